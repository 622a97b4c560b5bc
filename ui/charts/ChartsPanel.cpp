#include "ui/charts/ChartsPanel.h"

#include "core/quantities/Quantities.h"
#include "ui/charts/ChartLegend.h"
#include "ui/charts/ChartPicture.h"
#include "ui/charts/ChartPlot.h"
#include "ui/charts/CurveTableModel.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QtConcurrentRun>

#include <algorithm>

namespace ui {

namespace {

constexpr int patienceMs = 200;

QIcon kindIcon(core::Scope scope)
{
    switch (scope) {
    case core::Scope::Site:
        return icon("site-campus");
    case core::Scope::Route:
        return icon("optics");
    case core::Scope::Demand:
        return icon("demand");
    case core::Scope::Srlg:
        return icon("srlg");
    case core::Scope::Total:
        break;
    }
    return icon("chart");
}

QToolButton *headButton(const char *symbol, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icon(symbol));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

/// The route of least margin; one without a known margin comes last.
std::string weakestRoute(const core::Sizing &sizing)
{
    const auto weakness = [](const core::RouteSizing &route) { return std::pair(!route.marginDb.has_value(), route.marginDb.value_or(0)); };
    const auto found = std::ranges::min_element(sizing.routes, {}, weakness);
    return found == sizing.routes.end() ? std::string() : found->id;
}

} // namespace

/// Everything the background needs, and what it found. Outlives the panel if it must.
struct ChartsPanel::Job {
    Job(core::Scenario of, core::Catalogue from, SizingPtr with, const core::CurveKind &wanted, core::Subject about)
        : scenario(std::move(of)), catalogue(std::move(from)), sizing(std::move(with)), kind(wanted), subject(std::move(about))
    {
    }

    core::Scenario scenario;
    core::Catalogue catalogue;
    SizingPtr sizing;
    core::CurveKind kind;
    core::Subject subject;
    std::stop_source stop;
    std::optional<core::Result<core::Curve>> found = {};

    bool asks(const Job &other) const { return sizing == other.sizing && std::string_view(kind.id) == other.kind.id && subject == other.subject; }
};

ChartsPanel::ChartsPanel(Document &document, QWidget *parent, std::span<const core::CurveKind> kinds)
    : QWidget(parent), m_document(document), m_kinds(kinds), m_list(new QListWidget(this)), m_pages(new QStackedWidget(this))
{
    makeList();
    m_pages->addWidget(makeChart());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_list);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setObjectName(QStringLiteral("hairline"));
    row->addWidget(line);
    row->addWidget(m_pages, 1);

    auto *empty = new QWidget(m_pages);
    m_emptyIcon = new QLabel(empty);
    m_emptyTitle = new QLabel(empty);
    m_emptyText = new QLabel(empty);
    m_emptyText->setWordWrap(true);
    m_emptyText->setMaximumWidth(theme().metrics.scaled(420));
    m_emptyText->setMinimumWidth(theme().metrics.scaled(320));
    auto *middle = new QVBoxLayout(empty);
    middle->addStretch(1);
    for (QLabel *label : {m_emptyIcon, m_emptyTitle, m_emptyText}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        middle->addWidget(label, 0, Qt::AlignHCenter);
    }
    middle->addStretch(1);
    m_pages->addWidget(empty);

    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_progress->setVisible(true); });
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, &ChartsPanel::take);
    connect(m_list, &QListWidget::currentRowChanged, this, &ChartsPanel::renew);
    connect(&document, &Document::selectionChanged, this, &ChartsPanel::renew);
    connect(&document, &Document::currentChanged, this, &ChartsPanel::renew);
    connect(&document, &Document::sizingChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            renew();
    });
    connect(&document, &Document::scenarioChanged, this, &ChartsPanel::showTitle);
    connect(&themeSource(), &ThemeSource::changed, this, &ChartsPanel::renewTheme);
    setAccessibleName(tr("Charts"));
    renewTheme();
    m_list->setCurrentRow(0);
}

ChartsPanel::~ChartsPanel()
{
    stop();
}

