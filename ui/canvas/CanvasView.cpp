#include "ui/canvas/CanvasView.h"

#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/CanvasOverlays.h"
#include "ui/canvas/CanvasPainter.h"
#include "ui/canvas/CanvasTexts.h"
#include "ui/canvas/CanvasTools.h"
#include "ui/canvas/InlineEditor.h"
#include "ui/canvas/MarkPainter.h"
#include "ui/canvas/Mercator.h"
#include "ui/canvas/RoutePainter.h"
#include "ui/canvas/SitePainter.h"
#include "ui/document/Edits.h"
#include "ui/document/Figure.h"
#include "ui/document/Preview.h"
#include "ui/document/Text.h"

#include <QStyle>

#include <cmath>

namespace ui {

namespace {

constexpr double mapHundredPercent = 1'960;                                   ///< pixels per radian that count as 100 %: 3.25 km a pixel at the equator
constexpr QMarginsF fitMargins{76, 60, 60, 64}, mapMargins{150, 104, 120, 76}; ///< clear of overlays and of labels
constexpr int restMs = 90;                                                    ///< after which a scaled ground is painted sharp

/// Whether most sites can stand on a map. An empty design starts there, too.
CanvasKind firstKind(const core::Scenario &scenario)
{
    std::size_t placed = 0;
    for (const core::Site &site : scenario->sites)
        placed += site.geo ? 1 : 0;
    return placed * 2 >= scenario->sites.size() ? CanvasKind::Map : CanvasKind::Schematic;
}

} // namespace

CanvasView::CanvasView(Document &document, QWidget *parent) : QAbstractScrollArea(parent), m_document(document), m_preview(Preview::of(document))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Canvas"));
    setAccessibleDescription(tr("Drawing of sites and routes. Tab goes through them by name; the outline holds the same objects as a tree."));

    m_cameras[static_cast<std::size_t>(CanvasKind::Map)] = {{0, -0.35}, 190, {}};
    m_scene.setKind(firstKind(document.current()));
    m_tool = makeTool(Tool::Select, *this);
    m_editor = new InlineEditor(viewport());
    connect(m_editor, &InlineEditor::committed, this, [this](const QString &, bool leaving) {
        closeEditor(true);
        if (leaving && m_editor->isVisible())
            closeEditor(false);
    });
    connect(m_editor, &InlineEditor::cancelled, this, [this] { closeEditor(false); });
    m_overlays = std::make_unique<CanvasOverlays>(*this);

    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_backdrop.isBlurred())
            m_backdrop.refresh();
        viewport()->update();
    });
    m_flight.setDuration(160);
    m_flight.setEasingCurve(QEasingCurve::OutCubic);

    connect(&document, &Document::scenarioChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    });
    connect(&document, &Document::currentChanged, this, [this] {
        closeEditor(true);
        refresh();
    });
    connect(&document, &Document::sizingChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    });
    connect(&document, &Document::designChanged, this, [this] { viewport()->update(); });
    connect(&document, &Document::selectionChanged, this, [this] {
        m_document.sealMerge();
        viewport()->update();
    });
    connect(&m_preview, &Preview::changed, this, &CanvasView::showPreview);
    connect(&document, &Document::revealRequested, this, &CanvasView::reveal);
    connect(&themeSource(), &ThemeSource::changed, this, [this] {
        m_backdrop.refresh();
        viewport()->update();
    });
    connect(&WorldOutlineSource::instance(), &WorldOutlineSource::ready, viewport(), QOverload<>::of(&QWidget::update));
    refresh();
    updateCursor();
}

CanvasView::~CanvasView()
{
    m_editor->disconnect(this);
}

void CanvasView::refresh()
{
    m_scene.update(m_document.current(), m_document.currentSizing());
    if (m_focus && !m_scene.indexOf(*m_focus))
        m_focus.reset();
    if (m_edited && !m_scene.indexOf(*m_edited))
        closeEditor(false);
    m_frameStale = true;
    placeEditor();
    emit contentChanged();
    viewport()->update();
}

void CanvasView::showPreview()
{
    m_scene.setMarks(marksOf(m_preview, m_document.current()));
    emit colourByChanged();
    viewport()->update();
}

