#include "ui/shell/HeadlineStrip.h"

#include "ui/document/Document.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace ui {

namespace {

constexpr int staleAfterMs = 150;  // below that a change is felt as immediate, and grey would only flicker
constexpr int moreCard = -2;       // stands for the "…" button where a card index is meant

} // namespace

HeadlineStrip::HeadlineStrip(Document &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Headline figures"));
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(staleAfterMs);
    connect(&m_staleTimer, &QTimer::timeout, this, [this] {
        m_stale = true;
        update();
    });
    connect(&document, &Document::currentChanged, this, &HeadlineStrip::renew);
    connect(&document, &Document::sizingChanged, this, &HeadlineStrip::renew);
    connect(&document, &Document::scenarioListChanged, this, &HeadlineStrip::renew);
    connect(&document, &Document::staleChanged, this, &HeadlineStrip::renewStale);
    connect(&document, &Document::explainRequested, this, [this](const std::string &quantity, const core::Subject &subject) {
        m_explained = {quantity, subject};
        update();
    });
    connect(&themeSource(), &ThemeSource::changed, this, [this] { update(); });
    renew();
}

void HeadlineStrip::renew()
{
    m_cards = headlineCards(m_document);
    renewStale();
    setCurrent(m_current);
    update();
}

void HeadlineStrip::renewStale()
{
    if (m_document.isStale(m_document.currentId())) {
        if (!m_stale && !m_staleTimer.isActive())
            m_staleTimer.start();
        return;
    }
    m_staleTimer.stop();
    m_stale = false;
    update();
}

QSize HeadlineStrip::sizeHint() const
{
    const ThemeMetrics &m = theme().metrics;
    return {m.scaled(148) * static_cast<int>(m_cards.size()), m.strip};
}

QSize HeadlineStrip::minimumSizeHint() const
{
    const ThemeMetrics &m = theme().metrics;
    return {m.scaled(148) * 3, m.strip};
}

int HeadlineStrip::shownCount() const
{
    const int count = static_cast<int>(m_cards.size()), least = theme().metrics.scaled(148);
    if (width() - 12 >= least * count)
        return count;
    return std::clamp((width() - 12 - theme().metrics.toolButton) / least, 1, count);
}

QRect HeadlineStrip::cardRect(int index) const
{
    const int shown = shownCount(), count = static_cast<int>(m_cards.size());
    if (index < 0 || index >= shown)
        return {};
    const int room = width() - 12 - (shown < count ? theme().metrics.toolButton : 0);
    const int left = 6 + room * index / shown;
    return {left, 0, 6 + room * (index + 1) / shown - left, height()};
}

QRect HeadlineStrip::moreRect() const
{
    if (shownCount() == static_cast<int>(m_cards.size()))
        return {};
    const int side = theme().metrics.toolButton;
    return {width() - 6 - side, (height() - side) / 2, side, side};
}

int HeadlineStrip::cardAt(const QPoint &point) const
{
    if (moreRect().contains(point))
        return moreCard;
    for (int i = 0; i < shownCount(); ++i) {
        if (cardRect(i).contains(point))
            return i;
    }
    return -1;
}

void HeadlineStrip::setCurrent(int index)
{
    m_current = std::clamp(index, 0, static_cast<int>(m_cards.size()) - 1);
    const QString spoken = m_cards[static_cast<std::size_t>(m_current)].spoken();
    if (accessibleDescription() != spoken) {
        setAccessibleDescription(spoken);
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
    update();
}

void HeadlineStrip::explain(int index)
{
    if (index < 0 || index >= static_cast<int>(m_cards.size()))
        return;
    const HeadlineCard card = m_cards[static_cast<std::size_t>(index)];  // the request may renew the cards
    if (card.subject.scope == core::Scope::Total || !card.subject.id.empty())
        m_document.requestExplain(card.quantity, card.subject);
}

void HeadlineStrip::paintCard(QPainter &painter, int index) const
{
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    const HeadlineCard &card = m_cards[static_cast<std::size_t>(index)];
    const QRect rect = cardRect(index);
    const bool explained = m_explained && m_explained->first == card.quantity && m_explained->second == card.subject;
    if (explained) {
        painter.fillRect(rect, c.accentSoft);
        painter.fillRect(QRect(rect.left(), rect.bottom() - 1, rect.width(), 2), c.accent);
    } else if (index == m_hovered) {
        painter.fillRect(rect.adjusted(0, 1, 0, -1), c.hover);
    }
    if (index > 0 && !explained)
        painter.fillRect(QRect(rect.left(), t.metrics.scaled(14), 1, height() - 2 * t.metrics.scaled(14)), c.hairline);

    const int inset = t.metrics.scaled(12), left = rect.left() + inset, room = rect.width() - 2 * inset;
    const auto line = [&](const QFont &font, const QColor &colour, double baseline, const QString &text, int x, int space) {
        painter.setFont(font);
        painter.setPen(colour);
        const QString fitting = painter.fontMetrics().elidedText(text, Qt::ElideRight, space);
        painter.drawText(x, t.metrics.scaled(baseline), fitting);
        return painter.fontMetrics().horizontalAdvance(fitting);
    };
    line(t.fonts.small, explained || index == m_hovered ? c.text : c.textSecondary, 20, card.label, left, room);
    const int used = line(t.fonts.figure, m_stale ? c.textTertiary : c.text, 41, card.value, left, room);
    line(t.fonts.body, m_stale ? c.textTertiary : c.textSecondary, 41, card.unit, left + used + 4, room - used - 4);

    const QColor noteColour = card.tone == HeadlineCard::Tone::Error     ? c.error
                              : card.tone == HeadlineCard::Tone::Warning ? c.warning
                              : explained ? c.textSecondary : c.textTertiary;
    int x = left;
    QString note = card.note;
    if (card.tone == HeadlineCard::Tone::Estimate) {  // the sign and its word wear the estimate's violet, the rest stays grey
        const qsizetype comma = note.indexOf(QLatin1Char(','));
        x += line(t.fonts.small, c.estimate, 58, comma < 0 ? note : note.left(comma), x, room);
        note = comma < 0 ? QString() : note.mid(comma);
    }
    line(t.fonts.small, noteColour, 58, note, x, room - (x - left));
    if (m_ring && hasFocus() && index == m_current)
        drawFocusRing(painter, QRectF(rect).adjusted(2, 3, -2, -3));
}

void HeadlineStrip::paintEvent(QPaintEvent *)
{
    const Theme &t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.colours.panel);
    painter.fillRect(0, 0, width(), 1, t.colours.hairline);
    painter.fillRect(0, height() - 1, width(), 1, t.colours.hairline);
    for (int i = 0; i < shownCount(); ++i)
        paintCard(painter, i);
    if (const QRect more = moreRect(); more.isValid()) {
        if (m_hovered == moreCard)
            drawBox(painter, more, t.colours.hover, Qt::transparent, 0);
        const int side = t.metrics.toolIcon;
        paintIcon(painter, QRectF(more.center().x() - side / 2.0 + .5, more.center().y() - side / 2.0 + .5, side, side), "more", t.colours.textSecondary);
        if (m_ring && hasFocus() && m_current >= shownCount())
            drawFocusRing(painter, more);
    }
}

