#include "ui/shell/HeadlineCards.h"

#include "core/model/AssumptionSet.h"
#include "core/quantities/Quantities.h"
#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <set>

namespace ui {

namespace {

class CardMaker {
    Q_DECLARE_TR_FUNCTIONS(ui::HeadlineCards)

public:
    explicit CardMaker(const Document &document) : m_document(document), m_sizing(document.currentSizing())
    {
        const core::Scenario *baseline = document.baseline();
        if (baseline != nullptr && (*baseline)->id != document.currentId())
            m_baseline = document.sizing((*baseline)->id);
    }

    std::vector<HeadlineCard> make() const { return {ports(), rate(), fibre(), margin(), roundTrip(), buffer(), power(), cost()}; }

private:
    static std::optional<double> read(const core::Quantity *quantity, const core::Subject &subject, const SizingPtr &sizing)
    {
        return quantity != nullptr && sizing ? quantity->read(*sizing, subject) : std::nullopt;
    }

    /// A card of a quantity: its value, and the difference to the baseline or `fact`.
    HeadlineCard card(const char *id, const core::Subject &subject, const QString &label, const QString &fact = {}) const
    {
        const core::Quantity *quantity = core::findQuantity(subject.scope, id);
        const std::optional<double> value = read(quantity, subject, m_sizing);
        const Figure shown = value ? figure(value, quantity->unit, quantity->whole) : Figure{QStringLiteral("–"), {}};
        HeadlineCard made{.quantity = id,
                          .subject = subject,
                          .label = label,
                          .value = shown.number,
                          .unit = quantity && quantity->whole ? QString() : shown.unit,
                          .note = fact,
                          .more = fact};
        const std::optional<double> before = subject.scope == core::Scope::Total ? read(quantity, subject, m_baseline) : std::nullopt;
        if (value && before)
            made.note = difference(*value, *before, *quantity);
        return made;
    }

    static QString difference(double value, double before, const core::Quantity &quantity)
    {
        const double change = value - before;
        if (std::fabs(change) <= 1e-9 * std::max(std::fabs(value), std::fabs(before)))
            return tr("same as baseline");
        const Figure size = figure(std::fabs(change), quantity.unit, quantity.whole);
        const QString amount = quantity.whole ? size.number : size.text();
        const QString arrow = change > 0 ? QStringLiteral("▲") : QStringLiteral("▼");
        if (before == 0)
            return tr("%1 %2 vs baseline", "▲ 4,274 vs baseline").arg(arrow, amount);
        const double percent = change / before * 100;
        const QString share = QLocale().toString(std::fabs(percent), 'f', std::fabs(percent) < 10 ? 1 : 0);
        return tr("%1 %2 (%3%4 %) vs baseline", "▲ 4,274 (+33 %) vs baseline")
            .arg(arrow, amount, percent < 0 ? QStringLiteral("−") : QStringLiteral("+"), share);
    }

    const core::ScenarioParts &parts() const { return *m_document.current(); }

    /// What the card says until there is a route: the ports of the campuses, where they are alike.
    QString onceConnected() const
    {
        std::set<std::int64_t> ends;
        for (const core::SiteSizing &site : m_sizing->sites) {
            if (const auto ports = core::portsOnceConnected(site, m_document.current(), m_document.catalogue()))
                ends.insert(*ports);
        }
        return ends.size() == 1 ? tr("%1 per end once connected").arg(QLocale().toString(qlonglong(*ends.begin()))) : tr("once two sites are connected");
    }

    HeadlineCard ports() const
    {
        QString fact;
        if (m_sizing) {
            std::vector<std::int64_t> ends;
            for (const core::SiteSizing &site : m_sizing->sites) {
                if (site.coherentPorts > 0)
                    ends.push_back(site.coherentPorts);
            }
            const QLocale locale;
            if (ends.size() == 2 && ends[0] == ends[1])
                fact = tr("%1 per end").arg(locale.toString(qlonglong(ends[0])));
            else if (ends.size() == 2)
                fact = tr("%1 and %2 at the ends").arg(locale.toString(qlonglong(ends[0])), locale.toString(qlonglong(ends[1])));
            else if (!ends.empty())
                fact = tr("at %n site(s)", nullptr, int(ends.size()));
        }
        HeadlineCard made = card("coherent_ports", {}, tr("Coherent ports, both ends"), fact);
        if (m_sizing && m_sizing->totals.coherentPorts == 0) {
            made.value = QStringLiteral("–");
            made.note = parts().routes.empty() ? onceConnected() : tr("nothing is sent");
        }
        return made;
    }

    QString basisName(const std::string &id) const
    {
        // Short names for a card; the assumption's own words are sentences.
        if (id == "taper")
            return tr("taper");
        if (id == "dci")
            return tr("interconnect");
        if (id == "matrix")
            return tr("given demands");
        if (id == "job")
            return tr("job");
        if (id == "larger")
            return tr("larger");
        if (id == "fibre")
            return tr("fibre");
        return id == "money" ? tr("money") : fromCore(id);
    }

