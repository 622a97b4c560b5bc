#include "ui/results/TableParts.h"

#include "ui/results/FigureDelegate.h"
#include "ui/results/QuantityTableModel.h"
#include "ui/shell/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>

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

ColumnWidths::ColumnWidths(QTableView &view, std::vector<int> named) : QObject(&view), m_view(view), m_named(std::move(named))
{
    view.viewport()->installEventFilter(this);
    connect(view.horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (!m_spreading && static_cast<std::size_t>(column) < m_widths.size() && width > 0)
            m_widths[static_cast<std::size_t>(column)] = width;
    });
}

void ColumnWidths::widen()
{
    const QAbstractItemView &view = m_view; // QTableView hides the function
    m_widths.resize(static_cast<std::size_t>(m_view.model()->columnCount()), 0);
    for (int column = 0; column < m_view.model()->columnCount(); ++column) {
        int &width = m_widths[static_cast<std::size_t>(column)];
        width = std::max({width, view.sizeHintForColumn(column), m_view.horizontalHeader()->sectionSizeHint(column)});
    }
    spread();
}

void ColumnWidths::spread()
{
    const QScopedValueRollback spreading(m_spreading, true);
    const int columns = static_cast<int>(m_widths.size());
    int left = m_view.viewport()->width();
    for (int column = 0; column < columns; ++column)
        left -= m_view.isColumnHidden(column) ? 0 : m_widths[static_cast<std::size_t>(column)];
    const int share = std::max(left, 0) / std::max(static_cast<int>(m_named.size()), 1);
    for (int column = 0; column < columns; ++column) {
        const bool named = std::ranges::find(m_named, column) != m_named.end();
        if (!m_view.isColumnHidden(column))
            m_view.horizontalHeader()->resizeSection(column, m_widths[static_cast<std::size_t>(column)] + (named ? share : 0));
    }
}

bool ColumnWidths::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        spread();
    return QObject::eventFilter(watched, event);
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
