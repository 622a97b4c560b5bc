#include "core/optics/nli/LiveNli.h"

#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <cmath>
#include <random>
#include <thread>

class LiveNliTest : public QObject {
    Q_OBJECT

private slots:
    void closedFormAgreesWithGnpy();
    void closedFormAddsGroups();
    void agreesWithTheIntegral_data();
    void agreesWithTheIntegral();
    void aGroupMayBeSplit();
    void turningTheCombRoundChangesNothing();
    void groupsOfNothingAreNothing();
    void whatIsKeptChangesNothing();
    void threadsAgree();
    void keepsFewKernels();
    void extremesStayFinite();
};

namespace {

/// 64 carriers of 60 GBd every 75 GHz from 191.375 THz.
const core::CombShape comb{.centreHz = 193.7375e12, .slotHz = 75e9, .baudHz = 60e9, .channels = 64};

double snrDb(double eta, double launchDbm)
{
    const double watts = std::pow(10, (launchDbm - 30) / 10);
    return -10 * std::log10(eta * watts * watts);
}

core::FibreGlass glass(const char *name)
{
    core::FibreGlass out; // SSMF
    const auto set = [&](double loss, double dispersion, double area) {
        out.lossDbPerKm = loss, out.dispersionPsPerNmKm = dispersion, out.effectiveAreaUm2 = area;
    };
    switch (name[0]) {
    case 'N': // NZDF
        set(0.22, 5, 72);
        break;
    case 'L': // large area
        set(0.168, 22, 125);
        break;
    case 'U': // ultra-low loss
        set(0.158, 21, 130);
        break;
    case 'H': // hollow core
        set(0.1, 2.5, 400);
        out.n2M2PerW = 3e-23;
        break;
    }
    return out;
}

const char *const fibres[] = {"SSMF", "NZDF", "LOF", "ULL", "HCF"};

/// A comb and a line drawn at random.
struct Question {
    core::CombShape comb;
    std::vector<core::SpanGroup> groups;
    std::int64_t channel = 0;
};

class Draw {
public:
    explicit Draw(unsigned seed) : m_random(seed) {}
    double between(double low, double high) { return low + (high - low) * static_cast<double>(m_random()) / 4294967295.0; }
    double alongScale(double low, double high) { return std::exp(between(std::log(low), std::log(high))); }
    std::int64_t whole(std::int64_t low, std::int64_t high) { return low + static_cast<std::int64_t>(m_random()) % (high - low + 1); }

    Question question(int groups, bool oneFibre, bool slope)
    {
        Question out;
        core::CombShape &drawn = out.comb;
        drawn.baudHz = between(46e9, 252e9);
        drawn.slotHz = std::max(50e9, drawn.baudHz * between(1.02, 1.3));
        drawn.channels = whole(1, static_cast<std::int64_t>(4.8e12 / drawn.slotHz));
        out.channel = whole(0, 1) == 1 ? drawn.channels / 2 : whole(0, drawn.channels - 1);
        core::FibreGlass fibre = glass(fibres[whole(0, 4)]);
        for (int k = 0; k < groups; ++k) {
            if (!oneFibre)
                fibre = glass(fibres[whole(0, 3)]);
            if (slope)
                fibre.slopePsPerNm2Km = fibre.dispersionPsPerNmKm * 0.0035;
            out.groups.push_back({fibre, groups == 1 ? alongScale(2, 150) : alongScale(5, 130), whole(1, 40 / groups), between(0, 1), -between(0, 1)});
        }
        return out;
    }

private:
    std::mt19937 m_random;
};

double byIntegral(const Question &question)
{
    core::Line line;
    for (const core::SpanGroup &group : question.groups) {
        core::LineSpan span;
        span.fibre = group.fibre;
        span.lengthKm = group.lengthKm;
        span.connectorInDb = group.inputLossDb - group.launchOffsetDb;
        span.amplifier = {core::FixedNoise{5}, span.lossDb()};
        line.spans.insert(line.spans.end(), static_cast<std::size_t>(group.count), span);
    }
    std::vector<core::LineChannel> channels;
    for (std::int64_t i = 0; i < question.comb.channels; ++i)
        channels.push_back({question.comb.frequencyHz(i), question.comb.baudHz, question.comb.slotHz, 0, 0});
    const auto light = core::integralModel()->solve(line, channels);
    if (!light)
        qFatal("%s", core::inEnglish(light.error()).c_str());
    return light->channels[static_cast<std::size_t>(question.channel)].snrNliDbSignalBw;
}

double live(const Question &question)
{
    return snrDb(core::liveEta(question.comb, question.groups, question.channel), 0);
}

} // namespace

