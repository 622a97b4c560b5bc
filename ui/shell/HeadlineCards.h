#pragma once

#include "core/sizing/Sizing.h"

#include <QString>

#include <string>
#include <vector>

namespace ui {

class Document;

/// One figure of the headline strip, ready to be painted and read aloud.
struct HeadlineCard {
    enum class Tone { Plain, Estimate, Warning, Error };

    std::string quantity;    ///< what a click explains
    core::Subject subject;
    QString label;           ///< "Coherent ports, both ends"
    QString value;           ///< "32,052", "–" when not known
    QString unit;            ///< after the value, one step back
    QString note;            ///< the difference to the baseline, or a fact
    Tone tone = Tone::Plain; ///< of the note
    QString more;            ///< further facts, for the tooltip

    QString spoken() const;  ///< accessible name
};

/// The cards of the current scenario, in order; all of them, whatever is known yet.
std::vector<HeadlineCard> headlineCards(const Document &document);

} // namespace ui
