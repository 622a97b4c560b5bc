#pragma once

#include "ui/canvas/CanvasTool.h"
#include "ui/canvas/CanvasView.h"

#include <memory>

namespace ui {

/// The one place that knows which class serves which tool.
std::unique_ptr<CanvasTool> makeTool(CanvasView::Tool tool, CanvasView &view);

/// What was typed as a route's length: "100", "62 mi"; nothing typed leaves it as it is. In the user's number format.
/// @error InvalidValue, says what is allowed.
core::Result<void> commitLength(Document &document, const std::string &routeId, const QString &typed);

} // namespace ui
