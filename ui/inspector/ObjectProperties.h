#pragma once

#include "ui/inspector/Property.h"

#include <string>
#include <vector>

namespace ui {

class Document;

/// A titled group of rows; the first one has no title.
struct PropertyGroup {
    QString title;
    std::vector<Property> properties;
};

/// The inspector's rows for sites, for routes or for shared risks, of the current scenario: one or several. Adding a field is one entry here.
std::vector<PropertyGroup> siteProperties(const Document &document, const std::vector<std::string> &ids);
std::vector<PropertyGroup> routeProperties(const Document &document, const std::vector<std::string> &ids);
std::vector<PropertyGroup> riskProperties(const Document &document, const std::vector<std::string> &ids);

} // namespace ui
