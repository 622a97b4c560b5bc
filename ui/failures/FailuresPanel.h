#pragma once

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;
class QPushButton;

namespace ui {

class AlternativesPage;
class CriticalPage;
class Document;
class FailureRun;
class FailureTable;
class SegmentedSwitch;

/// The tab about what breaks: the failures and what each leaves, what other choices of protection and pattern would give, and
/// what hangs on each route.
/// Each view is worked out in the background while it is in sight.
class FailuresPanel final : public QWidget {
    Q_OBJECT

public:
    enum class View { Failures, Protection, Patterns, Critical };

    explicit FailuresPanel(Document &document, QWidget *parent = nullptr);

    FailureRun &run() const { return *m_run; }
    FailureTable *table() const { return m_table; }
    AlternativesPage *protection() const { return m_protection; }
    AlternativesPage *patterns() const { return m_patterns; }
    CriticalPage *critical() const { return m_critical; }
    View view() const;
    void showView(View view);
    void showFilter(); ///< of the failures
    void focusView();  ///< the keys go to the table in sight

signals:
    void refused(const QString &message); ///< for the status bar

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeHead();
    void renew();
    void follow();
    QString orderWords() const;
    static QString spent(double ms);
    QString progressWords() const;

    Document &m_document;
    QStackedWidget *m_pages;
    FailureRun *m_run;
    FailureTable *m_table;
    AlternativesPage *m_protection, *m_patterns;
    CriticalPage *m_critical;
    SegmentedSwitch *m_views;
    QLabel *m_order, *m_progress;
    QPushButton *m_stop;
    SegmentedSwitch *m_dual;
};

} // namespace ui
