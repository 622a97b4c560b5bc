#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace core {
struct Finding;
}

namespace ui {

class Document;
class FindingsModel;
class Pill;

/// The list of findings with its counts and filter. A click selects the object and shows it; Enter runs the first mend.
class FindingsView final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsView(Document &document, QWidget *parent = nullptr);

    FindingsModel *model() const { return m_model; }
    QListView *view() const { return m_list; }
    void step(int by);  ///< to the next or previous finding, around the end (F3, Shift+F3)

signals:
    void refused(const QString &message);  ///< why something could not be done, for the status bar

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const core::Finding *finding(const QModelIndex &index) const;
    void show(const QModelIndex &index);
    void mend(const QModelIndex &index, const QString &label);
    void menu(const QModelIndex &index, const QPoint &at);
    void askReason(const core::Finding &finding);
    void showCounts();

    Document &m_document;
    FindingsModel *m_model;
    QSortFilterProxyModel *m_proxy;
    std::array<Pill *, 3> m_counts;  ///< errors, warnings, notes
    QLineEdit *m_filter;
    QListView *m_list;
    QWidget *m_empty;
    QLabel *m_emptyText;
};

} // namespace ui
