#pragma once

#include "core/quantities/Quantities.h"

#include <QWidget>

#include <array>

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace ui {

class ChartsPanel;
class Document;
class ExplainPanel;
class FailuresPanel;
class FindingsView;
class HutTable;
class Pill;
class QuantityTable;

/// The bottom dock: a tab row and the panels behind it. Its tab row is its head, so its dock needs no title bar.
class ResultsDock final : public QWidget {
    Q_OBJECT

public:
    enum class Tab { Sites, Routes, Demands, Huts, Findings, Charts, Failures, Explain };

    explicit ResultsDock(Document &document, QWidget *parent = nullptr);

    Tab currentTab() const;
    void showTab(Tab tab);
    void showFailures();    ///< with the keys in the table
    void showCharts();      ///< with the keys in the chart
    void explainCurrent();  ///< the figure under the table's cursor (E)

    QTabBar *tabs() const { return m_tabs; }
    QuantityTable *table(core::Scope scope) const;  ///< of sites, routes or demands
    HutTable *huts() const { return m_huts; }
    FindingsView *findings() const { return m_findings; }
    ChartsPanel *charts() const { return m_charts; }
    FailuresPanel *failures() const { return m_failures; }
    ExplainPanel *explain() const { return m_explain; }

signals:
    void linkActivated(const core::DerivationLink &link);  ///< from Explain: for Inspector::follow
    void explainedChanged();                               ///< another figure is explained: the strip marks its card
    void exportRequested();
    void hideRequested();
    void maximiseRequested();                              ///< double click on the tab row
    void refused(const QString &message);                  ///< for the status bar

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeTabs();
    void showCounts();
    void renewTheme();

    Document &m_document;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    std::array<QuantityTable *, 3> m_tables;
    HutTable *m_huts;
    FindingsView *m_findings;
    ChartsPanel *m_charts;
    FailuresPanel *m_failures;
    ExplainPanel *m_explain;
    QToolButton *m_filter = nullptr;
    Pill *m_openFindings = nullptr;
};

} // namespace ui
