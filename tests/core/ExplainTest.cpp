// Every quantity of every reference design is walked to its leaves and worked out again from them.
#include "core/exchange/DesignJson.h"
#include "core/quantities/Quantities.h"
#include "core/sizing/Sizing.h"

#include <QFile>
#include <QTest>

#include <functional>
#include <set>

namespace {

core::Design design(const char *name)
{
    QFile file(QStringLiteral(TEST_DATA "/sizing/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    auto read = core::designFromJson(file.readAll().toStdString(), name);
    if (!read)
        qFatal("%s", core::inEnglish(read.error()).c_str());
    return std::move(read->design);
}

void walk(const core::Derivation &derivation, std::set<const core::Derivation *> &seen, const std::function<void(const core::Derivation &)> &visit)
{
    if (!seen.insert(&derivation).second)
        return;
    visit(derivation);
    for (const core::Derivation &input : derivation.inputs)
        walk(input, seen, visit);
}

const core::Derivation *find(const core::Derivation &from, const std::function<bool(const core::Derivation &)> &wanted)
{
    const core::Derivation *found = nullptr;
    std::set<const core::Derivation *> seen;
    walk(from, seen, [&](const core::Derivation &derivation) {
        if (found == nullptr && wanted(derivation))
            found = &derivation;
    });
    return found;
}

} // namespace

class ExplainTest : public QObject {
    Q_OBJECT

private slots:
    void everyQuantityIsWorkedOutAgainFromItsLeaves_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("index");
        for (const char *name : {"design_01.json", "design_02.json", "design_03.json"}) {
            const core::Design read = design(name);
            for (std::size_t i = 0; i < read.scenarios.size(); ++i)
                QTest::newRow((std::string(name) + " " + read.scenarios[i]->name).c_str()) << QString::fromLatin1(name) << static_cast<int>(i);
        }
    }

    void everyQuantityIsWorkedOutAgainFromItsLeaves()
    {
        QFETCH(QString, file);
        QFETCH(int, index);
        const core::Design read = design(qPrintable(file));
        checkAll(read.scenarios[static_cast<std::size_t>(index)]);
    }

    /// Settings that the reference designs leave out.
    void otherSettingsToo_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("auto optic") << "pluggable"
                                    << "auto";
        QTest::newRow("built fibre") << "acquisition"
                                     << "build";
        QTest::newRow("leased fibre") << "acquisition"
                                      << "lease";
        QTest::newRow("owned fibre") << "acquisition"
                                     << "owned";
        QTest::newRow("C+L") << "band"
                             << "c_l";
        QTest::newRow("modular router") << "router"
                                        << "cisco_8808";
        QTest::newRow("router without coherent cages") << "router"
                                                       << "nvidia_sn6810_cpo";
        QTest::newRow("optic that does not reach") << "pluggable"
                                                   << "800lr";
        QTest::newRow("basis of a later version") << "basis"
                                                  << "job";
        QTest::newRow("never one span") << "single_span"
                                        << "never";
        QTest::newRow("several paths") << "paths"
                                       << "k_paths";
        QTest::newRow("paths twice") << "paths"
                                     << "disjoint_pair";
    }

