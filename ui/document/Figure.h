#pragma once

#include "core/sizing/Sizing.h"

#include <QString>

#include <optional>
#include <string_view>

namespace core {
struct Quantity;
}

namespace ui {

class Document;

/// A value as people read it, in the user's locale: "12.82" and "Pb/s". An unknown value is "–" without a unit.
struct Figure {
    QString number;
    QString unit;

    QString text() const { return unit.isEmpty() ? number : QStringLiteral("%1\u00A0%2").arg(number, unit); }
};

/// @param unit   id of core/units; the value is brought to the prefix that reads best.
/// @param whole  an exact count: every digit is shown.
Figure figure(std::optional<double> value, std::string_view unit, bool whole);
Figure figure(const core::Quantity &quantity, const core::Subject &subject, const core::Sizing &sizing);

/// Every digit of the value, in the user's locale with a true minus; for fields.
QString exactNumber(double value);
QString exactNumber(double value, int decimals);
/// A calendar year: digits without separators.
QString yearNumber(double year);

/// What people call a subject of the current scenario: a site or route by its name, a demand "North → South".
QString nameOf(const Document &document, const core::Subject &subject);

} // namespace ui
