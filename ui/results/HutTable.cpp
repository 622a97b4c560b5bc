#include "ui/results/HutTable.h"

#include "ui/document/Document.h"
#include "ui/results/HutTableModel.h"
#include "ui/results/TableParts.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

HutTable::HutTable(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new HutTableModel(document, this)), m_view(new QTableView(this))
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Huts"));
    dressTable(*m_view);
    m_view->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    connect(m_view, &QTableView::doubleClicked, this, &HutTable::explainCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HutTable::selectRoutes);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_view, &QTableView::resizeColumnsToContents);
    connect(&themeSource(), &ThemeSource::changed, this, &HutTable::renewTheme);
    renewTheme();
}

void HutTable::renewTheme()
{
    themeTable(*m_view);
    m_view->resizeColumnsToContents();
}

void HutTable::selectRoutes()
{
    Selection selection;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        selection.insert({ObjectRef::Kind::Route, m_model->hut(index.row()).routeId});
    if (!selection.empty())
        m_document.setSelection(std::move(selection));
}

void HutTable::explainCurrent()
{
    if (const QModelIndex current = m_view->currentIndex(); current.isValid())
        m_document.requestExplain("hut_power_w", {core::Scope::Route, m_model->hut(current.row()).routeId});
}

bool HutTable::eventFilter(QObject *watched, QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (watched != m_view || (event->type() != QEvent::KeyPress && !asks))
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool copies = key->matches(QKeySequence::Copy);
    const bool explains = key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (!copies && !explains)
        return QWidget::eventFilter(watched, event);
    if (asks)
        event->accept();
    else if (copies)
        QGuiApplication::clipboard()->setText(copyText(*m_view));
    else
        explainCurrent();
    return true;
}

} // namespace ui
