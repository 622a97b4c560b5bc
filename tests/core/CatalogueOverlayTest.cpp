#include "core/catalogue/Catalogue.h"

#include <QTest>

#include <cmath>

using core::Catalogue;
using core::FigureKind;
using core::OverlayCell;

namespace {

constexpr const char *fibreHead = "id,name,standard,loss_db_per_km_typ_1550,loss_db_per_km_max_1550,group_index,latency_us_per_km,dispersion_ps_per_nm_km,"
                                  "effective_area_um2,nonlinear_relative,usable_band_thz,"
                                  "figure_kinds,confidence,checked,source_date,source,note\n";
constexpr const char *cableHead = "id,fibres,fibre_pairs,cable_type,outer_diameter_mm_typ,typical_use,capacity_pbps_c_band_800g,capacity_pbps_cl_800g,figure_"
                                  "kinds,confidence,checked,source_date,source,note\n";

core::Result<Catalogue> read(const std::string &csv, const std::string &file)
{
    return Catalogue::fromCsv({{file, csv}});
}

QString english(const core::Error &error)
{
    return QString::fromStdString(core::inEnglish(error));
}

core::CatalogueOverlay one(const std::string &table, const std::string &row, const std::string &column, OverlayCell cell)
{
    return {{table, {{row, {{column, std::move(cell)}}}}}};
}

} // namespace

Q_DECLARE_METATYPE(OverlayCell)

class CatalogueOverlayTest : public QObject {
    Q_OBJECT

private slots:
    void badTablesAreRefused_data();
    void badTablesAreRefused();
    void aTableComesOnce();
    void columnsMayComeInAnyOrder();
    void aTableMayBeEmpty();

    void overlaidCellsTakeThePlaceOfShippedOnes();
    void unknownTakesAShippedFigureAway();
    void aNewRowKnowsOnlyWhatItIsGiven();
    void aRowMayGiveItsOwnSource();
    void aSecondOverlayGoesOnTop();
    void anOwnPriceGoesBeforeAShippedOne();
    void anEmptyOverlayChangesNothing();
    void badOverlaysAreRefused_data();
    void badOverlaysAreRefused();
    void levelsMayBeNegative();
    void aRowIsOverlaidOnce();
};

void CatalogueOverlayTest::badTablesAreRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("csv");
    QTest::addColumn<QString>("says");
    const QString fibre = fibreHead, cable = cableHead;
    const auto add = [](const char *name, const char *file, const QString &csv, const char *says) {
        QTest::newRow(name) << QString(file) << csv << QString(says);
    };
    add("unknown table", "cars.csv", "id\n", "cars.csv: The catalogue has no table “cars”.");
    add("empty", "fibre.csv", "", "fibre.csv:1:1: The table is empty: its first line must name the columns.");
    add("unknown column", "fibre.csv", "id,name,colour\n", "fibre.csv:1:9: The table has no column “colour”.");
    add("column twice", "fibre.csv", "id,name,name\n", "fibre.csv:1:9: The column “name” is there twice.");
    add("column missing", "fibre.csv", "id,name\n", "fibre.csv:1: The column “standard” is missing.");
    add("too few cells", "fibre.csv", fibre + "a,b,c\n", "fibre.csv:2:5: The row has 3 cells, the table has 17 columns.");
    add("too many cells", "fibre.csv", fibre + "a,,,,,,,,,,,,,,,,,extra\n", "fibre.csv:2:19: The row has 18 cells, the table has 17 columns.");
    add("no id", "fibre.csv", fibre + ",A,,,,,,,,,,,,,,,\n",
        "fibre.csv:2:1: The value “” in row “”, column “id” cannot be used: an id has 1 to 128 bytes of plain text.");
    add("id twice", "fibre.csv", fibre + "a,,,,,,,,,,,,,,,,\nb,,,,,,,,,,,,,,,,\na,,,,,,,,,,,,,,,,\n",
        "fibre.csv:4:1: The value “a” in row “a”, column “id” cannot be used: another row has this id already.");
    add("not a number", "fibre.csv", fibre + "a,\"two\nlines\",,0.2,low,,,,,,,,,,,,\n",
        "fibre.csv:3:13: The value “low” in row “a”, column “loss_db_per_km_max_1550” cannot be used: a number is needed.");
    add("a comma for the point", "fibre.csv", fibre + "a,,,\"0,2\",,,,,,,,,,,,,\n",
        "fibre.csv:2:5: The value “0,2” in row “a”, column “loss_db_per_km_typ_1550” cannot be used: a number is needed.");
    add("not finite", "fibre.csv", fibre + "a,,,inf,,,,,,,,,,,,,\n",
        "fibre.csv:2:5: The value “inf” in row “a”, column “loss_db_per_km_typ_1550” cannot be used: a number is needed.");
    add("negative loss", "fibre.csv", fibre + "a,,,-0.2,,,,,,,,,,,,,\n",
        "fibre.csv:2:5: The value “-0.2” in row “a”, column “loss_db_per_km_typ_1550” cannot be used: it may not be negative.");
    add("no group index of zero", "fibre.csv", fibre + "a,,,,,0,,,,,,,,,,,\n",
        "fibre.csv:2:7: The value “0” in row “a”, column “group_index” cannot be used: it must be greater than zero.");
    add("beyond reason", "fibre.csv", fibre + "a,,,1e300,,,,,,,,,,,,,\n",
        "fibre.csv:2:5: The value “1e300” in row “a”, column “loss_db_per_km_typ_1550” cannot be used: it is too large to be true.");
    add("half a fibre", "fibre_cables.csv", cable + "a,1.5,,,,,,,,,,,,\n",
        "fibre_cables.csv:2:3: The value “1.5” in row “a”, column “fibres” cannot be used: a whole number is needed.");
    add("unknown figure kind", "fibre.csv", fibre + "a,,,,,,,,,,,loss=rumour,,,,,\n",
        "fibre.csv:2:13: The value “loss=rumour” in row “a”, column “figure_kinds” cannot be used: the kinds of figures are spec, datasheet, press, derived "
        "and estimate, written “power=press;reach=spec”.");
    add("control character", "fibre.csv", fibre + "a,\"x\ry\",,,,,,,,,,,,,,,\n",
        "fibre.csv:2:5: A carriage return stands alone. Save the table with line ends of Windows or Unix.");
}

