#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/model/Scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// A site with the scenario's assumptions and the catalogue's rows filled in. Pointers live as long as the scenario and catalogue.
struct ResolvedSite {
    const Site *site = nullptr;
    std::optional<double> powerMw; ///< none: a hub without a given power
    double pue = 1;
    const AcceleratorRow *accelerator = nullptr; ///< none: no accelerators here
    const RouterRow *router = nullptr;
    double rackKw = 0;
    bool isCampus() const { return site->kind == SiteKind::Campus; }
};

struct ResolvedRoute {
    const Route *route = nullptr;
    std::size_t a = 0, b = 0; ///< indices of its sites
    std::optional<double> lengthKm;
    bool lengthGiven = false;
    const FibreRow *fibre = nullptr;
    std::optional<double> fibreUs; ///< one way, glass alone
    std::optional<double> lossDb;  ///< typical, of the whole route; listed losses where given
    Band band = Band::C;
    double spectrumGhz = 0;
    double maxSpanKm = 0;
    std::string pluggable; ///< catalogue id or "auto"
    std::string acquisition;
};

/// What the stages start from.
struct Resolved {
    std::vector<ResolvedSite> sites;
    std::vector<ResolvedRoute> routes;
    const GreyOpticRow *clientOptic = nullptr;
    const TransponderRow *transponder = nullptr; ///< that pluggables are compared with
    std::vector<const PluggableRow *> allowed;   ///< by allowed_pluggables and plan_year, in catalogue order
};

/// @error NotFound naming the object, the catalogue id that does not exist and the mend.
Result<Resolved> resolve(const Scenario &scenario, const Catalogue &catalogue);

/// Spectrum lit in a band, GHz: 4.8, 9.6, 6.0, 12.0 THz (DESIGN.md section 4; line_system.csv band_*).
double spectrumGhz(Band band);

/// Middle of the lit spectrum: C from 191.3 to 196.1 THz, super C around the same middle, L joined below.
double centreHz(Band band);

} // namespace core
