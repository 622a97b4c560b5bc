#pragma once

#include <QColor>
#include <QWidget>

namespace ui {

/// A word or count on soft ground (TOKENS.md, pill); hidden while it has no text.
class Pill final : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setPill(const QString &text, const QColor &ground, const QColor &ink);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QColor m_ground, m_ink;
};

} // namespace ui
