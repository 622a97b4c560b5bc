#pragma once

#include <QTabBar>
#include <QWidget>

#include <string>

class QLineEdit;
class QToolButton;

namespace ui {

class Document;

/// The tab bar inside ScenarioTabs: tells when the hand has finished moving a tab.
class ScenarioTabBar final : public QTabBar {
    Q_OBJECT

public:
    using QTabBar::QTabBar;

signals:
    void reordered();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QString m_pressedOrder;
    QString order() const;
};

/// The row of scenarios: go to one, duplicate, rename in place, colour, set as baseline, move, delete. Every change is an undo
/// step of the document; the tabs only show what the document says.
class ScenarioTabs final : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioTabs(Document &document, QWidget *parent = nullptr);

    QTabBar *bar() const { return m_bar; }
    QToolButton *addButton() const { return m_add; }
    QLineEdit *editor() const { return m_editor; }  ///< nullptr unless a name is being typed

    void duplicateCurrent();
    void renameCurrent();
    void showIndex(int index);
    void step(int by);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void setMarks(int index);
    void startRename(int index);
    void commitRename();
    void endRename();
    void takeOrder();
    void openMenu(int index, const QPoint &globalPosition);
    std::string idAt(int index) const;

    Document &m_document;
    ScenarioTabBar *m_bar;
    QToolButton *m_add;
    QLineEdit *m_editor = nullptr;
    std::string m_renamedId;
    bool m_rebuilding = false;
};

} // namespace ui
