#include "core/optics/nli/FibreTables.h"

#include <algorithm>
#include <complex>
#include <numbers>

namespace core {

namespace {

using Complex = std::complex<double>;

/// A grid of half steps over theta.
struct Grid {
    double step = 0;
    std::size_t cells = 0;
    std::size_t samples() const { return 2 * cells + 1; }
};

Grid gridFor(double end, double step)
{
    const double cells = std::ceil(end / step);
    return {end / cells, static_cast<std::size_t>(cells)};
}

/// Where a span's F has settled to its tail.
double tableEnd(double alpha, double lengthKm)
{
    return std::max(12 * alpha, 60 / lengthKm);
}

/// Fine enough for the bell around 0 and, where light still arrives at the end, for the beat of start and end.
double tableStep(double alpha, double lengthKm, double beatKm)
{
    return std::min(2 * std::numbers::pi / (14 * beatKm), std::max(alpha, 1.5 / lengthKm) / 5);
}

double beatLength(double alpha, double lengthKm)
{
    return std::min(lengthKm, 9 / alpha); // e^-9: what is left beats unseen
}

/// e^(j theta L) on the half steps of a grid.
class Rotor {
public:
    Rotor(double step, double lengthKm) : m_turn(std::polar(1.0, step / 2 * lengthKm)) {}
    Complex now() const { return m_now; }
    void advance()
    {
        // written out: std::complex checks for NaN
        m_now = Complex(m_now.real() * m_turn.real() - m_now.imag() * m_turn.imag(), m_now.real() * m_turn.imag() + m_now.imag() * m_turn.real());
    }

private:
    Complex m_now{1, 0}, m_turn;
};

} // namespace

ProductTable<1> spanTable(double alpha, double lengthKm)
{
    const Grid grid = gridFor(tableEnd(alpha, lengthKm), tableStep(alpha, lengthKm, beatLength(alpha, lengthKm)));
    const double end = std::exp(-alpha * lengthKm), lost = -std::expm1(-alpha * lengthKm);
    std::vector<double> samples(grid.samples());
    Rotor half(grid.step, lengthKm / 2);
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const double theta = grid.step / 2 * static_cast<double>(k), sine = half.now().imag();
        samples[k] = (lost * lost + 4 * end * sine * sine) / (alpha * alpha + theta * theta);
        half.advance();
    }
    const double tail = 1 + end * end;
    return {grid.step, samples, {tail}, {-tail * alpha * alpha}};
}

namespace {

/// More cells than this are only asked for where glass of very different loss meets or loss is very small: then the finer detail goes.
constexpr double mostPlaceCells = 4'000;

Grid placeGrid(PlacePart part, const PlacePair &places, double apartKm)
{
    double end = 12 * places.widest(), step = places.narrowest() / 5;
    if (part == PlacePart::Pair || part == PlacePart::Parting)
        end = std::max(end, 60 / apartKm);
    if (part == PlacePart::Pair)
        step = tableStep(places.narrowest(), apartKm, apartKm);
    if (part == PlacePart::Level) {
        end = 60 / apartKm;
        step = 0.3 / apartKm;
    }
    if (end / step > mostPlaceCells)
        (part == PlacePart::Pair ? end : step) = part == PlacePart::Pair ? step * mostPlaceCells : end / mostPlaceCells;
    return gridFor(end, step);
}

/// Level or Dip.
ProductTable<1> smoothPartingTable(bool dip, double alpha, const Grid &grid, double apartKm)
{
    std::vector<double> samples(grid.samples());
    Rotor half(grid.step, apartKm / 2);
    const double atZero = apartKm * apartKm / 2;
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const double theta = grid.step / 2 * static_cast<double>(k), sine = half.now().imag();
        const double level = theta * apartKm < 1e-6 ? atZero : 2 * sine * sine / (theta * theta);
        samples[k] = dip ? level * alpha * alpha / (alpha * alpha + theta * theta) : level;
        half.advance();
    }
    if (!dip)
        return {grid.step, samples, {1}, {0}};
    const double tail = alpha * alpha * atZero;
    return {grid.step, samples, {tail}, {-tail * alpha * alpha}};
}

} // namespace

