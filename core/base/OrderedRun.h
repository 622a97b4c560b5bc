#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <iterator>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace core {

/// How often a run hands over what is ready.
inline constexpr std::chrono::milliseconds orderedRunBeat{40};

/// Works out answers 0 … count − 1 on several threads and hands them over in that order, in batches, from the calling thread.
///
/// @param threads  0: as many as there are cores; never more than answers. 1: everything in the calling thread.
/// @param work     answer of an index; called from any thread, several at once.
/// @param deliver  the next answers in order; all the run's time but the last batch's lies `orderedRunBeat` or so apart.
/// @return         false when it was stopped; what was handed over until then is right.
template <class T>
bool runOrdered(std::size_t count, unsigned threads, const std::stop_token &stop, const std::function<T(std::size_t)> &work,
                const std::function<void(std::vector<T>)> &deliver)
{
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    threads = static_cast<unsigned>(std::min<std::size_t>(threads, count));
    if (threads <= 1) {
        std::vector<T> ready;
        auto last = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < count; ++i) {
            if (stop.stop_requested())
                return false;
            ready.push_back(work(i));
            if (const auto now = std::chrono::steady_clock::now(); now - last >= orderedRunBeat) {
                deliver(std::exchange(ready, {}));
                last = now;
            }
        }
        if (!ready.empty())
            deliver(std::move(ready));
        return !stop.stop_requested();
    }

    std::vector<std::optional<T>> answers(count);
    std::atomic<std::size_t> next{0};
    std::mutex mutex; // guards which answers are there
    std::condition_variable_any finished;
    unsigned working = threads;
    const auto worker = [&] {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
            T answer = work(i);
            const std::scoped_lock lock(mutex);
            answers[i] = std::move(answer);
        }
        const std::scoped_lock lock(mutex);
        --working;
        finished.notify_all();
    };
    std::vector<std::jthread> crew;
    for (unsigned i = 0; i < threads; ++i)
        crew.emplace_back(worker);
    std::size_t handed = 0;
    while (handed < count) {
        std::vector<T> ready;
        {
            std::unique_lock lock(mutex);
            finished.wait_for(lock, orderedRunBeat, [&] { return working == 0; });
            for (; handed < count && answers[handed]; ++handed)
                ready.push_back(*std::exchange(answers[handed], std::nullopt));
            if (working == 0 && ready.empty())
                return false; // stopped: the next one never comes
        }
        if (stop.stop_requested())
            return false; // the crew joins on leaving
        if (!ready.empty())
            deliver(std::move(ready));
    }
    return true;
}

} // namespace core
