#pragma once

#include "core/failures/Failure.h"
#include "core/optics/LightModel.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// Another way for light whose fibre has failed.
struct RestoredWay {
    std::vector<std::size_t> routes, sites; ///< indices; one site more than routes
    double us = 0;                          ///< one-way fibre latency
    LightVerdict verdict;                   ///< closes
};

/// Finds ways for light between the same two ports, retuned, when its fibre has failed: over what is left, transparent from end to
/// end. Thread-safe; remembers its verdicts.
class Restorer {
public:
    /// The arguments must outlive it.
    Restorer(const Resolved &resolved, const LightModel &light);
    /// With a light model of its own.
    Restorer(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved);
    ~Restorer();

    /// The least-latency way on which the light closes, among the first waysTried; nothing where there is none.
    std::optional<RestoredWay> way(std::size_t from, std::size_t to, const PluggableRow &optic, std::int64_t channelsPerPlane, const Failure &failure) const;

    static constexpr std::size_t waysTried = 3;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace core
