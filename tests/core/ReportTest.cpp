#include "core/report/Report.h"
#include "core/base/Csv.h"
#include "core/base/FileIo.h"
#include "core/base/Number.h"
#include "core/exchange/DesignJson.h"
#include "core/report/Writers.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <clocale>
#include <memory>
#include <set>

using namespace core;

namespace {

/// A design of the reference data, its catalogue and one sized scenario.
struct Case {
    Design design;
    Catalogue catalogue;
    std::size_t index = 0;
    Sizing sizing;
    ReportContext context() const { return {design, design.scenarios[index], catalogue, sizing}; }
};

std::optional<Case> sized(Design design, std::size_t index)
{
    Result<Catalogue> catalogue = Catalogue::shipped().withOverlay(design.catalogue);
    if (!catalogue || index >= design.scenarios.size())
        return std::nullopt;
    Result<Sizing> sizing = size(design.scenarios[index], *catalogue);
    if (!sizing)
        return std::nullopt;
    return Case{std::move(design), *std::move(catalogue), index, *std::move(sizing)};
}

Design reference(const char *file)
{
    const Result<std::string> text = readFile(std::filesystem::path(TEST_DATA) / "sizing" / file, 1U << 24U);
    Result<DesignFromJson> design = designFromJson(text ? *text : std::string(), file);
    return design ? std::move(design->design) : Design();
}

/// The campus pair "Taper 4" of the reference data: 32,052 ports at both ends.
Case taper4()
{
    Design design = reference("design_01.json");
    for (std::size_t i = 0; i < design.scenarios.size(); ++i)
        if (design.scenarios[i]->name == "Taper 4")
            return *sized(std::move(design), i);
    qFatal("the reference design has no scenario “Taper 4”");
}

/// The pair with other names.
Case named(const std::string &north, const std::string &tab)
{
    Design design = taper4().design;
    ScenarioParts parts = *design.scenarios[taper4().index];
    parts.sites[0].name = north;
    parts.name = tab;
    design.name = north;
    design.scenarios = {*Scenario::make(std::move(parts))};
    return *sized(std::move(design), 0);
}

std::vector<ReportTable> tablesOf(const char *report, const Case &sizedCase)
{
    return *findReport(report)->build(sizedCase.context());
}

const ReportTable &table(const std::vector<ReportTable> &tables, std::string_view id)
{
    for (const ReportTable &one : tables)
        if (one.id == id)
            return one;
    qFatal("no such table");
}

std::size_t column(const ReportTable &table, std::string_view id)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].id == id)
            return i;
    qFatal("no such column");
}

double number(const ReportCell &cell)
{
    if (const auto *count = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*count);
    const auto *value = std::get_if<double>(&cell);
    return value ? *value : std::nan("");
}

double sum(const ReportTable &table, std::string_view id)
{
    double total = 0;
    for (const auto &row : table.rows)
        if (!std::holds_alternative<std::monostate>(row[column(table, id)]))
            total += number(row[column(table, id)]);
    return total;
}

/// A workbook as a spreadsheet program sees it.
class Workbook {
public:
    explicit Workbook(const std::string &bytes)
    {
        QFile file(m_folder.filePath("book.xlsx"));
        m_good = file.open(QIODevice::WriteOnly) && file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
    }
    bool isGood() const { return m_good; }

    QByteArray part(const QString &name) const
    {
        QProcess unzip;
        unzip.start("unzip", {"-p", m_folder.filePath("book.xlsx"), name});
        unzip.waitForFinished();
        return unzip.readAllStandardOutput();
    }