void ChartsPanel::makeList()
{
    for (const core::CurveKind &kind : m_kinds) {
        auto *item = new QListWidgetItem(kindIcon(kind.scope), translated(kind.label), m_list);
        item->setToolTip(translated(kind.help));
        item->setSizeHint({0, theme().metrics.outlineRow});
    }
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setAccessibleName(tr("Charts"));
    m_list->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

QWidget *ChartsPanel::makeChart()
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *page = new QWidget(m_pages);
    m_title = new QLabel(page);
    m_about = new QLabel(page);
    for (QLabel *label : {m_title, m_about})
        label->setTextFormat(Qt::PlainText);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QToolButton *copy = headButton("copy", tr("Copy the figures as a table"), page);
    m_export = headButton("export", tr("Save the chart as a picture…"), page);
    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.scaled(8));
    head->addWidget(m_title);
    head->addWidget(m_about, 1);
    head->addWidget(copy);
    head->addWidget(m_export);

    m_progress = new QProgressBar(page);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(metrics.scaled(3));
    m_progress->setAccessibleName(tr("Working out the chart"));
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing jumps
    m_progress->setSizePolicy(kept);
    m_progress->setVisible(false);

    m_legend = new ChartLegend(page);
    m_split = new QSplitter(page);
    m_split->setChildrenCollapsible(false);
    m_plot = new ChartPlot(m_split);
    m_split->addWidget(m_plot);
    m_split->addWidget(makeTable());
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 1);
    m_notes = new QLabel(page);
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->setForegroundRole(QPalette::PlaceholderText);
    m_notes->setContentsMargins(metrics.scaled(8), 0, 0, 0);

    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(metrics.scaled(16), metrics.scaled(4), metrics.scaled(12), metrics.scaled(8));
    column->setSpacing(metrics.scaled(2));
    column->addLayout(head);
    column->addWidget(m_progress);
    column->addWidget(m_legend);
    column->addWidget(m_split, 1);

    connect(m_legend, &ChartLegend::lineToggled, m_plot, &ChartPlot::setLineShown);
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_model->copyText()); });
    connect(m_export, &QToolButton::clicked, this, &ChartsPanel::exportPicture);
    connect(m_plot, &ChartPlot::readingChanged, this, [this](int sample) {
        if (sample >= 0 && m_table->currentIndex().row() != sample)
            m_table->selectionModel()->setCurrentIndex(m_model->index(sample, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
        if (row.isValid() && m_table->hasFocus())
            m_plot->setReading(row.row());
    });
    return page;
}

QWidget *ChartsPanel::makeTable()
{
    auto *side = new QWidget(m_split);
    m_model = new CurveTableModel(this);
    m_table = new QTableView(side);
    m_table->setModel(m_model);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setAccessibleName(tr("Figures of the chart"));
    m_table->installEventFilter(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().metrics.scaled(6));
    column->addWidget(m_table, 1);
    return side;
}

const core::CurveKind *ChartsPanel::kind() const
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return row < m_kinds.size() ? &m_kinds[row] : nullptr;
}

core::Subject ChartsPanel::subject() const
{
    const SizingPtr sizing = m_document.currentSizing();
    const core::Scope scope = kind() == nullptr ? core::Scope::Total : kind()->scope;
    if (scope == core::Scope::Total || !sizing)
        return {};
    const auto of = [scope](const ObjectRef &object) {
        return (object.kind == ObjectRef::Kind::Site && scope == core::Scope::Site) || (object.kind == ObjectRef::Kind::Route && scope == core::Scope::Route) ||
               (object.kind == ObjectRef::Kind::Demand && scope == core::Scope::Demand);
    };
    const Selection &selection = m_document.selection();
    if (const auto chosen = std::ranges::find_if(selection, of); chosen != selection.end())
        return {scope, chosen->id};
    if (scope == core::Scope::Route)
        return {scope, weakestRoute(*sizing)};
    const std::vector<core::Subject> all = core::subjectsOf(scope, *sizing);
    return all.empty() ? core::Subject{scope, {}} : all.front();
}

void ChartsPanel::renew()
{
    if (!isVisible() || kind() == nullptr)
        return;
    const SizingPtr sizing = m_document.currentSizing();
    if (!sizing) {
        stop();
        const auto error = m_document.sizingError(m_document.currentId());
        return showMessage(tr("No chart yet"), error ? translated(*error) : tr("The scenario is not sized yet."));
    }
    const core::Subject about = subject();
    if (about.scope != core::Scope::Total && about.id.empty()) {
        stop();
        return showMessage(tr("Nothing to draw yet"), about.scope == core::Scope::Route
                                                          ? tr("Draw a route between two sites: press R and drag from one to the other.")
                                                          : tr("Place a site first: press S and click."));
    }
    const auto next = std::make_shared<Job>(m_document.current(), m_document.catalogue(), sizing, *kind(), about);
    if (m_job && m_job->asks(*next))
        return;
    stop();
    m_job = next;
    m_patience.start();
    m_watcher.setFuture(
        QtConcurrent::run([job = next] { job->found = job->kind.make(job->scenario, job->catalogue, *job->sizing, job->subject, job->stop.get_token()); }));
}

void ChartsPanel::stop()
{
    if (m_job)
        m_job->stop.request_stop();
    m_watcher.setFuture({});
    m_job.reset();
    m_patience.stop();
    m_progress->setVisible(false);
}

void ChartsPanel::take()
{
    if (!m_job || !m_watcher.future().isFinished() || !m_job->found)
        return;
    m_patience.stop();
    m_progress->setVisible(false);
    if (*m_job->found)
        showCurve(std::make_shared<const core::Curve>(**m_job->found));
    else if (m_job->found->error().code != core::ErrorCode::Cancelled)
        showMessage(tr("No chart for %1").arg(nameOf(m_document, m_job->subject)), translated(m_job->found->error()));
}

