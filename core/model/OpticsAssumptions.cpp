// What the optical budget rests on besides fibre, spans and design margin.
#include "core/model/AssumptionTables.h"

namespace core {

namespace {

constexpr const char *optics = CORE_TEXT("Optical budget");

using Kind = AssumptionKind;

} // namespace

std::vector<Assumption> opticsAssumptions()
{
    std::vector<Assumption> all;
    const auto add = [&](Assumption assumption) { all.push_back(std::move(assumption)); };

    add({.id = "max_raman_span_db",
         .label = CORE_TEXT("Long-span loss with Raman"),
         .group = optics,
         .unit = "dB",
         .standard = 33.0,
         .minimum = 1,
         .maximum = 60,
         .low = 30,
         .typical = 33,
         .high = 36,
         .hint = CORE_TEXT("Loss of a single span, connectors included, up to which counter-propagating Raman pumps are tried."),
         .source = "Spanwright sizing rules",
         .estimate = true});
    add({.id = "raman",
         .label = CORE_TEXT("Raman pumps"),
         .group = optics,
         .kind = Kind::Choice,
         .standard = std::string("never"),
         .choices = {{"never", CORE_TEXT("never")}, {"single_span", CORE_TEXT("on single spans that need them")}},
         .hint = CORE_TEXT("Whether a long span without huts may be pumped from its far end."),
         .source = "line_system.csv raman_counter"});
    add({.id = "connector_db",
         .label = CORE_TEXT("Connectors, each end of a span"),
         .group = optics,
         .unit = "dB",
         .standard = 0.5,
         .minimum = 0,
         .maximum = 10,
         .low = 0.3,
         .typical = 0.5,
         .high = 1,
         .hint = CORE_TEXT("Loss of connectors and patch panels at each end of every span. Listed span losses hold them already."),
         .source = "site.csv connector_loss",
         .estimate = true});
    add({.id = "span_ageing_db",
         .label = CORE_TEXT("Ageing and repairs, per span"),
         .group = optics,
         .unit = "dB",
         .standard = 0.0,
         .minimum = 0,
         .maximum = 20,
         .low = 0,
         .typical = 0,
         .high = 3,
         .hint = CORE_TEXT("Loss that a span will gain over its life, besides what the design margin keeps back."),
         .source = "planning value",
         .estimate = true});
    add({.id = "nli_model",
         .label = CORE_TEXT("Nonlinear model"),
         .group = optics,
         .kind = Kind::Choice,
         .standard = std::string("integral"),
         .choices = {{"integral", CORE_TEXT("GN integral")}, {"closed_form", CORE_TEXT("closed form, as GNPy")}},
         .hint = CORE_TEXT("How the fibre's nonlinear noise is reckoned. The closed form assumes long spans and errs by decibels on short ones."),
         .source = "Poggiolini, J. Lightwave Technol. 30 (2012) 3857"});
    add({.id = "format_correction",
         .label = CORE_TEXT("Format correction"),
         .group = optics,
         .kind = Kind::Flag,
         .standard = false,
         .hint = CORE_TEXT("Counts QPSK and QAM as less noisy to each other than the Gaussian signals of the GN integral. Off is the safe side."),
         .source = "Carena et al., Opt. Express 22 (2014) 16335"});
    add({.id = "srs",
         .label = CORE_TEXT("Raman tilt between channels"),
         .group = optics,
         .kind = Kind::Choice,
         .standard = std::string("wide"),
         .choices = {{"wide", CORE_TEXT("where C and L are lit")}, {"always", CORE_TEXT("always")}, {"never", CORE_TEXT("never")}},
         .hint = CORE_TEXT("Whether the power that short wavelengths lose to long ones in the fibre is reckoned with."),
         .source = "Spanwright optics page"});
    add({.id = "launch_backoff_db",
         .label = CORE_TEXT("Launch below the best"),
         .group = optics,
         .unit = "dB",
         .standard = 0.0,
         .minimum = -6,
         .maximum = 20,
         .low = 0,
         .typical = 0,
         .high = 2,
         .hint = CORE_TEXT("How far below the power of the best GSNR the channels are launched into amplified fibre."),
         .source = "Spanwright optics page"});
    add({.id = "linewidth_khz",
         .label = CORE_TEXT("Laser linewidth"),
         .group = optics,
         .unit = "khz",
         .standard = 100.0,
         .minimum = 0,
         .maximum = 10'000,
         .low = 50,
         .typical = 100,
         .high = 300,
         .hint = CORE_TEXT("Of the receiver's laser. With much dispersion and a high baud rate it becomes noise (EEPN)."),
         .source = "planning value",
         .estimate = true});
    add({.id = "pmd_ps_per_sqrt_km",
         .label = CORE_TEXT("PMD coefficient, ps/√km"),
         .group = optics,
         .standard = 0.04,
         .minimum = 0,
         .maximum = 10,
         .low = 0.02,
         .typical = 0.04,
         .high = 0.2,
         .hint = CORE_TEXT("Polarisation mode dispersion of the fibre; grows with the root of the length."),
         .source = "GNPy SSMF, 1.265e-15 s/√m"});
    add({.id = "pdl_per_element_db",
         .label = CORE_TEXT("PDL of an element"),
         .group = optics,
         .unit = "dB",
         .standard = 0.1,
         .minimum = 0,
         .maximum = 5,
         .low = 0.05,
         .typical = 0.1,
         .high = 0.3,
         .hint = CORE_TEXT("Polarisation dependent loss of every amplifier and multiplexer; they add as root of the sum of squares."),
         .source = "planning value",
         .estimate = true});
    add({.id = "filter_width_pct",
         .label = CORE_TEXT("Filter width"),
         .group = optics,
         .unit = "%",
         .standard = 95.0,
         .minimum = 10,
         .maximum = 200,
         .low = 85,
         .typical = 95,
         .high = 100,
         .hint = CORE_TEXT("Width of a multiplexer's channel at −3 dB, of the slot."),
         .source = "planning value",
         .estimate = true});
    return all;
}

} // namespace core
