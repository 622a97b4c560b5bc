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

/// How far a computed figure may lie from the table's.
double allowed(const core::CalculatorOutput &output, double want, double relative, double absolute)
{
    return output.whole ? 0 : std::max(relative * std::abs(want), absolute);
}

/// Inputs by name over the standard values.
core::InputValues inputsOf(const Calculator &calculator, const std::map<std::string, double> &given)
{
    core::InputValues out;
    for (const core::CalculatorInput &input : calculator.inputs)
        out.push_back(given.contains(input.id) ? core::CalculatorValue(given.at(input.id)) : core::CalculatorValue());
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
    QTest::addColumn<QString>("cases");
    QTest::addColumn<qsizetype>("rows");
    QTest::addColumn<double>("relative");
    QTest::addColumn<double>("absolute");
    QTest::addColumn<QString>("nliModel");
    const auto row = [](const char *model, const char *file, qsizetype rows, double relative, double absolute, const char *cases = "", const char *nli = "") {
        QTest::newRow(file) << model << file << cases << rows << relative << absolute << nli;
    };
    row("ports", "calculators/derivation_cases.csv", 17, 0, 0);
    row("latency", "calculators/latency.csv", 26, 1e-9, 0);
    row("bdp", "calculators/bdp.csv", 23, 1e-9, 0);
    row("pfc_headroom", "calculators/pfc_headroom.csv", 36, 1e-9, 0);
    row("line", "optics/gnpy_golden.csv", 258, 0, 1e-5, "", "closed_form");
    row("line", "optics/gn_integral.csv", 132, 0, 0.1);
    row("comb", "optics/gnpy_channels.csv", 695, 0, 0.03, "optics/gnpy_channels_cases.csv", "closed_form");
    row("amp_nf", "optics/gnpy_amp_nf.csv", 157, 0, 2e-6);
}

void CalculatorTest::everyReferenceRow()
{
    QFETCH(QString, model);
    QFETCH(QString, file);
    QFETCH(QString, cases);
    QFETCH(qsizetype, rows);
    QFETCH(double, relative);
    QFETCH(double, absolute);
    QFETCH(QString, nliModel);
    const Calculator *calculator = core::findCalculator(model.toStdString());
    QVERIFY(calculator != nullptr);
    const QByteArray csv = readAll(TEST_DATA "/" + file);
    const auto expected = table(csv);
    QCOMPARE(qsizetype(expected.size()), rows);

    core::FixedInputs fixed;
    if (!nliModel.isEmpty())
        fixed["nli_model"] = nliModel.toStdString();
    const std::string casesCsv = cases.isEmpty() ? std::string() : readAll(TEST_DATA "/" + cases).toStdString();
    const auto computed = core::calculateTable(*calculator, csv.toStdString(), file.toStdString(), fixed,
                                               cases.isEmpty() ? std::optional<core::CaseTable>() : core::CaseTable{casesCsv, cases.toStdString()});
    QVERIFY2(computed, computed ? "" : core::inEnglish(computed.error()).c_str());
    QVERIFY2(computed->errors.empty(), computed->errors.empty() ? "" : core::inEnglish(computed->errors.front().error).c_str());
    const auto actual = table(QByteArray::fromStdString(computed->csv));
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        for (const auto &[column, text] : expected[i]) {
            const auto output = std::ranges::find(calculator->outputs, column, [](const core::CalculatorOutput &each) { return std::string(each.id); });
            const std::string where = std::to_string(i + 1) + " " + column + ": " + actual[i].at(column) + " for " + text;
            if (output == calculator->outputs.end()) {
                QVERIFY2(actual[i].at(column) == text, where.c_str());
                continue;
            }
            const double want = *core::parseNumber(text), got = *core::parseNumber(actual[i].at(column));
            QVERIFY2(std::abs(want - got) <= allowed(*output, want, relative, absolute), where.c_str());
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
        QVERIFY((calculator.run == nullptr) == (calculator.runGroup != nullptr));
        std::set<std::string_view> names;
        for (const core::CalculatorInput &input : calculator.inputs) {
            QVERIFY2(names.insert(input.id).second, input.id);
            const bool counted = input.kind == core::InputKind::Number || input.kind == core::InputKind::PerSpan;
            QVERIFY2(*input.label != '\0' && (input.minimum < input.maximum) == counted, input.id);
            QVERIFY2(input.choices.empty() == (input.kind != core::InputKind::Choice), input.id);
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
        core::InputValues inputs;
        for (const core::CalculatorInput &input : calculator.inputs)
            inputs.push_back(input.required ? core::CalculatorValue(1) : core::CalculatorValue());
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
    QTest::newRow("half a span") << "line"
                                 << "n_spans" << 1.5 << "Spans (n_spans) must be a whole number.";
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
            core::InputValues inputs;
            for (const core::CalculatorInput &input : calculator.inputs) {
                if (input.kind == core::InputKind::Choice)
                    inputs.emplace_back(std::string(largest ? input.choices.back() : input.choices.front()));
                else if (input.kind == core::InputKind::Words)
                    inputs.emplace_back(std::string("x"));
                else
                    inputs.emplace_back(largest ? input.maximum : input.minimum);
            }
            const auto outputs = core::calculate(calculator, inputs);
            if (!outputs) { // inputs that fit together only so far: a comb beyond the band, for instance
                QVERIFY2(calculator.id == std::string("line") || calculator.id == std::string("comb"), calculator.id);
                QCOMPARE(outputs.error().code, core::ErrorCode::InvalidValue);
                continue;
            }
            for (const std::optional<double> &value : *outputs)
                QVERIFY(value && std::isfinite(*value));
        }
    }
}

QTEST_APPLESS_MAIN(CalculatorTest)
#include "CalculatorTest.moc"
