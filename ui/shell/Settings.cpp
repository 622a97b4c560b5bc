#include "ui/shell/Settings.h"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace ui {

namespace {

const QString languageKey = QStringLiteral("language"), themeKey = QStringLiteral("theme"), recentKey = QStringLiteral("recentFiles");

} // namespace

Settings::Language Settings::language()
{
    const QString word = QSettings().value(languageKey).toString();
    return word == QLatin1String("en") ? Language::English : word == QLatin1String("pt_BR") ? Language::BrazilianPortuguese : Language::System;
}

void Settings::setLanguage(Language language)
{
    QSettings().setValue(languageKey, language == Language::English ? QStringLiteral("en") : language == Language::BrazilianPortuguese ? QStringLiteral("pt_BR") : QStringLiteral("system"));
}

QString Settings::localeName()
{
    switch (language()) {
    case Language::English:
        return QStringLiteral("en");
    case Language::BrazilianPortuguese:
        return QStringLiteral("pt_BR");
    case Language::System:
        break;
    }
    return QLocale::system().language() == QLocale::Portuguese ? QStringLiteral("pt_BR") : QStringLiteral("en");
}

ThemeMode Settings::themeMode()
{
    return themeModeFromWord(QSettings().value(themeKey).toString());
}

void Settings::setThemeMode(ThemeMode mode)
{
    QSettings().setValue(themeKey, QLatin1String(toWord(mode)));
}

QStringList Settings::recentFiles()
{
    QStringList paths = QSettings().value(recentKey).toStringList();
    paths.removeAll(QString());
    return paths.mid(0, recentLimit);
}

void Settings::addRecentFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = recentFiles();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    QSettings().setValue(recentKey, paths.mid(0, recentLimit));
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList paths = recentFiles();
    paths.removeAll(path);
    QSettings().setValue(recentKey, paths);
}

void Settings::clearRecentFiles()
{
    QSettings().remove(recentKey);
}

QByteArray Settings::bytes(const QString &key)
{
    return QSettings().value(key).toByteArray();
}

void Settings::setBytes(const QString &key, const QByteArray &bytes)
{
    QSettings().setValue(key, bytes);
}

QString Settings::word(const QString &key, const QString &standard)
{
    return QSettings().value(key, standard).toString();
}

void Settings::setWord(const QString &key, const QString &word)
{
    QSettings().setValue(key, word);
}

} // namespace ui
