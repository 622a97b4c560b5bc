#include "ui/shell/ScenarioTabs.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QToolTip>

namespace ui {

QString ScenarioTabBar::order() const
{
    QStringList ids;
    for (int i = 0; i < count(); ++i)
        ids << tabData(i).toString();
    return ids.join(QLatin1Char('\n'));
}

void ScenarioTabBar::mousePressEvent(QMouseEvent *event)
{
    m_pressedOrder = order();
    QTabBar::mousePressEvent(event);
}

void ScenarioTabBar::mouseReleaseEvent(QMouseEvent *event)
{
    QTabBar::mouseReleaseEvent(event);
    if (order() != m_pressedOrder)
        emit reordered();
}

ScenarioTabs::ScenarioTabs(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_bar(new ScenarioTabBar(this)), m_add(new QToolButton(this))
{
    const ThemeMetrics &m = theme().metrics;
    m_bar->setMovable(true);
    m_bar->setExpanding(false);
    m_bar->setDocumentMode(true);
    m_bar->setDrawBase(false);
    m_bar->setElideMode(Qt::ElideRight);
    m_bar->setUsesScrollButtons(true);
    m_bar->setIconSize({m.scaled(9), m.scaled(9)});
    m_bar->setContextMenuPolicy(Qt::CustomContextMenu);
    m_bar->setAccessibleName(tr("Scenarios"));
    m_bar->installEventFilter(this);
    m_bar->setFixedHeight(m.tab);
    m_bar->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);

    m_add->setAutoRaise(true);
    m_add->setIcon(icon("add"));
    m_add->setFixedSize(m.toolButton, m.toolButton);
    m_add->setToolTip(tr("Duplicate scenario (Ctrl+Shift+D)"));
    m_add->setAccessibleName(tr("Duplicate scenario"));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, m.tabRow - m.tab, 10, 0);
    row->setSpacing(4);
    row->addWidget(m_bar);
    row->addWidget(m_add);
    row->addStretch();
    setFixedHeight(m.tabRow);

    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        if (!m_rebuilding && index >= 0)
            m_document.setCurrent(idAt(index));
    });
    connect(m_bar, &QTabBar::tabBarDoubleClicked, this, &ScenarioTabs::startRename);
    connect(m_bar, &QWidget::customContextMenuRequested, this, [this](const QPoint &point) {
        const int index = m_bar->tabAt(point);
        if (index >= 0)
            openMenu(index, m_bar->mapToGlobal(point));
    });
    connect(m_bar, &ScenarioTabBar::reordered, this, &ScenarioTabs::takeOrder, Qt::QueuedConnection);
    connect(m_add, &QToolButton::clicked, this, &ScenarioTabs::duplicateCurrent);
    connect(&document, &Document::scenarioListChanged, this, &ScenarioTabs::rebuild);
    connect(&document, &Document::currentChanged, this, &ScenarioTabs::rebuild);
    connect(&themeSource(), &ThemeSource::changed, this, &ScenarioTabs::rebuild);
    rebuild();
}

std::string ScenarioTabs::idAt(int index) const
{
    return toCore(m_bar->tabData(index).toString());
}

void ScenarioTabs::rebuild()
{
    const QScopedValueRollback<bool> guard(m_rebuilding, true);
    const std::vector<core::Scenario> &scenarios = m_document.design().scenarios;
    const int count = static_cast<int>(scenarios.size());
    while (m_bar->count() > count)
        m_bar->removeTab(m_bar->count() - 1);
    while (m_bar->count() < count)
        m_bar->addTab(QString());
    for (int i = 0; i < count; ++i) {
        m_bar->setTabData(i, fromCore(scenarios[static_cast<std::size_t>(i)]->id));
        setMarks(i);
    }
    for (int i = 0; i < count; ++i) {
        if (scenarios[static_cast<std::size_t>(i)]->id == m_document.currentId())
            m_bar->setCurrentIndex(i);
    }
    if (m_editor && m_document.design().scenario(m_renamedId) == nullptr)
        endRename();
    updateGeometry();
    update();
}

