#pragma once

#include "core/graph/LinkGraph.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace bench {

/// Sites scattered over 2,000 km × 2,000 km in a ring, each further link to one of the six nearest; parallel ones occur.
inline core::LinkGraph randomMesh(std::size_t sites, std::size_t links)
{
    std::mt19937 random(1);
    std::vector<std::pair<double, double>> places;
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < sites; ++i) {
        const auto x = static_cast<double>(random() % 2000), y = static_cast<double>(random() % 2000);
        places.emplace_back(x, y);
        ids.push_back("s" + std::to_string(i));
    }
    const auto km = [&](std::size_t a, std::size_t b) { return std::hypot(places[a].first - places[b].first, places[a].second - places[b].second); };
    std::vector<core::GraphLink> made;
    const auto join = [&](std::size_t a, std::size_t b) {
        core::GraphLink link;
        link.a = a;
        link.b = b;
        link.us = 4.9 * km(a, b);
        link.id = "r" + std::to_string(made.size());
        made.push_back(std::move(link));
    };
    for (std::size_t i = 0; i < sites; ++i)
        join(i, (i + 1) % sites);
    while (made.size() < links) {
        const std::size_t a = random() % sites;
        std::vector<std::pair<double, std::size_t>> others;
        for (std::size_t b = 0; b < sites; ++b) {
            if (b != a)
                others.emplace_back(km(a, b), b);
        }
        std::ranges::sort(others);
        join(a, others[random() % 6].second);
    }
    return {std::move(ids), std::move(made)};
}

} // namespace bench