    QStringList sheetNames() const
    {
        QStringList names;
        for (QXmlStreamReader xml(part("xl/workbook.xml")); !xml.atEnd();)
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"sheet")
                names += xml.attributes().value("name").toString();
        return names;
    }

    /// Texts of the workbook, in the order in which cells point at them.
    QStringList sharedStrings() const
    {
        QStringList texts;
        for (QXmlStreamReader xml(part("xl/sharedStrings.xml")); !xml.atEnd();)
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"t")
                texts += xml.readElementText();
        return texts;
    }

    struct Sheet {
        bool wellFormed = true;
        bool frozenHead = false;
        int formulas = 0, links = 0;
        QList<QList<QVariant>> rows; ///< QString or double; cells without a value are left out
    };

    Sheet sheet(int number) const
    {
        Sheet out;
        const QStringList texts = sharedStrings();
        bool isText = false;
        QXmlStreamReader xml(part(QString("xl/worksheets/sheet%1.xml").arg(number)));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"pane")
                out.frozenHead = xml.attributes().value("ySplit") == u"1" && xml.attributes().value("state") == u"frozen";
            else if (xml.name() == u"row")
                out.rows.emplaceBack();
            else if (xml.name() == u"c")
                isText = xml.attributes().value("t") == u"s";
            else if (xml.name() == u"f")
                ++out.formulas;
            else if (xml.name() == u"hyperlink")
                ++out.links;
            else if (xml.name() == u"v") {
                const QString value = xml.readElementText();
                bool good = true;
                out.rows.back() += isText ? QVariant(texts.value(value.toInt())) : QVariant(value.toDouble(&good));
                out.wellFormed = out.wellFormed && good;
            }
        }
        out.wellFormed = out.wellFormed && !xml.hasError();
        return out;
    }

private:
    QTemporaryDir m_folder;
    bool m_good = false;
};

std::string bytesOf(const char *report, const char *format, const Case &sizedCase)
{
    const Report &chosen = *findReport(report);
    return findReportFormat(format)->write(*chosen.build(sizedCase.context()), chosen, sizedCase.context())->back().bytes;
}

/// The workbook's cells as a spreadsheet program must see them: known values only.
QList<QList<QVariant>> expectedRows(const ReportTable &table)
{
    QList<QList<QVariant>> rows(1);
    for (const ReportColumn &head : table.columns)
        rows.back() += QString::fromStdString(head.label);
    for (const auto &row : table.rows) {
        rows.emplaceBack();
        for (const ReportCell &cell : row) {
            if (const auto *text = std::get_if<std::string>(&cell))
                rows.back() += QString::fromStdString(*text);
            else if (!std::holds_alternative<std::monostate>(cell))
                rows.back() += QString::number(number(cell), 'G', 16).toDouble(); // a workbook holds 16 digits
        }
    }
    return rows;
}

} // namespace

class ReportTest : public QObject {
    Q_OBJECT

private slots:
    void everyReportOfEveryReferenceDesignIsRectangular();
    void csvReadsBackToTheSameCells();
    void workbookReadsBackToTheSameCells();
    void jsonKeepsUnknownAsNull();
    void portReportTellsThePublishedFigures();
    void billAddsUpToTheSizing();
    void billPowerIsTheSizingsPower();
    void missingPriceMakesTheCostAtLeast();
    void assumptionsTellWhatIsGivenAndWhereRowsComeFrom();
    void hostileTextIsNoFormula_data();
    void hostileTextIsNoFormula();
    void hostileNamesStayText_data();
    void hostileNamesStayText();
    void sheetNamesSuitEverySpreadsheet_data();
    void sheetNamesSuitEverySpreadsheet();
    void sameSheetNamesAreToldApart();
    void commaLocaleChangesNothing();
    void lightReportIsTheSizings();
    void hutReportAddsUpToTheSizing();
    void csvPutsFurtherTablesBesideTheFile();
    void unwritableFolderIsToldAndLeavesNothing();
};