void ScenarioTabs::setMarks(int index)
{
    const core::Scenario &scenario = m_document.design().scenarios[static_cast<std::size_t>(index)];
    const Theme &t = theme();
    const QString name = fromCore(scenario->name);
    m_bar->setTabText(index, QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
    const auto colour = static_cast<std::size_t>(m_document.scenarioColour(scenario->id)) % t.categorical.size();
    m_bar->setTabIcon(index, dotIcon(t.categorical[colour], t.metrics.scaled(9)));
    QString tip = scenario->baseline ? tr("%1, the baseline").arg(name) : name;
    if (index < 9)
        tip = tr("%1 (%2)").arg(tip, QKeySequence(QStringLiteral("Ctrl+%1").arg(index + 1)).toString(QKeySequence::NativeText));
    m_bar->setTabToolTip(index, tip);
    m_bar->setAccessibleTabName(index, scenario->baseline ? tr("%1, the baseline").arg(name) : name);
    QLabel *flag = nullptr;
    if (scenario->baseline) {
        flag = new QLabel;
        flag->setPixmap(iconPixmap(QStringLiteral("baseline"), t.metrics.textIcon, t.colours.textTertiary, devicePixelRatioF()));
        flag->setAttribute(Qt::WA_TransparentForMouseEvents);
        flag->setFixedSize(t.metrics.textIcon, t.metrics.textIcon);
    }
    if (QWidget *old = m_bar->tabButton(index, QTabBar::RightSide))
        old->deleteLater();
    m_bar->setTabButton(index, QTabBar::RightSide, flag);
}

void ScenarioTabs::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().colours.window);
}

void ScenarioTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_editor)
        commitRename();
}

