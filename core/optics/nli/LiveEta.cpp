#include "core/optics/line/Glass.h"
#include "core/optics/nli/KernelStore.h"
#include "core/optics/nli/LiveKernel.h"
#include "core/optics/nli/LiveNli.h"
#include "core/optics/nli/NliGlass.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>

namespace core {

namespace {

using KernelPointer = std::shared_ptr<const LiveKernel>;

using LiveStore = KernelStore<LiveKernel, LiveKey>;

/// Kernels of the process.
LiveStore &store()
{
    static LiveStore kept(liveKernelsMax);
    return kept;
}

/// Rises when all was forgotten: then threads forget their own.
std::atomic<unsigned> &age()
{
    static std::atomic<unsigned> now{0};
    return now;
}

/// Each thread's own few kernels, found without a lock.
const KernelPointer &kernelOf(const LiveKey &key)
{
    struct Recent {
        LiveKey key;
        KernelPointer kernel;
    };
    thread_local std::array<Recent, 16> recent;
    thread_local std::size_t next = 0;
    thread_local unsigned known = 0;
    if (const unsigned now = age().load(std::memory_order_relaxed); known != now) {
        recent = {};
        known = now;
    }
    for (const Recent &each : recent) {
        if (each.kernel && each.key == key)
            return each.kernel;
    }
    Recent &place = recent[next];
    next = (next + 1) % recent.size();
    place = {key, store().get(key, [&] { return LiveKernel(key); })};
    return place.kernel;
}

/// Spans of a group, as places of light: `start` at the beginning of each, `end` (below 0) at its end.
struct GroupPlaces {
    double alpha = 0, kappa = 0; ///< kappa signed
    double spanKm = 0;
    std::int64_t count = 0;
    double start = 0, end = 0;
    double phase = 0; ///< sum of kappa × length before the group

    double inner() const { return start + end; }
    /// Amplitude at a joint, from 0 to count.
    double at(std::int64_t joint) const { return joint == 0 ? start : joint == count ? end : inner(); }
    double phaseAt(std::int64_t joint) const { return phase + kappa * spanKm * static_cast<double>(joint); }
};

/// A sum of amplitude product × B(z). Near pairs as B(0) - (B(0) - B(z)), the first part summed apart: on short lines it all but
/// cancels.
class PairSum {
public:
    void add(const LiveKernel &kernel, double product, double apartKm)
    {
        if (apartKm < kernel.nearKm()) {
            m_alone += product;
            m_sum -= product * kernel.parting(apartKm);
        } else {
            m_sum += product * kernel.pair(apartKm);
        }
    }
    void addAlone(double product) { m_alone += product; }
    double total(const LiveKernel &kernel) const { return m_sum + (m_alone != 0 ? m_alone * kernel.alone() : 0); }

private:
    double m_alone = 0, m_sum = 0;
};

/// The sum over the places of a line, for one carrier.
class LineSum {
public:
    LineSum(const CombShape &comb, std::int64_t channel) : m_rollOff(comb.rollOff)
    {
        const auto below = static_cast<int>(channel), above = static_cast<int>(comb.channels - 1 - channel);
        m_comb = {comb.slotHz * 1e-12, comb.baudHz * 1e-12, std::min(below, above), std::max(below, above)}; // mirrored is the same
    }

    double within(const GroupPlaces &group) const
    {
        const KernelPointer kernel = kernelOf({m_comb, m_rollOff, {group.alpha, group.alpha}, std::fabs(group.kappa)});
        const double a = group.start, b = group.inner(), c = group.end, n = static_cast<double>(group.count);
        PairSum sum;
        sum.addAlone(a * a + (n - 1) * b * b + c * c);
        for (std::int64_t m = 1; m < group.count; ++m)
            sum.add(*kernel, 2 * b * (a + (n - 1 - static_cast<double>(m)) * b + c), group.spanKm * static_cast<double>(m));
        sum.add(*kernel, 2 * a * c, group.spanKm * n);
        return sum.total(*kernel);
    }

    double between(const GroupPlaces &one, const GroupPlaces &other) const
    {
        PairSum along, against;
        KernelPointer forward, backward;
        for (std::int64_t k = 0; k <= one.count; ++k) {
            for (std::int64_t l = 0; l <= other.count; ++l) {
                const double apartKm = (other.phaseAt(l) - one.phaseAt(k)) / one.kappa;
                const bool mirrored = apartKm < 0;
                KernelPointer &kernel = mirrored ? backward : forward;
                if (!kernel)
                    kernel = kernelBetween(one, other, mirrored);
                (mirrored ? against : along).add(*kernel, 2 * one.at(k) * other.at(l), std::fabs(apartKm));
            }
        }
        return (forward ? along.total(*forward) : 0) + (backward ? against.total(*backward) : 0);
    }

private:
    KernelPointer kernelBetween(const GroupPlaces &one, const GroupPlaces &other, bool mirrored) const
    {
        const bool same = one.alpha == other.alpha && one.kappa == other.kappa; // then both ways are alike
        return kernelOf({m_comb, m_rollOff, {one.alpha, other.alpha, other.kappa / one.kappa, mirrored && !same}, std::fabs(one.kappa)});
    }

    EvenComb m_comb;
    double m_rollOff;
};

} // namespace

double liveEta(const CombShape &comb, std::span<const SpanGroup> groups, std::int64_t channel)
{
    const double thz = comb.frequencyHz(channel) * 1e-12, baudThz = comb.baudHz * 1e-12;
    const LineSum line(comb, channel);
    double sum = 0, phase = 0;
    std::vector<GroupPlaces> before;
    if (groups.size() > 1)
        before.reserve(groups.size() - 1);
    for (const SpanGroup &group : groups) {
        const NliSpan span = nliSpan(group.fibre, group.lengthKm, thz);
        const double amplitude = gammaPerWKm(group.fibre, thz) * fromDb(group.launchOffsetDb - group.inputLossDb);
        const double end = -amplitude * std::exp(-span.alpha * group.lengthKm);
        const GroupPlaces places{span.alpha, span.kappa, group.lengthKm, group.count, amplitude, end, phase};
        phase = places.phaseAt(group.count);
        sum += line.within(places);
        for (const GroupPlaces &other : before)
            sum += line.between(other, places);
        if (before.size() + 1 < groups.size())
            before.push_back(places);
    }
    return std::max(sum, 0.0) * 16 / 27 / (baudThz * baudThz * baudThz);
}

std::size_t liveKernels()
{
    return store().size();
}

void forgetLiveKernels()
{
    store().clear();
    age().fetch_add(1);
}

} // namespace core
