#pragma once

#include "ui/document/Preview.h"

#include <QString>

namespace ui {

/// How a kind of failure is called and drawn: "shared risk", srlg.
QString failureKindWord(core::FailureKind kind);
const char *failureKindIcon(core::FailureKind kind);

/// "55 %": a share as people read it; what is short of everything never reads "100 %", and what is left never "0 %".
QString shareText(double share);

/// What a banner says, with the name in bold: "<b>Rhine – Rhône is cut.</b> 55 % of the demand is still carried."
QString failureSentence(const core::FailureOutcome &outcome, const core::Scenario &scenario);
QString cutSentence(const Preview::Cut &cut, const core::Scenario &scenario);
/// The same without markup.
QString plainText(const QString &rich);

} // namespace ui
