#pragma once

#include "core/model/Scenario.h"

#include <QString>

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace ui {

/// What a field holds; monostate: nothing given.
using FieldValue = std::variant<std::monostate, double, bool, std::string, std::vector<std::string>>;

/// What a field shows for one subject.
struct FieldState {
    FieldValue value;  ///< in force: given, else computed or assumed; monostate: not known
    bool given = true; ///< otherwise shown dashed until something is typed
};

enum class FieldKind { Number, Count, Text, LongText, Position, Flag, Segments, Choice, Searched, Checked, Figure };

/// One of the values a field can take.
struct FieldChoice {
    FieldValue value;
    QString label;
};

/// One row of the inspector: an input of one or several subjects, read from and written to the current scenario. What is
/// allowed is core's business: a value is good if core::Scenario::make takes it.
struct Property {
    std::string key; ///< key of the JSON, or assumption id
    QString label;
    FieldKind kind = FieldKind::Text;
    const char *unit = "";                                                     ///< id of core/units
    QString undoText = {};                                                     ///< what the Edit menu says after "Undo"
    QString resetText = {};                                                    ///< of the link that takes the given value away; empty: "Reset"
    bool resettable = true;                                                    ///< empty text, "Reset" or the first choice take the given value away
    bool dashed = true;                                                        ///< a value that is not given has a dashed edge
    QString nothing = {};                                                      ///< of a Checked: what it says when nothing is ticked; empty: "All"
    bool calendarYear = false;                                                 ///< a Count without separators
    std::function<std::vector<FieldState>()> read = {};                        ///< one state per subject
    std::function<void(core::ScenarioParts &, const FieldValue &)> write = {}; ///< to all subjects; monostate takes it away
    std::function<std::vector<FieldChoice>()> choices = {};
    std::function<QString()> note = {};       ///< stands below the field: "906 km great circle × 1.25"
    QString hint = {};                        ///< stands below while the field has the focus: the usual range
    std::function<QString()> difference = {}; ///< not empty: a dot beside the label, with this as its tooltip
};

} // namespace ui