const CanvasFrame &CanvasView::frame() const
{
    if (std::exchange(m_frameStale, false))
        m_frame = CanvasFrame(m_scene, camera());
    return m_frame;
}

CanvasLook CanvasView::look() const
{
    CanvasLook look;
    look.theme = &theme();
    look.catalogue = &m_document.catalogue();
    look.colourBy = colourBy();
    look.selection = m_document.selection();
    look.hover = m_hover;
    look.edited = m_edited;
    look.onMap = m_scene.kind() == CanvasKind::Map;
    if (m_showsFocus && hasFocus())
        look.focus = m_focus;
    m_tool->decorate(look);
    return look;
}

void CanvasView::setView(View view)
{
    if (view == this->view())
        return;
    closeEditor(true);
    m_flight.stop();
    m_document.sealMerge();
    m_scene.setKind(view == View::Map ? CanvasKind::Map : CanvasKind::Schematic);
    cameraRef().size = viewport()->size();
    m_hover.reset();
    if (m_untouched[static_cast<std::size_t>(m_scene.kind())])
        fitAll();
    setTool(m_toolId);
    cameraMoved();
    emit viewChanged(view);
    emit contentChanged();
}

void CanvasView::setTool(Tool tool)
{
    closeEditor(true);
    m_document.sealMerge();
    const bool changed = std::exchange(m_toolId, tool) != tool;
    m_tool = makeTool(tool, *this);
    updateCursor();
    if (changed)
        emit toolChanged(tool);
    emit contentChanged();
    viewport()->update();
}

void CanvasView::setColourBy(ColourBy colourBy)
{
    m_colourBy = colourBy;
    emit colourByChanged();
    viewport()->update();
}

