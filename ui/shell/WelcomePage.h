#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace ui {

class Actions;
class ExampleTile;
class FileController;

/// The page without a design: new, open, the examples and the recent files.
class WelcomePage final : public QWidget {
    Q_OBJECT

public:
    WelcomePage(FileController &files, Actions &actions, QWidget *parent = nullptr);

    /// Renews recent files and designs that were not closed in order.
    void renew();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeSide();
    QWidget *makeMain();
    void placeTiles();
    void renewAbandoned();
    void paintGrounds();

    FileController &m_files;
    Actions &m_actions;
    QWidget *m_side = nullptr, *m_main = nullptr, *m_recentBox = nullptr, *m_abandonedBox = nullptr;
    QGridLayout *m_exampleGrid = nullptr, *m_recentGrid = nullptr;
    QList<QWidget *> m_examples, m_recent;
    int m_columns = 0;
};

} // namespace ui
