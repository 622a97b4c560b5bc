#pragma once

#include "ui/canvas/CanvasOverlays.h"

class QLabel;
class QPushButton;

namespace ui {

class Document;
class Preview;

/// Stands on top of the canvas while a failure or a cut is previewed: what it is, what it leaves, what to do about it, and the
/// way back. Hidden otherwise.
class PreviewBanner final : public OverlayPanel {
    Q_OBJECT

public:
    PreviewBanner(Document &document, QWidget *parent);
    /// Takes the size that the words need in at most so much width.
    void fit(int width);

signals:
    void changed(); ///< words came or went: lay it out
    void left();    ///< a button of it ended the preview, so the keys are nowhere

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void renew();
    QString sentence() const;
    void act(const std::function<void()> &what);

    Document &m_document;
    Preview &m_preview;
    QLabel *m_icon, *m_text;
    QPushButton *m_size, *m_end;
};

} // namespace ui
