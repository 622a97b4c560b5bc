// The GN integral against tables of its numerical evaluation (tests/data/optics).
#include "OpticsFixture.h"
#include "core/optics/nli/LineKernels.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <functional>
#include <thread>

using namespace optics;

namespace {

using Comb = std::vector<core::LineChannel>;

const core::LineModel &model()
{
    static const auto integral = core::integralModel();
    return *integral;
}

core::LineLight solved(const core::Line &line, const Comb &comb)
{
    const auto light = model().solve(line, comb);
    if (!light)
        qFatal("%s", core::inEnglish(light.error()).c_str());
    return *light;
}

std::vector<double> snrNli(const core::Line &line, const Comb &comb)
{
    std::vector<double> out;
    for (const core::ChannelLight &channel : solved(line, comb).channels)
        out.push_back(channel.snrNliDbSignalBw);
    return out;
}

double worst(const std::vector<double> &snrs)
{
    return *std::ranges::min_element(snrs);
}

double mostApart(const std::vector<double> &a, const std::vector<double> &b)
{
    double most = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        most = std::max(most, std::fabs(a[i] - b.at(i)));
    return most;
}

Comb plainComb(int channels = 16)
{
    return uniformComb(channels, 191.3, 150, 118, 1);
}

/// The same comb with one carrier a kilohertz narrower: worked out pair by pair instead of by distance.
Comb uneven(Comb comb)
{
    comb[comb.size() / 2].baudHz -= 1e3;
    return comb;
}

} // namespace

Q_DECLARE_METATYPE(core::Line)
Q_DECLARE_METATYPE(Comb)

class OpticsIntegralTest : public QObject {
    Q_OBJECT

private slots:
    void everyRowOfTheIntegral();
    void everyRowOfTheFormats();
    void anUnevenCombAgreesWithTheEvenOne_data();
    void anUnevenCombAgreesWithTheEvenOne();
    void onlyTheSpectrumCounts_data();
    void onlyTheSpectrumCounts();
    void unequalPowersCountByCarrier();
    void threeDecibelsMoreLaunchCostSix();
    void moreSpansAreNeverBetter();
    void spansAddAtLeastAsPowers();
    void aCombWithoutSlopeIsSymmetric();
    void theBoosterAddsNoise();
    void aTinySlopeChangesNothing();
    void whatIsKeptChangesNothing();
    void threadsAgree();
    void extremesStayFinite_data();
    void extremesStayFinite();
    void manyUnlikeCarriersAreRefused();
};

void OpticsIntegralTest::everyRowOfTheIntegral()
{
    const auto rows = readOptics("gn_integral.csv");
    QCOMPARE(rows.size(), std::size_t(132));
    double mostOsnr = 0, mostNli = 0, mostGsnr = 0;
    for (const Row &row : rows) {
        const Comb comb = combOf(row);
        const core::LineLight light = solved(lineOf(row), comb);
        const std::map<std::string, std::size_t> places{{"first_", 0}, {"centre_", comb.size() / 2}, {"last_", comb.size() - 1}};
        for (const auto &[prefix, place] : places) {
            const core::ChannelLight &channel = light.channels.at(place);
            const double nli = std::fabs(channel.snrNliDbSignalBw - number(row, prefix + "snr_nli_bw_db"));
            QVERIFY2(nli <= 0.05, qPrintable(QString("%1 %2: %3 dB off").arg(row.at("case_id").c_str(), prefix.c_str()).arg(nli)));
            mostNli = std::max(mostNli, nli);
            mostOsnr = std::max(mostOsnr, std::fabs(channel.osnrDbSignalBw - number(row, prefix + "osnr_bw_db")));
            mostGsnr = std::max(mostGsnr, std::fabs(channel.gsnrDbSignalBw - number(row, prefix + "gsnr_bw_db")));
        }
    }
    qInfo("worst of 396: SNR_NLI %.4f dB, GSNR %.4f dB, OSNR %.5f dB", mostNli, mostGsnr, mostOsnr);
    QVERIFY(mostGsnr <= 0.025);
    QVERIFY(mostOsnr <= 0.0002);
}

