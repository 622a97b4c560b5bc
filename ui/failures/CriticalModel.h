#pragma once

#include "core/failures/CriticalLitRoutes.h"
#include "ui/document/Document.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

using CriticalRoutes = std::vector<core::CriticalRoute>;

/// What hangs on each lit route, the most critical first. Roles are those of QuantityTableModel.
class CriticalModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Rank, Name, Bridge, PairsCut, Load, CutFall, CutPair, PairsUsing, ColumnCount };
    static constexpr int SortRole = Qt::UserRole + 200; ///< number or text

    explicit CriticalModel(Document &document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void setAnswer(CriticalRoutes answer);
    void setStale(bool stale);
    std::string routeId(int row) const; ///< empty when the scenario has it no more

private:
    QString text(const core::CriticalRoute &of, int row, int column) const;

    Document &m_document;
    CriticalRoutes m_rows;
    bool m_stale = false;
};

} // namespace ui
