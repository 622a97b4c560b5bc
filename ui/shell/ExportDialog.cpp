#include "ui/shell/ExportDialog.h"

#include "ui/document/Document.h"
#include "ui/document/Figure.h"
#include "ui/document/Text.h"
#include "ui/shell/Icons.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"

#include <QAbstractTableModel>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>

namespace ui {

namespace {

constexpr int previewRows = 200;

/// The first rows of one table of a report, numbers right and in the reader's locale.
class PreviewModel final : public QAbstractTableModel {
public:
    PreviewModel(core::ReportTable table, QObject *parent) : QAbstractTableModel(parent), m_table(std::move(table)) {}

    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : std::min(previewRows, static_cast<int>(m_table.rows.size())); }
    int columnCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size()); }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const core::ReportCell &cell = m_table.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
        if (role == Qt::TextAlignmentRole)
            return int((std::holds_alternative<std::string>(cell) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
            return {};
        struct Shown {
            QString operator()(std::monostate) const { return QStringLiteral("–"); }
            QString operator()(const std::string &text) const { return fromCore(text); }
            QString operator()(double value) const { return exactNumber(value); }
            QString operator()(std::int64_t value) const { return QLocale().toString(qlonglong(value)); }
        };
        return std::visit(Shown{}, cell);
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return {};
        return fromCore(m_table.columns[static_cast<std::size_t>(section)].label);
    }

private:
    core::ReportTable m_table;
};

const char *iconOf(const char *formatId)
{
    const std::string_view id(formatId);
    for (const char *known : {"csv", "xlsx", "json", "pdf"}) {
        if (id == known)
            return known;
    }
    return "report";
}

QFrame *hairline(QFrame::Shape shape)
{
    auto *line = new QFrame;
    line->setFrameShape(shape);
    line->setFixedSize(shape == QFrame::HLine ? QSize(QWIDGETSIZE_MAX, 1) : QSize(1, QWIDGETSIZE_MAX));
    return line;
}

/// All that a report in the background needs, kept alive while it runs.
struct Job {
    core::Design design;
    core::Scenario scenario;
    core::Catalogue catalogue;
    SizingPtr sizing;
    core::ReportContext context() const { return {design, scenario, catalogue, *sizing}; }
};

} // namespace

QString shellQuoted(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=@%+-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QLatin1String("'\\''")) + QLatin1Char('\'');
}

ExportDialog::ExportDialog(Document &document, const QString &designPath, QWidget *parent) : QDialog(parent), m_document(document), m_designPath(designPath)
{
    const ThemeMetrics &m = theme().metrics;
    setWindowTitle(tr("Export a report"));
    auto *body = new QHBoxLayout;
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(makeFormats());
    body->addWidget(hairline(QFrame::VLine));
    body->addWidget(makeForm());
    body->addWidget(hairline(QFrame::VLine));
    body->addWidget(makePreview(), 1);

    m_path = new QLineEdit(this);
    m_path->setAccessibleName(tr("Save to"));
    m_path->setMinimumWidth(m.scaled(280));
    auto *choose = new QPushButton(tr("Choose…"), this);
    choose->setAutoDefault(false);
    m_openAfter = new QCheckBox(tr("Open when done"), this);
    m_openAfter->setChecked(Settings::word(QStringLiteral("openExported")) == QLatin1String("yes"));
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    m_export = new QPushButton(this);
    m_export->setDefault(true);
    auto *label = new QLabel(tr("&Save to"), this);
    label->setBuddy(m_path);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(20, 14, 14, 14);
    foot->setSpacing(8);
    foot->addWidget(label);
    foot->addWidget(m_path, 1);
    foot->addWidget(choose);
    foot->addSpacing(24);
    foot->addWidget(m_openAfter);
    foot->addSpacing(16);
    foot->addWidget(cancel);
    foot->addWidget(m_export);

    m_message = new QLabel(this);
    m_message->setWordWrap(true);
    m_message->setAutoFillBackground(true);
    m_message->setContentsMargins(20, 8, 20, 8);
    m_message->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addLayout(body, 1);
    column->addWidget(hairline(QFrame::HLine));
    column->addLayout(foot);
    resize(std::min(m.scaled(1220), parent ? parent->width() - 40 : 1220), std::min(m.scaled(700), parent ? parent->height() - 40 : 700));

    connect(choose, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getSaveFileName(this, tr("Export to"), m_path->text(), tr("%1 (*%2)").arg(translated(format().name), QString::fromLatin1(format().suffix)), nullptr,
                                                            QFileDialog::DontConfirmOverwrite);
        if (!chosen.isEmpty())
            m_path->setText(chosen);
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::run);
    connect(m_formats, &QListWidget::currentRowChanged, this, &ExportDialog::renew);
    connect(m_reports, &QComboBox::currentIndexChanged, this, &ExportDialog::renew);
    connect(m_scenarios, &QComboBox::currentIndexChanged, this, &ExportDialog::renew);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::renewPath);
    connect(&m_document, &Document::sizingChanged, this, [this] {
        renewFindings();
        renewPreview();
    });
    renew();
    m_formats->setFocus(Qt::OtherFocusReason);
}

