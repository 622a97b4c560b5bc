#include "ui/shell/ScenarioTabs.h"
#include "core/exchange/Examples.h"
#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/shell/HeadlineStrip.h"
#include "ui/shell/Theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>
#include <memory>

/// Tabs and headline strip of the campus pair, by mouse and keys.
class ScenarioTabsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theAddButtonDuplicatesAndStartsRenaming();
    void escapeKeepsTheName();
    void anEmptyNameIsRefused();
    void doubleClickRenames();
    void draggingATabIsOneUndoStep();
    void theMenuSetsBaselineColourAndDeletes();
    void tabsKeepTheirColourAndACopyGetsItsOwn();
    void undoShowsTheTabItChanges();
    void aClickOnACardExplains();
    void arrowsAndEnterExplain();
    void theStripShowsPortsAndTheirDifferenceToTheBaseline();
    void theWeakestMarginSaysWhereItFails();
    void aNarrowStripPutsItsLastCardsIntoAMenu();

private:
    QStringList names() const;
    QPoint tabCentre(int index) const { return m_tabs->bar()->tabRect(index).center(); }
    QMenu *openMenu(int index);

    std::unique_ptr<ui::Document> m_document;
    std::unique_ptr<QWidget> m_window;
    ui::ScenarioTabs *m_tabs = nullptr;
    ui::HeadlineStrip *m_strip = nullptr;
};

