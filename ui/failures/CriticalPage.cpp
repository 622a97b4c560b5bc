#include "ui/failures/CriticalPage.h"

#include "ui/document/Document.h"
#include "ui/results/TableParts.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

namespace {

core::Result<std::any> rank(const AnswerRun::Subject &of, const std::stop_token &stop)
{
    return std::any(core::criticalLitRoutes(of.scenario, *of.sizing, stop));
}

} // namespace

CriticalPage::CriticalPage(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_run(new AnswerRun(document, &rank, this)), m_model(new CriticalModel(document, this)),
      m_proxy(new QSortFilterProxyModel(this)), m_view(new QTableView(this)), m_words(new QLabel(this))
{
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(CriticalModel::SortRole);
    m_proxy->setSortLocaleAware(true);
    m_view->setModel(m_proxy);
    dressTable(*m_view);
    m_widths = new ColumnWidths(*m_view, {CriticalModel::Name, CriticalModel::CutPair});
    m_view->horizontalHeader()->setSortIndicator(CriticalModel::Rank, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setAccessibleName(tr("Critical routes"));
    m_view->installEventFilter(this);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setText(tr("No route has light yet. Once traffic goes over routes, this tells what hangs on each."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_words, 1);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CriticalPage::choose);
    connect(m_run, &AnswerRun::changed, this, &CriticalPage::renew);
    connect(&themeSource(), &ThemeSource::changed, this, &CriticalPage::renewTheme);
    renewTheme();
}

void CriticalPage::renewTheme()
{
    themeTable(*m_view);
    QPalette ink = theme().palette();
    ink.setColor(QPalette::WindowText, theme().colours.textSecondary);
    m_words->setPalette(ink);
    m_words->setForegroundRole(QPalette::WindowText);
    renew();
}

void CriticalPage::renew()
{
    m_model->setAnswer(m_run->answer<CriticalRoutes>());
    m_model->setStale(!m_run->isFresh());
    m_widths->widen();
    const bool empty = m_model->rowCount() == 0 && m_run->isFresh();
    m_view->setVisible(!empty);
    m_words->setVisible(empty);
}

void CriticalPage::choose()
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return;
    if (const std::string id = m_model->routeId(m_proxy->mapToSource(rows.front()).row()); !id.empty()) {
        m_document.select({ObjectRef::Kind::Route, id});
        m_document.requestReveal({ObjectRef::Kind::Route, id});
    }
}

bool CriticalPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (watched != m_view || (event->type() != QEvent::KeyPress && !asks) || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy))
        return QWidget::eventFilter(watched, event);
    if (asks)
        event->accept();
    else
        QGuiApplication::clipboard()->setText(copyText(*m_view));
    return true;
}

void CriticalPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_run->setWanted(true);
}

void CriticalPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        m_run->setWanted(false);
}

} // namespace ui
