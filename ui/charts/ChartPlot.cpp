#include "ui/charts/ChartPlot.h"

#include "ui/charts/ChartOverlay.h"
#include "ui/charts/ChartText.h"
#include "ui/document/Text.h"
#include "ui/shell/Style.h"

#include <qcustomplot.h>

#include <QAccessible>

#include <algorithm>

namespace ui {

namespace {

constexpr double wheelZoom = 0.85, keyZoom = 0.8;

} // namespace

ChartPlot::ChartPlot(QWidget *parent)
    : QWidget(parent), m_plot(new QCustomPlot(this)), m_drawing(std::make_unique<ChartDrawing>(*m_plot)), m_overlay(new ChartOverlay(this))
{
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // pointer and keys are read here
    m_plot->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&themeSource(), &ThemeSource::changed, this, &ChartPlot::redraw);
    connect(m_plot, &QCustomPlot::afterReplot, this, &ChartPlot::showReading);
    redraw();
}

ChartPlot::~ChartPlot()
{
    m_plot->disconnect(this);
}

QSize ChartPlot::sizeHint() const
{
    return {theme().metrics.scaled(640), theme().metrics.scaled(300)};
}

QSize ChartPlot::minimumSizeHint() const
{
    return {theme().metrics.scaled(260), theme().metrics.scaled(130)};
}

void ChartPlot::setCurve(const CurvePtr &curve)
{
    const bool sameLines = m_curve && curve && std::ranges::equal(m_curve->lines, curve->lines, {}, &core::CurveLine::id, &core::CurveLine::id);
    m_curve = curve;
    m_samples = CurveSamples(curve);
    if (!sameLines) {
        m_hidden.assign(curve ? curve->lines.size() : 0, false);
        m_reading = -1;
    }
    m_reading = std::min(m_reading, m_samples.count() - 1);
    redraw();
}

void ChartPlot::setLineShown(int line, bool shown)
{
    m_hidden[static_cast<std::size_t>(line)] = !shown;
    redraw();
}

void ChartPlot::redraw()
{
    m_drawing->draw(m_curve, theme(), m_hidden);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartPlot::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(rect());
    m_overlay->setGeometry(rect());
    m_overlay->raise();
}

QPoint ChartPlot::placeOf(int sample) const
{
    if (m_curve->bars)
        return m_drawing->barRow(sample).center().toPoint();
    for (int line = 0; line < static_cast<int>(m_curve->lines.size()); ++line) {
        if (const auto value = m_samples.value(sample, line))
            return m_drawing->pointOf(m_samples.x(sample), *value, m_curve->lines[static_cast<std::size_t>(line)].secondAxis).toPoint();
    }
    return QPointF(m_drawing->pixelOf(m_samples.x(sample)), m_drawing->inside().center().y()).toPoint();
}

void ChartPlot::setReading(int sample)
{
    sample = std::clamp(sample, -1, m_samples.count() - 1);
    const bool other = std::exchange(m_reading, sample) != sample;
    showReading();
    if (!other)
        return;
    setAccessibleDescription(readingText());
    if (hasFocus()) {
        QAccessibleEvent said(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&said);
    }
    emit readingChanged(sample);
}

QString ChartPlot::readingText() const
{
    return m_reading < 0 ? QString() : currentReading().text();
}

ChartReading ChartPlot::currentReading() const
{
    ChartReading reading;
    reading.title = m_samples.title(m_reading);
    if (m_curve->bars) {
        const core::CurveLine &bar = m_curve->lines[static_cast<std::size_t>(m_reading)];
        const double end = m_samples.value(m_reading, m_reading).value_or(0);
        reading.rows.push_back({translated(m_curve->yLabel), chartFigure(end, m_curve->yUnit), QPen(Qt::NoPen)});
        if (m_curve->furtherLabel != nullptr)
            reading.rows.push_back({translated(m_curve->furtherLabel), chartFigure(bar.further.value_or(end), m_curve->yUnit), QPen(Qt::NoPen)});
        reading.stripe = m_drawing->barRow(m_reading);
        reading.x = m_drawing->pixelOf(end);
        return reading;
    }
    reading.x = m_drawing->pixelOf(m_samples.x(m_reading));
    for (int line = 0; line < static_cast<int>(m_curve->lines.size()); ++line) {
        const std::optional<double> value = m_samples.value(m_reading, line);
        const core::CurveLine &of = m_curve->lines[static_cast<std::size_t>(line)];
        if (!value || !isLineShown(line))
            continue;
        const QPen pen = linePen(theme(), line);
        reading.rows.push_back({translated(of.label), chartFigure(*value, m_samples.unit(line)), pen});
        const QPointF point = m_drawing->pointOf(m_samples.x(m_reading), *value, of.secondAxis);
        if (m_drawing->inside().contains(point))
            reading.points.emplace_back(point, pen.color());
    }
    for (const core::Text &mark : m_samples.marks(m_reading))
        reading.rows.push_back({translated(mark), {}, QPen(Qt::NoPen)});
    return reading;
}

