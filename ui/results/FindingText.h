#pragma once

#include "core/sizing/Sizing.h"
#include "ui/document/Document.h"

#include <QColor>
#include <QString>

#include <optional>

namespace ui {

/// How a severity looks and is called: never by colour alone.
const char *severityIcon(core::Severity severity);
QColor severityColour(core::Severity severity);
QColor severityGround(core::Severity severity);
QString severityWord(core::Severity severity);

/// The site or route a finding is about, as something that can be selected.
std::optional<ObjectRef> objectOf(const core::Subject &subject);

/// Accepts a finding of the current scenario for a reason, or takes the acceptance back; one undo step each.
core::Result<void> acceptFinding(Document &document, const core::Finding &finding, const QString &reason);
void reopenFinding(Document &document, const core::Finding &finding);

} // namespace ui
