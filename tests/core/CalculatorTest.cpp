#include "core/base/Csv.h"
#include "core/base/Number.h"
#include "core/calculators/CalculatorBatch.h"
#include "core/units/Unit.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

using core::Calculator;

namespace {

using Values = std::vector<std::optional<double>>;

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<std::map<std::string, std::string>> table(const QByteArray &csv)
{
    std::vector<std::map<std::string, std::string>> out;
    const auto rows = core::parseCsv(csv.toStdString(), "table.csv");
    for (std::size_t i = 1; rows && i < rows->size(); ++i) {
        std::map<std::string, std::string> row;
        for (std::size_t column = 0; column < rows->front().cells.size(); ++column)
            row[rows->front().cells[column].text] = (*rows)[i].cells.at(column).text;
        out.push_back(row);
    }
    return out;
}

/// Inputs by name over the standard values.
Values inputsOf(const Calculator &calculator, const std::map<std::string, double> &given)
{
    Values out;
    for (const core::CalculatorInput &input : calculator.inputs)
        out.push_back(given.contains(input.id) ? std::optional<double>(given.at(input.id)) : std::nullopt);
    return out;
}

} // namespace

class CalculatorTest : public QObject {
    Q_OBJECT

private slots:
    void everyReferenceRow_data();
    void everyReferenceRow();
    void theRegistryIsSound();
    void standardValuesAreInsideTheirLimits();
    void limitsAreNamed_data();
    void limitsAreNamed();
    void aRequiredInputIsNamed();
    void theFrontEndNeedsBothFigures();
    void theFrontEndGoesBeforeTheNics();
    void theLimitsGiveFiniteAnswers();
};

void CalculatorTest::everyReferenceRow_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("file");
    QTest::addColumn<qsizetype>("rows");
    QTest::addColumn<double>("relative");
    QTest::newRow("ports") << "ports"
                           << "derivation_cases.csv" << qsizetype(17) << 0.0;
    QTest::newRow("latency") << "latency"
                             << "latency.csv" << qsizetype(26) << 1e-9;
    QTest::newRow("bdp") << "bdp"
                         << "bdp.csv" << qsizetype(23) << 1e-9;
    QTest::newRow("pfc_headroom") << "pfc_headroom"
                                  << "pfc_headroom.csv" << qsizetype(36) << 1e-9;
}

void CalculatorTest::everyReferenceRow()
{
    QFETCH(QString, model);
    QFETCH(QString, file);
    QFETCH(qsizetype, rows);
    QFETCH(double, relative);
    const Calculator *calculator = core::findCalculator(model.toStdString());
    QVERIFY(calculator != nullptr);
    const QByteArray csv = readAll(TEST_DATA "/calculators/" + file);
    const auto expected = table(csv);
    QCOMPARE(qsizetype(expected.size()), rows);

    const auto computed = core::calculateTable(*calculator, csv.toStdString(), file.toStdString());
    QVERIFY(computed);
    QVERIFY(computed->errors.empty());
    const auto actual = table(QByteArray::fromStdString(computed->csv));
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(actual[i].size(), expected[i].size());
        for (const auto &[column, text] : expected[i]) {
            const auto output = std::ranges::find(calculator->outputs, column, [](const core::CalculatorOutput &each) { return std::string(each.id); });
            const std::string where = expected[i].at("case") + " " + column + ": " + actual[i].at(column) + " for " + text;
            if (output == calculator->outputs.end()) {
                QVERIFY2(actual[i].at(column) == text, where.c_str());
                continue;
            }
            const double want = *core::parseNumber(text), got = *core::parseNumber(actual[i].at(column));
            QVERIFY2(output->whole ? std::abs(want - got) <= 0 : std::abs(want - got) <= relative * std::abs(want), where.c_str());
        }
    }
}

void CalculatorTest::theRegistryIsSound()
{
    std::set<std::string_view> ids;
    for (const Calculator &calculator : core::calculators()) {
        QVERIFY(ids.insert(calculator.id).second);
        QCOMPARE(core::findCalculator(calculator.id), &calculator);
        QVERIFY(*calculator.label != '\0' && *calculator.help != '\0');
        std::set<std::string_view> names;
        for (const core::CalculatorInput &input : calculator.inputs) {
            QVERIFY2(names.insert(input.id).second, input.id);
            QVERIFY2(*input.label != '\0' && input.minimum < input.maximum, input.id);
            QVERIFY2(*input.unit == '\0' || core::unit(input.unit).dimension != core::Dimension::None, input.unit);
        }
        for (const core::CalculatorOutput &output : calculator.outputs) {
            QVERIFY2(names.insert(output.id).second, output.id);
            QVERIFY2(*output.unit == '\0' || core::unit(output.unit).dimension != core::Dimension::None, output.unit);
        }
    }
    QCOMPARE(core::findCalculator("tea_leaves"), nullptr);
}

