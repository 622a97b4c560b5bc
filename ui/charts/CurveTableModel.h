#pragma once

#include "ui/charts/CurveSamples.h"

#include <QAbstractTableModel>

namespace ui {

/// The figures of a chart as a table: one row for each sample or bar, one column for each line.
class CurveTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setCurve(CurvePtr curve);
    const CurveSamples &samples() const { return m_samples; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    QString copyText() const; ///< all rows, tab separated, plain numbers, with heads

private:
    bool hasMarks() const;
    bool isMarks(int column) const { return hasMarks() && column == columnCount() - 1; }
    std::optional<double> number(const QModelIndex &index) const;
    const char *unit(int column) const;

    CurveSamples m_samples;
};

} // namespace ui