void CatalogueOverlayTest::badTablesAreRefused()
{
    QFETCH(QString, file);
    QFETCH(QString, csv);
    QFETCH(QString, says);
    const auto result = read(csv.toStdString(), file.toStdString());
    QVERIFY(!result);
    QCOMPARE(result.error().code, core::ErrorCode::Corrupt);
    QCOMPARE(english(result.error()), says);
}

void CatalogueOverlayTest::aTableComesOnce()
{
    const auto twice = Catalogue::fromCsv({{"fibre.csv", fibreHead}, {"fibre", fibreHead}});
    QVERIFY(!twice);
    QCOMPARE(english(twice.error()), QString("fibre: The catalogue holds the table “fibre” twice."));
}

void CatalogueOverlayTest::columnsMayComeInAnyOrder()
{
    const auto result = read("note,id,fibres,fibre_pairs,cable_type,outer_diameter_mm_typ,typical_use,capacity_pbps_c_band_800g,capacity_pbps_cl_800g,figure_"
                             "kinds,confidence,checked,source_date,source\n"
                             "small,c1,24,12,,,,,,,,,,\n",
                             "fibre_cables.csv");
    QVERIFY(result);
    QCOMPARE(result->fibreCable("c1")->fibrePairs, std::optional<std::int64_t>(12));
    QCOMPARE(result->cell("fibre_cables", "c1", "note")->text, std::string("small"));
    QCOMPARE(result->table("fibre_cables")->columns.front(), std::string("id"));
    QCOMPARE(result->table("fibre_cables")->rows.front().front(), std::string("c1"));
}

void CatalogueOverlayTest::aTableMayBeEmpty()
{
    const auto result = read(fibreHead, "fibre.csv");
    QVERIFY(result);
    QVERIFY(result->fibres().empty());
    QCOMPARE(result->tables().size(), std::size_t(13));
}

void CatalogueOverlayTest::overlaidCellsTakeThePlaceOfShippedOnes()
{
    const auto own = Catalogue::shipped().withOverlay({{"accelerators", {{"nv_h100_dgx", {{"accel_allin_it_w", 1250.5}, {"vendor", std::string("Us")}}}}}});
    QVERIFY(own);
    const auto cell = own->cell("accelerators", "nv_h100_dgx", "accel_allin_it_w");
    QCOMPARE(cell->number, std::optional<double>(1250.5));
    QCOMPARE(cell->text, std::string("1250.5"));
    QCOMPARE(cell->kind, FigureKind::User);
    QVERIFY(cell->fromDesign);
    QCOMPARE(own->accelerator("nv_h100_dgx")->allinItW, std::optional<double>(1250.5));
    QCOMPARE(own->accelerator("nv_h100_dgx")->vendor, std::string("Us"));

    const auto beside = own->cell("accelerators", "nv_h100_dgx", "nic_scaleout_gbps_per_accel");
    QCOMPARE(beside->number, std::optional<double>(400));
    QCOMPARE(beside->kind, FigureKind::Datasheet);
    QVERIFY(!beside->fromDesign);

    QCOMPARE(Catalogue::shipped().accelerator("nv_h100_dgx")->allinItW, std::optional<double>(1300));
    QCOMPARE(own->accelerators().size(), Catalogue::shipped().accelerators().size());
}

