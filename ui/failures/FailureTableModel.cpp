#include "ui/failures/FailureTableModel.h"

#include "core/base/Number.h"
#include "ui/document/Edits.h"
#include "ui/document/FailureText.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/results/QuantityTableModel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr int patienceMs = 250; ///< before a new run shows what it has in place of the old rows

using Outcome = core::FailureOutcome;
using Roles = QuantityTableModel;

constexpr double unknown = std::numeric_limits<double>::quiet_NaN(), endless = std::numeric_limits<double>::infinity();

double count(std::size_t size)
{
    return static_cast<double>(size);
}

template <class Number>
double known(const std::optional<Number> &value)
{
    return value ? static_cast<double>(*value) : unknown;
}

/// What a column is sorted by; the name's is no number.
double numberOf(const Outcome &outcome, int column)
{
    switch (column) {
    case FailureTableModel::Kind:
        return static_cast<double>(outcome.failure.kind);
    case FailureTableModel::Kept:
        return outcome.keptFraction;
    case FailureTableModel::Fullest:
        return outcome.worstLoad.value_or(endless);
    case FailureTableModel::OneWay:
        return outcome.detourUs;
    case FailureTableModel::Ports:
        return known(outcome.portsToSurvive);
    case FailureTableModel::Pairs:
        return known(outcome.pairsToSurvive);
    case FailureTableModel::Over:
        return count(outcome.routesOver.size());
    case FailureTableModel::Buffers:
        return count(outcome.buffersFlipped.size());
    case FailureTableModel::CutOff:
        return count(outcome.cutOff.size());
    case FailureTableModel::PerYear:
        return outcome.perYear;
    case FailureTableModel::Hours:
        return outcome.hours;
    case FailureTableModel::Step:
        return known(outcome.stepS);
    default:
        return 0;
    }
}

/// Three significant figures without an exponent.
QString rate(double value)
{
    if (value <= 0)
        return exactNumber(0, 0);
    const int decimals = std::clamp(2 - static_cast<int>(std::floor(std::log10(value))), 0, 6);
    return exactNumber(value, decimals);
}

bool isFigure(int column)
{
    return column > FailureTableModel::Fullest;
}

} // namespace

FailureTableModel::FailureTableModel(Document &document, QObject *parent) : QAbstractTableModel(parent), m_document(document) {}

int FailureTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int FailureTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FailureTableModel::name(const Outcome &outcome) const
{
    return translated(core::failureName(outcome.failure, m_document.current()));
}

QString FailureTableModel::fullest(const Outcome &outcome) const
{
    if (outcome.worstRoute.empty())
        return tr("nothing is carried");
    const QString route = nameOf(m_document, ObjectRef{ObjectRef::Kind::Route, outcome.worstRoute});
    return tr("%1 %2", "route, how full").arg(route, outcome.worstLoad ? shareText(*outcome.worstLoad) : tr("not lit"));
}

QString FailureTableModel::text(const Outcome &outcome, int column) const
{
    switch (column) {
    case Failed:
        return name(outcome);
    case Kind:
        return failureKindWord(outcome.failure.kind);
    case Kept:
        return shareText(outcome.keptFraction);
    case Fullest:
        return fullest(outcome);
    default:
        return figureData(outcome, column, Qt::DisplayRole).toString();
    }
}

QVariant FailureTableModel::figureData(const Outcome &outcome, int column, int role) const
{
    const double value = numberOf(outcome, column);
    Figure shown{QStringLiteral("–"), {}};
    if (column == PerYear) {
        shown.number = rate(value);
    } else if (column == Hours) {
        shown = {rate(value), tr("h")};
    } else if (column == Step) {
        shown = figure(std::isnan(value) ? std::nullopt : std::optional(value), "s", false);
    } else if (column == OneWay) {
        shown = value > 0 ? figure(value, "us", false) : Figure{exactNumber(0, 0), tr("ms")};
        if (value > 0)
            shown.number.prepend(QLatin1Char('+'));
    } else if (value == 0) {
        shown.number = tr("none");
    } else if (!std::isnan(value)) {
        shown.number = exactNumber(value, 0);
        if (column == Ports || column == Pairs)
            shown.number.prepend(QLatin1Char('+'));
    }
    if (role == Roles::NumberTextRole)
        return shown.number;
    return role == Roles::UnitRole ? QVariant(shown.unit) : QVariant(shown.text());
}

