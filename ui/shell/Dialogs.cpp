#include "ui/shell/Dialogs.h"

#include "ui/shell/Actions.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

/// A browser of short rich text on the dialog's own ground.
QTextBrowser *page(const QString &html)
{
    auto *browser = new QTextBrowser;
    browser->setOpenExternalLinks(true);
    browser->setFrameShape(QFrame::NoFrame);
    browser->setHtml(html);
    browser->viewport()->setAutoFillBackground(false);
    return browser;
}

struct Library {
    const char *name, *licence, *address;
};

constexpr Library libraries[] = {
    {"Qt 6", "LGPL-3.0", "https://www.qt.io"},
    {"QCustomPlot", "GPL-3.0-or-later", "https://www.qcustomplot.com"},
    {"Boost", "BSL-1.0", "https://www.boost.org"},
    {"SQLite", "public domain", "https://www.sqlite.org"},
    {"SQLiteCpp", "MIT", "https://github.com/SRombauts/SQLiteCpp"},
    {"JSON for Modern C++", "MIT", "https://github.com/nlohmann/json"},
    {"{fmt}", "MIT", "https://fmt.dev"},
    {"libxlsxwriter", "BSD-2-Clause", "https://libxlsxwriter.github.io"},
    {"xxHash", "BSD-2-Clause", "https://xxhash.com"},
    {"CLI11", "BSD-3-Clause", "https://github.com/CLIUtils/CLI11"},
};

QString libraryRows()
{
    QString rows;
    for (const Library &library : libraries)
        rows += QStringLiteral("<tr><td style='padding:2px 24px 2px 0'><a href='%3'>%1</a></td><td>%2</td></tr>")
                    .arg(QString::fromLatin1(library.name).toHtmlEscaped(), QString::fromLatin1(library.licence), QString::fromLatin1(library.address));
    return QStringLiteral("<table cellspacing='0'>%1</table>").arg(rows);
}

} // namespace

