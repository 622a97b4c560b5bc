#include "ui/charts/ChartDrawing.h"

#include "ui/charts/ChartText.h"
#include "ui/charts/ChartTicker.h"
#include "ui/document/Text.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double subjectWidth = 2.25, otherWidth = 1.75, markRadius = 6, hollowRadius = 3.5;
constexpr double roomAround = 0.06;  // of the values' range, above and below the curves
constexpr double mostHeadroom = 0.3; // of the height, kept free for labels; in a low chart they lie over the curves
constexpr int mostNameWidth = 240;   // of a bar's name

QPen dashed(const QColor &colour, double dash, double gap)
{
    QPen pen(colour, 1, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({dash, gap});
    return pen;
}

QColor mixed(const QColor &a, const QColor &b, double shareOfA)
{
    const auto part = [shareOfA](int x, int y) { return static_cast<int>(std::lround(x * shareOfA + y * (1 - shareOfA))); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

bool isShown(const std::vector<bool> &hidden, std::size_t line)
{
    return line >= hidden.size() || !hidden[line];
}

QVector<double> toVector(const std::vector<double> &values)
{
    return {values.begin(), values.end()};
}

} // namespace

QPen linePen(const Theme &look, int line)
{
    static const std::vector<QList<qreal>> patterns{{}, {8, 4}, {2, 3}, {8, 3, 2, 3}};
    const double width = line == 0 ? subjectWidth : otherWidth;
    QPen pen(look.categorical[static_cast<std::size_t>(line) % look.categorical.size()], width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    QList<qreal> pattern = patterns[static_cast<std::size_t>(line) % patterns.size()];
    for (qreal &length : pattern)
        length /= width; // Qt counts dashes in pen widths
    if (!pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

QColor barColour(const Theme &look)
{
    return look.categorical[0];
}

QColor furtherColour(const Theme &look)
{
    return mixed(look.categorical[0], look.colours.base, 0.4);
}

ChartDrawing::ChartDrawing(QCustomPlot &plot) : m_plot(plot)
{
    m_plot.setNotAntialiasedElements(QCP::aeGrid | QCP::aeAxes);
    QObject::connect(&m_plot, &QCustomPlot::afterLayout, &m_plot, [this] { placeLabels(); });
}

void ChartDrawing::draw(const CurvePtr &curve, const Theme &look, const std::vector<bool> &hidden)
{
    m_plot.clearPlottables();
    m_plot.clearItems();
    m_topLabels.clear();
    m_pointLabels.clear();
    m_rows = 0;
    m_curve = curve;
    m_look = &look;
    styleAxes();
    if (!curve)
        return;
    nameAxes();
    if (curve->bars)
        addBars();
    else
        addLines(hidden);
    addLimits();
    addMarks();
    takeRanges(hidden);
    showAll();
}

void ChartDrawing::styleAxes()
{
    const ThemeColours &colours = m_look->colours;
    const bool bars = m_curve && m_curve->bars, second = m_curve && m_curve->y2Label != nullptr && !bars;
    const auto scaled = [this](int pixels) { return m_look->metrics.scaled(pixels); };
    m_plot.setBackground(colours.base);
    for (QCPAxis *axis : {m_plot.xAxis, m_plot.yAxis, m_plot.xAxis2, m_plot.yAxis2}) {
        axis->setBasePen({colours.axis, 1});
        axis->setTickPen({colours.axis, 1});
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(scaled(5));
        axis->setTickLabelPadding(scaled(6));
        axis->setTickLabelFont(m_look->fonts.small);
        axis->setTickLabelColor(colours.textSecondary);
        axis->grid()->setPen({colours.gridline, 1});
        axis->grid()->setSubGridVisible(false);
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    const bool logarithmic = m_curve && m_curve->xLog && !bars;
    m_plot.xAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new ChartTicker(logarithmic)));
    m_plot.yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new ChartTicker(false)));
    m_plot.yAxis2->setTicker(QSharedPointer<QCPAxisTicker>(new ChartTicker(false)));
    m_plot.xAxis->grid()->setVisible(bars); // lines across the way the eye reads
    m_plot.yAxis->grid()->setVisible(!bars);
    m_plot.xAxis2->setVisible(false);
    m_plot.yAxis2->setVisible(second);
    m_plot.axisRect()->setMinimumMargins({scaled(bars ? 12 : 62), scaled(26), scaled(20), scaled(44)});
}

void ChartDrawing::nameAxes()
{
    const auto name = [this](const QString &words, QPointF ratio, Qt::Alignment alignment, const QMargins &padding) {
        auto *item = new QCPItemText(&m_plot);
        item->setClipToAxisRect(false);
        item->position->setType(QCPItemPosition::ptAxisRectRatio);
        item->position->setCoords(ratio);
        item->setPositionAlignment(alignment);
        item->setPadding(padding);
        item->setFont(m_look->fonts.small);
        item->setColor(m_look->colours.textSecondary);
        item->setText(words);
    };
    const int above = m_look->metrics.scaled(7), below = m_look->metrics.scaled(27);
    if (m_curve->bars)
        return name(axisName(m_curve->yLabel, m_curve->yUnit), {1, 1}, Qt::AlignRight | Qt::AlignTop, {0, below, 0, 0});
    name(axisName(m_curve->yLabel, m_curve->yUnit), {0, 0}, Qt::AlignLeft | Qt::AlignBottom, {0, 0, 0, above});
    name(axisName(m_curve->xLabel, m_curve->xUnit, m_curve->xLog), {1, 1}, Qt::AlignRight | Qt::AlignTop, {0, below, 0, 0});
    if (m_curve->y2Label != nullptr)
        name(axisName(m_curve->y2Label, m_curve->y2Unit), {1, 0}, Qt::AlignRight | Qt::AlignBottom, {0, 0, 0, above});
}

void ChartDrawing::addLines(const std::vector<bool> &hidden)
{
    for (std::size_t i = m_curve->lines.size(); i-- > 0;) { // the subject lies on top
        const core::CurveLine &line = m_curve->lines[i];
        QCPGraph *graph = m_plot.addGraph(m_plot.xAxis, line.secondAxis ? m_plot.yAxis2 : m_plot.yAxis);
        graph->setData(toVector(line.x), toVector(line.y), true);
        graph->setPen(linePen(*m_look, static_cast<int>(i)));
        graph->setLineStyle(line.steps ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
        graph->setAdaptiveSampling(true);
        graph->setVisible(isShown(hidden, i));
    }
}

void ChartDrawing::addBars()
{
    const int count = static_cast<int>(m_curve->lines.size());
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    auto *further = new QCPBars(m_plot.yAxis, m_plot.xAxis), *bars = new QCPBars(m_plot.yAxis, m_plot.xAxis);
    const QFontMetrics metrics(m_look->fonts.small);
    for (int i = 0; i < count; ++i) {
        const core::CurveLine &line = m_curve->lines[static_cast<std::size_t>(i)];
        const double at = count - 1 - i, end = line.y.empty() ? 0 : line.y.back();
        names->addTick(at, metrics.elidedText(translated(line.label), Qt::ElideRight, m_look->metrics.scaled(mostNameWidth)));
        bars->addData(at, end);
        if (line.further)
            further->addData(at, *line.further);
        QCPItemText *value = text({}, m_look->fonts.smallMedium, m_look->colours.text, Qt::AlignLeft | Qt::AlignVCenter);
        const QString figure = chartFigure(end, m_curve->yUnit);
        // It stands behind the longer bar: without that bar's own figure it would be read as its length.
        value->setText(line.further && *line.further > end ? QStringLiteral("%1 (%2)").arg(figure, chartFigure(*line.further, m_curve->yUnit)) : figure);
        value->position->setCoords(std::max(end, line.further.value_or(end)), at);
        value->setPadding({m_look->metrics.scaled(6), 0, 0, 0});
        value->setBrush(Qt::NoBrush);
    }
    for (QCPBars *each : {further, bars}) {
        each->setPen(Qt::NoPen);
        each->setWidth(0.62);
        each->setBrush(each == bars ? barColour(*m_look) : furtherColour(*m_look));
    }
    m_plot.yAxis->setTicker(names);
}

QCPItemText *ChartDrawing::text(const core::Text &words, const QFont &font, const QColor &colour, Qt::Alignment alignment)
{
    auto *item = new QCPItemText(&m_plot);
    item->setClipToAxisRect(false);
    item->position->setType(QCPItemPosition::ptPlotCoords);
    item->setPositionAlignment(alignment);
    item->setFont(font);
    item->setColor(colour);
    QColor ground = m_look->colours.base; // lines pass behind it
    ground.setAlphaF(0.85F);
    item->setBrush(ground);
    item->setLayer(QStringLiteral("legend"));
    item->setPadding({3, 1, 3, 1});
    if (!words.empty())
        item->setText(translated(words));
    return item;
}

void ChartDrawing::addLimits()
{
    for (const core::CurveLimit &limit : m_curve->limits) {
        auto *line = new QCPItemStraightLine(&m_plot);
        line->setPen(dashed(m_look->colours.textSecondary, 2, 3));
        if (m_curve->bars) {
            line->point1->setCoords(limit.y, 0);
            line->point2->setCoords(limit.y, 1);
            m_topLabels.push_back({text(limit.label, m_look->fonts.small, m_look->colours.textSecondary, Qt::AlignLeft | Qt::AlignTop), limit.y});
            continue;
        }
        line->point1->setCoords(1, limit.y);
        line->point2->setCoords(2, limit.y);
        QCPItemText *name = text(limit.label, m_look->fonts.small, m_look->colours.textSecondary, Qt::AlignLeft | Qt::AlignBottom);
        name->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        name->position->setCoords(0, limit.y);
        name->setBrush(Qt::NoBrush);
    }
}

void ChartDrawing::addMarks()
{
    if (m_curve->bars)
        return;
    const ThemeColours &colours = m_look->colours;
    for (const core::CurveMark &mark : m_curve->marks) {
        auto *drop = new QCPItemLine(&m_plot);
        drop->setPen(dashed(mark.y ? m_look->categorical[0] : colours.textTertiary, 3, 3));
        for (QCPItemPosition *end : {drop->start, drop->end}) {
            end->setTypeX(QCPItemPosition::ptPlotCoords);
            end->setTypeY(QCPItemPosition::ptAxisRectRatio);
            end->setCoords(mark.x, end == drop->start ? 1 : 0);
        }
        if (!mark.y) {
            m_topLabels.push_back({text(mark.label, m_look->fonts.small, colours.text, Qt::AlignLeft | Qt::AlignTop), mark.x});
            continue;
        }
        drop->end->setTypeY(QCPItemPosition::ptPlotCoords);
        drop->end->setCoords(mark.x, *mark.y);
        QCPGraph *point = m_plot.addGraph();
        point->setLineStyle(QCPGraph::lsNone);
        const double radius = mark.today ? markRadius : hollowRadius;
        point->setScatterStyle({QCPScatterStyle::ssCircle, QPen(mark.today ? colours.base : m_look->categorical[0], 2),
                                mark.today ? m_look->categorical[0] : colours.base, 2 * radius}); // ssDisc would ignore the brush
        point->addData(mark.x, *mark.y);
        QCPItemText *name = text(mark.label, m_look->fonts.smallMedium, colours.text, Qt::AlignLeft | Qt::AlignBottom);
        name->position->setParentAnchor(drop->end); // from here on in pixels
        name->position->setType(QCPItemPosition::ptAbsolute);
        m_pointLabels.push_back({name, mark.x});
    }
}

void ChartDrawing::takeRanges(const std::vector<bool> &hidden)
{
    const auto widen = [](double &low, double &high, double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    };
    constexpr double none = std::numeric_limits<double>::infinity();
    m_lowX = m_lowY = m_lowY2 = none;
    m_highX = m_highY = m_highY2 = -none;
    for (std::size_t i = 0; i < m_curve->lines.size(); ++i) {
        const core::CurveLine &line = m_curve->lines[i];
        for (std::size_t at = 0; at < line.y.size(); ++at) {
            widen(m_lowX, m_highX, m_curve->bars ? std::max(line.y[at], line.further.value_or(0)) : line.x[at]);
            if (!m_curve->bars && isShown(hidden, i))
                widen(line.secondAxis ? m_lowY2 : m_lowY, line.secondAxis ? m_highY2 : m_highY, line.y[at]);
        }
    }
    for (const core::CurveLimit &limit : m_curve->limits)
        m_curve->bars ? widen(m_lowX, m_highX, limit.y) : widen(m_lowY, m_highY, limit.y);
    for (const core::CurveMark &mark : m_curve->marks) {
        widen(m_lowX, m_highX, mark.x);
        if (mark.y)
            widen(m_lowY, m_highY, *mark.y);
    }
    const auto spread = [](double &low, double &high, double share) {
        if (low > high)
            low = 0, high = 1;
        const double room = high - low > 1e-9 * std::fabs(high) ? share * (high - low) : std::max(1.0, share * std::fabs(high));
        low -= room;
        high += room;
    };
    if (m_curve->bars) {
        m_lowX = 0;
        const bool two = std::ranges::any_of(m_curve->lines, [](const core::CurveLine &line) { return line.further.has_value(); });
        m_highX = (two ? 1.28 : 1.18) * std::max(m_highX, 1e-9); // the last figures stand behind their bar
        m_lowY = -0.6;
        m_highY = static_cast<double>(m_curve->lines.size()) - 0.4;
        return;
    }
    if (!(m_highX > m_lowX))
        spread(m_lowX, m_highX, 0);
    spread(m_lowY, m_highY, roomAround);
    spread(m_lowY2, m_highY2, roomAround);
}

double ChartDrawing::headroom() const
{
    const double height = std::max(80, m_plot.axisRect()->height()), row = QFontMetrics(m_look->fonts.small).height() + 3;
    const double share = std::min(mostHeadroom, m_rows * row / height);
    return share / (1 - share);
}

void ChartDrawing::showAll()
{
    m_zoomed = false;
    m_plot.xAxis->setRange(m_lowX, m_highX);
    m_plot.yAxis->setRange(m_lowY, m_highY + headroom() * (m_highY - m_lowY));
    m_plot.yAxis2->setRange(m_lowY2, m_highY2 + headroom() * (m_highY2 - m_lowY2));
    m_plot.replot(QCustomPlot::rpQueuedReplot);
}

void ChartDrawing::placeLabels()
{
    if (!m_curve)
        return;
    const double left = m_plot.axisRect()->left(), right = m_plot.axisRect()->right(), height = std::max(1, m_plot.axisRect()->height());
    const double gap = 4, row = QFontMetrics(m_look->fonts.small).height() + 3;
    std::vector<double> usedTo; // by row, pixels
    std::ranges::sort(m_topLabels, {}, &TopLabel::x);
    for (const TopLabel &label : m_topLabels) {
        const double at = pixelOf(label.x), width = QFontMetricsF(label.item->font()).horizontalAdvance(label.item->text()) + 8;
        const bool seen = at >= left - 1 && at <= right + 1, turned = at + width > right;
        label.item->setVisible(seen);
        if (!seen)
            continue;
        const double from = turned ? at - width : at;
        std::size_t place = 0;
        while (place < usedTo.size() && usedTo[place] + gap > from)
            ++place;
        if (place == usedTo.size())
            usedTo.push_back(0);
        usedTo[place] = turned ? right : at + width;
        label.item->setPositionAlignment((turned ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
        label.item->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        const double down = static_cast<double>(place) - (m_curve->bars ? 1 : 0); // over the bars, not on them
        label.item->position->setCoords(label.x, down * row / height);
    }
    for (const TopLabel &label : m_pointLabels) {
        const double at = pixelOf(label.x), width = QFontMetricsF(label.item->font()).horizontalAdvance(label.item->text()) + 20;
        const bool turned = at + width > right;
        label.item->setVisible(at >= left - 1 && at <= right + 1);
        // Above its point, or below it where the labels along the top would meet it.
        const double belowRows = m_plot.axisRect()->top() + row * static_cast<double>(usedTo.size());
        const bool under = !m_curve->bars && label.item->position->parentAnchor()->pixelPosition().y() - markRadius - row < belowRows;
        label.item->setPositionAlignment((turned ? Qt::AlignRight : Qt::AlignLeft) | (under ? Qt::AlignTop : Qt::AlignBottom));
        label.item->position->setCoords(turned ? -markRadius : markRadius, under ? markRadius : -markRadius);
    }
    const int rows = m_curve->bars ? 0 : static_cast<int>(usedTo.size());
    if (rows != m_rows && !m_zoomed) {
        m_rows = rows;
        showAll();
    }
}

void ChartDrawing::zoom(double factor, QPointF at, bool alongX)
{
    QCPAxis *axis = alongX ? m_plot.xAxis : m_plot.yAxis;
    if (m_curve && m_curve->bars && !alongX)
        return; // bars all stay in view
    m_zoomed = true;
    axis->scaleRange(factor, axis->pixelToCoord(alongX ? at.x() : at.y()));
    m_plot.replot(QCustomPlot::rpQueuedReplot);
}

QRectF ChartDrawing::inside() const
{
    return QRectF(m_plot.axisRect()->rect());
}

double ChartDrawing::pixelOf(double x) const
{
    return m_plot.xAxis->coordToPixel(x);
}

double ChartDrawing::xAt(double pixel) const
{
    return m_plot.xAxis->pixelToCoord(pixel);
}

QPointF ChartDrawing::pointOf(double x, double y, bool secondAxis) const
{
    return {pixelOf(x), (secondAxis ? m_plot.yAxis2 : m_plot.yAxis)->coordToPixel(y)};
}

QRectF ChartDrawing::barRow(int bar) const
{
    const double at = static_cast<double>(m_curve->lines.size()) - 1 - bar;
    const double top = m_plot.yAxis->coordToPixel(at + 0.5), bottom = m_plot.yAxis->coordToPixel(at - 0.5);
    return {inside().left(), top, inside().width(), bottom - top};
}

int ChartDrawing::barAt(double pixelY) const
{
    const int count = static_cast<int>(m_curve->lines.size());
    const int bar = count - 1 - static_cast<int>(std::lround(m_plot.yAxis->pixelToCoord(pixelY)));
    return bar >= 0 && bar < count ? bar : -1;
}

} // namespace ui
