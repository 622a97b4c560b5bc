// Lines, amplifiers and the closed form against the figures of GNPy (tests/data/optics).
#include "OpticsFixture.h"
#include "core/catalogue/Catalogue.h"
#include "core/optics/line/CatalogueNoise.h"
#include "core/optics/line/Glass.h"
#include "core/optics/line/Raman.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace optics;

namespace {

using Comb = std::vector<core::LineChannel>;

core::LineLight solved(const core::Line &line, const Comb &comb)
{
    static const auto model = core::closedFormModel();
    const auto light = model->solve(line, comb);
    if (!light)
        qFatal("%s", core::inEnglish(light.error()).c_str());
    return *light;
}

double gsnrOf(const core::Line &line, const Comb &comb, std::size_t channel)
{
    return solved(line, comb).channels.at(channel).gsnrDbSignalBw;
}

/// Everything gnpy_golden.csv tells of one channel, by its suffix.
std::map<std::string, double> columnsOf(const Row &row, const Comb &comb, const core::LineLight &light, std::size_t i)
{
    const core::ChannelLight &channel = light.channels.at(i);
    const double baudHz = comb[i].baudHz;
    const auto in01nm = [baudHz](double db) { return core::inReferenceBandwidthDb(db, baudHz); };
    std::map<std::string, double> out{{"ch", static_cast<double>(i + 1)},          {"f_thz", comb[i].frequencyHz * 1e-12},
                                      {"osnr_bw_db", channel.osnrDbSignalBw},      {"osnr_01nm_db", in01nm(channel.osnrDbSignalBw)},
                                      {"snr_nli_bw_db", channel.snrNliDbSignalBw}, {"snr_nli_01nm_db", in01nm(channel.snrNliDbSignalBw)},
                                      {"gsnr_bw_db", channel.gsnrDbSignalBw},      {"gsnr_01nm_db", in01nm(channel.gsnrDbSignalBw)},
                                      {"pch_out_dbm", channel.powerOutDbm},        {"cd_ps_per_nm", light.dispersionPsPerNm.at(i)}};
    double added = 0;
    for (const char *column : {"tx_osnr_db", "add_drop_osnr_db"})
        added += core::fromDb(-number(row, column, std::numeric_limits<double>::infinity()));
    const auto withAdded = [added](double db01nm) { return -core::toDb(core::fromDb(-db01nm) + added); };
    out["osnr_tot_01nm_db"] = withAdded(out["osnr_01nm_db"]);
    out["gsnr_tot_01nm_db"] = withAdded(out["gsnr_01nm_db"]);
    out["gsnr_tot_bw_db"] = out["gsnr_tot_01nm_db"] - in01nm(0);
    return out;
}

bool near(double actual, double expected, double tolerance, const std::string &where)
{
    if (std::fabs(actual - expected) <= tolerance)
        return true;
    qWarning("%s: %.6f for %.6f", where.c_str(), actual, expected);
    return false;
}

} // namespace

class OpticsLineTest : public QObject {
    Q_OBJECT

private slots:
    void everyGoldenRow();
    void everyChannelOfMixedCombs();
    void theBestLaunchPower();
    void everyNoiseFigure();
    void theCatalogueKnowsTheAmplifiers();
    void aRowWithoutItsFiguresHasItsNoiseFigure();
    void masksSeeThePowerIn50Ghz();
    void glassAtOtherFrequencies();
    void ramanGainIsAntisymmetricAndKeepsPower();
    void moreLossOrNoiseIsWorse();
    void aSymmetricCombIsNearlySymmetric();
    void threeDecibelsMoreLaunchCostSixOfInterference();
    void dispersionSlopeOfNothingChangesNothing();
    void manySpansAreManyTimesTheNoise();
    void negativeDispersionIsAsGood();
};

