#pragma once

#include "core/model/Design.h"

#include <QAbstractButton>

#include <vector>

namespace ui {

/// The painted buttons of the welcome page share focus ring and hover.
class Tile : public QAbstractButton {
    Q_OBJECT

public:
    explicit Tile(QWidget *parent);

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

    bool m_hovered = false, m_ring = false;
};

/// A line of the side: icon, text, key. The first one is the primary one.
class SideTile final : public Tile {
    Q_OBJECT

public:
    SideTile(const char *iconName, const QString &text, const QKeySequence &key, bool primary, QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const char *m_icon;
    QString m_key;
    bool m_primary;
};

/// An example: a sketch of its sites and routes, name, description and three figures of its first scenario.
class ExampleTile final : public Tile {
    Q_OBJECT

public:
    ExampleTile(const core::Design &design, const QString &name, const QString &description, QWidget *parent);
    QSize sizeHint() const override;
    int heightForWidth(int width) const override; ///< the description wraps

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Fact {
        QString value, label;
    };
    core::Scenario m_scenario;
    QString m_description;
    std::vector<Fact> m_facts; ///< once the sizing is there
};

/// A file opened before.
class RecentTile final : public Tile {
    Q_OBJECT

public:
    RecentTile(const QString &path, QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_path, m_folder, m_when;
    bool m_missing;
};

} // namespace ui
