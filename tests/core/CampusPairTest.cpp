// The campus pair from 2 to 1,000 km: every line of its equipment list, argued from the optical budget.
#include "core/base/Number.h"
#include "core/optics/budget/RouteBudget.h"
#include "core/sizing/Sizing.h"
#include "tests/core/SizingFixture.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

namespace {

using Bill = std::map<std::string, double>; ///< quantity by role

class CampusPair {
public:
    CampusPair(double lengthKm, const std::string &pluggable) : m_scenario(scenarioOf(lengthKm, pluggable)), m_resolved(*core::resolve(m_scenario, catalogue()))
    {
    }

    static const core::Catalogue &catalogue() { return core::Catalogue::shipped(); }
    const core::Scenario &scenario() const { return m_scenario; }
    core::Sizing sized() const { return *core::size(m_scenario, catalogue()); }
    core::LightBudget budget(const core::Sizing &sizing) const { return *core::budgetOfRoute(0, m_scenario, catalogue(), m_resolved, sizing); }

    /// Whether the optic closes when the line is forced to be so.
    core::LightBudget as(const std::string &optic, core::LineClass lineClass, std::int64_t spans) const
    {
        const core::ResolvedRoute *route = &m_resolved.routes.front();
        core::LightQuestion question;
        question.routes = {&route, 1};
        question.optic = catalogue().pluggable(optic);
        question.lineClass = lineClass;
        question.spans = {&spans, 1};
        question.raman = false;
        return core::lightModel(m_scenario->assumptions, catalogue())->budget(question);
    }

private:
    static core::Scenario scenarioOf(double lengthKm, const std::string &pluggable)
    {
        core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Campus, lengthKm);
        for (core::Site &site : parts.sites) {
            site.powerMw = 100;
            site.accelerator = "nv_h100_dgx";
        }
        parts.assumptions.set("pluggable", pluggable);
        return *core::Scenario::make(std::move(parts));
    }

    core::Scenario m_scenario;
    core::Resolved m_resolved;
};

Bill billOf(const core::Sizing &sizing)
{
    Bill bill;
    for (const core::BillLine &line : sizing.bill)
        bill[line.role] += line.quantity;
    return bill;
}

} // namespace