ProductTable<1> placeTable(PlacePart part, const PlacePair &places, double apartKm)
{
    const bool alone = part == PlacePart::Alone;
    const double a = places.alpha, b = places.otherAlpha, r = places.ratio;
    const Grid grid = placeGrid(part, places, apartKm);
    if (part == PlacePart::Level || part == PlacePart::Dip)
        return smoothPartingTable(part == PlacePart::Dip, places.alpha, grid, apartKm);
    const double odd = places.mirrored ? r * a - b : b - r * a;
    std::vector<double> samples(grid.samples());
    Rotor half(grid.step, alone ? 0 : apartKm / 2);
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const double theta = grid.step / 2 * static_cast<double>(k), square = theta * theta;
        const double sine = half.now().imag(), even = a * b + r * square;
        // 1 - e^(-j theta z) = 2 sin(theta z/2) (sin(theta z/2) + j cos(theta z/2))
        const double parting = 2 * sine * (even * sine - odd * theta * half.now().real());
        samples[k] = (part == PlacePart::Parting ? parting : even - parting) / ((a * a + square) * (b * b + r * r * square));
        half.advance();
    }
    if (part == PlacePart::Pair) // beats itself out
        return {grid.step, samples, {0}, {0}};
    return {grid.step, samples, {1 / r}, {(a * b / r - a * a - b * b / (r * r)) / r}};
}

ProductTable<6> ramanSpanTable(double alpha, double lengthKm)
{
    const Grid grid = gridFor(1.5 * tableEnd(alpha, lengthKm), tableStep(alpha, lengthKm, beatLength(alpha, lengthKm)));
    const double end = std::exp(-alpha * lengthKm);
    std::vector<double> samples(grid.samples() * 6);
    Rotor rotor(grid.step, lengthKm);
    for (std::size_t k = 0; k < grid.samples(); ++k) {
        const double theta = grid.step / 2 * static_cast<double>(k);
        double re[3], im[3];
        for (int m = 0; m < 3; ++m) {
            const double loss = alpha * (m + 1), left = std::exp(-loss * lengthKm);
            const double a = 1 - left * rotor.now().real(), b = -left * rotor.now().imag(), scale = 1 / (loss * loss + theta * theta);
            re[m] = (a * loss - b * theta) * scale;
            im[m] = (a * theta + b * loss) * scale;
        }
        double *out = samples.data() + 6 * k;
        for (int m = 0; m < 3; ++m) {
            for (int n = m; n < 3; ++n)
                *out++ = re[m] * re[n] + im[m] * im[n];
        }
        rotor.advance();
    }
    std::array<double, 6> tail2, tail4;
    std::size_t c = 0;
    for (int m = 1; m <= 3; ++m) {
        for (int n = m; n <= 3; ++n, ++c) {
            tail2[c] = 1 + std::pow(end, m + n);
            tail4[c] = tail2[c] * (m * n - m * m - n * n) * alpha * alpha;
        }
    }
    return {grid.step, samples, tail2, tail4};
}

