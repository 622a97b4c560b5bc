#include "ui/results/ExplainPanel.h"

#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/results/DerivationDelegate.h"
#include "ui/results/DerivationModel.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>
#include <QTreeView>

namespace ui {

namespace {

constexpr std::size_t longestHistory = 100;
constexpr int linesUnfolded = 60;

QToolButton *headButton(const char *symbol, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icon(symbol));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

} // namespace

ExplainPanel::ExplainPanel(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new DerivationModel(this)), m_view(new QTreeView(this)), m_detail(new QLabel(this))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new DerivationDelegate(m_view));
    m_view->setAlternatingRowColors(true);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setAccessibleName(tr("Derivation"));
    m_view->setIndentation(theme().metrics.scaled(16));
    m_view->header()->setStretchLastSection(true);
    m_view->header()->setHighlightSections(false);
    m_view->setMouseTracking(true);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    m_detail->setWordWrap(true);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_detail->setOpenExternalLinks(true);
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_detail->setContentsMargins(theme().metrics.scaled(12), theme().metrics.scaled(4), theme().metrics.scaled(12), theme().metrics.scaled(4));
    m_detail->setVisible(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeHead();
    column->addWidget(m_view, 1);
    column->addWidget(m_detail);

    connect(m_view, &QTreeView::activated, this, &ExplainPanel::activate);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExplainPanel::showDetail);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ExplainPanel::fit);
    connect(&document, &Document::sizingChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    });
    connect(&document, &Document::currentChanged, this, &ExplainPanel::refresh);
    connect(&themeSource(), &ThemeSource::changed, m_view, [this] { m_view->viewport()->update(); });
    refresh();
}

void ExplainPanel::makeHead()
{
    const ThemeMetrics &metrics = theme().metrics;
    m_back = headButton("undo", tr("Back (Alt+Left)"), this);
    m_forward = headButton("redo", tr("Forward (Alt+Right)"), this);
    auto *copy = headButton("copy", tr("Copy the derivation"), this);
    m_title = new QLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(theme().fonts.bodyMedium);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.scaled(8), metrics.scaled(2), metrics.scaled(8), metrics.scaled(2));
    head->setSpacing(metrics.scaled(4));
    head->addWidget(m_back);
    head->addWidget(m_forward);
    head->addSpacing(metrics.scaled(4));
    head->addWidget(m_title, 1);
    head->addWidget(copy);
    static_cast<QVBoxLayout *>(layout())->addLayout(head);
    connect(m_back, &QToolButton::clicked, this, &ExplainPanel::back);
    connect(m_forward, &QToolButton::clicked, this, &ExplainPanel::forward);
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_model->text()); });
}

std::optional<ExplainPanel::Figure> ExplainPanel::explained() const
{
    return m_at < m_history.size() ? std::optional(m_history[m_at]) : std::nullopt;
}

void ExplainPanel::explain(const std::string &quantityId, const core::Subject &subject)
{
    const Figure wanted{quantityId, subject};
    if (explained() != wanted) {
        if (!m_history.empty())
            m_history.resize(m_at + 1);  // what lay ahead is gone, as in a browser
        m_history.push_back(wanted);
        if (m_history.size() > longestHistory)
            m_history.erase(m_history.begin());
        m_at = m_history.size() - 1;
    }
    refresh();
    m_view->setCurrentIndex(m_model->index(0, 0));
    emit explainedChanged();
}

void ExplainPanel::back()
{
    if (m_at == 0)
        return;
    --m_at;
    refresh();
    emit explainedChanged();
}

void ExplainPanel::forward()
{
    if (m_at + 1 >= m_history.size())
        return;
    ++m_at;
    refresh();
    emit explainedChanged();
}

void ExplainPanel::refresh()
{
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    const auto wanted = explained();
    if (!wanted) {
        m_model->setDerivation(nullptr);
        m_title->setText(tr("Click a figure to see where it comes from."));
        return;
    }
    const SizingPtr sizing = m_document.currentSizing();
    if (!sizing || m_document.isStale(m_document.currentId()))
        return;  // the derivation goes with the fresh sizing that is on its way
    core::Result<core::Derivation> derivation = core::explain(wanted->quantity, wanted->subject, m_document.current(), m_document.catalogue(), *sizing);
    if (!derivation) {
        m_model->setDerivation(nullptr);
        m_title->setText(translated(derivation.error()));
        return;
    }
    const QString label = translated(derivation->label);
    // A figure's own label may name its subject already.
    const QString subject = wanted->subject.scope == core::Scope::Total ? QString() : nameOf(m_document, wanted->subject);
    m_title->setText(subject.isEmpty() || label.endsWith(subject) ? label : tr("%1, %2").arg(label, subject));
    m_model->setDerivation(std::make_shared<const core::Derivation>(*std::move(derivation)));
    showDetail(m_view->currentIndex());
}

void ExplainPanel::fit()
{
    m_view->setFont(theme().fonts.table);
    m_view->header()->setFont(theme().fonts.tableMedium);
    unfold();
    for (const int column : {DerivationModel::QuantityColumn, DerivationModel::ValueColumn, DerivationModel::FormulaColumn}) {
        m_view->resizeColumnToContents(column);
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), theme().metrics.scaled(420)));
    }
}

void ExplainPanel::unfold()
{
    QList<QModelIndex> level{m_model->index(0, 0)};  // level by level as long as the lines fit a tall panel
    int lines = 1;
    while (!level.isEmpty() && level.front().isValid()) {
        QList<QModelIndex> below;
        for (const QModelIndex &index : level) {
            const int inputs = m_model->rowCount(index);
            if (lines + inputs > linesUnfolded)
                return;
            lines += inputs;
            m_view->expand(index);
            for (int row = 0; row < inputs; ++row)
                below << m_model->index(row, 0, index);
        }
        level = below;
    }
}

void ExplainPanel::showDetail(const QModelIndex &index)
{
    const core::Derivation *line = m_model->derivation(index);
    QString text = line == nullptr || line->source.empty() ? QString() : tr("Source: %1").arg(fromCore(line->source));
    m_detail->setFont(theme().fonts.small);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setText(text);
    m_detail->setVisible(!text.isEmpty());
}

void ExplainPanel::activate(const QModelIndex &index)
{
    const core::Derivation *line = m_model->derivation(index);
    if (line == nullptr)
        return;
    if (DerivationModel::leadsSomewhere(line->link)) {
        const core::DerivationLink link = line->link;  // following it may size anew
        emit linkActivated(link);
    } else {
        const QModelIndex first = index.siblingAtColumn(0);
        m_view->setExpanded(first, !m_view->isExpanded(first));
    }
}

bool ExplainPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease)) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_view->indexAt(mouse->position().toPoint());
        const bool link = index.column() == DerivationModel::QuantityColumn && index.data(DerivationModel::LinkRole).toBool() &&
                          m_view->visualRect(index).contains(mouse->position().toPoint());
        if (event->type() == QEvent::MouseMove)
            m_view->viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
        else if (link && mouse->button() == Qt::LeftButton)
            QMetaObject::invokeMethod(this, [this, at = QPersistentModelIndex(index)] { activate(at); }, Qt::QueuedConnection);
    }
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right)) {
            key->key() == Qt::Key_Left ? back() : forward();
            return true;
        }
        if (key->matches(QKeySequence::Copy)) {
            QGuiApplication::clipboard()->setText(m_model->text());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