void ChartPlot::showReading()
{
    if (m_reading < 0 || m_reading >= m_samples.count())
        return m_overlay->clear();
    const ChartReading reading = currentReading();
    const QRectF inside = m_drawing->inside();
    if (m_curve->bars || (reading.x >= inside.left() - 1 && reading.x <= inside.right() + 1))
        m_overlay->show(reading, inside);
    else
        m_overlay->clear();
}

void ChartPlot::readAt(const QPointF &place)
{
    if (!m_curve)
        return;
    const QRectF inside = m_drawing->inside();
    if (m_curve->bars)
        return setReading(place.y() >= inside.top() && place.y() <= inside.bottom() ? m_drawing->barAt(place.y()) : -1);
    if (!inside.adjusted(-2, 0, 2, 0).contains(place))
        return setReading(-1);
    setReading(m_samples.nearest(m_drawing->xAt(place.x())));
}

bool ChartPlot::takesKey(int key) const
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
    case Qt::Key_0:
        return m_samples.count() > 0;
    case Qt::Key_Escape:
        return m_reading >= 0 || isZoomed();
    default:
        return false;
    }
}

bool ChartPlot::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (takesKey(key->key()) && (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0)
            event->accept(); // before the window's own keys
    }
    return QWidget::event(event);
}

void ChartPlot::keyPressEvent(QKeyEvent *event)
{
    if (!takesKey(event->key()) || (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0)
        return QWidget::keyPressEvent(event);
    const int last = m_samples.count() - 1, page = std::max(1, m_samples.count() / 10);
    const auto zoom = [this](double factor) {
        const QRectF inside = m_drawing->inside();
        m_drawing->zoom(factor, m_reading < 0 || m_curve->bars ? inside.center() : QPointF(m_drawing->pixelOf(m_samples.x(m_reading)), inside.center().y()),
                        true);
    };
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return setReading(m_reading < 0 ? last : std::max(0, m_reading - 1));
    case Qt::Key_Right:
    case Qt::Key_Down:
        return setReading(std::min(last, m_reading + 1));
    case Qt::Key_PageUp:
        return setReading(std::max(0, m_reading - page));
    case Qt::Key_PageDown:
        return setReading(std::min(last, m_reading + page));
    case Qt::Key_Home:
        return setReading(0);
    case Qt::Key_End:
        return setReading(last);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(keyZoom);
    case Qt::Key_Minus:
        return zoom(1 / keyZoom);
    case Qt::Key_Escape:
        setReading(-1);
        [[fallthrough]];
    default:
        m_drawing->showAll();
    }
}

void ChartPlot::mousePressEvent(QMouseEvent *event)
{
    readAt(event->position());
}

void ChartPlot::mouseMoveEvent(QMouseEvent *event)
{
    readAt(event->position());
}

void ChartPlot::mouseDoubleClickEvent(QMouseEvent *)
{
    m_drawing->showAll();
}

void ChartPlot::wheelEvent(QWheelEvent *event)
{
    if (!m_curve || event->angleDelta().y() == 0)
        return QWidget::wheelEvent(event);
    const bool alongY = event->position().x() < m_drawing->inside().left();
    m_drawing->zoom(std::pow(wheelZoom, event->angleDelta().y() / 120.0), event->position(), !alongY);
    event->accept();
}

void ChartPlot::leaveEvent(QEvent *)
{
    if (!hasFocus())
        setReading(-1);
}

void ChartPlot::focusInEvent(QFocusEvent *event)
{
    m_overlay->setRing(isKeyboardReason(event->reason()));
    QWidget::focusInEvent(event);
}

void ChartPlot::focusOutEvent(QFocusEvent *event)
{
    m_overlay->setRing(false);
    setReading(-1);
    QWidget::focusOutEvent(event);
}

} // namespace ui
