#include "ui/failures/AlternativesModel.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"
#include "ui/document/FailureText.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/results/QuantityTableModel.h"
#include "ui/shell/Theme.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using Roles = QuantityTableModel;
constexpr std::size_t mostUnmet = 10; ///< that core lists
using Alternative = core::Alternative;

bool isFigure(int column)
{
    return column > AlternativesModel::Choice && column < AlternativesModel::Kept;
}

std::optional<double> numberOf(const Alternative &of, int column)
{
    if (of.error)
        return std::nullopt;
    switch (column) {
    case AlternativesModel::Ports:
        return static_cast<double>(of.coherentPorts);
    case AlternativesModel::Pairs:
        return static_cast<double>(of.fibrePairs);
    case AlternativesModel::PairKm:
        return of.pairKm;
    case AlternativesModel::Power:
        return of.transportPowerW;
    case AlternativesModel::FirstCost:
        return of.firstCostUsd;
    case AlternativesModel::Rate:
        return of.interSiteGbps;
    case AlternativesModel::OneWay:
        return of.longestOneWayUs;
    case AlternativesModel::Kept:
        return of.worstKept;
    default:
        return std::nullopt;
    }
}

struct UnitOf {
    const char *id;
    bool whole;
};

UnitOf unitOf(int column)
{
    switch (column) {
    case AlternativesModel::PairKm:
        return {"pair_km", true};
    case AlternativesModel::Power:
        return {"W", false};
    case AlternativesModel::FirstCost:
        return {"USD", false};
    case AlternativesModel::Rate:
        return {"gbps", false};
    case AlternativesModel::OneWay:
        return {"us", false};
    case AlternativesModel::Kept:
        return {"share", false};
    default:
        return {"", true};
    }
}

} // namespace

AlternativesModel::AlternativesModel(Document &document, QObject *parent) : QAbstractTableModel(parent), m_document(document) {}

int AlternativesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AlternativesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

void AlternativesModel::setAnswer(std::vector<Alternative> answer)
{
    const bool sameRows = std::ranges::equal(answer, m_rows, {}, &Alternative::id, &Alternative::id);
    if (sameRows) { // figures change in place: the row and the scroll stay
        m_rows = std::move(answer);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(answer);
    endResetModel();
}

void AlternativesModel::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale && !m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Roles::StaleRole});
}

QVariant AlternativesModel::figureData(const Alternative &of, int column, int role) const
{
    const auto [unit, whole] = unitOf(column);
    Figure shown = figure(numberOf(of, column), unit, whole);
    if (column == FirstCost && of.unpriced > 0 && numberOf(of, column))
        shown.number.prepend(QStringLiteral("\u2265\u202F")); // at least
    if (role == Roles::NumberTextRole)
        return shown.number;
    return role == Roles::UnitRole ? QVariant(shown.unit) : QVariant(shown.text());
}

/// "▲ 4,274 (+33 %)" to the choice in use, as the headline cards tell it.
QString AlternativesModel::difference(const Alternative &of, int column) const
{
    auto current = std::ranges::find_if(m_rows, &Alternative::current);
    if (current == m_rows.end())
        current = m_rows.begin(); // as long as nothing is to be survived, the first choice is what is built
    if (&of == &*current)
        return {};
    const std::optional<double> now = numberOf(*current, column), then = numberOf(of, column);
    if (!now || !then)
        return {};
    const double change = *then - *now;
    if (std::fabs(change) <= 1e-9 * std::max(std::fabs(*then), std::fabs(*now)))
        return tr("the same");
    const auto [unit, whole] = unitOf(column);
    const QString arrow = change > 0 ? QStringLiteral("▲") : QStringLiteral("▼");
    const QString amount = whole ? exactNumber(std::fabs(change), 0) : figure(std::fabs(change), unit, false).text();
    if (*now == 0)
        return tr("%1 %2", "▲ 4,274").arg(arrow, amount);
    const double percent = change / *now * 100;
    const QString share = QLocale().toString(std::fabs(percent), 'f', std::fabs(percent) < 10 ? 1 : 0);
    return tr("%1 %2 (%3%4 %)", "▲ 4,274 (+33 %)").arg(arrow, amount, percent < 0 ? QStringLiteral("\u2212") : QStringLiteral("+"), share);
}

