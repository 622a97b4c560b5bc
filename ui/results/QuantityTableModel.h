#pragma once

#include "core/quantities/Quantities.h"
#include "ui/document/Document.h"

#include <QAbstractTableModel>

namespace ui {

/// Sites, routes or demands of the current scenario with every quantity of their scope: a few leading text columns, then
/// one column a quantity. A fresh sizing changes cells in place; rows come and go one by one.
class QuantityTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole,  ///< double; invalid when unknown or no number
        NumberTextRole, UnitRole,   ///< as people read them
        PlainRole,                  ///< shortest locale-free number, or the text; what is copied
        IconRole,
        BarRole,    ///< share from 0 to 1, drawn as a bar before the text
        QuietRole,  ///< bool: one step back
        StaleRole,  ///< bool: of a sizing that is no more in force
    };

    QuantityTableModel(Document &document, core::Scope scope, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    const core::Subject &subject(int row) const { return m_rows[static_cast<std::size_t>(row)].subject; }
    int rowOf(const std::string &id) const;                ///< -1 when there is none
    const core::Quantity *quantity(int column) const;      ///< nullptr of a text column
    int leadingColumns() const { return static_cast<int>(m_texts.size()); }

    void refresh();

private:
    struct TextColumn {
        QString head;
        std::function<QString(const core::Subject &, const core::Sizing &)> read;
    };
    struct Row {
        core::Subject subject;
        std::vector<QString> texts;
        std::vector<std::optional<double>> values;
        friend bool operator==(const Row &, const Row &) = default;
    };

    void makeTextColumns();
    std::vector<Row> wanted() const;
    const char *symbol(const core::Subject &subject) const;

    Document &m_document;
    core::Scope m_scope;
    std::vector<TextColumn> m_texts;
    std::vector<const core::Quantity *> m_quantities;
    std::vector<Row> m_rows;
};

} // namespace ui