void OpticsLineTest::everyGoldenRow()
{
    const auto rows = readOptics("gnpy_golden.csv");
    QCOMPARE(rows.size(), std::size_t(258));
    int figures = 0;
    for (const Row &row : rows) {
        const Comb comb = combOf(row);
        const core::LineLight light = solved(lineOf(row), comb);
        const std::map<std::string, std::size_t> places{{"first_", 0}, {"centre_", comb.size() / 2}, {"last_", comb.size() - 1}};
        for (const auto &[prefix, channel] : places) {
            for (const auto &[suffix, value] : columnsOf(row, comb, light, channel)) {
                const std::string &cell = row.at(prefix + suffix);
                const std::string where = row.at("case_id") + " " + prefix + suffix;
                if (cell.empty()) {
                    QVERIFY2(suffix.find("_tot_") != std::string::npos, where.c_str());
                    continue;
                }
                QVERIFY(near(value, *core::parseNumber(cell), 1e-5, where));
                ++figures;
            }
        }
        QVERIFY(near(light.pmdPs, number(row, "pmd_ps"), 1e-6, row.at("case_id") + " pmd_ps"));
        QVERIFY(near(light.latencyMs, number(row, "latency_ms"), 1e-6, row.at("case_id") + " latency_ms"));
    }
    QVERIFY(figures > 258 * 3 * 10);
}

void OpticsLineTest::everyChannelOfMixedCombs()
{
    std::map<std::string, Comb> combs;
    std::map<std::string, std::vector<Row>> expected;
    for (const Row &row : readOptics("gnpy_channels.csv")) {
        combs[row.at("case_id")].push_back(
            {number(row, "f_thz") * 1e12, number(row, "baud_gbd") * 1e9, number(row, "slot_ghz") * 1e9, number(row, "launch_dbm")});
        expected[row.at("case_id")].push_back(row);
    }
    const auto cases = readOptics("gnpy_channels_cases.csv");
    QCOMPARE(cases.size(), std::size_t(13));
    std::size_t channels = 0;
    for (const Row &each : cases) {
        const std::string &id = each.at("case_id");
        const core::LineLight light = solved(lineOf(each), combs.at(id));
        const double tolerance = number(each, "srs") > 0 ? 0.03 : 1e-5;
        for (std::size_t i = 0; i < combs.at(id).size(); ++i, ++channels) {
            auto columns = columnsOf({}, combs.at(id), light, i);
            for (const char *column : {"osnr_01nm_db", "snr_nli_bw_db", "gsnr_01nm_db", "gsnr_bw_db", "pch_out_dbm"})
                QVERIFY(near(columns.at(column), number(expected.at(id)[i], column), tolerance, id + " " + std::to_string(i + 1) + " " + column));
        }
    }
    QCOMPARE(channels, std::size_t(695));
}