QString AlternativesModel::text(const Alternative &of, int column) const
{
    switch (column) {
    case Choice:
        return translated(of.label);
    case Kept:
        return of.worstKept && !of.error ? shareText(*of.worstKept) : QStringLiteral("–");
    case Unmet:
        if (of.error)
            return QStringLiteral("–");
        if (of.unmet.size() >= mostUnmet)
            return tr("fails in %1 cases or more").arg(of.unmet.size());
        return of.unmet.empty() ? tr("survives all") : tr("fails in %n case(s)", nullptr, static_cast<int>(of.unmet.size()));
    case Use:
        return of.current ? tr("In use") : tr("Use this");
    default:
        return figureData(of, column, Qt::DisplayRole).toString();
    }
}

QString AlternativesModel::detail(const Alternative &of, int column) const
{
    switch (column) {
    case Choice:
        return of.error ? translated(*of.error) : QString();
    case Kept:
        return of.worstKept && !of.error ? translated(of.worstName) : QString();
    case Unmet: {
        QStringList names;
        for (const core::Text &name : of.unmet)
            names << translated(name);
        return names.join(tr(", ", "between names"));
    }
    default:
        return isFigure(column) ? difference(of, column) : QString();
    }
}

QString AlternativesModel::toolTip(const Alternative &of, int column) const
{
    switch (column) {
    case Choice:
        return of.error ? translated(*of.error) : translated(of.label);
    case FirstCost:
        return of.unpriced > 0 ? tr("At least: %n item(s) without a price.", nullptr, static_cast<int>(of.unpriced)) : QString();
    case Power:
        return tr("Provisioned: %1").arg(figure(of.transportPowerMaxW, "W", false).text());
    case Unmet: {
        QStringList names;
        for (const core::Text &name : of.unmet)
            names << translated(name);
        return names.join(QLatin1Char('\n'));
    }
    case Use:
        return of.current ? tr("The scenario has this choice.") : tr("Takes this choice over into the scenario, one step to undo (Enter).");
    default:
        return {};
    }
}

QVariant AlternativesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Alternative &of = alternative(index.row());
    const int column = index.column();
    const ThemeColours &colours = theme().colours;
    switch (role) {
    case Qt::DisplayRole:
        return text(of, column);
    case Qt::ToolTipRole:
        return toolTip(of, column);
    case Qt::AccessibleTextRole: {
        const QString more = detail(of, column), said = tr("%1: %2").arg(headerData(column, Qt::Horizontal).toString(), text(of, column));
        return more.isEmpty() ? said : tr("%1; %2", "figure and difference").arg(said, more);
    }
    case Qt::TextAlignmentRole:
        return isFigure(column) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Roles::NumberTextRole:
    case Roles::UnitRole:
        return isFigure(column) ? figureData(of, column, role) : QVariant();
    case Roles::PlainRole: {
        const std::optional<double> number = numberOf(of, column);
        return number ? fromCore(core::formatNumber(*number)) : isFigure(column) ? QString() : text(of, column);
    }
    case Roles::StaleRole:
        return m_stale;
    case DetailRole:
        return detail(of, column);
    case InkRole:
        if (column == Choice && of.error)
            return colours.error;
        return column != Unmet || of.error ? QVariant() : QVariant(of.unmet.empty() ? colours.positive : colours.warning);
    case CurrentRole:
        return of.current;
    default:
        return {};
    }
}

QVariant AlternativesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const struct {
        QString head, hint;
    } columns[] = {
        {tr("Choice"), {}},
        {tr("Ports"), tr("Coherent ports, both ends.")},
        {tr("Pairs"), tr("Fibre pairs of all routes.")},
        {tr("Pair-km"), tr("Fibre pairs times the lengths of their routes.")},
        {tr("Border power"), tr("Typical power of the border layer at the meters of all sites.")},
        {tr("First cost"), tr("Typical prices; items without a price are left out.")},
        {tr("Inter-site rate"), tr("Sum of all demands, one direction.")},
        {tr("Longest one way"), tr("One-way latency of the longest path, equipment included.")},
        {tr("Worst kept"), tr("Share of the demand that is still carried in the worst failure of those to survive, else of any single route.")},
        {tr("Survives"), tr("Failures of those to survive after which less is carried than is to be kept.")},
        {tr("Take over"), {}},
    };
    switch (role) {
    case Qt::DisplayRole:
        return section == Use ? QString() : columns[section].head;
    case Qt::ToolTipRole:
        return columns[section].hint;
    case Roles::PlainRole: {
        const QString symbol = isFigure(section) ? translated(core::unit(unitOf(section).id).symbol) : QString();
        return symbol.isEmpty() ? columns[section].head : tr("%1 (%2)").arg(columns[section].head, symbol);
    }
    case Qt::AccessibleTextRole:
        return columns[section].head;
    case Qt::TextAlignmentRole:
        return isFigure(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

} // namespace ui
