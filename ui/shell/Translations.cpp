#include "ui/shell/Translations.h"

#include "ui/shell/Settings.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace ui {

namespace {

/// The locale that numbers and dates are shown in: the system's where it speaks the chosen language, else the language's own.
QLocale localeFor(const QString &name)
{
    const QLocale wanted(name), system = QLocale::system();
    return system.language() == wanted.language() && system.language() != QLocale::C ? system : wanted;
}

/// Texts of Qt's standard buttons, so that a message is in one language where Qt's own translations are not installed.
[[maybe_unused]] constexpr const char *buttonTexts[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),     QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"), QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),   QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),   QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),     QT_TRANSLATE_NOOP("QPlatformTheme", "Don't Save"),
};

} // namespace

void installLanguage(QApplication &application)
{
    static QTranslator program, toolkit;
    QCoreApplication::removeTranslator(&program);
    QCoreApplication::removeTranslator(&toolkit);
    const QString name = Settings::localeName();
    QLocale::setDefault(localeFor(name));
    // English too has a file: it holds the plural forms of "%n site(s)".
    if (toolkit.load(QStringLiteral("qtbase_%1").arg(name), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&toolkit);
    if (program.load(QStringLiteral(":/i18n/spanwright_%1.qm").arg(name)))
        QCoreApplication::installTranslator(&program);
    application.setLayoutDirection(QLocale().textDirection());
}

} // namespace ui
