#pragma once

#include "core/failures/Failure.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QTableView;

namespace ui {

class ColumnWidths;
class Document;
class FailureRun;
class FailureTableModel;
class Preview;

/// The table of failures. Choosing a row, by mouse or arrows, previews it on the canvas; Enter and Space take the preview away
/// and bring it back, Esc ends it. New results keep the row and the place in the list.
class FailureTable final : public QWidget {
    Q_OBJECT

public:
    FailureTable(Document &document, FailureRun &run, QWidget *parent = nullptr);

    QTableView *view() const { return m_view; }
    FailureTableModel *model() const { return m_model; }
    QLineEdit *filterField() const { return m_filter; }
    void showFilter();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void preview(int row);
    void togglePreview();
    void keepPlace();
    void restorePlace();
    void widenColumns();
    void renewTheme();
    void renewWords();
    bool keyPressed(QKeyEvent &event);

    Document &m_document;
    FailureRun &m_run;
    Preview &m_preview;
    FailureTableModel *m_model;
    QLineEdit *m_filter;
    QTableView *m_view;
    QLabel *m_words;                     ///< in place of the table when there is nothing to list
    std::optional<core::Failure> m_kept; ///< what was chosen before the rows were made anew
    int m_scroll = 0;
    ColumnWidths *m_widths = nullptr;
    bool m_restoring = false;
};

} // namespace ui
