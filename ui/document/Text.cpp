#include "ui/document/Text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace ui {

namespace {

QString number(double value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator & QLocale::DefaultNumberOptions);
    if (value < 0)
        return QStringLiteral("\u2212%1").arg(number(-value));
    if (std::fabs(value) < 1e15 && std::fabs(value - std::round(value)) < 1e-12)
        return locale.toString(static_cast<qlonglong>(std::llround(value)));
    return locale.toString(value, 'g', 6);
}

QString argument(const core::TextArg &arg)
{
    struct Visitor {
        QString operator()(const std::string &text) const { return fromCore(text); }
        QString operator()(double value) const { return number(value); }
        QString operator()(std::int64_t value) const { return QLocale().toString(static_cast<qlonglong>(value)); }
        QString operator()(core::Marked marked) const { return translated(marked.text); }
    };
    return std::visit(Visitor{}, arg);
}

QString filled(const char *pattern, const std::vector<core::TextArg> &args)
{
    std::vector<std::string> ready;
    ready.reserve(args.size());
    for (const core::TextArg &arg : args)
        ready.push_back(toCore(argument(arg)));
    return fromCore(core::fillPlaces(toCore(translated(pattern)), ready));
}

} // namespace

QString translated(const char *marked)
{
    return *marked == '\0' ? QString() : QCoreApplication::translate("core", marked);
}

QString translated(const core::Text &text)
{
    return filled(text.pattern, text.args);
}

QString translated(const core::Error &error)
{
    QString text = filled(error.text, error.args);
    if (!error.place || error.place->file.empty())
        return text;
    if (error.place->line <= 0)
        return QStringLiteral("%1: %2").arg(fromCore(error.place->file), text);
    return QStringLiteral("%1:%2: %3").arg(fromCore(error.place->file)).arg(error.place->line).arg(text);
}

} // namespace ui
