#include "ui/results/FigureDelegate.h"

#include "ui/results/QuantityTableModel.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QApplication>
#include <QPainter>

namespace ui {

namespace {

constexpr int inset = 9, gap = 3;

int figureWidth(const QString &number, const QString &unit)
{
    const QFontMetrics metrics(theme().fonts.table);
    return metrics.horizontalAdvance(number) + (unit.isEmpty() ? 0 : gap + metrics.horizontalAdvance(unit));
}

} // namespace

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QString number = index.data(QuantityTableModel::NumberTextRole).toString();
    const bool withIcon = index.data(QuantityTableModel::IconRole).isValid();
    const int content = number.isEmpty() ? QFontMetrics(theme().fonts.table).horizontalAdvance(index.data().toString()) + (withIcon ? theme().metrics.textIcon + 6 : 0)
                                         : figureWidth(number, index.data(QuantityTableModel::UnitRole).toString());
    return {content + 2 * inset + 2, theme().metrics.tableRow};
}

void FigureDelegate::paintFigure(QPainter &painter, const QRect &rect, const QString &number, const QString &unit, const QFont &numberFont)
{
    const Theme &look = theme();
    QRect rest = rect;
    if (!unit.isEmpty()) {
        painter.setFont(look.fonts.table);
        painter.setPen(look.colours.textTertiary);
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, unit);
        rest.setRight(rest.right() - QFontMetrics(look.fonts.table).horizontalAdvance(unit) - gap);
    }
    painter.setFont(numberFont);
    painter.setPen(look.colours.text);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, number);
}

void FigureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.text.clear();
    const QWidget *widget = option.widget;
    (widget != nullptr ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);

    painter->save();
    const Theme &look = theme();
    QRect rest = option.rect.adjusted(inset, 0, -inset, 0);
    const QString number = index.data(QuantityTableModel::NumberTextRole).toString();
    if (!number.isEmpty()) {
        paintFigure(*painter, rest, number, index.data(QuantityTableModel::UnitRole).toString(), look.fonts.table);
    } else {
        if (const QString symbol = index.data(QuantityTableModel::IconRole).toString(); !symbol.isEmpty()) {
            const int size = look.metrics.textIcon;
            paintIcon(*painter, QRectF(rest.left(), rest.center().y() - size / 2.0 + 0.5, size, size), symbol.toLatin1().constData(), look.colours.textSecondary);
            rest.setLeft(rest.left() + size + 6);
        }
        painter->setFont(look.fonts.table);
        painter->setPen(look.colours.text);
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(look.fonts.table).elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    }
    painter->restore();
}

} // namespace ui
