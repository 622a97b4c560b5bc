// What the models of a line refuse, and that the rest stays finite and fast.
#include "OpticsFixture.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>

using namespace optics;

namespace {

using Comb = std::vector<core::LineChannel>;

struct Case {
    core::Line line = plainLine(3, 80);
    Comb comb = uniformComb(8, 193, 75, 64, 0);
};

} // namespace

Q_DECLARE_METATYPE(Case)

namespace {

void expectFinite(const core::LineLight &light, std::size_t channels)
{
    QCOMPARE(light.channels.size(), channels);
    for (const core::ChannelLight &channel : light.channels) {
        for (const double figure : {channel.osnrDbSignalBw, channel.snrNliDbSignalBw, channel.gsnrDbSignalBw}) {
            QVERIFY(std::isfinite(figure));
            QVERIFY(std::fabs(figure) <= core::noiseFreeDb);
        }
        QVERIFY(std::isfinite(channel.powerOutDbm));
        QVERIFY(channel.gsnrDbSignalBw <= std::min(channel.osnrDbSignalBw, channel.snrNliDbSignalBw) + 1e-9);
    }
    QVERIFY(std::isfinite(light.pmdPs) && std::isfinite(light.latencyMs));
}

} // namespace

class OpticsLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
    void extremesStayFinite_data();
    void extremesStayFinite();
    void amplifierNoiseIsFiniteEverywhere();
};

