#pragma once

#include "core/curves/Curves.h"
#include "ui/charts/CurveSamples.h"
#include "ui/document/Document.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <span>

class QLabel;
class QListWidget;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace ui {

class ChartLegend;
class ChartPlot;
class CurveTableModel;

/// The kinds of charts, one of them drawn for the selected object, and its figures as a table. Charts are worked out in the
/// background from the latest sizing while the panel is in sight; the one before stays until the next is there.
class ChartsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ChartsPanel(Document &document, QWidget *parent = nullptr, std::span<const core::CurveKind> kinds = core::curveKinds());
    ~ChartsPanel() override;

    QListWidget *kinds() const { return m_list; }
    ChartPlot *plot() const { return m_plot; }
    ChartLegend *legend() const { return m_legend; }
    QTableView *table() const { return m_table; }
    CurvePtr curve() const { return m_curve; }
    core::Subject subject() const; ///< what the chosen kind is drawn for: what is selected, else the route of least margin
    QString message() const;       ///< in place of a chart; empty while there is one
    void waitForCurve();           ///< for tests

signals:
    void said(const QString &message); ///< for the status bar

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Job;
    void makeList();
    QWidget *makeChart();
    QWidget *makeTable();
    void arrange();
    const core::CurveKind *kind() const;
    void renew(); ///< works out the chart again if it may have become another one
    void stop();
    void take();
    void showCurve(CurvePtr curve);
    void showMessage(const QString &title, const QString &text);
    void showTitle();
    void renewTheme();
    void exportPicture();

    Document &m_document;
    std::span<const core::CurveKind> m_kinds;
    QListWidget *m_list;
    QStackedWidget *m_pages;
    QLabel *m_title = nullptr, *m_about = nullptr, *m_notes = nullptr, *m_emptyIcon = nullptr, *m_emptyTitle = nullptr, *m_emptyText = nullptr;
    QToolButton *m_export = nullptr;
    QProgressBar *m_progress = nullptr;
    QSplitter *m_split = nullptr;
    ChartLegend *m_legend = nullptr;
    ChartPlot *m_plot = nullptr;
    QTableView *m_table = nullptr;
    CurveTableModel *m_model = nullptr;
    CurvePtr m_curve;
    std::shared_ptr<Job> m_job;
    QFutureWatcher<void> m_watcher;
    std::optional<Qt::Orientation> m_arranged;
    QTimer m_patience; ///< until the progress shows
};

} // namespace ui
