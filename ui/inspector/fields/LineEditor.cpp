#include "ui/inspector/fields/LineEditor.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/inspector/fields/FieldText.h"
#include "ui/inspector/fields/UnitField.h"

#include <cmath>

namespace ui {

LineEditor::LineEditor(const Property &property, QWidget *parent)
    : m_field(new UnitField(parent)), m_kind(property.kind), m_unit(property.unit), m_resettable(property.resettable), m_calendarYear(property.calendarYear)
{
    m_field->setUnit(translated(core::unit(m_unit).symbol));
    connect(m_field, &QLineEdit::textEdited, this, &LineEditor::type);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { finish(false); });
    connect(m_field, &UnitField::stepRequested, this, &LineEditor::step);
    connect(m_field, &UnitField::escapePressed, this, &LineEditor::restore);
    connect(m_field, &UnitField::entered, this, &FieldEditor::entered);
    connect(m_field, &UnitField::left, this, [this] {
        finish(true);
        show(m_view);
        emit left();
    });
}

QWidget *LineEditor::widget() const
{
    return m_field;
}

void LineEditor::show(const FieldView &view)
{
    m_view = view;
    m_field->setComputed(!view.given && !std::holds_alternative<std::monostate>(view.value));
    m_field->setMixed(view.distinct > 1 ? tr("%n value(s)", nullptr, view.distinct) : QString());
    if (m_field->hasFocus() && m_field->isModified())
        return; // somebody is typing
    const QString wanted = view.distinct > 1 ? QString() : textOf(view.value);
    if (m_field->hasFocus() && isNumeric()) { // "11.0" stepped up from 10.9 says the same as "11" and steps on by 0.1
        const auto shown = core::parseNumber(toCore(plainNumber(m_field->text())));
        if (shown && view.distinct <= 1 && FieldValue(*shown) == view.value)
            return;
    }
    if (m_field->text() != wanted)
        m_field->setText(wanted);
}

void LineEditor::setInvalid(bool invalid)
{
    m_refused = invalid;
    m_field->setInvalid(invalid);
}

QString LineEditor::textOf(const FieldValue &value) const
{
    if (const auto *number = std::get_if<double>(&value))
        return m_calendarYear ? yearNumber(*number) : exactNumber(*number);
    const auto *text = std::get_if<std::string>(&value);
    if (text == nullptr)
        return {};
    if (m_kind != FieldKind::Position)
        return fromCore(*text);
    const auto position = parsePosition(fromCore(*text), QLocale::c());
    return position ? positionText(*position) : QString();
}

LineEditor::Reading LineEditor::read(const QString &text) const
{
    if (m_kind == FieldKind::Text)
        return {toCore(text.trimmed()), {}};
    if (text.trimmed().isEmpty()) {
        if (m_resettable)
            return {FieldValue(), {}};
        return {std::nullopt, tr("A value is needed here.")};
    }
    if (m_kind == FieldKind::Position) {
        if (const auto position = parsePosition(text))
            return {positionValue(*position), {}};
        return {std::nullopt, tr("Give latitude and longitude in degrees, for instance “%1”.").arg(positionText({51.5, -3.1}))};
    }
    const core::Result<double> value = parseField(text, m_unit);
    if (!value)
        return {std::nullopt, translated(value.error())};
    if (m_kind == FieldKind::Count && std::fabs(*value - std::round(*value)) > 0)
        return {std::nullopt, tr("A whole number is needed here.")};
    return {*value, {}};
}

void LineEditor::type(const QString &text)
{
    const Reading reading = read(text);
    if (reading.value)
        emit tried(*reading.value);
    else
        emit unreadable(reading.message);
}

void LineEditor::finish(bool leaving)
{
    if (!m_field->isModified())
        return;
    const Reading reading = read(m_field->text());
    const bool untouched = m_view.distinct > 1 && m_field->text().trimmed().isEmpty(); // emptied again: the values stay
    if (reading.value && !untouched) {
        m_field->setModified(false);
        emit committed(*reading.value);
        m_field->setModified(m_refused);
    } else if (!untouched) {
        emit unreadable(reading.message);
    }
    if (leaving && m_field->isModified())
        restore(); // the last good value stays in force
}

void LineEditor::restore()
{
    m_field->setModified(false);
    m_field->setText(m_view.distinct > 1 ? QString() : textOf(m_view.value));
    emit restored();
}

void LineEditor::step(int steps)
{
    if (!isNumeric() || m_field->text().trimmed().isEmpty())
        return;
    const Reading reading = read(m_field->text());
    if (!reading.value)
        return;
    const double value = std::get<double>(*reading.value);
    const bool bare = core::parseNumber(toCore(plainNumber(m_field->text()))).has_value(); // else a typed unit: step what it means
    const int decimals = m_kind == FieldKind::Count ? 0 : decimalsOf(bare ? m_field->text() : exactNumber(value));
    const double scale = std::pow(10.0, decimals);
    const double next = (std::round(value * scale) + steps) / scale;
    const QString before = m_field->text();
    m_field->setText(exactNumber(next, decimals));
    m_field->setModified(false);
    emit stepped(next);
    if (m_view.distinct <= 1 && m_view.value != FieldValue(next))
        m_field->setText(before); // refused: the last good value stays
    m_field->selectAll();
}

} // namespace ui
