#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/model/Design.h"
#include "core/sizing/Sizing.h"

#include <QObject>
#include <QUndoStack>

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ui {

/// A thing on the canvas, by id.
struct ObjectRef {
    enum class Kind { Site, Route, Demand, Srlg } kind = Kind::Site;
    std::string id;
    friend auto operator<=>(const ObjectRef &, const ObjectRef &) = default;
};

using Selection = std::set<ObjectRef>;
using SizingPtr = std::shared_ptr<const core::Sizing>;

/// One open design: the design, one undo stack over all tabs, the latest sizing of each scenario, what is selected.
///
/// Edits go through the functions below and nothing else; each one is a step of the undo stack that holds the values
/// before and after (scenarios are immutable and share their content, so a step costs what it changed at most).
/// Every edit is checked by core before it happens: on an Error nothing changes and the caller shows the message.
/// Undo and redo first show the tab they change. Selection and the current tab are not undone.
class Document final : public QObject {
    Q_OBJECT

public:
    explicit Document(core::Design design, QObject *parent = nullptr);
    ~Document() override;

    const core::Design &design() const { return m_design; }
    const core::Catalogue &catalogue() const { return m_catalogue; } ///< shipped, with the design's rows
    QUndoStack &undoStack() { return m_undoStack; }

    /// The tab in front. There is always one.
    const core::Scenario &current() const;
    const std::string &currentId() const { return m_currentId; }
    void setCurrent(const std::string &scenarioId);
    const core::Scenario *baseline() const; ///< nullptr when no scenario is the baseline

    /// The latest finished sizing of a scenario; null before the first. While isStale, a newer one is on its way.
    SizingPtr sizing(const std::string &scenarioId) const;
    SizingPtr currentSizing() const { return sizing(m_currentId); }
    bool isStale(const std::string &scenarioId) const;
    std::optional<core::Error> sizingError(const std::string &scenarioId) const;
    double sizingMs(const std::string &scenarioId) const; ///< how long the latest one took
    /// Waits until every sizing is fresh. For tests and export, never in a handler of the window.
    void waitForSizing();

    /// Changes the current scenario. Steps with the same non-empty `mergeKey` become one until sealMerge() (a drag, a
    /// stepped field). A step that changed nothing disappears.
    core::Result<void> edit(const QString &text, const std::function<void(core::ScenarioParts &)> &change, const QString &mergeKey = {});
    core::Result<void> edit(const std::string &scenarioId, const QString &text, const std::function<void(core::ScenarioParts &)> &change,
                            const QString &mergeKey = {});
    /// Puts a ready scenario in place of the current one, for instance a mend's result.
    void replaceCurrent(const QString &text, core::Scenario scenario);
    void sealMerge() { ++m_mergeEpoch; }

    /// Scenario tabs; each one undo step. Ids of new scenarios are returned. The last scenario cannot be removed.
    std::string duplicateScenario(const std::string &scenarioId);
    void removeScenario(const std::string &scenarioId);
    core::Result<void> renameScenario(const std::string &scenarioId, const QString &name);
    void moveScenario(int from, int to);
    void setScenarioColour(const std::string &scenarioId, int colour); ///< index into the categorical colours
    void setBaseline(const std::string &scenarioId);
    int scenarioColour(const std::string &scenarioId) const; ///< given, else by position
    core::Result<void> renameDesign(const QString &name);

    /// Catalogue rows that travel with the design; one undo step; sizes all scenarios anew.
    core::Result<void> setOverlay(const QString &text, core::CatalogueOverlay overlay);

    const Selection &selection() const { return m_selection; }
    void setSelection(Selection selection);
    void select(const ObjectRef &object) { setSelection({object}); }
    void clearSelection() { setSelection({}); }
    std::vector<std::string> selectedSites() const;
    std::vector<std::string> selectedRoutes() const;
    std::vector<std::string> selectedRisks() const;

    /// Asks the Explain panel to show where a figure comes from.
    void requestExplain(const std::string &quantityId, const core::Subject &subject);
    /// Asks the canvas to bring an object into view.
    void requestReveal(const ObjectRef &object);

signals:
    void designChanged();                                ///< name or catalogue rows
    void scenarioListChanged();                          ///< tabs added, removed, renamed, moved, coloured, baseline
    void scenarioChanged(const std::string &scenarioId); ///< content: sites, routes, demands, assumptions, notes
    void currentChanged();
    void sizingChanged(const std::string &scenarioId); ///< a fresh sizing, or its error, is there
    void staleChanged(const std::string &scenarioId);
    void selectionChanged();
    void explainRequested(const std::string &quantityId, const core::Subject &subject);
    void revealRequested(const ui::ObjectRef &object);

private:
    class Step;
    struct Run;
    struct Sized {
        SizingPtr sizing = {};
        std::optional<core::Error> error = {};
        double ms = 0;
        bool stale = true;
    };

    /// Pushes the step from the present design to `after`.
    void push(const QString &text, core::Design after, const std::string &show, const QString &mergeKey = {});
    void apply(const core::Design &design, const std::string &show);
    core::Design withColoursKept() const;
    void sizeLater(const std::string &scenarioId);
    void startSizing();
    void finishSizing(const std::shared_ptr<Run> &run);
    core::Scenario *find(core::Design &design, const std::string &scenarioId) const;

    core::Design m_design;
    core::Catalogue m_catalogue;
    QUndoStack m_undoStack;
    std::string m_currentId;
    std::map<std::string, Sized> m_sized;
    std::set<std::string> m_pending;
    std::shared_ptr<Run> m_run;
    Selection m_selection;
    int m_mergeEpoch = 0;
    bool m_startQueued = false;
};

} // namespace ui
