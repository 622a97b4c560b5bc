#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// Counts of one kind of row in a stable order: by catalogue id.
template <class Row>
class RowCounts {
public:
    void add(const Row *row, std::int64_t count)
    {
        const auto at = std::ranges::lower_bound(m_counts, row->id, {}, [](const auto &entry) -> const std::string & { return entry.first->id; });
        if (at != m_counts.end() && at->first == row)
            at->second += count;
        else
            m_counts.insert(at, {row, count});
    }
    const std::vector<std::pair<const Row *, std::int64_t>> &all() const { return m_counts; }

private:
    std::vector<std::pair<const Row *, std::int64_t>> m_counts;
};

} // namespace core
