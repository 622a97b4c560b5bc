// The optical budget: standards' reach classes, the independent estimate of pair_expect.csv, penalties and properties.
#include "core/base/Csv.h"
#include "core/base/Number.h"
#include "core/optics/LightModel.h"
#include "core/optics/budget/AmplifiedLine.h"
#include "core/optics/budget/Penalties.h"
#include "core/sizing/Sizing.h"
#include "tests/core/SizingFixture.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <random>

namespace {

core::Scenario pairOf(double lengthKm, const std::vector<std::pair<const char *, core::AssumptionValue>> &assumptions, double gbps = 40'000)
{
    core::ScenarioParts parts = sizing::pairParts(core::SiteKind::Hub, lengthKm);
    core::Demand demand;
    demand.from = "a";
    demand.to = "b";
    demand.gbps = gbps;
    parts.demands.push_back(demand);
    parts.assumptions.set("basis", std::string("matrix"));
    for (const auto &[id, value] : assumptions)
        parts.assumptions.set(id, value);
    return *core::Scenario::make(std::move(parts));
}

/// The budget of a pair, asked of the model directly.
class Pair {
public:
    Pair(double lengthKm, const char *optic, const std::vector<std::pair<const char *, core::AssumptionValue>> &assumptions = {})
        : m_scenario(pairOf(lengthKm, assumptions)), m_resolved(*core::resolve(m_scenario, core::Catalogue::shipped())),
          m_model(core::lightModel(m_scenario->assumptions, core::Catalogue::shipped())), m_optic(core::Catalogue::shipped().pluggable(optic))
    {
    }

    core::LightBudget budget(std::optional<core::LineClass> lineClass = {}, std::int64_t spans = 0, std::int64_t channels = 64) const
    {
        const core::ResolvedRoute *route = &m_resolved.routes.front();
        core::LightQuestion question;
        question.routes = {&route, 1};
        question.optic = m_optic;
        question.channelsPerPlane = channels;
        question.lineClass = lineClass;
        if (spans > 0)
            question.spans = {&spans, 1};
        question.explain = true;
        return m_model->budget(question);
    }
    core::SpanPlan plan() const { return m_model->spans(m_resolved.routes.front(), m_optic); }
    const core::ResolvedRoute &route() const { return m_resolved.routes.front(); }
    const core::PluggableRow &optic() const { return *m_optic; }
    const core::LightModel &model() const { return *m_model; }
    core::BudgetRules rules() const { return core::BudgetRules(m_scenario->assumptions); }

private:
    core::Scenario m_scenario;
    core::Resolved m_resolved;
    std::unique_ptr<core::LightModel> m_model;
    const core::PluggableRow *m_optic;
};

/// What pair_expect.csv reckons with: equal spans with 1 dB extra, amplifiers of 5.5 dB behind each, no terminals, no limits.
double simpleMarginDb(const Pair &pair, std::int64_t spans, double designMarginDb)
{
    const core::BudgetRules rules = pair.rules();
    const core::ResolvedRoute *route = &pair.route();
    const char raman = 0;
    const core::PieceLine piece = core::pieceLine({&route, 1}, {&spans, 1}, {&raman, 1}, rules);
    core::OpticFigures optic = *core::opticFigures(pair.optic(), core::Catalogue::shipped());
    optic.txPowerDbm.value = 60; // no booster noise
    core::AmplifierFigures amplifier;
    amplifier.gainMaxDb = amplifier.outputMaxDbm = 60;
    core::CombShape comb;
    comb.slotHz = *optic.slotGhz * 1e9;
    comb.baudHz = optic.baudHz;
    comb.channels = std::llround(std::floor(4'800 / *optic.slotGhz));
    const core::AmplifiedLine line({piece, optic, comb, {amplifier}, {amplifier}, {}, rules, false, core::SignalFormat::Gaussian});
    const auto noise = line.worstNoise(line.bestLaunchDbm());
    // The estimate knows only transmitters whose OSNR the table gives.
    const core::TransceiverRow *row = core::Catalogue::shipped().transceiver(pair.optic().transceiverId);
    const double gsnrDb = core::optics::noiseSumDb(noise.lineOsnrDb, noise.snrNliDb, row->txInbandOsnrDb0p1nm, std::nullopt);
    double penaltyDb = 0;
    if (optic.dispersionTolerancePsPerNm && optic.dispersionPenaltyDb)
        penaltyDb =
            std::min(optic.dispersionPenaltyDb->value, core::optics::proportionalPenaltyDb(piece.dispersionPsPerNm, optic.dispersionTolerancePsPerNm->value,
                                                                                           optic.dispersionPenaltyDb->value)); // it stops at the tolerance
    return core::optics::osnrMarginDb(gsnrDb, optic.requiredOsnrDb0p1nm.value, penaltyDb, designMarginDb);
}

double entry(const core::LightBudget &budget, std::string_view id)
{
    const auto found = std::ranges::find(budget.entries, id, [](const core::BudgetEntry &each) { return std::string_view(each.id); });
    return found == budget.entries.end() ? std::nan("") : found->value;
}

} // namespace

class OpticsBudgetTest : public QObject {
    Q_OBJECT

private slots:
    /// The noise of OpenROADM's masks follows the launch power: the best power must be the one that the noise was taken at.
    void launchAndNoiseOfAMaskAgree()
    {
        for (const double backoffDb : {0.0, -1.0, 2.0}) {
            for (const char *optic : {"800zr", "1600zr_plus"}) {
                for (const char *amplifier : {"openroadm_ila_standard", "openroadm_ila_low_noise"}) {
                    for (const char *fibre : {"g654e", "hcf_lab"}) {
                        const Pair pair(550, optic,
                                        {{"nli_model", std::string("closed_form")},
                                         {"amplifier", std::string(amplifier)},
                                         {"fibre", std::string(fibre)},
                                         {"launch_backoff_db", backoffDb}});
                        const core::LightBudget best = pair.budget(core::LineClass::Amplified, 8);
                        const core::ResolvedRoute *route = &pair.route();
                        const std::int64_t spans = 8;
                        core::LightQuestion question;
                        question.routes = {&route, 1};
                        question.optic = &pair.optic();
                        question.lineClass = core::LineClass::Amplified;
                        question.spans = {&spans, 1};
                        question.launchDbm = best.launchDbm;
                        const core::LightBudget asked = pair.model().budget(question);
                        QVERIFY2(std::abs(*best.gsnrDb0p1nm - *asked.gsnrDb0p1nm) < 0.005,
                                 qPrintable(QString("%1 %2 %3: %4 %5").arg(optic, amplifier, fibre).arg(*best.gsnrDb0p1nm).arg(*asked.gsnrDb0p1nm)));
                    }
                }
            }
        }
    }

    void independentEstimate_data()
    {
        QTest::addColumn<QString>("optic");
        QTest::addColumn<qlonglong>("spans");
        QTest::addColumn<double>("spanKm");
        QTest::addColumn<double>("estimate");
        QTest::addColumn<double>("tolerance");
        QFile file(QStringLiteral(PROJECT_SOURCE "/tests/data/optics/pair_expect.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
        file.readLine();
        while (!file.atEnd()) {
            const QList<QByteArray> cells = file.readLine().trimmed().split(',');
            QTest::addRow("%s %s x %s km", cells[0].constData(), cells[1].constData(), cells[2].constData())
                << QString::fromUtf8(cells[0]) << cells[1].toLongLong() << cells[2].toDouble() << cells[7].toDouble() << cells[8].toDouble();
        }
    }

    /// On the estimate's own terms our line agrees with it; what the whole budget takes off besides is told line by line.
    void independentEstimate()
    {
        QFETCH(const QString, optic);
        QFETCH(const qlonglong, spans);
        QFETCH(const double, spanKm);
        QFETCH(const double, estimate);
        QFETCH(const double, tolerance);
        const Pair pair(static_cast<double>(spans) * spanKm, optic.toUtf8().constData());
        const double simple = simpleMarginDb(pair, spans, 2);
        const core::LightBudget budget = pair.budget(core::LineClass::Amplified, spans);
        qInfo("%s: estimate %.1f, its terms %.2f, whole budget %.2f (line OSNR %.2f, NLI %.2f, transmitter %.2f, penalties %.2f)", QTest::currentDataTag(),
              estimate, simple, *budget.marginDb, *budget.lineOsnrDb0p1nm, budget.snrNliDb0p1nm.value_or(0), entry(budget, "tx_osnr"), budget.penaltiesDb);
        QVERIFY2(std::abs(simple - estimate) <= tolerance, qPrintable(QStringLiteral("%1 against %2").arg(simple).arg(estimate)));
        QVERIFY(*budget.marginDb < simple + 1e-9); // booster, in-line noise, PDL, filters and phase noise only take off
    }

    void penaltiesOfKnownLines()
    {
        // 17,000 ps/nm at 118 GBd and 100 kHz with c_r = 1: 26.1 dB, at 252 GBd 22.8 dB (FAST_INTEGRAL.md, section 3).
        QVERIFY(std::abs(*core::optics::eepnSnrDb(17'000, 100e3, 118e9, 1) - 26.0) < 0.15);
        QVERIFY(std::abs(*core::optics::eepnSnrDb(17'000, 100e3, 252e9, 1) - 22.7) < 0.15);
        QVERIFY(!core::optics::eepnSnrDb(0, 100e3, 118e9, 1));
        // PDL without a table: 0.53 dB at 1 dB, 1.1 dB at 2 dB.
        QVERIFY(std::abs(core::optics::pdlBoundDb(1) - 0.53) < 0.01);
        QVERIFY(std::abs(core::optics::pdlBoundDb(2) - 1.1) < 0.1);
        QCOMPARE(core::optics::pdlBoundDb(0), 0.0);
        QCOMPARE(core::optics::proportionalPenaltyDb(1'200, 2'400, 0.5), 0.25);
        // Two equal noises: 3.01 dB below either.
        QVERIFY(std::abs(core::optics::noiseSumDb(30, 30, std::nullopt, std::nullopt) - 26.9897) < 1e-4);
        QVERIFY(core::optics::noiseSumDb(std::nullopt, std::nullopt, std::nullopt, std::nullopt) <= 200);
        // More filters, narrower filters and faster signals cost more; none costs nothing.
        QCOMPARE(core::optics::filteringPenaltyDb(118e9, 142e9, 0), 0.0);
        QVERIFY(core::optics::filteringPenaltyDb(118e9, 142e9, 1) < core::optics::filteringPenaltyDb(118e9, 142e9, 3));
        QVERIFY(core::optics::filteringPenaltyDb(118e9, 142e9, 1) < core::optics::filteringPenaltyDb(131e9, 142e9, 1));
        QVERIFY(core::optics::filteringPenaltyDb(142e9, 142e9, 1) > 0.05);
    }

    // Reach classes of the standards

    void zrReaches120KmInOneAmplifiedSpan()
    {
        const Pair pair(120, "400zr", {{"design_margin_db", 0.0}});
        QCOMPARE(pair.plan().spans, 1);
        const core::LightBudget budget = pair.budget();
        QCOMPARE(budget.lineClass, core::LineClass::Amplified);
        QVERIFY(budget.closes);
        QVERIFY(*budget.marginDb < 2); // with the usual 2 dB it does not: 120 km is the edge
        QVERIFY(!Pair(120, "400zr").budget(core::LineClass::Amplified, 1).closes);
        QVERIFY(Pair(120, "400zr").budget(core::LineClass::Amplified, 1).closesWithoutDesignMargin);
        // Beyond 2,400 ps/nm, 143.7 km of standard fibre, it does not work however many huts there are.
        const core::LightBudget far = Pair(150, "400zr").budget(core::LineClass::Amplified, 3);
        QVERIFY(!far.closes && !far.closesWithoutDesignMargin);
        QCOMPARE(far.limit, core::LightLimit::Dispersion);
    }

    void zrReaches40KmAloneOnBareFibre()
    {
        const core::LightBudget budget = Pair(40, "400zr", {{"design_margin_db", 0.0}}).budget({}, 0, 1);
        QCOMPARE(budget.lineClass, core::LineClass::BareFibre);
        QVERIFY(budget.closes);
        // -10 dBm - 40 × 0.2 - 2 × 0.5 dB = -19 dBm, 1 dB above -20 dBm.
        QCOMPARE(*budget.rxPowerDbm, -19.0);
        QCOMPARE(*budget.marginDb, 1.0);
        QCOMPARE(budget.limit, core::LightLimit::ReceiverSensitivity);
        QCOMPARE(budget.amplifiersPassed, 0);
        QVERIFY(!Pair(50, "400zr", {{"design_margin_db", 0.0}}).budget(core::LineClass::BareFibre, 1, 1).closes);
    }

    void multiplexersWithoutAmplifiers()
    {
        // Both multiplexers count: 400ZR at -10 dBm is below -20 dBm behind them, whatever the length.
        for (const double km : {2.0, 5.0})
            QVERIFY(!Pair(km, "400zr").budget(core::LineClass::Multiplexed).closes);
        // A +1 dBm ZR+ reaches some 30 km.
        QVERIFY(Pair(30, "400zr_plus_bright").budget(core::LineClass::Multiplexed).closes);
        QVERIFY(!Pair(55, "400zr_plus_bright").budget(core::LineClass::Multiplexed).closes);
        QCOMPARE(Pair(30, "400zr_plus_bright").budget().lineClass, core::LineClass::Multiplexed);
        QCOMPARE(Pair(70, "400zr_plus_bright").budget().lineClass, core::LineClass::Amplified);
    }

    void zrOf800GReaches80To120Km()
    {
        for (const double km : {80.0, 100.0, 120.0}) {
            const Pair pair(km, "800zr");
            QCOMPARE(pair.plan().spans, 1);
            QVERIFY(pair.budget().closes);
        }
        QVERIFY(!Pair(150, "800zr").budget(core::LineClass::Amplified, 2).closesWithoutDesignMargin); // 2,400 ps/nm
    }

    void zrPlusGoesFurther()
    {
        // OpenZR+ some 500 km, its bright form and 800G ZR+ many hundreds, 400G QPSK of the 800G module beyond 1,300.
        QVERIFY(Pair(480, "400zr_plus_bright").budget().closesWithoutDesignMargin);
        QVERIFY(Pair(500, "800g_zr_plus").budget().closes);
        QVERIFY(!Pair(1'150, "800g_zr_plus").budget().closes);
        QVERIFY(Pair(1'150, "800g_zr_plus_600g").budget().closes);
        QVERIFY(Pair(1'350, "400g_ulh_qpsk").budget().closes);
        QVERIFY(!Pair(1'500, "400g_ulh_qpsk").budget().closes); // 24,000 ps/nm
    }

    void ramanReachesFurtherOverOneSpan()
    {
        const Pair without(155, "800g_zr_plus"), with(155, "800g_zr_plus", {{"raman", std::string("single_span")}});
        QVERIFY(without.plan().spans > 1); // 31 + 1 dB
        QCOMPARE(with.plan().spans, 1);
        QVERIFY(with.plan().raman);
        QVERIFY(with.budget().closes && with.budget().raman);
        QVERIFY(Pair(165, "800g_zr_plus", {{"raman", std::string("single_span")}}).plan().spans > 1); // 33 + 1 dB
        // Where no pump is needed none is bought.
        QVERIFY(!Pair(100, "800g_zr_plus", {{"raman", std::string("single_span")}}).plan().raman);
    }

    void marginFallsWithLengthLossAndAgeing()
    {
        double last = 1e9;
        for (double km = 5; km <= 140; km += 5) {
            const double margin = *Pair(km, "800g_zr_plus").budget(core::LineClass::Amplified, 1).marginDb;
            QVERIFY(margin < last);
            last = margin;
        }
        const auto marginWith = [](const char *id, double value) {
            return *Pair(100, "800g_zr_plus", {{id, value}}).budget(core::LineClass::Amplified, 1).marginDb;
        };
        QVERIFY(marginWith("connector_db", 1.0) < marginWith("connector_db", 0.5));
        QVERIFY(marginWith("span_ageing_db", 2.0) < marginWith("span_ageing_db", 0.0));
        QVERIFY(marginWith("launch_backoff_db", 2.0) < marginWith("launch_backoff_db", 0.0));
        QVERIFY(marginWith("linewidth_khz", 1'000.0) < marginWith("linewidth_khz", 100.0));
        QVERIFY(marginWith("pdl_per_element_db", 1.0) < marginWith("pdl_per_element_db", 0.1));
        QVERIFY(std::abs(marginWith("design_margin_db", 3.0) + 1 - marginWith("design_margin_db", 2.0)) < 1e-9);
    }

    void bestLaunchIsBest()
    {
        const Pair pair(400, "800g_zr_plus");
        const core::LightBudget best = pair.budget();
        const core::ResolvedRoute *route = &pair.route();
        core::LightQuestion question;
        question.routes = {&route, 1};
        question.optic = &pair.optic();
        for (const double off : {-1.0, -0.2, 0.2, 1.0}) {
            question.launchDbm = *best.launchDbm + off;
            const core::LightBudget other = pair.model().budget(question);
            QVERIFY(*other.marginDb < *best.marginDb);
        }
        // Within what the amplifiers give: 23 dBm over 32 channels.
        QVERIFY(*best.launchDbm <= 23 - 10 * std::log10(32.0) + 1e-9);
        question.launchDbm = 12;
        QCOMPARE(pair.model().budget(question).limit, core::LightLimit::AmplifierOutput);
        QVERIFY(!pair.model().budget(question).closes);
    }

    void noiseOfTheAmplifierFollowsItsModel()
    {
        // At full gain the two-stage model has its least noise; over a short span its gain is low and its noise is higher than
        // that of an amplifier with the same least noise figure at every gain.
        const auto osnrDb = [](double km, const char *amplifier) {
            return *Pair(2 * km, "800g_zr_plus", {{"amplifier", std::string(amplifier)}, {"launch_backoff_db", 0.0}})
                        .budget(core::LineClass::Amplified, 2)
                        .lineOsnrDb0p1nm;
        };
        for (const core::LineElementRow &row : core::Catalogue::shipped().lineElements()) {
            if (row.noiseModel.empty() || row.noiseModel == "fixed")
                continue;
            QVERIFY2(osnrDb(90, row.id.c_str()) < osnrDb(60, row.id.c_str()), row.id.c_str());
            QVERIFY2(std::isfinite(osnrDb(10, row.id.c_str())), row.id.c_str());
        }
        const double gained = osnrDb(40, "ila_c_single") - osnrDb(80, "ila_c_single"), stages = osnrDb(40, "edfa_model_gnpy") - osnrDb(80, "edfa_model_gnpy");
        QVERIFY(gained > 0);
        QVERIFY(stages <= gained);
    }

    void profileEndsAtTheBudget()
    {
        const Pair pair(400, "800g_zr_plus");
        const core::ResolvedRoute *route = &pair.route();
        core::LightQuestion question;
        question.routes = {&route, 1};
        question.optic = &pair.optic();
        const auto points = pair.model().profile(question);
        const core::LightBudget budget = pair.budget();
        QCOMPARE(points.back().powerDbm, *budget.rxPowerDbm);
        QVERIFY(std::abs(points.back().km - 400) < 1e-6);
        for (std::size_t i = 1; i < points.size(); ++i) {
            QVERIFY(points[i].km >= points[i - 1].km);
            QVERIFY(*points[i].gsnrDb0p1nm <= *points[i - 1].gsnrDb0p1nm + 1e-9);
        }
        QVERIFY(std::abs(*points.back().gsnrDb0p1nm - *budget.gsnrDb0p1nm) < 1e-9);
    }

    void strangeGlassIsToldAndStaysFinite()
    {
        const std::pair<const char *, double> strangers[] = {{"dispersion_ps_per_nm_km", 0}, {"dispersion_ps_per_nm_km", -5},  {"dispersion_ps_per_nm_km", 1e5},
                                                             {"loss_db_per_km_typ_1550", 0}, {"loss_db_per_km_typ_1550", 100}, {"effective_area_um2", 1e-9}};
        for (const auto &[column, value] : strangers) {
            for (const double km : {0.1, 80.0, 1'000.0}) {
                const auto catalogue = core::Catalogue::shipped().withOverlay({{"fibre", {{"g652d", {{column, value}}}}}});
                QVERIFY2(catalogue, column);
                const auto sized = core::size(pairOf(km, {{"max_span_km", 500.0}}), *catalogue);
                QVERIFY2(sized, column);
                const core::RouteSizing &route = sized->routes.front();
                for (const auto &figure : {route.marginDb, route.gsnrDb0p1nm, route.launchDbm, route.rxPowerDbm})
                    QVERIFY2(std::isfinite(figure.value_or(0)), column);
                const bool told = std::ranges::any_of(sized->findings, [](const core::Finding &finding) { return finding.code == "fibre_figures"; });
                QCOMPARE(told, std::abs(value) < 1e-12);
            }
        }
    }

    void nothingHostileBreaksIt()
    {
        for (const double km : {0.001, 0.5, 500.0, 5'000.0, 20'000.0}) {
            for (const core::PluggableRow &optic : core::Catalogue::shipped().pluggables()) {
                for (const char *fibre : {"g652d", "g655", "hcf_field"}) {
                    for (const char *band : {"c", "c_l", "super_c_l"}) {
                        const Pair pair(km, optic.id.c_str(), {{"fibre", std::string(fibre)}, {"band", std::string(band)}, {"max_span_km", 1'000.0}});
                        const core::LightBudget budget = pair.budget();
                        for (const auto &value :
                             {budget.marginDb, budget.gsnrDb0p1nm, budget.launchDbm, budget.rxPowerDbm, budget.lineOsnrDb0p1nm, budget.snrNliDb0p1nm})
                            QVERIFY2(!value || std::isfinite(*value),
                                     qPrintable(QStringLiteral("%1 %2 km %3 %4").arg(optic.id.c_str()).arg(km).arg(fibre, band)));
                        QVERIFY(std::isfinite(budget.margin));
                    }
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(OpticsBudgetTest)
#include "OpticsBudgetTest.moc"
