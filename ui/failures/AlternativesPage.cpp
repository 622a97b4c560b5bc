#include "ui/failures/AlternativesPage.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/failures/AlternativesDelegate.h"
#include "ui/failures/AlternativesModel.h"
#include "ui/inspector/AssumptionProperties.h"
#include "ui/inspector/PropertyRow.h"
#include "ui/results/TableParts.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace ui {

namespace {

AnswerRun::Question questionOf(AlternativesPage::About about)
{
    return [about](const AnswerRun::Subject &of, const std::stop_token &stop) -> core::Result<std::any> {
        const auto ask = about == AlternativesPage::About::Protection ? &core::protectionAlternatives : &core::patternAlternatives;
        core::Result<Alternatives> answer = ask(of.scenario, of.catalogue, stop);
        if (!answer)
            return answer.error();
        return std::any(*std::move(answer));
    };
}

} // namespace

AlternativesPage::AlternativesPage(Document &document, About about, QWidget *parent)
    : QWidget(parent), m_document(document), m_about(about), m_run(new AnswerRun(document, questionOf(about), this)),
      m_model(new AlternativesModel(document, this)), m_view(new QTableView(this)), m_words(new QLabel(this))
{
    m_view->setModel(m_model);
    dressTable(*m_view);
    m_widths = new ColumnWidths(*m_view, {AlternativesModel::Kept, AlternativesModel::Unmet});
    auto *delegate = new AlternativesDelegate(m_view);
    m_view->setItemDelegate(delegate);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setMouseTracking(true);
    m_view->setAccessibleName(about == About::Protection ? tr("Protection schemes side by side") : tr("Demand patterns side by side"));
    m_view->setAccessibleDescription(tr("Enter takes the choice of a row over into the scenario."));
    m_view->setColumnHidden(AlternativesModel::Rate, about == About::Protection);
    m_view->installEventFilter(this);
    m_words->setWordWrap(true);
    m_words->setContentsMargins(theme().metrics.scaled(12), theme().metrics.scaled(2), theme().metrics.scaled(12), theme().metrics.scaled(4));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (about == About::Protection)
        column->addWidget(makeFields());
    column->addWidget(m_words);
    column->addWidget(m_view, 1);

    connect(delegate, &AlternativesDelegate::usePressed, this, [this](const QModelIndex &index) { use(index.row()); });
    connect(m_run, &AnswerRun::changed, this, &AlternativesPage::renew);
    connect(&document, &Document::scenarioChanged, this, &AlternativesPage::renew);
    connect(&document, &Document::currentChanged, this, &AlternativesPage::renew);
    connect(&themeSource(), &ThemeSource::changed, this, &AlternativesPage::renewTheme);
    renewTheme();
}

/// The assumptions that say what is to be survived and how much of it, side by side; hints stand in tooltips, so that the table
/// below does not move when a field takes the focus.
QWidget *AlternativesPage::makeFields()
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(metrics.scaled(12), 0, metrics.scaled(12), metrics.scaled(2));
    row->setSpacing(metrics.scaled(24));
    for (const char *id : {"survive", "keep_training", "keep_dci", "failure_fill"}) {
        const core::Assumption *assumption = core::findAssumption(id);
        Q_ASSERT(assumption != nullptr);
        Property property = assumptionProperty(m_document, *assumption);
        const QString hint = std::exchange(property.hint, QString());
        property.note = {};
        auto *field = new PropertyRow(m_document, std::move(property), box);
        field->setToolTip(hint);
        field->setMaximumWidth(metrics.scaled(330));
        row->addWidget(field, 1, Qt::AlignTop);
        m_fields.push_back(field);
    }
    row->addStretch(1);
    return box;
}

PropertyRow *AlternativesPage::field(const std::string &assumption) const
{
    const auto found = std::ranges::find(m_fields, assumption, [](const PropertyRow *each) { return each->property().key; });
    return found == m_fields.end() ? nullptr : *found;
}

void AlternativesPage::renewTheme()
{
    themeTable(*m_view);
    m_view->verticalHeader()->setDefaultSectionSize(theme().metrics.scaled(42));
    QPalette ink = theme().palette();
    ink.setColor(QPalette::WindowText, theme().colours.textSecondary);
    m_words->setPalette(ink);
    m_words->setForegroundRole(QPalette::WindowText);
    m_words->setFont(theme().fonts.small);
    renew();
}

/// What has to be said before the table can be read, or in its place.
QString AlternativesPage::note() const
{
    const core::Scenario &scenario = m_document.current();
    if (const auto error = m_document.sizingError(m_document.currentId()))
        return tr("Not sized: %1").arg(translated(*error));
    if (m_run->error())
        return translated(*m_run->error());
    if (scenario->routes.empty())
        return tr("Draw a route between two sites: then the choices can be compared.");
    if (m_about == About::Protection && scenario->assumptions.word("survive") == "none")
        return tr("Nothing is to be survived yet. The table answers for any single route; taking a choice over sets that, too.");
    return {};
}

void AlternativesPage::renew()
{
    for (PropertyRow *field : m_fields)
        field->refresh();
    const QString said = note();
    m_words->setText(said);
    m_words->setVisible(!said.isEmpty());
    m_model->setAnswer(m_run->answer<Alternatives>());
    m_model->setStale(!m_run->isFresh());
    m_widths->widen();
}

void AlternativesPage::use(int row)
{
    if (row < 0 || row >= m_model->rowCount() || m_model->isCurrent(row))
        return;
    const core::Alternative chosen = m_model->alternative(row);
    const bool protection = m_about == About::Protection;
    const QString text = (protection ? tr("Protection: %1") : tr("Traffic pattern: %1")).arg(translated(chosen.label));
    const core::Result<void> done = m_document.edit(text, [&](core::ScenarioParts &parts) {
        parts.assumptions.set(protection ? "protection" : "pattern", chosen.id);
        if (protection)
            parts.assumptions.set("survive", chosen.scenario->assumptions.word("survive"));
    });
    if (!done)
        emit refused(translated(done.error()));
}

bool AlternativesPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (watched != m_view || (event->type() != QEvent::KeyPress && !asks))
        return QWidget::eventFilter(watched, event);
    auto &key = *static_cast<QKeyEvent *>(event);
    const bool copy = key.matches(QKeySequence::Copy);
    const bool take = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    if (!copy && !take)
        return QWidget::eventFilter(watched, event);
    if (asks)
        event->accept();
    else if (copy)
        QGuiApplication::clipboard()->setText(copyText(*m_view));
    else if (m_view->currentIndex().isValid())
        use(m_view->currentIndex().row());
    return true;
}

void AlternativesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_run->setWanted(true);
}

void AlternativesPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        m_run->setWanted(false);
}

} // namespace ui
