#pragma once

#include "ui/shell/Theme.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ui {

/// What the program remembers between starts, by QSettings under the application's name. Every read checks what it finds:
/// a settings file that was edited or damaged gives the standard value.
class Settings {
public:
    enum class Language { System, English, BrazilianPortuguese };

    static Language language();
    static void setLanguage(Language language);
    /// "en", "pt_BR"; the language in force, the system's resolved.
    static QString localeName();

    static ThemeMode themeMode();
    static void setThemeMode(ThemeMode mode);

    static constexpr int recentLimit = 10;
    /// Absolute paths, the latest first.
    static QStringList recentFiles();
    static void addRecentFile(const QString &path);
    static void removeRecentFile(const QString &path);
    static void clearRecentFiles();

    static QByteArray bytes(const QString &key);
    static void setBytes(const QString &key, const QByteArray &bytes);
    static QString word(const QString &key, const QString &standard = {});
    static void setWord(const QString &key, const QString &word);
};

} // namespace ui
