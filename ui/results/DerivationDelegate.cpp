#include "ui/results/DerivationDelegate.h"

#include "ui/results/DerivationModel.h"
#include "ui/results/FigureDelegate.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QApplication>
#include <QPainter>

namespace ui {

QSize DerivationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width() + 2 * theme().metrics.scaled(8), theme().metrics.tableRow};
}

void DerivationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString text = std::exchange(option.text, QString());
    const QWidget *widget = option.widget;
    (widget != nullptr ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &option, painter, widget);

    painter->save();
    const Theme &look = theme();
    QRect rest = option.rect.adjusted(look.metrics.scaled(4), 0, -look.metrics.scaled(8), 0);
    if (index.column() == DerivationModel::ValueColumn) {
        FigureDelegate::paintFigure(*painter, rest, index.data(DerivationModel::NumberTextRole).toString(), index.data(DerivationModel::UnitRole).toString(), look.fonts.tableMedium);
        painter->restore();
        return;
    }
    if (const QString symbol = index.data(DerivationModel::IconRole).toString(); !symbol.isEmpty()) {
        const int size = look.metrics.textIcon;
        paintIcon(*painter, QRectF(rest.left(), rest.center().y() - size / 2.0 + 0.5, size, size), symbol.toLatin1().constData(), look.colours.textSecondary);
        rest.setLeft(rest.left() + size + look.metrics.scaled(6));
    }
    const bool link = index.column() == DerivationModel::QuantityColumn && index.data(DerivationModel::LinkRole).toBool();
    const bool quiet = index.column() == DerivationModel::FromColumn;
    painter->setFont(look.fonts.table);
    painter->setPen(link ? look.colours.link : quiet ? look.colours.textSecondary : look.colours.text);
    const QFontMetrics metrics(look.fonts.table);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rest.width());
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, shown);

    if (index.column() == DerivationModel::FormulaColumn && index.data(DerivationModel::EstimateRole).toBool()) {
        const QString pill = DerivationModel::tr("≈ est.");
        const QFontMetrics small(look.fonts.smallMedium);
        const QRect box(rest.left() + metrics.horizontalAdvance(shown) + look.metrics.scaled(6), rest.center().y() - look.metrics.pill / 2, small.horizontalAdvance(pill) + look.metrics.scaled(12),
                        look.metrics.pill);
        drawBox(*painter, QRectF(box), look.colours.estimateSoft, Qt::transparent, 0, look.metrics.pill / 2.0);
        painter->setFont(look.fonts.smallMedium);
        painter->setPen(look.colours.estimate);
        painter->drawText(box, Qt::AlignCenter, pill);
    }
    painter->restore();
}

} // namespace ui
