#include "ui/inspector/LightSection.h"

#include "core/optics/budget/RouteBudget.h"
#include "core/sizing/Resolved.h"
#include "core/units/Unit.h"
#include "ui/charts/ChartText.h"
#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/inspector/InspectorParts.h"
#include "ui/inspector/SpectrumBar.h"
#include "ui/shell/Theme.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <string_view>

namespace ui {

namespace {

/// What a reader looks for first.
bool isStrong(std::string_view id)
{
    static constexpr std::string_view strong[] = {"launch", "rx_power", "gsnr", "required", "margin"};
    return std::ranges::find(strong, id) != std::end(strong);
}

} // namespace

LightSection::LightSection(Document &document, std::string routeId, QWidget *parent)
    : QWidget(parent), m_document(document), m_route(std::move(routeId)), m_spectrum(new SpectrumBar(this)), m_budget(new QWidget(this)),
      m_grid(new QGridLayout(m_budget))
{
    const ThemeMetrics &metrics = theme().metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(sectionHead(tr("Spectrum"), this));
    column->addWidget(m_spectrum);
    QLabel *head = sectionHead(tr("Light budget"), m_budget);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics.scaled(8));
    m_grid->setVerticalSpacing(metrics.scaled(4));
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(head, 0, 0, 1, 2);
    column->addWidget(m_budget);
    refresh();
}

void LightSection::refresh()
{
    const SizingPtr sizing = m_document.currentSizing();
    const core::RouteSizing *route = sizing ? sizing->route(m_route) : nullptr;
    const auto index = m_document.current().routeIndex(m_route);
    // While the sizing lags behind an edit, its routes may be others: what is shown stays.
    if (route == nullptr || !index || *index >= sizing->routes.size() || sizing->routes[*index].id != m_route)
        return;
    showSpectrum(*sizing, *route);
    showBudget(*sizing, *index);
}

void LightSection::showSpectrum(const core::Sizing &sizing, const core::RouteSizing &route)
{
    const core::Scenario &scenario = m_document.current();
    const core::Route &of = *scenario.route(m_route);
    const core::Band band = of.band.value_or(core::bandFromWord(scenario->assumptions.word("band")).value_or(core::Band::C));
    SpectrumPicture picture;
    picture.lowThz = core::centreHz(band) / 1e12 - core::spectrumGhz(band) / 2e3;
    picture.highThz = core::centreHz(band) / 1e12 + core::spectrumGhz(band) / 2e3;
    picture.patterns = route.spectrum;
    for (const core::SpectrumPattern &pattern : picture.patterns) {
        for (const core::SpectrumSlot &slot : pattern.channels) {
            if (std::ranges::find(picture.optics, slot.pluggableId, &SpectrumPicture::Optic::id) == picture.optics.end())
                picture.optics.push_back({slot.pluggableId, fromCore(core::catalogueLabel(m_document.catalogue(), "pluggables", slot.pluggableId))});
        }
    }
    for (const core::SegmentSizing &segment : sizing.segments)
        picture.segments.push_back(QStringLiteral("%1 – %2").arg(nameOf(m_document, core::Subject{core::Scope::Site, segment.a}),
                                                                 nameOf(m_document, core::Subject{core::Scope::Site, segment.b})));
    const bool lit = !picture.patterns.empty();
    m_spectrum->setPicture(std::move(picture));
    setVisible(lit); // nothing to say of a route without light
}

void LightSection::showBudget(const core::Sizing &sizing, std::size_t route)
{
    const core::Result<core::Resolved> resolved = core::resolve(m_document.current(), m_document.catalogue());
    const std::optional<core::LightBudget> budget =
        resolved ? core::budgetOfRoute(route, m_document.current(), m_document.catalogue(), *resolved, sizing) : std::nullopt;
    m_budget->setVisible(budget && !budget->entries.empty());
    if (budget)
        putLines(linesOf(*budget, sizing.routes[route]));
}

