#include "core/optics/nli/LiveNli.h"

#include <QTest>

#include <array>
#include <cmath>

class LiveNliTest : public QObject {
    Q_OBJECT

private slots:
    void closedFormAgreesWithGnpy();
    void closedFormAddsGroups();
};

namespace {

/// 64 carriers of 60 GBd every 75 GHz from 191.375 THz.
const core::CombShape comb{.centreHz = 193.7375e12, .slotHz = 75e9, .baudHz = 60e9, .channels = 64};

double snrDb(double eta, double launchDbm)
{
    const double watts = std::pow(10, (launchDbm - 30) / 10);
    return -10 * std::log10(eta * watts * watts);
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

QTEST_APPLESS_MAIN(LiveNliTest)
#include "LiveNliTest.moc"
