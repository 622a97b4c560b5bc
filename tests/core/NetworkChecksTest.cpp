// Findings about the network as a whole.
#include "SizingFixture.h"

#include <QTest>

#include <algorithm>

namespace {

core::Site site(const std::string &id, core::SiteKind kind = core::SiteKind::Hub)
{
    core::Site made;
    made.id = id;
    made.kind = kind;
    return made;
}

/// Hubs joined by routes of 80 km, named by their ends ("ab"), and 1,000 Gb/s between the ends of every demand ("ac").
core::ScenarioParts network(const std::string &sites, const std::vector<std::string> &routes, const std::vector<std::string> &demands)
{
    core::ScenarioParts parts;
    parts.id = parts.name = "n";
    parts.assumptions.set("basis", std::string("matrix"));
    for (const char id : sites)
        parts.sites.push_back(site({id}));
    for (const std::string &ends : routes) {
        core::Route route;
        route.id = ends;
        route.a = ends[0];
        route.b = ends[1];
        route.lengthKm = 80;
        parts.routes.push_back(route);
    }
    for (const std::string &ends : demands)
        parts.demands.push_back({{ends[0]}, {ends[1]}, 1'000, core::DemandClass::Training, {}});
    return parts;
}

core::Sizing sized(core::ScenarioParts parts)
{
    return sizing::sizedOf(*core::Scenario::make(std::move(parts)));
}

std::vector<core::Finding> findings(const core::Sizing &sizing, const std::string &code)
{
    std::vector<core::Finding> some;
    std::ranges::copy_if(sizing.findings, std::back_inserter(some), [&](const core::Finding &finding) { return finding.code == code; });
    return some;
}

std::string titles(const std::vector<core::Finding> &some)
{
    std::string text;
    for (const core::Finding &finding : some)
        text += (text.empty() ? "" : "; ") + finding.subject.id + ": " + core::inEnglish(finding.title);
    return text;
}

/// Titles of what is told of parts, routes and sites that nothing leads around.
std::string told(core::ScenarioParts parts, const std::string &code)
{
    return titles(findings(sized(std::move(parts)), code));
}

/// Two triangles joined by the route "cd".
core::ScenarioParts dumbbell(const std::vector<std::string> &demands)
{
    return network("abcdef", {"ab", "bc", "ac", "cd", "de", "ef", "df"}, demands);
}

} // namespace

class NetworkChecksTest : public QObject {
    Q_OBJECT

private slots:
    void aNetworkInOnePieceIsNotTold()
    {
        QCOMPARE(told(network("abc", {"ab", "bc", "ac"}, {"ab", "bc"}), "network_in_parts"), std::string());
        QCOMPARE(told(network("", {}, {}), "network_in_parts"), std::string());
    }

    void partsWithoutDemandsBetweenThemAreANote()
    {
        const auto parts = findings(sized(network("abcde", {"ab", "bc", "de"}, {"ab"})), "network_in_parts");
        QCOMPARE(parts.size(), 1);
        QCOMPARE(parts[0].severity, core::Severity::Note);
        QCOMPARE(core::inEnglish(parts[0].title), std::string("The network falls into 2 parts"));
        QCOMPARE(core::inEnglish(parts[0].detail), std::string("No demand goes between them. Not joined to the largest part: d, e."));
    }

    void partsThatDemandsCrossAreAnError()
    {
        const auto parts = findings(sized(network("abcd", {"ab", "cd"}, {"ab", "ac", "bd"})), "network_in_parts");
        QCOMPARE(parts.size(), 1);
        QCOMPARE(parts[0].severity, core::Severity::Error);
        QCOMPARE(core::inEnglish(parts[0].detail), std::string("2 demands (2000 Gb/s) have no way between them. Not joined to the largest part: c, d."));
    }

    void aSingleDemandWithoutAWaySaysItAlone()
    {
        const core::Sizing sizing = sized(network("ab", {}, {"ab"}));
        QCOMPARE(findings(sizing, "no_path").size(), 1);
        QVERIFY(findings(sizing, "network_in_parts").empty());
    }

    void aLongListOfSitesIsCutShort()
    {
        const auto parts = findings(sized(network("abcdefghij", {"ab"}, {"ab"})), "network_in_parts");
        QCOMPARE(core::inEnglish(parts.at(0).detail), std::string("No demand goes between them. Not joined to the largest part: c, d, e, f, g, h and 2 more."));
    }

    void theOnlyWayOfOneDemand()
    {
        const auto only = findings(sized(dumbbell({"af", "ab"})), "only_route");
        QCOMPARE(titles(only), std::string("cd: c – d is the only way between a and f"));
        QCOMPARE(only[0].severity, core::Severity::Warning);
        QCOMPARE(core::inEnglish(only[0].detail), std::string("One cut ends all of their 1000 Gb/s. Draw a route that leads another way."));
    }

    void theOnlyWayOfSeveral()
    {
        const auto only = findings(sized(dumbbell({"af", "be", "ab"})), "only_route");
        QCOMPARE(titles(only), std::string("cd: c – d is the only way for 2 demands"));
        QCOMPARE(core::inEnglish(only[0].detail),
                 std::string("One cut ends 2000 Gb/s, those between a and f among them. Draw a route that leads another way."));
    }

    void whatTheCutLosesIsNotToldAgain()
    {
        for (const core::Finding &finding : findings(sized(dumbbell({"af"})), "failure_loses"))
            QVERIFY(finding.subject.id != "cd" && finding.subject.id != "c" && finding.subject.id != "d");
    }

    void routesThatNobodyNeedsOrThatHaveATwinAreNotTold()
    {
        QCOMPARE(told(dumbbell({"ab", "de"}), "only_route"), std::string());
        core::ScenarioParts twins = dumbbell({"af"});
        twins.routes.push_back(twins.routes[3]);
        twins.routes.back().id = "dc";
        QCOMPARE(told(twins, "only_route"), std::string());
        QCOMPARE(told(twins, "only_site"), std::string("c: Nothing leads around c; d: Nothing leads around d"));
    }

    void aRouteToASiteOnOneCableIsToldThere()
    {
        const core::Sizing chain = sized(network("abc", {"ab", "bc"}, {"ac"}));
        QCOMPARE(findings(chain, "one_cable").size(), 2);
        QVERIFY(findings(chain, "only_route").empty());
        QVERIFY(findings(sized(network("ab", {"ab"}, {"ab"})), "only_route").empty());
    }

    void aSiteThatOthersPass()
    {
        const auto only = findings(sized(dumbbell({"af", "ae", "ab", "cf"})), "only_site");
        QCOMPARE(titles(only), std::string("c: Nothing leads around c; d: Nothing leads around d"));
        QCOMPARE(core::inEnglish(only[0].detail),
                 std::string("2 demands between other sites (2000 Gb/s) pass it and have no way when the site fails, those between a and e among them."));
        QCOMPARE(told(dumbbell({"ac", "cd", "df"}), "only_site"), std::string()); // all of them end there
        QCOMPARE(core::inEnglish(findings(sized(dumbbell({"ad"})), "only_site").at(0).detail),
                 std::string("1000 Gb/s between a and d pass it and have no way when the site fails."));
    }

    void aPassedSiteWithAWayAroundIsNotTold()
    {
        // a – b – c is shortest, a – d – e – c goes around; b is where f hangs on the rest.
        QCOMPARE(told(network("abcdef", {"ab", "bc", "ad", "de", "ec", "bf"}, {"ac"}), "only_site"), std::string());
    }

    void manyAreToldInOne()
    {
        // Pairs of parallel routes and single ones in turn, so that no site hangs on one cable.
        core::ScenarioParts chain = network("abcdefghijklmnopqrst", {}, {"at"});
        for (std::size_t i = 0; i + 1 < chain.sites.size(); ++i) {
            for (const char *twin : {"x", "y"}) {
                core::Route route;
                route.id = chain.sites[i].id + twin;
                route.a = chain.sites[i].id;
                route.b = chain.sites[i + 1].id;
                route.lengthKm = 80;
                if (i % 2 == 0 || *twin == 'x')
                    chain.routes.push_back(route);
            }
        }
        const core::Sizing sizing = sized(chain);
        QCOMPARE(titles(findings(sizing, "only_route")), std::string(": 9 routes are the only way for some demand"));
        QCOMPARE(titles(findings(sizing, "only_site")), std::string(": Nothing leads around 18 sites"));
    }

    void twoSitesInOnePlaceAreTold()
    {
        core::ScenarioParts pair = network("ab", {"ab"}, {"ab"});
        pair.routes[0].lengthKm.reset();
        pair.sites[0].geo = pair.sites[1].geo = core::GeoPosition{50, 8};
        const auto same = findings(sized(pair), "same_place");
        QCOMPARE(titles(same), std::string("ab: a – b has no length"));
        QCOMPARE(same[0].severity, core::Severity::Warning);
        QCOMPARE(core::inEnglish(same[0].detail),
                 std::string("a and b stand in the same place, so that the route costs no fibre and no time. Give its length or move a site."));
        pair.routes[0].lengthKm = 1;
        QCOMPARE(told(pair, "same_place"), std::string());
        pair.routes[0].lengthKm.reset();
        pair.sites[1].geo = core::GeoPosition{50.1, 8};
        QCOMPARE(told(pair, "same_place"), std::string());
    }
};

QTEST_APPLESS_MAIN(NetworkChecksTest)
#include "NetworkChecksTest.moc"