void ReportTest::everyReportOfEveryReferenceDesignIsRectangular()
{
    int built = 0;
    for (const char *file : {"design_01.json", "design_02.json", "design_03.json"}) {
        const Design design = reference(file);
        QVERIFY(!design.scenarios.empty());
        for (std::size_t i = 0; i < design.scenarios.size(); ++i) {
            const std::optional<Case> sizedCase = sized(design, i);
            QVERIFY2(sizedCase, file);
            for (const Report &report : reports()) {
                const Result<std::vector<ReportTable>> tables = report.build(sizedCase->context());
                QVERIFY(tables);
                std::set<std::string> ids;
                for (const ReportTable &one : *tables) {
                    QVERIFY2(ids.insert(one.id).second, one.id.c_str());
                    std::set<std::string> heads;
                    for (const ReportColumn &head : one.columns)
                        QVERIFY2(heads.insert(head.id).second, head.id.c_str());
                    for (const auto &row : one.rows)
                        QCOMPARE(row.size(), one.columns.size());
                    ++built;
                }
                const bool none = std::string_view(report.id) == "huts" && sizedCase->sizing.totals.amplifiers == 0;
                QCOMPARE(tables->front().rows.empty(), none);
            }
        }
    }
    QVERIFY(built > 100);
}

void ReportTest::csvReadsBackToTheSameCells()
{
    const Case pair = taper4();
    for (const Report &report : reports()) {
        const std::vector<ReportTable> tables = *report.build(pair.context());
        for (const ReportTable &one : tables) {
            const std::string text = csvText(one);
            QVERIFY(text.find('\r') == std::string::npos);
            QVERIFY(text.ends_with('\n'));
            const Result<std::vector<CsvRow>> rows = parseCsv(text, one.id);
            QVERIFY(rows);
            QCOMPARE(rows->size(), one.rows.size() + 1);
            for (std::size_t r = 0; r < one.rows.size(); ++r) {
                const std::vector<CsvCell> &cells = (*rows)[r + 1].cells;
                QCOMPARE(cells.size(), one.columns.size());
                for (std::size_t c = 0; c < cells.size(); ++c) {
                    const ReportCell &cell = one.rows[r][c];
                    if (cell.index() >= 2)
                        QCOMPARE(parseNumber(cells[c].text), std::optional(number(cell))); // to the last digit
                    else if (const auto *words = std::get_if<std::string>(&cell))
                        QVERIFY(cells[c].text == *words || cells[c].text == "'" + *words);
                    else
                        QVERIFY(cells[c].text.empty());
                }
            }
        }
    }
}

void ReportTest::workbookReadsBackToTheSameCells()
{
    const Case pair = taper4();
    for (const Report &report : reports()) {
        const std::vector<ReportTable> tables = *report.build(pair.context());
        const Workbook book(bytesOf(report.id, "xlsx", pair));
        QVERIFY(book.isGood());
        const QStringList names = book.sheetNames();
        QCOMPARE(names.size(), qsizetype(tables.size()) + 1); // and "About"
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const Workbook::Sheet sheet = book.sheet(int(i) + 1);
            QVERIFY(sheet.wellFormed);
            QVERIFY(sheet.frozenHead);
            QCOMPARE(sheet.formulas, 0);
            QCOMPARE(sheet.links, 0);
            QCOMPARE(names[qsizetype(i)], QString::fromStdString(tables[i].title));
            QCOMPARE(sheet.rows, expectedRows(tables[i]));
        }
    }
}

void ReportTest::jsonKeepsUnknownAsNull()
{
    const Case pair = taper4();
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(bytesOf("site-power", "json", pair))).object();
    QCOMPARE(document["report"].toString(), "site-power");
    QCOMPARE(document["scenario"].toString(), "Taper 4");
    const QJsonObject north = document["tables"].toArray()[0].toObject()["rows"].toArray()[0].toObject();
    QCOMPARE(north["typical_w"].toDouble(), 1285620.0); // reference/sizing/expected_01.json
    QVERIFY(north.contains("limit_w") && north["limit_w"].isNull());
}

