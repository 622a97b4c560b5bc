#include "ui/inspector/OutlineModel.h"

#include "ui/document/Edits.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/inspector/AssumptionText.h"
#include "ui/results/FindingText.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace ui {

/// One line as it should be, with the lines below it.
struct OutlineModel::Entry {
    Kind kind = Kind::Root;
    std::string id;
    QString name;
    QString value;
    QString icon;
    std::optional<core::Severity> severity;
    std::vector<Entry> children;

    bool isSameObject(const Entry &other) const { return kind == other.kind && id == other.id; }
    bool looksLike(const Entry &other) const { return name == other.name && value == other.value && icon == other.icon && severity == other.severity; }
};

struct OutlineModel::Node {
    Entry entry;  ///< without children
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children = {};
};

namespace {

/// Whether people name things of the kind.
bool isNamed(OutlineModel::Kind kind)
{
    return kind == OutlineModel::Kind::Site || kind == OutlineModel::Kind::Route || kind == OutlineModel::Kind::Srlg;
}

/// The worst open finding of each site, route and shared risk.
std::map<std::string, core::Severity> worstFindings(const core::Sizing *sizing)
{
    std::map<std::string, core::Severity> worst;
    if (sizing == nullptr)
        return worst;
    for (const core::Finding &finding : sizing->findings) {
        if (finding.accepted || finding.subject.id.empty())
            continue;
        core::Severity &severity = worst.try_emplace(finding.subject.id, finding.severity).first->second;
        severity = std::max(severity, finding.severity);
    }
    return worst;
}

std::optional<core::Severity> severityOf(const std::map<std::string, core::Severity> &worst, const std::string &id)
{
    const auto found = worst.find(id);
    return found == worst.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

OutlineModel::OutlineModel(Document &document, QObject *parent) : QAbstractItemModel(parent), m_document(document), m_root(std::make_unique<Node>())
{
    const auto ifCurrent = [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    };
    connect(&document, &Document::scenarioChanged, this, ifCurrent);
    connect(&document, &Document::sizingChanged, this, ifCurrent);
    connect(&document, &Document::currentChanged, this, &OutlineModel::refresh);
    connect(&document, &Document::scenarioListChanged, this, &OutlineModel::refresh);
    refresh();
}

OutlineModel::~OutlineModel() = default;

OutlineModel::Entry OutlineModel::routes() const
{
    const core::Scenario &scenario = m_document.current();
    const SizingPtr sizing = m_document.currentSizing();
    const auto worst = worstFindings(sizing.get());
    Entry group{Kind::Routes, {}, tr("Routes"), QLocale().toString(qlonglong(scenario->routes.size())), {}, {}, {}};
    for (const core::Route &route : scenario->routes) {
        const auto length = core::routeLength(route, scenario);
        Entry entry{Kind::Route, route.id, fromCore(core::displayName(route, scenario)), figure(length ? std::optional(length->km) : std::nullopt, "km", false).text(),
                    QStringLiteral("route"), severityOf(worst, route.id), {}};
        const core::RouteSizing *sized = sizing ? sizing->route(route.id) : nullptr;
        const std::int64_t huts = !route.spans.empty() ? static_cast<std::int64_t>(route.spans.size()) - 1 : sized != nullptr ? sized->spans - 1 : 0;
        double atKm = 0;
        for (std::int64_t i = 0; i < huts && length; ++i) {
            const core::Span *listed = route.spans.empty() ? nullptr : &route.spans[static_cast<std::size_t>(i)];
            atKm += listed != nullptr ? listed->lengthKm : length->km / static_cast<double>(huts + 1);
            const QString name = listed != nullptr && !listed->hut.empty() ? fromCore(listed->hut) : tr("Hut, km %1").arg(exactNumber(atKm, 0));
            const auto power = sized != nullptr && sized->spans > 1 ? std::optional(sized->hutPowerW / static_cast<double>(sized->spans - 1)) : std::nullopt;
            entry.children.push_back({Kind::Hut, route.id + "#" + std::to_string(i), name, figure(power, "W", false).text(), QStringLiteral("site-hut"), {}, {}});
        }
        group.children.push_back(std::move(entry));
    }
    return group;
}

OutlineModel::Entry OutlineModel::demands() const
{
    const SizingPtr sizing = m_document.currentSizing();
    const int count = sizing ? static_cast<int>(sizing->demands.size()) : 0;
    Entry group{Kind::Demands, {}, tr("Demands"), count == 0 ? QLocale().toString(0) : tr("%n made", nullptr, count), {}, {}, {}};
    if (!sizing)
        return group;
    for (const core::DemandSizing &demand : sizing->demands) {
        const QString name = nameOf(m_document, core::Subject{core::Scope::Demand, demand.id()});
        group.children.push_back({Kind::Demand, demand.id(), name, figure(demand.gbps, "gbps", false).text(), QStringLiteral("demand"), {}, {}});
    }
    return group;
}

OutlineModel::Entry OutlineModel::wanted() const
{
    const core::Scenario &scenario = m_document.current();
    const auto worst = worstFindings(m_document.currentSizing().get());
    Entry sites{Kind::Sites, {}, tr("Sites"), QLocale().toString(qlonglong(scenario->sites.size())), {}, {}, {}};
    for (const core::Site &site : scenario->sites) {
        const bool campus = site.kind == core::SiteKind::Campus;
        const auto power = site.powerMw ? site.powerMw : campus ? std::optional(scenario->assumptions.number("power_mw")) : std::nullopt;
        sites.children.push_back({Kind::Site, site.id, fromCore(core::displayName(site)), power ? figure(power, "MW", false).text() : QString(),
                                  campus ? QStringLiteral("site-campus") : QStringLiteral("site-hub"), severityOf(worst, site.id), {}});
    }
    Entry srlgs{Kind::Srlgs, {}, tr("Shared risks"), QLocale().toString(qlonglong(scenario->srlgs.size())), {}, {}, {}};
    for (const core::Srlg &srlg : scenario->srlgs) {
        const auto members = std::ranges::count_if(scenario->routes, [&](const core::Route &route) { return std::ranges::find(route.srlgs, srlg.id) != route.srlgs.end(); });
        srlgs.children.push_back({Kind::Srlg, srlg.id, fromCore(srlg.name.empty() ? srlg.id : srlg.name), tr("%n route(s)", nullptr, static_cast<int>(members)), QStringLiteral("srlg"), severityOf(worst, srlg.id), {}});
    }
    Entry assumptions{Kind::Assumptions, {}, tr("Assumptions"), {}, {}, {}, {}};
    for (const core::Assumption &assumption : core::assumptions()) {
        if (!difference(m_document, assumption).isEmpty()) {
            assumptions.children.push_back({Kind::Assumption, assumption.id, translated(assumption.label),
                                            valueText(m_document, assumption, scenario->assumptions.value(assumption.id)), QStringLiteral("settings"), {}, {}});
        }
    }
    assumptions.value = tr("%n changed", nullptr, static_cast<int>(assumptions.children.size()));
    return {Kind::Root, {}, {}, {}, {}, {}, {std::move(sites), routes(), demands(), std::move(srlgs), std::move(assumptions)}};
}

void OutlineModel::refresh()
{
    sync(*m_root, wanted());
}

void OutlineModel::sync(Node &have, const Entry &want)
{
    const QModelIndex parent = indexOf(have);
    auto &rows = have.children;
    const std::size_t most = std::min(rows.size(), want.children.size());
    std::size_t front = 0, back = 0;
    while (front < most && rows[front]->entry.isSameObject(want.children[front]))
        ++front;
    while (back < most - front && rows[rows.size() - 1 - back]->entry.isSameObject(want.children[want.children.size() - 1 - back]))
        ++back;
    if (rows.size() > front + back) {
        beginRemoveRows(parent, static_cast<int>(front), static_cast<int>(rows.size() - back) - 1);
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(front), rows.end() - static_cast<std::ptrdiff_t>(back));
        endRemoveRows();
    }
    if (want.children.size() > front + back) {
        beginInsertRows(parent, static_cast<int>(front), static_cast<int>(want.children.size() - back) - 1);
        for (std::size_t i = front; i < want.children.size() - back; ++i) {
            Entry entry = want.children[i];
            entry.children.clear();
            rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(i), std::make_unique<Node>(Node{std::move(entry), &have}));
        }
        endInsertRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry &wish = want.children[i];
        if (!rows[i]->entry.looksLike(wish)) {
            rows[i]->entry = wish;
            rows[i]->entry.children.clear();
            const QModelIndex changed = createIndex(static_cast<int>(i), 0, rows[i].get());
            emit dataChanged(changed, changed);
        }
        sync(*rows[i], wish);
    }
}

