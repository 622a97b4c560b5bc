#include "ui/results/QuantityTable.h"

#include "ui/document/Text.h"
#include "ui/results/FindingText.h"
#include "ui/results/TableParts.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

bool FigureSorter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto *table = static_cast<const QuantityTableModel *>(sourceModel());
    if (table->quantity(left.column()) == nullptr)
        return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
    const QVariant a = left.data(QuantityTableModel::NumberRole), b = right.data(QuantityTableModel::NumberRole);
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);  // the unknown stands last in both orders
    return a.toDouble() < b.toDouble();
}

bool FigureSorter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QString wanted = filterRegularExpression().pattern();
    if (wanted.isEmpty())
        return true;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
        const QModelIndex cell = sourceModel()->index(row, column, parent);
        if (cell.data().toString().contains(wanted, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

QuantityTable::QuantityTable(Document &document, core::Scope scope, QWidget *parent)
    : QWidget(parent), m_document(document), m_scope(scope), m_model(new QuantityTableModel(document, scope, this)), m_proxy(new FigureSorter(this)), m_filter(new QLineEdit(this)),
      m_view(new QTableView(this))
{
    m_proxy->setSourceModel(m_model);
    m_view->setModel(m_proxy);
    dressTable(*m_view);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    QHeaderView *head = m_view->horizontalHeader();
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);

    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setAccessibleName(tr("Filter rows"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("filter"), QLineEdit::LeadingPosition);
    m_filter->setVisible(false);
    m_filter->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_filter);
    column->addWidget(m_view);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QScopedValueRollback following(m_following, true);  // rows that go out of sight stay selected in the document
        m_proxy->setFilterRegularExpression(text.trimmed());
    });
    connect(head, &QHeaderView::customContextMenuRequested, this, &QuantityTable::columnMenu);
    connect(m_view, &QTableView::doubleClicked, this, &QuantityTable::explain);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &QuantityTable::selectionToDocument);
    connect(&document, &Document::selectionChanged, this, &QuantityTable::selectionFromDocument);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &QuantityTable::selectionFromDocument);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &QuantityTable::widenColumns);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &QuantityTable::widenColumns);
    connect(&themeSource(), &ThemeSource::changed, this, &QuantityTable::renewTheme);
    renewTheme();
    selectionFromDocument();
}

void QuantityTable::renewTheme()
{
    themeTable(*m_view);
    widenColumns();
}

void QuantityTable::widenColumns()
{
    const QAbstractItemView *view = m_view;  // QTableView hides the function
    QHeaderView *head = m_view->horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const int wanted = std::max(view->sizeHintForColumn(column), head->sectionSizeHint(column));
        if (!m_view->isColumnHidden(column) && (m_sized <= column || wanted > head->sectionSize(column)))
            head->resizeSection(column, wanted);
    }
    if (m_model->rowCount() > 0)
        m_sized = m_model->columnCount();  // from now on columns only grow: nothing jumps while a field is stepped
}

void QuantityTable::selectionToDocument()
{
    if (m_following)
        return;
    const QScopedValueRollback following(m_following, true);
    Selection selection;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        if (const auto object = objectOf(m_model->subject(m_proxy->mapToSource(index).row())))
            selection.insert(*object);
    }
    m_document.setSelection(std::move(selection));
}

void QuantityTable::selectionFromDocument()
{
    if (m_following)
        return;
    const QScopedValueRollback following(m_following, true);
    QItemSelection rows;
    QModelIndex last;
    for (const ObjectRef &object : m_document.selection()) {
        const bool mine = (object.kind == ObjectRef::Kind::Site && m_scope == core::Scope::Site) || (object.kind == ObjectRef::Kind::Route && m_scope == core::Scope::Route) ||
                          (object.kind == ObjectRef::Kind::Demand && m_scope == core::Scope::Demand);
        const int row = mine ? m_model->rowOf(object.id) : -1;
        const QModelIndex index = row < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model->index(row, 0));
        if (index.isValid()) {
            rows.select(index, index.siblingAtColumn(m_model->columnCount() - 1));
            last = index;
        }
    }
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (last.isValid() && !m_view->selectionModel()->isRowSelected(m_view->currentIndex().row())) {
        const int column = std::max(m_view->currentIndex().column(), 0);
        m_view->selectionModel()->setCurrentIndex(last.siblingAtColumn(column), QItemSelectionModel::NoUpdate);
        m_view->scrollTo(last.siblingAtColumn(column));
    }
}

void QuantityTable::columnMenu(const QPoint &at)
{
    QMenu menu(this);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        QAction *action = menu.addAction(m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_view->isColumnHidden(column));
        action->setEnabled(column != 0);  // a row without a name tells nothing
        connect(action, &QAction::toggled, this, [this, column](bool shown) { m_view->setColumnHidden(column, !shown); });
    }
    menu.addSeparator();
    menu.addAction(tr("Show all columns"), this, [this] {
        for (int column = 0; column < m_model->columnCount(); ++column)
            m_view->setColumnHidden(column, false);
    });
    menu.addAction(icon("copy"), tr("Copy table"), this, [this] { QGuiApplication::clipboard()->setText(copyText()); });
    menu.exec(m_view->horizontalHeader()->mapToGlobal(at));
}

void QuantityTable::showFilter()
{
    m_filter->setVisible(true);
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

QString QuantityTable::copyText() const
{
    return ui::copyText(*m_view);
}

void QuantityTable::explainCurrent()
{
    explain(m_view->currentIndex());
}

void QuantityTable::explain(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const core::Subject subject = m_model->subject(m_proxy->mapToSource(index).row());
    if (const core::Quantity *quantity = m_model->quantity(index.column()))
        m_document.requestExplain(quantity->id, subject);
    else if (const auto object = objectOf(subject))
        m_document.requestReveal(*object);
}

bool QuantityTable::eventFilter(QObject *watched, QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (event->type() != QEvent::KeyPress && !asks)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    std::function<void()> act;
    if (watched == m_view && key->matches(QKeySequence::Copy))
        act = [this] { QGuiApplication::clipboard()->setText(copyText()); };
    else if (key->matches(QKeySequence::Find))
        act = [this] { showFilter(); };
    else if (watched == m_view && enter && key->modifiers() == Qt::NoModifier)
        act = [this] { explainCurrent(); };
    else if (watched == m_filter && key->key() == Qt::Key_Escape)
        act = [this] {
            m_filter->clear();
            m_filter->setVisible(false);
            m_view->setFocus();
        };
    else if (watched == m_filter && (enter || key->key() == Qt::Key_Down))
        act = [this] { m_view->setFocus(); };
    if (!act)
        return QWidget::eventFilter(watched, event);
    if (asks)
        event->accept();
    else
        act();
    return true;
}

} // namespace ui
