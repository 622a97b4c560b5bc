#include "core/compare/Sweep.h"

#include "core/base/OrderedRun.h"
#include "core/exchange/JsonTree.h"
#include "core/exchange/SizingJson.h"
#include "core/failures/Effect.h"

#include <algorithm>
#include <limits>

namespace core {

namespace {

Result<Scenario> with(const Scenario &scenario, const std::vector<SweepAxis> &axes, const std::vector<AssumptionValue> &values)
{
    ScenarioParts parts = *scenario;
    for (std::size_t i = 0; i < axes.size(); ++i)
        parts.assumptions.set(axes[i].assumption->id, values[i]);
    return Scenario::make(std::move(parts));
}

std::vector<AssumptionValue> valuesOf(std::size_t row, const std::vector<SweepAxis> &axes)
{
    std::vector<AssumptionValue> values(axes.size());
    for (std::size_t i = axes.size(); i-- > 0;) {
        values[i] = axes[i].values[row % axes[i].values.size()];
        row /= axes[i].values.size();
    }
    return values;
}

std::optional<double> worstKept(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing)
{
    if (sizing.routes.empty())
        return std::nullopt;
    const LitNetwork network = litNetwork(scenario, catalogue, resolved, sizing);
    double worst = 1;
    for (std::size_t i = 0; i < sizing.routes.size() && sizing.totals.interSiteGbps > 0; ++i) {
        Failure cut;
        cut.routes = {i};
        worst = std::min(worst, keptGbps(network, network.after(cut)) / sizing.totals.interSiteGbps);
    }
    return worst;
}

/// A row, or why it could not be made.
Result<SweepRow> rowOf(std::vector<AssumptionValue> values, const Scenario &scenario, const Catalogue &catalogue, const std::vector<SweepAxis> &axes,
                       const std::stop_token &stop)
{
    const Result<Scenario> changed = with(scenario, axes, values);
    if (!changed)
        return changed.error();
    const Result<Resolved> resolved = resolve(*changed, catalogue);
    if (!resolved)
        return resolved.error();
    const Result<Sizing> sizing = size(*changed, catalogue, stop);
    if (!sizing)
        return sizing.error();
    SweepRow row;
    row.values = std::move(values);
    row.totals = sizing->totals;
    row.totalsJson = totalsToJson(*sizing);
    row.worstKept = worstKept(*changed, catalogue, *resolved, *sizing);
    row.errors = static_cast<std::size_t>(
        std::ranges::count_if(sizing->findings, [](const Finding &finding) { return finding.severity == Severity::Error && !finding.accepted; }));
    return row;
}

JsonTree treeOf(const AssumptionValue &value)
{
    struct Visitor {
        JsonTree operator()(double number) const { return JsonTree::number(number); }
        JsonTree operator()(bool flag) const { return JsonTree::flag(flag); }
        JsonTree operator()(const std::string &word) const { return JsonTree::text(word); }
        JsonTree operator()(const std::vector<std::string> &words) const
        {
            JsonTree list = JsonTree::list();
            for (const std::string &word : words)
                list.add(JsonTree::text(word));
            return list;
        }
    };
    return std::visit(Visitor{}, value);
}

} // namespace

std::size_t sweepRows(const std::vector<SweepAxis> &axes)
{
    constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();
    std::size_t rows = 1;
    for (const SweepAxis &axis : axes)
        rows = std::min(most, rows * std::min(most, axis.values.size()));
    return rows;
}

Result<void> checkSweep(const Scenario &scenario, const Catalogue &catalogue, const std::vector<SweepAxis> &axes)
{
    for (const SweepAxis &axis : axes) {
        for (const AssumptionValue &value : axis.values) {
            if (Result<void> fits = checkAssumption(*axis.assumption, value); !fits)
                return fits;
            const Result<Scenario> changed = with(scenario, {axis}, {value});
            if (!changed)
                return changed.error();
            if (const Result<Resolved> resolved = resolve(*changed, catalogue); !resolved)
                return resolved.error();
        }
    }
    return {};
}

Result<std::vector<SweepRow>> sweep(const Scenario &scenario, const Catalogue &catalogue, const std::vector<SweepAxis> &axes, unsigned threads,
                                    const std::function<void(std::size_t, std::size_t)> &progress, const std::stop_token &stop)
{
    const std::size_t count = sweepRows(axes);
    if (count > maximumSweepRows)
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("A sweep of %1 rows is too large: at most %2. Give fewer values."),
                     {static_cast<std::int64_t>(count), static_cast<std::int64_t>(maximumSweepRows)},
                     {}};
    if (const Result<void> fits = checkSweep(scenario, catalogue, axes); !fits)
        return fits.error();
    std::vector<SweepRow> rows;
    std::optional<Error> failed;
    const auto work = [&](std::size_t index) { return rowOf(valuesOf(index, axes), scenario, catalogue, axes, stop); };
    const auto deliver = [&](std::vector<Result<SweepRow>> ready) {
        for (Result<SweepRow> &row : ready) {
            if (row)
                rows.push_back(*std::move(row));
            else if (!failed)
                failed = row.error();
        }
        if (progress)
            progress(rows.size(), count);
    };
    const bool done = runOrdered<Result<SweepRow>>(count, threads, stop, work, deliver);
    if (failed)
        return *failed;
    if (!done)
        return Error{ErrorCode::Cancelled, CORE_TEXT("Stopped."), {}, {}};
    return rows;
}

std::string sweepToJson(const Scenario &scenario, const std::vector<SweepAxis> &axes, const std::vector<SweepRow> &rows)
{
    JsonTree list = JsonTree::list();
    for (const SweepRow &row : rows) {
        JsonTree set = JsonTree::object();
        for (std::size_t i = 0; i < axes.size(); ++i)
            set.add(axes[i].assumption->id, treeOf(row.values[i]));
        JsonTree object = JsonTree::object();
        object.add("set", std::move(set));
        object.add("totals", JsonTree::ofKept(row.totalsJson));
        object.add("worst_kept", row.worstKept ? JsonTree::number(*row.worstKept) : JsonTree::null());
        object.add("errors", JsonTree::count(static_cast<std::int64_t>(row.errors)));
        list.add(std::move(object));
    }
    JsonTree document = JsonTree::object();
    document.add("scenario", JsonTree::text(scenario->name));
    document.add("rows", std::move(list));
    return document.pretty();
}

} // namespace core
