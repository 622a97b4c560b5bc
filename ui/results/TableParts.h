#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QTableView;

namespace ui {

/// What result tables have in common (TOKENS.md, table): rows are selected whole, heads can be moved, nothing is edited.
void dressTable(QTableView &view);
/// Fonts and heights of the theme in force.
void themeTable(QTableView &view);
/// Keeps the columns of a table as wide as their contents ask for: they only grow, so that nothing jumps while figures change. Room
/// that is left goes to the columns with names. A width given by hand stays.
class ColumnWidths final : public QObject {
    Q_OBJECT

public:
    ColumnWidths(QTableView &view, std::vector<int> named);
    void widen(); ///< the contents have changed

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void spread();
    QTableView &m_view;
    std::vector<int> m_named;
    std::vector<int> m_widths;
    bool m_spreading = false;
};

/// Selected rows, else all: shown columns in their order, tab separated, plain numbers (QuantityTableModel::PlainRole), with heads.
QString copyText(const QTableView &view);

} // namespace ui
