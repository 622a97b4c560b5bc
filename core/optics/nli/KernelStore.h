#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace core {

/// Values worked out once per key and kept while together they hold at most so many figures (Value::figures()), the least
/// recently used going first. Any thread may ask at any time; two that ask for
/// the same key at once may both work it out, and both get the one that was done first.
template <class Value, class Key = std::vector<double>>
class KernelStore {
public:
    explicit KernelStore(std::size_t mostFigures) : m_most(mostFigures) {}

    /// @param make  a function of the key alone, so that what is kept never changes a result.
    template <class Make>
    std::shared_ptr<const Value> get(const Key &key, Make make)
    {
        if (std::shared_ptr<const Value> known = find(key))
            return known;
        return keep(key, std::shared_ptr<const Value>(new Value(make()))); // made in place: kernels need not be movable
    }

    std::size_t size() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_places.size();
    }

    void clear()
    {
        const std::scoped_lock lock(m_mutex);
        m_places.clear();
        m_byUse.clear();
        m_figures = 0;
    }

private:
    struct Entry {
        Key key;
        std::shared_ptr<const Value> value;
    };

    std::shared_ptr<const Value> find(const Key &key)
    {
        const std::scoped_lock lock(m_mutex);
        const auto place = m_places.find(key);
        if (place == m_places.end())
            return nullptr;
        m_byUse.splice(m_byUse.begin(), m_byUse, place->second);
        return place->second->value;
    }

    std::shared_ptr<const Value> keep(const Key &key, std::shared_ptr<const Value> value)
    {
        const std::scoped_lock lock(m_mutex);
        const auto place = m_places.find(key);
        if (place != m_places.end())
            return place->second->value;
        m_byUse.push_front({key, std::move(value)});
        m_places.emplace(key, m_byUse.begin());
        const std::shared_ptr<const Value> kept = m_byUse.front().value;
        m_figures += kept->figures();
        while (m_figures > m_most && !m_byUse.empty()) {
            m_figures -= m_byUse.back().value->figures();
            m_places.erase(m_byUse.back().key);
            m_byUse.pop_back();
        }
        return kept;
    }

    mutable std::mutex m_mutex;
    std::size_t m_most, m_figures = 0;
    std::list<Entry> m_byUse; ///< the last used first
    std::map<Key, typename std::list<Entry>::iterator> m_places;
};

} // namespace core
