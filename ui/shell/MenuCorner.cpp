#include "ui/shell/MenuCorner.h"

#include "ui/shell/Actions.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"
#include "ui/shell/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace ui {

SearchButton::SearchButton(QAction *action, QWidget *parent) : QAbstractButton(parent), m_keys(action->shortcut().toString(QKeySequence::NativeText))
{
    setText(tr("Search or run a command"));
    setAccessibleName(text());
    setToolTip(action->toolTip());
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
}

QSize SearchButton::sizeHint() const
{
    const ThemeMetrics &m = theme().metrics;
    return {m.scaled(300), m.field};
}

void SearchButton::enterEvent(QEnterEvent *)
{
    m_hovered = true;
    update();
}

void SearchButton::leaveEvent(QEvent *)
{
    m_hovered = false;
    update();
}

void SearchButton::paintEvent(QPaintEvent *)
{
    const Theme &t = theme();
    const ThemeColours &c = t.colours;
    QPainter painter(this);
    drawBox(painter, rect(), m_hovered ? c.hover : c.base, hasFocus() ? c.focus : c.outline, hasFocus() ? 2 : 1);
    const int side = t.metrics.rowIcon;
    paintIcon(painter, QRectF(8, (height() - side) / 2.0, side, side), "search", c.textTertiary);
    painter.setFont(t.fonts.small);
    const int keysWidth = painter.fontMetrics().horizontalAdvance(m_keys) + 8;
    const QRectF keys(width() - 8 - keysWidth, (height() - t.metrics.pill) / 2.0, keysWidth, t.metrics.pill);
    drawBox(painter, keys, c.panel, c.hairline, 1, 3);
    painter.setPen(c.textTertiary);
    painter.drawText(keys, Qt::AlignCenter, m_keys);
    painter.setFont(t.fonts.body);
    const QRect room = rect().adjusted(8 + side + 7, 0, -keysWidth - 16, 0);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

MenuCorner::MenuCorner(Actions &actions, QWidget *parent) : QWidget(parent), m_file(new QLabel(this))
{
    const ThemeMetrics &m = theme().metrics;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, (m.menuRow - m.toolButton) / 2, 8, (m.menuRow - m.toolButton) / 2);
    row->setSpacing(2);
    const auto tool = [&](Act act) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions[act]);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({m.toolIcon, m.toolIcon});
        button->setFixedSize(m.toolButton, m.toolButton);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        for (const ActionInfo &info : actionTable()) {
            if (info.act == act)
                button->setAccessibleName(actionName(info));
        }
        row->addWidget(button);
    };
    const auto separator = [&] {
        auto *line = new QFrame(this);
        line->setFrameShape(QFrame::VLine);
        line->setFixedSize(13, m.scaled(18));
        row->addWidget(line);
    };
    const auto inkFile = [this] {
        QPalette ink = palette();
        ink.setColor(QPalette::WindowText, theme().colours.textSecondary);
        m_file->setPalette(ink);
    };
    inkFile();
    connect(&themeSource(), &ThemeSource::changed, this, inkFile);
    row->addWidget(m_file);
    row->addSpacing(12);
    tool(Act::Undo);
    tool(Act::Redo);
    separator();
    row->addWidget(new SearchButton(actions[Act::Palette], this));
    separator();
    tool(Act::Export);
    tool(Act::NextTheme);
}

void MenuCorner::setFile(const QString &name, bool modified, const QString &path)
{
    m_file->setText(modified ? QStringLiteral("%1 •").arg(name) : name);
    m_file->setAccessibleName(modified ? tr("%1, changed").arg(name) : name);
    m_file->setToolTip(path);
}

QString MenuCorner::fileText() const
{
    return m_file->text();
}

} // namespace ui
