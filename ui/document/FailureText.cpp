#include "ui/document/FailureText.h"

#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextDocumentFragment>

#include <cmath>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::FailureText)
};

/// What became of it, by kind: a fibre is cut, a site is lost.
QString fate(core::FailureKind kind, const QString &name)
{
    switch (kind) {
    case core::FailureKind::Route:
    case core::FailureKind::Srlg:
    case core::FailureKind::Cable:
        return Words::tr("%1 is cut.").arg(name);
    case core::FailureKind::Dual:
        return Words::tr("%1 are cut.", "two routes").arg(name);
    case core::FailureKind::Site:
        return Words::tr("%1 is lost.", "a site").arg(name);
    case core::FailureKind::Hut:
    case core::FailureKind::Router:
    case core::FailureKind::Plane:
        break;
    }
    return Words::tr("%1 fails.").arg(name);
}

} // namespace

QString failureKindWord(core::FailureKind kind)
{
    switch (kind) {
    case core::FailureKind::Route:
        return Words::tr("route");
    case core::FailureKind::Srlg:
        return Words::tr("shared risk");
    case core::FailureKind::Hut:
        return Words::tr("hut");
    case core::FailureKind::Cable:
        return Words::tr("cable");
    case core::FailureKind::Router:
        return Words::tr("router");
    case core::FailureKind::Plane:
        return Words::tr("plane");
    case core::FailureKind::Site:
        return Words::tr("site");
    case core::FailureKind::Dual:
        break;
    }
    return Words::tr("two routes");
}

const char *failureKindIcon(core::FailureKind kind)
{
    switch (kind) {
    case core::FailureKind::Route:
    case core::FailureKind::Dual:
        return "route";
    case core::FailureKind::Srlg:
        return "srlg";
    case core::FailureKind::Hut:
        return "site-hut";
    case core::FailureKind::Cable:
        return "fibre";
    case core::FailureKind::Router:
        return "router";
    case core::FailureKind::Plane:
        return "layers";
    case core::FailureKind::Site:
        break;
    }
    return "site-campus";
}

QString shareText(double share)
{
    const double percent = share * 100;
    if (percent > 99 && percent < 100)
        return Words::tr("%1 %", "share").arg(exactNumber(std::floor(percent * 100) / 100, 2));
    if (percent > 0 && percent < 1)
        return Words::tr("%1 %", "share").arg(exactNumber(std::ceil(percent * 100) / 100, 2));
    return Words::tr("%1 %", "share").arg(exactNumber(percent, 0));
}

QString failureSentence(const core::FailureOutcome &outcome, const core::Scenario &scenario)
{
    const QString name = translated(core::failureName(outcome.failure, scenario));
    const QString head = QStringLiteral("<b>%1</b>").arg(fate(outcome.failure.kind, name).toHtmlEscaped());
    const QString kept = outcome.keptFraction >= 1   ? Words::tr("All of the demand is still carried.")
                         : outcome.keptFraction <= 0 ? Words::tr("None of the demand is carried any more.")
                                                     : Words::tr("%1 of the demand is still carried.").arg(shareText(outcome.keptFraction));
    return QStringLiteral("%1 %2").arg(head, kept.toHtmlEscaped());
}

QString cutSentence(const Preview::Cut &cut, const core::Scenario &scenario)
{
    const auto site = [&](const std::string &id) { return fromCore(core::displayName(*scenario.site(id))); };
    const QString ends = Words::tr("%1 – %2", "two sites").arg(site(cut.from), site(cut.to));
    if (cut.found.routes.empty())
        return QStringLiteral("<b>%1</b> %2")
            .arg(Words::tr("Smallest cut %1:", "two sites").arg(ends).toHtmlEscaped(), Words::tr("no light joins them.").toHtmlEscaped());
    constexpr std::size_t most = 4;
    QStringList names;
    for (std::size_t i = 0; i < cut.found.routes.size() && i < most; ++i)
        names << fromCore(core::displayName(scenario->routes[cut.found.routes[i]], scenario));
    if (const auto rest = static_cast<int>(cut.found.routes.size()) - static_cast<int>(names.size()); rest > 0)
        names << Words::tr("%n more", nullptr, rest);
    const QString head = Words::tr("Smallest cut %1: %2", "two sites, rate").arg(ends, figure(cut.found.gbps, "gbps", false).text());
    const QString over =
        Words::tr("over %n route(s): %1", nullptr, static_cast<int>(cut.found.routes.size())).arg(names.join(Words::tr(", ", "between names")));
    return QStringLiteral("<b>%1</b> %2").arg(head.toHtmlEscaped(), over.toHtmlEscaped());
}

QString plainText(const QString &rich)
{
    return QTextDocumentFragment::fromHtml(rich).toPlainText();
}

} // namespace ui
