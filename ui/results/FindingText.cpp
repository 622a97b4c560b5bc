#include "ui/results/FindingText.h"

#include "ui/document/Text.h"
#include "ui/shell/Theme.h"

#include <QCoreApplication>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::FindingText)
};

bool isAbout(const core::Accepted &accepted, const core::Finding &finding)
{
    return accepted.code == finding.code && accepted.subject == finding.subject.id;
}

} // namespace

const char *severityIcon(core::Severity severity)
{
    switch (severity) {
    case core::Severity::Error: return "error";
    case core::Severity::Warning: return "warning";
    case core::Severity::Note: break;
    }
    return "info";
}

QColor severityColour(core::Severity severity)
{
    switch (severity) {
    case core::Severity::Error: return theme().colours.error;
    case core::Severity::Warning: return theme().colours.warning;
    case core::Severity::Note: break;
    }
    return theme().colours.info;
}

QColor severityGround(core::Severity severity)
{
    switch (severity) {
    case core::Severity::Error: return theme().colours.errorSoft;
    case core::Severity::Warning: return theme().colours.warningSoft;
    case core::Severity::Note: break;
    }
    return theme().colours.infoSoft;
}

QString severityWord(core::Severity severity)
{
    switch (severity) {
    case core::Severity::Error: return Words::tr("Error");
    case core::Severity::Warning: return Words::tr("Warning");
    case core::Severity::Note: break;
    }
    return Words::tr("Note");
}

std::optional<ObjectRef> objectOf(const core::Subject &subject)
{
    switch (subject.scope) {
    case core::Scope::Site: return ObjectRef{ObjectRef::Kind::Site, subject.id};
    case core::Scope::Route: return ObjectRef{ObjectRef::Kind::Route, subject.id};
    case core::Scope::Demand: return ObjectRef{ObjectRef::Kind::Demand, subject.id};
    case core::Scope::Srlg: return ObjectRef{ObjectRef::Kind::Srlg, subject.id};
    case core::Scope::Total: break;
    }
    return std::nullopt;
}

core::Result<void> acceptFinding(Document &document, const core::Finding &finding, const QString &reason)
{
    return document.edit(Words::tr("Accept “%1”").arg(translated(finding.title)), [&](core::ScenarioParts &parts) {
        std::erase_if(parts.accepted, [&](const core::Accepted &accepted) { return isAbout(accepted, finding); });
        parts.accepted.push_back({finding.code, finding.subject.id, toCore(reason.trimmed()), {}});
    });
}

void reopenFinding(Document &document, const core::Finding &finding)
{
    const core::Result<void> done = document.edit(Words::tr("Reopen “%1”").arg(translated(finding.title)), [&](core::ScenarioParts &parts) {
        std::erase_if(parts.accepted, [&](const core::Accepted &accepted) { return isAbout(accepted, finding); });
    });
    Q_ASSERT(done);  // taking an entry away leaves the scenario valid
}

} // namespace ui
