#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A cell of a result table: numbers at the right with their unit one step back, an icon before the name.
class FigureDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// A number and its unit, right-aligned with a thin gap between; also used by the derivation's value column.
    static void paintFigure(QPainter &painter, const QRect &rect, const QString &number, const QString &unit, const QFont &numberFont, bool quiet = false);
};

} // namespace ui
