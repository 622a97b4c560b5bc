#include "core/model/Design.h"
#include "ui/canvas/CanvasView.h"
#include "ui/document/Document.h"
#include "ui/document/Preview.h"

#include <QApplication>
#include <QPixmap>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <cmath>
#include <random>

// Frames of the canvas at 1,000 sites and 3,000 routes: each must take less than 16.7 ms for 60 a second.

namespace {

core::Design largeDesign()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> latitude(36, 60), longitude(-9, 30);
    core::ScenarioParts parts;
    parts.id = "scenario1";
    parts.name = "Large";
    for (int i = 0; i < 1'000; ++i) {
        core::Site site;
        site.id = "s" + std::to_string(i);
        site.name = "Site " + std::to_string(i);
        site.kind = i % 3 == 0 ? core::SiteKind::Campus : core::SiteKind::Hub;
        site.geo = core::GeoPosition{latitude(random), longitude(random)};
        parts.sites.push_back(std::move(site));
    }
    std::uniform_int_distribution<int> any(0, 999);
    for (int i = 0; i < 3'000; ++i) {
        core::Route route;
        const int a = any(random);
        route.id = "r" + std::to_string(i);
        route.a = "s" + std::to_string(a);
        route.b = "s" + std::to_string((a + 1 + any(random) % 999) % 1'000);
        route.lengthKm = 300;
        parts.routes.push_back(std::move(route));
    }
    core::Design design;
    design.name = "Large";
    design.scenarios.push_back(*core::Scenario::make(std::move(parts)));
    return design;
}

class Window {
public:
    explicit Window(ui::CanvasView::View kind) : document(largeDesign()), view(document), screen(QSize(1'600, 1'000))
    {
        view.resize(screen.size());
        view.setView(kind);
        view.show();
        view.fitAll();
        paint();
    }

    void paint() { view.viewport()->render(&screen); }
    void wheel(int delta)
    {
        QWheelEvent event({700, 400}, {700, 400}, {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void mouse(QEvent::Type type, QPointF at)
    {
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, at, moves ? Qt::NoButton : Qt::LeftButton, type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }

    ui::Document document;
    ui::CanvasView view;
    QPixmap screen;
};

ui::CanvasView::View kindOf(const benchmark::State &state)
{
    return state.range(0) == 0 ? ui::CanvasView::View::Schematic : ui::CanvasView::View::Map;
}

void canvasPan(benchmark::State &state)
{
    Window window(kindOf(state));
    int step = 0;
    for ([[maybe_unused]] auto frame : state) {
        window.view.moveCamera((step++ / 20) % 2 == 0 ? QPointF(7, 3) : QPointF(-7, -3));
        window.paint();
    }
}
BENCHMARK(canvasPan)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void canvasZoom(benchmark::State &state)
{
    Window window(kindOf(state));
    int step = 0;
    for ([[maybe_unused]] auto frame : state) {
        window.wheel((step++ / 12) % 2 == 0 ? 120 : -120);
        window.paint();
    }
}
BENCHMARK(canvasZoom)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void canvasDrag(benchmark::State &state)
{
    Window window(kindOf(state));
    const ui::ObjectRef site{ui::ObjectRef::Kind::Site, "s500"};
    const QPointF from = window.view.viewPosition(site).value();
    window.mouse(QEvent::MouseButtonPress, from);
    int step = 0;
    for ([[maybe_unused]] auto frame : state) {
        ++step;
        window.mouse(QEvent::MouseMove, from + QPointF(30 * std::sin(step * 0.1), 30 + step % 40));
        window.paint();
    }
    window.mouse(QEvent::MouseButtonRelease, from);
}
BENCHMARK(canvasDrag)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// Going from one previewed failure to the next, as with the arrow keys in the table.
void canvasPreview(benchmark::State &state)
{
    Window window(kindOf(state));
    ui::Preview &preview = ui::Preview::of(window.document);
    const std::size_t routes = window.document.current()->routes.size();
    std::size_t step = 0;
    for ([[maybe_unused]] auto frame : state) {
        core::FailureOutcome outcome;
        outcome.failure.routes = {++step % routes};
        for (std::size_t i = 0; i < routes; ++i)
            outcome.loads.push_back(static_cast<double>((i + step) % 13) / 10);
        preview.show(std::move(outcome));
        window.paint();
    }
}
BENCHMARK(canvasPreview)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace
