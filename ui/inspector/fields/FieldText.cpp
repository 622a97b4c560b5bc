#include "ui/inspector/fields/FieldText.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QRegularExpression>

namespace ui {

namespace {

constexpr QChar trueMinus(0x2212);

/// Where the number at the front of a typed text ends. Blanks belong to it where a digit follows: "2 000".
qsizetype numberEnd(const QString &text, const QLocale &locale)
{
    const QString signs = QStringLiteral("+-.,") + locale.decimalPoint() + locale.groupSeparator();
    qsizetype end = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool exponent = (c == QLatin1Char('e') || c == QLatin1Char('E')) && i > 0 && i + 1 < text.size() &&
                              (text[i + 1].isDigit() || ((text[i + 1] == QLatin1Char('-') || text[i + 1] == QLatin1Char('+')) && i + 2 < text.size() && text[i + 2].isDigit()));
        if (c.isDigit() || signs.contains(c) || exponent)
            end = i + 1;
        else if (!c.isSpace())
            break;
    }
    return end;
}

} // namespace

QString plainNumber(const QString &typed, const QLocale &locale)
{
    QString text = typed.trimmed();
    text.replace(trueMinus, QLatin1Char('-'));
    const qsizetype end = numberEnd(text, locale);
    const QString number = text.left(end), rest = text.mid(end).trimmed();
    bool ok = false;
    double value = locale.toDouble(number, &ok);
    if (!ok)
        value = QLocale::c().toDouble(number, &ok);
    if (!ok)
        return text;
    const QString plain = fromCore(core::formatNumber(value));
    return rest.isEmpty() ? plain : plain + QLatin1Char(' ') + rest;
}

core::Result<double> parseField(const QString &typed, std::string_view unit)
{
    return core::parseQuantity(toCore(plainNumber(typed)), core::unit(unit));
}

int decimalsOf(const QString &typed, const QLocale &locale)
{
    const QString number = typed.trimmed().left(numberEnd(typed.trimmed(), locale));
    bool local = false;
    locale.toDouble(number, &local);
    const QString point = local ? locale.decimalPoint() : QStringLiteral(".");
    const qsizetype at = number.lastIndexOf(point);
    return at < 0 ? 0 : static_cast<int>(number.size() - at - point.size());
}

std::optional<core::GeoPosition> parsePosition(const QString &typed, const QLocale &locale)
{
    const bool commaDecimals = locale.decimalPoint() == QLatin1String(",");
    QString text = typed.trimmed();
    text.replace(trueMinus, QLatin1Char('-')).remove(QChar(0x00B0));
    if (commaDecimals && (text.contains(QLatin1Char(';')) || !text.contains(QLatin1Char('.'))))
        text.replace(QLatin1Char(','), QLatin1Char('.'));
    static const QRegularExpression form(QStringLiteral("^([+-]?\\d+(?:\\.\\d+)?)\\s*([NSns]?)\\s*[,;\\s]\\s*([+-]?\\d+(?:\\.\\d+)?)\\s*([EWew]?)$"));
    const QRegularExpressionMatch match = form.match(text);
    const auto latitude = core::parseNumber(toCore(match.captured(1))), longitude = core::parseNumber(toCore(match.captured(3)));
    if (!latitude || !longitude)
        return std::nullopt;
    const bool south = match.captured(2).toUpper() == QLatin1String("S"), west = match.captured(4).toUpper() == QLatin1String("W");
    return core::GeoPosition{south ? -*latitude : *latitude, west ? -*longitude : *longitude};
}

QString positionText(core::GeoPosition position, const QLocale &locale)
{
    const QString pattern = locale.decimalPoint() == QLatin1String(",") ? QStringLiteral("%1; %2") : QStringLiteral("%1, %2");
    return pattern.arg(exactNumber(position.latitudeDeg), exactNumber(position.longitudeDeg));
}

std::string positionValue(core::GeoPosition position)
{
    return core::formatNumber(position.latitudeDeg) + ", " + core::formatNumber(position.longitudeDeg);
}

} // namespace ui
