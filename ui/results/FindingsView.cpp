#include "ui/results/FindingsView.h"

#include "core/findings/Findings.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"
#include "ui/results/FindingText.h"
#include "ui/results/FindingsDelegate.h"
#include "ui/results/FindingsModel.h"
#include "ui/results/Mends.h"
#include "ui/results/Pill.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <set>

namespace ui {

FindingsView::FindingsView(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new FindingsModel(document, this)), m_proxy(new QSortFilterProxyModel(this)),
      m_counts{new Pill(this), new Pill(this), new Pill(this)}, m_filter(new QLineEdit(this)), m_list(new QListView(this)), m_empty(new QWidget(this)),
      m_emptyText(new QLabel(m_empty))
{
    const ThemeMetrics &metrics = theme().metrics;
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto *delegate = new FindingsDelegate(m_list);
    m_list->setModel(m_proxy);
    m_list->setItemDelegate(delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("Findings"));
    m_list->installEventFilter(this);

    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter findings"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("filter"), QLineEdit::LeadingPosition);
    m_filter->setMaximumWidth(metrics.scaled(220));
    m_filter->setMinimumHeight(metrics.field);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.scaled(12), metrics.scaled(4), metrics.scaled(12), metrics.scaled(4));
    head->setSpacing(metrics.scaled(8));
    for (Pill *pill : m_counts)
        head->addWidget(pill);
    head->addStretch(1);
    head->addWidget(m_filter);

    auto *symbol = new QLabel(m_empty);
    symbol->setAlignment(Qt::AlignCenter);
    symbol->setPixmap(iconPixmap(QStringLiteral("ok"), metrics.scaled(28), theme().colours.textTertiary, devicePixelRatioF()));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setTextFormat(Qt::RichText);
    auto *middle = new QVBoxLayout(m_empty);
    middle->addStretch(1);
    middle->addWidget(symbol);
    middle->addWidget(m_emptyText);
    middle->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_list, 1);

    connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_list, &QListView::clicked, this, &FindingsView::show);
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint &at) { menu(m_list->indexAt(at), m_list->viewport()->mapToGlobal(at)); });
    connect(delegate, &FindingsDelegate::mendPressed, this, &FindingsView::mend);
    connect(delegate, &FindingsDelegate::menuRequested, this, &FindingsView::menu);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &FindingsView::showCounts);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &FindingsView::showCounts);
    connect(m_model, &FindingsModel::countsChanged, this, &FindingsView::showCounts);
    connect(&themeSource(), &ThemeSource::changed, this, &FindingsView::showCounts);
    showCounts();
}

void FindingsView::showCounts()
{
    const ThemeColours &colours = theme().colours;
    const int errors = m_model->openCount(core::Severity::Error), warnings = m_model->openCount(core::Severity::Warning),
              notes = m_model->openCount(core::Severity::Note);
    m_counts[0]->setPill(errors > 0 ? tr("%n error(s)", nullptr, errors) : QString(), colours.errorSoft, colours.error);
    m_counts[1]->setPill(warnings > 0 ? tr("%n warning(s)", nullptr, warnings) : QString(), colours.warningSoft, colours.warning);
    m_counts[2]->setPill(notes > 0 ? tr("%n note(s)", nullptr, notes) : QString(), colours.infoSoft, colours.info);

    // The accepted ones, folded to one line, stand below the words.
    const bool sized = m_document.currentSizing() != nullptr, empty = errors + warnings + notes == 0;
    std::set<std::string> accepted;
    if (sized) {
        for (const core::Finding &each : m_document.currentSizing()->findings)
            accepted.insert(each.code);
    }
    const int checks = static_cast<int>(core::findingChecks().size() - accepted.size());
    const QString sentence = sized ? tr("%n check(s) passed for this scenario.", nullptr, checks) : tr("The scenario is not sized yet.");
    m_emptyText->setText(QStringLiteral("<b>%1</b><br>%2").arg(tr("No findings").toHtmlEscaped(), sentence.toHtmlEscaped()));
    m_list->setVisible(m_model->rowCount() > 0);
    m_empty->setVisible(empty);
    int rows = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        rows += m_list->sizeHintForRow(row);
    m_list->setMaximumHeight(empty ? std::min(rows, theme().metrics.scaled(140)) : QWIDGETSIZE_MAX);
}

const core::Finding *FindingsView::finding(const QModelIndex &index) const
{
    return index.isValid() ? m_model->finding(m_proxy->mapToSource(index)) : nullptr;
}

void FindingsView::show(const QModelIndex &index)
{
    const core::Finding *of = finding(index);
    if (of == nullptr)
        return m_model->setUnfolded(!m_model->isUnfolded());
    if (const auto object = objectOf(of->subject)) {
        m_document.select(*object);
        m_document.requestReveal(*object);
    }
}

void FindingsView::step(int by)
{
    const int count = m_proxy->rowCount();
    if (count == 0)
        return;
    const int from = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : (by > 0 ? -1 : 0);
    const QModelIndex next = m_proxy->index(((from + by) % count + count) % count, 0);
    m_list->setCurrentIndex(next);
    if (finding(next) != nullptr)
        show(next);
}

void FindingsView::mend(const QModelIndex &index, const QString &label)
{
    const core::Finding *of = finding(index);
    if (of != nullptr && !Mends::of(m_document).applyLabelled(core::Finding(*of), label))
        emit refused(tr("The mends are being worked out anew."));
}

void FindingsView::menu(const QModelIndex &index, const QPoint &at)
{
    const core::Finding *listed = finding(index);
    if (listed == nullptr)
        return;
    const core::Finding of = *listed; // the list may change under the open menu
    QMenu menu(this);
    for (const core::Mend &each : Mends::of(m_document).of(of)) {
        const QString label = offerText(each);
        menu.addAction(label, this, [this, of, label] { (void)Mends::of(m_document).applyLabelled(of, label); });
    }
    menu.addSeparator();
    QAction *reveal = menu.addAction(icon("zoom-fit"), tr("Show"), this, [this, of] {
        m_document.select(*objectOf(of.subject));
        m_document.requestReveal(*objectOf(of.subject));
    });
    reveal->setEnabled(objectOf(of.subject).has_value());
    if (of.accepted)
        menu.addAction(icon("unlock"), tr("Reopen"), this, [this, of] { reopenFinding(m_document, of); });
    else
        menu.addAction(icon("ok"), tr("Accept with a reason…"), this, [this, of] { askReason(of); });
    menu.addAction(icon("copy"), tr("Copy"), this,
                   [of] { QGuiApplication::clipboard()->setText(QStringLiteral("%1\n%2").arg(translated(of.title), translated(of.detail))); });
    menu.exec(at);
}

void FindingsView::askReason(const core::Finding &finding)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Accept finding"));
    dialog->setLabelText(tr("Why is “%1” acceptable? The reason goes into the report.").arg(translated(finding.title)));
    dialog->setOkButtonText(tr("Accept"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, finding](const QString &reason) {
        if (const core::Result<void> done = acceptFinding(m_document, finding, reason); !done)
            emit refused(translated(done.error()));
    });
    dialog->open();
}

bool FindingsView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const QModelIndex current = m_list->currentIndex();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && current.isValid()) {
            const QStringList mends = current.data(FindingsModel::MendsRole).toStringList();
            if (mends.isEmpty())
                show(current);
            else
                mend(current, mends.front());
            return true;
        }
        if (key == Qt::Key_Space && current.isValid()) {
            show(current);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
