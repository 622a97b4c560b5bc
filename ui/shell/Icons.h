#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

class QPainter;
class QRectF;

namespace ui {

/// A symbol of resources/icons by file name without suffix, in the colours of the theme in force: textSecondary, accent
/// when checked, textDisabled when disabled. Follows a theme change at the next paint.
QIcon icon(const char *name);

/// The same in one given colour.
QIcon icon(const char *name, const QColor &colour);

/// The application's own many-coloured symbol.
QIcon applicationIcon();

/// `size` in device-independent pixels; sharp at the given pixel ratio. Cached by name, size × ratio and colour.
QPixmap iconPixmap(const QString &name, int size, const QColor &colour, double devicePixelRatio);

/// Paints a symbol as vectors, sharp at every zoom of the painter.
void paintIcon(QPainter &painter, const QRectF &rect, const char *name, const QColor &colour);

/// A filled disc of the given diameter, such as the colour of a scenario.
QIcon dotIcon(const QColor &colour, int diameter);

/// Makes the embedded icons and tokens known to Qt; a static library's resources are not by themselves.
void initUiResources();

} // namespace ui
