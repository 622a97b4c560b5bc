#pragma once

#include "core/model/Scenario.h"
#include "ui/document/Document.h"
#include "ui/shell/Theme.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

enum class CanvasKind { Schematic, Map };

/// What a route's colour says.
enum class ColourBy { Verdict, Utilisation };

/// What a failure or a cut does to the drawing of a scenario; indices are the scenario's. Empty lists: nothing.
struct NetworkMarks {
    enum class Kind { Failure, Cut } kind = Kind::Failure;
    std::vector<bool> outRoutes, outSites;     ///< carry nothing any more
    std::vector<bool> hitRoutes, hitSites;     ///< wear the mark: what fails by itself, wholly or in part; of a cut the severed routes
    std::vector<std::optional<double>> loads;  ///< load ÷ capacity after the failure
    std::vector<bool> sideOfFrom;              ///< of a cut
    std::string worstRoute;                    ///< fullest after the failure
    QString from, to;                          ///< names of a cut's sites
    friend bool operator==(const NetworkMarks &, const NetworkMarks &) = default;
};

/// A scenario and its sizing laid out for one view: where sites and routes stand in the scene, and what they wear.
/// Indices are the scenario's. Texts are made when they are painted (CanvasTexts), as most are never seen.
class CanvasScene {
public:
    struct SiteItem {
        std::optional<QPointF> at;                   ///< none on the map: no coordinates
        const core::SiteSizing *sizing = nullptr;    ///< null before the first sizing
        std::optional<core::Severity> worst;         ///< of its open findings, notes left out
        QString worstTitle;
        bool connected = false;
        bool out = false, hit = false;               ///< by NetworkMarks
        int side = 0;                                ///< of a cut: 1 the first site's, 2 the other one's
    };
    struct RouteItem {
        std::size_t a = 0, b = 0;
        QPolygonF line;                              ///< from a to b; empty when an end has no place
        QRectF box;                                  ///< of the line, never empty where there is one
        int lane = 0, lanes = 1;                     ///< place among the parallel routes of its ends
        const core::RouteSizing *sizing = nullptr;
        VerdictClass verdict = VerdictClass::Unknown;
        std::optional<UtilisationClass> utilisation; ///< none: nothing is lit
        double width = 2.5;                          ///< pixels, by the square root of capacity
        std::int64_t portsA = 0, portsB = 0;         ///< coherent ports at that end whose light takes this route
        std::optional<core::Severity> worst;
        QString worstTitle;
        bool out = false, hit = false;               ///< by NetworkMarks
        std::optional<double> load;                  ///< after a failure
        bool fullest = false;
    };

    void setKind(CanvasKind kind);
    CanvasKind kind() const { return m_kind; }

    /// Takes the content over; recomputes only the lines whose ends moved.
    void update(const core::Scenario &scenario, SizingPtr sizing);

    /// Draws a failure or a cut into the scenario; none takes it out again. Marks of another scenario's size are left out.
    void setMarks(std::optional<NetworkMarks> marks);
    const std::optional<NetworkMarks> &marks() const { return m_marks; }
    bool showsFailure() const { return m_marks && m_marks->kind == NetworkMarks::Kind::Failure; }
    bool showsCut() const { return m_marks && m_marks->kind == NetworkMarks::Kind::Cut; }

    const core::Scenario &scenario() const { return m_scenario; }
    const SizingPtr &sizing() const { return m_sizing; }
    const std::vector<SiteItem> &sites() const { return m_sites; }
    const std::vector<RouteItem> &routes() const { return m_routes; }
    const std::vector<std::size_t> &routesOf(std::size_t site) const { return m_routesOf[site]; }

    std::optional<std::size_t> indexOf(const ObjectRef &object) const;
    /// Bounds of the placed sites and routes, or of those in `objects`; null when there are none.
    QRectF bounds() const;
    QRectF bounds(const Selection &objects) const;
    int withoutPlace() const { return m_withoutPlace; }
    /// The room a site has on average, scene units: from the median distance to the nearest neighbour and the area that the
    /// sites share. Infinite below two sites.
    double spacing() const { return m_spacing; }
    /// The meridian in the middle of the map, so that no cluster is cut at the date line.
    double middleX() const { return m_middleX; }
    /// Margins are known for at least one lit route: verdicts can be told in dB.
    bool knowsMargins() const { return m_knowsMargins; }

    /// Fractions of the route's length at which its huts stand, from a to b.
    std::vector<double> huts(std::size_t route) const;

private:
    void placeSites();
    void layRoutes(const std::vector<SiteItem> &before, bool sameShape);
    void dress();
    void blameFindings();
    void applyMarks();
    double typicalSpacing() const;

    CanvasKind m_kind = CanvasKind::Schematic;
    core::Scenario m_scenario = core::Scenario::empty("none", "");
    SizingPtr m_sizing;
    std::optional<NetworkMarks> m_marks;
    std::vector<SiteItem> m_sites;
    std::vector<RouteItem> m_routes;
    std::vector<std::vector<std::size_t>> m_routesOf;
    int m_withoutPlace = 0;
    double m_spacing = 0;
    double m_middleX = 0;
    bool m_knowsMargins = false;
    bool m_stale = true;  ///< lay out everything anew
};

} // namespace ui