class CampusPairTest : public QObject {
    Q_OBJECT

private slots:
    void equipmentList_data()
    {
        QTest::addColumn<double>("km");
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("optic");
        QTest::addColumn<QString>("lineClass");
        QTest::addColumn<int>("huts");
        QTest::addColumn<bool>("closes");
        const auto row = [](double km, const char *wanted, const char *optic, const char *lineClass, int huts, bool closes = true) {
            QTest::addRow("%g km %s", km, wanted) << km << QString(wanted) << QString(optic) << QString(lineClass) << huts << closes;
        };
        // 800G ZR+ at 0 dBm: two multiplexers of 5.5 dB and 1.4 or 3 dB of fibre leave -12.4 and -14 dBm, above -18.9 dBm with
        // 2 dB kept back; at 40 km it would be -20 dBm, so terminals amplify. One span up to 28 dB; then a hut every 80 km.
        row(2, "800g_zr_plus", "800g_zr_plus", "multiplexed", 0);
        row(10, "800g_zr_plus", "800g_zr_plus", "multiplexed", 0);
        row(40, "800g_zr_plus", "800g_zr_plus", "amplified", 0);
        row(80, "800g_zr_plus", "800g_zr_plus", "amplified", 0);
        row(100, "800g_zr_plus", "800g_zr_plus", "amplified", 0);
        row(120, "800g_zr_plus", "800g_zr_plus", "amplified", 0);
        row(500, "800g_zr_plus", "800g_zr_plus", "amplified", 6);
        row(1'000, "800g_zr_plus", "800g_zr_plus", "amplified", 12, false); // the 600G mode does, below
        // 400ZR at -10 dBm is at -22.4 dBm behind both multiplexers already at 2 km, below its -20 dBm.
        row(2, "400zr", "400zr", "amplified", 0);
        row(10, "400zr", "400zr", "amplified", 0);
        row(40, "400zr", "400zr", "amplified", 0);
        row(80, "400zr", "400zr", "amplified", 0);
        row(100, "400zr", "400zr", "amplified", 0);
        row(120, "400zr", "400zr", "amplified", 1); // one span of 25 dB lacks the design margin
        row(1'000, "800g_zr_plus_600g", "800g_zr_plus_600g", "amplified", 12);
    }

    void equipmentList()
    {
        QFETCH(const double, km);
        QFETCH(const QString, wanted);
        QFETCH(const QString, optic);
        QFETCH(const QString, lineClass);
        QFETCH(const int, huts);
        QFETCH(const bool, closes);
        const CampusPair pair(km, wanted.toStdString());
        const core::Sizing sizing = pair.sized();
        const core::RouteSizing &route = sizing.routes.front();
        const core::LightBudget budget = pair.budget(sizing);
        QCOMPARE(QString::fromStdString(route.pluggableId), optic);
        QCOMPARE(QString(core::toWord(route.lineClass)), lineClass);
        QCOMPARE(route.spans - 1, huts);
        QCOMPARE(route.closes, closes);
        QCOMPARE(route.marginDb, budget.marginDb);
        checkClass(pair, route, optic.toStdString());
        checkBill(sizing);
    }

    /// `auto` takes what closes and fits the routers, and something closes at every length up to 1,000 km.
    void chosenOpticCloses()
    {
        for (const double km : {2.0, 10.0, 40.0, 80.0, 100.0, 120.0, 500.0, 1'000.0}) {
            const CampusPair pair(km, "auto");
            const core::Sizing sizing = pair.sized();
            const core::RouteSizing &route = sizing.routes.front();
            QVERIFY2(route.closes, qPrintable(QStringLiteral("%1 km: %2").arg(km).arg(route.pluggableId.c_str())));
            QVERIFY(std::ranges::none_of(sizing.findings, [](const core::Finding &finding) { return finding.severity == core::Severity::Error; }));
            const core::PluggableRow &optic = *CampusPair::catalogue().pluggable(route.pluggableId);
            QVERIFY(optic.year.value_or(9999) <= 2026);
            qInfo("%g km: %s, %s, %lld huts", km, optic.name.c_str(), core::toWord(route.lineClass), static_cast<long long>(route.spans - 1));
        }
    }

private:
    /// No less equipment would do: a class below the one taken fails, and so does a line without the huts.
    static void checkClass(const CampusPair &pair, const core::RouteSizing &route, const std::string &optic)
    {
        if (!route.closes)
            return;
        if (route.lineClass == core::LineClass::Amplified && route.spans == 1)
            QVERIFY(!pair.as(optic, core::LineClass::Multiplexed, 1).closes);
        if (route.spans > 1) {
            const core::LightBudget one = pair.as(optic, core::LineClass::Amplified, 1);
            QVERIFY(!one.closes || one.lossDb > 28);
            QCOMPARE(route.spans, static_cast<std::int64_t>(std::ceil(*route.lengthKm / 80)));
        }
    }

    /// Every line of the list with its quantity, and no other.
    static void checkBill(const core::Sizing &sizing)
    {
        const core::RouteSizing &route = sizing.routes.front();
        const core::PluggableRow &optic = *CampusPair::catalogue().pluggable(route.pluggableId);
        // 64,102 accelerators × 400 Gb/s ÷ taper 10 at each end, ports filled to 0.8.
        const double gbps = sizing.demands.front().gbps;
        const double channels = std::ceil(gbps / (*optic.clientRateGbps * 0.8) - 1e-9);
        const double perPair = std::floor(4'800 / *optic.channelSpacingGhz + 1e-9), pairs = std::ceil(channels / perPair);
        const double km = *route.lengthKm;
        QCOMPARE(static_cast<double>(route.channels), channels);
        QCOMPARE(static_cast<double>(route.fibrePairs), pairs);
        // Fibre is leased by the pair and km.
        Bill expected{{"Coherent optics", 2 * channels}, {"Fibre", pairs * km}};
        for (const core::SiteSizing &site : sizing.sites) {
            expected["Client optics"] += 2 * std::ceil(gbps / (800 * 0.8) - 1e-9);
            expected["Routers"] += static_cast<double>(*site.routers);
        }
        expected[route.amplified ? "Line terminals" : "Multiplexers"] = 2 * pairs;
        if (route.spans > 1) {
            expected["In-line amplifiers"] = static_cast<double>(route.spans - 1) * pairs;
            expected["Amplifier huts"] = static_cast<double>(route.spans - 1);
        }
        Bill bill = billOf(sizing);
        for (const auto &[role, quantity] : expected)
            QVERIFY2(bill.contains(role) && !(std::abs(bill[role] - quantity) > 1e-6),
                     qPrintable(QStringLiteral("%1: %2, argued %3").arg(role.c_str()).arg(bill[role]).arg(quantity)));
        QCOMPARE(bill.size(), expected.size());
    }
};

QTEST_GUILESS_MAIN(CampusPairTest)
#include "CampusPairTest.moc"