void OpticsIntegralTest::everyRowOfTheFormats()
{
    const auto rows = readOptics("gn_egn.csv");
    QCOMPARE(rows.size(), std::size_t(28));
    const std::tuple<core::SignalFormat, const char *, double> formats[] = {{core::SignalFormat::Gaussian, "centre_snr_nli_gaussian_db", 0.05},
                                                                            {core::SignalFormat::Qpsk, "centre_snr_nli_qpsk_db", 0.1},
                                                                            {core::SignalFormat::Qam16, "centre_snr_nli_16qam_db", 0.05},
                                                                            {core::SignalFormat::Qam64, "centre_snr_nli_64qam_db", 0.05}};
    for (Row row : rows) {
        row["span_lengths_km"] = row.at("span_length_km");
        row["amp_gain_db"] = "20"; // the interference does not ask
        row["amp_nf_db"] = "5";
        for (const auto &[format, column, tolerance] : formats) {
            core::Line line = lineOf(row);
            line.format = format;
            const double got = snrNli(line, combOf(row)).at(static_cast<std::size_t>(number(row, "centre_ch")) - 1);
            QVERIFY2(std::fabs(got - number(row, column)) <= tolerance, qPrintable(QString("%1 %2: %3").arg(row.at("case_id").c_str(), column).arg(got)));
        }
    }
}

void OpticsIntegralTest::anUnevenCombAgreesWithTheEvenOne_data()
{
    QTest::addColumn<int>("spans");
    QTest::addColumn<double>("lengthKm");
    QTest::addColumn<bool>("srs");
    QTest::addColumn<bool>("slope");
    QTest::addColumn<bool>("format");
    QTest::newRow("one span") << 1 << 80.0 << false << false << false;
    QTest::newRow("one short span, many mixing terms") << 1 << 2.0 << false << false << false;
    QTest::newRow("coherent spans") << 6 << 20.0 << false << false << false;
    QTest::newRow("Raman scattering and slope") << 2 << 60.0 << true << true << false;
    QTest::newRow("16QAM") << 3 << 40.0 << false << true << true;
}

void OpticsIntegralTest::anUnevenCombAgreesWithTheEvenOne()
{
    QFETCH(int, spans);
    QFETCH(double, lengthKm);
    QFETCH(bool, srs);
    QFETCH(bool, slope);
    QFETCH(bool, format);
    core::Line line = plainLine(spans, lengthKm);
    line.srs = srs;
    line.format = format ? core::SignalFormat::Qam16 : core::SignalFormat::Gaussian;
    for (core::LineSpan &span : line.spans) {
        if (slope)
            span.fibre.slopePsPerNm2Km = 0.058;
    }
    QVERIFY(mostApart(snrNli(line, plainComb()), snrNli(line, uneven(plainComb()))) < 0.01);
}

void OpticsIntegralTest::onlyTheSpectrumCounts_data()
{
    QTest::addColumn<int>("spans");
    QTest::addColumn<double>("lengthKm");
    QTest::newRow("2 km") << 1 << 2.0;
    QTest::newRow("80 km") << 1 << 80.0;
    QTest::newRow("8 x 15 km") << 8 << 15.0;
    QTest::newRow("5 x 70 km") << 5 << 70.0;
}

void OpticsIntegralTest::onlyTheSpectrumCounts()
{
    // Carriers that touch make one level spectrum: two of them in a row are one of twice the width and power, for all others.
    QFETCH(int, spans);
    QFETCH(double, lengthKm);
    const Comb narrow = uniformComb(12, 193, 50, 50, 0);
    Comb merged = narrow;
    for (const std::size_t place : {2U, 7U}) {
        core::LineChannel &wide = merged[place];
        wide.frequencyHz += 25e9;
        wide.baudHz = wide.slotHz = 100e9;
        wide.launchDbm += 10 * std::log10(2);
        merged.erase(merged.begin() + static_cast<std::ptrdiff_t>(place) + 1);
    }
    const core::Line line = plainLine(spans, lengthKm);
    const auto before = snrNli(line, narrow), after = snrNli(line, merged);
    for (std::size_t i = 0; i < merged.size(); ++i) {
        const auto same = std::ranges::find(narrow, merged[i].frequencyHz, &core::LineChannel::frequencyHz);
        if (same == narrow.end())
            continue;
        const double off = after[i] - before.at(static_cast<std::size_t>(same - narrow.begin()));
        QVERIFY2(std::fabs(off) < 0.05, qPrintable(QString("carrier %1: %2 dB").arg(i).arg(off)));
    }
}