void LiveNliTest::closedFormAgreesWithGnpy()
{
    // Case G001 of the reference figures by GNPy 2.14.1 (tests/data/optics): one span of 80 km, 0 dBm. There n is the share of the
    // total power, here of the signal: 10 log10(1/n) = 10 log10(1 + SNR).
    QCOMPARE(comb.frequencyHz(0), 191.375e12);
    QCOMPARE(comb.frequencyHz(63), 196.1e12);
    const std::array<core::SpanGroup, 1> span{{{.fibre = {}, .lengthKm = 80}}};
    const std::pair<std::int64_t, double> expected[] = {{0, 35.887793}, {32, 34.115239}, {63, 35.359233}};
    for (const auto &[channel, snr] : expected) {
        const double share = 10 * std::log10(1 + std::pow(10, snr / 10));
        const double got = snrDb(core::closedFormEta(comb, span, channel), 0);
        QVERIFY2(std::abs(got - share) < 1e-5, qPrintable(QString::number(got, 'f', 6)));
    }
}

void LiveNliTest::closedFormAddsGroups()
{
    const core::SpanGroup one{.fibre = {}, .lengthKm = 80, .count = 3, .inputLossDb = 1, .launchOffsetDb = 0.5};
    const core::SpanGroup other{.fibre = {}, .lengthKm = 40};
    const double both = core::closedFormEta(comb, std::array{one, other}, 5);
    QCOMPARE(both, core::closedFormEta(comb, std::array{one}, 5) + core::closedFormEta(comb, std::array{other}, 5));
    core::SpanGroup plain = one;
    plain.count = 1;
    plain.inputLossDb = plain.launchOffsetDb = 0;
    QCOMPARE(core::closedFormEta(comb, std::array{one}, 5), 3 * std::pow(10, -0.1) * core::closedFormEta(comb, std::array{plain}, 5));
}

void LiveNliTest::agreesWithTheIntegral_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("groups"); // at most
    QTest::addColumn<bool>("oneFibre");
    QTest::addColumn<bool>("slope");
    QTest::addColumn<double>("toleranceDb");
    QTest::newRow("equal spans") << 300 << 1 << true << false << 0.05;
    QTest::newRow("different lengths") << 100 << 5 << true << false << 0.1;
    QTest::newRow("different fibres") << 100 << 5 << false << false << 0.1;
    QTest::newRow("equal spans with a slope") << 60 << 1 << true << true << 0.1;
}

void LiveNliTest::agreesWithTheIntegral()
{
    QFETCH(int, lines);
    QFETCH(int, groups);
    QFETCH(bool, oneFibre);
    QFETCH(bool, slope);
    QFETCH(double, toleranceDb);
    Draw draw(2024);
    double most = 0, squares = 0;
    for (int i = 0; i < lines; ++i) {
        const Question question = draw.question(groups == 1 ? 1 : static_cast<int>(draw.whole(2, groups)), oneFibre, slope);
        const double off = live(question) - byIntegral(question);
        most = std::max(most, std::abs(off));
        squares += off * off;
        const core::SpanGroup &first = question.groups.front();
        QVERIFY2(std::abs(off) <= toleranceDb, qPrintable(QString("line %1: %2 dB off; %3 channels of %4 GBd, %5 x %6 km first")
                                                              .arg(i)
                                                              .arg(off)
                                                              .arg(question.comb.channels)
                                                              .arg(question.comb.baudHz * 1e-9)
                                                              .arg(first.count)
                                                              .arg(first.lengthKm)));
    }
    qInfo("%d lines: at most %.3f dB off, r.m.s. %.3f dB", lines, most, std::sqrt(squares / lines));
}

void LiveNliTest::aGroupMayBeSplit()
{
    const core::SpanGroup whole{.fibre = {}, .lengthKm = 63, .count = 9, .inputLossDb = 0.5};
    core::SpanGroup three = whole, six = whole;
    three.count = 3;
    six.count = 6;
    const double one = core::liveEta(comb, std::array{whole}, 20), two = core::liveEta(comb, std::array{three, six}, 20);
    QVERIFY(std::abs(two / one - 1) < 1e-9);
}

void LiveNliTest::turningTheCombRoundChangesNothing()
{
    // but for gamma, which is divided out
    const std::array<core::SpanGroup, 1> span{{{.fibre = {}, .lengthKm = 30, .count = 4}}};
    for (const std::int64_t channel : {0, 10, 31}) {
        const auto shape = [&](std::int64_t i) { return core::liveEta(comb, span, i) / core::closedFormEta(comb, span, i); };
        QVERIFY(std::abs(shape(channel) / shape(63 - channel) - 1) < 1e-9);
    }
}