OutlineModel::Node &OutlineModel::node(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<Node *>(index.internalPointer()) : *m_root;
}

QModelIndex OutlineModel::indexOf(const Node &of) const
{
    if (of.parent == nullptr)
        return {};
    const auto &siblings = of.parent->children;
    const auto at = std::ranges::find(siblings, &of, [](const std::unique_ptr<Node> &each) { return static_cast<const Node *>(each.get()); });
    return createIndex(static_cast<int>(at - siblings.begin()), 0, const_cast<Node *>(&of));
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, node(parent).children[static_cast<std::size_t>(row)].get());
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(*node(child).parent) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(node(parent).children.size());
}

int OutlineModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Entry &entry = node(index).entry;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return entry.name;
    case Qt::AccessibleTextRole: {
        const QString text = entry.value.isEmpty() ? entry.name : tr("%1: %2").arg(entry.name, entry.value);
        return entry.severity ? tr("%1, %2").arg(text, severityWord(*entry.severity)) : text;
    }
    case KindRole: return static_cast<int>(entry.kind);
    case IdRole: return fromCore(entry.id);
    case ValueRole: return entry.value;
    case IconRole: return entry.icon;
    case SeverityRole: return entry.severity ? QVariant(static_cast<int>(*entry.severity)) : QVariant();
    default: return {};
    }
}