void OpticsIntegralTest::unequalPowersCountByCarrier()
{
    // A carrier 40 dB down is as good as absent for the others; the comb without it has different kernels (it is uneven).
    Comb faint = plainComb(9);
    faint[4].launchDbm -= 40;
    Comb absent = plainComb(9);
    absent.erase(absent.begin() + 4);
    for (const double lengthKm : {2.0, 80.0}) {
        std::vector<double> got = snrNli(plainLine(2, lengthKm), faint);
        got.erase(got.begin() + 4);
        QVERIFY(mostApart(got, snrNli(plainLine(2, lengthKm), absent)) < 0.01);
    }
}

void OpticsIntegralTest::threeDecibelsMoreLaunchCostSix()
{
    Comb more = plainComb();
    for (core::LineChannel &channel : more)
        channel.launchDbm += 3;
    const auto before = snrNli(plainLine(3, 80), plainComb()), after = snrNli(plainLine(3, 80), more);
    for (std::size_t i = 0; i < before.size(); ++i)
        QVERIFY(std::fabs(before[i] - after[i] - 6) < 1e-9);
}

void OpticsIntegralTest::moreSpansAreNeverBetter()
{
    for (const double lengthKm : {0.5, 2.0, 20.0, 80.0}) {
        double before = 1e3;
        for (const int spans : {1, 2, 3, 5, 9, 20, 40, 100}) {
            const double now = worst(snrNli(plainLine(spans, lengthKm), plainComb(8)));
            QVERIFY(now < before);
            before = now;
        }
    }
}

void OpticsIntegralTest::spansAddAtLeastAsPowers()
{
    for (const double lengthKm : {2.0, 20.0, 80.0}) {
        const double one = worst(snrNli(plainLine(1, lengthKm), plainComb()));
        for (const int spans : {2, 6, 25}) {
            const double incoherent = one - 10 * std::log10(spans), coherent = one - 20 * std::log10(spans);
            const double got = worst(snrNli(plainLine(spans, lengthKm), plainComb()));
            QVERIFY2(got <= incoherent + 0.05, qPrintable(QString::number(got - incoherent)));
            QVERIFY(got >= coherent);
        }
    }
}

void OpticsIntegralTest::aCombWithoutSlopeIsSymmetric()
{
    // Only gamma differs: with the frequency, and with the mode area.
    const auto snr = snrNli(plainLine(4, 30), uniformComb(10, 193, 100, 90, 0));
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::fabs(snr[i] - snr[9 - i]) < 0.3);
    core::Line wide = plainLine(4, 30);
    for (core::LineSpan &span : wide.spans)
        span.fibre.effectiveAreaUm2 = 1; // 1 + A ln(f/f0)/(pi a²) hardly moves: gamma goes with the frequency alone
    const Comb comb = uniformComb(10, 193, 100, 90, -20);
    const auto even = snrNli(wide, comb);
    for (std::size_t i = 0; i < 5; ++i) {
        const double ofGamma = 20 * std::log10(comb[9 - i].frequencyHz / comb[i].frequencyHz);
        QVERIFY(std::fabs(even[i] - even[9 - i] - ofGamma) < 0.01);
    }
}

void OpticsIntegralTest::theBoosterAddsNoise()
{
    // A booster of 16 dB and noise figure 5 dB is one more amplifier of that kind behind 80 km of 0.2 dB/km.
    core::Line line = plainLine(1, 80);
    line.booster = core::LineAmplifier{core::FixedNoise{5}, 16};
    const double two = solved(plainLine(2, 80), plainComb()).channels[3].osnrDbSignalBw;
    QVERIFY(std::fabs(solved(line, plainComb()).channels[3].osnrDbSignalBw - two) < 1e-9);
}

