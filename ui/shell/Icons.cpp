#include "ui/shell/Icons.h"

#include "ui/shell/Theme.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>
#include <memory>

// Q_INIT_RESOURCE declares a function, which must not land in a namespace.
static void initResourcesOfUi()
{
    Q_INIT_RESOURCE(spanwright);
}

namespace ui {

namespace {

QByteArray svgOf(const QString &name)
{
    static QHash<QString, QByteArray> texts;
    auto found = texts.constFind(name);
    if (found == texts.constEnd()) {
        initUiResources();
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            qWarning("There is no icon named %s.", qPrintable(name));
        found = texts.insert(name, file.readAll());
    }
    return *found;
}

QSvgRenderer &rendererOf(const QString &name, const QColor &colour)
{
    static QHash<std::pair<QString, QRgb>, std::shared_ptr<QSvgRenderer>> renderers;
    std::shared_ptr<QSvgRenderer> &renderer = renderers[{name, colour.rgba()}];
    if (!renderer)
        renderer = std::make_shared<QSvgRenderer>(svgOf(name).replace("currentColor", colour.name().toLatin1()));
    return *renderer;
}

/// Draws one SVG in the colour that the icon's mode and state ask for.
class SvgIconEngine final : public QIconEngine {
public:
    SvgIconEngine(QString name, const QColor &colour) : m_name(std::move(name)), m_colour(colour) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int side = std::min(rect.width(), rect.height());
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
        const QPoint topLeft(rect.left() + (rect.width() - side) / 2, rect.top() + (rect.height() - side) / 2);
        painter->drawPixmap(topLeft, iconPixmap(m_name, side, colourFor(mode, state), ratio));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override { return scaledPixmap(size, mode, state, 1); }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        // Qt asks in physical pixels here and sets the ratio itself.
        (void)scale;
        return iconPixmap(m_name, std::min(size.width(), size.height()), colourFor(mode, state), 1);
    }

    QIconEngine *clone() const override { return new SvgIconEngine(*this); }

private:
    QColor colourFor(QIcon::Mode mode, QIcon::State state) const
    {
        const ThemeColours &c = theme().colours;
        if (mode == QIcon::Disabled)
            return c.textDisabled;
        if (m_colour.isValid())
            return m_colour;
        return state == QIcon::On ? c.accent : c.textSecondary;
    }

    QString m_name;
    QColor m_colour;
};

} // namespace

void initUiResources()
{
    initResourcesOfUi();
}

QIcon icon(const char *name)
{
    return icon(name, QColor());
}

QIcon icon(const char *name, const QColor &colour)
{
    return QIcon(new SvgIconEngine(QLatin1String(name), colour));
}

QIcon applicationIcon()
{
    return icon("spanwright");
}

QPixmap iconPixmap(const QString &name, int size, const QColor &colour, double devicePixelRatio)
{
    const int side = std::max(1, static_cast<int>(std::lround(size * devicePixelRatio)));
    const QString key = QStringLiteral("spanwright/%1/%2/%3").arg(name).arg(side).arg(colour.rgba(), 0, 16);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        rendererOf(name, colour).render(&painter, QRectF(0, 0, side, side));
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

void paintIcon(QPainter &painter, const QRectF &rect, const char *name, const QColor &colour)
{
    rendererOf(QLatin1String(name), colour).render(&painter, rect);
}

QIcon dotIcon(const QColor &colour, int diameter)
{
    QIcon dot;
    for (const int ratio : {1, 2, 3}) {
        QPixmap pixmap(diameter * ratio, diameter * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(0, 0, diameter, diameter);
        painter.end();
        dot.addPixmap(pixmap);
    }
    return dot;
}

} // namespace ui