void LiveNliTest::groupsOfNothingAreNothing()
{
    QCOMPARE(core::liveEta(comb, {}, 0), 0.0);
    core::SpanGroup linear{.fibre = {}, .lengthKm = 80, .count = 3};
    linear.fibre.n2M2PerW = 0;
    QCOMPARE(core::liveEta(comb, std::array{linear}, 5), 0.0);
}

void LiveNliTest::whatIsKeptChangesNothing()
{
    Draw draw(7);
    std::vector<Question> questions;
    for (int i = 0; i < 20; ++i)
        questions.push_back(draw.question(1 + i % 4, i % 2 == 0, false));
    std::vector<double> cold, warm;
    for (const Question &question : questions) {
        core::forgetLiveKernels();
        QCOMPARE(core::liveKernels(), std::size_t(0));
        cold.push_back(live(question));
        QVERIFY(core::liveKernels() > 0);
    }
    for (const Question &question : questions)
        live(question);
    for (const Question &question : questions)
        warm.push_back(live(question));
    QCOMPARE(warm, cold);
}

void LiveNliTest::threadsAgree()
{
    Draw draw(8);
    std::vector<Question> questions;
    for (int i = 0; i < 24; ++i)
        questions.push_back(draw.question(1 + i % 3, false, false));
    const auto answers = [&questions] {
        std::vector<double> out;
        for (const Question &question : questions)
            out.push_back(live(question));
        return out;
    };
    core::forgetLiveKernels();
    std::array<std::vector<double>, 4> got;
    {
        std::vector<std::jthread> workers;
        for (std::vector<double> &mine : got)
            workers.emplace_back([&answers, &mine] { mine = answers(); });
    }
    core::forgetLiveKernels();
    const std::vector<double> expected = answers();
    for (const std::vector<double> &mine : got)
        QCOMPARE(mine, expected);
}

void LiveNliTest::keepsFewKernels()
{
    core::CombShape many = comb;
    const std::array<core::SpanGroup, 1> span{{{.fibre = {}, .lengthKm = 80}}};
    const double before = core::liveEta(many, span, 3);
    for (std::size_t i = 0; i < core::liveKernelsMax + 50; ++i) {
        many.slotHz = 75e9 + 1e6 * static_cast<double>(i);
        core::liveEta(many, span, 3);
        QVERIFY(core::liveKernels() <= core::liveKernelsMax);
    }
    QCOMPARE(core::liveKernels(), core::liveKernelsMax);
    QCOMPARE(core::liveEta(comb, span, 3), before);
}

void LiveNliTest::extremesStayFinite()
{
    const auto line = [](double lossDbPerKm, double dispersion, double lengthKm, std::int64_t count) {
        core::SpanGroup out{.fibre = {}, .lengthKm = lengthKm, .count = count};
        out.fibre.lossDbPerKm = lossDbPerKm;
        out.fibre.dispersionPsPerNmKm = dispersion;
        return out;
    };
    const core::CombShape wide{.slotHz = 4e9, .baudHz = 3e9, .channels = 4'000}, alone{.slotHz = 150e9, .baudHz = 118e9, .channels = 1},
        packed{.slotHz = 100e9, .baudHz = 100e9, .channels = 40, .rollOff = 1};
    QElapsedTimer timer;
    timer.start();
    for (const core::CombShape &shape : {wide, alone, packed}) {
        for (const core::SpanGroup &group :
             {line(0.2, 16.7, 500, 20), line(0.2, 16.7, 0.01, 20), line(0.2, 16.7, 1e-9, 1), line(1e-12, 16.7, 80, 3), line(100, 16.7, 1'000, 2),
              line(0.2, 0.0011, 80, 3), line(0.2, 1'000, 80, 3), line(0.2, -90, 80, 3), line(0.2, 16.7, 80, 400)}) {
            for (const bool among : {false, true}) {
                if (among && shape.channels > 1'000)
                    continue; // the same work in more glasses
                const std::vector<core::SpanGroup> groups = among ? std::vector{line(0.2, 16.7, 80, 2), group, line(0.22, 5, 3, 1)} : std::vector{group};
                const double eta = core::liveEta(shape, groups, shape.channels / 2);
                QVERIFY(std::isfinite(eta));
                QVERIFY(eta >= 0); // 0: a micrometre drowns in rounding
            }
        }
    }
    QVERIFY2(timer.elapsed() < 60'000, "seconds"); // 45 lines, unoptimised, under sanitizers
}

QTEST_APPLESS_MAIN(LiveNliTest)
#include "LiveNliTest.moc"
