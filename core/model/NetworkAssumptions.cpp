// What the network is to survive, and how.
#include "core/model/AssumptionTables.h"

namespace core {

namespace {

constexpr const char *protection = CORE_TEXT("Failures and protection");

using Kind = AssumptionKind;

} // namespace

std::vector<Assumption> networkAssumptions()
{
    std::vector<Assumption> all;
    const auto add = [&](Assumption assumption) { all.push_back(std::move(assumption)); };

    add({.id = "survive",
         .label = CORE_TEXT("To survive"),
         .group = protection,
         .kind = Kind::Choice,
         .standard = std::string("none"),
         .choices = {{"none", CORE_TEXT("no failure")},
                     {"plane", CORE_TEXT("any plane")},
                     {"route", CORE_TEXT("any route")},
                     {"srlg", CORE_TEXT("any shared risk or route")},
                     {"site", CORE_TEXT("any site or route")},
                     {"two_routes", CORE_TEXT("any two routes")}},
         .hint = CORE_TEXT("Failures after which the traffic to keep must still be carried, one at a time. Traffic of a failed site is lost with it."),
         .source = "Spanwright sizing rules"});
    add({.id = "protection",
         .label = CORE_TEXT("Protection"),
         .group = protection,
         .kind = Kind::Choice,
         .standard = std::string("reroute"),
         .choices = {{"none", CORE_TEXT("none: degrade")},
                     {"reroute", CORE_TEXT("rerouting in the routers")},
                     {"restoration", CORE_TEXT("optical restoration")},
                     {"one_plus_one", CORE_TEXT("1+1: twice at once")}},
         .hint = CORE_TEXT("What is built so that the failures to survive are survived: more ports and pairs, more pairs alone, or every path twice."),
         .source = "Spanwright sizing rules"});
    add({.id = "keep_training",
         .label = CORE_TEXT("Training traffic to keep"),
         .group = protection,
         .standard = 1.0,
         .minimum = 0,
         .maximum = 1,
         .low = 0.5,
         .typical = 1,
         .high = 1,
         .hint = CORE_TEXT("Share of training traffic that must still be carried after a failure to survive."),
         .source = "Spanwright sizing rules"});
    add({.id = "keep_dci",
         .label = CORE_TEXT("Interconnect traffic to keep"),
         .group = protection,
         .standard = 1.0,
         .minimum = 0,
         .maximum = 1,
         .low = 0.5,
         .typical = 1,
         .high = 1,
         .hint = CORE_TEXT("Share of DCI traffic that must still be carried after a failure to survive."),
         .source = "Spanwright sizing rules"});
    add({.id = "failure_fill",
         .label = CORE_TEXT("Fill after a failure"),
         .group = protection,
         .standard = 1.0,
         .minimum = 0.01,
         .maximum = 1,
         .low = 0.8,
         .typical = 1,
         .high = 1,
         .hint = CORE_TEXT("How full a channel may be while a failure lasts."),
         .source = "Spanwright sizing rules"});
    return all;
}

} // namespace core
