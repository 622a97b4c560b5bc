#pragma once

#include "ui/shell/HeadlineCards.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace ui {

class Document;

/// The row of headline figures under the tabs: one painted widget. Click or Enter explains a figure, Left and Right go from
/// card to card; the last ones go to a "…" menu where the window is too narrow for all.
class HeadlineStrip final : public QWidget {
    Q_OBJECT

public:
    explicit HeadlineStrip(Document &document, QWidget *parent = nullptr);

    const std::vector<HeadlineCard> &cards() const { return m_cards; }
    QRect cardRect(int index) const;   ///< empty for cards in the "…" menu
    int currentCard() const { return m_current; }
    bool isStale() const { return m_stale; }
    void explainCurrent() { explain(m_current); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void renew();
    void renewStale();
    void explain(int index);
    void setCurrent(int index);
    int shownCount() const;
    QRect moreRect() const;
    int cardAt(const QPoint &point) const;
    void openMore();
    void openMenu(int index, const QPoint &globalPosition);
    void paintCard(QPainter &painter, int index) const;

    Document &m_document;
    std::vector<HeadlineCard> m_cards;
    std::optional<std::pair<std::string, core::Subject>> m_explained;
    QTimer m_staleTimer;
    bool m_stale = false, m_ring = false;
    int m_current = 0, m_hovered = -1, m_pressed = -1;
};

} // namespace ui
