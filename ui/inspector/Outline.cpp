#include "ui/inspector/Outline.h"

#include "ui/document/Edits.h"
#include "ui/document/Text.h"
#include "ui/inspector/OutlineDelegate.h"
#include "ui/inspector/OutlineModel.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>

namespace ui {

Outline::Outline(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new OutlineModel(document, this)), m_proxy(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)), m_view(new QTreeView(this))
{
    m_proxy->setSourceModel(m_model);
    m_proxy->setRecursiveFilteringEnabled(true);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);

    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new OutlineDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(theme().metrics.scaled(16));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Outline"));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setExpandsOnDoubleClick(false);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->installEventFilter(this);
    m_view->setExpanded(m_proxy->mapFromSource(m_model->group(OutlineModel::Kind::Sites)), true);
    m_view->setExpanded(m_proxy->mapFromSource(m_model->group(OutlineModel::Kind::Routes)), true);

    makeHead();
    connect(m_filter, &QLineEdit::textChanged, this, &Outline::showFilter);
    connect(m_view, &QTreeView::activated, this, &Outline::activate);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &Outline::selectionToDocument);
    connect(&document, &Document::selectionChanged, this, &Outline::selectionFromDocument);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &Outline::selectionFromDocument);
    connect(m_view, &QTreeView::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu menu(this);
        fillMenu(menu);
        menu.exec(m_view->viewport()->mapToGlobal(at));
    });
    selectionFromDocument();
    setBackgroundRole(QPalette::Button);  // the panel colour
    setAutoFillBackground(true);
    setMinimumWidth(theme().metrics.scaled(180));
}

void Outline::makeHead()
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *title = new QLabel(tr("Outline"), this);
    title->setFont(theme().fonts.bodyMedium);
    auto *symbol = new QLabel(this);
    symbol->setPixmap(iconPixmap(QStringLiteral("outline"), metrics.toolIcon, theme().colours.textSecondary, devicePixelRatioF()));
    connect(&themeSource(), &ThemeSource::changed, this, [this, symbol] {
        symbol->setPixmap(iconPixmap(QStringLiteral("outline"), theme().metrics.toolIcon, theme().colours.textSecondary, devicePixelRatioF()));
        m_view->viewport()->update();
    });

    auto *add = new QToolButton(this);
    add->setIcon(icon("add"));
    add->setToolTip(tr("Add a site"));
    add->setAccessibleName(tr("Add a site"));
    add->setAutoRaise(true);
    add->setPopupMode(QToolButton::InstantPopup);
    auto *kinds = new QMenu(add);
    kinds->addAction(icon("site-campus"), tr("Campus"), this, [this] { addSite(core::SiteKind::Campus); });
    kinds->addAction(icon("site-hub"), tr("Hub"), this, [this] { addSite(core::SiteKind::Hub); });
    add->setMenu(kinds);
    auto *more = new QToolButton(this);
    more->setIcon(icon("more"));
    more->setToolTip(tr("More"));
    more->setAccessibleName(tr("More"));
    more->setAutoRaise(true);
    more->setPopupMode(QToolButton::InstantPopup);
    auto *actions = new QMenu(more);
    connect(actions, &QMenu::aboutToShow, this, [this, actions] {
        actions->clear();
        fillMenu(*actions);
    });
    more->setMenu(actions);

    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the outline"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_filter->setMinimumHeight(metrics.field);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.scaled(12), 0, metrics.scaled(8), 0);
    head->setSpacing(metrics.scaled(8));
    head->addWidget(symbol);
    head->addWidget(title, 1);
    head->addWidget(add);
    head->addWidget(more);
    auto *strip = new QWidget(this);
    strip->setLayout(head);
    strip->setFixedHeight(metrics.dockHead);
    auto *field = new QHBoxLayout;
    field->setContentsMargins(metrics.scaled(10), 0, metrics.scaled(10), metrics.scaled(8));
    field->addWidget(m_filter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(strip);
    column->addLayout(field);
    column->addWidget(m_view, 1);
}

QModelIndex Outline::source(const QModelIndex &index) const
{
    return m_proxy->mapToSource(index);
}

void Outline::showFilter(const QString &text)
{
    const QScopedValueRollback following(m_following, true);  // rows that go out of sight stay selected in the document
    m_proxy->setFilterFixedString(text.trimmed());
    if (!text.trimmed().isEmpty())
        m_view->expandAll();
    const Selection &selection = m_document.selection();
    m_following = false;
    if (!selection.empty())
        selectionFromDocument();
}

