#include "ui/results/DerivationModel.h"

#include "ui/document/Figure.h"
#include "ui/document/Text.h"

#include <functional>
#include <set>
#include <utility>

namespace ui {

namespace {

QString originWord(core::Origin origin)
{
    switch (origin) {
    case core::Origin::Input: return DerivationModel::tr("input");
    case core::Origin::Assumption: return DerivationModel::tr("assumption");
    case core::Origin::Catalogue: return DerivationModel::tr("catalogue");
    case core::Origin::Constant: return DerivationModel::tr("constant");
    case core::Origin::Computed: break;
    }
    return DerivationModel::tr("computed");
}

const char *originIcon(core::Origin origin)
{
    switch (origin) {
    case core::Origin::Input: return "rename";
    case core::Origin::Assumption: return "settings";
    case core::Origin::Catalogue: return "catalogue";
    case core::Origin::Constant: return "lock";
    case core::Origin::Computed: break;
    }
    return "";
}

QString formulaText(const core::Derivation &derivation)
{
    return derivation.formula.empty() ? originWord(derivation.origin) : translated(derivation.formula);
}

} // namespace

void DerivationModel::setDerivation(std::shared_ptr<const core::Derivation> derivation)
{
    std::vector<const core::Derivation *> fresh;  // in place of the lines that are there, as far as the shape is the same
    for (const Node &each : m_nodes) {
        const core::Derivation *now = each.parent < 0 ? derivation.get() : &fresh[static_cast<std::size_t>(each.parent)]->inputs[static_cast<std::size_t>(each.row)];
        if (now == nullptr || now->inputs.size() != each.derivation->inputs.size())
            break;
        fresh.push_back(now);
    }
    if (!m_nodes.empty() && fresh.size() == m_nodes.size()) {
        const auto old = std::exchange(m_root, std::move(derivation));
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            m_nodes[i].derivation = fresh[i];
            emit dataChanged(createIndex(m_nodes[i].row, 0, i), createIndex(m_nodes[i].row, ColumnCount - 1, i));
        }
        return;
    }
    beginResetModel();
    m_root = std::move(derivation);
    m_nodes.clear();
    if (m_root)
        m_nodes.push_back({m_root.get()});
    endResetModel();
}

const core::Derivation *DerivationModel::derivation(const QModelIndex &index) const
{
    return index.isValid() ? node(index).derivation : nullptr;
}

QModelIndex DerivationModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column < 0 || column >= ColumnCount || row < 0 || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    const auto above = static_cast<std::size_t>(parent.internalId());
    if (m_nodes[above].children.empty()) {
        const core::DerivationInputs &inputs = m_nodes[above].derivation->inputs;
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            m_nodes[above].children.push_back(static_cast<int>(m_nodes.size()));
            m_nodes.push_back({&inputs[i], static_cast<int>(above), static_cast<int>(i)});
        }
    }
    return createIndex(row, column, static_cast<quintptr>(m_nodes[above].children[static_cast<std::size_t>(row)]));
}

QModelIndex DerivationModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || node(child).parent < 0)
        return {};
    const int at = node(child).parent;
    return createIndex(m_nodes[static_cast<std::size_t>(at)].row, 0, static_cast<quintptr>(at));
}

int DerivationModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_nodes.empty() ? 0 : 1;
    return parent.column() > 0 ? 0 : static_cast<int>(node(parent).derivation->inputs.size());
}

int DerivationModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool DerivationModel::leadsSomewhere(const core::DerivationLink &link)
{
    return link.kind != core::DerivationLink::Kind::None && link.kind != core::DerivationLink::Kind::CatalogueCell;
}

QVariant DerivationModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const core::Derivation &of = *node(index).derivation;
    if (role == Qt::ToolTipRole)
        return of.source.empty() ? QVariant() : QVariant(tr("Source: %1").arg(fromCore(of.source)));
    if (role == EstimateRole)
        return of.estimate;
    const Figure value = figure(of.value, of.unit, of.whole);
    switch (index.column()) {
    case QuantityColumn:
        if (role == LinkRole)
            return leadsSomewhere(of.link);
        if (role == Qt::AccessibleTextRole)
            return of.restsOnEstimate() ? tr("%1: %2, rests on an estimate").arg(translated(of.label), value.text()) : tr("%1: %2").arg(translated(of.label), value.text());
        return role == Qt::DisplayRole ? QVariant(translated(of.label)) : QVariant();
    case ValueColumn:
        switch (role) {
        case Qt::DisplayRole: return value.text();
        case NumberTextRole: return value.number;
        case UnitRole: return value.unit;
        case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        default: return {};
        }
    case FormulaColumn:
        if (role == IconRole)
            return of.formula.empty() ? QVariant(QString::fromLatin1(originIcon(of.origin))) : QVariant();
        return role == Qt::DisplayRole ? QVariant(formulaText(of)) : QVariant();
    case FromColumn: return role == Qt::DisplayRole ? QVariant(translated(of.from)) : QVariant();
    default: return {};
    }
}

QVariant DerivationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::TextAlignmentRole))
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == ValueColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    switch (section) {
    case QuantityColumn: return tr("Quantity");
    case ValueColumn: return tr("Value");
    case FormulaColumn: return tr("Formula or kind");
    case FromColumn: return tr("From");
    default: return {};
    }
}

QString DerivationModel::text() const
{
    QStringList lines;
    std::set<const core::Derivation *> told;
    const std::function<void(const core::Derivation &, int)> tell = [&](const core::Derivation &of, int depth) {
        QStringList cells{QString(2 * depth, QLatin1Char(' ')) + translated(of.label), figure(of.value, of.unit, of.whole).text(), formulaText(of)};
        if (of.estimate)
            cells << tr("≈ est.");
        for (const QString &cell : {translated(of.from), fromCore(of.source)}) {
            if (!cell.isEmpty())
                cells << cell;
        }
        const bool first = told.insert(&of).second;
        if (!first && !of.inputs.empty())
            cells << tr("as above");
        lines << cells.join(QLatin1Char('\t'));
        for (const core::Derivation &input : of.inputs) {
            if (first)
                tell(input, depth + 1);
        }
    };
    if (m_root)
        tell(*m_root, 0);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui
