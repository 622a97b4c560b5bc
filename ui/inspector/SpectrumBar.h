#pragma once

#include "core/sizing/Sizing.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// What a spectrum bar shows.
struct SpectrumPicture {
    double lowThz = 0, highThz = 0; ///< edges of the band
    std::vector<core::SpectrumPattern> patterns;
    struct Optic {
        std::string id;
        QString name;
    };
    std::vector<Optic> optics;     ///< in the order of their colours
    std::vector<QString> segments; ///< by SpectrumSlot::segment: "North – South"
};

/// The band of a route, one bar for the fibre pairs that carry the same light: lit slots in the colour of their optic, the rest
/// hatched. The arrows go from slot to slot, whose figures stand below; so do they in a tooltip under the pointer.
class SpectrumBar final : public QWidget {
    Q_OBJECT

public:
    explicit SpectrumBar(QWidget *parent = nullptr);

    void setPicture(SpectrumPicture picture);
    QString summary() const; ///< for screen readers
    QString reading() const; ///< of the slot under the keys; empty without one
    QRect slotRect(std::size_t pattern, std::size_t slot) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    using Place = std::pair<std::size_t, std::size_t>; ///< pattern, slot
    int shown() const;                                 ///< patterns that are drawn
    int rowHeight() const;
    QRect barRect(std::size_t pattern) const;
    double xOf(double ghz) const;
    std::optional<Place> placeAt(const QPoint &at) const;
    QString slotText(Place place) const;
    QString tipAt(const QPoint &at) const;
    QString pairsText(const core::SpectrumPattern &pattern) const;
    QColor colourOf(const std::string &optic) const;
    void read(std::optional<Place> place);
    void paintBar(QPainter &painter, std::size_t pattern) const;
    void paintLegend(QPainter &painter, int top) const;

    SpectrumPicture m_picture;
    std::optional<Place> m_read;
    bool m_ring = false;
};

} // namespace ui
