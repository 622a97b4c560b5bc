#pragma once

#include "core/base/Result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A number, a switch, a word or catalogue id, or a list of catalogue ids.
using AssumptionValue = std::variant<double, bool, std::string, std::vector<std::string>>;

enum class AssumptionKind { Number, Count, Flag, Choice, CatalogueId, CatalogueIds, SiteId };

struct AssumptionChoice {
    const char *id;
    const char *label; ///< CORE_TEXT
};

/// One input that a planner may change for a whole scenario. The table in Assumptions.cpp drives inspector, JSON, reports
/// and sensitivity views.
struct Assumption {
    const char *id;
    const char *label; ///< CORE_TEXT
    const char *group; ///< CORE_TEXT
    AssumptionKind kind = AssumptionKind::Number;
    const char *unit = "";                                   ///< id of core/units, "" = none
    AssumptionValue standard = {};                           ///< value where the file gives none
    double minimum = 0, maximum = 0;                         ///< hard limits of Number and Count
    std::optional<double> low = {}, typical = {}, high = {}; ///< hints and the range of sensitivity views
    std::vector<AssumptionChoice> choices = {};              ///< of Choice; also words before the ids of CatalogueId ("auto")
    const char *table = "";                                  ///< catalogue table of CatalogueId(s)
    const char *hint = "";                                   ///< CORE_TEXT, one sentence
    const char *source = "";
    bool estimate = false;     ///< the standard value is a guess
    bool calendarYear = false; ///< people write it without separators: 2026
};

/// All assumptions, in the order people see them.
const std::vector<Assumption> &assumptions();
const Assumption *findAssumption(std::string_view id);

/// Fits the value to the assumption: right kind, inside the hard limits, a known choice.
/// Choices that a later version computes are known too. @error InvalidValue, says what is allowed.
Result<void> checkAssumption(const Assumption &assumption, const AssumptionValue &value);

/// The given assumptions of one scenario over the standard ones.
class AssumptionSet {
public:
    double number(std::string_view id) const; ///< of Number and Count
    std::int64_t count(std::string_view id) const;
    bool flag(std::string_view id) const;
    const std::string &word(std::string_view id) const;
    const std::vector<std::string> &words(std::string_view id) const;
    const AssumptionValue &value(std::string_view id) const;

    bool isGiven(std::string_view id) const { return m_given.contains(std::string(id)); }
    const std::map<std::string, AssumptionValue, std::less<>> &given() const { return m_given; }

    void set(std::string_view id, AssumptionValue value) { m_given.insert_or_assign(std::string(id), std::move(value)); }
    void reset(std::string_view id);

    std::map<std::string, std::string> extra; ///< unknown keys with their JSON text

    friend bool operator==(const AssumptionSet &, const AssumptionSet &) = default;

private:
    std::map<std::string, AssumptionValue, std::less<>> m_given;
};

} // namespace core
