#include "ui/failures/FailureTable.h"

#include "ui/document/Document.h"
#include "ui/document/Preview.h"
#include "ui/document/Text.h"
#include "ui/failures/FailureRun.h"
#include "ui/failures/FailureTableModel.h"
#include "ui/results/TableParts.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

FailureTable::FailureTable(Document &document, FailureRun &run, QWidget *parent)
    : QWidget(parent), m_document(document), m_run(run), m_preview(Preview::of(document)), m_model(new FailureTableModel(document, this)),
      m_filter(new QLineEdit(this)), m_view(new QTableView(this)), m_words(new QLabel(this))
{
    m_view->setModel(m_model);
    dressTable(*m_view);
    m_widths = new ColumnWidths(*m_view, {FailureTableModel::Failed, FailureTableModel::Fullest});
    m_view->setAccessibleName(tr("Failures"));
    m_view->setAccessibleDescription(tr("Choosing a row previews that failure on the canvas; Enter takes the preview away and brings it back."));
    m_view->horizontalHeader()->setSortIndicator(m_model->sortColumn(), m_model->sortOrder());
    m_view->setSortingEnabled(true);
    m_view->installEventFilter(this);
    m_filter->setPlaceholderText(tr("Filter failures"));
    m_filter->setAccessibleName(tr("Filter failures"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("filter"), QLineEdit::LeadingPosition);
    m_filter->setVisible(false);
    m_filter->installEventFilter(this);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setTextFormat(Qt::RichText);
    m_words->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_filter);
    column->addWidget(m_view, 1);
    column->addWidget(m_words, 1);

    connect(&run, &FailureRun::cleared, m_model, &FailureTableModel::clear);
    connect(&run, &FailureRun::begun, m_model, &FailureTableModel::begin);
    connect(&run, &FailureRun::arrived, m_model, &FailureTableModel::add);
    connect(&run, &FailureRun::ended, m_model, &FailureTableModel::end);
    connect(&run, &FailureRun::changed, this, [this] {
        m_model->setStale(!m_run.isFresh());
        renewWords();
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &FailureTable::keepPlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FailureTable::restorePlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FailureTable::widenColumns);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &FailureTable::widenColumns);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) { m_model->setFilter(text.trimmed()); });
    // The selection, not the current row: a table that takes the focus makes a row current by itself.
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection &chosen) {
        if (!m_restoring && !chosen.isEmpty())
            preview(m_view->currentIndex().row());
    });
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (!m_preview.isOn())
            preview(index.row()); // the chosen row once more
    });
    connect(&themeSource(), &ThemeSource::changed, this, &FailureTable::renewTheme);
    renewTheme();
    renewWords();
}

void FailureTable::renewTheme()
{
    themeTable(*m_view);
    widenColumns();
    QPalette ink = theme().palette();
    ink.setColor(QPalette::WindowText, theme().colours.textSecondary);
    m_words->setPalette(ink);
    m_words->setForegroundRole(QPalette::WindowText);
}

void FailureTable::renewWords()
{
    const core::Scenario &scenario = m_document.current();
    const SizingPtr sizing = m_document.currentSizing();
    const auto failure = m_document.sizingError(m_document.currentId());
    QString title, sentence;
    if (failure) {
        title = tr("Not sized");
        sentence = translated(*failure);
    } else if (m_run.error()) {
        title = tr("The failures were not worked out");
        sentence = translated(*m_run.error());
    } else if (scenario->routes.empty()) {
        title = tr("Nothing can fail yet");
        sentence = tr("Draw a route between two sites: what breaks when it is cut is then told here.");
    } else if (sizing && sizing->demands.empty()) {
        title = tr("Nothing is sent");
        sentence = tr("Without demands nothing is lost when a route is cut. Give two campuses accelerators, or add a demand.");
    } else if (m_model->count() == 0 && m_run.state() == FailureRun::State::Done) {
        title = tr("No failures");
        sentence = m_run.isDual() ? tr("It takes two routes with light for a dual failure.") : tr("Nothing that could fail carries light.");
    }
    const bool empty = !title.isEmpty();
    m_view->setVisible(!empty);
    m_words->setVisible(empty);
    m_words->setText(QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), sentence.toHtmlEscaped()));
}

void FailureTable::preview(int row)
{
    if (row < 0 || !m_run.isFresh())
        return;
    const core::FailureOutcome outcome = m_run.whole(m_model->outcome(row));
    if (!outcome.failure.routes.empty())
        m_document.requestReveal({ObjectRef::Kind::Route, m_document.current()->routes[outcome.failure.routes.front()].id});
    else if (!outcome.failure.sites.empty())
        m_document.requestReveal({ObjectRef::Kind::Site, m_document.current()->sites[outcome.failure.sites.front()].id});
    m_preview.show(outcome);
}

void FailureTable::togglePreview()
{
    if (m_preview.failure() != nullptr)
        return m_preview.end();
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid())
        return;
    const QScopedValueRollback restoring(m_restoring, true);
    m_view->selectRow(current.row());
    preview(current.row());
}

void FailureTable::keepPlace()
{
    m_kept.reset();
    if (const QModelIndex current = m_view->currentIndex(); current.isValid())
        m_kept = m_model->outcome(current.row()).failure;
    m_scroll = m_view->verticalScrollBar()->value();
}

void FailureTable::restorePlace()
{
    const QScopedValueRollback restoring(m_restoring, true);
    if (const int row = m_kept ? m_model->rowOf(*m_kept) : -1; row >= 0)
        m_view->selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->verticalScrollBar()->setValue(m_scroll);
}

void FailureTable::widenColumns()
{
    m_view->setColumnHidden(FailureTableModel::Step, !m_model->knowsSteps());
    m_widths->widen();
}

void FailureTable::showFilter()
{
    m_filter->setVisible(true);
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

bool FailureTable::keyPressed(QKeyEvent &event)
{
    const bool plain = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    if (event.matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(copyText(*m_view));
        return true;
    }
    if (plain && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space)) {
        togglePreview();
        return true;
    }
    if (event.key() == Qt::Key_Escape && m_preview.isOn()) {
        m_preview.end();
        return true;
    }
    return false;
}

bool FailureTable::eventFilter(QObject *watched, QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (event->type() != QEvent::KeyPress && !asks)
        return QWidget::eventFilter(watched, event);
    auto &key = *static_cast<QKeyEvent *>(event);
    const bool find = key.matches(QKeySequence::Find), copy = watched == m_view && key.matches(QKeySequence::Copy);
    const bool closes = watched == m_filter && key.key() == Qt::Key_Escape;
    const bool down = watched == m_filter && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Down);
    if (asks) {
        if (find || copy || closes)
            event->accept();
        return find || copy || closes;
    }
    if (find) {
        showFilter();
    } else if (closes) {
        m_filter->clear();
        m_filter->setVisible(false);
        m_view->setFocus();
    } else if (down) {
        m_view->setFocus();
    } else if (watched != m_view || !keyPressed(key)) {
        return QWidget::eventFilter(watched, event);
    }
    return true;
}

} // namespace ui
