#pragma once

#include <QString>

class QTableView;

namespace ui {

/// What result tables have in common (TOKENS.md, table): rows are selected whole, heads can be moved, nothing is edited.
void dressTable(QTableView &view);
/// Fonts and heights of the theme in force.
void themeTable(QTableView &view);
/// Selected rows, else all: shown columns in their order, tab separated, plain numbers (QuantityTableModel::PlainRole), with heads.
QString copyText(const QTableView &view);

} // namespace ui
