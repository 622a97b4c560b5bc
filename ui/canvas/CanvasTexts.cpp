#include "ui/canvas/CanvasTexts.h"

#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QCoreApplication>
#include <QSet>

#include <cmath>

namespace ui::canvastext {

namespace {

struct Canvas {
    Q_DECLARE_TR_FUNCTIONS(ui::Canvas)
};

QString count(std::int64_t value)
{
    return figure(static_cast<double>(value), "", true).number;
}

double powerMw(const CanvasScene &scene, const core::Site &site)
{
    return site.powerMw.value_or(scene.scenario()->assumptions.number("power_mw"));
}

} // namespace

QString siteName(const CanvasScene &scene, std::size_t site)
{
    return fromCore(core::displayName(scene.scenario()->sites[site]));
}

QString routeName(const CanvasScene &scene, std::size_t route)
{
    return fromCore(core::displayName(scene.scenario()->routes[route], scene.scenario()));
}

QString sitePower(const CanvasScene &scene, std::size_t index)
{
    const core::Site &site = scene.scenario()->sites[index];
    if (site.kind == core::SiteKind::Hub && !site.powerMw)
        return {};
    return figure(powerMw(scene, site), "MW", false).text();
}

QString siteLine(const CanvasScene &scene, std::size_t index)
{
    const QString power = sitePower(scene, index);
    const core::SiteSizing *sizing = scene.sites()[index].sizing;
    if (sizing == nullptr || sizing->coherentPorts == 0)
        return power;
    const QString ports = Canvas::tr("%Ln port(s)", nullptr, static_cast<int>(sizing->coherentPorts));
    return power.isEmpty() ? ports : Canvas::tr("%1 · %2", "power and ports").arg(power, ports);
}

std::vector<std::pair<QString, QString>> cardRows(const CanvasScene &scene, std::size_t index, const core::Catalogue &catalogue)
{
    const core::Site &site = scene.scenario()->sites[index];
    const core::SiteSizing *sizing = scene.sites()[index].sizing;
    const auto known = [](const auto &value) { return value ? std::optional(static_cast<double>(*value)) : std::nullopt; };
    std::vector<std::pair<QString, QString>> rows;
    if (site.kind == core::SiteKind::Campus) {
        rows.emplace_back(Canvas::tr("Accelerators"), sizing ? count(sizing->accelerators) : QStringLiteral("–"));
        rows.emplace_back(Canvas::tr("Back-end"), figure(sizing ? std::optional(sizing->backendGbps) : std::nullopt, "gbps", false).text());
    } else {
        rows.emplace_back(Canvas::tr("Coherent ports"), sizing ? count(sizing->coherentPorts) : QStringLiteral("–"));
        rows.emplace_back(Canvas::tr("Client ports"), sizing ? count(sizing->clientPorts) : QStringLiteral("–"));
    }
    const core::RouterRow *router = sizing ? catalogue.router(sizing->routerId) : nullptr;
    const QString routers = router != nullptr && router->portsMax && router->portRateGbps
                                ? Canvas::tr("Routers, %1 × %2G").arg(count(*router->portsMax), exactNumber(*router->portRateGbps))
                                : Canvas::tr("Routers");
    rows.emplace_back(routers, figure(sizing ? known(sizing->routers) : std::nullopt, "", true).number);
    rows.emplace_back(Canvas::tr("Border layer"), figure(sizing ? sizing->transportPowerW : std::nullopt, "W", false).text());
    return rows;
}

QString onceConnected(const CanvasScene &scene, std::size_t index)
{
    const CanvasScene::SiteItem &site = scene.sites()[index];
    if (site.connected || site.sizing == nullptr || site.sizing->egressGbps <= 0)
        return {};
    return Canvas::tr("%1 to send once connected").arg(figure(site.sizing->egressGbps, "gbps", false).text());
}

std::optional<double> powerShare(const CanvasScene &scene, std::size_t index)
{
    const core::SiteSizing *sizing = scene.sites()[index].sizing;
    if (sizing == nullptr)
        return std::nullopt;
    const std::optional<double> limitKw = scene.scenario()->sites[index].transportKw;
    if (limitKw && *limitKw > 0 && sizing->transportPowerW)
        return *sizing->transportPowerW / (*limitKw * 1'000);
    return sizing->transportPowerShare;
}

QString kilometres(double km)
{
    const int decimals = km < 10 ? 2 : km < 100 && std::fabs(km - std::round(km)) > 0.05 ? 1 : 0;
    return Canvas::tr("%1 km").arg(exactNumber(km, decimals)).replace(QLatin1Char(' '), QChar(0x00A0));
}

QString routeLabel(const CanvasScene &scene, std::size_t index)
{
    const core::RouteSizing *sizing = scene.routes()[index].sizing;
    const auto length = core::routeLength(scene.scenario()->routes[index], scene.scenario());
    const QString km = length ? kilometres(length->km) : Canvas::tr("length unknown");
    if (sizing == nullptr || sizing->channels == 0)
        return km;
    const QString pairs = Canvas::tr("%Ln pair(s)", nullptr, static_cast<int>(sizing->fibrePairs));
    QString third;
    if (sizing->marginDb)
        third = (*sizing->marginDb >= 0 ? Canvas::tr("+%1 dB") : Canvas::tr("%1 dB")).arg(exactNumber(*sizing->marginDb, 1));
    else if (sizing->rttUs)
        third = figure(sizing->rttUs, "us", false).text();
    return third.isEmpty() ? Canvas::tr("%1 · %2", "length and pairs").arg(km, pairs)
                           : Canvas::tr("%1 · %2 · %3", "length, pairs, margin or round trip").arg(km, pairs, third);
}

QString loadLabel(double load)
{
    return Canvas::tr("%1 %", "how full").arg(exactNumber(load * 100, 0)).replace(QLatin1Char(' '), QChar(0x00A0));
}

QString litCapacity(const CanvasScene &scene, std::size_t index)
{
    const core::RouteSizing *sizing = scene.routes()[index].sizing;
    return sizing == nullptr ? QString() : figure(sizing->capacityGbps, "gbps", false).text();
}

QString inFlight(const CanvasScene &scene, std::size_t index)
{
    const core::RouteSizing *sizing = scene.routes()[index].sizing;
    if (sizing == nullptr || !sizing->bdpBytes || !sizing->rateGbps || sizing->channels == 0)
        return {};
    return Canvas::tr("%1 in flight per %2G port, round trip").arg(figure(sizing->bdpBytes, "bytes", false).text(), exactNumber(*sizing->rateGbps));
}

std::pair<QString, QString> huts(const CanvasScene &scene, std::size_t index)
{
    const std::vector<double> fractions = scene.huts(index);
    if (fractions.empty())
        return {};
    const core::RouteSizing *sizing = scene.routes()[index].sizing;
    const auto length = core::routeLength(scene.scenario()->routes[index], scene.scenario());
    QString title = Canvas::tr("%n hut(s)", nullptr, static_cast<int>(fractions.size()));
    if (fractions.size() == 1 && length) {
        const core::Route &route = scene.scenario()->routes[index];
        const QString km = exactNumber(std::round(fractions.front() * length->km * 10) / 10);
        title = route.spans.empty() || route.spans.front().hut.empty() ? Canvas::tr("Hut, km %1").arg(km)
                                                                       : Canvas::tr("%1, km %2", "hut").arg(fromCore(route.spans.front().hut), km);
    }
    if (sizing == nullptr || sizing->amplifiers == 0)
        return {title, {}};
    const QString amplifiers = Canvas::tr("%Ln amplifier(s)", nullptr, static_cast<int>(sizing->amplifiers));
    return {title, Canvas::tr("%1, %2", "amplifiers and power").arg(amplifiers, figure(sizing->hutPowerW, "W", false).text())};
}

QString verdictWord(VerdictClass verdict, bool inDb)
{
    switch (verdict) {
    case VerdictClass::Ample:
        return inDb ? Canvas::tr("ample, ≥ 2 dB") : Canvas::tr("closes");
    case VerdictClass::Fair:
        return Canvas::tr("fair, 1 to 2 dB");
    case VerdictClass::Thin:
        return Canvas::tr("thin, 0 to 1 dB");
    case VerdictClass::Fails:
        return Canvas::tr("does not close");
    case VerdictClass::Unknown:
        break;
    }
    return Canvas::tr("unknown, nothing lit");
}

QString routeVerdict(const CanvasScene::RouteItem &route, bool inDb)
{
    if (route.verdict != VerdictClass::Fails || route.sizing == nullptr)
        return verdictWord(route.verdict, inDb);
    return route.sizing->closesWithoutDesignMargin ? Canvas::tr("works without the design margin") : Canvas::tr("does not work");
}

QString legendWord(const CanvasScene &scene, VerdictClass verdict)
{
    QSet<QString> words;
    for (const CanvasScene::RouteItem &route : scene.routes()) {
        if (route.verdict == verdict)
            words.insert(routeVerdict(route, scene.knowsMargins()));
    }
    return words.size() == 1 ? *words.cbegin() : verdictWord(verdict, scene.knowsMargins()); // one word for all, or the one that holds for each
}

QString utilisationWord(UtilisationClass fill)
{
    switch (fill) {
    case UtilisationClass::Below40:
        return Canvas::tr("below 40 %");
    case UtilisationClass::To60:
        return Canvas::tr("40 to 60 %");
    case UtilisationClass::To80:
        return Canvas::tr("60 to 80 %");
    case UtilisationClass::To100:
        return Canvas::tr("80 to 100 %");
    case UtilisationClass::Above100:
        break;
    }
    return Canvas::tr("above 100 %");
}

QString spoken(const CanvasScene &scene, const ObjectRef &object)
{
    const auto index = scene.indexOf(object);
    if (!index)
        return {};
    if (object.kind == ObjectRef::Kind::Site) {
        const QString kind = scene.scenario()->sites[*index].kind == core::SiteKind::Campus ? Canvas::tr("campus") : Canvas::tr("hub");
        return Canvas::tr("%1, %2, %3", "site, kind, figures").arg(siteName(scene, *index), kind, siteLine(scene, *index));
    }
    const CanvasScene::RouteItem &item = scene.routes()[*index];
    if (item.out || item.load)
        return Canvas::tr("Route %1, %2", "name and what a failure leaves")
            .arg(routeName(scene, *index), item.out ? Canvas::tr("out in this preview") : Canvas::tr("%1 full in this preview").arg(loadLabel(*item.load)));
    return Canvas::tr("Route %1, %2, %3", "name, figures, verdict")
        .arg(routeName(scene, *index), routeLabel(scene, *index), routeVerdict(scene.routes()[*index], scene.knowsMargins()));
}

} // namespace ui::canvastext
