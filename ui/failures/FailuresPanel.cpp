#include "ui/failures/FailuresPanel.h"

#include "ui/document/Document.h"
#include "ui/document/Preview.h"
#include "ui/failures/AlternativesPage.h"
#include "ui/failures/CriticalPage.h"
#include "ui/failures/FailureRun.h"
#include "ui/failures/FailureTable.h"
#include "ui/failures/FailureTableModel.h"
#include "ui/inspector/fields/SegmentedSwitch.h"
#include "ui/shell/Theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

namespace ui {

namespace {

constexpr int patienceMs = 150; ///< before a run shows its progress

} // namespace

FailuresPanel::FailuresPanel(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_pages(new QStackedWidget(this)), m_run(new FailureRun(document, this)),
      m_table(new FailureTable(document, *m_run, m_pages)), m_protection(new AlternativesPage(document, AlternativesPage::About::Protection, m_pages)),
      m_patterns(new AlternativesPage(document, AlternativesPage::About::Pattern, m_pages)), m_critical(new CriticalPage(document, m_pages)),
      m_views(new SegmentedSwitch(this)), m_order(new QLabel(this)), m_progress(new QLabel(this)), m_stop(new QPushButton(this)),
      m_dual(new SegmentedSwitch(this))
{
    setAccessibleName(tr("Failures"));
    makeHead();
    for (QWidget *page : std::initializer_list<QWidget *>{m_table, m_protection, m_patterns, m_critical})
        m_pages->addWidget(page);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(m_pages, 1);
    connect(m_views, &SegmentedSwitch::chosen, this, [this](int index) { showView(static_cast<View>(index)); });
    connect(m_run, &FailureRun::changed, this, &FailuresPanel::renew);
    for (const AlternativesPage *page : {m_protection, m_patterns}) {
        connect(&page->run(), &AnswerRun::changed, this, &FailuresPanel::renew);
        connect(page, &AlternativesPage::refused, this, &FailuresPanel::refused);
    }
    connect(&m_critical->run(), &AnswerRun::changed, this, &FailuresPanel::renew);
    connect(m_table->view()->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &FailuresPanel::renew);
    connect(&themeSource(), &ThemeSource::changed, this, &FailuresPanel::renew);
    renew();
}

void FailuresPanel::makeHead()
{
    const ThemeMetrics &metrics = theme().metrics;
    m_views->setObjectName(QStringLiteral("failure-views"));
    m_views->setLabels({tr("Failures"), tr("Protection"), tr("Patterns"), tr("Critical routes")});
    m_views->setCurrent(0);
    m_views->setToolTip(tr("What breaks, what it takes to be safe, which traffic pattern needs least, and what hangs on each route"));
    m_views->setAccessibleName(tr("View"));
    m_progress->setObjectName(QStringLiteral("failure-progress"));
    m_stop->setObjectName(QStringLiteral("failure-stop"));
    m_stop->setProperty("flat", true);
    m_stop->setAutoDefault(false);
    m_dual->setObjectName(QStringLiteral("failure-dual"));
    m_dual->setLabels({tr("Single"), tr("Dual")});
    m_dual->setCurrent(0);
    m_dual->setToolTip(tr("Every single failure, or any two routes at once"));
    m_dual->setAccessibleName(tr("Failures at once"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(metrics.scaled(12), metrics.scaled(4), metrics.scaled(12), metrics.scaled(6));
    row->setSpacing(metrics.scaled(8));
    row->addWidget(m_views);
    row->addWidget(m_order);
    row->addStretch(1);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    row->addWidget(m_dual);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    connect(m_dual, &SegmentedSwitch::chosen, this, [this](int index) { m_run->setDual(index == 1); });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_run->state() == FailureRun::State::Running)
            m_run->stop();
        else
            m_run->resume();
    });
}

FailuresPanel::View FailuresPanel::view() const
{
    return static_cast<View>(m_pages->currentIndex());
}

void FailuresPanel::showView(View view)
{
    m_views->setCurrent(static_cast<int>(view));
    m_pages->setCurrentIndex(static_cast<int>(view));
    follow();
    renew();
}

/// Studies failures while their table is in sight; the other views see to themselves.
void FailuresPanel::follow()
{
    const bool seen = isVisible() && view() == View::Failures;
    m_run->setWanted(seen);
    if (Preview &preview = Preview::of(m_document); !seen && preview.failure() != nullptr)
        preview.end();
}

void FailuresPanel::focusView()
{
    QTableView *tables[] = {m_table->view(), m_protection->view(), m_patterns->view(), m_critical->view()};
    tables[m_pages->currentIndex()]->setFocus(Qt::ShortcutFocusReason);
}

QString FailuresPanel::orderWords() const
{
    const QHeaderView *head = m_table->view()->horizontalHeader();
    const bool worst = head->sortIndicatorSection() == FailureTableModel::Kept && head->sortIndicatorOrder() == Qt::AscendingOrder;
    const QString which = m_run->isDual() ? tr("dual") : tr("single");
    if (worst)
        return tr("%1, worst first").arg(which);
    return tr("%1, by “%2”", "single, by “One way”").arg(which, m_table->model()->headerData(head->sortIndicatorSection(), Qt::Horizontal).toString());
}

QString FailuresPanel::spent(double ms)
{
    const QLocale locale;
    return ms < 9'950 ? tr("%1 ms").arg(locale.toString(ms, 'f', ms < 10 ? 1 : 0)) : tr("%1 s").arg(locale.toString(ms / 1e3, 'f', 0));
}

QString FailuresPanel::progressWords() const
{
    const QLocale locale;
    if (view() != View::Failures) {
        const bool critical = view() == View::Critical;
        const AnswerRun &run = critical ? m_critical->run() : (view() == View::Protection ? m_protection : m_patterns)->run();
        const auto count = static_cast<int>(critical ? run.answer<CriticalRoutes>().size() : run.answer<Alternatives>().size());
        if (critical && !run.isRunning() && count > 0)
            return tr("%Ln lit route(s) in %1", nullptr, count).arg(spent(run.ms()));
        return run.isRunning() ? tr("Working…") : count == 0 ? QString() : tr("%n choice(s) in %1", nullptr, count).arg(spent(run.ms()));
    }
    const QString part = tr("%1 of %2", "1,204 of 4,950").arg(locale.toString(qulonglong(m_run->done())), locale.toString(qulonglong(m_run->all())));
    switch (m_run->state()) {
    case FailureRun::State::Running:
        return m_run->all() > 0 ? part : tr("Working…");
    case FailureRun::State::Stopped:
        return tr("Stopped, %1").arg(part);
    case FailureRun::State::Done: {
        const auto count = static_cast<int>(m_table->model()->count());
        const QString time = spent(m_run->ms());
        return (m_run->isDual() ? tr("%Ln dual failure(s) in %1", nullptr, count) : tr("%Ln single failure(s) in %1", nullptr, count)).arg(time);
    }
    case FailureRun::State::Idle:
    case FailureRun::State::Waiting:
    case FailureRun::State::Failed:
        break;
    }
    return {};
}

void FailuresPanel::renew()
{
    const Theme &look = theme();
    QPalette quiet = look.palette();
    quiet.setColor(QPalette::WindowText, look.colours.textSecondary);
    for (QLabel *label : {m_order, m_progress}) {
        label->setFont(look.fonts.small);
        label->setPalette(quiet);
        label->setForegroundRole(QPalette::WindowText);
    }
    m_order->setText(orderWords());
    const FailureRun::State state = m_run->state();
    const bool failures = view() == View::Failures;
    m_order->setVisible(failures);
    m_dual->setVisible(failures);
    if (!failures) {
        m_progress->setText(progressWords());
        return m_stop->setVisible(false);
    }
    if (state == FailureRun::State::Waiting || (state == FailureRun::State::Running && m_run->elapsedMs() < patienceMs))
        return; // what takes a moment only changes figures
    m_progress->setText(progressWords());
    const bool stopped = state == FailureRun::State::Stopped;
    m_stop->setVisible(state == FailureRun::State::Running || stopped);
    m_stop->setText(stopped ? tr("Run again") : tr("Stop"));
    m_stop->setToolTip(stopped ? tr("Goes through all failures from the start") : tr("Keeps what is there and works out no more"));
}

void FailuresPanel::showFilter()
{
    showView(View::Failures);
    m_table->showFilter();
}

void FailuresPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
}

void FailuresPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) // else the whole window is out of sight
        follow();
}

} // namespace ui
