#include "ui/failures/CriticalModel.h"

#include "core/base/Number.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/results/QuantityTableModel.h"

#include <algorithm>

namespace ui {

namespace {

using Roles = QuantityTableModel;
using Model = CriticalModel;

bool isFigure(int column)
{
    return column != Model::Name && column != Model::Bridge && column != Model::CutPair;
}

double numberOf(const core::CriticalRoute &of, int row, int column)
{
    switch (column) {
    case Model::Rank:
        return row + 1;
    case Model::PairsCut:
        return static_cast<double>(of.pairsCut);
    case Model::Load:
        return of.loadGbps;
    case Model::CutFall:
        return of.cutFallGbps;
    case Model::PairsUsing:
        return static_cast<double>(of.pairsUsing);
    default:
        return of.bridge ? 1 : 0;
    }
}

} // namespace

CriticalModel::CriticalModel(Document &document, QObject *parent) : QAbstractTableModel(parent), m_document(document) {}

int CriticalModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CriticalModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

void CriticalModel::setAnswer(CriticalRoutes answer)
{
    if (std::ranges::equal(answer, m_rows, {}, &core::CriticalRoute::link, &core::CriticalRoute::link)) {
        m_rows = std::move(answer); // figures change in place
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(answer);
    endResetModel();
}

void CriticalModel::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale && !m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Roles::StaleRole});
}

std::string CriticalModel::routeId(int row) const
{
    const std::size_t route = m_rows[static_cast<std::size_t>(row)].link;
    return route < m_document.current()->routes.size() ? m_document.current()->routes[route].id : std::string();
}

QString CriticalModel::text(const core::CriticalRoute &of, int row, int column) const
{
    const core::Scenario &scenario = m_document.current();
    switch (column) {
    case Name:
        return of.link < scenario->routes.size() ? fromCore(core::displayName(scenario->routes[of.link], scenario)) : QString();
    case Bridge:
        return of.bridge ? tr("yes") : tr("no");
    case CutPair:
        if (of.cutFallGbps <= 0 || std::max(of.from, of.to) >= scenario->sites.size())
            return QStringLiteral("–");
        return tr("%1 – %2", "two sites").arg(fromCore(core::displayName(scenario->sites[of.from])), fromCore(core::displayName(scenario->sites[of.to])));
    case Load:
    case CutFall:
        return figure(numberOf(of, row, column), "gbps", false).text();
    default:
        return exactNumber(numberOf(of, row, column), 0);
    }
}

QVariant CriticalModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const core::CriticalRoute &of = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const double number = numberOf(of, index.row(), column);
    const bool rate = column == Load || column == CutFall;
    switch (role) {
    case Qt::DisplayRole:
        return text(of, index.row(), column);
    case SortRole:
        return isFigure(column) || column == Bridge ? QVariant(number) : QVariant(text(of, index.row(), column));
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(headerData(column, Qt::Horizontal).toString(), text(of, index.row(), column));
    case Qt::TextAlignmentRole:
        return isFigure(column) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Roles::NumberTextRole:
        return !isFigure(column) ? QVariant() : rate ? figure(number, "gbps", false).number : QVariant(text(of, index.row(), column));
    case Roles::UnitRole:
        return rate ? figure(number, "gbps", false).unit : QVariant();
    case Roles::PlainRole:
        return isFigure(column) ? fromCore(core::formatNumber(number)) : text(of, index.row(), column);
    case Roles::IconRole:
        return column == Name ? QVariant(QStringLiteral("route")) : QVariant();
    case Roles::StaleRole:
        return m_stale;
    case Roles::QuietRole:
        return column == Rank || (column != Name && number <= 0);
    default:
        return {};
    }
}

QVariant CriticalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const struct {
        QString head, hint, plain;
    } columns[] = {
        {tr("Rank"), tr("By pairs parted, then traffic, then how far the smallest cut falls, then pairs that use it."), {}},
        {tr("Route"), {}, {}},
        {tr("Only way"), tr("Its loss separates sites: a bridge of the network."), {}},
        {tr("Pairs parted"), tr("Pairs of sites with a demand that have no lit way without it."), {}},
        {tr("Carries"), tr("Traffic over it as sized."), tr("Carries (Gb/s)")},
        {tr("Smallest cut falls by"), tr("The most by which what can flow between two sites with a demand falls when it is lost."),
         tr("Smallest cut falls by (Gb/s)")},
        {tr("Between"), tr("The sites whose smallest cut falls so much."), {}},
        {tr("Pairs using it"), tr("Pairs of sites, any, whose way of least latency goes over it."), {}},
    };
    switch (role) {
    case Qt::DisplayRole:
        return columns[section].head;
    case Qt::ToolTipRole:
        return columns[section].hint;
    case Roles::PlainRole:
        return columns[section].plain.isEmpty() ? columns[section].head : columns[section].plain;
    case Qt::TextAlignmentRole:
        return isFigure(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

} // namespace ui
