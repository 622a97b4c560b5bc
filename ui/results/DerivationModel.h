#pragma once

#include "core/quantities/Quantities.h"

#include <QAbstractItemModel>

#include <memory>

namespace ui {

/// A derivation as a tree: what the figure is, its value, how it comes about, where that comes from. A new derivation of the
/// same shape changes values in place, so that what is unfolded stays unfolded. Figures that several others are made of are
/// shared in a derivation, and the tree of a mesh would have no end: lines are made only where somebody looks.
class DerivationModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { QuantityColumn, ValueColumn, FormulaColumn, FromColumn, ColumnCount };
    enum Role { NumberTextRole = Qt::UserRole, UnitRole, IconRole, LinkRole, EstimateRole };

    using QAbstractItemModel::QAbstractItemModel;

    void setDerivation(std::shared_ptr<const core::Derivation> derivation);  ///< null: nothing
    const core::Derivation *derivation(const QModelIndex &index) const;
    /// The tree as text: one line a figure, indented by depth, tab separated. What a shared figure is made of is told once.
    QString text() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static bool leadsSomewhere(const core::DerivationLink &link);

private:
    struct Node {
        const core::Derivation *derivation = nullptr;
        int parent = -1;
        int row = 0;
        std::vector<int> children = {};  ///< empty until somebody looked
    };
    const Node &node(const QModelIndex &index) const { return m_nodes[index.internalId()]; }

    std::shared_ptr<const core::Derivation> m_root;
    mutable std::vector<Node> m_nodes;   ///< parents before children; 0 is the root
};

} // namespace ui