void OpticsLineTest::theBestLaunchPower()
{
    const std::map<std::string, std::array<double, 3>> fibres{
        {"SSMF", {0.2, 16.7, 83}}, {"NZDF", {0.22, 5, 72}}, {"LOF", {0.168, 22, 125}}, {"ULL", {0.158, 21, 130}}};
    const auto rows = readOptics("gnpy_optimum.csv");
    QCOMPARE(rows.size(), std::size_t(12));
    for (const Row &row : rows) {
        const auto &[loss, dispersion, area] = fibres.at(row.at("fibre_type"));
        core::LineSpan span;
        span.lengthKm = number(row, "span_length_km");
        span.fibre.lossDbPerKm = loss;
        span.fibre.dispersionPsPerNmKm = dispersion;
        span.fibre.effectiveAreaUm2 = area;
        span.amplifier = {core::FixedNoise{number(row, "amp_nf_db")}, span.lossDb()};
        core::Line line;
        line.spans.assign(static_cast<std::size_t>(number(row, "n_spans")), span);

        const int channels = static_cast<int>(number(row, "n_ch"));
        const auto gsnr01nm = [&](double launchDbm) {
            const Comb comb = uniformComb(channels, 191.3, number(row, "spacing_ghz"), number(row, "baud_gbd"), launchDbm);
            return core::inReferenceBandwidthDb(gsnrOf(line, comb, comb.size() / 2), comb.front().baudHz);
        };
        double low = -10, high = 15; // golden section: the GSNR has one maximum
        while (high - low > 1e-4) {
            const double a = high - (high - low) * 0.618034, b = low + (high - low) * 0.618034;
            (gsnr01nm(a) < gsnr01nm(b) ? low : high) = gsnr01nm(a) < gsnr01nm(b) ? a : b;
        }
        QVERIFY(near(low, number(row, "p_opt_gnpy_dbm"), 0.002, row.at("case_id") + " p_opt"));
        QVERIFY(near(gsnr01nm(low), number(row, "gsnr_01nm_at_opt_db"), 2e-4, row.at("case_id") + " gsnr at optimum"));

        // (P_ASE / (2 eta))^(1/3) of one span, from a launch so low that nothing is depleted.
        core::Line one = line;
        one.spans.resize(1);
        const Comb faint = uniformComb(channels, 191.3, number(row, "spacing_ghz"), number(row, "baud_gbd"), -20);
        const core::ChannelLight light = solved(one, faint).channels[faint.size() / 2];
        const double powerW = 1e-5, asePower = powerW / core::fromDb(light.osnrDbSignalBw), eta = 1 / core::fromDb(light.snrNliDbSignalBw) / (powerW * powerW);
        QVERIFY(near(core::toDb(std::cbrt(asePower / (2 * eta)) * 1e3), number(row, "p_opt_closed_form_dbm"), 0.002, row.at("case_id") + " closed form"));
    }
}

void OpticsLineTest::everyNoiseFigure()
{
    const std::map<std::string, core::OpenRoadmNoise> masks{{"openroadm_ila_low_noise", core::OpenRoadmNoise::LowNoiseInline},
                                                            {"openroadm_ila_standard", core::OpenRoadmNoise::StandardInline},
                                                            {"openroadm_mw_mw_preamp", core::OpenRoadmNoise::Preamplifier}};
    const auto rows = readOptics("gnpy_amp_nf.csv");
    QCOMPARE(rows.size(), std::size_t(157));
    for (const Row &row : rows) {
        core::AmplifierNoise noise = core::TwoStageNoise{number(row, "nf1_db"), number(row, "nf2_db"), number(row, "delta_p_db"), number(row, "gain_min_db"),
                                                         number(row, "gain_max_db")};
        if (row.at("model") != "variable_gain")
            noise = masks.at(row.at("name"));
        const double figure = core::noiseFigureDb(noise, number(row, "gain_db"), number(row, "pin_dbm_per_50ghz"));
        QVERIFY(near(figure, number(row, "nf_db"), 2e-6, row.at("name") + " " + row.at("gain_db") + row.at("pin_dbm_per_50ghz")));
    }
    QCOMPARE(core::noiseFigureDb(core::FixedNoise{4.5}, 3, -30), 4.5);
}

void OpticsLineTest::theCatalogueKnowsTheAmplifiers()
{
    const std::map<std::string, const char *> ids{{"std_low_gain", "edfa_std_low_gain"},
                                                  {"std_medium_gain", "edfa_std_medium_gain"},
                                                  {"std_high_gain", "edfa_std_high_gain"},
                                                  {"high_power", "edfa_high_power"},
                                                  {"operator_model_example", "edfa_model_gnpy"},
                                                  {"openroadm_ila_low_noise", "openroadm_ila_low_noise"},
                                                  {"openroadm_ila_standard", "openroadm_ila_standard"},
                                                  {"openroadm_mw_mw_preamp", "openroadm_preamp"}};
    for (const Row &row : readOptics("gnpy_amp_nf.csv")) {
        const core::LineElementRow *element = core::Catalogue::shipped().lineElement(ids.at(row.at("name")));
        QVERIFY(element != nullptr);
        const core::AmplifierNoise noise = core::noiseOf(*element);
        QVERIFY(near(core::noiseFigureDb(noise, number(row, "gain_db"), number(row, "pin_dbm_per_50ghz")), number(row, "nf_db"), 2e-6, element->id));
        if (const auto *stages = std::get_if<core::TwoStageNoise>(&noise)) {
            QCOMPARE(stages->gainMaxDb, number(row, "gain_max_db"));
            QVERIFY(near(core::noiseFigureDb(noise, stages->gainMaxDb, 0), *element->noiseFigureDb, 1e-4, element->id));
        }
    }
}

