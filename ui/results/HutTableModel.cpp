#include "ui/results/HutTableModel.h"

#include "core/base/Number.h"
#include "core/units/Unit.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/results/QuantityTableModel.h"

namespace ui {

HutTableModel::HutTableModel(Document &document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    makeColumns();
    const auto ifCurrent = [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    };
    connect(&document, &Document::sizingChanged, this, ifCurrent);
    connect(&document, &Document::scenarioChanged, this, ifCurrent); // names
    connect(&document, &Document::currentChanged, this, &HutTableModel::refresh);
    refresh();
}

void HutTableModel::makeColumns()
{
    using Hut = core::HutSizing;
    const auto text = [this](const QString &head, const QString &hint, std::function<QString(const Hut &)> read) {
        m_columns.push_back({head, hint, std::move(read), {}});
    };
    const auto number = [this](const QString &head, const QString &hint, std::function<std::optional<double>(const Hut &)> read, const char *unit, bool whole) {
        m_columns.push_back({head, hint, {}, std::move(read), unit, whole});
    };
    text(tr("Route"), {}, [this](const Hut &hut) { return nameOf(m_document, {core::Scope::Route, hut.routeId}); });
    text(tr("Hut"), tr("As the route's spans name it, else by number."),
         [](const Hut &hut) { return hut.name.empty() ? tr("Hut %1").arg(hut.number) : fromCore(hut.name); });
    number(
        tr("At"), tr("From the route's first site."), [](const Hut &hut) { return hut.km; }, "km", false);
    number(
        tr("Pairs"), tr("Fibre pairs through the hut, all planes."), [](const Hut &hut) { return static_cast<double>(hut.pairs); }, "pairs", true);
    text(tr("Amplifier"), {}, [this](const Hut &hut) { return fromCore(core::catalogueLabel(m_document.catalogue(), "line_system", hut.built.amplifierId)); });
    addLoad({}, &Hut::built);
    number(
        tr("Provisioned"), tr("With every amplifier at its maximum, cooling included."), [](const Hut &hut) { return hut.built.powerMaxW; }, "W", false);
    text(tr("Old hut"), tr("Whether a hut that stands already powers and holds it, by the scenario's assumptions. Depth is not checked."),
         [this](const Hut &hut) { return fitText(hut); });
    addLoad(tr("one pair a unit"), &Hut::singlePair);
    addLoad(tr("several pairs a unit"), &Hut::multiRail);
}

/// Units, power, space and price of one way to fill the hut.
void HutTableModel::addLoad(const QString &kind, core::HutLoad core::HutSizing::*load)
{
    const auto add = [&](const QString &head, const QString &hint, std::function<std::optional<double>(const core::HutLoad &)> read, const char *unit,
                         bool whole) {
        m_columns.push_back({kind.isEmpty() ? head : tr("%1, %2").arg(head, kind),
                             hint,
                             {},
                             [load, read = std::move(read)](const core::HutSizing &hut) { return read(hut.*load); },
                             unit,
                             whole});
    };
    add(
        tr("Units"), tr("Amplifier units in the hut."), [](const core::HutLoad &of) { return static_cast<double>(of.units); }, "units", true);
    add(
        tr("Power"), tr("Typical, cooling included."), [](const core::HutLoad &of) { return of.powerW; }, "W", false);
    add(
        tr("Rack units"), tr("Of the amplifier units."), [](const core::HutLoad &of) { return of.rackUnits; }, "ru", false);
    if (!kind.isEmpty())
        add(
            tr("Cost"), tr("Typical price of the amplifier units."), [](const core::HutLoad &of) { return of.usd; }, "USD", false);
}

QString HutTableModel::fitText(const core::HutSizing &hut) const
{
    const std::optional<bool> fits = hut.built.fits(core::hutLimits(m_document.current()->assumptions));
    return !fits ? tr("not known") : *fits ? tr("fits") : tr("does not fit");
}

void HutTableModel::refresh()
{
    const SizingPtr sizing = m_document.currentSizing();
    std::vector<core::HutSizing> want = sizing ? core::huts(m_document.current(), m_document.catalogue(), *sizing) : std::vector<core::HutSizing>();
    const int now = static_cast<int>(m_huts.size()), then = static_cast<int>(want.size());
    if (then < now) {
        beginRemoveRows({}, then, now - 1);
        m_huts = std::move(want);
        endRemoveRows();
    } else if (then > now) {
        beginInsertRows({}, now, then - 1);
        m_huts = std::move(want);
        endInsertRows();
    } else {
        m_huts = std::move(want);
    }
    if (!m_huts.empty())
        emit dataChanged(index(0, 0), index(then - 1, columnCount() - 1));
}

int HutTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_huts.size());
}

int HutTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant HutTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Column &column = m_columns[static_cast<std::size_t>(index.column())];
    const core::HutSizing &of = hut(index.row());
    if (!column.number) {
        if (role == Qt::DisplayRole || role == QuantityTableModel::PlainRole)
            return column.text(of);
        return role == QuantityTableModel::IconRole && index.column() == 1 ? QVariant(QStringLiteral("site-hut")) : QVariant();
    }
    const std::optional<double> value = column.number(of);
    switch (role) {
    case Qt::DisplayRole:
        return figure(value, column.unit, column.whole).text();
    case QuantityTableModel::NumberTextRole:
        return figure(value, column.unit, column.whole).number;
    case QuantityTableModel::UnitRole:
        return column.whole ? QString() : figure(value, column.unit, column.whole).unit;
    case QuantityTableModel::NumberRole:
        return value ? QVariant(*value) : QVariant();
    case QuantityTableModel::PlainRole:
        return value ? fromCore(core::formatNumber(*value)) : QString();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(column.head, figure(value, column.unit, column.whole).text());
    default:
        return {};
    }
}

QVariant HutTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const Column &column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.head;
    case QuantityTableModel::PlainRole:
        return column.number ? tr("%1 (%2)").arg(column.head, translated(core::unit(column.unit).symbol)) : column.head;
    case Qt::ToolTipRole:
        return column.hint;
    case Qt::TextAlignmentRole:
        return column.number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

} // namespace ui