bool ScenarioTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editor && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            endRename();
            return true;
        }
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            commitRename();
            return true;
        }
    }
    if (watched == m_bar && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Delete) {
            m_document.removeScenario(m_document.currentId());
            return true;
        }
        if (key->key() == Qt::Key_Menu || (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier)) {
            openMenu(m_bar->currentIndex(), m_bar->mapToGlobal(m_bar->tabRect(m_bar->currentIndex()).bottomLeft()));
            return true;
        }
    }
    if (watched == m_bar && event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2) {
        event->accept();  // F2 renames the tab here, and what is selected elsewhere
        return true;
    }
    if (watched == m_bar && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2) {
        renameCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ScenarioTabs::duplicateCurrent()
{
    m_document.duplicateScenario(m_document.currentId());
    renameCurrent();
}

void ScenarioTabs::renameCurrent()
{
    startRename(m_bar->currentIndex());
}

void ScenarioTabs::showIndex(int index)
{
    if (index >= 0 && index < m_bar->count())
        m_document.setCurrent(idAt(index));
}

void ScenarioTabs::step(int by)
{
    const int count = m_bar->count();
    showIndex((m_bar->currentIndex() + by + count) % count);
}

void ScenarioTabs::startRename(int index)
{
    if (index < 0)
        return;
    if (m_editor)
        commitRename();
    m_renamedId = idAt(index);
    const core::Scenario *scenario = m_document.design().scenario(m_renamedId);
    if (!scenario)
        return;
    const Theme &t = theme();
    m_editor = new QLineEdit(fromCore((*scenario)->name), this);
    m_editor->setAccessibleName(tr("Name of the scenario"));
    m_editor->setMaxLength(200);
    QRect place = m_bar->tabRect(index).translated(m_bar->pos());
    place.setWidth(std::max(place.width(), t.metrics.scaled(160)));
    place.setHeight(t.metrics.field);
    place.moveTop(m_bar->y() + (m_bar->height() - place.height()) / 2);
    m_editor->setGeometry(place);
    m_editor->installEventFilter(this);
    connect(m_editor, &QLineEdit::editingFinished, this, &ScenarioTabs::commitRename);
    m_editor->show();
    m_editor->selectAll();
    m_editor->setFocus(Qt::OtherFocusReason);
}

void ScenarioTabs::commitRename()
{
    if (!m_editor)
        return;
    const QString name = m_editor->text().trimmed();
    const core::Scenario *scenario = m_document.design().scenario(m_renamedId);
    if (!scenario || toCore(name) == (*scenario)->name)
        return endRename();
    const auto refuse = [this](const QString &reason) {
        if (!m_editor->hasFocus())  // the hand has gone on; the old name stays
            return endRename();
        m_editor->setProperty("invalid", true);
        m_editor->setAccessibleDescription(reason);
        m_editor->update();
        QToolTip::showText(m_editor->mapToGlobal(QPoint(0, m_editor->height())), reason, m_editor);
    };
    if (name.isEmpty())
        return refuse(tr("A scenario needs a name."));
    if (const core::Result<void> renamed = m_document.renameScenario(m_renamedId, name); !renamed)
        return refuse(translated(renamed.error()));
    endRename();
}

void ScenarioTabs::endRename()
{
    if (!m_editor)
        return;
    QLineEdit *editor = m_editor;
    m_editor = nullptr;  // hiding it finishes the editing once more
    const bool focused = editor->hasFocus();
    editor->disconnect(this);
    editor->hide();
    editor->deleteLater();
    if (focused)
        m_bar->setFocus(Qt::OtherFocusReason);
}

void ScenarioTabs::takeOrder()
{
    const std::vector<core::Scenario> &scenarios = m_document.design().scenarios;
    const int to = m_bar->currentIndex();  // the moved tab is always the one in front
    const std::string id = idAt(to);
    for (std::size_t from = 0; from < scenarios.size(); ++from) {
        if (scenarios[from]->id == id)
            return m_document.moveScenario(static_cast<int>(from), to);
    }
}

void ScenarioTabs::openMenu(int index, const QPoint &globalPosition)
{
    const std::string id = idAt(index);
    const core::Scenario *scenario = m_document.design().scenario(id);
    if (!scenario)
        return;
    const Theme &t = theme();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addAction(icon("rename"), tr("Rename"), this, [this, id] {
        m_document.setCurrent(id);
        renameCurrent();
    });
    menu->addAction(icon("duplicate"), tr("Duplicate"), this, [this, id] {
        m_document.duplicateScenario(id);
        renameCurrent();
    });
    QMenu *colours = menu->addMenu(tr("Colour"));
    const QString names[] = {tr("Blue"), tr("Orange"), tr("Green"), tr("Violet"), tr("Umber"), tr("Plum"), tr("Periwinkle"), tr("Stone")};
    for (int i = 0; i < static_cast<int>(t.categorical.size()); ++i) {
        QAction *colour = colours->addAction(dotIcon(t.categorical[static_cast<std::size_t>(i)], t.metrics.rowIcon), names[i], this, [this, id, i] { m_document.setScenarioColour(id, i); });
        colour->setEnabled(m_document.scenarioColour(id) != i);
    }
    QAction *baseline = menu->addAction(icon("baseline"), tr("Set as baseline"), this, [this, id] { m_document.setBaseline(id); });
    baseline->setEnabled(!(*scenario)->baseline);
    menu->addSeparator();
    QAction *left = menu->addAction(tr("Move left"), this, [this, index] { m_document.moveScenario(index, index - 1); });
    left->setEnabled(index > 0);
    QAction *right = menu->addAction(tr("Move right"), this, [this, index] { m_document.moveScenario(index, index + 1); });
    right->setEnabled(index + 1 < m_bar->count());
    menu->addSeparator();
    QAction *remove = menu->addAction(icon("delete"), tr("Delete"), this, [this, id] { m_document.removeScenario(id); });
    remove->setEnabled(m_bar->count() > 1);
    if (m_bar->count() == 1)
        remove->setToolTip(tr("A design keeps at least one scenario."));
    menu->popup(globalPosition);
}

} // namespace ui
