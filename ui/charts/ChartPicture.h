#pragma once

#include "core/base/Result.h"
#include "ui/charts/CurveSamples.h"

#include <filesystem>
#include <vector>

namespace ui {

/// Writes a chart for paper: light, with title, legend and notes. `.png` at twice the density, `.svg` as vectors, by the suffix.
/// @param hidden  lines that are left out, by place.
/// @error Unsupported for another suffix, Io; the file appears complete or not at all.
core::Result<void> writeChartPicture(const CurvePtr &curve, const QString &title, const std::vector<bool> &hidden, const std::filesystem::path &path);

} // namespace ui