QWidget *ExportDialog::makeFormats()
{
    const ThemeMetrics &m = theme().metrics;
    m_formats = new QListWidget(this);
    m_formats->setFrameShape(QFrame::NoFrame);
    m_formats->setFixedWidth(m.scaled(210));
    m_formats->setIconSize({m.scaled(20), m.scaled(20)});
    m_formats->setAccessibleName(tr("Format"));
    m_formats->setSpacing(2);
    QPalette ground = palette();
    ground.setColor(QPalette::Base, theme().colours.panel);
    m_formats->setPalette(ground);
    const QString last = Settings::word(QStringLiteral("exportFormat"));
    for (const core::ReportFormat &format : core::reportFormats()) {
        auto *item = new QListWidgetItem(icon(iconOf(format.id)), translated(format.name), m_formats);
        item->setSizeHint({100, m.scaled(38)});
        item->setToolTip(QString::fromLatin1(format.suffix));
        if (last == QLatin1String(format.id))
            m_formats->setCurrentItem(item);
    }
    if (m_formats->currentRow() < 0)
        m_formats->setCurrentRow(0);
    return m_formats;
}

QWidget *ExportDialog::makeForm()
{
    const Theme &t = theme();
    auto *side = new QWidget(this);
    side->setFixedWidth(t.metrics.scaled(340));
    m_reports = new QComboBox(side);
    for (const core::Report &each : core::reports())
        m_reports->addItem(translated(each.name));
    m_scenarios = new QComboBox(side);
    for (const core::Scenario &each : m_document.design().scenarios)
        m_scenarios->addItem(fromCore(each->name), fromCore(each->id));
    m_scenarios->setCurrentIndex(m_scenarios->findData(fromCore(m_document.currentId())));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->addRow(tr("&Report"), m_reports);
    form->addRow(tr("S&cenario"), m_scenarios);

    m_help = new QLabel(side);
    m_help->setWordWrap(true);
    m_help->setFont(t.fonts.small);
    m_findings = new QLabel(side);
    m_findings->setWordWrap(true);
    m_findings->setAutoFillBackground(true);
    m_findings->setMargin(10);
    connect(m_findings, &QLabel::linkActivated, this, [this] {
        emit findingsWanted();
        reject();
    });

    auto *commandHead = new QHBoxLayout;
    auto *commandLabel = new QLabel(tr("The same from a script"), side);
    commandLabel->setFont(t.fonts.smallMedium);
    auto *copy = new QToolButton(side);
    copy->setAutoRaise(true);
    copy->setIcon(icon("copy"));
    copy->setToolTip(tr("Copy the command"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(command()); });
    commandHead->addWidget(commandLabel, 1);
    commandHead->addWidget(copy);
    m_command = new QLabel(side);
    m_command->setFont(t.fonts.mono);
    m_command->setWordWrap(true);
    m_command->setTextFormat(Qt::PlainText);
    m_command->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_command->setAccessibleName(commandLabel->text());

    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addLayout(form);
    column->addWidget(m_help);
    column->addWidget(m_findings);
    column->addStretch();
    column->addLayout(commandHead);
    column->addWidget(m_command);
    return side;
}