std::pair<double, double> CanvasView::zoomLimits() const
{
    return m_scene.kind() == CanvasKind::Map ? std::pair(90.0, 640'000.0) : std::pair(0.02, 4.0);
}

int CanvasView::zoomPercent() const
{
    return static_cast<int>(std::lround(camera().scale * (m_scene.kind() == CanvasKind::Map ? 100 / mapHundredPercent : 100)));
}

Camera CanvasView::fitted(const QRectF &content) const
{
    const bool map = m_scene.kind() == CanvasKind::Map;
    const double least = zoomLimits().first;
    if (map) {
        const bool onePlace = content.width() < 1e-9 && content.height() < 1e-9;
        return Camera::fitting(content, camera().size, mapMargins, least, onePlace ? mapHundredPercent : 60'000);
    }
    const QMarginsF card(cardWidth / 2, cardHeight / 2, cardWidth / 2, cardHeight / 2);
    return Camera::fitting(content.marginsAdded(card), camera().size, fitMargins, least, 1);
}

void CanvasView::fitAll()
{
    m_untouched[static_cast<std::size_t>(m_scene.kind())] = true;
    if (m_scene.scenario()->sites.size() == static_cast<std::size_t>(m_scene.withoutPlace())) {
        if (m_scene.kind() == CanvasKind::Map)
            flyTo({{0, -0.35}, std::max(90.0, std::min(camera().size.width() / 6.6, camera().size.height() / 4.4)), camera().size});
        else
            flyTo({{0, 0}, 1, camera().size});
        return;
    }
    flyTo(fitted(m_scene.bounds()));
}

void CanvasView::fitSelection()
{
    const QRectF content = m_scene.bounds(m_document.selection());
    if (content.isNull() && m_document.selectedSites().empty())
        return;
    m_untouched[static_cast<std::size_t>(m_scene.kind())] = false;
    flyTo(fitted(content));
}

void CanvasView::reveal(const ObjectRef &object)
{
    const QRectF content = m_scene.bounds({object});
    const auto index = m_scene.indexOf(object);
    if (!index || (content.isNull() && object.kind == ObjectRef::Kind::Route))
        return;
    if (object.kind == ObjectRef::Kind::Site && !m_scene.sites()[*index].at)
        return;
    Camera target = fitted(content);
    target.scale = std::min(target.scale, camera().scale);
    target.centre = content.center();
    const QRectF seen = QRectF({0, 0}, camera().size).marginsRemoved(fitMargins);
    const QRectF now(camera().toScreen(content.topLeft()), camera().toScreen(content.bottomRight()));
    if (seen.contains(now.topLeft()) && seen.contains(now.bottomRight()))
        return;
    m_untouched[static_cast<std::size_t>(m_scene.kind())] = false;
    flyTo(target);
}

void CanvasView::flyTo(const Camera &target)
{
    m_flight.stop();
    m_flight.disconnect(this);
    const Camera from = camera();
    const bool still = !isVisible() || from.size.isEmpty() || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0;
    if (still) {
        cameraRef() = target;
        return cameraMoved();
    }
    connect(&m_flight, &QVariantAnimation::valueChanged, this, [this, from, target](const QVariant &value) {
        const double t = value.toDouble();
        Camera now = target;
        now.size = camera().size;
        now.scale = from.scale * std::pow(target.scale / from.scale, t);
        now.centre = from.centre + (target.centre - from.centre) * t;
        cameraRef() = now;
        cameraMoved();
    });
    m_flight.setStartValue(0.0);
    m_flight.setEndValue(1.0);
    m_flight.start();
}

void CanvasView::cameraMoved()
{
    m_frameStale = true;
    placeEditor();
    m_rest.start();
    emit zoomChanged(zoomPercent());
    viewport()->update();
}

void CanvasView::moveCamera(QPointF byPixels)
{
    m_flight.stop();
    m_untouched[static_cast<std::size_t>(m_scene.kind())] = false;
    Camera &camera = cameraRef();
    camera.centre -= byPixels / camera.scale;
    if (m_scene.kind() == CanvasKind::Map) {
        camera.centre.setX(mercator::wrapped(camera.centre.x(), m_scene.middleX()));
        camera.centre.setY(std::clamp(camera.centre.y(), -std::numbers::pi, std::numbers::pi));
    }
    cameraMoved();
}

void CanvasView::zoomBy(double factor, QPointF at)
{
    m_flight.stop();
    m_untouched[static_cast<std::size_t>(m_scene.kind())] = false;
    const auto [least, most] = zoomLimits();
    cameraRef().zoomAt(at, factor, least, most);
    cameraMoved();
}

void CanvasView::zoomIn()
{
    zoomBy(1.25, camera().middle());
}
void CanvasView::zoomOut()
{
    zoomBy(0.8, camera().middle());
}

void CanvasView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const CanvasLook look = this->look();
    if (look.onMap)
        m_backdrop.paint(painter, camera(), *look.theme, WorldOutlineSource::instance().outline());
    else
        paintDots(painter, camera(), *look.theme);
    paintScenario(painter, m_scene, frame(), look);
    m_tool->paint(painter);
    if (look.onMap)
        paintScaleBar(painter, m_overlays->scaleBarCorner(), camera(), *look.theme);
}

void CanvasView::resizeEvent(QResizeEvent *)
{
    const QSizeF size = viewport()->size();
    for (Camera &camera : m_cameras)
        camera.size = size;
    if (m_untouched[static_cast<std::size_t>(m_scene.kind())]) {
        m_flight.stop();
        if (m_scene.scenario()->sites.empty())
            fitAll();
        else
            cameraRef() = fitted(m_scene.bounds());
    }
    m_overlays->layOut();
    cameraMoved();
}

std::optional<ObjectRef> CanvasView::objectAt(QPointF point) const
{
    if (const auto site = frame().siteAt(point))
        return ObjectRef{ObjectRef::Kind::Site, m_scene.scenario()->sites[*site].id};
    if (const auto route = frame().routeAt(point))
        return ObjectRef{ObjectRef::Kind::Route, m_scene.scenario()->routes[*route].id};
    return std::nullopt;
}

std::optional<QPoint> CanvasView::viewPosition(const ObjectRef &object) const
{
    const auto index = m_scene.indexOf(object);
    if (!index)
        return std::nullopt;
    if (object.kind == ObjectRef::Kind::Site) {
        const CanvasFrame::Site *site = frame().site(*index);
        return site == nullptr ? std::nullopt : std::optional(site->at.toPoint());
    }
    const CanvasFrame::Route *route = frame().route(*index);
    return route == nullptr ? std::nullopt : std::optional(pointOn(route->line, 0.5).at.toPoint());
}

void CanvasView::setHover(std::optional<ObjectRef> object)
{
    if (std::exchange(m_hover, object) != object)
        viewport()->update();
}

void CanvasView::setFocusObject(std::optional<ObjectRef> object)
{
    m_focus = std::move(object);
    setAccessibleName(m_focus ? tr("Canvas: %1").arg(canvastext::spoken(m_scene, *m_focus)) : tr("Canvas"));
    viewport()->update();
}

QString CanvasView::tell(const core::Error &error) const
{
    return translated(error);
}

void CanvasView::selectAll()
{
    Selection all;
    for (const core::Site &site : m_document.current()->sites)
        all.insert({ObjectRef::Kind::Site, site.id});
    if (m_document.selection() == all) { // a second time: everything
        for (const core::Route &route : m_document.current()->routes)
            all.insert({ObjectRef::Kind::Route, route.id});
    }
    m_document.setSelection(std::move(all));
}

void CanvasView::deleteSelection()
{
    const Selection objects = m_document.selection();
    if (objects.empty())
        return;
    closeEditor(false);
    removeObjects(m_document, objects);
    say(tr("Deleted. Undo brings it back."));
}

void CanvasView::rename(const ObjectRef &object)
{
    if (!m_scene.indexOf(object))
        return;
    closeEditor(true);
    m_edited = object;
    m_editsLength = false;
    const bool site = object.kind == ObjectRef::Kind::Site;
    QString name = nameOf(m_document, object);
    if (!site) // an unnamed route is called by its ends: nothing to edit
        name = fromCore(m_document.current().route(object.id)->name);
    m_editor->open({}, name, site ? QString() : nameOf(m_document, object), site ? tr("Name of the site") : tr("Name of the route"));
    placeEditor();
}

void CanvasView::editLength(const std::string &routeId)
{
    const core::Route *route = m_document.current().route(routeId);
    if (route == nullptr)
        return;
    closeEditor(true);
    m_edited = ObjectRef{ObjectRef::Kind::Route, routeId};
    m_editsLength = true;
    const auto length = core::routeLength(*route, m_document.current());
    const QString given = route->lengthKm ? exactNumber(*route->lengthKm) : QString();
    m_editor->open({}, given, length ? canvastext::kilometres(length->km) : tr("Length, km"), tr("Length of the route, km"));
    placeEditor();
}

void CanvasView::placeEditor()
{
    const auto index = m_edited ? m_scene.indexOf(*m_edited) : std::nullopt;
    if (!index || m_editor == nullptr)
        return;
    QRectF place = siteNamePlace(frame(), *index);
    if (m_edited->kind == ObjectRef::Kind::Route) {
        const QSizeF size(m_editsLength ? 96 : 170, 26);
        const QPointF middle = routeLabelPlace(m_scene, frame(), *index);
        place = {middle - QPointF(size.width() / 2, size.height() / 2), size};
    }
    m_editor->setGeometry(place.toRect());
}

void CanvasView::closeEditor(bool commit)
{
    if (!m_edited || !m_editor->isVisible())
        return;
    const ObjectRef object = *m_edited;
    if (commit) {
        core::Result<void> done;
        if (m_editsLength)
            done = commitLength(m_document, object.id, m_editor->text());
        else if (m_editor->text().trimmed() != nameOf(m_document, object) && (object.kind == ObjectRef::Kind::Route || !m_editor->text().trimmed().isEmpty()))
            done = ui::rename(m_document, object, m_editor->text());
        if (!done) { // the last good value stays in force
            m_editor->setInvalid(true);
            say(tell(done.error()));
            return;
        }
    }
    m_edited.reset();
    if (window()->focusWidget() == m_editor)
        setFocus(Qt::OtherFocusReason); // before hiding: Qt would pass the focus on to the next object
    m_editor->hide();
    viewport()->update();
}

} // namespace ui
