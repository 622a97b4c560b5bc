#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace core {

/// Glass of a span, figures at 1550 nm. Standard values: G.652.
struct FibreGlass {
    double lossDbPerKm = 0.2;
    double dispersionPsPerNmKm = 16.7;
    std::optional<double> slopePsPerNm2Km; ///< none: beta2 is the same at every frequency
    double effectiveAreaUm2 = 83;
    double n2M2PerW = 2.6e-20;
    double pmdSPerSqrtM = 1.265e-15;
    double groupIndex = 1.468;
    friend bool operator==(const FibreGlass &, const FibreGlass &) = default;
};

/// The same noise figure at every gain.
struct FixedNoise {
    double noiseFigureDb = 5;
};

/// Two gain stages with a loss between them: the noise figure rises as the gain falls below its maximum, and below the least
/// gain the input is padded, 1 dB per dB.
struct TwoStageNoise {
    double firstStageDb = 0, secondStageDb = 0, deltaPDb = 0, gainMinDb = 0, gainMaxDb = 0;
};

/// OpenROADM masks: incremental OSNR (dB in 0.1 nm) by input power per 50 GHz.
enum class OpenRoadmNoise { LowNoiseInline, StandardInline, Preamplifier };

using AmplifierNoise = std::variant<FixedNoise, TwoStageNoise, OpenRoadmNoise>;

struct LineAmplifier {
    AmplifierNoise noise;
    double gainDb = 0;
};

/// A length of fibre and the amplifier after it. Light meets: input connector, attenuator, glass, lumped losses, output connector.
struct LineSpan {
    FibreGlass fibre;
    double lengthKm = 0;
    double connectorInDb = 0, attenuatorInDb = 0, lumpedDb = 0, connectorOutDb = 0;
    LineAmplifier amplifier;
    double lossDb() const { return connectorInDb + attenuatorInDb + fibre.lossDbPerKm * lengthKm + lumpedDb + connectorOutDb; }
};

/// One carrier of the comb. Carriers are given in rising frequency and must not overlap.
struct LineChannel {
    double frequencyHz = 0;
    double baudHz = 0;
    double slotHz = 0;
    double launchDbm = 0; ///< at the output of the booster where there is one, else of the transmitter
    double rollOff = 0;
};

enum class SignalFormat { Gaussian, Qpsk, Qam16, Qam64 };

/// A line of amplified spans.
struct Line {
    std::vector<LineSpan> spans;
    std::optional<LineAmplifier> booster;
    bool srs = false;                             ///< stimulated Raman scattering
    SignalFormat format = SignalFormat::Gaussian; ///< other than Gaussian: with the format correction (integral only)
};

/// What arrives of one carrier. Ratios in the signal bandwidth (the baud rate), dB; always finite: a line without noise gives
/// at most `noiseFreeDb`.
struct ChannelLight {
    double osnrDbSignalBw = 0;   ///< signal over ASE
    double snrNliDbSignalBw = 0; ///< signal over nonlinear interference
    double gsnrDbSignalBw = 0;   ///< signal over both
    double powerOutDbm = 0;      ///< total channel power at the receiver
};

inline constexpr double noiseFreeDb = 200;

struct LineLight {
    std::vector<ChannelLight> channels;
    std::vector<double> dispersionPsPerNm; ///< accumulated, by channel
    double pmdPs = 0;                      ///< root sum of squares
    double latencyMs = 0;
};

/// X in 0.1 nm (12.5 GHz) from X in the signal bandwidth.
double inReferenceBandwidthDb(double signalBwDb, double baudHz);

/// Noise figure at a gain and an input power of the whole amplifier, dBm per 50 GHz.
/// Source: resources/help/optics.md.
double noiseFigureDb(const AmplifierNoise &noise, double gainDb, double inputDbmPer50Ghz);

/// What every model refuses: no spans or channels, lengths, losses or areas that are not above 0, dispersion 0 or changing sign
/// inside the comb, overlapping or unordered slots, carriers outside 180 to 210 THz, symbol rates above their slot, over 4,000
/// channels or 400 spans or 2e8 channels² × spans, anything not finite.
/// @error InvalidValue naming the span or channel (counted from 1) and the mend.
Result<void> checkLine(const Line &line, std::span<const LineChannel> channels);

/// How light fares over a line. Implementations are immutable from outside and thread-safe.
class LineModel {
public:
    LineModel() = default;
    LineModel(const LineModel &) = delete;
    LineModel &operator=(const LineModel &) = delete;
    virtual ~LineModel() = default;
    /// @error InvalidValue, as checkLine.
    virtual Result<LineLight> solve(const Line &line, std::span<const LineChannel> channels) const = 0;
};

/// GNPy's conventions: GN in closed form (asinh), ASE F·h·f·R·G, all powers carried along the line, amplifiers with fixed gain.
std::unique_ptr<LineModel> closedFormModel();

/// The GN integral with coherent spans; every channel is launched into every span at its launch power.
std::unique_ptr<LineModel> integralModel();

} // namespace core
