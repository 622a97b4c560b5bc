#pragma once

#include "ui/failures/AnswerRun.h"
#include "ui/failures/CriticalModel.h"

#include <QWidget>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class ColumnWidths;

/// The lit routes by what hangs on them. Choosing a row selects the route and shows it; Ctrl+C copies the table.
class CriticalPage final : public QWidget {
    Q_OBJECT

public:
    explicit CriticalPage(Document &document, QWidget *parent = nullptr);

    AnswerRun &run() const { return *m_run; }
    CriticalModel *model() const { return m_model; }
    QTableView *view() const { return m_view; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void renew();
    void renewTheme();
    void choose();

    Document &m_document;
    AnswerRun *m_run;
    CriticalModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QTableView *m_view;
    QLabel *m_words; ///< in place of the table
    ColumnWidths *m_widths = nullptr;
};

} // namespace ui
