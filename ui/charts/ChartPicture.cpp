#include "ui/charts/ChartPicture.h"

#include "core/base/FileIo.h"
#include "ui/charts/ChartDrawing.h"
#include "ui/document/Text.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QSvgGenerator>

namespace ui {

namespace {

constexpr int pageWidth = 960, plotHeight = 460, edge = 24, sample = 26, density = 2;

/// What stands over and under the plot.
class Page {
public:
    Page(const CurvePtr &curve, QString title, const std::vector<bool> &hidden) : m_curve(curve), m_title(std::move(title)), m_hidden(hidden) {}

    int headHeight() { return paintHead(nullptr); }
    int height() { return headHeight() + plotHeight + notesHeight() + edge; }

    void paint(QCPPainter &painter, QCustomPlot &plot)
    {
        const Theme &look = paperTheme();
        painter.fillRect(QRect(0, 0, pageWidth, height()), look.colours.base);
        const int head = paintHead(&painter);
        painter.save();
        painter.translate(edge / 2.0, head);
        plot.toPainter(&painter, pageWidth - edge, plotHeight);
        painter.restore();
        painter.setFont(look.fonts.small);
        painter.setPen(look.colours.textTertiary);
        painter.drawText(QRect(edge, head + plotHeight, pageWidth - 2 * edge, notesHeight()), Qt::TextWordWrap, notes());
    }

private:
    QString notes() const
    {
        QStringList all;
        for (const core::Text &note : m_curve->notes)
            all << translated(note);
        return all.join(QLatin1Char(' '));
    }
    int notesHeight() const
    {
        return QFontMetrics(paperTheme().fonts.small).boundingRect(0, 0, pageWidth - 2 * edge, 1000, Qt::TextWordWrap, notes()).height();
    }

    /// Title and legend; only measured without a painter. @return where they end.
    int paintHead(QPainter *painter)
    {
        const Theme &look = paperTheme();
        const QFontMetrics titles(look.fonts.title), small(look.fonts.small);
        if (painter != nullptr) {
            painter->setFont(look.fonts.title);
            painter->setPen(look.colours.text);
            painter->drawText(QPoint(edge, edge + titles.ascent()), m_title);
            painter->setFont(look.fonts.small);
        }
        int x = edge, y = edge + titles.height() + 8;
        const auto key = [&](const QString &name, const std::function<void(const QRect &)> &draw) {
            const int width = sample + 8 + small.horizontalAdvance(name) + 20;
            if (x > edge && x + width > pageWidth - edge) {
                x = edge;
                y += small.height() + 4;
            }
            if (painter != nullptr) {
                draw(QRect(x, y, sample, small.height()));
                painter->setPen(look.colours.text);
                painter->drawText(QPoint(x + sample + 8, y + small.ascent()), name);
            }
            x += width;
        };
        if (m_curve->bars) {
            key(translated(m_curve->yLabel), [&](const QRect &at) { painter->fillRect(at.adjusted(0, 3, 0, -3), barColour(look)); });
            if (m_curve->furtherLabel != nullptr)
                key(translated(m_curve->furtherLabel), [&](const QRect &at) { painter->fillRect(at.adjusted(0, 3, 0, -3), furtherColour(look)); });
        }
        for (std::size_t i = 0; !m_curve->bars && i < m_curve->lines.size(); ++i) {
            if (i < m_hidden.size() && m_hidden[i])
                continue;
            key(translated(m_curve->lines[i].label), [&](const QRect &at) {
                painter->setPen(linePen(look, static_cast<int>(i)));
                painter->drawLine(QPointF(at.left(), at.center().y()), QPointF(at.right(), at.center().y()));
            });
        }
        return y + small.height() + 12;
    }

    const CurvePtr &m_curve;
    QString m_title;
    const std::vector<bool> &m_hidden;
};

} // namespace

core::Result<void> writeChartPicture(const CurvePtr &curve, const QString &title, const std::vector<bool> &hidden, const std::filesystem::path &path)
{
    const bool png = path.extension() == ".png", svg = path.extension() == ".svg";
    if (!png && !svg)
        return core::Error{
            core::ErrorCode::Unsupported, CORE_TEXT("“%1” is no picture this program writes. Give the file the suffix .png or .svg."), {path.string()}, {}};
    QCustomPlot plot;
    ChartDrawing drawing(plot);
    plot.resize(pageWidth - edge, plotHeight);
    drawing.draw(curve, paperTheme(), hidden);
    plot.replot(); // the first one finds how much room the labels take
    plot.replot();

    Page page(curve, title, hidden);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({pageWidth, page.height()});
        generator.setViewBox(QRect(0, 0, pageWidth, page.height()));
        generator.setResolution(96);
        generator.setTitle(title);
        QCPPainter painter(&generator);
        painter.setMode(QCPPainter::pmVectorized);
        page.paint(painter, plot);
        painter.end();
        return core::writeFileAtomically(path, buffer.data().toStdString());
    }
    QImage image(QSize(pageWidth, page.height()) * density, QImage::Format_RGB32);
    if (image.isNull())
        return core::Error{core::ErrorCode::TooLarge, CORE_TEXT("The picture was not written: there is not enough memory for it."), {}, {}};
    image.setDevicePixelRatio(density);
    QCPPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    page.paint(painter, plot);
    painter.end();
    if (!image.save(&buffer, "PNG"))
        return core::Error{core::ErrorCode::Io, CORE_TEXT("The picture was not written: it could not be made into a PNG."), {}, {}};
    return core::writeFileAtomically(path, buffer.data().toStdString());
}

} // namespace ui