namespace {

/// Spans of one kind in a row.
struct Row {
    NliSpan span;
    std::size_t count = 1;
    double ratio = 1; ///< of dispersion to the first span's
};

std::vector<Row> rowsOf(std::span<const NliSpan> spans)
{
    std::vector<Row> rows;
    for (const NliSpan &span : spans) {
        if (!rows.empty() && rows.back().span == span)
            ++rows.back().count;
        else
            rows.push_back({span, 1, span.kappa / spans.front().kappa});
    }
    return rows;
}

/// Mean of theta² F where theta is large: each end and each joint of spans scatters on its own.
double tailOf(std::span<const NliSpan> spans)
{
    double before = 0, sum = 0;
    for (const NliSpan &span : spans) {
        const double height = span.weight * spans.front().kappa / span.kappa;
        const double jump = height - before;
        sum += jump * jump;
        before = height * std::exp(-span.alpha * span.lengthKm);
    }
    return sum + before * before;
}

constexpr double mostLinkCells = 40'000;

/// @param stretch  of the end of the grid.
Grid linkGrid(std::span<const Row> rows, double stretch)
{
    double end = 0, step = 1e300, beatKm = 0;
    for (const Row &row : rows) {
        const double size = std::fabs(row.ratio);
        end = std::max(end, stretch * tableEnd(row.span.alpha, row.span.lengthKm) / size);
        step = std::min(step, tableStep(row.span.alpha, row.span.lengthKm, beatLength(row.span.alpha, row.span.lengthKm)) / size);
        beatKm += size * row.span.lengthKm * static_cast<double>(row.count);
    }
    const std::size_t spans = rows.size();
    if (spans > 1 || rows.front().count > 1)
        step = std::min(step, 2 * std::numbers::pi / (14 * beatKm));
    Grid grid = gridFor(end, step);
    if (static_cast<double>(grid.cells) > mostLinkCells)
        grid = gridFor(step * mostLinkCells, step);
    return grid;
}

/// Field of a link on the half steps of a grid.
struct LinkField {
    std::vector<double> re, im;
};

/// One row's field, mu (1 + r + r² + …) with r = e^(j theta L), added behind the phase so far, which it then turns on.
void addRow(const Row &row, double step, LinkField &field, LinkField &phase)
{
    const double alpha = row.span.alpha, end = std::exp(-alpha * row.span.lengthKm), count = static_cast<double>(row.count);
    const double lengthKm = row.span.lengthKm * row.ratio;
    Rotor halfOne(step, lengthKm / 2), halfAll(step, lengthKm * count / 2);
    for (std::size_t k = 0; k < field.re.size(); ++k) {
        const double theta = step / 2 * static_cast<double>(k) * row.ratio;
        const Complex half = halfOne.now(), all = halfAll.now();
        // mu = (1 - E r) (alpha + j theta) / (alpha² + theta²), 1 - r = 2 sin(theta L/2) (sin(theta L/2) - j cos(theta L/2))
        const double lost = -std::expm1(-alpha * row.span.lengthKm), sine = half.imag();
        const double a = lost + 2 * end * sine * sine, b = -2 * end * sine * half.real();
        const double scale = row.span.weight / (alpha * alpha + theta * theta);
        const double muRe = (a * alpha - b * theta) * scale, muIm = (a * theta + b * alpha) * scale;
        // 1 + r + … = e^(j (N-1) theta L/2) sin(N theta L/2) / sin(theta L/2)
        const double ratio = std::fabs(sine) < 1e-9 ? count * all.real() * half.real() : all.imag() / sine;
        const double turnRe = all.real() * half.real() + all.imag() * half.imag(), turnIm = all.imag() * half.real() - all.real() * half.imag();
        const double sumRe = ratio * (muRe * turnRe - muIm * turnIm), sumIm = ratio * (muRe * turnIm + muIm * turnRe);
        const double phaseRe = phase.re[k], phaseIm = phase.im[k];
        field.re[k] += phaseRe * sumRe - phaseIm * sumIm;
        field.im[k] += phaseRe * sumIm + phaseIm * sumRe;
        const double wholeRe = all.real() * all.real() - all.imag() * all.imag(), wholeIm = 2 * all.real() * all.imag();
        phase.re[k] = phaseRe * wholeRe - phaseIm * wholeIm;
        phase.im[k] = phaseRe * wholeIm + phaseIm * wholeRe;
        halfOne.advance();
        halfAll.advance();
    }
}

LinkField linkField(std::span<const Row> rows, const Grid &grid)
{
    const std::size_t n = grid.samples();
    LinkField field{std::vector<double>(n, 0.0), std::vector<double>(n, 0.0)}, phase{std::vector<double>(n, 1.0), std::vector<double>(n, 0.0)};
    for (const Row &row : rows)
        addRow(row, grid.step, field, phase);
    return field;
}

} // namespace

ProductTable<1> linkTable(std::span<const NliSpan> spans)
{
    const std::vector<Row> rows = rowsOf(spans);
    const Grid grid = linkGrid(rows, 1);
    LinkField field = linkField(rows, grid);
    for (std::size_t k = 0; k < field.re.size(); ++k)
        field.re[k] = field.re[k] * field.re[k] + field.im[k] * field.im[k];
    return {grid.step, field.re, {tailOf(spans)}, {0}};
}

FieldTable linkFieldTable(std::span<const NliSpan> spans)
{
    const std::vector<Row> rows = rowsOf(spans);
    const Grid grid = linkGrid(rows, 5.0 / 3);
    const LinkField field = linkField(rows, grid);
    return {grid.step, field.re, field.im};
}

} // namespace core
