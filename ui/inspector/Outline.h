#pragma once

#include "ui/document/Document.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QMenu;
class QSortFilterProxyModel;
class QTreeView;

namespace ui {

class OutlineModel;

/// The left dock: the scenario as a tree with a filter, the accessible twin of the canvas. Everything that can be done to an
/// object there can be done here. It brings its own head, so its dock needs no title bar.
class Outline final : public QWidget {
    Q_OBJECT

public:
    explicit Outline(Document &document, QWidget *parent = nullptr);

    QTreeView *view() const { return m_view; }
    QLineEdit *filterField() const { return m_filter; }

    void addSite(core::SiteKind kind);  ///< beside the others, its name open for typing
    void connectSelected();             ///< a route between the two selected sites
    void addRisk();  ///< of the selected routes
    void renameCurrent();               ///< in place
    void removeSelected();

signals:
    void editRequested();                                ///< Enter or double click on an object: to its fields
    void assumptionRequested(const std::string &id);     ///< the same on an assumption, "" on their group
    void refused(const QString &message);                ///< why something could not be done, for the status bar

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeHead();
    void fillMenu(QMenu &menu);
    void selectionToDocument();
    void selectionFromDocument();
    void activate(const QModelIndex &index);
    QModelIndex source(const QModelIndex &index) const;
    void showFilter(const QString &text);

    Document &m_document;
    OutlineModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QLineEdit *m_filter;
    QTreeView *m_view;
    bool m_following = false;
};

} // namespace ui
