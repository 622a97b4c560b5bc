#include "ui/results/FindingsModel.h"

#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/results/FindingText.h"
#include "ui/results/Mends.h"

#include <algorithm>

namespace ui {

FindingsModel::FindingsModel(Document &document, QObject *parent) : QAbstractListModel(parent), m_document(document)
{
    connect(&document, &Document::sizingChanged, this, [this](const std::string &id) {
        if (id == m_document.currentId())
            refresh();
    });
    connect(&document, &Document::currentChanged, this, &FindingsModel::refresh);
    connect(&Mends::of(document), &Mends::changed, this, &FindingsModel::showMends);
    refresh();
}

void FindingsModel::refresh()
{
    beginResetModel();
    const SizingPtr sizing = m_document.currentSizing();
    m_findings = sizing ? sizing->findings : std::vector<core::Finding>();
    const auto accepted = std::ranges::stable_partition(m_findings, [](const core::Finding &finding) { return !finding.accepted; });
    m_open = static_cast<std::size_t>(accepted.begin() - m_findings.begin());
    endResetModel();
    emit countsChanged();
}

void FindingsModel::showMends()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {MendsRole, Qt::AccessibleTextRole});
}

int FindingsModel::openCount(core::Severity severity) const
{
    return static_cast<int>(std::ranges::count_if(m_findings, [&](const core::Finding &finding) { return !finding.accepted && finding.severity == severity; }));
}

void FindingsModel::setUnfolded(bool unfolded)
{
    const int head = static_cast<int>(m_open), accepted = static_cast<int>(m_findings.size()) - head;
    if (unfolded == m_unfolded || accepted == 0)
        return;
    if (unfolded)
        beginInsertRows({}, head + 1, head + accepted);
    else
        beginRemoveRows({}, head + 1, head + accepted);
    m_unfolded = unfolded;
    if (unfolded)
        endInsertRows();
    else
        endRemoveRows();
    emit dataChanged(index(head), index(head));
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    const std::size_t accepted = m_findings.size() - m_open;
    return static_cast<int>(m_open + (accepted == 0 ? 0 : 1) + (m_unfolded ? accepted : 0));
}

const core::Finding *FindingsModel::finding(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row == m_open)
        return nullptr;
    return &m_findings[row < m_open ? row : row - 1];
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const core::Finding *of = finding(index);
    if (of == nullptr) {
        const QString head = tr("Accepted (%n)", nullptr, static_cast<int>(m_findings.size() - m_open));
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(head) : role == IsHeadRole ? QVariant(true) : QVariant();
    }
    const QString detail = of->accepted && !of->accepted->empty() ? tr("%1 Accepted: %2").arg(translated(of->detail), fromCore(*of->accepted)) : translated(of->detail);
    switch (role) {
    case Qt::DisplayRole: return translated(of->title);
    case Qt::AccessibleTextRole: return tr("%1: %2. %3").arg(severityWord(of->severity), translated(of->title), detail);
    case Qt::ToolTipRole:
    case DetailRole: return detail;
    case SeverityRole: return static_cast<int>(of->severity);
    case MendsRole: {
        QStringList labels;
        for (const core::Mend &mend : Mends::of(m_document).of(*of))
            labels << offerText(mend);
        return labels;
    }
    case IsHeadRole: return false;
    default: return {};
    }
}

} // namespace ui
