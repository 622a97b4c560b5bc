#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// What one input of a calculator has: nothing, a figure, several figures (one per span), or words.
class CalculatorValue {
public:
    CalculatorValue() = default;
    CalculatorValue(double number) : m_numbers{number} {}
    CalculatorValue(std::optional<double> number)
    {
        if (number)
            m_numbers.push_back(*number);
    }
    CalculatorValue(std::vector<double> numbers) : m_numbers(std::move(numbers)) {}
    CalculatorValue(std::string text) : m_text(std::move(text)) {}

    explicit operator bool() const { return !m_numbers.empty() || !m_text.empty(); }
    /// The figure; the first one of several.
    double operator*() const
    {
        assert(!m_numbers.empty());
        return m_numbers.front();
    }
    operator std::optional<double>() const { return m_numbers.empty() ? std::nullopt : std::optional<double>(m_numbers.front()); }
    const std::vector<double> &numbers() const { return m_numbers; }
    const std::string &text() const { return m_text; }

private:
    std::vector<double> m_numbers;
    std::string m_text;
};

} // namespace core
