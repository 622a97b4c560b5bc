#include "ui/document/Figure.h"

#include "core/base/Number.h"
#include "core/quantities/Quantities.h"
#include "core/units/Unit.h"
#include "ui/document/Document.h"
#include "ui/document/Edits.h"
#include "ui/document/Text.h"

#include <QLocale>

namespace ui {

namespace {

constexpr QChar trueMinus(0x2212);

/// The locale's negative sign as typographers set it; CLDR gives a hyphen in many locales.
QString withTrueMinus(QString number)
{
    const QString minus = QLocale().negativeSign();
    if (number.startsWith(minus))
        number.replace(0, minus.size(), trueMinus);
    return number;
}

} // namespace

Figure figure(std::optional<double> value, std::string_view unitId, bool whole)
{
    if (!value)
        return {QStringLiteral("–"), {}};
    const core::Unit &unit = core::unit(unitId);
    if (whole)
        return {exactNumber(*value, 0), translated(unit.symbol)};
    const core::Readable readable = core::readable(*value, unit);
    return {exactNumber(readable.value, readable.decimals), translated(readable.symbol)};
}

Figure figure(const core::Quantity &quantity, const core::Subject &subject, const core::Sizing &sizing)
{
    return figure(quantity.read(sizing, subject), quantity.unit, quantity.whole);
}

QString exactNumber(double value, int decimals)
{
    return withTrueMinus(QLocale().toString(value, 'f', decimals));
}

QString yearNumber(double year)
{
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(year, 'f', 0);
}

QString exactNumber(double value)
{
    const QString shortest = fromCore(core::formatNumber(value));
    if (shortest.contains(QLatin1Char('e')))
        return withTrueMinus(QLocale().toString(value, 'g', QLocale::FloatingPointShortest));
    const qsizetype point = shortest.indexOf(QLatin1Char('.'));
    return exactNumber(value, point < 0 ? 0 : static_cast<int>(shortest.size() - point - 1));
}

QString nameOf(const Document &document, const core::Subject &subject)
{
    switch (subject.scope) {
    case core::Scope::Total:
        return fromCore(document.current()->name);
    case core::Scope::Site:
        return nameOf(document, ObjectRef{ObjectRef::Kind::Site, subject.id});
    case core::Scope::Route:
        return nameOf(document, ObjectRef{ObjectRef::Kind::Route, subject.id});
    case core::Scope::Srlg:
        return nameOf(document, ObjectRef{ObjectRef::Kind::Srlg, subject.id});
    case core::Scope::Demand:
        break;
    }
    const SizingPtr sizing = document.currentSizing();
    const core::DemandSizing *demand = sizing ? sizing->demand(subject.id) : nullptr;
    if (demand == nullptr)
        return fromCore(subject.id);
    return Document::tr("%1 → %2").arg(nameOf(document, ObjectRef{ObjectRef::Kind::Site, demand->from}),
                                       nameOf(document, ObjectRef{ObjectRef::Kind::Site, demand->to}));
}

} // namespace ui
