#include "ui/results/FindingsDelegate.h"

#include "core/sizing/Sizing.h"
#include "ui/results/FindingText.h"
#include "ui/results/FindingsModel.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace ui {

QSize FindingsDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const bool head = index.data(FindingsModel::IsHeadRole).toBool();
    return {theme().metrics.scaled(320), head ? theme().metrics.outlineRow : theme().metrics.scaled(44)};
}

QVector<FindingsDelegate::Button> FindingsDelegate::buttons(const QRect &row, const QModelIndex &index)
{
    QVector<Button> all;
    if (index.data(FindingsModel::IsHeadRole).toBool())
        return all;
    const ThemeMetrics &metrics = theme().metrics;
    const int height = metrics.scaled(25), gap = metrics.scaled(8), top = row.center().y() - height / 2;
    int right = row.right() - metrics.scaled(12);
    all.append({QRect(right - height, top, height, height), {}});
    right -= height + gap;
    const QStringList labels = index.data(FindingsModel::MendsRole).toStringList();
    const QFontMetrics font(theme().fonts.table);
    const auto widthOf = [&](const QString &label) { return font.horizontalAdvance(label) + 2 * metrics.scaled(10); };
    int room = right - (row.left() + row.width() / 3), shown = 0; // the first ones are the nearest at hand; the menu has the others
    while (shown < labels.size() && widthOf(labels[shown]) <= room)
        room -= widthOf(labels[shown++]) + gap;
    while (shown > 0) {
        const QString &label = labels[--shown];
        all.append({QRect(right - widthOf(label), top, widthOf(label), height), label});
        right -= widthOf(label) + gap;
    }
    return all;
}

void FindingsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString title = std::exchange(option.text, QString());
    const QWidget *widget = option.widget;
    (widget != nullptr ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);

    painter->save();
    const Theme &look = theme();
    const QRect row = option.rect;
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), look.colours.hairline);
    if (index.data(FindingsModel::IsHeadRole).toBool()) {
        painter->setFont(look.fonts.smallMedium);
        painter->setPen(look.colours.textSecondary);
        painter->drawText(row.adjusted(look.metrics.scaled(12), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, title);
        painter->restore();
        return;
    }

    const auto severity = static_cast<core::Severity>(index.data(FindingsModel::SeverityRole).toInt());
    const int size = look.metrics.toolIcon;
    paintIcon(*painter, QRectF(row.left() + look.metrics.scaled(12), row.top() + look.metrics.scaled(6), size, size), severityIcon(severity), severityColour(severity));

    int right = row.right();
    const QPoint pointer = widget != nullptr ? qobject_cast<const QAbstractItemView *>(widget)->viewport()->mapFromGlobal(QCursor::pos()) : QPoint(-1, -1);
    for (const Button &button : buttons(row, index)) {
        right = button.rect.left() - look.metrics.scaled(8);
        const bool hover = (option.state & QStyle::State_MouseOver) && button.rect.contains(pointer);
        if (button.label.isEmpty()) {
            if (hover)
                drawBox(*painter, QRectF(button.rect), look.colours.hover, Qt::transparent, 0);
            paintIcon(*painter, QRectF(button.rect).adjusted(4, 4, -4, -4), "more", look.colours.textSecondary);
            continue;
        }
        drawBox(*painter, QRectF(button.rect), hover ? look.colours.hover : look.colours.base, look.colours.outline, 1);
        painter->setFont(look.fonts.table);
        painter->setPen(look.colours.text);
        painter->drawText(button.rect, Qt::AlignCenter, button.label);
    }

    const QRect text(row.left() + look.metrics.scaled(12) + size + look.metrics.scaled(12), row.top() + look.metrics.scaled(5), 0, row.height() - look.metrics.scaled(10));
    const int width = right - text.left(), half = text.height() / 2;
    painter->setFont(look.fonts.bodyMedium);
    painter->setPen(look.colours.text);
    painter->drawText(QRect(text.left(), text.top(), width, half), Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(painter->font()).elidedText(title, Qt::ElideRight, width));
    painter->setFont(look.fonts.small);
    painter->setPen(look.colours.textSecondary);
    painter->drawText(QRect(text.left(), text.top() + half, width, half), Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(painter->font()).elidedText(index.data(FindingsModel::DetailRole).toString(), Qt::ElideRight, width));
    painter->restore();
}

bool FindingsDelegate::editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease && event->type() != QEvent::MouseButtonPress)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    for (const Button &button : buttons(option.rect, index)) {
        if (!button.rect.contains(mouse->position().toPoint()))
            continue;
        if (event->type() == QEvent::MouseButtonRelease) {
            if (button.label.isEmpty())
                emit menuRequested(index, mouse->globalPosition().toPoint());
            else
                emit mendPressed(index, button.label);
        }
        return true;
    }
    return false;
}

} // namespace ui