void ReportTest::portReportTellsThePublishedFigures()
{
    const Case pair = taper4();
    const std::vector<ReportTable> tables = tablesOf("ports", pair);
    const ReportTable &sites = table(tables, "ports_by_site");
    QCOMPARE(sum(sites, "line_ports"), 32052.0); // derivation_cases.csv, cisco_high
    QCOMPARE(number(sites.rows[0][column(sites, "line_ports")]), 16026.0);
    QCOMPARE(number(sites.rows[0][column(sites, "client_ports")]), 8013.0);
    QCOMPARE(number(sites.rows[0][column(sites, "routers")]), 382.0);
    QCOMPARE(number(sites.rows[0][column(sites, "cages")]), 382.0 * 64);
    QCOMPARE(number(sites.rows[0][column(sites, "stranded_cages")]), 409.0);
    QCOMPARE(number(sites.rows[0][column(sites, "line_ports_per_router")]), 42.0); // ⌈16,026 ÷ 382⌉
    const ReportTable &routes = table(tables, "ports_by_route");
    QCOMPARE(number(routes.rows[0][column(routes, "line_ports_a")]), 16026.0);
    QCOMPARE(number(routes.rows[0][column(routes, "line_ports_both_ends")]), 32052.0);
    QCOMPARE(number(routes.rows[0][column(routes, "fibre_pairs")]), 251.0);
    const ReportTable &ends = table(tables, "line_ports");
    QCOMPARE(ends.rows.size(), std::size_t(2));
    QCOMPARE(std::get<std::string>(ends.rows[1][column(ends, "far_end_id")]), std::string("a"));
}

void ReportTest::billAddsUpToTheSizing()
{
    for (const char *file : {"design_01.json", "design_02.json", "design_03.json"}) {
        const Design design = reference(file);
        for (std::size_t i = 0; i < design.scenarios.size(); ++i) {
            const Case one = *sized(design, i);
            const std::vector<ReportTable> tables = tablesOf("bom", one);
            const Money &cost = one.sizing.totals.firstCost;
            if (!cost.typicalUsd)
                continue;
            QCOMPARE(sum(table(tables, "bill_by_place"), "typical_usd"), *cost.typicalUsd);
            QVERIFY(nearlyEqual(sum(table(tables, "bill_by_item"), "typical_usd"), *cost.typicalUsd));
            const ReportTable &totals = table(tables, "cost_totals");
            QCOMPARE(number(totals.rows[0][column(totals, "typical_usd")]), *cost.typicalUsd);
            QCOMPARE(number(totals.rows[1][column(totals, "typical_usd")]), *one.sizing.totals.annualUsd);
        }
    }
}

void ReportTest::billPowerIsTheSizingsPower()
{
    const Case pair = taper4(); // no huts, PUE 1.2 at both ends
    const ReportTable bill = table(tablesOf("bom", pair), "bill_by_place");
    QVERIFY(nearlyEqual(1.2 * sum(bill, "typical_w"), 2571240.0)); // reference/sizing/expected_01.json
    QVERIFY(nearlyEqual(1.2 * sum(bill, "maximum_w"), *pair.sizing.totals.transportPowerMaxW));
    QCOMPARE(sum(bill, "rack_units"), 3296.0);
}

void ReportTest::missingPriceMakesTheCostAtLeast()
{
    Design design = taper4().design;
    design.catalogue["prices"].push_back({"p_400zr", {{"usd_low", {}}, {"usd_typ", {}}, {"usd_high", {}}}});
    const Case pair = *sized(std::move(design), taper4().index);
    const std::vector<ReportTable> tables = tablesOf("bom", pair);
    const ReportTable &totals = table(tables, "cost_totals");
    QCOMPARE(std::get<std::string>(totals.rows[0][column(totals, "what_it_holds")]), std::string("at least"));
    QCOMPARE(number(totals.rows[0][column(totals, "typical_usd")]), 197173000.0 - 32052 * 2000.0);
    QCOMPARE(std::get<std::string>(totals.rows[2][0]), std::string("Lines without a price, left out above: 2"));
    const ReportTable &bill = table(tables, "bill_by_place");
    QVERIFY(std::holds_alternative<std::monostate>(bill.rows[0][column(bill, "typical_usd")])); // not a zero
}

