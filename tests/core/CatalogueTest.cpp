#include "core/catalogue/Catalogue.h"
#include "core/base/Csv.h"
#include "core/base/Embedded.h"
#include "core/base/Number.h"
#include "core/catalogue/Schema.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using core::Catalogue;
using core::CatalogueTable;
using core::FigureKind;

namespace {

/// The rows of a shipped file, read by itself.
std::vector<core::CsvRow> shippedRows(std::string_view table)
{
    QFile file(QString(PROJECT_SOURCE "/resources/catalogue/%1.csv").arg(QString::fromUtf8(table.data(), qsizetype(table.size()))));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto rows = core::parseCsv(file.readAll().toStdString(), file.fileName().toStdString());
    return rows ? *rows : std::vector<core::CsvRow>{};
}

/// Adds the figure names of a table that speak for none of its columns.
template <class Row>
void remarksOf(const std::vector<Row> &rows, std::set<std::string> &remarks)
{
    std::set<std::string> known{"all", "all_else"};
    for (const core::Column<Row> &column : core::schema<Row>().columns) {
        known.insert(column.name);
        known.insert(column.figures.begin(), column.figures.end());
    }
    for (const Row &row : rows) {
        for (const auto &[figure, kind] : row.provenance.figureKinds) {
            if (!known.contains(figure))
                remarks.insert(figure);
        }
    }
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void embeddedTextsAreTheFiles();
    void everyShippedCellIsKept();
    void everyNumberIsThereAndUnknownStaysUnknown();
    void everyFigureNameSpeaksForAColumn();
    void kindsFollowTheFigures();
    void kindsFollowTheFigures_data();
    void typedRowsHoldTheFiguresOfTheirColumns();
    void labelsAreShortAndUnique();
    void pricesAreFoundByWhatTheyApplyTo();
    void copiesShareTheirRows();
};

void CatalogueTest::embeddedTextsAreTheFiles()
{
    const QStringList files = QDir(PROJECT_SOURCE "/resources/catalogue").entryList({"*.csv"}, QDir::Files, QDir::Name);
    QCOMPARE(qsizetype(core::embedded::catalogueFiles().size()), files.size());
    for (const core::EmbeddedText &embedded : core::embedded::catalogueFiles()) {
        QFile file(PROJECT_SOURCE "/resources/catalogue/" + QString::fromUtf8(embedded.name.data(), qsizetype(embedded.name.size())));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QByteArray(embedded.text.data(), qsizetype(embedded.text.size())), file.readAll());
    }
}

void CatalogueTest::everyShippedCellIsKept()
{
    QCOMPARE(Catalogue::shipped().tables().size(), std::size_t(13));
    for (const CatalogueTable &table : Catalogue::shipped().tables()) {
        const auto rows = shippedRows(table.name);
        QCOMPARE(table.rows.size() + 1, rows.size());
        std::set<std::string> ids;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::vector<std::string> cells;
            for (const core::CsvCell &cell : rows[i].cells)
                cells.push_back(cell.text);
            QCOMPARE(i == 0 ? table.columns : table.rows[i - 1], cells);
            QVERIFY(ids.insert(cells.front()).second);
        }
    }
}

void CatalogueTest::everyNumberIsThereAndUnknownStaysUnknown()
{
    std::size_t numbers = 0;
    for (const CatalogueTable &table : Catalogue::shipped().tables()) {
        // A column whose every known cell is a number is one of figures, but for the names of dates and cables.
        for (std::size_t column = 1; column < table.columns.size(); ++column) {
            const bool figures = table.columns[column] != "source_date" &&
                                 std::ranges::all_of(table.rows, [&](const auto &row) { return row[column].empty() || core::parseNumber(row[column]); }) &&
                                 std::ranges::any_of(table.rows, [&](const auto &row) { return !row[column].empty(); });
            for (const auto &row : table.rows) {
                const auto cell = Catalogue::shipped().cell(table.name, row.front(), table.columns[column]);
                QVERIFY(cell.has_value());
                QCOMPARE(cell->text, row[column]);
                QVERIFY(cell->provenance != nullptr);
                QVERIFY(!cell->fromDesign);
                if (figures) {
                    QCOMPARE(cell->number, core::parseNumber(row[column]));
                    numbers += cell->number.has_value() ? 1 : 0;
                }
            }
        }
    }
    QVERIFY(numbers > 1500);
    QVERIFY(!Catalogue::shipped().cell("routers", "cisco_8808", "no_such_column"));
    QVERIFY(!Catalogue::shipped().cell("routers", "no_such_row", "ports_max"));
    QVERIFY(!Catalogue::shipped().cell("no_such_table", "cisco_8808", "ports_max"));
}

