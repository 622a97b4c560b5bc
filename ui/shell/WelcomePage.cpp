#include "ui/shell/WelcomePage.h"

#include "core/exchange/Examples.h"
#include "ui/document/Text.h"
#include "ui/shell/Actions.h"
#include "ui/shell/FileController.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"
#include "ui/shell/WelcomeTiles.h"

#include <QDateTime>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

enum class Ink { Text, Secondary, Tertiary };

QLabel *label(const QString &text, const QFont &font, Ink ink)
{
    auto *made = new QLabel(text);
    made->setFont(font);
    made->setForegroundRole(ink == Ink::Tertiary ? QPalette::PlaceholderText : QPalette::WindowText);
    if (ink == Ink::Secondary) {
        const auto colour = [made] {
            QPalette palette = made->palette();
            palette.setColor(QPalette::WindowText, theme().colours.textSecondary);
            made->setPalette(palette);
        };
        colour();
        QObject::connect(&themeSource(), &ThemeSource::changed, made, colour);
    }
    return made;
}

QPushButton *link(const QString &text)
{
    auto *made = new QPushButton(text);
    made->setProperty("flat", true);
    made->setAutoDefault(false);
    return made;
}

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        else if (item->layout())
            clear(*item->layout());
        delete item;
    }
}

} // namespace

WelcomePage::WelcomePage(FileController &files, Actions &actions, QWidget *parent) : QWidget(parent), m_files(files), m_actions(actions)
{
    m_side = makeSide();
    m_main = makeMain();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::VLine);
    line->setFixedWidth(1);
    row->addWidget(m_side);
    row->addWidget(line);
    row->addWidget(m_main, 1);
    connect(&themeSource(), &ThemeSource::changed, this, &WelcomePage::paintGrounds);
    paintGrounds();
    renew();
}

void WelcomePage::paintGrounds()
{
    QPalette palette = theme().palette();
    m_main->setPalette(palette);
    palette.setColor(QPalette::Window, theme().colours.panel);
    m_side->setPalette(palette);
}

QWidget *WelcomePage::makeSide()
{
    const Theme &t = theme();
    auto *side = new QWidget(this);
    side->setAutoFillBackground(true);
    side->setFixedWidth(t.metrics.scaled(330));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(26, 46, 26, 24);
    column->setSpacing(4);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(10, 0, 10, 30);
    head->setSpacing(14);
    auto *symbol = new QLabel;
    symbol->setPixmap(iconPixmap(QStringLiteral("spanwright"), t.metrics.scaled(56), t.colours.text, devicePixelRatioF()));
    head->addWidget(symbol);
    auto *names = new QVBoxLayout;
    names->setSpacing(2);
    names->addWidget(label(QStringLiteral("Spanwright"), t.fonts.display, Ink::Text));
    names->addWidget(label(tr("Networks between AI sites"), t.fonts.body, Ink::Secondary));
    head->addLayout(names, 1);
    head->setAlignment(names, Qt::AlignVCenter);
    head->setSizeConstraint(QLayout::SetMinimumSize);
    column->addLayout(head);

    const auto add = [&](Act act, const char *iconName, const QString &text, bool primary) {
        QAction *action = m_actions[act];
        auto *tile = new SideTile(iconName, text, action->shortcut(), primary, side);
        tile->setToolTip(action->statusTip());
        connect(tile, &QAbstractButton::clicked, action, &QAction::trigger);
        column->addWidget(tile);
    };
    add(Act::NewDesign, "new", tr("New design"), true);
    add(Act::Open, "open", tr("Open…"), false);
    column->addStretch();
    m_abandonedBox = new QWidget(side);
    auto *abandoned = new QVBoxLayout(m_abandonedBox);
    abandoned->setContentsMargins(10, 0, 0, 0);
    abandoned->setSpacing(2);
    column->addWidget(m_abandonedBox);
    return side;
}

