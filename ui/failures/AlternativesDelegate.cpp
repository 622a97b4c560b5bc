#include "ui/failures/AlternativesDelegate.h"

#include "ui/failures/AlternativesModel.h"
#include "ui/results/FigureDelegate.h"
#include "ui/results/QuantityTableModel.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int inset = 9, mostNames = 300;

using Roles = QuantityTableModel;
using Model = AlternativesModel;

} // namespace

QRect AlternativesDelegate::buttonRect(const QRect &cell, const QString &label)
{
    const ThemeMetrics &metrics = theme().metrics;
    const int width = QFontMetrics(theme().fonts.table).horizontalAdvance(label) + 2 * metrics.scaled(10), height = metrics.scaled(25);
    return {cell.left() + inset, cell.center().y() - height / 2, width, height};
}

QSize AlternativesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &look = theme();
    const int height = look.metrics.scaled(42);
    if (index.column() == Model::Use)
        return {buttonRect(option.rect, index.data().toString()).width() + 2 * inset, height};
    const int first =
        QFontMetrics(look.fonts.tableMedium).horizontalAdvance(index.data().toString()) + (index.column() == Model::Choice ? look.metrics.textIcon + 6 : 0);
    const int second = std::min(QFontMetrics(look.fonts.small).horizontalAdvance(index.data(Model::DetailRole).toString()), look.metrics.scaled(mostNames));
    return {std::max(first, second) + 2 * inset + 4, height};
}

void AlternativesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.text.clear();
    const QWidget *widget = option.widget;
    (widget != nullptr ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);
    painter->save();
    if (index.column() == Model::Use)
        paintButton(*painter, option, index);
    else
        paintLines(*painter, option.rect, index);
    painter->restore();
}

void AlternativesDelegate::paintButton(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &look = theme();
    const QString label = index.data().toString();
    const QRect button = buttonRect(option.rect, label);
    painter.setFont(look.fonts.table);
    if (index.data(Model::CurrentRole).toBool()) {
        painter.setPen(look.colours.textSecondary);
        painter.drawText(button, Qt::AlignLeft | Qt::AlignVCenter, label);
        return;
    }
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool hover = (option.state & QStyle::State_MouseOver) && view != nullptr && button.contains(view->viewport()->mapFromGlobal(QCursor::pos()));
    drawBox(painter, QRectF(button), hover ? look.colours.hover : look.colours.base, look.colours.outline, 1);
    painter.setPen(look.colours.text);
    painter.drawText(button, Qt::AlignCenter, label);
}

void AlternativesDelegate::paintLines(QPainter &painter, const QRect &cell, const QModelIndex &index) const
{
    const Theme &look = theme();
    const bool stale = index.data(Roles::StaleRole).toBool(), current = index.data(Model::CurrentRole).toBool();
    const QString detail = index.data(Model::DetailRole).toString();
    QRect rest = cell.adjusted(inset, 4, -inset, -4), top = rest;
    if (index.column() == Model::Choice) {
        const int size = look.metrics.textIcon;
        if (current)
            paintIcon(painter, QRectF(rest.left(), rest.center().y() - size / 2.0 + 0.5, size, size), "ok", look.colours.accent);
        rest.setLeft(rest.left() + size + 6);
        top = rest;
    }
    if (!detail.isEmpty())
        top.setBottom(rest.center().y());
    const QFont &font = current || index.column() == Model::Choice ? look.fonts.tableMedium : look.fonts.table;
    const QString number = index.data(Roles::NumberTextRole).toString();
    const QColor ink = index.data(Model::InkRole).value<QColor>();
    if (!number.isEmpty()) {
        FigureDelegate::paintFigure(painter, top, number, index.data(Roles::UnitRole).toString(), font, stale);
    } else {
        painter.setFont(font);
        painter.setPen(stale ? look.colours.textTertiary : ink.isValid() ? ink : look.colours.text);
        painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, top.width()));
    }
    if (detail.isEmpty())
        return;
    painter.setFont(look.fonts.small);
    painter.setPen(look.colours.textTertiary);
    const QRect bottom(rest.left(), rest.center().y() + 1, rest.width(), rest.height() / 2);
    painter.drawText(bottom, (number.isEmpty() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                     QFontMetrics(look.fonts.small).elidedText(detail, Qt::ElideRight, bottom.width()));
}

bool AlternativesDelegate::editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (index.column() != Model::Use || index.data(Model::CurrentRole).toBool() ||
        (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonRelease))
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (mouse->button() != Qt::LeftButton || !buttonRect(option.rect, index.data().toString()).contains(mouse->position().toPoint()))
        return false;
    if (event->type() == QEvent::MouseButtonRelease)
        emit usePressed(index);
    return true;
}

} // namespace ui