QString FailureTableModel::toolTip(const Outcome &outcome, int column) const
{
    const auto list = [&](const std::vector<std::string> &ids, ObjectRef::Kind kind) {
        constexpr std::size_t most = 12;
        QStringList names;
        for (std::size_t i = 0; i < ids.size() && i < most; ++i)
            names << nameOf(m_document, ObjectRef{kind, ids[i]});
        if (ids.size() > most)
            names << tr("and %n more", nullptr, static_cast<int>(ids.size() - most));
        return names.join(QLatin1Char('\n'));
    };
    switch (column) {
    case Over:
    case Fullest:
        return list(outcome.routesOver, ObjectRef::Kind::Route);
    case CutOff:
        return list(outcome.cutOff, ObjectRef::Kind::Site);
    case Buffers:
        return list(outcome.buffersFlipped, ObjectRef::Kind::Site);
    case Ports:
    case Pairs:
        return outcome.portsToSurvive ? QString() : tr("No number of ports helps: there is no other way.");
    case Failed:
        return outcome.failure.alike > 1 ? tr("%Ln of this kind do the same.", nullptr, static_cast<int>(outcome.failure.alike)) : name(outcome);
    default:
        return {};
    }
}

QVariant FailureTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Outcome &of = outcome(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(of, column);
    case Qt::ToolTipRole:
        return toolTip(of, column);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(headerData(column, Qt::Horizontal).toString(), text(of, column));
    case Qt::TextAlignmentRole:
        return isFigure(column) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Roles::NumberTextRole:
    case Roles::UnitRole:
        return isFigure(column) ? figureData(of, column, role) : QVariant();
    case Roles::NumberRole:
        return column == Failed || std::isnan(numberOf(of, column)) ? QVariant() : QVariant(numberOf(of, column));
    case Roles::PlainRole:
        if (!isFigure(column) && column != Kept)
            return text(of, column);
        return std::isnan(numberOf(of, column)) ? QString() : fromCore(core::formatNumber(numberOf(of, column)));
    case Roles::IconRole: {
        if (column != Failed)
            return {};
        const core::Site *site =
            of.failure.kind == core::FailureKind::Site && !of.failure.ids.empty() ? m_document.current().site(of.failure.ids.front()) : nullptr;
        const bool hub = site != nullptr && site->kind == core::SiteKind::Hub;
        return QString::fromLatin1(hub ? "site-hub" : failureKindIcon(of.failure.kind));
    }
    case Roles::BarRole:
        return column == Kept ? QVariant(of.keptFraction) : QVariant();
    case Roles::QuietRole:
        return m_stale || column == Kind || (isFigure(column) && !(numberOf(of, column) > 0));
    case Roles::StaleRole:
        return m_stale;
    default:
        return {};
    }
}

