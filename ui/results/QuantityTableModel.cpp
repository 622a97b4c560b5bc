#include "ui/results/QuantityTableModel.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <algorithm>

namespace ui {

QuantityTableModel::QuantityTableModel(Document &document, core::Scope scope, QObject *parent) : QAbstractTableModel(parent), m_document(document), m_scope(scope)
{
    makeTextColumns();
    for (const core::Quantity &quantity : core::quantities()) {
        if (quantity.scope == scope)
            m_quantities.push_back(&quantity);
    }
    const auto ifCurrent = [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    };
    connect(&document, &Document::sizingChanged, this, ifCurrent);
    connect(&document, &Document::scenarioChanged, this, ifCurrent);  // names
    connect(&document, &Document::currentChanged, this, &QuantityTableModel::refresh);
    refresh();
}

void QuantityTableModel::makeTextColumns()
{
    const auto label = [this](const char *table, const std::string &id) { return id.empty() ? QString() : fromCore(core::catalogueLabel(m_document.catalogue(), table, id)); };
    const auto name = [this](const core::Subject &subject, const core::Sizing &) { return nameOf(m_document, subject); };
    switch (m_scope) {
    case core::Scope::Site:
        m_texts = {{tr("Site"), name}, {tr("Router"), [label](const core::Subject &subject, const core::Sizing &sizing) {
                                            const core::SiteSizing *site = sizing.site(subject.id);
                                            return site != nullptr ? label("routers", site->routerId) : QString();
                                        }}};
        break;
    case core::Scope::Route:
        m_texts = {{tr("Route"), name},
                   {tr("Optic"),
                    [label](const core::Subject &subject, const core::Sizing &sizing) {
                        const core::RouteSizing *route = sizing.route(subject.id);
                        return route != nullptr ? label("pluggables", route->pluggableId) : QString();
                    }},
                   {tr("Fibre"), [this, label](const core::Subject &subject, const core::Sizing &) {
                        const core::Route *route = m_document.current().route(subject.id);
                        return route != nullptr ? label("fibre", route->fibre.value_or(m_document.current()->assumptions.word("fibre"))) : QString();
                    }}};
        break;
    case core::Scope::Demand:
        m_texts = {{tr("Demand"), name}, {tr("Class"), [](const core::Subject &subject, const core::Sizing &sizing) {
                                              const core::DemandSizing *demand = sizing.demand(subject.id);
                                              if (demand == nullptr)
                                                  return QString();
                                              return demand->trafficClass == core::DemandClass::Training ? tr("training") : tr("interconnect");
                                          }}};
        break;
    case core::Scope::Srlg:
    case core::Scope::Total: break;
    }
}

std::vector<QuantityTableModel::Row> QuantityTableModel::wanted() const
{
    std::vector<Row> rows;
    const SizingPtr sizing = m_document.currentSizing();
    if (!sizing)
        return rows;
    for (const core::Subject &subject : core::subjectsOf(m_scope, *sizing)) {
        Row row{subject, {}, {}};
        for (const TextColumn &column : m_texts)
            row.texts.push_back(column.read(subject, *sizing));
        for (const core::Quantity *quantity : m_quantities)
            row.values.push_back(quantity->read(*sizing, subject));
        rows.push_back(std::move(row));
    }
    return rows;
}

void QuantityTableModel::refresh()
{
    std::vector<Row> want = wanted();
    const auto same = [](const Row &a, const Row &b) { return a.subject == b.subject; };
    const std::size_t most = std::min(m_rows.size(), want.size());
    std::size_t front = 0, back = 0;
    while (front < most && same(m_rows[front], want[front]))
        ++front;
    while (back < most - front && same(m_rows[m_rows.size() - 1 - back], want[want.size() - 1 - back]))
        ++back;
    if (m_rows.size() > front + back) {
        beginRemoveRows({}, static_cast<int>(front), static_cast<int>(m_rows.size() - back) - 1);
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(front), m_rows.end() - static_cast<std::ptrdiff_t>(back));
        endRemoveRows();
    }
    if (want.size() > front + back) {
        const auto first = want.begin() + static_cast<std::ptrdiff_t>(front), last = want.end() - static_cast<std::ptrdiff_t>(back);
        beginInsertRows({}, static_cast<int>(front), static_cast<int>(want.size() - back) - 1);
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(front), first, last);
        endInsertRows();
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row] == want[row])
            continue;
        m_rows[row] = std::move(want[row]);
        emit dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), columnCount() - 1));
    }
}

int QuantityTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int QuantityTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_texts.size() + m_quantities.size());
}

const core::Quantity *QuantityTableModel::quantity(int column) const
{
    return column < leadingColumns() ? nullptr : m_quantities[static_cast<std::size_t>(column - leadingColumns())];
}

int QuantityTableModel::rowOf(const std::string &id) const
{
    const auto found = std::ranges::find(m_rows, id, [](const Row &row) { return row.subject.id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const char *QuantityTableModel::symbol(const core::Subject &subject) const
{
    if (m_scope == core::Scope::Demand)
        return "demand";
    if (m_scope == core::Scope::Route)
        return "route";
    const core::Site *site = m_document.current().site(subject.id);
    return site != nullptr && site->kind == core::SiteKind::Hub ? "site-hub" : "site-campus";
}

QVariant QuantityTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const core::Quantity *of = quantity(index.column());
    if (of == nullptr) {
        const QString &text = row.texts[static_cast<std::size_t>(index.column())];
        switch (role) {
        case Qt::DisplayRole:
        case PlainRole: return text;
        case IconRole: return index.column() == 0 ? QVariant(QString::fromLatin1(symbol(row.subject))) : QVariant();
        default: return {};
        }
    }
    const std::optional<double> value = row.values[static_cast<std::size_t>(index.column() - leadingColumns())];
    switch (role) {
    case Qt::DisplayRole: return figure(value, of->unit, of->whole).text();
    case NumberTextRole: return figure(value, of->unit, of->whole).number;
    case UnitRole:  // the head says what is counted
        return of->whole && core::unit(of->unit).dimension == core::Dimension::Other ? QString() : figure(value, of->unit, of->whole).unit;
    case NumberRole: return value ? QVariant(*value) : QVariant();
    case PlainRole: return value ? fromCore(core::formatNumber(*value)) : QString();
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: return tr("%1: %2").arg(translated(of->shortLabel), figure(value, of->unit, of->whole).text());
    default: return {};
    }
}

QVariant QuantityTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const core::Quantity *of = quantity(section);
    if (of == nullptr)
        return role == Qt::DisplayRole || role == PlainRole ? QVariant(m_texts[static_cast<std::size_t>(section)].head) : QVariant();
    switch (role) {
    case Qt::DisplayRole: return translated(of->shortLabel);
    case PlainRole: {  // copied numbers are in the unit of the list, so the head names it
        const QString symbolText = translated(core::unit(of->unit).symbol);
        return symbolText.isEmpty() ? translated(of->shortLabel) : tr("%1 (%2)").arg(translated(of->shortLabel), symbolText);
    }
    case Qt::ToolTipRole: return translated(of->help);
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

} // namespace ui
