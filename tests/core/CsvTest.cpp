#include "core/base/Csv.h"

#include <QTest>

namespace {

using Table = std::vector<std::vector<std::string>>;

Table texts(const std::vector<core::CsvRow> &rows)
{
    Table out;
    for (const core::CsvRow &row : rows) {
        out.emplace_back();
        for (const core::CsvCell &cell : row.cells)
            out.back().push_back(cell.text);
    }
    return out;
}

} // namespace

Q_DECLARE_METATYPE(Table)

class CsvTest : public QObject {
    Q_OBJECT

private slots:
    void awkwardTexts_data();
    void awkwardTexts();
    void everyCellKnowsItsPlace();
    void refusals_data();
    void refusals();
    void limitsAreKept();
    void cellsAreQuotedWhereNeeded_data();
    void cellsAreQuotedWhereNeeded();
    void whatIsWrittenIsReadBack();
};

void CsvTest::awkwardTexts_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<Table>("cells");
    QTest::newRow("nothing") << QByteArray("") << Table{};
    QTest::newRow("only a byte order mark") << QByteArray("\xEF\xBB\xBF") << Table{};
    QTest::newRow("plain") << QByteArray("a,b\n1,2\n") << Table{{"a", "b"}, {"1", "2"}};
    QTest::newRow("no last line break") << QByteArray("a,b\n1,2") << Table{{"a", "b"}, {"1", "2"}};
    QTest::newRow("CR LF") << QByteArray("a,b\r\n1,2\r\n") << Table{{"a", "b"}, {"1", "2"}};
    QTest::newRow("mixed line ends") << QByteArray("a\r\nb\nc") << Table{{"a"}, {"b"}, {"c"}};
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFid,b\n") << Table{{"id", "b"}};
    QTest::newRow("byte order mark before quotes") << QByteArray("\xEF\xBB\xBF\"id\",b\n") << Table{{"id", "b"}};
    QTest::newRow("empty cells") << QByteArray(",,\n,x,\n") << Table{{"", "", ""}, {"", "x", ""}};
    QTest::newRow("empty last cell at the end") << QByteArray("a,") << Table{{"a", ""}};
    QTest::newRow("blank lines") << QByteArray("\n\na\n\r\n\nb\n\n") << Table{{"a"}, {"b"}};
    QTest::newRow("quoted nothing is a row") << QByteArray("\"\"\n") << Table{{""}};
    QTest::newRow("comma in quotes") << QByteArray("\"a,b\",c\n") << Table{{"a,b", "c"}};
    QTest::newRow("doubled quotes") << QByteArray("\"say \"\"yes\"\"\",\"\"\"\"\n") << Table{{"say \"yes\"", "\""}};
    QTest::newRow("line break in quotes") << QByteArray("\"a\nb\r\nc\",d\n") << Table{{"a\nb\r\nc", "d"}};
    QTest::newRow("blanks are kept") << QByteArray(" a ,\tb\n") << Table{{" a ", "\tb"}};
    QTest::newRow("not only ASCII") << QByteArray("µs,ação,日本\n") << Table{{"µs", "ação", "日本"}};
    QTest::newRow("quoted at the end of the text") << QByteArray("a,\"b\"") << Table{{"a", "b"}};
    QTest::newRow("rows of different width") << QByteArray("a\nb,c\n") << Table{{"a"}, {"b", "c"}};
}

void CsvTest::awkwardTexts()
{
    QFETCH(QByteArray, csv);
    QFETCH(Table, cells);
    const auto rows = core::parseCsv(csv.toStdString(), "in.csv");
    QVERIFY2(rows, rows ? "" : core::inEnglish(rows.error()).c_str());
    QCOMPARE(texts(*rows), cells);
}

