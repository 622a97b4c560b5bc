#pragma once

#include "core/sizing/Sizing.h"

#include <QAbstractListModel>

namespace ui {

class Document;

/// The findings of the current scenario: open ones by severity, then a line "Accepted" that folds the accepted ones.
class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, SeverityRole, MendsRole, IsHeadRole };

    explicit FindingsModel(Document &document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    const core::Finding *finding(const QModelIndex &index) const;  ///< nullptr of the head of the accepted ones
    int openCount() const { return static_cast<int>(m_open); }
    int openCount(core::Severity severity) const;
    bool isUnfolded() const { return m_unfolded; }
    void setUnfolded(bool unfolded);

    void refresh();

signals:
    void countsChanged();

private:
    void showMends();

    Document &m_document;
    std::vector<core::Finding> m_findings;  ///< open ones first
    std::size_t m_open = 0;
    bool m_unfolded = false;
};

} // namespace ui