    HeadlineCard rate() const
    {
        const std::string &basis = parts().assumptions.word("basis");
        QStringList others;
        if (m_sizing) {
            for (const core::BasisAnswer &answer : m_sizing->bases) {
                if (answer.basis != basis && answer.interSiteGbps)
                    others << tr("by %1 %2", "by job 64 Tb/s").arg(basisName(answer.basis), figure(answer.interSiteGbps, "gbps", false).text());
            }
        }
        HeadlineCard made = card("inter_site_gbps", {}, tr("Inter-site rate, by %1").arg(basisName(basis)), others.value(0));
        made.more = others.join(QLatin1Char('\n'));
        return made;
    }

    HeadlineCard fibre() const
    {
        QString fact;
        if (const core::Quantity *pairKm = core::findQuantity(core::Scope::Total, "pair_km"); pairKm && m_sizing && m_sizing->totals.fibrePairs > 0)
            fact = figure(*pairKm, {}, *m_sizing).text();
        return card("fibre_pairs", {}, tr("Fibre pairs"), fact);
    }

    /// The route with the largest value of a quantity.
    core::Subject worstRoute(const char *id) const
    {
        core::Subject worst{core::Scope::Route, {}};
        const core::Quantity *quantity = core::findQuantity(core::Scope::Route, id);
        if (!quantity || !m_sizing)
            return worst;
        double largest = -1;
        for (const core::RouteSizing &route : m_sizing->routes) {
            const core::Subject subject{core::Scope::Route, route.id};
            if (const std::optional<double> value = quantity->read(*m_sizing, subject); value && *value > largest) {
                largest = *value;
                worst = subject;
            }
        }
        return worst;
    }

    QString aboutRoute(const core::Subject &subject) const
    {
        const core::RouteSizing *route = m_sizing ? m_sizing->route(subject.id) : nullptr;
        if (!route)
            return {};
        const QString length = figure(route->lengthKm, "km", false).text(), name = nameOf(m_document, subject);
        return m_sizing->routes.size() == 1 ? tr("%1 of fibre").arg(length) : tr("%1, %2", "North – South, 100 km").arg(name, length);
    }

    HeadlineCard roundTrip() const
    {
        const core::Subject worst = worstRoute("rtt_us");
        const bool several = m_sizing && m_sizing->routes.size() > 1;
        return card("rtt_us", worst, several ? tr("Round trip, longest route") : tr("Round trip"), aboutRoute(worst));
    }

    HeadlineCard buffer() const
    {
        const core::Subject worst = worstRoute("bdp_bytes");
        const core::RouteSizing *route = m_sizing ? m_sizing->route(worst.id) : nullptr;
        const QString label =
            route && route->rateGbps ? tr("In flight per %1 port").arg(figure(route->rateGbps, "gbps", false).text()) : tr("In flight per line port");
        return card("bdp_bytes", worst, label, route ? tr("what a buffer must hold") : QString());
    }

    HeadlineCard power() const
    {
        QString fact;
        if (m_sizing && m_sizing->totals.transportPowerMaxW)
            fact = tr("%1 provisioned").arg(figure(m_sizing->totals.transportPowerMaxW, "W", false).text());
        return card("transport_power_w", {}, tr("Border-layer power"), fact);
    }

    HeadlineCard cost() const
    {
        const int unpriced = m_sizing ? int(m_sizing->totals.firstCost.unpriced) : 0;
        const bool known = m_sizing && m_sizing->totals.firstCost.typicalUsd;
        const QString fact = !known ? QString() : unpriced > 0 ? tr("≈ estimate, %n item(s) without a price", nullptr, unpriced) : tr("≈ estimate");
        HeadlineCard made = card("cost_usd", {}, known && unpriced > 0 ? tr("First cost, at least") : tr("First cost"), fact);
        if (known && made.note == fact)
            made.tone = HeadlineCard::Tone::Estimate;
        return made;
    }

    /// The light that has least to spare, with what that means where it is too little.
    HeadlineCard margin() const
    {
        const core::RouteSizing *weakest = nullptr;
        const std::size_t count = m_sizing ? m_sizing->routes.size() : 0;
        for (std::size_t i = 0; i < count; ++i) {
            const core::RouteSizing &route = m_sizing->routes[i];
            if (route.channels > 0 && route.marginDb && (weakest == nullptr || *route.marginDb < *weakest->marginDb))
                weakest = &route;
        }
        const core::Subject subject{core::Scope::Route, weakest != nullptr ? weakest->id : std::string()};
        HeadlineCard made = card("margin_db", subject, tr("Weakest margin"), weakest != nullptr ? nameOf(m_document, subject) : QString());
        if (weakest != nullptr && !weakest->closes) {
            made.note = weakest->closesWithoutDesignMargin ? tr("works without the design margin") : tr("does not work");
            made.tone = weakest->closesWithoutDesignMargin ? HeadlineCard::Tone::Warning : HeadlineCard::Tone::Error;
        }
        return made;
    }

    const Document &m_document;
    SizingPtr m_sizing, m_baseline;
};

} // namespace

QString HeadlineCard::spoken() const
{
    const QString figureText = unit.isEmpty() ? value : QStringLiteral("%1 %2").arg(value, unit);
    const QString head = QCoreApplication::translate("ui::HeadlineCards", "%1: %2").arg(label, figureText);
    return note.isEmpty() ? head : QCoreApplication::translate("ui::HeadlineCards", "%1; %2").arg(head, note);
}

std::vector<HeadlineCard> headlineCards(const Document &document)
{
    return CardMaker(document).make();
}

} // namespace ui