void ScenarioTabsTest::init()
{
    auto design = core::openExample("campus_pair");
    QVERIFY(bool(design));
    m_document = std::make_unique<ui::Document>(*std::move(design));
    m_window = std::make_unique<QWidget>();
    m_tabs = new ui::ScenarioTabs(*m_document);
    m_strip = new ui::HeadlineStrip(*m_document);
    auto *column = new QVBoxLayout(m_window.get());
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
    column->addWidget(m_strip);
    column->addStretch();
    m_window->resize(1600, 200);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void ScenarioTabsTest::cleanup()
{
    m_window.reset();
    m_document.reset();
}

QStringList ScenarioTabsTest::names() const
{
    QStringList list;
    for (int i = 0; i < m_tabs->bar()->count(); ++i)
        list << m_tabs->bar()->tabText(i);
    return list;
}

QMenu *ScenarioTabsTest::openMenu(int index)
{
    emit m_tabs->bar()->customContextMenuRequested(tabCentre(index));
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

void ScenarioTabsTest::theAddButtonDuplicatesAndStartsRenaming()
{
    const QStringList before = names();
    QTest::mouseClick(m_tabs->addButton(), Qt::LeftButton);
    QVERIFY(m_tabs->editor());
    QCOMPARE(m_tabs->editor()->selectedText(), before[0] + QStringLiteral(" copy"));
    QTest::keyClicks(m_tabs->editor(), QStringLiteral("Taper 12"));
    QTest::keyClick(m_tabs->editor(), Qt::Key_Return);
    QVERIFY(!m_tabs->editor());
    QCOMPARE(names().at(1), QStringLiteral("Taper 12"));
    QCOMPARE(m_tabs->bar()->currentIndex(), 1);
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(names(), before);
    m_document->undoStack().redo();
    m_document->undoStack().redo();
    QCOMPARE(names().at(1), QStringLiteral("Taper 12"));
}

void ScenarioTabsTest::escapeKeepsTheName()
{
    const QStringList before = names();
    m_tabs->renameCurrent();
    QTest::keyClicks(m_tabs->editor(), QStringLiteral("Other"));
    QTest::keyClick(m_tabs->editor(), Qt::Key_Escape);
    QVERIFY(!m_tabs->editor());
    QCOMPARE(names(), before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void ScenarioTabsTest::anEmptyNameIsRefused()
{
    const QStringList before = names();
    m_tabs->renameCurrent();
    QTest::keyClick(m_tabs->editor(), Qt::Key_Delete);
    QTest::keyClick(m_tabs->editor(), Qt::Key_Return);
    QVERIFY(m_tabs->editor());
    QVERIFY(m_tabs->editor()->property("invalid").toBool());
    QCOMPARE(m_tabs->editor()->accessibleDescription(), QStringLiteral("A scenario needs a name."));
    QTest::keyClick(m_tabs->editor(), Qt::Key_Escape);
    QCOMPARE(names(), before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void ScenarioTabsTest::doubleClickRenames()
{
    QTest::mouseDClick(m_tabs->bar(), Qt::LeftButton, {}, tabCentre(1));
    QVERIFY(m_tabs->editor());
    QTest::keyClicks(m_tabs->editor(), QStringLiteral("Wide taper"));
    QTest::keyClick(m_tabs->editor(), Qt::Key_Return);
    QCOMPARE(names().at(1), QStringLiteral("Wide taper"));
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Rename scenario to “Wide taper”"));
}

void ScenarioTabsTest::draggingATabIsOneUndoStep()
{
    const QStringList before = names();
    QTabBar *bar = m_tabs->bar();
    const QPoint from = tabCentre(0), to = tabCentre(2) + QPoint(bar->tabRect(2).width() / 2 - 4, 0);
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step)
        QTest::mouseMove(bar, from + (to - from) * step / 10);
    QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
    QTRY_COMPARE(m_document->undoStack().count(), 1);
    QStringList moved = before;
    moved.move(0, 2);
    QTRY_COMPARE(names(), moved);
    QCOMPARE(ui::fromCore(m_document->design().scenarios[2]->name), before[0]);
    m_document->undoStack().undo();
    QTRY_COMPARE(names(), before);
}

void ScenarioTabsTest::theMenuSetsBaselineColourAndDeletes()
{
    const auto pick = [](QMenu *menu, const QString &text) {
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() == text) {
                action->trigger();
                menu->close();
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no entry ") + text));
    };
    const std::string second = m_document->design().scenarios[1]->id;
    pick(openMenu(1), QStringLiteral("Set as baseline"));
    QVERIFY(m_document->baseline() && (*m_document->baseline())->id == second);
    QMenu *menu = openMenu(1);
    QVERIFY(menu);
    QMenu *colours = nullptr;
    for (QAction *action : menu->actions())
        colours = action->menu() ? action->menu() : colours;
    pick(colours, QStringLiteral("Plum"));
    menu->close();
    QCOMPARE(m_document->scenarioColour(second), 5);
    const int count = m_tabs->bar()->count();
    pick(openMenu(1), QStringLiteral("Delete"));
    QCOMPARE(m_tabs->bar()->count(), count - 1);
    QVERIFY(!m_document->design().scenario(second));
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    QCOMPARE(m_tabs->bar()->count(), count);
    QVERIFY((*m_document->baseline())->id != second);
}

void ScenarioTabsTest::tabsKeepTheirColourAndACopyGetsItsOwn()
{
    std::map<std::string, int> before;
    for (const core::Scenario &scenario : m_document->design().scenarios)
        before[scenario->id] = m_document->scenarioColour(scenario->id);
    const std::string copy = m_document->duplicateScenario(m_document->currentId());
    m_document->moveScenario(0, 3);
    for (const auto &[id, colour] : before) {
        QCOMPARE(m_document->scenarioColour(id), colour);
        QVERIFY(m_document->scenarioColour(copy) != colour);
    }
}

void ScenarioTabsTest::undoShowsTheTabItChanges()
{
    QTest::mouseClick(m_tabs->bar(), Qt::LeftButton, {}, tabCentre(1));
    QCOMPARE(m_document->currentId(), m_document->design().scenarios[1]->id);
    QVERIFY(bool(m_document->edit(QStringLiteral("Taper"), [](core::ScenarioParts &parts) { parts.assumptions.set("taper", 7.0); })));
    QTest::mouseClick(m_tabs->bar(), Qt::LeftButton, {}, tabCentre(0));
    m_document->undoStack().undo();
    QCOMPARE(m_tabs->bar()->currentIndex(), 1);
}

void ScenarioTabsTest::aClickOnACardExplains()
{
    m_document->waitForSizing();
    QSignalSpy explained(m_document.get(), &ui::Document::explainRequested);
    QTest::mouseClick(m_strip, Qt::LeftButton, {}, m_strip->cardRect(2).center());
    QCOMPARE(explained.count(), 1);
    QCOMPARE(explained[0][0].value<std::string>(), std::string("fibre_pairs"));
    QTest::mouseClick(m_strip, Qt::LeftButton, {}, m_strip->cardRect(3).center());
    QCOMPARE(explained[1][0].value<std::string>(), std::string("margin_db"));
    QCOMPARE(explained[1][1].value<core::Subject>().scope, core::Scope::Route);
    QTest::mouseClick(m_strip, Qt::RightButton, {}, m_strip->cardRect(1).center());
    QCOMPARE(explained.count(), 2);
}

void ScenarioTabsTest::arrowsAndEnterExplain()
{
    m_document->waitForSizing();
    QSignalSpy explained(m_document.get(), &ui::Document::explainRequested);
    m_strip->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_strip, Qt::Key_Right);
    QTest::keyClick(m_strip, Qt::Key_Return);
    QCOMPARE(explained.count(), 1);
    QCOMPARE(explained[0][0].value<std::string>(), std::string("inter_site_gbps"));
    QVERIFY(m_strip->accessibleDescription().startsWith(m_strip->cards()[1].label));
    QTest::keyClick(m_strip, Qt::Key_Home);
    QTest::keyClick(m_strip, Qt::Key_Left);
    QCOMPARE(m_strip->currentCard(), 0);
}

void ScenarioTabsTest::theStripShowsPortsAndTheirDifferenceToTheBaseline()
{
    // DESIGN.md section 4, sanity: 32,052 ports at both ends with taper 4 and 12,096 with taper 10.6.
    m_document->waitForSizing();
    QCOMPARE(m_strip->cards()[0].value, QStringLiteral("32,052"));
    QCOMPARE(m_strip->cards()[0].note, QStringLiteral("16,026 per end"));
    m_tabs->showIndex(1);
    QCOMPARE(m_strip->cards()[0].value, QStringLiteral("12,096"));
    QCOMPARE(m_strip->cards()[0].note, QStringLiteral("▼ 19,956 (−62 %) vs baseline"));
}

void ScenarioTabsTest::theWeakestMarginSaysWhereItFails()
{
    const auto card = [this] {
        m_document->waitForSizing();
        const auto cards = ui::headlineCards(*m_document);
        return *std::ranges::find(cards, "margin_db", &ui::HeadlineCard::quantity);
    };
    QCOMPARE(card().value, QStringLiteral("1.57")); // 400ZR over 100 km, design margin 1 dB
    QCOMPARE(card().tone, ui::HeadlineCard::Tone::Plain);
    // One span of 120 km, no hut allowed: it keeps less than the design margin of 1 dB.
    const auto withLength = [this](double km) {
        core::ScenarioParts parts = *m_document->current();
        parts.routes.front().lengthKm = km;
        parts.assumptions.set("max_span_km", 1'000.0);
        m_document->replaceCurrent(QStringLiteral("Length"), *core::Scenario::make(std::move(parts)));
    };
    withLength(120);
    QCOMPARE(card().tone, ui::HeadlineCard::Tone::Warning);
    QCOMPARE(card().note, QStringLiteral("works without the design margin"));
    withLength(200); // 3,340 ps/nm, and 400ZR compensates 2,400
    QCOMPARE(card().tone, ui::HeadlineCard::Tone::Error);
    QCOMPARE(card().note, QStringLiteral("does not work"));
}

void ScenarioTabsTest::aNarrowStripPutsItsLastCardsIntoAMenu()
{
    QVERIFY(!m_strip->cardRect(7).isEmpty());
    m_window->resize(800, 200);
    QTRY_VERIFY(m_strip->cardRect(7).isEmpty());
    QVERIFY(!m_strip->cardRect(0).isEmpty());
    QVERIFY(m_strip->cardRect(0).width() >= ui::theme().metrics.scaled(147));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    ui::installTheme(application, ui::ThemeMode::Light);
    ScenarioTabsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "ScenarioTabsTest.moc"
