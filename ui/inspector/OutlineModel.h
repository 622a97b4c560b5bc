#pragma once

#include "ui/document/Document.h"

#include <QAbstractItemModel>

#include <memory>

namespace ui {

/// The scenario as a tree: sites, routes with their huts, demands, shared risks, changed assumptions. A projection of the
/// document: renaming writes to the document, and what changes there changes here row by row, so that nothing folds up.
class OutlineModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind { Root, Sites, Routes, Demands, Srlgs, Assumptions, Site, Route, Hut, Demand, Srlg, Assumption };
    enum Role { KindRole = Qt::UserRole, IdRole, ValueRole, IconRole, SeverityRole };

    explicit OutlineModel(Document &document, QObject *parent = nullptr);
    ~OutlineModel() override;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    Kind kind(const QModelIndex &index) const;
    std::optional<ObjectRef> object(const QModelIndex &index) const;  ///< of a hut its route
    QModelIndex indexOf(const ObjectRef &object) const;
    QModelIndex group(Kind kind) const;

    void refresh();

private:
    struct Entry;
    struct Node;

    Entry wanted() const;
    Entry routes() const;
    Entry demands() const;
    Node &node(const QModelIndex &index) const;
    QModelIndex indexOf(const Node &node) const;
    void sync(Node &have, const Entry &want);

    Document &m_document;
    std::unique_ptr<Node> m_root;
};

} // namespace ui