void CsvTest::everyCellKnowsItsPlace()
{
    const auto rows = core::parseCsv("µs,\"b\nb\",c\n\n\"x\",y\n", "in.csv");
    QVERIFY(rows);
    QCOMPARE(rows->size(), std::size_t(2));
    const auto place = [&](std::size_t row, std::size_t cell) { return std::pair((*rows)[row].cells[cell].line, (*rows)[row].cells[cell].column); };
    QCOMPARE(place(0, 0), std::pair(1, 1));
    QCOMPARE(place(0, 1), std::pair(1, 4)); // after two characters, three bytes
    QCOMPARE(place(0, 2), std::pair(2, 4)); // on the line where the quoted cell ends
    QCOMPARE((*rows)[1].line, 4);
    QCOMPARE(place(1, 1), std::pair(4, 5));
}

void CsvTest::refusals_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("quote inside a cell") << QByteArray("a,b\n1,2\"3\n") << 2 << 4;
    QTest::newRow("text after a closing quote") << QByteArray("\"a\"b,c\n") << 1 << 4;
    QTest::newRow("blank after a closing quote") << QByteArray("\"a\" ,c\n") << 1 << 4;
    QTest::newRow("quote never closed") << QByteArray("a\nb,\"c\nd\n") << 2 << 3;
    QTest::newRow("lone carriage return") << QByteArray("a,b\rc\n") << 1 << 4;
    QTest::newRow("carriage return at the end") << QByteArray("a\r") << 1 << 2;
    QTest::newRow("zero byte") << QByteArray("a\n\0b", 4) << 2 << 1;
    QTest::newRow("escape") << QByteArray("\"a\x1b[0m\"\n") << 1 << 3;
    QTest::newRow("Latin 1") << QByteArray("a\n\xC2\xB5s,fr\xE9quence\n") << 2 << 6;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\0",
                                          4)
                            << 1 << 1;
    QTest::newRow("cut in a character") << QByteArray("a\xE6\x97") << 1 << 2;
}

void CsvTest::refusals()
{
    QFETCH(QByteArray, csv);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto rows = core::parseCsv(csv.toStdString(), "in.csv");
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, core::ErrorCode::Corrupt);
    QCOMPARE(rows.error().place->file, std::string("in.csv"));
    QCOMPARE(rows.error().place->line, line);
    QCOMPARE(rows.error().place->column, column);
}

void CsvTest::limitsAreKept()
{
    QVERIFY(core::parseCsv("a,b\nc,d\n", "in.csv", {.bytes = 8, .cells = 4}));
    const auto cells = core::parseCsv("a,b\nc,d\n", "in.csv", {.bytes = 8, .cells = 3});
    QVERIFY(!cells);
    QCOMPARE(cells.error().code, core::ErrorCode::TooLarge);
    const auto bytes = core::parseCsv("a,b\nc,d\n", "in.csv", {.bytes = 7, .cells = 4});
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, core::ErrorCode::TooLarge);
}

void CsvTest::cellsAreQuotedWhereNeeded_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("plain") << QByteArray("a b") << QByteArray("a b");
    QTest::newRow("empty") << QByteArray("") << QByteArray("");
    QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("quote") << QByteArray("a\"b") << QByteArray("\"a\"\"b\"");
    QTest::newRow("line feed") << QByteArray("a\nb") << QByteArray("\"a\nb\"");
    QTest::newRow("carriage return") << QByteArray("a\r\nb") << QByteArray("\"a\r\nb\"");
    QTest::newRow("blank in front") << QByteArray(" a") << QByteArray("\" a\"");
    QTest::newRow("blank behind") << QByteArray("a ") << QByteArray("\"a \"");
}

void CsvTest::cellsAreQuotedWhereNeeded()
{
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, written);
    QCOMPARE(QByteArray::fromStdString(core::csvCell(cell.toStdString())), written);
}

void CsvTest::whatIsWrittenIsReadBack()
{
    const Table table{{"a", "", "b,c"}, {""}, {"\"", "\"\"", ",\n\r\n"}, {" x ", "µ"}};
    std::string csv;
    for (const auto &row : table)
        csv += core::csvLine(row);
    const auto rows = core::parseCsv(csv, "in.csv");
    QVERIFY(rows);
    QCOMPARE(texts(*rows), table);
}

QTEST_APPLESS_MAIN(CsvTest)
#include "CsvTest.moc"