std::vector<LightSection::Line> LightSection::linesOf(const core::LightBudget &budget, const core::RouteSizing &route) const
{
    const ThemeColours &colours = theme().colours;
    const QString classes[] = {tr("bare fibre, one channel"), tr("multiplexers, no amplifiers"),
                               budget.raman ? tr("amplified, with Raman pumps") : tr("amplified")};
    std::vector<Line> lines;
    lines.push_back(
        {tr("Line"), classes[static_cast<int>(budget.lineClass)], {}, tr("The first of bare fibre, multiplexers and amplifiers whose light closes."), true});
    lines.push_back({tr("Pluggable"), fromCore(core::catalogueLabel(m_document.catalogue(), "pluggables", route.pluggableId)), {}, {}, true});
    for (const core::BudgetEntry &entry : budget.entries) {
        QStringList tip;
        if (!entry.source.empty())
            tip << tr("Source: %1").arg(fromCore(entry.source));
        if (entry.estimate)
            tip << tr("≈ rests on an estimate");
        const bool whole = std::string_view(entry.unit) == "count";
        QString number = whole ? exactNumber(entry.value, 0) : chartNumber(entry.value, entry.unit);
        if (entry.estimate)
            number = QStringLiteral("≈\u202F%1").arg(number);
        lines.push_back({translated(entry.label), number, translated(core::unit(entry.unit).symbol), tip.join(QLatin1Char('\n')), isStrong(entry.id),
                         entry.estimate ? colours.estimate : QColor()});
    }
    const bool works = budget.closes, nearly = budget.closesWithoutDesignMargin;
    lines.push_back({tr("Verdict"),
                     works    ? tr("closes")
                     : nearly ? tr("works without the design margin")
                              : tr("does not work"),
                     {},
                     {},
                     true,
                     works    ? colours.positive
                     : nearly ? colours.warning
                              : colours.error});
    return lines;
}

void LightSection::putLines(const std::vector<Line> &lines)
{
    const Theme &look = theme();
    while (m_rows.size() < lines.size()) {
        auto *label = new QLabel(m_budget), *value = new QLabel(m_budget);
        label->setWordWrap(true);
        value->setWordWrap(true);
        value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        value->setTextFormat(Qt::RichText);
        const int row = static_cast<int>(m_rows.size()) + 1;
        m_grid->addWidget(label, row, 0, Qt::AlignTop);
        m_grid->addWidget(value, row, 1, Qt::AlignTop);
        m_rows.emplace_back(label, value);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto &[label, value] = m_rows[i];
        label->setVisible(i < lines.size());
        value->setVisible(i < lines.size());
        if (i >= lines.size())
            continue;
        const Line &line = lines[i];
        label->setText(line.label);
        label->setFont(look.fonts.small);
        QPalette quiet = look.palette();
        quiet.setColor(QPalette::WindowText, line.strong ? look.colours.text : look.colours.textSecondary);
        label->setPalette(quiet);
        label->setForegroundRole(QPalette::WindowText);
        const QColor ink = line.ink.isValid() ? line.ink : look.colours.text;
        value->setFont(line.strong ? look.fonts.smallMedium : look.fonts.small);
        value->setText(
            QStringLiteral("<span style=\"color:%1\">%2</span>%3")
                .arg(ink.name(), line.value.toHtmlEscaped(),
                     line.unit.isEmpty()
                         ? QString()
                         : QStringLiteral("&nbsp;<span style=\"color:%1\">%2</span>").arg(look.colours.textTertiary.name(), line.unit.toHtmlEscaped())));
        label->setToolTip(line.tip);
        value->setToolTip(line.tip);
        value->setAccessibleName(QStringLiteral("%1: %2 %3").arg(line.label, line.value, line.unit).trimmed());
    }
}

QStringList LightSection::lines() const
{
    QStringList all;
    for (const auto &[label, value] : m_rows) {
        if (!label->isHidden())
            all << value->accessibleName();
    }
    return all;
}

} // namespace ui
