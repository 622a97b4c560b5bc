#pragma once

#include "ui/results/QuantityTableModel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLineEdit;
class QTableView;

namespace ui {

/// Sorts by real numbers, unknown ones last either way, and shows the rows one of whose cells holds the filter text.
class FigureSorter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
};

/// One result table (TOKENS.md, table): sorted by a click on a head, columns chosen in the head's menu, a filter row (Ctrl+F),
/// copied with heads (Ctrl+C). Its selection is the document's; double click or Enter on a figure explains it.
class QuantityTable final : public QWidget {
    Q_OBJECT

public:
    QuantityTable(Document &document, core::Scope scope, QWidget *parent = nullptr);

    QTableView *view() const { return m_view; }
    QuantityTableModel *model() const { return m_model; }
    QLineEdit *filterField() const { return m_filter; }

    void showFilter();
    QString copyText() const;  ///< selected rows, else all: shown columns, tab separated, plain numbers, with heads
    void explainCurrent();     ///< the figure in the current cell

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void selectionToDocument();
    void selectionFromDocument();
    void columnMenu(const QPoint &at);
    void explain(const QModelIndex &index);
    void renewTheme();
    void widenColumns();

    Document &m_document;
    core::Scope m_scope;
    QuantityTableModel *m_model;
    FigureSorter *m_proxy;
    QLineEdit *m_filter;
    QTableView *m_view;
    bool m_following = false;
    int m_sized = 0;  ///< columns that have had their first width
};

} // namespace ui