void Outline::selectionToDocument()
{
    if (m_following)
        return;
    const QScopedValueRollback following(m_following, true);
    Selection selection;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
        if (const auto object = m_model->object(source(index)))
            selection.insert(*object);
    }
    m_document.setSelection(std::move(selection));
}

void Outline::selectionFromDocument()
{
    if (m_following)
        return;
    const QScopedValueRollback following(m_following, true);
    QItemSelection rows;
    QModelIndex last;
    for (const ObjectRef &object : m_document.selection()) {
        const QModelIndex index = m_proxy->mapFromSource(m_model->indexOf(object));
        if (index.isValid()) {
            rows.select(index, index);
            last = index;
        }
    }
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (last.isValid()) {
        if (!m_view->selectionModel()->isSelected(m_view->currentIndex()))
            m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_view->scrollTo(last);
    }
}

void Outline::activate(const QModelIndex &index)
{
    const QModelIndex at = source(index);
    switch (m_model->kind(at)) {
    case OutlineModel::Kind::Assumption: emit assumptionRequested(toCore(at.data(OutlineModel::IdRole).toString())); return;
    case OutlineModel::Kind::Assumptions: emit assumptionRequested({}); return;
    default: break;
    }
    const auto object = m_model->object(at);
    if (!object) {
        m_view->setExpanded(index, !m_view->isExpanded(index));
        return;
    }
    m_document.select(*object);
    m_document.requestReveal(*object);
    emit editRequested();
}

bool Outline::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        removeSelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void Outline::fillMenu(QMenu &menu)
{
    menu.addAction(icon("site-campus"), tr("Add campus"), this, [this] { addSite(core::SiteKind::Campus); });
    menu.addAction(icon("site-hub"), tr("Add hub"), this, [this] { addSite(core::SiteKind::Hub); });
    QAction *join = menu.addAction(icon("connect"), tr("Connect"), this, &Outline::connectSelected);
    join->setEnabled(canConnectSelection(m_document));
    join->setToolTip(tr("Draws a route between the two selected sites"));
    menu.addAction(icon("srlg"), tr("Add shared risk"), this, &Outline::addRisk)->setToolTip(tr("Of the selected routes"));
    menu.addSeparator();
    const Selection &selection = m_document.selection();
    const QModelIndex current = source(m_view->currentIndex());
    QAction *show = menu.addAction(icon("zoom-fit"), tr("Show on the canvas"), this, [this] { m_document.requestReveal(*m_document.selection().begin()); });
    show->setEnabled(!selection.empty());
    QAction *name = menu.addAction(icon("rename"), tr("Rename"), this, &Outline::renameCurrent);
    name->setEnabled(m_model->flags(current).testFlag(Qt::ItemIsEditable));
    QAction *remove = menu.addAction(icon("delete"), tr("Delete"), this, &Outline::removeSelected);
    remove->setEnabled(!selection.empty());
    menu.addSeparator();
    menu.addAction(tr("Expand all"), m_view, &QTreeView::expandAll);
    menu.addAction(tr("Collapse all"), m_view, &QTreeView::collapseAll);
}

void Outline::addSite(core::SiteKind kind)
{
    const std::string id = ui::addSite(m_document, kind, std::nullopt, freePlace(m_document.current()));
    if (id.empty())
        return emit refused(tr("No more sites fit in this scenario."));
    m_filter->clear();
    m_document.select({ObjectRef::Kind::Site, id});
    renameCurrent();
}

void Outline::connectSelected()
{
    if (!canConnectSelection(m_document))
        return emit refused(tr("Select two sites to connect."));
    const core::Result<std::string> route = connectSelection(m_document);
    if (!route)
        return emit refused(translated(route.error()));
    m_document.select({ObjectRef::Kind::Route, *route});
}

void Outline::addRisk()
{
    const std::string id = addSharedRisk(m_document, m_document.selectedRoutes());
    if (id.empty())
        return;
    m_filter->clear();
    m_document.select({ObjectRef::Kind::Srlg, id});
    renameCurrent();
}

void Outline::renameCurrent()
{
    if (m_document.selection().size() == 1) {
        const QModelIndex index = m_proxy->mapFromSource(m_model->indexOf(*m_document.selection().begin()));
        if (index.isValid() && index != m_view->currentIndex())
            m_view->setCurrentIndex(index);
    }
    if (m_view->currentIndex().isValid() && m_view->currentIndex().flags().testFlag(Qt::ItemIsEditable))
        m_view->edit(m_view->currentIndex());
}

void Outline::removeSelected()
{
    if (!m_document.selection().empty())
        removeObjects(m_document, m_document.selection());
}

} // namespace ui
