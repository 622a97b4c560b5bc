#pragma once

#include "core/base/Result.h"

#include <QString>

namespace ui {

/// A marked text of core in the user's language, its numbers in the user's locale.
QString translated(const core::Text &text);
QString translated(const char *marked);
QString translated(const core::Error &error);

inline QString fromCore(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline std::string toCore(const QString &text)
{
    return text.toStdString();
}

} // namespace ui
