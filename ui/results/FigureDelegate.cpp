#include "ui/results/FigureDelegate.h"

#include "ui/results/QuantityTableModel.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int inset = 9, gap = 3, barWidth = 72, barHeight = 8;

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
    const int bar = index.data(QuantityTableModel::BarRole).isValid() ? barWidth + 8 : 0;
    const int content = bar + (number.isEmpty() ? QFontMetrics(theme().fonts.table).horizontalAdvance(index.data().toString()) + (withIcon ? theme().metrics.textIcon + 6 : 0)
                                         : figureWidth(number, index.data(QuantityTableModel::UnitRole).toString()));
    return {content + 2 * inset + 2, theme().metrics.tableRow};
}

void FigureDelegate::paintFigure(QPainter &painter, const QRect &rect, const QString &number, const QString &unit, const QFont &numberFont, bool quiet)
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
    painter.setPen(quiet ? look.colours.textTertiary : look.colours.text);
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
    const bool stale = index.data(QuantityTableModel::StaleRole).toBool(), quiet = stale || index.data(QuantityTableModel::QuietRole).toBool();
    if (!number.isEmpty()) {
        paintFigure(*painter, rest, number, index.data(QuantityTableModel::UnitRole).toString(), look.fonts.table, quiet);
    } else {
        if (const QString symbol = index.data(QuantityTableModel::IconRole).toString(); !symbol.isEmpty()) {
            const int size = look.metrics.textIcon;
            paintIcon(*painter, QRectF(rest.left(), rest.center().y() - size / 2.0 + 0.5, size, size), symbol.toLatin1().constData(), look.colours.textSecondary);
            rest.setLeft(rest.left() + size + 6);
        }
        if (const QVariant bar = index.data(QuantityTableModel::BarRole); bar.isValid()) {
            const QRectF trough(rest.left(), rest.center().y() - barHeight / 2.0 + 0.5, barWidth, barHeight);
            drawBox(*painter, trough, look.colours.pressed, Qt::transparent, 0, 2);
            if (const double share = std::clamp(bar.toDouble(), 0.0, 1.0); share > 0)
                drawBox(*painter, QRectF(trough.topLeft(), QSizeF(std::max(2.0, trough.width() * share), barHeight)), stale ? look.colours.outline : look.colours.accent, Qt::transparent, 0, 2);
            rest.setLeft(rest.left() + barWidth + 8);
        }
        painter->setFont(look.fonts.table);
        painter->setPen(stale ? look.colours.textTertiary : quiet ? look.colours.textSecondary : look.colours.text);
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(look.fonts.table).elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    }
    painter->restore();
}

} // namespace ui