void OpticsLimitsTest::refusals_data()
{
    QTest::addColumn<Case>("bad");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const std::function<void(Case &)> &spoil, const char *says) {
        Case bad;
        spoil(bad);
        QTest::newRow(name) << bad << QString::fromUtf8(says);
    };
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    row(
        "no spans", [](Case &c) { c.line.spans.clear(); }, "The line has no span. Give at least one length of fibre.");
    row(
        "no channels", [](Case &c) { c.comb.clear(); }, "The line has no channel. Give at least one carrier.");
    row(
        "401 spans", [](Case &c) { c.line = plainLine(401, 80); }, "The line has 401 spans; at most 400 can be worked out.");
    row(
        "10,000 channels", [](Case &c) { c.comb = uniformComb(10'000, 190, 1, 0.9, 0); }, "The comb has 10000 channels; at most 4000 can be worked out.");
    row(
        "4,000 channels over 400 spans",
        [](Case &c) {
            c.comb = uniformComb(4'000, 190, 4, 3, 0);
            c.line = plainLine(400, 80);
        },
        "4000 channels over 400 spans are too many to work out together.");
    row(
        "length 0", [](Case &c) { c.line.spans[1].lengthKm = 0; }, "Span 2: the length must be above 0 and at most 1000 km.");
    row(
        "length below 0", [](Case &c) { c.line.spans[2].lengthKm = -80; }, "Span 3: the length must be above 0 and at most 1000 km.");
    row(
        "length infinite", [inf](Case &c) { c.line.spans[0].lengthKm = inf; }, "Span 1: the length must be above 0 and at most 1000 km.");
    row(
        "no length", [nan](Case &c) { c.line.spans[0].lengthKm = nan; }, "Span 1: the length must be above 0 and at most 1000 km.");
    row(
        "loss 0", [](Case &c) { c.line.spans[1].fibre.lossDbPerKm = 0; }, "Span 2: the loss of the fibre must be above 0 and at most 100 dB/km.");
    row(
        "no loss", [nan](Case &c) { c.line.spans[1].fibre.lossDbPerKm = nan; }, "Span 2: the loss of the fibre");
    row(
        "area 0", [](Case &c) { c.line.spans[1].fibre.effectiveAreaUm2 = 0; }, "Span 2: the effective area must be above 0");
    row(
        "area too large", [](Case &c) { c.line.spans[1].fibre.effectiveAreaUm2 = 90'000; },
        "Span 2: an effective area of 90000 µm² is too large for light at 193.075 THz.");
    row(
        "n2 below 0", [](Case &c) { c.line.spans[1].fibre.n2M2PerW = -1e-20; }, "Span 2: the nonlinear index");
    row(
        "PMD below 0", [](Case &c) { c.line.spans[1].fibre.pmdSPerSqrtM = -1; }, "Span 2: the polarisation mode dispersion");
    row(
        "group index 0", [](Case &c) { c.line.spans[1].fibre.groupIndex = 0; }, "Span 2: the group index");
    row(
        "connector below 0", [](Case &c) { c.line.spans[1].connectorInDb = -1; }, "Span 2: the loss of the input connector must lie between 0 and 100 dB.");
    row(
        "connector without figure", [nan](Case &c) { c.line.spans[1].connectorOutDb = nan; }, "Span 2: the loss of the output connector");
    row(
        "attenuator below 0", [](Case &c) { c.line.spans[1].attenuatorInDb = -1; }, "Span 2: the loss of the attenuator");
    row(
        "lumped below 0", [](Case &c) { c.line.spans[1].lumpedDb = -1; }, "Span 2: the lumped loss");
    row(
        "dispersion 0", [](Case &c) { c.line.spans[1].fibre.dispersionPsPerNmKm = 0; }, "Span 2: the dispersion is 0.");
    row(
        "dispersion without figure", [nan](Case &c) { c.line.spans[1].fibre.dispersionPsPerNmKm = nan; }, "Span 2: the dispersion must lie between");
    row(
        "slope without figure", [nan](Case &c) { c.line.spans[1].fibre.slopePsPerNm2Km = nan; }, "Span 2: the dispersion slope");
    row(
        "dispersion changes sign",
        [](Case &c) {
            c.line.spans[1].fibre.dispersionPsPerNmKm = 0.1; // 0 at 1551.3 nm, 193.26 THz
            c.line.spans[1].fibre.slopePsPerNm2Km = -0.075;
        },
        "Span 2: the dispersion passes through 0 between 193.075 and 193.6 THz.");
    row(
        "gain without figure", [nan](Case &c) { c.line.spans[1].amplifier.gainDb = nan; }, "Span 2: the gain of the amplifier");
    row(
        "noise figure infinite", [inf](Case &c) { c.line.spans[1].amplifier.noise = core::FixedNoise{inf}; }, "Span 2: the noise figure of the amplifier");
    row(
        "least gain above largest",
        [](Case &c) {
            c.line.spans[1].amplifier.noise = core::TwoStageNoise{6, 6, 3, 20, 10};
        },
        "Span 2: the least gain of the amplifier must lie between 0 and 10 dB.");
    row(
        "booster without figure",
        [nan](Case &c) {
            c.line.booster = core::LineAmplifier{core::FixedNoise{5}, nan};
        },
        "Booster: the gain of the amplifier must lie between 0 and 300 dB.");
    row(
        "carrier outside the band", [](Case &c) { c.comb[7].frequencyHz = 211e12; }, "Channel 8: the frequency must lie between 180 and 210 THz.");
    row(
        "carrier without figure", [nan](Case &c) { c.comb[3].frequencyHz = nan; }, "Channel 4: the frequency");
    row(
        "symbol rate 0", [](Case &c) { c.comb[3].baudHz = 0; }, "Channel 4: the symbol rate must lie between 0.1 and 75 GBd.");
    row(
        "symbol rate above the slot", [](Case &c) { c.comb[3].baudHz = 80e9; }, "Channel 4: the symbol rate must lie between 0.1 and 75 GBd.");
    row(
        "slot 0", [](Case &c) { c.comb[3].slotHz = 0; }, "Channel 4: the slot must be above 0");
    row(
        "launch without figure", [nan](Case &c) { c.comb[3].launchDbm = nan; }, "Channel 4: the launch power");
    row(
        "roll-off above 1", [](Case &c) { c.comb[3].rollOff = 2; }, "Channel 4: the roll-off must lie between 0 and 1");
    row(
        "falling frequencies", [](Case &c) { std::ranges::reverse(c.comb); }, "Channel 2 does not lie above channel 1. Give the channels in rising frequency.");
    row(
        "overlapping slots", [](Case &c) { c.comb[3].slotHz = 100e9; },
        "The slots of channels 3 and 4 overlap: they need 87.5 GHz between the carriers and have 75. Move them apart or narrow a slot.");
}

void OpticsLimitsTest::refusals()
{
    QFETCH(Case, bad);
    QFETCH(QString, says);
    QElapsedTimer timer;
    timer.start();
    const auto light = core::closedFormModel()->solve(bad.line, bad.comb);
    QVERIFY(!light);
    QCOMPARE(light.error().code, core::ErrorCode::InvalidValue);
    const QString said = QString::fromStdString(core::inEnglish(light.error()));
    QVERIFY2(said.startsWith(says), qPrintable(said));
    QVERIFY(timer.elapsed() < 1000);
}

void OpticsLimitsTest::extremesStayFinite_data()
{
    QTest::addColumn<Case>("hard");
    const auto row = [](const char *name, const std::function<void(Case &)> &harden) {
        Case hard;
        harden(hard);
        QTest::newRow(name) << hard;
    };
    row("spans of 500 km", [](Case &c) { c.line = plainLine(20, 500); });
    row("400 spans without gain", [](Case &c) {
        c.line = plainLine(400, 80);
        for (core::LineSpan &span : c.line.spans)
            span.amplifier.gainDb = 0;
    });
    row("400 spans with 20 dB too much gain", [](Case &c) {
        c.line = plainLine(400, 80);
        for (core::LineSpan &span : c.line.spans)
            span.amplifier.gainDb = 36;
    });
    row("1,000 km of 100 dB/km", [](Case &c) { c.line.spans[0].fibre.lossDbPerKm = 100, c.line.spans[0].lengthKm = 1'000; });
    row("hardly any loss", [](Case &c) { c.line.spans[0].fibre.lossDbPerKm = 1e-12; });
    row("hardly any length", [](Case &c) { c.line.spans[0].lengthKm = 1e-9; });
    row("hardly any dispersion", [](Case &c) { c.line.spans[0].fibre.dispersionPsPerNmKm = 0.0011; });
    row("much dispersion", [](Case &c) { c.line.spans[0].fibre.dispersionPsPerNmKm = 1'000; });
    row("hollow core", [](Case &c) { c.line.spans[0].fibre.n2M2PerW = 0, c.line.spans[0].fibre.effectiveAreaUm2 = 400; });
    row("100 W a channel", [](Case &c) { c.comb = uniformComb(8, 193, 75, 64, 50); });
    row("100 W a channel with Raman gain", [](Case &c) { c.comb = uniformComb(48, 186, 200, 64, 50), c.line.srs = true; });
    row("hardly any power", [](Case &c) { c.comb = uniformComb(8, 193, 75, 64, -100); });
    row("one channel", [](Case &c) { c.comb.resize(1); });
    row("one channel with Raman gain", [](Case &c) { c.comb.resize(1), c.line.srs = true; });
    row("400 spans", [](Case &c) { c.line = plainLine(400, 80), c.comb = uniformComb(96, 191.3, 50, 32, 0); });
    row("4,000 channels", [](Case &c) { c.comb = uniformComb(4'000, 190, 4, 3, -10); });
    row("1,800 channels of two kinds over spans that differ", [](Case &c) { // more tables than are kept
        c.comb = uniformComb(1'800, 190, 8, 7, -10);
        c.comb[5].baudHz = 6e9;
        for (std::size_t i = 0; i < c.line.spans.size(); ++i) {
            c.line.spans[i].lengthKm += static_cast<double>(i);
            c.line.spans[i].fibre.effectiveAreaUm2 += static_cast<double>(i);
        }
        c.line.srs = true;
    });
    row("preamplifiers", [](Case &c) {
        for (core::LineSpan &span : c.line.spans)
            span.amplifier.noise = core::OpenRoadmNoise::Preamplifier;
    });
}

void OpticsLimitsTest::extremesStayFinite()
{
    QFETCH(Case, hard);
    const std::unique_ptr<core::LineModel> models[] = {core::closedFormModel(), core::integralModel()};
    for (const auto &model : models) {
        QElapsedTimer timer;
        timer.start();
        const auto solved = model->solve(hard.line, hard.comb);
        if (!solved && model == models[1]) { // many channels that differ are too many for the integral
            QVERIFY2(hard.comb.size() > 256, core::inEnglish(solved.error()).c_str());
            QCOMPARE(solved.error().code, core::ErrorCode::InvalidValue);
            continue;
        }
        QVERIFY2(solved, solved ? "" : core::inEnglish(solved.error()).c_str());
        QVERIFY2(timer.elapsed() < 10'000, "seconds"); // unoptimised, under sanitizers; the benchmarks hold the real bar
        expectFinite(*solved, hard.comb.size());
        if (QTest::currentTestFailed())
            return;
    }
}

void OpticsLimitsTest::amplifierNoiseIsFiniteEverywhere()
{
    const core::AmplifierNoise kinds[] = {core::FixedNoise{5}, core::TwoStageNoise{6, 7, 5, 15, 26}, core::OpenRoadmNoise::LowNoiseInline,
                                          core::OpenRoadmNoise::StandardInline, core::OpenRoadmNoise::Preamplifier};
    for (const core::AmplifierNoise &kind : kinds) {
        for (double gain = 0; gain <= 100; gain += 5) {
            for (double input = -3'000; input <= 100; input += 50) {
                const double figure = core::noiseFigureDb(kind, gain, input);
                QVERIFY(figure > -30 && figure < 100);
            }
        }
    }
}

QTEST_APPLESS_MAIN(OpticsLimitsTest)
#include "OpticsLimitsTest.moc"