QWidget *WelcomePage::makeMain()
{
    const Theme &t = theme();
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(44, 34, 44, 24);
    column->setSpacing(14);

    auto *head = new QHBoxLayout;
    head->addWidget(label(tr("Start from an example"), t.fonts.title, Ink::Text), 1);
    head->addWidget(label(tr("Each opens as a new, unsaved design"), t.fonts.small, Ink::Tertiary));
    column->addLayout(head);
    m_exampleGrid = new QGridLayout;
    m_exampleGrid->setSpacing(18);
    column->addLayout(m_exampleGrid);
    for (const core::Example &example : core::examples()) {
        const core::Result<core::Design> design = core::openExample(example.id);
        if (!design)
            continue;
        auto *tile = new ExampleTile(*design, translated(example.name), translated(example.description), content);
        connect(tile, &QAbstractButton::clicked, this, [this, id = QString::fromLatin1(example.id)] { m_files.openExample(id); });
        m_examples << tile;
    }

    m_recentBox = new QWidget(content);
    auto *recent = new QVBoxLayout(m_recentBox);
    recent->setContentsMargins(0, 16, 0, 0);
    recent->setSpacing(8);
    auto *recentHead = new QHBoxLayout;
    recentHead->addWidget(label(tr("Recent"), t.fonts.title, Ink::Text), 1);
    QPushButton *clearButton = link(tr("Clear"));
    clearButton->setAccessibleName(tr("Clear the list of recent files"));
    connect(clearButton, &QPushButton::clicked, this, [this] {
        Settings::clearRecentFiles();
        renew();
    });
    recentHead->addWidget(clearButton);
    recent->addLayout(recentHead);
    m_recentGrid = new QGridLayout;
    m_recentGrid->setHorizontalSpacing(24);
    m_recentGrid->setVerticalSpacing(4);
    recent->addLayout(m_recentGrid);
    column->addWidget(m_recentBox);
    column->addStretch();

    auto *area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void WelcomePage::renew()
{
    qDeleteAll(m_recent);
    m_recent.clear();
    for (const QString &path : Settings::recentFiles()) {
        auto *tile = new RecentTile(path, m_recentBox);
        connect(tile, &QAbstractButton::clicked, this, [this, path] { m_files.open(path); });
        m_recent << tile;
    }
    m_recentBox->setVisible(!m_recent.isEmpty());
    m_columns = 0;
    placeTiles();
    renewAbandoned();
}

void WelcomePage::placeTiles()
{
    const int columns = std::clamp((width() - m_side->width() - 88) / theme().metrics.scaled(300), 1, 3);
    if (std::exchange(m_columns, columns) == columns)
        return;
    for (int i = 0; i < m_examples.size(); ++i)
        m_exampleGrid->addWidget(m_examples[i], i / columns, i % columns);
    for (int i = 0; i < m_recent.size(); ++i) {
        m_recentGrid->addWidget(m_recent[i], i / std::min(columns, 2), i % std::min(columns, 2));
        m_recent[i]->show();
    }
    for (int i = 0; i < 3; ++i) {
        m_exampleGrid->setColumnStretch(i, i < columns ? 1 : 0);
        m_recentGrid->setColumnStretch(i, i < std::min(columns, 2) ? 1 : 0);
    }
}

void WelcomePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeTiles();
}

void WelcomePage::renewAbandoned()
{
    auto *column = static_cast<QVBoxLayout *>(m_abandonedBox->layout());
    clear(*column);
    const QStringList found = m_files.abandonedDesigns();
    m_abandonedBox->setVisible(!found.isEmpty());
    if (found.isEmpty())
        return;
    const Theme &t = theme();
    column->addWidget(label(tr("%n design(s) were not closed in order.", nullptr, int(found.size())), t.fonts.smallMedium, Ink::Secondary));
    for (const QString &sideFile : found.mid(0, 3)) {
        auto *row = new QHBoxLayout;
        row->setSpacing(0);
        column->addWidget(
            label(tr("Autosaved %1", "Autosaved 30/11/26 14:02").arg(QLocale().toString(QFileInfo(sideFile).lastModified(), QLocale::ShortFormat)),
                  t.fonts.small, Ink::Secondary));
        QPushButton *recover = link(tr("Recover"));
        connect(recover, &QPushButton::clicked, this, [this, sideFile] { m_files.recover(sideFile); });
        QPushButton *discard = link(tr("Discard"));
        connect(discard, &QPushButton::clicked, this, [this, sideFile] {
            m_files.discardAbandoned(sideFile);
            renewAbandoned();
        });
        row->addWidget(recover);
        row->addWidget(discard);
        row->addStretch(1);
        column->addLayout(row);
    }
}

} // namespace ui
