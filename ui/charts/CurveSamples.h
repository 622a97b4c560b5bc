#pragma once

#include "core/curves/Curves.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

using CurvePtr = std::shared_ptr<const core::Curve>;

/// The places of a curve that can be read one after the other: every x of its lines and marks; of bars, every bar.
class CurveSamples {
public:
    CurveSamples() = default;
    explicit CurveSamples(CurvePtr curve);

    const core::Curve *curve() const { return m_curve.get(); }
    int count() const;
    double x(int sample) const { return m_x[static_cast<std::size_t>(sample)]; } ///< not of bars
    /// Of a line at a sample, straight or stepped between its points; none outside of them. Of bars: its own only.
    std::optional<double> value(int sample, int line) const;
    int nearest(double x) const; ///< -1 where there is none

    QString title(int sample) const;                 ///< "118 km", "800G ZR+"
    std::vector<core::Text> marks(int sample) const; ///< what stands at just this place
    const char *unit(int line) const;                ///< of its axis

private:
    CurvePtr m_curve;
    std::vector<double> m_x;
};

} // namespace ui
