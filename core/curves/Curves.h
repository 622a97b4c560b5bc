#pragma once

#include "core/catalogue/Catalogue.h"
#include "core/model/Scenario.h"
#include "core/sizing/Sizing.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One line of a chart.
struct CurveLine {
    std::string id;
    Text label;
    std::vector<double> x, y; ///< same length, finite; x rises
    bool steps = false;       ///< holds its value to the next point
    bool secondAxis = false;
    std::optional<double> further; ///< bars: a pale piece goes on to here (Curve::furtherLabel)
};

/// A point or a place worth a word: where the design stands today, where the answer flips.
struct CurveMark {
    double x = 0;
    std::optional<double> y; ///< none: the whole vertical line
    Text label;
    bool today = false;
};

/// A level worth a name, drawn across the chart.
struct CurveLimit {
    double y = 0;
    Text label;
};

struct Curve {
    const char *xLabel, *xUnit; ///< CORE_TEXT, id of core/units
    const char *yLabel, *yUnit;
    const char *y2Label = nullptr, *y2Unit = nullptr;
    bool bars = false; ///< one bar per line, from 0 to its last y, in order
    std::vector<CurveLine> lines;
    bool xLog = false;                  ///< x runs over decades; all x are above 0
    const char *furtherLabel = nullptr; ///< CORE_TEXT: what CurveLine::further means
    std::vector<CurveMark> marks;
    std::vector<CurveLimit> limits;
    std::vector<Text> notes; ///< what the curve assumes
};

/// A chart that can be drawn for a subject: one file and one line in Curves.cpp.
struct CurveKind {
    const char *id;
    const char *label; ///< CORE_TEXT
    const char *help;  ///< CORE_TEXT, one sentence: what is seen and what it rests on
    Scope scope;
    /// @error InvalidValue when there is nothing to draw for this subject, saying why; Cancelled.
    Result<Curve> (*make)(const Scenario &, const Catalogue &, const Sizing &, const Subject &, const std::stop_token &);
};

const std::vector<CurveKind> &curveKinds();
const CurveKind *findCurveKind(std::string_view id);

} // namespace core