bool OutlineModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Kind what = kind(index);
    if (role != Qt::EditRole || !isNamed(what))
        return false;
    return value.toString() == data(index).toString() || bool(rename(m_document, *object(index), value.toString()));
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex &index) const
{
    const Kind what = kind(index);
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (isNamed(what))
        flags |= Qt::ItemIsEditable;
    return flags;
}

OutlineModel::Kind OutlineModel::kind(const QModelIndex &index) const
{
    return node(index).entry.kind;
}

std::optional<ObjectRef> OutlineModel::object(const QModelIndex &index) const
{
    const Entry &entry = node(index).entry;
    switch (entry.kind) {
    case Kind::Site: return ObjectRef{ObjectRef::Kind::Site, entry.id};
    case Kind::Route: return ObjectRef{ObjectRef::Kind::Route, entry.id};
    case Kind::Demand: return ObjectRef{ObjectRef::Kind::Demand, entry.id};
    case Kind::Srlg: return ObjectRef{ObjectRef::Kind::Srlg, entry.id};
    case Kind::Hut: return ObjectRef{ObjectRef::Kind::Route, node(index).parent->entry.id};
    default: return std::nullopt;
    }
}

QModelIndex OutlineModel::group(Kind kind) const
{
    const auto found = std::ranges::find(m_root->children, kind, [](const std::unique_ptr<Node> &each) { return each->entry.kind; });
    return found == m_root->children.end() ? QModelIndex() : indexOf(**found);
}

QModelIndex OutlineModel::indexOf(const ObjectRef &object) const
{
    const Kind kinds[]{Kind::Sites, Kind::Routes, Kind::Demands, Kind::Srlgs};
    const QModelIndex in = group(kinds[static_cast<int>(object.kind)]);
    const auto &children = node(in).children;
    const auto found = std::ranges::find(children, object.id, [](const std::unique_ptr<Node> &each) { return each->entry.id; });
    return found == children.end() ? QModelIndex() : indexOf(**found);
}

} // namespace ui
