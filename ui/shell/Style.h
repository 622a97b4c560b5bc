#pragma once

#include <QProxyStyle>

namespace ui {

/// The flat look of TOKENS.md over Fusion: draws without gradients what Fusion draws with them; everything else falls through.
///
/// Widgets tell it more by dynamic properties:
///   "invalid"   bool on a field: its content is refused, the edge turns red.
///   "computed"  bool on a field: the value follows from others, the edge is dashed.
///   "underline" bool on a tab bar: tabs of a bottom panel, marked by a line below instead of a tab shape.
///   "flat"      bool on a push button: a link in a row, accent text without an edge.
///   "frameless" bool on a field: it stands inside another one.
class Style final : public QProxyStyle {
public:
    Style();

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub, const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap standard, const QStyleOption *option, const QWidget *widget) const override;
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

private:
    void drawTab(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawMenuItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawHeaderSection(const QStyleOption *option, QPainter *painter) const;
    void drawDockTitle(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawComboBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
};

/// The chevrons and boxes the style draws, for painted widgets that need the same.
void drawBox(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &line, double width, double radius = 4);
/// Keyboard focus ring inside `rect`.
void drawFocusRing(QPainter &painter, const QRectF &rect, double radius = 4);
/// Tells whether focus that came by this reason shows a ring.
bool isKeyboardReason(Qt::FocusReason reason);

} // namespace ui
