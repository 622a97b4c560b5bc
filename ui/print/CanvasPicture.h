#pragma once

#include "core/base/Result.h"
#include "core/model/Design.h"

#include <filesystem>
#include <string>

namespace ui {

/// Paints a scenario with its results as a picture for paper: light, as large as its content, the map where every site
/// has coordinates and none a place on the schematic. `.png` at twice the density, `.svg` as vectors, by the suffix.
/// Needs a QGuiApplication, on the offscreen platform at least. Sizes the scenario itself.
/// @error NotFound for an unknown scenario, Unsupported for another suffix, those of core::size, Io; the file appears
/// complete or not at all.
core::Result<void> writeCanvasPicture(const core::Design &design, const std::string &scenarioId, const std::filesystem::path &path);

} // namespace ui
