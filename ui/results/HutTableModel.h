#pragma once

#include "core/sizing/Huts.h"
#include "ui/document/Document.h"

#include <QAbstractTableModel>

namespace ui {

/// The amplifier huts of the current scenario: what stands in each, whether an old hut takes it, and the same with amplifiers
/// for one fibre pair and for several. Roles are those of QuantityTableModel.
class HutTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit HutTableModel(Document &document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    const core::HutSizing &hut(int row) const { return m_huts[static_cast<std::size_t>(row)]; }
    void refresh();

private:
    /// A text, or a number in the unit of core/units.
    struct Column {
        QString head, hint;
        std::function<QString(const core::HutSizing &)> text;
        std::function<std::optional<double>(const core::HutSizing &)> number;
        const char *unit = "";
        bool whole = false;
    };
    void makeColumns();
    void addLoad(const QString &kind, core::HutLoad core::HutSizing::*load);
    QString fitText(const core::HutSizing &hut) const;

    Document &m_document;
    std::vector<Column> m_columns;
    std::vector<core::HutSizing> m_huts;
};

} // namespace ui
