#pragma once

#include <QWidget>

class QTableView;

namespace ui {

class Document;
class HutTableModel;

/// The results tab "Huts". Rows select their route; double click or Enter explains the power of the route's huts; Ctrl+C copies.
class HutTable final : public QWidget {
    Q_OBJECT

public:
    explicit HutTable(Document &document, QWidget *parent = nullptr);

    QTableView *view() const { return m_view; }
    HutTableModel *model() const { return m_model; }
    void explainCurrent();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void selectRoutes();
    void renewTheme();

    Document &m_document;
    HutTableModel *m_model;
    QTableView *m_view;
};

} // namespace ui
