#pragma once

#include "core/report/Report.h"

// The functions behind the list of reports in Reports.cpp. The first table of each is its main one.
namespace core {

/// Ports, cages and routers of every site; line ports towards every far end; ports, optics and fibre of every route.
Result<std::vector<ReportTable>> buildPortReport(const ReportContext &context);

/// What has to be bought for every site and route, the sum by catalogue item, and the cost.
Result<std::vector<ReportTable>> buildBillOfMaterials(const ReportContext &context);

/// Power and space of the border layer at every site; huts apart.
Result<std::vector<ReportTable>> buildSitePower(const ReportContext &context);

/// The optical budget of the light with the least margin over every route, in figures and step by step.
Result<std::vector<ReportTable>> buildLight(const ReportContext &context);

/// Every hut with its amplifiers and whether an old one takes them; the same with one amplifier a pair and one for several.
Result<std::vector<ReportTable>> buildHuts(const ReportContext &context);

/// Every demand with its paths, their latency and what a pair has in common.
Result<std::vector<ReportTable>> buildPaths(const ReportContext &context);

/// What hangs on every route, latency and smallest cut of every pair of campuses, and where the network comes apart.
Result<std::vector<ReportTable>> buildNetwork(const ReportContext &context);

/// What every single failure leaves and takes to survive; what loads each route most; protection schemes and patterns side by side.
Result<std::vector<ReportTable>> buildFailures(const ReportContext &context);

/// Every assumption, every value a site or route gives itself, and every catalogue row used, with its source.
Result<std::vector<ReportTable>> buildAssumptions(const ReportContext &context);

} // namespace core