void OpticsIntegralTest::aTinySlopeChangesNothing()
{
    core::Line flat = plainLine(3, 50), sloped = flat;
    for (core::LineSpan &span : sloped.spans)
        span.fibre.slopePsPerNm2Km = 1e-5;
    // With a slope beta2 = D lambda²/(2 pi c) also follows the wavelength: compare in a narrow comb at 1550 nm.
    const Comb narrow = uniformComb(4, 193.25, 50, 46, 0);
    QVERIFY(mostApart(snrNli(flat, narrow), snrNli(sloped, narrow)) < 0.01);
}

void OpticsIntegralTest::whatIsKeptChangesNothing()
{
    core::forgetLineKernels();
    const auto cold = snrNli(plainLine(5, 33), plainComb());
    for (int i = 1; i < 30; ++i)
        solved(plainLine(i % 4 + 1, 33.0 + i), plainComb(i));
    QCOMPARE(snrNli(plainLine(5, 33), plainComb()), cold);
}

void OpticsIntegralTest::threadsAgree()
{
    const auto answer = [](int i) {
        core::Line line = plainLine(i % 3 + 1, 20.0 + i);
        line.srs = i % 2 == 0;
        return snrNli(line, plainComb(6));
    };
    core::forgetLineKernels();
    constexpr int questions = 12, threads = 4;
    std::vector<std::vector<std::vector<double>>> got(threads);
    {
        std::vector<std::jthread> workers;
        for (int t = 0; t < threads; ++t) {
            workers.emplace_back([&answer, &mine = got[static_cast<std::size_t>(t)]] {
                for (int i = 0; i < questions; ++i)
                    mine.push_back(answer(i));
            });
        }
    }
    core::forgetLineKernels();
    for (int i = 0; i < questions; ++i) {
        const auto expected = answer(i);
        for (const auto &mine : got)
            QCOMPARE(mine.at(static_cast<std::size_t>(i)), expected);
    }
}