    void otherSettingsToo()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        for (const char *name : {"design_01.json", "design_03.json"}) {
            const core::Design read = design(name);
            core::ScenarioParts parts = *read.scenarios.front();
            parts.assumptions.set(key.toStdString(), value.toStdString());
            auto made = core::Scenario::make(parts);
            QVERIFY(made);
            checkAll(*made);
        }
    }

    void protectedNetworks_data()
    {
        QTest::addColumn<QString>("survive");
        QTest::addColumn<QString>("protection");
        for (const char *survive : {"route", "srlg", "site", "plane"}) {
            for (const char *protection : {"reroute", "restoration", "one_plus_one"})
                QTest::addRow("%s, %s", survive, protection) << survive << protection;
        }
    }

    void protectedNetworks()
    {
        QFETCH(QString, survive);
        QFETCH(QString, protection);
        for (const char *name : {"design_02.json", "design_03.json"}) {
            for (const core::Scenario &scenario : {design(name).scenarios[0], design(name).scenarios[1]}) {
                core::ScenarioParts parts = *scenario;
                parts.assumptions.set("survive", survive.toStdString());
                parts.assumptions.set("protection", protection.toStdString());
                parts.assumptions.set("keep_training", 0.7);
                checkAll(*core::Scenario::make(parts));
            }
        }
    }

    void mappedPlanes_data()
    {
        QTest::addColumn<QString>("paths");
        QTest::addColumn<QString>("protection");
        for (const char *paths : {"shortest", "ecmp", "k_paths", "disjoint_pair"}) {
            for (const char *protection : {"none", "reroute", "restoration", "one_plus_one"})
                QTest::addRow("%s, %s", paths, protection) << paths << protection;
        }
    }

    void mappedPlanes()
    {
        QFETCH(QString, paths);
        QFETCH(QString, protection);
        for (const char *name : {"design_02.json", "design_03.json"}) {
            core::ScenarioParts parts = *design(name).scenarios.front();
            parts.assumptions.set("planes", 4.0);
            parts.assumptions.set("paths", paths.toStdString());
            parts.assumptions.set("survive", std::string("route"));
            parts.assumptions.set("protection", protection.toStdString());
            parts.assumptions.set("keep_training", 0.7);
            parts.routes[0].planes = {1, 2};
            parts.routes[1].planes = {2, 3, 4};
            checkAll(*core::Scenario::make(parts));
        }
    }

    /// A hub with too few accelerators for a node: it sends nothing under "dci", but something under "taper".
    void hubWithoutAWholeNode()
    {
        auto read = core::designFromJson(R"({"format":"spanwright-design","version":1,"scenarios":[{
            "assumptions":{"basis":"dci","pattern":"hub","hub_site":"h","accelerator":"nv_h100_dgx"},
            "sites":[{"id":"a","accelerator_count":8000},{"id":"h","accelerator_count":1}],"routes":[{"id":"r","a":"a","b":"h","length_km":50}],
            "demands":[{"from":"a","to":"h","gbps":100},{"from":"a","to":"h","gbps":100,"class":"dci"}]}]})",
                                         "hub.json");
        QVERIFY(read);
        checkAll(read->design.scenarios.front());
    }

    void nothingToBuy() { checkAll(core::Scenario::empty("s", "S")); }

    void borderLayerInsideTheMeter()
    {
        core::ScenarioParts parts = *design("design_01.json").scenarios.front();
        const auto outside = core::size(*core::Scenario::make(parts), core::Catalogue::shipped());
        parts.assumptions.set("border_inside_meter", true);
        auto made = core::Scenario::make(parts);
        QVERIFY(made && outside);
        const auto inside = core::size(*made, core::Catalogue::shipped());
        QVERIFY(inside);
        QVERIFY(inside->totals.accelerators < outside->totals.accelerators);
        const core::SiteSizing &site = inside->sites.front();
        // What is left for accelerators is what the border layer leaves of 100 MW / 1.2, worked by hand.
        QCOMPARE(site.accelerators, static_cast<std::int64_t>(std::floor((100e6 / 1.2 - *site.borderItW) / 1300)));
        checkAll(*made);
    }

    void coherentPortsWalkDownToPowerAndPue()
    {
        const core::Design read = design("design_01.json");
        const core::Scenario &scenario = read.scenarios.front();
        const auto sized = core::size(scenario, core::Catalogue::shipped());
        QVERIFY(sized);
        const auto root = core::explain("coherent_ports", {}, scenario, core::Catalogue::shipped(), *sized);
        QVERIFY(root);
        QCOMPARE(root->value.value_or(0), 32052.0);
        QVERIFY(root->restsOnEstimate());
        const auto *power =
            find(*root, [](const core::Derivation &d) { return d.link.kind == core::DerivationLink::Kind::Site && d.link.field == "power_mw"; });
        QVERIFY(power != nullptr);
        QCOMPARE(power->value.value_or(0), 100.0);
        QVERIFY(find(*root, [](const core::Derivation &d) { return d.link.field == "pue" && d.value == 1.2; }) != nullptr);
        const auto *watts = find(*root, [](const core::Derivation &d) { return d.link.table == "accelerators" && d.link.field == "accel_allin_it_w"; });
        QVERIFY(watts != nullptr);
        QCOMPARE(watts->value.value_or(0), 1300.0);
        QVERIFY(watts->estimate);
        QVERIFY(!watts->source.empty());
        const auto *taper =
            find(*root, [](const core::Derivation &d) { return d.link.kind == core::DerivationLink::Kind::Assumption && d.link.id == "taper"; });
        QVERIFY(taper != nullptr);
        QCOMPARE(taper->value.value_or(0), 4.0);
        QVERIFY(!taper->estimate); // the planner gave it
    }

    void unknownQuantityAndSubjectAreErrors()
    {
        const core::Scenario scenario = core::Scenario::empty("s", "S");
        const auto sized = core::size(scenario, core::Catalogue::shipped());
        QVERIFY(sized);
        QVERIFY(!core::explain("nonsense", {}, scenario, core::Catalogue::shipped(), *sized));
        QVERIFY(!core::explain("coherent_ports", {core::Scope::Site, "nowhere"}, scenario, core::Catalogue::shipped(), *sized));
    }