void OpticsLineTest::aRowWithoutItsFiguresHasItsNoiseFigure()
{
    core::LineElementRow row;
    QCOMPARE(std::get<core::FixedNoise>(core::noiseOf(row)).noiseFigureDb, 5.0);
    row.noiseFigureDb = 6.5;
    row.noiseModel = "two_stage";
    QCOMPARE(std::get<core::FixedNoise>(core::noiseOf(row)).noiseFigureDb, 6.5);

    const auto magic = core::Catalogue::shipped().withOverlay({{"line_system", {{"ila_c_single", {{"noise_model", std::string("magic")}}}}}});
    QVERIFY(!magic);
    QVERIFY2(core::inEnglish(magic.error()).find("row “ila_c_single”, column “noise_model”: the noise models are fixed, two_stage") != std::string::npos,
             core::inEnglish(magic.error()).c_str());
}

void OpticsLineTest::masksSeeThePowerIn50Ghz()
{
    // 0 dBm in slots of 100 GHz, 20 dB of loss: -20 - 3.0103 dBm in 50 GHz at the amplifier, however many channels there are.
    const double figure = core::noiseFigureDb(core::OpenRoadmNoise::LowNoiseInline, 20, -20 - 10 * std::log10(2.0));
    core::Line fixed = plainLine(1, 100, figure), mask = fixed;
    mask.spans.front().amplifier.noise = core::OpenRoadmNoise::LowNoiseInline;
    for (const int channels : {1, 20}) {
        const Comb comb = uniformComb(channels, 192, 100, 64, 0);
        QVERIFY(near(solved(mask, comb).channels[0].osnrDbSignalBw, solved(fixed, comb).channels[0].osnrDbSignalBw, 1e-9, "osnr"));
    }
}

void OpticsLineTest::glassAtOtherFrequencies()
{
    core::FibreGlass glass;
    // 0.2 dB/km is 0.2 / 4.342945 per km; (1 - e^-3.684) / alpha = 21.169 km at 80 km.
    QVERIFY(near(core::alphaPerM(glass) * 1e3, 0.0460517, 1e-7, "alpha"));
    QVERIFY(near(core::effectiveLengthM(glass, 80) * 1e-3, 21.1692, 1e-3, "effective length"));
    // -21.3 ps²/km for 16.7 ps/nm/km; constant without a slope.
    QVERIFY(near(core::beta2S2PerM(glass, 191e12) * 1e27, 21.2999, 1e-3, "beta2"));
    QCOMPARE(core::beta2S2PerM(glass, 191e12), core::beta2S2PerM(glass, 196e12));
    QCOMPARE(core::dispersionPsPerNmKm(glass, 191e12), 16.7);
    QVERIFY(near(core::effectiveAreaM2(glass, core::referenceFrequencyHz) * 1e12, 83, 1e-9, "area"));
    QVERIFY(core::effectiveAreaM2(glass, 191e12) > core::effectiveAreaM2(glass, 196e12));
    // 2 pi n2 / (lambda A) = 1.27 per W and km.
    QVERIFY(near(core::gammaPerWM(glass, core::referenceFrequencyHz) * 1e3, 1.2698, 1e-4, "gamma"));
    glass.slopePsPerNm2Km = 0.067;
    QVERIFY(near(core::dispersionPsPerNmKm(glass, core::lightSpeedMPerS / 1530e-9), 16.7 - 20 * 0.067, 1e-9, "dispersion with slope"));
}

