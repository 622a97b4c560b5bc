#include "core/graph/PathChoice.h"

namespace core {

bool protectsByTwoPaths(const AssumptionSet &assumptions)
{
    return assumptions.word("survive") != "none" && assumptions.word("protection") == "one_plus_one";
}

PathChoice pathChoice(const AssumptionSet &assumptions)
{
    PathChoice choice;
    const std::string &word = assumptions.word("paths");
    choice.k = static_cast<std::size_t>(assumptions.count("k"));
    choice.toleranceUs = assumptions.number("ecmp_tolerance_us");
    if (word == "ecmp")
        choice.kind = PathChoice::Kind::Ecmp;
    else if (word == "k_paths")
        choice.kind = PathChoice::Kind::KPaths;
    else if (word == "disjoint_pair")
        choice.kind = PathChoice::Kind::DisjointPair;
    if (protectsByTwoPaths(assumptions)) {
        const std::string &survive = assumptions.word("survive");
        choice.kind = PathChoice::Kind::DisjointPair;
        choice.diversity.sites = survive == "site";
    }
    return choice;
}

ChosenPaths choosePaths(const LinkGraph &graph, std::size_t from, std::size_t to, const PathChoice &choice, const Outage &out)
{
    ChosenPaths chosen;
    switch (choice.kind) {
    case PathChoice::Kind::Shortest:
        if (auto path = leastLatencyPath(graph, from, to, out))
            chosen.paths.push_back(*std::move(path));
        break;
    case PathChoice::Kind::Ecmp: {
        PathSet set = pathsWithin(graph, from, to, choice.toleranceUs, equalPathLimit, out);
        chosen.paths = std::move(set.paths);
        chosen.complete = set.complete;
        break;
    }
    case PathChoice::Kind::KPaths:
        chosen.paths = leastLatencyPaths(graph, from, to, choice.k, out);
        break;
    case PathChoice::Kind::DisjointPair:
        if (auto pair = disjointPair(graph, from, to, choice.diversity, out)) {
            chosen.complete = pair->exact;
            chosen.paths.push_back(std::move(pair->first));
            if (!pair->second.links.empty())
                chosen.paths.push_back(std::move(pair->second));
            chosen.fullRateOnEach = chosen.paths.size() == 2;
            chosen.sharedLinks = std::move(pair->sharedLinks);
            chosen.sharedRisks = std::move(pair->sharedRisks);
            chosen.sharedSites = std::move(pair->sharedSites);
        }
        break;
    }
    return chosen;
}

} // namespace core
