#pragma once

#include "core/failures/Alternatives.h"
#include "ui/document/Document.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// Choices side by side: what each takes and what its worst failure leaves, with the difference to the one in use. Number and
/// unit have the roles of QuantityTableModel.
class AlternativesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Choice, Ports, Pairs, PairKm, Power, FirstCost, Rate, OneWay, Kept, Unmet, Use, ColumnCount };
    enum Role {
        DetailRole = Qt::UserRole + 100, ///< second line: the difference, a name
        InkRole,                         ///< QColor of the first line where it is a verdict
        CurrentRole,                     ///< bool: the choice in use
    };

    explicit AlternativesModel(Document &document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void setAnswer(std::vector<core::Alternative> answer);
    void setStale(bool stale);
    const core::Alternative &alternative(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    bool isCurrent(int row) const { return alternative(row).current; }

private:
    QVariant figureData(const core::Alternative &of, int column, int role) const;
    QString difference(const core::Alternative &of, int column) const;
    QString text(const core::Alternative &of, int column) const;
    QString detail(const core::Alternative &of, int column) const;
    QString toolTip(const core::Alternative &of, int column) const;

    Document &m_document;
    std::vector<core::Alternative> m_rows;
    bool m_stale = false;
};

} // namespace ui