void CatalogueTest::everyFigureNameSpeaksForAColumn()
{
    std::set<std::string> remarks;
    remarksOf<core::AcceleratorRow>(Catalogue::shipped().accelerators(), remarks);
    remarksOf<core::RouterRow>(Catalogue::shipped().routers(), remarks);
    remarksOf<core::PluggableRow>(Catalogue::shipped().pluggables(), remarks);
    remarksOf<core::GreyOpticRow>(Catalogue::shipped().greyOptics(), remarks);
    remarksOf<core::TransponderRow>(Catalogue::shipped().transponders(), remarks);
    remarksOf<core::LineElementRow>(Catalogue::shipped().lineElements(), remarks);
    remarksOf<core::FibreRow>(Catalogue::shipped().fibres(), remarks);
    remarksOf<core::FibreCableRow>(Catalogue::shipped().fibreCables(), remarks);
    remarksOf<core::PriceRow>(Catalogue::shipped().prices(), remarks);
    remarksOf<core::SiteParameterRow>(Catalogue::shipped().siteParameters(), remarks);
    remarksOf<core::TransceiverRow>(Catalogue::shipped().transceivers(), remarks);
    // What the tables tell beyond their columns: power supplies, chip modes, filter ports, what huts hold.
    QCOMPARE(remarks, (std::set<std::string>{"deep_buffer", "hyperport", "limits", "ports", "psu", "reach", "spacing"}));
}

void CatalogueTest::kindsFollowTheFigures_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<int>("kind");
    const auto add = [](const char *table, const char *row, const char *column, FigureKind kind) {
        QTest::addRow("%s %s %s", table, row, column) << QByteArray(table) << QByteArray(row) << QByteArray(column) << int(kind);
    };
    add("accelerators", "nv_h100_dgx", "accel_allin_it_w", FigureKind::Estimate);
    add("accelerators", "nv_h100_dgx", "accel_tdp_w", FigureKind::Datasheet);
    add("accelerators", "nv_h100_dgx", "rack_it_kw_max", FigureKind::Derived);
    add("accelerators", "nv_gb300_nvl72", "rack_it_kw_max", FigureKind::Spec);
    add("accelerators", "nv_gb300_nvl72", "rack_it_kw_typ", FigureKind::Press);
    add("accelerators", "google_tpu_v5p", "accel_allin_it_w", FigureKind::Estimate);
    add("accelerators", "amd_mi455x_helios", "bf16_dense_tflops", FigureKind::Estimate);
    add("accelerators", "amd_mi455x_helios", "fp8_dense_tflops", FigureKind::Press);
    add("accelerators", "amd_mi455x_helios", "accel_per_rack", FigureKind::Press);
    add("routers", "generic_deep_51t", "buffer_deep_gb", FigureKind::Estimate);
    add("routers", "generic_shallow_51t", "power_typ_w_without_optics", FigureKind::Datasheet);
    add("routers", "generic_shallow_51t", "power_max_w_with_optics", FigureKind::Estimate);
    add("routers", "juniper_ptx10002_36qdd", "buffer_deep_gb", FigureKind::Estimate);
    add("routers", "brcm_th_ultra_box", "throughput_tbps", FigureKind::Press);
    add("routers", "brcm_th_ultra_box", "buffer_on_chip_mb", FigureKind::Estimate);
    add("routers", "generic_shallow_51t", "ports_max", FigureKind::Unknown);
    add("pluggables", "400zr", "power_w_typ", FigureKind::Press);
    add("pluggables", "400zr", "power_w_max", FigureKind::Datasheet);
    add("pluggables", "400zr", "reach_km_multi_span", FigureKind::Spec);
    add("pluggables", "800lr", "channel_spacing_ghz", FigureKind::Unknown);
    add("fibre", "g652d", "loss_db_per_km_typ_1550", FigureKind::Datasheet);
    add("fibre", "g652d", "loss_db_per_km_max_1550", FigureKind::Spec);
    add("prices", "p_400zr", "usd_typ", FigureKind::Estimate);
    add("prices", "p_gb300_rack", "usd_low", FigureKind::Press);
    add("site", "pue_hyperscale", "typical", FigureKind::Press);
    add("transceivers", "OIF-400ZR-0x01", "rosnr_db_01nm", FigureKind::Spec);
    add("transceivers", "OIF-400ZR-0x01", "module_power_w", FigureKind::Estimate);
    add("transceivers", "OIF-400ZR-0x01", "est_spans_80km_ssmf", FigureKind::Estimate);
    add("transceivers", "400G-ZR+ generic", "rosnr_db_01nm", FigureKind::Datasheet);
}

