#pragma once

#include "core/failures/LitNetwork.h"

#include <map>
#include <vector>

namespace core {

/// Collects the links of a lit network: light with the same ends and routes is one link. Links start at the end with the
/// lesser site id.
class LinkIndex {
public:
    explicit LinkIndex(const Resolved &resolved) : m_resolved(resolved) {}

    /// The link over these routes from a site on, made when it is new. @param routes  at least one, each joined to the one before.
    std::size_t over(std::size_t firstSite, std::vector<std::size_t> routes);

    /// Every route of known length as a link of its own.
    void addRoutes();

    /// The way from a site over links in some order, each used once. @param gbps  on it.
    LitPath walk(std::size_t from, std::vector<std::size_t> links, double gbps) const;

    std::vector<LitLink> &links() { return m_links; }

private:
    const Resolved &m_resolved;
    std::map<std::vector<std::size_t>, std::size_t> m_known; ///< first site, then the routes
    std::vector<LitLink> m_links;
};

} // namespace core