void ReportTest::assumptionsTellWhatIsGivenAndWhereRowsComeFrom()
{
    const Case pair = taper4();
    const std::vector<ReportTable> tables = tablesOf("assumptions", pair);
    const ReportTable &list = table(tables, "assumptions");
    QCOMPARE(list.rows.size(), assumptions().size());
    for (const auto &row : list.rows) {
        const std::string &id = std::get<std::string>(row[0]);
        const std::string given = pair.context().scenario->assumptions.isGiven(id) ? "given" : "standard";
        QCOMPARE(std::get<std::string>(row[column(list, "given")]), given);
        if (id == "taper")
            QCOMPARE(number(row[column(list, "value")]), 4.0);
        if (id == "pue" && given == "standard")
            QCOMPARE(std::get<std::string>(row[column(list, "estimate")]), std::string("yes"));
    }
    const ReportTable &rows = table(tables, "catalogue_rows");
    std::set<std::string> used;
    for (const auto &row : rows.rows) {
        used.insert(std::get<std::string>(row[0]) + "/" + std::get<std::string>(row[1]));
        QVERIFY(std::holds_alternative<std::string>(row[column(rows, "source")]));
    }
    for (const char *wanted : {"accelerators/nv_h100_dgx", "routers/generic_deep_51t", "pluggables/400zr", "grey_optics/800g_dr8", "fibre/g652d",
                               "line_system/terminal_c_fixed64", "fibre_cables/cable_864", "prices/p_400zr", "prices/p_dark_fibre_iru"})
        QVERIFY2(used.contains(wanted), wanted);
}

void ReportTest::hostileTextIsNoFormula_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    QTest::newRow("equals") << "=cmd|' /C calc'!A0"
                            << "'=cmd|' /C calc'!A0";
    QTest::newRow("plus") << "+1+2"
                          << "'+1+2";
    QTest::newRow("minus") << "-1"
                           << "'-1";
    QTest::newRow("at") << "@SUM(A1)"
                        << "'@SUM(A1)";
    QTest::newRow("tab") << "\t=1"
                         << "'\t=1";
    QTest::newRow("return") << "\r=1"
                            << "'\r=1";
    QTest::newRow("harmless") << "North = South"
                              << "North = South";
    QTest::newRow("apostrophe") << "'quoted'"
                                << "'quoted'";
    QTest::newRow("empty") << ""
                           << "";
}

void ReportTest::hostileTextIsNoFormula()
{
    QFETCH(QString, text);
    QFETCH(QString, field);
    QCOMPARE(plainText(text.toStdString()), field.toStdString());
    QCOMPARE(plainText(std::int64_t(-1)), std::string("-1")); // numbers stay numbers
    QCOMPARE(plainText(-0.5), std::string("-0.5"));
}

void ReportTest::hostileNamesStayText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("formula") << "=HYPERLINK(\"http://x\",\"y\")";
    QTest::newRow("plus") << "+1";
    QTest::newRow("at") << "@x";
    QTest::newRow("quotes") << "\"North\", 'South'";
    QTest::newRow("newline") << "North\nSouth";
    QTest::newRow("link") << "https://example.org/a?b=c&d=e";
    QTest::newRow("markup") << "<b>&amp;</b> ]]>";
    QTest::newRow("long") << QString(900, 'N');
    QTest::newRow("slashes") << "a/b\\c:d*e?f[g]";
    QTest::newRow("right to left") << QString::fromUtf8("\u05E9\u05DC\u05D5\u05DD \u202Eabc");
    QTest::newRow("emoji") << QString::fromUtf8("👩‍🚀 North 🏭");
    QTest::newRow("escape") << "_x000D_";
}