void OpticsLineTest::ramanGainIsAntisymmetricAndKeepsPower()
{
    const core::FibreGlass glass;
    QCOMPARE(core::ramanCoefficient(glass, 191e12, 191e12), 0.0);
    QVERIFY(core::ramanCoefficient(glass, 186e12, 196e12) > 0);
    QCOMPARE(core::ramanCoefficient(glass, 186e12, 196e12), -core::ramanCoefficient(glass, 196e12, 186e12));
    QCOMPARE(core::ramanCoefficient(glass, 185e12, 196e12), 0.0);

    const Comb comb = uniformComb(128, 186, 75, 64, 0);
    const std::vector<double> matrix = core::ramanMatrix(glass, comb);
    for (std::size_t j = 0; j < comb.size(); ++j)
        QCOMPARE(matrix[5 * comb.size() + j], core::ramanCoefficient(glass, comb[5].frequencyHz, comb[j].frequencyHz));
    const std::vector<double> input(comb.size(), 2e-3);
    const std::vector<double> gains = core::ramanLogGains(matrix, input, core::effectiveLengthM(glass, 80));
    double before = 0, after = 0;
    for (std::size_t i = 0; i < comb.size(); ++i) {
        before += input[i];
        after += input[i] * std::exp(gains[i]);
    }
    QVERIFY(near(core::toDb(after / before), 0, 1e-6, "power before and after"));
    QVERIFY(gains.front() > 0 && gains.back() < 0);

    // Two halves one after the other are the whole.
    const double half = core::effectiveLengthM(glass, 80) / 2;
    std::vector<double> middle = core::ramanLogGains(matrix, input, half), powers(comb.size());
    for (std::size_t i = 0; i < comb.size(); ++i)
        powers[i] = input[i] * std::exp(middle[i]);
    const std::vector<double> rest = core::ramanLogGains(matrix, powers, half);
    for (std::size_t i = 0; i < comb.size(); ++i)
        QVERIFY(std::fabs(middle[i] + rest[i] - gains[i]) < 1e-6);
}

void OpticsLineTest::moreLossOrNoiseIsWorse()
{
    const Comb comb = uniformComb(64, 191.3, 75, 64, 0);
    double last = 1e9;
    for (const double noiseFigure : {3.0, 4.0, 5.5, 7.0}) {
        const double gsnr = gsnrOf(plainLine(10, 80, noiseFigure), comb, 32);
        QVERIFY(gsnr < last);
        last = gsnr;
    }
    last = 1e9;
    for (const double lengthKm : {40.0, 60.0, 80.0, 100.0, 500.0}) {
        const double osnr = solved(plainLine(10, lengthKm), comb).channels[32].osnrDbSignalBw;
        QVERIFY(osnr < last);
        last = osnr;
    }
    // The same loss before the glass weakens the interference, after it not; the OSNR does not see where it is.
    core::Line before = plainLine(10, 80), after = before;
    for (std::size_t i = 0; i < before.spans.size(); ++i) {
        before.spans[i].attenuatorInDb = after.spans[i].lumpedDb = 2;
        before.spans[i].amplifier.gainDb = after.spans[i].amplifier.gainDb = 18;
    }
    const core::ChannelLight early = solved(before, comb).channels[32], late = solved(after, comb).channels[32];
    QVERIFY(near(early.osnrDbSignalBw, late.osnrDbSignalBw, 0.01, "osnr"));
    QVERIFY(near(early.snrNliDbSignalBw - late.snrNliDbSignalBw, 4, 0.01, "snr nli"));
}

