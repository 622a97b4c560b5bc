#include "ui/canvas/PreviewBanner.h"

#include "ui/document/Document.h"
#include "ui/document/FailureText.h"
#include "ui/document/Figure.h"
#include "ui/document/Preview.h"
#include "ui/document/Text.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace ui {

PreviewBanner::PreviewBanner(Document &document, QWidget *parent)
    : OverlayPanel(parent), m_document(document), m_preview(Preview::of(document)), m_icon(new QLabel(this)), m_text(new QLabel(this)),
      m_size(new QPushButton(this)), m_end(new QPushButton(this))
{
    const ThemeMetrics &metrics = theme().metrics;
    setObjectName(QStringLiteral("preview-banner"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setObjectName(QStringLiteral("preview-text"));
    m_size->setObjectName(QStringLiteral("preview-size"));
    m_size->setToolTip(tr("Builds more light so that the routers can send all of this traffic another way when it fails. One step to undo."));
    m_end->setObjectName(QStringLiteral("preview-end"));
    m_end->setProperty("flat", true);
    m_end->setToolTip(tr("Shows the design as it is again"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics.scaled(12), metrics.scaled(5), metrics.scaled(8), metrics.scaled(5));
    row->setSpacing(metrics.scaled(8));
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    for (QPushButton *button : {m_size, m_end}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    connect(m_size, &QPushButton::clicked, this, [this] { act([this] { m_preview.sizeForIt(); }); });
    connect(m_end, &QPushButton::clicked, this, [this] { act([this] { m_preview.end(); }); });
    connect(&m_preview, &Preview::changed, this, &PreviewBanner::renew);
    connect(&themeSource(), &ThemeSource::changed, this, &PreviewBanner::renew);
    renew();
}

void PreviewBanner::act(const std::function<void()> &what)
{
    const bool hadFocus = m_size->hasFocus() || m_end->hasFocus();
    what();
    if (hadFocus && isHidden())
        emit left();
}

QString PreviewBanner::sentence() const
{
    return m_preview.failure() != nullptr ? failureSentence(*m_preview.failure(), m_document.current())
           : m_preview.cut() != nullptr   ? cutSentence(*m_preview.cut(), m_document.current())
                                          : QString();
}

void PreviewBanner::renew()
{
    const Theme &look = theme();
    setVisible(m_preview.isOn());
    const core::FailureOutcome *failure = m_preview.failure();
    const QString text = sentence();
    QPalette ink = look.palette();
    ink.setColor(QPalette::WindowText, look.colours.text);
    m_text->setPalette(ink);
    m_text->setForegroundRole(QPalette::WindowText);
    m_text->setFont(look.fonts.body);
    m_text->setText(text);
    m_icon->setPixmap(iconPixmap(QStringLiteral("cut"), 18, failure != nullptr ? look.colours.error : look.colours.textSecondary, devicePixelRatioF()));
    const std::int64_t ports = failure != nullptr ? failure->portsToSurvive.value_or(0) : 0;
    m_size->setVisible(ports > 0);
    m_size->setText(tr("Size for it: %Ln port(s)", nullptr, static_cast<int>(ports)));
    m_end->setText(failure != nullptr ? tr("End preview (Esc)") : tr("End (Esc)"));
    setAccessibleName(plainText(text));
    emit changed();
    if (m_preview.isOn()) {
        QAccessibleEvent told(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&told);
    }
}

void PreviewBanner::fit(int width)
{
    m_text->setWordWrap(false);
    layout()->invalidate();
    QSize size = sizeHint();
    if (size.width() > width) { // in a narrow window the words take two lines
        m_text->setWordWrap(true);
        layout()->invalidate();
        size.setWidth(std::max(width, minimumSizeHint().width()));
        size.setHeight(layout()->totalHeightForWidth(size.width()));
    }
    resize(size);
}

void PreviewBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours &colours = theme().colours;
    const core::FailureOutcome *failure = m_preview.failure();
    drawBox(painter, QRectF(rect()), colours.panel, failure != nullptr && failure->keptFraction < 1 ? colours.error : colours.outline, 1, 6);
}

} // namespace ui