void CatalogueTest::kindsFollowTheFigures()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, column);
    QFETCH(int, kind);
    const auto cell = Catalogue::shipped().cell(table.toStdString(), row.toStdString(), column.toStdString());
    QVERIFY(cell.has_value());
    QCOMPARE(int(cell->kind), kind);
}

void CatalogueTest::typedRowsHoldTheFiguresOfTheirColumns()
{
    const Catalogue &shipped = Catalogue::shipped();
    const core::AcceleratorRow *h100 = shipped.accelerator("nv_h100_dgx");
    QVERIFY(h100 != nullptr);
    QCOMPARE(h100->accelerator, std::string("H100 SXM"));
    QCOMPARE(h100->year, std::optional<int>(2022));
    QCOMPARE(h100->allinItW, std::optional<double>(1300));
    QCOMPARE(h100->nicGbps, std::optional<double>(400));
    QCOMPARE(h100->accelPerNode, std::optional<double>(8));
    QCOMPARE(h100->provenance.confidence, std::string("high"));

    const core::RouterRow *deep = shipped.router("generic_deep_51t");
    QVERIFY(deep != nullptr);
    QCOMPARE(deep->portsMax, std::optional<std::int64_t>(64));
    QCOMPARE(deep->coherent800gPortsMax, std::optional<std::int64_t>(64));
    QCOMPARE(deep->throughputTbps, std::optional<double>(51.2));
    QCOMPARE(deep->powerTypWithoutOpticsW, std::optional<double>(1500));
    QCOMPARE(deep->powerMaxWithOpticsW, std::optional<double>(4300));
    QCOMPARE(shipped.router("nvidia_sn5600")->coherent800gPortsMax, std::nullopt);

    QCOMPARE(shipped.pluggable("400zr")->transceiverId, std::string("OIF-400ZR-0x01"));
    QCOMPARE(shipped.pluggable("400zr")->txPowerDbm, std::optional<double>(-10));
    QCOMPARE(shipped.pluggable("800lr")->channelSpacingGhz, std::nullopt);
    QCOMPARE(shipped.lineElement("raman_counter")->noiseFigureDb, std::optional<double>(-1));
    QCOMPARE(shipped.lineElement("band_super_cl")->spectrumThz, std::optional<double>(12));
    QCOMPARE(shipped.fibre("g652d")->groupIndex, std::optional<double>(1.4682));
    QCOMPARE(shipped.fibreCable("cable_432")->fibrePairs, std::optional<std::int64_t>(216));
    QCOMPARE(shipped.greyOptic("800g_dr8")->rateGbps, std::optional<double>(800));
    QCOMPARE(shipped.transponder("generic_transponder_5nm")->wattsPer800gWithTwoGreyClients, std::optional<double>(126));
    QCOMPARE(shipped.siteParameter("route_factor")->typical, std::optional<double>(1.4));
    QCOMPARE(shipped.transceiver("OIF-400ZR-0x01")->requiredOsnrDb0p1nm, std::optional<double>(26));
    QCOMPARE(shipped.transceiver("OpenROADM OR-W-100G-oFEC-31.6Gbd")->rollOff, std::string("0.05-0.20"));
    QCOMPARE(shipped.referenceDesign("cisco_pair_100mw")->operatorName, std::string("Cisco (reference)"));
    QCOMPARE(shipped.fibreCables().front().id, std::string("cable_144"));
    QCOMPARE(shipped.router("nv_h100_dgx"), nullptr);

    for (const core::PluggableRow &row : shipped.pluggables())
        QVERIFY2(shipped.transceiver(row.transceiverId) != nullptr, row.transceiverId.c_str());
}