void OpticsIntegralTest::extremesStayFinite_data()
{
    using Harden = std::function<void(core::Line &, Comb &)>;
    QTest::addColumn<core::Line>("line");
    QTest::addColumn<Comb>("comb");
    const auto row = [](const char *name, const Harden &harden) {
        core::Line line = plainLine(3, 80);
        Comb comb = uniformComb(8, 193, 75, 64, 0);
        harden(line, comb);
        QTest::newRow(name) << line << comb;
    };
    const auto fibre = [](core::Line &line) -> core::FibreGlass & { return line.spans[0].fibre; };
    row("spans of 500 km", [](auto &line, auto &) { line = plainLine(20, 500); });
    row("spans of 10 m", [](auto &line, auto &) { line = plainLine(20, 0.01); });
    row("a span of a micrometre", [](auto &line, auto &) { line.spans[0].lengthKm = 1e-9; });
    row("a span of 10 m among others", [](auto &line, auto &) { line.spans[1].lengthKm = 0.01; });
    row("hardly any loss", [fibre](auto &line, auto &) { fibre(line).lossDbPerKm = 1e-12; });
    row("1,000 km of 100 dB/km", [fibre](auto &line, auto &) { fibre(line).lossDbPerKm = 100, line.spans[0].lengthKm = 1'000; });
    row("1,000 km of 100 dB/km with Raman gain",
        [fibre](auto &line, auto &) { fibre(line).lossDbPerKm = 100, line.spans[0].lengthKm = 1'000, line.srs = true; });
    row("hardly any dispersion", [fibre](auto &line, auto &) { fibre(line).dispersionPsPerNmKm = 0.0011; });
    row("much dispersion", [fibre](auto &line, auto &) { fibre(line).dispersionPsPerNmKm = 1'000; });
    row("dispersion of both signs", [fibre](auto &line, auto &) { fibre(line).dispersionPsPerNmKm = -90; });
    row("no nonlinearity", [](auto &line, auto &) {
        for (core::LineSpan &span : line.spans)
            span.fibre.n2M2PerW = 0;
    });
    row("no nonlinearity in the first span", [fibre](auto &line, auto &) { fibre(line).n2M2PerW = 0; });
    row("one channel", [](auto &, auto &comb) { comb.resize(1); });
    row("one channel with all that can be asked", [](auto &line, auto &comb) {
        comb.resize(1);
        line.srs = true, line.format = core::SignalFormat::Qpsk;
        line.spans[1].fibre.slopePsPerNm2Km = 0.06;
    });
    row("a roll-off of 1", [](auto &, auto &comb) {
        for (core::LineChannel &channel : comb)
            channel.rollOff = 1;
    });
    row("100 W a channel with Raman gain", [](auto &line, auto &comb) { comb = uniformComb(48, 186, 200, 64, 50), line.srs = true; });
    row("hardly any power", [](auto &, auto &comb) { comb = uniformComb(8, 193, 75, 64, -100); });
    row("400 spans", [](auto &line, auto &comb) { line = plainLine(400, 80), comb = uniformComb(96, 191.3, 50, 32, 0); });
    row("100 different spans", [](auto &line, auto &comb) {
        line = plainLine(100, 80), comb = uniformComb(96, 191.3, 50, 32, 0);
        for (std::size_t i = 0; i < line.spans.size(); ++i)
            line.spans[i].lengthKm += 0.1 * static_cast<double>(i);
    });
    row("4,000 channels", [](auto &, auto &comb) { comb = uniformComb(4'000, 190, 4, 3, -10); });
    row("4,000 channels over 2 km", [](auto &line, auto &comb) { line = plainLine(3, 2), comb = uniformComb(4'000, 190, 4, 3, -10); });
    row("256 channels of two kinds", [](auto &, auto &comb) {
        comb = uniformComb(256, 190, 8, 7, -10);
        comb[5].baudHz = 6e9;
    });
    row("4,000 channels of unequal power over 100 m", [](auto &line, auto &comb) {
        line = plainLine(3, 0.1), comb = uniformComb(4'000, 190, 4, 3, -10);
        comb[5].launchDbm = -9;
    });
    row("256 channels of two kinds over 2 km, QPSK", [](auto &line, auto &comb) {
        line = plainLine(2, 2), comb = uniformComb(256, 190, 8, 7, -10);
        line.format = core::SignalFormat::Qpsk;
        comb[5].baudHz = 6e9;
    });
}

void OpticsIntegralTest::extremesStayFinite()
{
    QFETCH(core::Line, line);
    QFETCH(Comb, comb);
    QElapsedTimer timer;
    timer.start();
    const core::LineLight light = solved(line, comb);
    QVERIFY2(timer.elapsed() < 30'000, "seconds"); // unoptimised, under sanitizers; the benchmarks hold the real bar
    for (const core::ChannelLight &channel : light.channels) {
        for (const double figure : {channel.osnrDbSignalBw, channel.snrNliDbSignalBw, channel.gsnrDbSignalBw, channel.powerOutDbm})
            QVERIFY(std::isfinite(figure));
        QVERIFY(channel.snrNliDbSignalBw <= core::noiseFreeDb);
        QVERIFY(channel.gsnrDbSignalBw <= std::min(channel.osnrDbSignalBw, channel.snrNliDbSignalBw) + 1e-9);
    }
}

void OpticsIntegralTest::manyUnlikeCarriersAreRefused()
{
    Comb comb = uniformComb(2'000, 190, 8, 7, -10);
    QVERIFY(model().solve(plainLine(1, 80), comb));
    comb[5].baudHz = 6e9;
    const auto light = model().solve(plainLine(1, 80), comb);
    QVERIFY(!light);
    QCOMPARE(light.error().code, core::ErrorCode::InvalidValue);
    QVERIFY(core::inEnglish(light.error()).starts_with("The comb has 2000 carriers of different widths or distances; the GN integral takes at most 256"));
    QVERIFY(!model().solve({}, comb)); // what checkLine refuses
}

QTEST_APPLESS_MAIN(OpticsIntegralTest)
#include "OpticsIntegralTest.moc"
