#include "ui/canvas/MarkPainter.h"

#include "ui/canvas/CanvasTexts.h"
#include "ui/document/Preview.h"
#include "ui/document/Text.h"

#include <QFontMetricsF>

namespace ui {

namespace {

constexpr double crossSize = 24, partSize = 16, pillHeight = 21;

void mark(std::vector<bool> &list, std::size_t index)
{
    if (index < list.size())
        list[index] = true;
}

NetworkMarks marksOf(const core::FailureOutcome &outcome, const core::Scenario &scenario)
{
    NetworkMarks marks;
    marks.outRoutes.assign(scenario->routes.size(), false);
    marks.outSites.assign(scenario->sites.size(), false);
    marks.hitRoutes = marks.outRoutes;
    marks.hitSites = marks.outSites;
    for (const std::size_t route : outcome.failure.routes) {
        mark(marks.outRoutes, route);
        mark(marks.hitRoutes, route);
    }
    for (const std::size_t site : outcome.failure.sites) {
        mark(marks.outSites, site);
        mark(marks.hitSites, site);
    }
    for (const core::Failure::Part &part : outcome.failure.routeParts)
        mark(marks.hitRoutes, part.index);
    for (const core::Failure::Part &part : outcome.failure.siteParts)
        mark(marks.hitSites, part.index);
    for (std::size_t i = 0; i < scenario->routes.size(); ++i) { // what ends at a lost site is lost with it
        const auto a = scenario.siteIndex(scenario->routes[i].a), b = scenario.siteIndex(scenario->routes[i].b);
        if (marks.outSites[*a] || marks.outSites[*b])
            marks.outRoutes[i] = true;
    }
    marks.loads = outcome.loads;
    marks.worstRoute = outcome.worstRoute;
    return marks;
}

NetworkMarks marksOf(const Preview::Cut &cut, const core::Scenario &scenario)
{
    NetworkMarks marks;
    marks.kind = NetworkMarks::Kind::Cut;
    marks.outRoutes.assign(scenario->routes.size(), false);
    marks.outSites.assign(scenario->sites.size(), false);
    marks.hitRoutes = marks.outRoutes;
    for (const std::size_t route : cut.found.routes)
        mark(marks.hitRoutes, route);
    marks.sideOfFrom = cut.found.sideOfFrom;
    marks.from = fromCore(core::displayName(*scenario.site(cut.from)));
    marks.to = fromCore(core::displayName(*scenario.site(cut.to)));
    return marks;
}

/// Scissors' cut: a disc with the sign, and what the route carries beside it.
void paintSevered(QPainter &painter, const CanvasScene &scene, std::size_t route, QPointF centre, const CanvasLook &look, std::vector<QRectF> &taken)
{
    const Theme &theme = *look.theme;
    const QFontMetricsF metrics(theme.fonts.smallMedium);
    const QString text = canvastext::litCapacity(scene, route);
    const double width = metrics.horizontalAdvance(text) + 36;
    const QRectF pill(centre.x() - width / 2, centre.y() - pillHeight / 2, width, pillHeight);
    painter.setPen(QPen(theme.colours.text, 1.5));
    painter.setBrush(theme.colours.base);
    painter.drawRoundedRect(pill, pillHeight / 2, pillHeight / 2);
    paintSymbol(painter, QRectF(pill.left() + 8, pill.top() + 3.5, 14, 14), "cut", theme.colours.text, look.cached);
    painter.setFont(theme.fonts.smallMedium);
    painter.setPen(theme.colours.text);
    painter.drawText(QPointF(pill.left() + 26, pill.center().y() + (metrics.ascent() - metrics.descent()) / 2), text);
    taken.push_back(pill.adjusted(-3, -2, 3, 2));
}

} // namespace

std::optional<NetworkMarks> marksOf(const Preview &preview, const core::Scenario &scenario)
{
    if (preview.failure() != nullptr)
        return marksOf(*preview.failure(), scenario);
    if (preview.cut() != nullptr)
        return marksOf(*preview.cut(), scenario);
    return std::nullopt;
}

QPen outPen(const Theme &theme)
{
    return RampStep{theme.colours.textTertiary, 2, 5}.pen(2);
}

RampStep sideStep(const Theme &theme, int side)
{
    return side == 1 ? RampStep{theme.categorical[2], 0, 0} : RampStep{theme.categorical[1], 5, 4};
}

void paintCross(QPainter &painter, QPointF centre, double diameter, const Theme &theme)
{
    const double arm = diameter * 0.19;
    painter.setPen(QPen(theme.colours.error, diameter > 20 ? 1.75 : 1.5));
    painter.setBrush(theme.colours.base);
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
    painter.setPen(QPen(theme.colours.error, diameter > 20 ? 2 : 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

void paintSides(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look)
{
    if (!scene.showsCut())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const bool small = frame.detail() >= Detail::Square;
    for (const CanvasFrame::Site &drawn : frame.sites()) {
        const bool selected = look.isSelected(ObjectRef::Kind::Site, scene.scenario()->sites[drawn.index].id);
        const double out = (small ? 2.5 : 5) + (selected ? 4 : 0); // beside the halo of the selection
        painter.setPen(sideStep(*look.theme, scene.sites()[drawn.index].side).pen(small ? 1.75 : 3));
        const QRectF rect = drawn.body.adjusted(-out, -out, out, out);
        if (small || scene.scenario()->sites[drawn.index].kind == core::SiteKind::Hub)
            painter.drawEllipse(rect);
        else
            painter.drawRoundedRect(rect, 8 + out, 8 + out);
    }
    painter.restore();
}

void paintMarks(QPainter &painter, const CanvasScene &scene, const CanvasFrame &frame, const CanvasLook &look, std::vector<QRectF> &taken)
{
    if (!scene.marks())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto cross = [&](QPointF centre, bool whole) {
        const double size = whole ? crossSize : partSize;
        paintCross(painter, centre, size, *look.theme);
        taken.push_back(QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size));
    };
    for (const CanvasFrame::Route &route : frame.routes()) {
        const CanvasScene::RouteItem &item = scene.routes()[route.index];
        if (!item.hit)
            continue;
        if (scene.showsCut())
            paintSevered(painter, scene, route.index, pointOn(route.line, (item.lane + 1.0) / (item.lanes + 1.0)).at, look, taken);
        else if (item.out)
            cross(pointOn(route.line, 0.5).at, true);
        else
            cross(pointOn(route.line, 0.3).at, false); // the middle has the pill that says how full the rest is
    }
    for (const CanvasFrame::Site &site : frame.sites()) {
        const CanvasScene::SiteItem &item = scene.sites()[site.index];
        if (item.hit)
            cross(item.out ? site.at : site.body.topLeft(), item.out);
    }
    painter.restore();
}

} // namespace ui