QWidget *ExportDialog::makePreview()
{
    const Theme &t = theme();
    auto *side = new QWidget(this);
    side->setAutoFillBackground(true);
    m_tableTitle = new QLabel(side);
    m_tableTitle->setFont(t.fonts.title);
    m_tableTitle->setContentsMargins(16, 12, 16, 8);
    m_table = new QTableView(side);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFont(t.fonts.table);
    m_table->setAccessibleName(tr("Preview"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(20);
    m_table->verticalHeader()->setDefaultSectionSize(t.metrics.tableRow);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tableTitle);
    column->addWidget(m_table, 1);
    return side;
}

const core::Report &ExportDialog::report() const
{
    return core::reports()[static_cast<std::size_t>(std::max(0, m_reports->currentIndex()))];
}

const core::ReportFormat &ExportDialog::format() const
{
    return core::reportFormats()[static_cast<std::size_t>(std::max(0, m_formats->currentRow()))];
}

const core::Scenario &ExportDialog::scenario() const
{
    const core::Scenario *chosen = m_document.design().scenario(toCore(m_scenarios->currentData().toString()));
    return chosen ? *chosen : m_document.current();
}

QString ExportDialog::messageText() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

QString ExportDialog::command() const
{
    const QString file = m_designPath.isEmpty() ? QStringLiteral("design.spanwright") : m_designPath;
    return QStringLiteral("spanwright-cli report %1 %2 --scenario %3 --format %4 --out %5")
        .arg(shellQuoted(file), QString::fromLatin1(report().id), shellQuoted(fromCore(scenario()->name)), QString::fromLatin1(format().id), shellQuoted(m_path->text()));
}

void ExportDialog::renew()
{
    // The proposed name follows the choices until another one is typed.
    if (m_path->text().isEmpty() || m_path->text() == m_proposed) {
        QString folder = m_designPath.isEmpty() ? Settings::word(QStringLiteral("lastFolder"), QDir::homePath()) : QFileInfo(m_designPath).absolutePath();
        QString name = m_designPath.isEmpty() ? fromCore(m_document.design().name) : QFileInfo(m_designPath).completeBaseName();
        name.replace(QLatin1Char('/'), QLatin1Char('-'));
        m_proposed = QStringLiteral("%1/%2 %3%4").arg(folder, name, QString::fromLatin1(report().id), QString::fromLatin1(format().suffix));
        m_path->setText(m_proposed);
    } else if (const QString suffix = QString::fromLatin1(format().suffix); !m_path->text().endsWith(suffix)) {
        const QFileInfo typed(m_path->text());
        m_path->setText(QStringLiteral("%1/%2%3").arg(typed.path(), typed.completeBaseName(), suffix));
    }
    m_help->setText(translated(report().help));
    renewPath();
    renewFindings();
    renewPreview();
}

void ExportDialog::renewPath()
{
    const QFileInfo target(m_path->text());
    const bool there = target.isFile();
    const QString name = QString::fromLatin1(format().id).toUpper();
    m_export->setText(there ? tr("Replace %1").arg(name) : tr("Export %1").arg(name));
    m_path->setToolTip(there ? tr("There is a file of that name, of %1.").arg(QLocale().toString(target.lastModified(), QLocale::ShortFormat)) : QString());
    m_export->setEnabled(!m_path->text().trimmed().isEmpty() && !m_running && !core::reports().empty() && !core::reportFormats().empty());
    m_command->setText(command());
}

void ExportDialog::renewFindings()
{
    const SizingPtr sizing = m_document.sizing(scenario()->id);
    int errors = 0;
    if (sizing) {
        for (const core::Finding &finding : sizing->findings)
            errors += finding.severity == core::Severity::Error && !finding.accepted;
    }
    m_findings->setVisible(errors > 0);
    m_findings->setText(tr("%n error(s) are open in this scenario. <a href=\"findings\">Show findings</a>", nullptr, errors));
    QPalette ground = palette();
    ground.setColor(QPalette::Window, theme().colours.warningSoft);
    m_findings->setPalette(ground);
}

void ExportDialog::renewPreview()
{
    const SizingPtr sizing = m_document.sizing(scenario()->id);
    if (!sizing || core::reports().empty()) {
        m_tableTitle->setText(tr("Making the preview…"));
        return;
    }
    const int run = ++m_previewRun;
    auto job = std::make_shared<Job>(Job{m_document.design(), scenario(), m_document.catalogue(), sizing});
    QtConcurrent::run([job, build = report().build] {
        return std::make_shared<core::Result<std::vector<core::ReportTable>>>(build(job->context()));
    }).then(this, [this, run](const std::shared_ptr<core::Result<std::vector<core::ReportTable>>> &tables) {
        if (run != m_previewRun)
            return;  // another one has been asked for since
        if (!*tables)
            return showMessage(translated(tables->error()));
        if ((**tables).empty())
            return m_tableTitle->setText(tr("The report is empty."));
        core::ReportTable first = std::move((**tables).front());
        const auto count = static_cast<int>((**tables).size());
        const QString title = fromCore(first.title);
        m_tableTitle->setText(count == 1 ? title : tr("%1, the first of %n table(s)", nullptr, count).arg(title));
        auto *old = m_table->model();
        m_table->setModel(new PreviewModel(std::move(first), m_table));
        delete old;
        m_table->resizeColumnsToContents();
    });
}

void ExportDialog::showMessage(const QString &text)
{
    const ThemeColours &c = theme().colours;
    QPalette ground = palette();
    ground.setColor(QPalette::Window, c.errorSoft);
    ground.setColor(QPalette::WindowText, c.text);
    m_message->setPalette(ground);
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void ExportDialog::run()
{
    const SizingPtr sizing = m_document.sizing(scenario()->id);
    if (!sizing || m_document.isStale(scenario()->id)) {
        if (const std::optional<core::Error> error = m_document.sizingError(scenario()->id))
            return showMessage(translated(*error));
        return showMessage(tr("The scenario is still being sized. Try again in a moment."));
    }
    m_running = true;
    m_message->hide();
    renewPath();
    Settings::setWord(QStringLiteral("exportFormat"), QString::fromLatin1(format().id));
    Settings::setWord(QStringLiteral("openExported"), m_openAfter->isChecked() ? QStringLiteral("yes") : QStringLiteral("no"));
    const QString path = QFileInfo(m_path->text()).absoluteFilePath();
    auto job = std::make_shared<Job>(Job{m_document.design(), scenario(), m_document.catalogue(), sizing});
    QtConcurrent::run([job, path, chosenReport = &report(), chosenFormat = &format()] {
        const auto written = core::writeReport(*chosenReport, *chosenFormat, job->context(), std::filesystem::path(toCore(path)));
        return written ? std::optional<core::Error>() : std::optional(written.error());
    }).then(this, [this, path](const std::optional<core::Error> &failed) {
        m_running = false;
        renewPath();
        if (failed)
            return showMessage(tr("The report was not written; your design is unchanged. %1").arg(translated(*failed)));
        if (m_openAfter->isChecked())
            QDesktopServices::openUrl(QUrl::fromLocalFile(path));
        emit exported(path);
        accept();
    });
}

} // namespace ui