void OpticsLineTest::aSymmetricCombIsNearlySymmetric()
{
    const core::LineLight light = solved(plainLine(1, 80), uniformComb(65, 193.4145 - 65 * 0.0375 - 0.0375, 75, 64, 0));
    // Mirror channels differ by gamma(f) alone: less than 0.6 dB over 4.8 THz, always in the same direction.
    for (std::size_t i = 0; i < 32; ++i) {
        const double difference = light.channels[i].snrNliDbSignalBw - light.channels[64 - i].snrNliDbSignalBw;
        QVERIFY(difference > 0 && difference < 0.6);
    }
}

void OpticsLineTest::threeDecibelsMoreLaunchCostSixOfInterference()
{
    const core::Line line = plainLine(1, 80);
    const core::ChannelLight low = solved(line, uniformComb(9, 193, 75, 64, -10)).channels[4], high = solved(line, uniformComb(9, 193, 75, 64, -7)).channels[4];
    QVERIFY(near(low.snrNliDbSignalBw - high.snrNliDbSignalBw, 6, 1e-4, "snr nli"));
    QVERIFY(near(high.osnrDbSignalBw - low.osnrDbSignalBw, 3, 1e-4, "osnr"));
    QVERIFY(near(high.powerOutDbm, -7, 0.03, "power"));
}

void OpticsLineTest::dispersionSlopeOfNothingChangesNothing()
{
    // Other code runs with a slope. D at 1550 nm in both, but beta2 then follows the wavelength: within 0.1 dB at the band's ends.
    const Comb comb = uniformComb(64, 191.3, 75, 64, 0);
    core::Line sloped = plainLine(5, 80);
    for (core::LineSpan &span : sloped.spans)
        span.fibre.slopePsPerNm2Km = 0;
    const core::LineLight without = solved(plainLine(5, 80), comb), with = solved(sloped, comb);
    for (std::size_t i = 0; i < comb.size(); ++i)
        QVERIFY(near(with.channels[i].snrNliDbSignalBw, without.channels[i].snrNliDbSignalBw, 0.1, "slope 0"));
    // One channel at 1550 nm: exactly the same.
    const Comb one{{core::referenceFrequencyHz, 64e9, 75e9, 0}};
    QVERIFY(near(gsnrOf(sloped, one, 0), gsnrOf(plainLine(5, 80), one, 0), 1e-9, "at 1550 nm"));
}

void OpticsLineTest::manySpansAreManyTimesTheNoise()
{
    const Comb comb = uniformComb(9, 193, 75, 64, -3);
    const double one = gsnrOf(plainLine(1, 80), comb, 4), ten = gsnrOf(plainLine(10, 80), comb, 4);
    QVERIFY(near(one - ten, 10, 0.02, "ten spans"));
    // Spans that differ in name only, and a table per span, give the same.
    core::Line line = plainLine(10, 80);
    for (std::size_t i = 0; i < line.spans.size(); ++i)
        line.spans[i].fibre.pmdSPerSqrtM = static_cast<double>(i) * 1e-16;
    QVERIFY(near(gsnrOf(line, comb, 4), ten, 1e-9, "distinct spans"));
}

void OpticsLineTest::negativeDispersionIsAsGood()
{
    core::Line line = plainLine(3, 80), mirrored = line;
    for (core::LineSpan &span : mirrored.spans)
        span.fibre.dispersionPsPerNmKm = -span.fibre.dispersionPsPerNmKm;
    const Comb comb = uniformComb(9, 193, 75, 64, 0);
    QCOMPARE(gsnrOf(mirrored, comb, 4), gsnrOf(line, comb, 4));
    QVERIFY(near(solved(mirrored, comb).dispersionPsPerNm[0], -3 * 80 * 16.7, 1e-9, "accumulated"));
}

QTEST_APPLESS_MAIN(OpticsLineTest)
#include "OpticsLineTest.moc"