void HeadlineStrip::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? cardAt(event->position().toPoint()) : -1;
    m_ring = false;
}

void HeadlineStrip::mouseReleaseEvent(QMouseEvent *event)
{
    const int card = cardAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || card != std::exchange(m_pressed, -1) || card == -1)
        return;
    if (card == moreCard)
        return openMore();
    setCurrent(card);
    explain(card);
}

void HeadlineStrip::mouseMoveEvent(QMouseEvent *event)
{
    const int card = cardAt(event->position().toPoint());
    if (std::exchange(m_hovered, card) != card) {
        setCursor(card == -1 ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
}

void HeadlineStrip::leaveEvent(QEvent *)
{
    m_hovered = -1;
    update();
}

void HeadlineStrip::keyPressEvent(QKeyEvent *event)
{
    m_ring = true;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return setCurrent(m_current + ((event->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight) ? 1 : -1));
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(static_cast<int>(m_cards.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return explain(m_current);
    default:
        QWidget::keyPressEvent(event);
    }
}

void HeadlineStrip::focusInEvent(QFocusEvent *event)
{
    m_ring = isKeyboardReason(event->reason());
    update();
}

void HeadlineStrip::focusOutEvent(QFocusEvent *)
{
    update();
}

void HeadlineStrip::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int card = byKey ? m_current : cardAt(event->pos());
    if (card < 0)
        return;
    openMenu(card, byKey ? mapToGlobal(cardRect(card).bottomLeft()) : event->globalPos());
}

void HeadlineStrip::openMenu(int index, const QPoint &globalPosition)
{
    setCurrent(index);
    const HeadlineCard card = m_cards[static_cast<std::size_t>(index)];
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon("explain"), tr("Explain"), this, [this, index] { explain(index); });
    menu->addAction(icon("copy"), tr("Copy value"), this, [card] {
        QGuiApplication::clipboard()->setText(card.unit.isEmpty() ? card.value : QStringLiteral("%1 %2").arg(card.value, card.unit));
    });
    menu->addAction(tr("Copy with label"), this, [card] { QGuiApplication::clipboard()->setText(card.spoken()); });
    menu->popup(globalPosition);
}

void HeadlineStrip::openMore()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = shownCount(); i < static_cast<int>(m_cards.size()); ++i)
        menu->addAction(m_cards[static_cast<std::size_t>(i)].spoken(), this, [this, i] {
            setCurrent(i);
            explain(i);
        });
    menu->popup(mapToGlobal(moreRect().bottomLeft()));
}

bool HeadlineStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = cardAt(help->pos());
        if (index < 0) {
            QToolTip::showText(help->globalPos(), index == moreCard ? tr("More figures") : QString(), this);
            return true;
        }
        const HeadlineCard &card = m_cards[static_cast<std::size_t>(index)];
        QString text = card.spoken();
        if (!card.more.isEmpty() && card.more != card.note)
            text += QLatin1Char('\n') + card.more;
        QToolTip::showText(help->globalPos(), tr("%1\nClick to see where it comes from.").arg(text), this, cardRect(index));
        return true;
    }
    return QWidget::event(event);
}

} // namespace ui
