#pragma once

#include <QAbstractButton>
#include <QWidget>

class QLabel;

namespace ui {

class Actions;

/// Looks like a search field and opens the command palette.
class SearchButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit SearchButton(QAction *action, QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString m_keys;
    bool m_hovered = false;
};

/// The right end of the menu row: file name, undo and redo, search, export, theme.
class MenuCorner final : public QWidget {
    Q_OBJECT

public:
    MenuCorner(Actions &actions, QWidget *parent);
    void setFile(const QString &name, bool modified, const QString &path);
    QString fileText() const;

private:
    QLabel *m_file;
};

} // namespace ui
