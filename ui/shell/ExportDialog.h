#pragma once

#include "core/report/Report.h"
#include "core/sizing/Sizing.h"

#include <QDialog>

#include <memory>
#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace ui {

class Document;

/// Writes a report of a scenario in a format, both from core's lists, with the first table as preview and the command line
/// that does the same. Runs in the background; on failure the dialog stays and says what happened.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param designPath  of the open file, "" = never saved; names the proposal and the command.
    ExportDialog(Document &document, const QString &designPath, QWidget *parent);

    QLineEdit *pathField() const { return m_path; }
    QPushButton *exportButton() const { return m_export; }
    QString messageText() const;
    QString command() const;

signals:
    void exported(const QString &path);
    void findingsWanted();

private:
    const core::Report &report() const;
    const core::ReportFormat &format() const;
    const core::Scenario &scenario() const;
    QWidget *makeFormats();
    QWidget *makeForm();
    QWidget *makePreview();
    void renew();           ///< after any choice
    void renewPath();
    void renewFindings();
    void renewPreview();
    void showMessage(const QString &text);
    void run();

    Document &m_document;
    QString m_designPath, m_proposed;
    QListWidget *m_formats = nullptr;
    QComboBox *m_reports = nullptr, *m_scenarios = nullptr;
    QLabel *m_help = nullptr, *m_findings = nullptr, *m_tableTitle = nullptr, *m_message = nullptr, *m_command = nullptr;
    QTableView *m_table = nullptr;
    QLineEdit *m_path = nullptr;
    QCheckBox *m_openAfter = nullptr;
    QPushButton *m_export = nullptr;
    int m_previewRun = 0;
    bool m_running = false;
};

/// A word as a POSIX shell takes it.
QString shellQuoted(const QString &word);

} // namespace ui
