#pragma once

#include "core/base/Text.h"

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core {

enum class ErrorCode { InvalidValue, NotFound, Duplicate, Corrupt, TooNew, Foreign, TooLarge, Unsupported, Locked, Changed, Io, Cancelled };

/// Where in a file something is wrong. Lines and columns count from 1; 0 = not known.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

/// What went wrong, for the program (`code`) and for the person (`text`).
struct Error {
    ErrorCode code = ErrorCode::InvalidValue;
    const char *text = "";      ///< Marked with CORE_TEXT; says what happened, what is safe and what to do.
    std::vector<TextArg> args;  ///< %1 … %n: the file, object, field, value.
    std::optional<Place> place; ///< File, line and column, where there is one.
};

/// "plan.json:12:7: …", in English, for logs and the command line.
std::string inEnglish(const Error &error);

/// A value, or the Error that prevented it. Same calls as std::expected, its C++23 successor.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}
    explicit operator bool() const noexcept { return m_state.index() == 0; }
    const T &operator*() const &
    {
        assert(*this);
        return *std::get_if<0>(&m_state);
    }
    T &operator*() &
    {
        assert(*this);
        return *std::get_if<0>(&m_state);
    }
    T &&operator*() &&
    {
        assert(*this);
        return std::move(*std::get_if<0>(&m_state));
    }
    const T *operator->() const { return &**this; }
    T *operator->() { return &**this; }
    const Error &error() const
    {
        assert(!*this);
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, Error> m_state;
};

/// Done, or the Error that prevented it.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}
    explicit operator bool() const noexcept { return !m_error; }
    const Error &error() const
    {
        assert(m_error);
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

} // namespace core