void CatalogueOverlayTest::unknownTakesAShippedFigureAway()
{
    const auto own = Catalogue::shipped().withOverlay(one("routers", "generic_deep_51t", "buffer_deep_gb", std::monostate()));
    QVERIFY(own);
    QCOMPARE(own->router("generic_deep_51t")->bufferDeepGb, std::nullopt);
    const auto cell = own->cell("routers", "generic_deep_51t", "buffer_deep_gb");
    QCOMPARE(cell->number, std::nullopt);
    QCOMPARE(cell->text, std::string());
    QVERIFY(cell->fromDesign);
}

void CatalogueOverlayTest::aNewRowKnowsOnlyWhatItIsGiven()
{
    const auto own = Catalogue::shipped().withOverlay(
        {{"routers", {{"our box", {{"vendor", std::string("Us")}, {"model", std::string("B-1")}, {"ports_max", 32.0}, {"year", 2027.0}}}}}});
    QVERIFY(own);
    const core::RouterRow *router = own->router("our box");
    QVERIFY(router != nullptr);
    QCOMPARE(router->portsMax, std::optional<std::int64_t>(32));
    QCOMPARE(router->year, std::optional<int>(2027));
    QCOMPARE(router->throughputTbps, std::nullopt);
    QVERIFY(router->provenance.figureKinds.empty());
    QCOMPARE(own->routers().back().id, std::string("our box"));
    QCOMPARE(core::catalogueLabel(*own, "routers", "our box"), std::string("Us B-1"));
    QCOMPARE(own->cell("routers", "our box", "id")->fromDesign, true);
    QCOMPARE(own->cell("routers", "our box", "throughput_tbps")->kind, FigureKind::Unknown);
    QCOMPARE(own->table("routers")->rows.back().front(), std::string("our box"));
    QCOMPARE(Catalogue::shipped().router("our box"), nullptr);
}

void CatalogueOverlayTest::aRowMayGiveItsOwnSource()
{
    const auto own = Catalogue::shipped().withOverlay(
        {{"fibre", {{"g652d", {{"source", std::string("our OTDR")}, {"figure_kinds", std::string("loss=datasheet;index=estimate")}}}}}});
    QVERIFY(own);
    const auto cell = own->cell("fibre", "g652d", "group_index");
    QCOMPARE(cell->provenance->source, std::string("our OTDR"));
    QCOMPARE(cell->kind, FigureKind::Estimate);
    QVERIFY(!cell->fromDesign);
}

void CatalogueOverlayTest::aSecondOverlayGoesOnTop()
{
    const auto first = Catalogue::shipped().withOverlay({{"fibre", {{"g652d", {{"group_index", 1.47}, {"usable_band_thz", 10.0}}}}}});
    QVERIFY(first);
    const auto second = first->withOverlay(one("fibre", "g652d", "group_index", 1.46));
    QVERIFY(second);
    QCOMPARE(second->fibre("g652d")->groupIndex, std::optional<double>(1.46));
    QCOMPARE(second->fibre("g652d")->usableBandThz, std::optional<double>(10));
    QVERIFY(second->cell("fibre", "g652d", "usable_band_thz")->fromDesign);
    QCOMPARE(first->fibre("g652d")->groupIndex, std::optional<double>(1.47));
}

void CatalogueOverlayTest::anOwnPriceGoesBeforeAShippedOne()
{
    const auto own = Catalogue::shipped().withOverlay(
        {{"prices", {{"our quote", {{"applies_to", std::string("400zr; my optic")}, {"per", std::string("each")}, {"usd_typ", 1500.0}}}}}});
    QVERIFY(own);
    QCOMPARE(own->priceOf("400zr")->id, std::string("our quote"));
    QCOMPARE(own->priceOf("my optic")->typicalUsd, std::optional<double>(1500));
    QCOMPARE(own->priceOf("800zr")->id, std::string("p_800zr"));

    const auto changed = Catalogue::shipped().withOverlay(one("prices", "p_800zr", "usd_typ", 4000.0));
    QVERIFY(changed);
    QCOMPARE(changed->priceOf("800zr")->typicalUsd, std::optional<double>(4000));
}

void CatalogueOverlayTest::anEmptyOverlayChangesNothing()
{
    const auto own = Catalogue::shipped().withOverlay({});
    QVERIFY(own);
    QCOMPARE(own->fibre("g652d"), Catalogue::shipped().fibre("g652d"));
}