void ChartsPanel::waitForCurve()
{
    m_watcher.waitForFinished();
    take();
}

void ChartsPanel::showCurve(CurvePtr curve)
{
    m_curve = std::move(curve);
    m_plot->setCurve(m_curve);
    m_legend->setCurve(m_curve);
    for (int line = 0; !m_curve->bars && line < static_cast<int>(m_curve->lines.size()); ++line)
        m_legend->setLineShown(line, m_plot->isLineShown(line));
    m_model->setCurve(m_curve);
    m_table->resizeColumnsToContents();
    QStringList notes;
    for (const core::Text &note : m_curve->notes)
        notes << translated(note);
    m_notes->setText(notes.join(QLatin1Char(' ')));
    m_notes->setVisible(!notes.isEmpty());
    showTitle();
    m_pages->setCurrentIndex(0);
}

void ChartsPanel::showTitle()
{
    if (!m_job)
        return;
    const QString label = translated(m_job->kind.label), name = nameOf(m_document, m_job->subject);
    m_title->setText(label);
    m_title->setToolTip(QStringLiteral("<p>%1</p><p>%2</p>")
                            .arg(translated(m_job->kind.help).toHtmlEscaped(),
                                 tr("In the chart, Left and Right read the figures one by one, Home and End go to the ends. + and − or the wheel zoom, 0 or a "
                                    "double click shows all.")
                                     .toHtmlEscaped()));
    m_about->setText(name);
    m_plot->setAccessibleName(tr("%1, %2").arg(label, name));
}

void ChartsPanel::showMessage(const QString &title, const QString &text)
{
    m_curve.reset();
    m_emptyTitle->setText(title);
    m_emptyText->setText(text);
    m_pages->setCurrentIndex(1);
}

QString ChartsPanel::message() const
{
    return m_pages->currentIndex() == 1 ? m_emptyText->text() : QString();
}

void ChartsPanel::renewTheme()
{
    const Theme &look = theme();
    m_title->setFont(look.fonts.title);
    m_about->setFont(look.fonts.small);
    m_notes->setFont(look.fonts.small);
    m_emptyTitle->setFont(look.fonts.bodyMedium);
    m_emptyText->setFont(look.fonts.small);
    m_list->setFont(look.fonts.body);
    int widest = 0;
    for (const core::CurveKind &each : m_kinds)
        widest = std::max(widest, QFontMetrics(look.fonts.body).horizontalAdvance(translated(each.label)));
    m_list->setFixedWidth(std::clamp(widest + look.metrics.scaled(84), look.metrics.scaled(160), look.metrics.scaled(300)));
    m_table->setFont(look.fonts.table);
    m_table->horizontalHeader()->setFont(look.fonts.tableMedium);
    m_table->horizontalHeader()->setFixedHeight(look.metrics.tableHead);
    m_table->verticalHeader()->setMinimumSectionSize(look.metrics.scaled(20));
    m_table->verticalHeader()->setDefaultSectionSize(look.metrics.tableRow);
    m_emptyIcon->setPixmap(iconPixmap(QStringLiteral("chart"), look.metrics.scaled(28), look.colours.textTertiary, devicePixelRatioF()));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, look.colours.textSecondary);
    m_about->setPalette(quiet);
    m_emptyText->setPalette(quiet);
    for (int page = 0; page < m_pages->count(); ++page) {
        m_pages->widget(page)->setBackgroundRole(QPalette::Base);
        m_pages->widget(page)->setAutoFillBackground(true);
    }
    QPalette panel = look.palette();
    panel.setColor(QPalette::Base, look.colours.panel);
    m_list->setPalette(panel);
    if (auto *line = findChild<QFrame *>(QStringLiteral("hairline"))) {
        QPalette hair = look.palette();
        hair.setColor(QPalette::WindowText, look.colours.hairline);
        line->setPalette(hair);
    }
}

void ChartsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    renew();
}

void ChartsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// A low, wide dock has table and notes beside the chart, a high one below it.
void ChartsPanel::arrange()
{
    const bool low = height() <= theme().metrics.scaled(560);
    const Qt::Orientation orientation = low ? Qt::Horizontal : Qt::Vertical;
    if (std::exchange(m_arranged, orientation) == orientation)
        return;
    auto *side = static_cast<QBoxLayout *>(m_split->widget(1)->layout());
    auto *page = static_cast<QBoxLayout *>(m_pages->widget(0)->layout());
    m_split->setOrientation(orientation);
    (low ? side : page)->addWidget(m_notes);
    m_split->setSizes({2'000, 1'000}); // in proportion
}

bool ChartsPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (watched == m_table && (asks || event->type() == QEvent::KeyPress) && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        if (asks)
            event->accept();
        else
            QGuiApplication::clipboard()->setText(m_model->copyText());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ChartsPanel::exportPicture() {}

} // namespace ui
