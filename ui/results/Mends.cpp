#include "ui/results/Mends.h"

#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace ui {

namespace {

using Key = std::tuple<std::string, core::Scope, std::string>;

Key keyOf(const core::Finding &finding)
{
    return {finding.code, finding.subject.scope, finding.subject.id};
}

/// "+1.2 M USD", "−300 k USD".
QString signedMoney(double usd, std::string_view unit)
{
    if (std::abs(usd) < 0.5)
        return Mends::tr("no cost");
    const QString text = figure(std::abs(usd), unit, false).text();
    return usd < 0 ? QStringLiteral("\u2212%1").arg(text) : QStringLiteral("+%1").arg(text);
}

} // namespace

QString offerText(const core::Mend &mend)
{
    const QString label = translated(mend.label);
    return mend.firstCostUsd ? QStringLiteral("%1 · %2").arg(label, signedMoney(*mend.firstCostUsd, "USD")) : label;
}

QString offerDetail(const core::Mend &mend)
{
    QStringList lines{translated(mend.label)};
    if (mend.firstCostUsd)
        lines << Mends::tr("First cost: %1").arg(signedMoney(*mend.firstCostUsd, "USD"));
    else
        lines << Mends::tr("First cost: not known, something has no price");
    if (mend.annualCostUsd)
        lines << Mends::tr("Annual cost: %1").arg(signedMoney(*mend.annualCostUsd, "USD/a"));
    for (const core::Text &need : mend.needs)
        lines << translated(need);
    return lines.join(QLatin1Char('\n'));
}

struct Mends::Run {
    Run(core::Scenario of, core::Catalogue from, SizingPtr with) : scenario(std::move(of)), catalogue(std::move(from)), sizing(std::move(with)) {}

    core::Scenario scenario;
    core::Catalogue catalogue;
    SizingPtr sizing;
    std::stop_source stop;
    std::map<Key, std::vector<core::Mend>> mends;
    QFutureWatcher<void> watcher;
};

Mends &Mends::of(Document &document)
{
    auto *mends = document.findChild<Mends *>(QString(), Qt::FindDirectChildrenOnly);
    return mends != nullptr ? *mends : *new Mends(document);
}

Mends::Mends(Document &document) : QObject(&document), m_document(document)
{
    connect(&document, &Document::sizingChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            search();
    });
    connect(&document, &Document::currentChanged, this, &Mends::search);
    connect(&document, &Document::scenarioChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            stop();  // a mend holds the whole scenario it was tried on: an older one would take back the edit
    });
    search();
}

Mends::~Mends()
{
    stop();
}

void Mends::stop()
{
    m_found.reset();
    if (!m_run)
        return;
    m_run->stop.request_stop();
    m_run->watcher.disconnect(this);
    m_run->watcher.waitForFinished();
    m_run.reset();
}

void Mends::search()
{
    stop();
    const SizingPtr sizing = m_document.currentSizing();
    if (sizing && !sizing->findings.empty() && !m_document.isStale(m_document.currentId())) {
        m_run = std::make_shared<Run>(m_document.current(), m_document.catalogue(), sizing);
        connect(&m_run->watcher, &QFutureWatcher<void>::finished, this, [this, run = m_run] { take(run); });
        m_run->watcher.setFuture(QtConcurrent::run([job = m_run.get()] {
            for (const core::Finding &finding : job->sizing->findings) {
                if (job->stop.stop_requested())
                    return;
                job->mends[keyOf(finding)] = core::mendsOf(finding, job->scenario, job->catalogue, job->stop.get_token());
            }
        }));
        return;  // what is shown stays until the search ends
    }
    emit changed();
}

void Mends::take(const std::shared_ptr<Run> &run)
{
    if (m_run != run)
        return;
    m_run->watcher.disconnect(this);
    m_found = std::exchange(m_run, nullptr);
    emit changed();
}

std::vector<core::Mend> Mends::of(const core::Finding &finding) const
{
    if (!m_found)
        return {};
    const auto found = m_found->mends.find(keyOf(finding));
    return found == m_found->mends.end() ? std::vector<core::Mend>() : found->second;
}

void Mends::waitForMends()
{
    if (const std::shared_ptr<Run> run = m_run) {
        run->watcher.waitForFinished();
        take(run);
    }
}

bool Mends::applyLabelled(const core::Finding &finding, const QString &label)
{
    const std::vector<core::Mend> mends = of(finding);
    const auto mend = std::ranges::find_if(mends, [&](const core::Mend &each) { return translated(each.label) == label || offerText(each) == label; });
    if (mend == mends.end())
        return false;
    m_document.replaceCurrent(translated(mend->label), mend->result);
    return true;
}

} // namespace ui