SettingsDialog::SettingsDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Settings"));
    auto *languages = new QComboBox(this);
    languages->addItem(tr("System"), int(Settings::Language::System));
    languages->addItem(QStringLiteral("English"), int(Settings::Language::English));
    languages->addItem(QStringLiteral("Português (Brasil)"), int(Settings::Language::BrazilianPortuguese));
    languages->setCurrentIndex(languages->findData(int(Settings::language())));
    languages->setAccessibleName(tr("Language"));
    languages->setToolTip(tr("The language of menus, messages and explanations. Files and the command line stay as they are."));
    auto *themes = new QComboBox(this);
    themes->addItem(tr("System"), int(ThemeMode::System));
    themes->addItem(tr("Light"), int(ThemeMode::Light));
    themes->addItem(tr("Dark"), int(ThemeMode::Dark));
    themes->setCurrentIndex(themes->findData(int(themeSource().mode())));
    themes->setAccessibleName(tr("Theme"));
    themes->setToolTip(tr("System follows the desktop when it turns light or dark. Paper is always light."));

    connect(themes, &QComboBox::activated, this, [themes] {
        const auto mode = static_cast<ThemeMode>(themes->currentData().toInt());
        Settings::setThemeMode(mode);
        themeSource().setMode(mode);
    });
    connect(languages, &QComboBox::activated, this, [this, languages] {
        Settings::setLanguage(static_cast<Settings::Language>(languages->currentData().toInt()));
        emit languageChosen();
    });

    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->addRow(tr("&Language"), languages);
    form->addRow(tr("&Theme"), themes);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(theme().metrics.scaled(420));
}

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("About Spanwright"));
    const Theme &t = theme();
    auto *symbol = new QLabel(this);
    symbol->setPixmap(iconPixmap(QStringLiteral("spanwright"), t.metrics.scaled(56), t.colours.text, devicePixelRatioF()));
    auto *name = new QLabel(QStringLiteral("Spanwright"), this);
    name->setFont(t.fonts.display);
    auto *version = new QLabel(tr("Version %1").arg(QCoreApplication::applicationVersion()), this);
    auto *names = new QVBoxLayout;
    names->setSpacing(2);
    names->addWidget(name);
    names->addWidget(version);
    auto *head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(symbol);
    head->addLayout(names, 1);

    auto *tabs = new QTabWidget(this);
    tabs->setDocumentMode(true);
    tabs->tabBar()->setProperty("underline", true);
    tabs->addTab(page(tr("<p>Spanwright sizes the networks that let AI sites far apart train one model together: ports, fibre, power, buffers and money, "
                         "each figure explained down to formula and source.</p>"
                         "<p>Licence: GNU General Public License, version 3 or later. You may use, study, share and change it under those terms; "
                         "it comes without any warranty. <a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">The licence in full</a></p>")),
                 tr("Program"));
    tabs->addTab(page(tr("<p>Built with these libraries:</p>%1").arg(libraryRows())), tr("Libraries"));
    tabs->addTab(page(tr("<p>Device, fibre and price figures come from the shipped catalogue. Every figure says where it is from: a standard, a data sheet, an announcement, "
                         "arithmetic, or a guess; guesses are marked ≈ wherever they count. Explain shows document and date.</p>"
                         "<p>Models follow ITU-T G.652 and G.654 for fibre, OIF 400ZR and 800ZR and the OpenZR+ agreement for optics, and the papers named in their help.</p>"
                         "<p>Outlines of land and borders on the map: Natural Earth, public domain. "
                         "<a href=\"https://www.naturalearthdata.com\">naturalearthdata.com</a></p>")),
                 tr("Data"));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    resize(t.metrics.scaled(560), t.metrics.scaled(440));
}

KeysDialog::KeysDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    const Theme &t = theme();
    auto *filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Filter"));
    filter->setAccessibleName(tr("Filter"));
    filter->setClearButtonEnabled(true);
    filter->addAction(icon("search"), QLineEdit::LeadingPosition);
    auto *tree = new QTreeWidget(this);
    tree->setColumnCount(3);
    tree->setHeaderLabels({tr("Command"), tr("Keys"), tr("What it does")});
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    tree->setAlternatingRowColors(true);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setAccessibleName(tr("Keys"));
    const auto add = [&](const QString &group, const QString &name, const QString &keys, const QString &hint) {
        auto *row = new QTreeWidgetItem(tree, {tr("%1: %2", "Edit: Undo").arg(group, name), keys, hint});
        row->setToolTip(2, hint);
    };
    for (const ActionInfo &info : actionTable()) {
        if (info.keys.empty())
            continue;
        QStringList keys;
        for (const QKeySequence &key : info.keys)
            keys << key.toString(QKeySequence::NativeText);
        add(menuTitle(info.menu).remove(QLatin1Char('&')), actionName(info), keys.join(QStringLiteral("  ")), QCoreApplication::translate("ui::Actions", info.hint));
    }
    const QString canvas = tr("Canvas"), window = tr("Window");
    add(window, tr("Scenario 1 to 9"), tr("Ctrl+1 … Ctrl+9"), tr("Go to the tab of that number."));
    add(canvas, tr("Next, previous object"), tr("Tab  Shift+Tab"), tr("Walk through sites and routes by name."));
    add(canvas, tr("Nudge"), tr("Arrows  Shift+Arrows"), tr("Move what is selected by a little or by more."));
    add(canvas, tr("Step back"), tr("Esc"), tr("Leave the tool, then the selection."));
    connect(filter, &QLineEdit::textChanged, tree, [tree](const QString &typed) {
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            const QTreeWidgetItem *row = tree->topLevelItem(i);
            const bool fits = row->text(0).contains(typed, Qt::CaseInsensitive) || row->text(1).contains(typed, Qt::CaseInsensitive) || row->text(2).contains(typed, Qt::CaseInsensitive);
            tree->topLevelItem(i)->setHidden(!fits);
        }
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(filter);
    column->addWidget(tree, 1);
    column->addWidget(buttons);
    resize(t.metrics.scaled(860), t.metrics.scaled(620));
    tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(true);
}

} // namespace ui