void ReportTest::hostileNamesStayText()
{
    QFETCH(QString, name);
    const Case pair = named(name.toStdString(), name.toStdString());
    const std::vector<ReportTable> tables = tablesOf("ports", pair);

    const Result<std::vector<CsvRow>> rows = parseCsv(csvText(tables[0]), "ports");
    QVERIFY(rows);
    const std::string cell = (*rows)[1].cells[column(tables[0], "site")].text;
    QCOMPARE(cell, spreadsheetSafe(name.toStdString()));

    const Workbook book(bytesOf("ports", "xlsx", pair));
    for (int sheet = 1; sheet <= int(tables.size()) + 1; ++sheet) {
        QVERIFY(book.sheet(sheet).wellFormed);
        QCOMPARE(book.sheet(sheet).formulas, 0);
        QCOMPARE(book.sheet(sheet).links, 0);
    }
    const QVariant shown = book.sheet(1).rows[1][1];
    const QString plain = QString(name).replace("_x000D_", "_x005F_x000D_"); // the escape of the format itself
    QVERIFY2(shown.toString() == name || shown.toString() == plain, qPrintable(shown.toString()));
    for (const QString &sheet : book.sheetNames())
        QVERIFY(!sheet.isEmpty() && sheet.size() <= 31);
}

void ReportTest::sheetNamesSuitEverySpreadsheet_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << "Ports by site"
                           << "Ports by site";
    QTest::newRow("forbidden") << "a[b]c:d*e?f/g\\h"
                               << "a b c d e f g h";
    QTest::newRow("31 at most") << QString(60, 'x') << QString(31, 'x');
    QTest::newRow("no half emoji") << QString(30, 'x') + QString::fromUtf8("🏭") << QString(30, 'x');
    QTest::newRow("apostrophes") << "'quoted'"
                                 << "quoted";
    QTest::newRow("nothing left") << "///"
                                  << "Sheet";
    QTest::newRow("reserved") << "History"
                              << "History sheet";
}

void ReportTest::sheetNamesSuitEverySpreadsheet()
{
    QFETCH(QString, wanted);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(sheetName(wanted.toStdString())), name);
}

void ReportTest::sameSheetNamesAreToldApart()
{
    const Case pair = taper4();
    ReportTable one = tablesOf("ports", pair).front();
    one.title = std::string(40, 'T');
    ReportTable two = one;
    two.title = std::string(40, 't');
    const auto files = findReportFormat("xlsx")->write({one, two}, *findReport("ports"), pair.context());
    QVERIFY(files);
    QCOMPARE(Workbook(files->front().bytes).sheetNames(), QStringList({QString(31, 'T'), QString(27, 't') + " 2", "About"}));
}

void ReportTest::commaLocaleChangesNothing()
{
    const Case pair = taper4();
    std::map<std::string, std::string> before;
    for (const Report &report : reports())
        for (const char *format : {"csv", "json"})
            before[std::string(report.id) + format] = bytesOf(report.id, format, pair);

    QTemporaryDir folder; // the machine may know no other language
    QCOMPARE(QProcess::execute("localedef", {"-i", "de_DE", "-f", "UTF-8", folder.filePath("de_DE.UTF-8")}) & ~1, 0);
    qputenv("LOCPATH", folder.path().toUtf8());
    QVERIFY(std::setlocale(LC_ALL, "de_DE.UTF-8"));
    QCOMPARE(std::string(std::localeconv()->decimal_point), std::string(","));
    for (const Report &report : reports())
        for (const char *format : {"csv", "json"})
            QCOMPARE(bytesOf(report.id, format, pair), before[std::string(report.id) + format]);
    const Workbook book(bytesOf("bom", "xlsx", pair));
    QCOMPARE(std::string(std::localeconv()->decimal_point), std::string(",")); // the writer leaves the locale as it was
    std::setlocale(LC_ALL, "C");
    qunsetenv("LOCPATH");

    const std::vector<ReportTable> tables = tablesOf("bom", pair);
    for (std::size_t i = 0; i < tables.size(); ++i)
        QCOMPARE(book.sheet(int(i) + 1).rows, expectedRows(tables[i])); // 46,644,747.18 keeps its point
}