private:
    static void checkAll(const core::Scenario &scenario)
    {
        const core::Catalogue &catalogue = core::Catalogue::shipped();
        const auto sized = core::size(scenario, catalogue);
        QVERIFY2(sized, sized ? "" : core::inEnglish(sized.error()).c_str());
        for (const core::Quantity &quantity : core::quantities()) {
            for (const core::Subject &subject : core::subjectsOf(quantity.scope, *sized)) {
                const std::string what = std::string(core::toWord(quantity.scope)) + " " + quantity.id + " of " + subject.id;
                const auto root = core::explain(quantity.id, subject, scenario, catalogue, *sized);
                QVERIFY2(root, (what + ": " + (root ? "" : core::inEnglish(root.error()))).c_str());
                const auto expected = quantity.read(*sized, subject);
                const auto say = [&](const std::optional<double> &value) { return value ? std::to_string(*value) : std::string("unknown"); };
                QVERIFY2(root->value == expected, (what + " says " + say(root->value) + ", sized " + say(expected)).c_str());
                const auto again = core::evaluate(*root);
                QVERIFY2(again == expected, (what + " evaluates to " + say(again) + ", sized " + say(expected)).c_str());
                std::set<const core::Derivation *> seen;
                walk(*root, seen, [&](const core::Derivation &derivation) {
                    QVERIFY2(!derivation.label.empty(), what.c_str());
                    QVERIFY2(derivation.inputs.empty() == (derivation.compute == nullptr) || derivation.compute != nullptr, what.c_str());
                    if (derivation.compute)
                        return;
                    const bool told = derivation.origin != core::Origin::Computed || !derivation.from.empty();
                    QVERIFY2(told, (what + ": leaf “" + core::inEnglish(derivation.label) + "” does not say where it comes from").c_str());
                    const bool linked = derivation.origin == core::Origin::Input || derivation.origin == core::Origin::Assumption ||
                                        derivation.origin == core::Origin::Catalogue;
                    QVERIFY2(!linked || derivation.link.kind != core::DerivationLink::Kind::None, what.c_str());
                    if (derivation.origin == core::Origin::Assumption)
                        QVERIFY2(!derivation.source.empty(), (what + ": assumption without source").c_str());
                });
            }
        }
    }
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "ExplainTest.moc"