void CatalogueTest::labelsAreShortAndUnique()
{
    const Catalogue &shipped = Catalogue::shipped();
    QCOMPARE(core::catalogueLabel(shipped, "accelerators", "nv_h100_dgx"), std::string("H100 SXM"));
    QCOMPARE(core::catalogueLabel(shipped, "accelerators", "nv_vr_nvl72_maxp"), std::string("Rubin (VR200), Vera Rubin NVL72, Max-P"));
    QCOMPARE(core::catalogueLabel(shipped, "routers", "generic_deep_51t"), std::string("Deep-buffer fixed router 64x800G"));
    QCOMPARE(core::catalogueLabel(shipped, "routers", "cisco_8223_64ef"), std::string("Cisco 8223-64EF (OSFP)"));
    QCOMPARE(core::catalogueLabel(shipped, "pluggables", "400zr"), std::string("400ZR"));
    QCOMPARE(core::catalogueLabel(shipped, "transponders", "generic_transponder_5nm"), std::string("Compact modular shelf, 5 nm, 140 GBd, 1.2T"));
    QCOMPARE(core::catalogueLabel(shipped, "fibre_cables", "cable_144"), std::string("cable_144"));
    QCOMPARE(core::catalogueLabel(shipped, "routers", "my own"), std::string("my own"));
    for (const CatalogueTable &table : shipped.tables()) {
        std::set<std::string> labels;
        for (const auto &row : table.rows) {
            const std::string label = core::catalogueLabel(shipped, table.name, row.front());
            QVERIFY2(!label.empty() && labels.insert(label).second, label.c_str());
        }
    }
}

void CatalogueTest::pricesAreFoundByWhatTheyApplyTo()
{
    const Catalogue &shipped = Catalogue::shipped();
    QCOMPARE(shipped.priceOf("400zr_plus_bright"), shipped.price("p_400zrp"));
    QCOMPARE(shipped.priceOf("hut")->typicalUsd, std::optional<double>(900'000));
    QCOMPARE(shipped.priceOf("fibre_iru")->per, std::string("pair_km"));
    QCOMPARE(shipped.priceOf("arista_7804r4"), nullptr);
    QCOMPARE(shipped.price("p_modular_800g_port")->appliesTo.size(), std::size_t(5));
}

void CatalogueTest::copiesShareTheirRows()
{
    const core::Provenance *provenance = nullptr;
    std::optional<Catalogue> kept;
    {
        const auto own = Catalogue::shipped().withOverlay({{"fibre", {{"mine", {{"name", std::string("My fibre")}}}}}});
        QVERIFY(own);
        kept = *own;
        provenance = own->cell("fibre", "g652d", "group_index")->provenance;
    }
    QCOMPARE(kept->cell("fibre", "g652d", "group_index")->provenance, provenance);
    QCOMPARE(provenance->confidence, std::string("high"));
}

QTEST_APPLESS_MAIN(CatalogueTest)
#include "CatalogueTest.moc"