void ReportTest::hutReportAddsUpToTheSizing()
{
    int routes = 0;
    for (const char *file : {"design_02.json", "design_03.json"}) {
        const std::optional<Case> sizedCase = sized(reference(file), 0);
        QVERIFY(sizedCase);
        const std::vector<ReportTable> tables = tablesOf("huts", *sizedCase);
        const ReportTable &huts = table(tables, "huts"), &amplifiers = table(tables, "hut_amplifiers");
        QCOMPARE(sum(huts, "units"), double(sizedCase->sizing.totals.amplifiers));
        QVERIFY(std::abs(sum(huts, "typical_w") - sizedCase->sizing.totals.hutPowerW) < 1e-6);
        QCOMPARE(table(tables, "hut_limits").rows.size(), std::size_t(3));
        for (std::size_t i = 0; i < amplifiers.rows.size(); i += 3) {
            QCOMPARE(std::get<std::string>(amplifiers.rows[i][column(amplifiers, "kind")]), std::string("as built"));
            QCOMPARE(number(amplifiers.rows[i][column(amplifiers, "all_units")]),
                     number(amplifiers.rows[i][column(amplifiers, "units")]) * number(amplifiers.rows[i][column(amplifiers, "huts")]));
            ++routes;
        }
    }
    QVERIFY(routes > 0);
}

void ReportTest::lightReportIsTheSizings()
{
    for (const char *file : {"design_01.json", "design_02.json", "design_03.json"}) {
        const std::optional<Case> sizedCase = sized(reference(file), 0);
        QVERIFY(sizedCase);
        const std::vector<ReportTable> tables = tablesOf("light", *sizedCase);
        const ReportTable &routes = table(tables, "light_by_route"), &steps = table(tables, "light_budget");
        for (const auto &row : routes.rows) {
            const RouteSizing &route = *sizedCase->sizing.route(std::get<std::string>(row[column(routes, "route_id")]));
            QCOMPARE(number(row[column(routes, "margin_db")]), *route.marginDb);
            QCOMPARE(number(row[column(routes, "gsnr_db_0p1nm")]), *route.gsnrDb0p1nm);
            QCOMPARE(number(row[column(routes, "launch_dbm")]), *route.launchDbm);
            // The margin is what the columns before it say.
            const double left = *route.gsnrDb0p1nm - number(row[column(routes, "required_db_0p1nm")]) - number(row[column(routes, "penalties_db")]) -
                                number(row[column(routes, "design_margin_db")]);
            QVERIFY(std::abs(left - *route.marginDb) < 1e-9);
        }
        QVERIFY(steps.rows.size() > 10 * routes.rows.size());
    }
}

void ReportTest::csvPutsFurtherTablesBesideTheFile()
{
    const Case pair = taper4();
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("pair.csv").toStdString();
    QVERIFY(writeReport(*findReport("ports"), *findReportFormat("csv"), pair.context(), path));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
             QStringList({"pair-line_ports.csv", "pair-port_totals.csv", "pair-ports_by_route.csv", "pair.csv"}));
    QCOMPARE(*readFile(path, 1U << 20U), csvText(tablesOf("ports", pair).front()));
}

void ReportTest::unwritableFolderIsToldAndLeavesNothing()
{
    const Case pair = taper4();
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("missing/pair.xlsx").toStdString();
    const Result<void> written = writeReport(*findReport("bom"), *findReportFormat("xlsx"), pair.context(), path);
    QVERIFY(!written);
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_GUILESS_MAIN(ReportTest)
#include "ReportTest.moc"
