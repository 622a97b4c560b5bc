#include "ui/print/CanvasPicture.h"

#include "core/base/FileIo.h"
#include "core/sizing/Sizing.h"
#include "ui/canvas/AutoLayout.h"
#include "ui/canvas/Backdrop.h"
#include "ui/canvas/CanvasPainter.h"
#include "ui/document/Text.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace ui {

namespace {

constexpr double border = 56, largestSide = 6'000, mapWidth = 1'400, mapHeight = 900;
constexpr int density = 2;

CanvasKind kindFor(const core::Scenario &scenario)
{
    const bool onMap = !scenario->sites.empty() && std::ranges::all_of(scenario->sites, [](const core::Site &site) { return site.geo && !site.canvas; });
    return onMap ? CanvasKind::Map : CanvasKind::Schematic;
}

/// The whole scenario at 100 %, smaller only where the picture would become larger than anybody prints.
Camera cameraFor(const CanvasScene &scene)
{
    const QMarginsF around(border, border, border, border + 40);
    if (scene.kind() == CanvasKind::Map)
        return Camera::fitting(scene.bounds(), {mapWidth, mapHeight}, around + 60, 90, scene.bounds().isEmpty() ? 1'960 : 60'000);
    const QRectF content = scene.bounds().marginsAdded({cardWidth / 2, cardHeight / 2, cardWidth / 2, cardHeight / 2});
    const double scale = std::min({1.0, (largestSide - 2 * border) / content.width(), (largestSide - 2 * border) / content.height()});
    const QSizeF size(std::ceil(std::max(content.width() * scale, 240.0) + 2 * border), std::ceil(content.height() * scale + 2 * border + 60));
    return Camera::fitting(content, size, {border, border, border, border + 60}, scale / 2, scale);
}

void paintPicture(QPainter &painter, const CanvasScene &scene, const Camera &camera, const core::Catalogue &catalogue)
{
    CanvasLook look;
    look.theme = &paperTheme();
    look.catalogue = &catalogue;
    look.onMap = scene.kind() == CanvasKind::Map;
    look.cached = false;
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.onMap)
        paintMap(painter, camera, *look.theme, WorldOutlineSource::instance().outlineNow().get());
    else
        painter.fillRect(QRectF({0, 0}, camera.size), look.theme->colours.canvas);
    paintScenario(painter, scene, CanvasFrame(scene, camera), look);
    if (look.onMap)
        paintScaleBar(painter, {camera.size.width() - 20, camera.size.height() - 24}, camera, *look.theme);

    const QSizeF legend = paintLegendRows(nullptr, {}, scene, look);
    if (legend.height() <= 0)
        return;
    const QRectF panel(12, camera.size.height() - legend.height() - 28, legend.width() + 24, legend.height() + 16);
    painter.setPen(QPen(look.theme->colours.hairline, 1));
    painter.setBrush(look.theme->colours.panel);
    painter.drawRoundedRect(panel, 6, 6);
    paintLegendRows(&painter, panel.topLeft() + QPointF(12, 8), scene, look);
}

core::Result<std::string> asPng(const CanvasScene &scene, const Camera &camera, const core::Catalogue &catalogue)
{
    QImage image((camera.size * density).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return core::Error{core::ErrorCode::TooLarge, CORE_TEXT("The picture was not written: there is not enough memory for it."), {}, {}};
    image.setDevicePixelRatio(density);
    QPainter painter(&image);
    paintPicture(painter, scene, camera, catalogue);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return core::Error{core::ErrorCode::Io, CORE_TEXT("The picture was not written: it could not be made into a PNG."), {}, {}};
    return buffer.data().toStdString();
}

std::string asSvg(const CanvasScene &scene, const Camera &camera, const core::Catalogue &catalogue)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(camera.size.toSize());
    generator.setViewBox(QRectF({0, 0}, camera.size));
    generator.setResolution(96);
    generator.setTitle(fromCore(scene.scenario()->name));
    QPainter painter(&generator);
    paintPicture(painter, scene, camera, catalogue);
    painter.end();
    return buffer.data().toStdString();
}

} // namespace

core::Result<void> writeCanvasPicture(const core::Design &design, const std::string &scenarioId, const std::filesystem::path &path)
{
    Q_ASSERT(qGuiApp != nullptr);
    const core::Scenario *scenario = design.scenario(scenarioId);
    if (scenario == nullptr)
        return core::Error{core::ErrorCode::NotFound, CORE_TEXT("There is no scenario “%1”."), {scenarioId}, {}};
    const bool png = path.extension() == ".png", svg = path.extension() == ".svg";
    if (!png && !svg)
        return core::Error{core::ErrorCode::Unsupported, CORE_TEXT("“%1” is no picture this program writes. Give the file the suffix .png or .svg."), {path.string()}, {}};
    core::Result<core::Catalogue> catalogue = core::Catalogue::shipped().withOverlay(design.catalogue);
    if (!catalogue)
        return catalogue.error();
    core::Result<core::Sizing> sizing = core::size(*scenario, *catalogue);
    if (!sizing)
        return sizing.error();

    CanvasScene scene;
    scene.setKind(kindFor(*scenario));
    scene.update(*scenario, std::make_shared<const core::Sizing>(*std::move(sizing)));
    const Camera camera = cameraFor(scene);
    if (svg)
        return core::writeFileAtomically(path, asSvg(scene, camera, *catalogue));
    const core::Result<std::string> bytes = asPng(scene, camera, *catalogue);
    if (!bytes)
        return bytes.error();
    return core::writeFileAtomically(path, *bytes);
}

} // namespace ui