void CalculatorTest::standardValuesAreInsideTheirLimits()
{
    for (const Calculator &calculator : core::calculators()) {
        Values inputs;
        for (const core::CalculatorInput &input : calculator.inputs)
            inputs.push_back(input.required ? std::optional<double>(1) : std::nullopt);
        const auto outputs = core::calculate(calculator, inputs);
        QVERIFY2(outputs, calculator.id);
        QCOMPARE(outputs->size(), calculator.outputs.size());
    }
}

void CalculatorTest::limitsAreNamed_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("input");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("says");
    QTest::newRow("PUE below 1") << "ports"
                                 << "pue" << 0.9 << "PUE (pue) lies between 1 and 10.";
    QTest::newRow("taper 0") << "ports"
                             << "taper" << 0.0 << "Taper (taper) lies between 1 and 10000.";
    QTest::newRow("negative power") << "ports"
                                    << "site_mw" << -1.0 << "Power of a site at the meter (site_mw) lies between 0 and 100000.";
    QTest::newRow("infinite length") << "latency"
                                     << "length_km" << HUGE_VAL << "Fibre length (length_km) lies between 0 and 100000.";
    QTest::newRow("no number") << "latency"
                               << "length_km" << std::nan("") << "Fibre length (length_km) lies between 0 and 100000.";
    QTest::newRow("half a hop") << "latency"
                                << "hops" << 1.5 << "Router hops (hops) must be a whole number.";
    QTest::newRow("no flows") << "bdp"
                              << "flows" << 0.0 << "Flows that share the bundle (flows) lies between 1 and 1000000000.";
    QTest::newRow("no cell") << "pfc_headroom"
                             << "cell_bytes" << 0.0 << "Memory cell (cell_bytes) lies between 1 and 1000000.";
}

void CalculatorTest::limitsAreNamed()
{
    QFETCH(QString, model);
    QFETCH(QString, input);
    QFETCH(double, value);
    QFETCH(QString, says);
    const Calculator &calculator = *core::findCalculator(model.toStdString());
    std::map<std::string, double> given{{"length_km", 100}, {"rtt_us", 979}, {"distance_km", 100}};
    given[input.toStdString()] = value;
    const auto outputs = core::calculate(calculator, inputsOf(calculator, given));
    QVERIFY(!outputs);
    QCOMPARE(outputs.error().code, core::ErrorCode::InvalidValue);
    QCOMPARE(QString::fromStdString(core::inEnglish(outputs.error())), says);
}

void CalculatorTest::aRequiredInputIsNamed()
{
    const auto missing = core::calculate(*core::findCalculator("latency"), {});
    QVERIFY(!missing);
    QCOMPARE(QString::fromStdString(core::inEnglish(missing.error())), QString("Fibre length (length_km) is missing."));
}

void CalculatorTest::theFrontEndNeedsBothFigures()
{
    const Calculator &ports = *core::findCalculator("ports");
    QVERIFY(!core::calculate(ports, inputsOf(ports, {{"accel_per_node", 8}})));
    QVERIFY(!core::calculate(ports, inputsOf(ports, {{"frontend_gbps_per_node", 400}})));
}

void CalculatorTest::theFrontEndGoesBeforeTheNics()
{
    // dci_low of derivation_cases.csv, with an NIC rate that must not count: 501 and 1002 ports.
    const Calculator &ports = *core::findCalculator("ports");
    const auto outputs = core::calculate(ports, inputsOf(ports, {{"site_mw", 100},
                                                                 {"pue", 1.2},
                                                                 {"accel_allin_it_w", 1300},
                                                                 {"nic_gbps_per_accel", 400},
                                                                 {"accel_per_node", 8},
                                                                 {"frontend_gbps_per_node", 400},
                                                                 {"taper", 8},
                                                                 {"port_gbps", 800}}));
    QVERIFY(outputs);
    QCOMPARE((*outputs)[3], std::optional<double>(501));
    QCOMPARE((*outputs)[4], std::optional<double>(1002));
}

void CalculatorTest::theLimitsGiveFiniteAnswers()
{
    for (const Calculator &calculator : core::calculators()) {
        for (const bool largest : {false, true}) {
            Values inputs;
            for (const core::CalculatorInput &input : calculator.inputs)
                inputs.push_back(largest ? input.maximum : input.minimum);
            const auto outputs = core::calculate(calculator, inputs);
            QVERIFY2(outputs, calculator.id);
            for (const std::optional<double> &value : *outputs)
                QVERIFY(value && std::isfinite(*value));
        }
    }
}

QTEST_APPLESS_MAIN(CalculatorTest)
#include "CalculatorTest.moc"
