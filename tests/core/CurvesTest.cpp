// The charts of a route against the sizing of the same route: what a curve says of a length, a launch power or an optic is what
// size() finds for a design with just that.
#include "core/curves/Curves.h"
#include "core/exchange/DesignJson.h"
#include "core/exchange/Examples.h"
#include "core/failures/FailureStudy.h"
#include "core/units/Unit.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

namespace {

const core::Catalogue &catalogue()
{
    return core::Catalogue::shipped();
}

core::Scenario scenarioOf(const core::ScenarioParts &parts)
{
    core::Result<core::Scenario> made = core::Scenario::make(parts);
    if (!made)
        qFatal("%s", core::inEnglish(made.error()).c_str());
    return *std::move(made);
}

core::Sizing sized(const core::ScenarioParts &parts)
{
    core::Result<core::Sizing> result = core::size(scenarioOf(parts), catalogue());
    if (!result)
        qFatal("%s", core::inEnglish(result.error()).c_str());
    return *std::move(result);
}

/// The campus pair of the examples, 400ZR over 100 km, with another length or optic.
core::ScenarioParts pair(double lengthKm = 100, const std::string &optic = "400zr")
{
    core::Result<core::Design> design = core::openExample("campus_pair");
    core::ScenarioParts parts = *design->scenarios.front();
    parts.routes.front().lengthKm = lengthKm;
    parts.routes.front().pluggable = optic;
    return parts;
}

/// A demand from a to c whose light passes b.
core::ScenarioParts chain()
{
    core::ScenarioParts parts = pair(120, "800g_zr_plus");
    core::Site c = parts.sites.back();
    c.id = "c";
    c.name = "East";
    parts.sites.push_back(c);
    core::Route second = parts.routes.front();
    second.id = "r2";
    second.a = "b";
    second.b = "c";
    second.lengthKm = 200;
    parts.routes.push_back(second);
    return parts;
}

core::Result<core::Curve> make(const char *kind, const core::ScenarioParts &parts, const std::string &route = "r1", const std::stop_token &stop = {})
{
    return core::findCurveKind(kind)->make(scenarioOf(parts), catalogue(), sized(parts), {core::Scope::Route, route}, stop);
}

core::Curve curve(const char *kind, const core::ScenarioParts &parts, const std::string &route = "r1")
{
    core::Result<core::Curve> made = make(kind, parts, route);
    if (!made)
        qFatal("%s", core::inEnglish(made.error()).c_str());
    return *std::move(made);
}

const core::CurveLine *line(const core::Curve &of, const std::string &id)
{
    const auto found = std::ranges::find(of.lines, id, &core::CurveLine::id);
    return found == of.lines.end() ? nullptr : &*found;
}

double valueAt(const core::CurveLine &of, double x)
{
    const auto above = std::ranges::lower_bound(of.x, x);
    if (above == of.x.begin() || above == of.x.end())
        return std::nan("");
    const auto i = static_cast<std::size_t>(above - of.x.begin());
    return of.y[i - 1] + (of.y[i] - of.y[i - 1]) * (x - of.x[i - 1]) / (of.x[i] - of.x[i - 1]);
}

const core::CurveMark &today(const core::Curve &of)
{
    const auto found = std::ranges::find_if(of.marks, &core::CurveMark::today);
    if (found == of.marks.end())
        qFatal("no mark of today");
    return *found;
}

bool near(double a, double b, double tolerance)
{
    if (std::fabs(a - b) <= tolerance)
        return true;
    qWarning("%.9g is not %.9g", a, b);
    return false;
}

void checkForm(const core::Curve &of)
{
    QVERIFY(!of.lines.empty());
    QVERIFY(!std::string(of.xLabel).empty() && !std::string(of.yLabel).empty());
    for (const char *unit : {of.xUnit, of.yUnit})
        QVERIFY(*unit == '\0' || *core::unit(unit).id != '\0');
    for (const core::CurveLine &each : of.lines) {
        QVERIFY(!each.label.empty());
        QCOMPARE(each.x.size(), each.y.size());
        QVERIFY(!each.x.empty());
        QVERIFY(std::ranges::all_of(each.x, [](double x) { return std::isfinite(x); }));
        QVERIFY(std::ranges::all_of(each.y, [](double y) { return std::isfinite(y); }));
        QVERIFY(std::ranges::adjacent_find(each.x, std::ranges::greater_equal()) == each.x.end());
        QVERIFY(!of.xLog || each.x.front() > 0);
        QVERIFY(!each.secondAxis || of.y2Unit != nullptr);
        QVERIFY(!each.further || (of.bars && std::isfinite(*each.further) && *each.further > each.y.back()));
    }
    for (const core::CurveMark &mark : of.marks)
        QVERIFY(std::isfinite(mark.x) && std::isfinite(mark.y.value_or(0)) && !mark.label.empty());
}

} // namespace

