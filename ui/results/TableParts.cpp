#include "ui/results/TableParts.h"

#include "ui/results/FigureDelegate.h"
#include "ui/results/QuantityTableModel.h"
#include "ui/shell/Theme.h"

#include <QHeaderView>
#include <QTableView>

namespace ui {

void dressTable(QTableView &view)
{
    view.setItemDelegate(new FigureDelegate(&view));
    view.setShowGrid(false);
    view.setAlternatingRowColors(true);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setWordWrap(false);
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setTabKeyNavigation(false);
    view.verticalHeader()->hide();
    QHeaderView *head = view.horizontalHeader();
    head->setSectionsMovable(true);
    head->setHighlightSections(false);
    head->setResizeContentsPrecision(200);
    head->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void themeTable(QTableView &view)
{
    view.setFont(theme().fonts.table);
    view.horizontalHeader()->setFont(theme().fonts.tableMedium);
    view.horizontalHeader()->setFixedHeight(theme().metrics.tableHead);
    view.verticalHeader()->setDefaultSectionSize(theme().metrics.tableRow);
}

QString copyText(const QTableView &view)
{
    const QHeaderView *head = view.horizontalHeader();
    const QAbstractItemModel *model = view.model();
    std::vector<int> columns;
    for (int visual = 0; visual < head->count(); ++visual) {
        if (!view.isColumnHidden(head->logicalIndex(visual)))
            columns.push_back(head->logicalIndex(visual));
    }
    const auto line = [&](const auto &cell) {
        QStringList cells;
        for (const int column : columns)
            cells << QString(cell(column)).replace(QLatin1Char('\t'), QLatin1Char(' '));
        return cells.join(QLatin1Char('\t'));
    };
    QStringList lines{line([&](int column) { return model->headerData(column, Qt::Horizontal, QuantityTableModel::PlainRole).toString(); })};
    const bool some = view.selectionModel()->hasSelection();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (!some || view.selectionModel()->isRowSelected(row))
            lines << line([&](int column) { return model->index(row, column).data(QuantityTableModel::PlainRole).toString(); });
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui
