#pragma once

#include "core/quantities/Quantities.h"
#include "core/sizing/Resolved.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace core {

using DerivationPtr = std::shared_ptr<const Derivation>;
using Inputs = DerivationInputs::Items;
using Values = std::span<const std::optional<double>>;
using Compute = std::function<std::optional<double>(Values)>;

/// What a computed figure looks like before it has a value.
struct Node {
    Text label;
    const char *unit = "";
    bool whole = false;
    Text formula;
    Inputs inputs;
    Compute compute;
};

/// Builds derivations over one sizing. Figures asked for twice are shared. One file a theme: Traffic, Ports, Routes, Power, Money.
class Explainer {
public:
    Explainer(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing);

    /// The derivation of a quantity; nullptr when there is no such quantity or subject.
    DerivationPtr quantity(Scope scope, std::string_view id, const std::string &subjectId);

    // Leaves
    DerivationPtr assumption(const char *id) const;
    DerivationPtr cell(const char *table, const std::string &id, const char *column, Text label, const char *unit, bool whole = false) const;
    static DerivationPtr constant(Text label, double value, const char *unit, const char *source = "");
    DerivationPtr siteInput(const Site &site, const char *field, Text label, double value, const char *unit, bool whole = false) const;
    DerivationPtr routeInput(const Route &route, const char *field, Text label, double value, const char *unit, bool whole = false) const;

    // Nodes
    static DerivationPtr node(Node node);
    /// Σ inputs in order, from 0; one input alone is returned as it is, relabelled.
    static DerivationPtr sum(Text label, const char *unit, bool whole, Inputs inputs);
    static DerivationPtr product(Text label, const char *unit, bool whole, Inputs inputs);
    DerivationPtr unknown(Text label, const char *unit, Text why) const;

    const Scenario &scenario() const { return m_scenario; }
    const Catalogue &catalogue() const { return m_catalogue; }
    const Resolved &resolved() const { return m_resolved; }
    const Sizing &sizing() const { return m_sizing; }

    // Figures that are no quantities of their own but that several share.
    DerivationPtr sitePower(std::size_t site) const;
    DerivationPtr sitePue(std::size_t site) const;
    DerivationPtr segmentGbps(std::size_t segment);
    DerivationPtr segmentChannels(std::size_t segment);
    DerivationPtr sitePortsOfOptic(std::size_t site, const std::string &opticId);
    DerivationPtr planes(const std::vector<int> &list) const;      ///< how many they are; an empty list: the assumption
    std::vector<std::string> opticsOfSite(std::size_t site) const; ///< sorted by id
    std::vector<std::string> opticsOfRoute(std::size_t route) const;
    std::vector<std::string> terminalsOfSite(std::size_t site) const;
    std::string siteName(std::size_t site) const;
    std::string nameOf(const std::string &siteId) const;
    std::string routeName(std::size_t route) const;
    DerivationPtr shared(const std::string &key, const std::function<DerivationPtr()> &make);

private:
    const Scenario &m_scenario;
    const Catalogue &m_catalogue;
    const Resolved &m_resolved;
    const Sizing &m_sizing;
    std::map<std::tuple<Scope, std::string, std::string>, DerivationPtr, std::less<>> m_quantities;
    std::map<std::string, DerivationPtr> m_shared;
};

/// How one quantity is derived; `index` is the subject's place in the sizing.
struct Rule {
    Scope scope;
    const char *id;
    DerivationPtr (*derive)(Explainer &explainer, std::size_t index);
};

std::vector<Rule> trafficRules();
std::vector<Rule> pathRules();
std::vector<Rule> portRules();
std::vector<Rule> routeRules();
std::vector<Rule> spanRules();
std::vector<Rule> powerRules();
std::vector<Rule> moneyRules();
std::vector<Rule> transponderRules();
std::vector<Rule> lightRules();

/// All known, or nothing.
bool allKnown(Values values);
std::int64_t asCount(const std::optional<double> &value);

} // namespace core
