#include "ui/inspector/OutlineDelegate.h"

#include "ui/inspector/OutlineModel.h"
#include "ui/results/FindingText.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QApplication>
#include <QPainter>

namespace ui {

namespace {

int nameLeft(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool hasIcon = !index.data(OutlineModel::IconRole).toString().isEmpty();
    return option.rect.left() + theme().metrics.scaled(4) + (hasIcon ? theme().metrics.rowIcon + theme().metrics.scaled(6) : 0);
}

} // namespace

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {theme().metrics.scaled(120), theme().metrics.outlineRow};
}

void OutlineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString name = std::exchange(option.text, QString());
    const Theme &look = theme();
    const QWidget *widget = option.widget;
    (widget != nullptr ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);

    painter->save();
    const QString symbol = index.data(OutlineModel::IconRole).toString();
    const int icon = look.metrics.rowIcon, gap = look.metrics.scaled(6);
    QRect rest = option.rect;
    rest.setRight(rest.right() - look.metrics.scaled(10));
    if (!symbol.isEmpty())
        paintIcon(*painter, QRectF(rest.left() + look.metrics.scaled(4), rest.center().y() - icon / 2.0 + 0.5, icon, icon), symbol.toLatin1().constData(), look.colours.textSecondary);

    const QString value = index.data(OutlineModel::ValueRole).toString();
    painter->setFont(look.fonts.small);
    painter->setPen(look.colours.textSecondary);
    painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter, value);
    rest.setRight(rest.right() - (value.isEmpty() ? 0 : QFontMetrics(look.fonts.small).horizontalAdvance(value) + gap));
    if (const QVariant severity = index.data(OutlineModel::SeverityRole); severity.isValid()) {
        const auto worst = static_cast<core::Severity>(severity.toInt());
        const int size = look.metrics.textIcon;
        paintIcon(*painter, QRectF(rest.right() - size, rest.center().y() - size / 2.0 + 0.5, size, size), severityIcon(worst), severityColour(worst));
        rest.setRight(rest.right() - size - gap);
    }

    const bool group = symbol.isEmpty();
    rest.setLeft(nameLeft(option, index));
    painter->setFont(group ? look.fonts.bodyMedium : look.fonts.body);
    painter->setPen(look.colours.text);
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(painter->font()).elidedText(name, Qt::ElideRight, rest.width()));
    painter->restore();
}

void OutlineDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QRect rect = option.rect;
    rect.setLeft(nameLeft(option, index) - theme().metrics.scaled(6));
    editor->setGeometry(rect);
}

} // namespace ui