void CatalogueOverlayTest::badOverlaysAreRefused_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("column");
    QTest::addColumn<OverlayCell>("cell");
    QTest::addColumn<QString>("says");
    const auto add = [](const char *name, const char *table, const char *row, const char *column, const OverlayCell &cell, const char *says) {
        QTest::newRow(name) << QString(table) << QString(row) << QString(column) << cell << QString(says);
    };
    add("unknown table", "cars", "a", "b", 1.0, "The design's catalogue names a table “cars” that does not exist.");
    add("unknown column", "fibre", "g652d", "colour", 1.0,
        "The design's catalogue, table “fibre”, row “g652d”, column “colour”: the table has no such column.");
    add("the id as a column", "fibre", "g652d", "id", std::string("x"),
        "The design's catalogue, table “fibre”, row “g652d”, column “id”: the id stands beside the columns and is not one of them.");
    add("text for a number", "fibre", "g652d", "group_index", std::string("1.47"),
        "The design's catalogue, table “fibre”, row “g652d”, column “group_index”: a number without quotation marks is needed.");
    add("truth for a number", "fibre", "g652d", "group_index", true,
        "The design's catalogue, table “fibre”, row “g652d”, column “group_index”: a number without quotation marks is needed.");
    add("number for a text", "fibre", "g652d", "name", 5.0,
        "The design's catalogue, table “fibre”, row “g652d”, column “name”: text in quotation marks is needed.");
    add("negative power", "pluggables", "400zr", "power_w_typ", -1.0,
        "The design's catalogue, table “pluggables”, row “400zr”, column “power_w_typ”: it may not be negative.");
    add("not finite", "pluggables", "400zr", "power_w_typ", HUGE_VAL,
        "The design's catalogue, table “pluggables”, row “400zr”, column “power_w_typ”: a number is needed.");
    add("beyond reason", "pluggables", "400zr", "power_w_typ", 1e308,
        "The design's catalogue, table “pluggables”, row “400zr”, column “power_w_typ”: it is too large to be true.");
    add("zero watts all-in", "accelerators", "nv_h100_dgx", "accel_allin_it_w", 0.0,
        "The design's catalogue, table “accelerators”, row “nv_h100_dgx”, column “accel_allin_it_w”: it must be greater than zero.");
    add("half a port", "routers", "cisco_8808", "ports_max", 1.5,
        "The design's catalogue, table “routers”, row “cisco_8808”, column “ports_max”: a whole number is needed.");
    add("no year", "routers", "cisco_8808", "year", 26.0,
        "The design's catalogue, table “routers”, row “cisco_8808”, column “year”: a year such as 2026 is needed.");
    add("unknown kind", "fibre", "g652d", "figure_kinds", std::string("rumour"),
        "The design's catalogue, table “fibre”, row “g652d”, column “figure_kinds”: the kinds of figures are spec, datasheet, press, derived and estimate, "
        "written “power=press;reach=spec”.");
    add("no id", "fibre", "", "group_index", 1.4, "The design's catalogue, table “fibre”, row “”, column “id”: an id has 1 to 128 bytes of plain text.");
    add("text that is not UTF-8", "fibre", "g652d", "name", std::string("\xFF"),
        "The design's catalogue, table “fibre”, row “g652d”, column “name”: it holds control characters or is not UTF-8.");
}

void CatalogueOverlayTest::badOverlaysAreRefused()
{
    QFETCH(QString, table);
    QFETCH(QString, row);
    QFETCH(QString, column);
    QFETCH(OverlayCell, cell);
    QFETCH(QString, says);
    const auto own = Catalogue::shipped().withOverlay(one(table.toStdString(), row.toStdString(), column.toStdString(), cell));
    QVERIFY(!own);
    QCOMPARE(own.error().code, core::ErrorCode::InvalidValue);
    QCOMPARE(english(own.error()), says);
}

void CatalogueOverlayTest::levelsMayBeNegative()
{
    const auto levels = Catalogue::shipped().withOverlay(one("pluggables", "400zr", "tx_power_dbm", -12.5));
    QVERIFY(levels);
    QCOMPARE(levels->pluggable("400zr")->txPowerDbm, std::optional<double>(-12.5));
}

void CatalogueOverlayTest::aRowIsOverlaidOnce()
{
    const auto twice = Catalogue::shipped().withOverlay({{"fibre", {{"g652d", {}}, {"g652d", {}}}}});
    QVERIFY(!twice);
    QCOMPARE(english(twice.error()), QString("The design's catalogue, table “fibre”, row “g652d”, column “id”: another row has this id already."));
}

QTEST_APPLESS_MAIN(CatalogueOverlayTest)
#include "CatalogueOverlayTest.moc"
