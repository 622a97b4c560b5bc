// Lines and combs from the rows of the reference tables in tests/data/optics.
#pragma once

#include "core/base/Csv.h"
#include "core/base/Number.h"
#include "core/optics/line/Line.h"

#include <QFile>

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace optics {

using Row = std::map<std::string, std::string>;

inline std::vector<Row> readTable(const QString &path)
{
    QFile file(path);
    std::vector<Row> out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    const auto rows = core::parseCsv(file.readAll().toStdString(), path.toStdString());
    for (std::size_t i = 1; rows && i < rows->size(); ++i) {
        Row &row = out.emplace_back();
        for (std::size_t column = 0; column < rows->front().cells.size(); ++column)
            row[rows->front().cells[column].text] = (*rows)[i].cells.at(column).text;
    }
    return out;
}

inline std::vector<Row> readOptics(const char *file)
{
    return readTable(QStringLiteral(TEST_DATA "/optics/") + QLatin1String(file));
}

/// The cell as a number; `otherwise` for an empty or missing one.
inline double number(const Row &row, const std::string &column, double otherwise = 0)
{
    const auto cell = row.find(column);
    return cell == row.end() || cell->second.empty() ? otherwise : core::parseNumber(cell->second).value();
}

/// A value per span: one for all, or separated by ';'.
inline double perSpan(const Row &row, const std::string &column, std::size_t span)
{
    const QStringList parts = QString::fromStdString(row.at(column)).split(';');
    return parts.at(parts.size() == 1 ? 0 : static_cast<qsizetype>(span)).toDouble();
}

inline core::Line lineOf(const Row &row)
{
    core::Line line;
    const auto spans = static_cast<std::size_t>(number(row, "n_spans"));
    for (std::size_t i = 0; i < spans; ++i) {
        core::LineSpan span;
        span.lengthKm = perSpan(row, "span_lengths_km", i);
        span.fibre.lossDbPerKm = perSpan(row, "fibre_loss_db_per_km", i);
        span.fibre.dispersionPsPerNmKm = perSpan(row, "dispersion_ps_per_nm_km", i);
        span.fibre.effectiveAreaUm2 = perSpan(row, "eff_area_um2", i);
        if (row.contains("n2_m2_per_w"))
            span.fibre.n2M2PerW = perSpan(row, "n2_m2_per_w", i);
        if (row.contains("dispersion_slope_ps_per_nm2_km") && !row.at("dispersion_slope_ps_per_nm2_km").empty())
            span.fibre.slopePsPerNm2Km = perSpan(row, "dispersion_slope_ps_per_nm2_km", i);
        span.connectorInDb = number(row, "con_in_db");
        span.connectorOutDb = number(row, "con_out_db");
        span.attenuatorInDb = number(row, "att_in_db");
        span.amplifier = {core::FixedNoise{number(row, "amp_nf_db")}, perSpan(row, "amp_gain_db", i)};
        line.spans.push_back(span);
    }
    if (row.contains("booster_gain_db") && !row.at("booster_gain_db").empty())
        line.booster = core::LineAmplifier{core::FixedNoise{number(row, "booster_nf_db")}, number(row, "booster_gain_db")};
    line.srs = number(row, "srs") > 0;
    return line;
}

/// f_min is one spacing below the first carrier.
inline std::vector<core::LineChannel> uniformComb(int count, double fMinThz, double spacingGhz, double baudGbd, double launchDbm, double rollOff = 0)
{
    std::vector<core::LineChannel> out;
    for (int i = 1; i <= count; ++i)
        out.push_back({fMinThz * 1e12 + i * spacingGhz * 1e9, baudGbd * 1e9, spacingGhz * 1e9, launchDbm, rollOff});
    return out;
}

inline std::vector<core::LineChannel> combOf(const Row &row)
{
    return uniformComb(static_cast<int>(number(row, "n_ch")), number(row, "f_min_thz"), number(row, "spacing_ghz"), number(row, "baud_gbd"),
                       number(row, "launch_dbm"), number(row, "roll_off"));
}

/// Equal spans whose amplifiers restore the loss.
inline core::Line plainLine(int spans, double lengthKm, double noiseFigureDb = 5)
{
    core::LineSpan span;
    span.lengthKm = lengthKm;
    span.amplifier = {core::FixedNoise{noiseFigureDb}, span.lossDb()};
    core::Line line;
    line.spans.assign(static_cast<std::size_t>(spans), span);
    return line;
}

} // namespace optics
