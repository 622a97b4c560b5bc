#pragma once

#include "ui/document/Document.h"

#include "core/failures/FailureStudy.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>

#include <cstdint>
#include <vector>

namespace ui {

/// Failures with what they leave, in the order of a column. It sorts and filters by itself, since a proxy would take seconds for
/// the hundred thousands of dual failures that stream in. Roles are those of QuantityTableModel.
class FailureTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Failed, Kind, Kept, Fullest, OneWay, Ports, Pairs, Over, Buffers, CutOff, PerYear, Hours, Step, ColumnCount };

    explicit FailureTableModel(Document &document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Equal rows stay in the order of the failures; what is unknown comes last either way.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    void clear();
    void begin(); ///< a new run: the rows of the last one stay, greyed, until it has something to show
    void add(std::vector<core::FailureOutcome> outcomes);
    void end(bool complete); ///< incomplete: the run was given up, the old rows stay
    void setStale(bool stale);
    void setFilter(const QString &text);

    const core::FailureOutcome &outcome(int row) const { return m_rows[m_order[static_cast<std::size_t>(row)]]; }
    int rowOf(const core::Failure &failure) const;      ///< of the same kind and ids; -1 when it is not shown
    bool knowsSteps() const { return m_steps; }         ///< a training step is known for any of them
    std::size_t count() const { return m_rows.size(); } ///< whatever the filter

private:
    QString name(const core::FailureOutcome &outcome) const;
    QString fullest(const core::FailureOutcome &outcome) const;
    QString text(const core::FailureOutcome &outcome, int column) const;
    QVariant figureData(const core::FailureOutcome &outcome, int column, int role) const;
    QString toolTip(const core::FailureOutcome &outcome, int column) const;
    bool passes(const core::FailureOutcome &outcome) const;
    void takeOver();
    void addKeys(std::size_t from);
    bool isBefore(std::uint32_t a, std::uint32_t b) const;
    std::vector<std::uint32_t> sorted(std::size_t from);
    void reorder(std::vector<std::uint32_t> order);

    Document &m_document;
    std::vector<core::FailureOutcome> m_rows;      ///< in the order of the failures
    std::vector<std::uint32_t> m_order;            ///< what is shown, as it is shown
    std::vector<std::pair<double, double>> m_keys; ///< of the rows, for the sorted column
    std::vector<QString> m_names;                  ///< of the rows, when sorted by name
    std::vector<core::FailureOutcome> m_next;      ///< of a new run, not shown yet
    QElapsedTimer m_since;
    bool m_replacing = false, m_stale = false, m_steps = false;
    int m_sortColumn = Kept;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    QString m_filter;
};

} // namespace ui