QVariant FailureTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const struct {
        QString head, hint, plain;
    } columns[] = {
        {tr("Failed"), tr("What fails at once."), {}},
        {tr("Kind"), {}, {}},
        {tr("Still carried"), tr("Share of all demand that is still carried, with the light that is built."), tr("Still carried (share)")},
        {tr("Fullest route after"), tr("The route with the most load for its lit capacity once traffic has found other ways."), {}},
        {tr("One way"), tr("Longest detour: how much the one-way fibre latency of a demand that still has a way grows at most."), tr("One way (us)")},
        {tr("Ports to survive"), tr("More coherent ports, both ends, so that the routers can send everything another way."), {}},
        {tr("Pairs to survive"), tr("More fibre pairs for those ports."), {}},
        {tr("Routes over"), tr("Routes with more load than lit capacity."), {}},
        {tr("Buffers that flip"), tr("Sites whose deep buffer holds a round trip today and does not after the detour."), {}},
        {tr("Cut off"), tr("Sites without a way to any other that they have a demand with."), {}},
        {tr("A year"), tr("How often it is to be expected in a year, by the assumptions on cuts, works and outages."), {}},
        {tr("Lasts"), tr("How long it lasts then."), tr("Lasts (h)")},
        {tr("Training step"), tr("Time of a training step while it lasts."), tr("Training step (s)")},
    };
    const auto &column = columns[section];
    switch (role) {
    case Qt::DisplayRole:
        return column.head;
    case Qt::ToolTipRole:
        return column.hint;
    case Roles::PlainRole:
        return column.plain.isEmpty() ? column.head : column.plain;
    case Qt::TextAlignmentRole:
        return isFigure(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

bool FailureTableModel::passes(const Outcome &outcome) const
{
    if (m_filter.isEmpty())
        return true;
    for (const int column : {Failed, Kind, Fullest}) {
        if (text(outcome, column).contains(m_filter, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// Works out what the rows from `from` on are sorted by, once each: names are texts to be put together, and rows are large.
void FailureTableModel::addKeys(std::size_t from)
{
    m_keys.resize(m_sortColumn == Failed ? 0 : from);
    m_names.resize(m_sortColumn == Failed ? from : 0);
    for (std::size_t i = from; i < m_rows.size(); ++i) {
        if (m_sortColumn == Failed) {
            m_names.push_back(name(m_rows[i]).toCaseFolded());
            continue;
        }
        double first = numberOf(m_rows[i], m_sortColumn);
        if (std::isnan(first))
            first = m_sortOrder == Qt::AscendingOrder ? endless : -endless;
        m_keys.emplace_back(first, m_sortColumn == Kept ? -m_rows[i].worstLoad.value_or(endless) : 0);
    }
}

bool FailureTableModel::isBefore(std::uint32_t a, std::uint32_t b) const
{
    const auto decide = [&](const auto &x, const auto &y) { return x == y ? a < b : m_sortOrder == Qt::AscendingOrder ? x < y : y < x; };
    return m_sortColumn == Failed ? decide(m_names[a], m_names[b]) : decide(m_keys[a], m_keys[b]);
}

/// What is shown of the rows from `from` on, in order.
std::vector<std::uint32_t> FailureTableModel::sorted(std::size_t from)
{
    addKeys(from);
    std::vector<std::uint32_t> order;
    for (std::size_t i = from; i < m_rows.size(); ++i) {
        if (passes(m_rows[i]))
            order.push_back(static_cast<std::uint32_t>(i));
    }
    std::ranges::sort(order, [this](std::uint32_t a, std::uint32_t b) { return isBefore(a, b); });
    return order;
}

void FailureTableModel::reorder(std::vector<std::uint32_t> order)
{
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    const std::vector<std::uint32_t> old = std::exchange(m_order, std::move(order));
    std::vector<int> places(before.isEmpty() ? 0 : m_rows.size(), -1);
    for (std::size_t i = 0; i < m_order.size() && !places.empty(); ++i)
        places[m_order[i]] = static_cast<int>(i);
    QModelIndexList after;
    for (const QModelIndex &index : before)
        after << createIndex(places[old[static_cast<std::size_t>(index.row())]], index.column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void FailureTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || (column == m_sortColumn && order == m_sortOrder))
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    reorder(sorted(0));
}

void FailureTableModel::setFilter(const QString &text)
{
    if (std::exchange(m_filter, text) == text)
        return;
    beginResetModel();
    m_order = sorted(0);
    endResetModel();
}

void FailureTableModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_order.clear();
    m_next.clear();
    m_replacing = m_stale = m_steps = false;
    endResetModel();
}

void FailureTableModel::begin()
{
    m_next.clear();
    m_replacing = !m_rows.empty();
    m_since.start();
}

void FailureTableModel::takeOver()
{
    m_replacing = m_stale = false;
    beginResetModel();
    m_rows = std::exchange(m_next, {});
    m_steps = std::ranges::any_of(m_rows, [](const Outcome &outcome) { return outcome.stepS.has_value(); });
    m_order = sorted(0);
    endResetModel();
}

void FailureTableModel::add(std::vector<Outcome> outcomes)
{
    std::vector<Outcome> &into = m_replacing ? m_next : m_rows;
    const std::size_t from = into.size();
    std::ranges::move(outcomes, std::back_inserter(into));
    if (m_replacing) {
        if (m_since.elapsed() > patienceMs)
            takeOver();
        return;
    }
    m_steps = m_steps ||
              std::any_of(m_rows.begin() + static_cast<std::ptrdiff_t>(from), m_rows.end(), [](const Outcome &outcome) { return outcome.stepS.has_value(); });
    const std::vector<std::uint32_t> more = sorted(from);
    if (more.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(more.size()) - 1);
    m_order.insert(m_order.end(), more.begin(), more.end());
    endInsertRows();
    if (first == 0 || isBefore(m_order[static_cast<std::size_t>(first) - 1], more.front()))
        return;
    std::vector<std::uint32_t> order = m_order;
    std::inplace_merge(order.begin(), order.begin() + first, order.end(), [this](std::uint32_t a, std::uint32_t b) { return isBefore(a, b); });
    reorder(std::move(order));
}

void FailureTableModel::end(bool complete)
{
    if (m_replacing && complete)
        takeOver();
    m_replacing = false;
    m_next.clear();
}

void FailureTableModel::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale && !m_order.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Roles::QuietRole, Roles::StaleRole});
}

int FailureTableModel::rowOf(const core::Failure &failure) const
{
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const core::Failure &each = m_rows[m_order[i]].failure;
        if (each.kind == failure.kind && each.ids == failure.ids)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace ui
