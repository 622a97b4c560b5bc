#pragma once

#include <QStyledItemDelegate>

namespace ui {

/// A cell of the derivation: links in accent, values medium with their unit, the kind's icon and the "≈ est." pill.
class DerivationDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace ui
