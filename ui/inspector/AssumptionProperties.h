#pragma once

#include "ui/inspector/Property.h"

namespace core {
struct Assumption;
}

namespace ui {

class Document;

/// The inspector's row for an assumption, made from its entry in the table of core.
Property assumptionProperty(const Document &document, const core::Assumption &assumption);

/// Rows of a catalogue table as choices, by what people call them; of the line system its in-line amplifiers.
std::vector<FieldChoice> catalogueChoices(const Document &document, const char *table);

} // namespace ui
