#pragma once

#include "core/failures/Failure.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// What a failure leaves (DESIGN.md section 4, Failure).
struct FailureOutcome {
    Failure failure;
    double keptFraction = 1; ///< Σ kept ÷ Σ all demands; 1 without demands
    double lostGbps = 0;
    std::vector<std::string> cutOff;                            ///< ids of sites without a path to any other that they had a demand with
    std::string worstRoute;                                     ///< with the largest load ÷ capacity; "" when nothing is carried
    std::optional<double> worstLoad;                            ///< load ÷ capacity there; none: traffic where nothing is lit. 0 when nothing is carried
    double detourUs = 0;                                        ///< largest growth of one-way fibre latency among demands that still have a path
    std::vector<std::string> routesOver;                        ///< ids of routes with more load than capacity
    std::vector<std::optional<double>> loads;                   ///< by route: of the fullest light over it, load ÷ capacity; none where nothing is
                                                                ///< lit or the route is out. Empty in a study of two routes at once: outcome() has it
    std::optional<std::int64_t> portsToSurvive, pairsToSurvive; ///< more than built, both ends, so that router rerouting keeps all
    std::vector<std::string> buffersFlipped;                    ///< ids of sites whose deep buffer held a round trip before and does not after
    std::optional<double> stepS;                                ///< of a training step after it; none without a job
    double perYear = 0;                                         ///< how often it is to be expected, all that are alike together
    double hours = 0;                                           ///< how long it lasts then (FailureRates)
};

/// What a study is to run through.
struct StudyOptions {
    bool dual = false;    ///< two routes at once instead of single failures
    unsigned threads = 0; ///< 0: as many as there are cores
    bool keep = true;     ///< false: outcomes go to the progress alone and the answer is empty
};

/// One study's progress as it comes: outcomes in the order of the failures, in batches. Called from the thread that runs it.
struct StudyBatch {
    std::vector<FailureOutcome> outcomes;
    std::size_t done = 0, all = 0;
};

/// Evaluates failures of one sizing, one at a time. Immutable and thread-safe; holds copies of nothing: the arguments must outlive it.
class FailureStudy {
public:
    FailureStudy(const Scenario &scenario, const Catalogue &catalogue, const Resolved &resolved, const Sizing &sizing);
    ~FailureStudy();

    FailureOutcome outcome(const Failure &failure) const;

private:
    struct Data;
    std::unique_ptr<const Data> m_data;
};

/// Runs through all failures on all cores, in a stable order. @error Cancelled; else as resolve().
Result<std::vector<FailureOutcome>> studyFailures(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const StudyOptions &options = {},
                                                  const std::function<void(const StudyBatch &)> &progress = {}, const std::stop_token &stop = {});

/// The scenario that survives a failure by router rerouting (mend "Size for it"); tried by the caller.
Scenario sizedToSurvive(const Failure &failure, const Scenario &scenario);

/// `failures --json` of DESIGN.md section 5.
std::string failuresToJson(const Scenario &scenario, const std::vector<FailureOutcome> &outcomes);

/// How much traffic is lost for how long: hours a year in which at least so much of the demand is missing.
struct ExceedancePoint {
    double lostFraction = 0;
    double hoursPerYear = 0;
};
/// Falling curve over the outcomes, single failures taken as independent and never two at once.
std::vector<ExceedancePoint> exceedance(const std::vector<FailureOutcome> &outcomes);

/// Availability from cuts per 1,000 km and year, planned works and repair times by cable size.
struct DemandAvailability {
    std::string demandId;
    double availability = 1;  ///< share of the year in which the demand keeps all it asked for
    double keptOnAverage = 1; ///< share of its traffic over the year
};
std::vector<DemandAvailability> availabilities(const Scenario &scenario, const Catalogue &catalogue, const Sizing &sizing, const std::stop_token &stop = {});

} // namespace core