class CurvesTest : public QObject {
    Q_OBJECT

private slots:
    void everyCurveOfEveryRouteIsDrawableOrSaysWhyNot_data();
    void everyCurveOfEveryRouteIsDrawableOrSaysWhyNot();
    void todayIsWhatTheSizingFound_data();
    void todayIsWhatTheSizingFound();
    void marginIsWhatTheSizingFindsAtThatLength();
    void marginFallsWithEverySpanMore();
    void atAFlipTheProgramTakesAnotherOptic();
    void reachIsWhereTheSizingStopsClosing();
    void reachIsWhereTheMarginCurveCrosses();
    void launchHasItsBestWhereTheCurveIsHighest();
    void launchIsNotChosenWithoutAmplifiers();
    void powerFallsInFibreAndRisesAtAmplifiers();
    void lightThatPassesASiteKeepsItsOtherRoutes();
    void listedSpansGoOn();
    void whatCannotBeDrawnIsSaid();
    void lostTrafficFallsFromAllHoursToNone();
    void stopsWhenAsked();
};

void CurvesTest::everyCurveOfEveryRouteIsDrawableOrSaysWhyNot_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : {"design_01.json", "design_02.json", "design_03.json"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CurvesTest::everyCurveOfEveryRouteIsDrawableOrSaysWhyNot()
{
    QFETCH(QString, file);
    QFile input(QStringLiteral(TEST_DATA "/sizing/") + file);
    QVERIFY(input.open(QIODevice::ReadOnly));
    const auto read = core::designFromJson(input.readAll().toStdString(), file.toStdString());
    QVERIFY(read);
    int drawn = 0;
    for (const core::Scenario &scenario : read->design.scenarios) {
        const core::Result<core::Sizing> sizing = core::size(scenario, catalogue());
        QVERIFY(sizing);
        for (const core::Route &route : scenario->routes) {
            for (const core::CurveKind &kind : core::curveKinds()) {
                const core::Result<core::Curve> made = kind.make(scenario, catalogue(), *sizing, {core::Scope::Route, route.id}, {});
                if (made) {
                    checkForm(*made);
                    ++drawn;
                } else {
                    QVERIFY(made.error().code == core::ErrorCode::InvalidValue);
                    QVERIFY(*made.error().text != '\0');
                }
            }
        }
    }
    QVERIFY(drawn > 0);
}

void CurvesTest::todayIsWhatTheSizingFound_data()
{
    QTest::addColumn<double>("lengthKm");
    QTest::addColumn<QString>("optic");
    for (const double km : {2.0, 10.0, 40.0, 80.0, 100.0, 120.0, 500.0}) {
        for (const char *optic : {"400zr", "800g_zr_plus", "auto"})
            QTest::addRow("%s %g km", optic, km) << km << QString::fromLatin1(optic);
    }
}

void CurvesTest::todayIsWhatTheSizingFound()
{
    QFETCH(double, lengthKm);
    QFETCH(QString, optic);
    const core::ScenarioParts parts = pair(lengthKm, optic.toStdString());
    const core::Sizing sizing = sized(parts);
    const core::RouteSizing &route = sizing.routes.front();
    const core::Curve byLength = curve("margin_by_length", parts);
    if (!route.marginDb) { // an optic that goes by the catalogue's reach has no margin in dB
        QVERIFY(std::ranges::none_of(byLength.marks, &core::CurveMark::today));
        QVERIFY(line(byLength, route.pluggableId) == nullptr);
        return;
    }
    QCOMPARE(today(byLength).x, lengthKm);
    QVERIFY(near(*today(byLength).y, *route.marginDb, 1e-9));
    QCOMPARE(byLength.lines.front().id, route.pluggableId);
    if (const core::Result<core::Curve> byLaunch = make("margin_by_launch", parts)) {
        QVERIFY(near(*today(*byLaunch).y, *route.marginDb, 1e-9));
        QVERIFY(near(today(*byLaunch).x, *route.launchDbm, 1e-9));
    }
}

void CurvesTest::marginIsWhatTheSizingFindsAtThatLength()
{
    const core::Curve drawn = curve("margin_by_length", pair());
    const core::CurveLine &margin = *line(drawn, "400zr");
    for (const double km : {3.0, 17.0, 66.0, 95.0, 150.0}) {
        const core::Sizing sizing = sized(pair(km));
        QVERIFY(near(valueAt(margin, km), *sizing.routes.front().marginDb, 0.05)); // straight between samples 6 % apart
    }
}

void CurvesTest::marginFallsWithEverySpanMore()
{
    const core::Curve drawn = curve("margin_by_length", pair(100, "800g_zr_plus"));
    const core::CurveLine &margin = *line(drawn, "800g_zr_plus");
    double before = valueAt(margin, 2 * 78.4); // spans of at most 80 km
    for (int spans = 3; spans <= 10; ++spans) {
        const double now = valueAt(margin, spans * 78.4);
        QVERIFY2(now < before - 0.1, qPrintable(QString::number(spans)));
        before = now;
    }
}

void CurvesTest::atAFlipTheProgramTakesAnotherOptic()
{
    const core::Curve drawn = curve("margin_by_length", pair());
    int flips = 0;
    for (const core::CurveMark &mark : drawn.marks) {
        if (mark.y)
            continue;
        const core::Sizing below = sized(pair(mark.x * 0.997, "auto")), above = sized(pair(mark.x * 1.0005, "auto"));
        const core::RouteSizing &before = below.routes.front(), &behind = above.routes.front();
        QVERIFY(before.closes);
        if (!behind.closes)
            continue; // "nothing closes beyond"
        ++flips;
        QVERIFY(before.pluggableId != behind.pluggableId);
        const std::string name = catalogue().pluggable(behind.pluggableId)->name;
        QVERIFY2(core::inEnglish(mark.label).find(name) != std::string::npos, core::inEnglish(mark.label).c_str());
    }
    QVERIFY(flips >= 2);
}

void CurvesTest::reachIsWhereTheSizingStopsClosing()
{
    const core::Curve drawn = curve("reach_by_optic", pair());
    QVERIFY(drawn.bars);
    QVERIFY(drawn.lines.size() >= 4);
    for (const core::CurveLine &bar : drawn.lines) {
        const double reachKm = bar.y.back();
        QVERIFY(reachKm > 0);
        QVERIFY2(sized(pair(reachKm * 0.998, bar.id)).routes.front().closes, bar.id.c_str());
        for (const double beyond : {1.003, 1.05, 1.2, 1.5, 2.0})
            QVERIFY2(!sized(pair(reachKm * beyond, bar.id)).routes.front().closes, bar.id.c_str());
        if (bar.further) {
            QVERIFY(sized(pair(*bar.further * 0.998, bar.id)).routes.front().closesWithoutDesignMargin);
            QVERIFY(!sized(pair(*bar.further * 1.01, bar.id)).routes.front().closesWithoutDesignMargin);
        }
    }
}

void CurvesTest::reachIsWhereTheMarginCurveCrosses()
{
    const core::Curve reach = curve("reach_by_optic", pair()), margin = curve("margin_by_length", pair());
    int compared = 0;
    for (const core::CurveLine &bar : reach.lines) {
        const core::CurveLine *of = line(margin, bar.id);
        if (of == nullptr)
            continue;
        std::size_t last = of->y.size();
        while (last > 0 && of->y[last - 1] < 0)
            --last;
        QVERIFY(last > 0 && last < of->y.size());
        QVERIFY(of->x[last - 1] <= bar.y.back() * 1.0001 && bar.y.back() <= of->x[last]);
        ++compared;
    }
    QVERIFY(compared >= 4);
}

void CurvesTest::launchHasItsBestWhereTheCurveIsHighest()
{
    const core::ScenarioParts parts = pair(500, "800g_zr_plus");
    const core::Curve drawn = curve("margin_by_launch", parts);
    const core::CurveLine &margin = drawn.lines.front();
    const auto top = static_cast<std::size_t>(std::ranges::max_element(margin.y) - margin.y.begin());
    QVERIFY(top > 0 && top + 1 < margin.y.size());
    QVERIFY(std::ranges::is_sorted(margin.y.begin(), margin.y.begin() + static_cast<std::ptrdiff_t>(top)));
    QVERIFY(std::ranges::is_sorted(margin.y.begin() + static_cast<std::ptrdiff_t>(top), margin.y.end(), std::ranges::greater()));
    QVERIFY(today(drawn).x <= margin.x[top] + 0.25); // the planned power stays below the best, never beyond it
}

void CurvesTest::launchIsNotChosenWithoutAmplifiers()
{
    const core::ScenarioParts parts = pair(10, "400zr_plus_bright");
    QVERIFY(sized(parts).routes.front().lineClass != core::LineClass::Amplified);
    const core::Result<core::Curve> made = make("margin_by_launch", parts);
    QVERIFY(!made);
    QVERIFY(made.error().code == core::ErrorCode::InvalidValue);
    QVERIFY(core::inEnglish(made.error()).find("passes no amplifier") != std::string::npos);
}

void CurvesTest::powerFallsInFibreAndRisesAtAmplifiers()
{
    const core::ScenarioParts parts = pair(500, "800g_zr_plus");
    const core::Sizing sizing = sized(parts);
    const core::Curve drawn = curve("power_along_route", parts);
    const core::CurveLine &power = *line(drawn, "power"), &gsnr = *line(drawn, "gsnr");
    int rises = 0;
    for (std::size_t i = 1; i < power.y.size(); ++i) {
        const bool sameplace = power.x[i] - power.x[i - 1] < 1e-3;
        QVERIFY(sameplace || power.y[i] < power.y[i - 1]);
        rises += power.y[i] > power.y[i - 1] ? 1 : 0;
    }
    QVERIFY(rises >= sizing.routes.front().spans - 1);
    QVERIFY(near(power.x.back(), 500, 1e-3));
    QVERIFY(near(power.y.back(), *sizing.routes.front().rxPowerDbm, 1e-9));
    QVERIFY(std::ranges::is_sorted(gsnr.y, std::ranges::greater()));
    QVERIFY(gsnr.y.back() >= *sizing.routes.front().gsnrDb0p1nm - 1e-9);
}

void CurvesTest::lightThatPassesASiteKeepsItsOtherRoutes()
{
    const core::ScenarioParts parts = chain();
    const core::Sizing sizing = sized(parts);
    QVERIFY(std::ranges::any_of(sizing.segments, [](const core::SegmentSizing &segment) { return segment.routes.size() == 2; }));
    for (const char *route : {"r1", "r2"}) {
        const core::Curve byLength = curve("margin_by_length", parts, route);
        QVERIFY(near(*today(byLength).y, *sizing.route(route)->marginDb, 1e-9));
        const core::Curve power = curve("power_along_route", parts, route);
        QVERIFY(near(line(power, "power")->x.back(), 320, 1e-3));
        QCOMPARE(power.marks.size(), 1U); // the site that is passed
    }
}

void CurvesTest::listedSpansGoOn()
{
    core::ScenarioParts parts = pair(100, "800g_zr_plus");
    parts.routes.front().spans = {{60, 14.0, "", {}}, {40, 9.0, "", {}}};
    const core::Sizing sizing = sized(parts);
    const core::Curve drawn = curve("margin_by_length", parts);
    QVERIFY(near(*today(drawn).y, *sizing.routes.front().marginDb, 1e-9));
    core::ScenarioParts longer = parts;
    longer.routes.front().lengthKm = 260;
    longer.routes.front().spans = {{60, 14.0, "", {}}, {40, 9.0, "", {}}, {60, 14.0, "", {}}, {40, 9.0, "", {}}, {60, 14.0, "", {}}};
    QVERIFY(near(valueAt(*line(drawn, "800g_zr_plus"), 259.9), *sized(longer).routes.front().marginDb, 0.15));
}

void CurvesTest::whatCannotBeDrawnIsSaid()
{
    core::ScenarioParts unplaced = pair();
    unplaced.routes.front().lengthKm.reset();
    for (const core::CurveKind &kind : core::curveKinds()) {
        if (kind.scope != core::Scope::Route)
            continue;
        const core::Result<core::Curve> unknown = make(kind.id, unplaced);
        QVERIFY(!unknown);
        QVERIFY(core::inEnglish(unknown.error()).find("North – South") != std::string::npos);
        QVERIFY(!make(kind.id, pair(), "no such route"));
    }
    core::ScenarioParts dark = pair(100, "auto");
    dark.assumptions.set("basis", std::string("matrix")); // and no demands
    QVERIFY(!make("power_along_route", dark));
    QVERIFY(!make("margin_by_launch", dark));
    QVERIFY(make("reach_by_optic", dark));
    QVERIFY(make("margin_by_length", dark));
    const core::Result<core::Curve> byReach = make("power_along_route", pair(5, "800lr"));
    QVERIFY(!byReach);
    QVERIFY(core::inEnglish(byReach.error()).find("800LR") != std::string::npos);
}

/// The pair's route carries everything: whatever fails, the hours add up to those of the failures that lose traffic.
void CurvesTest::lostTrafficFallsFromAllHoursToNone()
{
    const core::Scenario scenario = *core::Scenario::make(pair());
    const core::Result<core::Sizing> sizing = core::size(scenario, catalogue());
    QVERIFY(sizing);
    double hours = 0;
    const auto outcomes = core::studyFailures(scenario, catalogue(), *sizing);
    QVERIFY(outcomes);
    for (const core::FailureOutcome &outcome : *outcomes)
        hours += outcome.keptFraction < 1 - 1e-9 ? outcome.perYear * outcome.hours : 0;
    const core::Result<core::Curve> curve = make("lost_traffic", pair());
    QVERIFY(curve);
    const core::CurveLine &lost = curve->lines.front();
    QVERIFY(hours > 0 && near(lost.y.front(), hours, 1e-9 * hours));
    QVERIFY(near(lost.x.front(), 0, 0) && near(lost.x.back(), 1, 1e-12) && near(lost.y.back(), 0, 0));
    QVERIFY(std::ranges::is_sorted(lost.y, std::greater()) && std::ranges::is_sorted(lost.x));
    core::ScenarioParts silent = pair();
    silent.assumptions.set("basis", std::string("matrix")); // and no demands
    const core::Result<core::Curve> nothing = make("lost_traffic", silent);
    QVERIFY(!nothing && nothing.error().code == core::ErrorCode::InvalidValue);
}

void CurvesTest::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    for (const core::CurveKind &kind : core::curveKinds()) {
        const core::Result<core::Curve> made = make(kind.id, pair(500, "800g_zr_plus"), "r1", stop.get_token());
        QVERIFY2(!made, kind.id);
        QVERIFY(made.error().code == core::ErrorCode::Cancelled);
    }
}

QTEST_GUILESS_MAIN(CurvesTest)
#include "CurvesTest.moc"
