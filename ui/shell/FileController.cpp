#include "ui/shell/FileController.h"

#include "core/exchange/Examples.h"
#include "ui/document/Document.h"
#include "ui/document/Text.h"
#include "ui/shell/Settings.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QUuid>
#include <QtConcurrentRun>

#include <filesystem>

namespace ui {

namespace {

constexpr int autosaveEveryMs = 120'000;

std::filesystem::path fsPath(const QString &path)
{
    return {toCore(path)};
}

bool isJson(const QString &path)
{
    return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

/// Where designs that were never saved are autosaved.
QString unsavedFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
}

/// What opening brings from the background.
struct Loaded {
    core::Result<core::OpenedDesign> opened;
    core::Result<core::DesignLock> lock;
};

struct Written {
    core::Design design;
    core::Result<core::FileStamp> stamp;
    std::optional<core::Result<core::DesignLock>> lock;  ///< of a path that is new to us
};

} // namespace

QString withDesignSuffix(const QString &path)
{
    return path.endsWith(QLatin1String(".spanwright"), Qt::CaseInsensitive) || isJson(path) ? path : path + QStringLiteral(".spanwright");
}

FileController::FileController(QWidget *window) : QObject(window), m_window(window)
{
    m_autosave.setInterval(autosaveEveryMs);
    connect(&m_autosave, &QTimer::timeout, this, &FileController::autosaveNow);
    m_autosave.start();
}

FileController::~FileController() = default;

bool FileController::isModified() const
{
    return m_document && !m_document->undoStack().isClean();
}

QString FileController::displayName() const
{
    if (!m_document)
        return {};
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    const QString name = fromCore(m_document->design().name);
    return name.isEmpty() ? tr("Untitled") : name;
}

void FileController::setBusy(bool busy)
{
    m_busy = busy;
    emit stateChanged();
}

void FileController::setState(const QString &text)
{
    m_stateText = text;
    emit stateChanged();
}

void FileController::showError(const QString &title, const core::Error &error) const
{
    QMessageBox box(QMessageBox::Critical, tr("Spanwright"), title, QMessageBox::Ok, m_window);
    box.setInformativeText(translated(error));
    box.exec();
}

void FileController::replace(std::optional<core::Design> design, Origin origin)
{
    emit documentAboutToChange();
    m_document.reset();
    m_autosaved.reset();
    m_untitled.clear();
    m_untitledLock.reset();
    m_lock = std::move(origin.lock);
    m_path = origin.path;
    m_stamp = origin.stamp;
    m_stateText.clear();
    if (design) {
        m_document = std::make_unique<Document>(*std::move(design));
        if (origin.modified)
            m_document->undoStack().resetClean();
        connect(&m_document->undoStack(), &QUndoStack::cleanChanged, this, &FileController::stateChanged);
    }
    emit documentChanged();
    emit stateChanged();
}

void FileController::afterAsking(const Then &then)
{
    if (m_busy)
        return emit notified(tr("Please wait until the file is written."));
    if (!isModified())
        return then();
    QMessageBox box(QMessageBox::Warning, tr("Spanwright"), tr("Save the changes to “%1”?").arg(displayName()), QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Without saving, what you did since the last save is lost."));
    box.setDefaultButton(QMessageBox::Save);
    box.setEscapeButton(QMessageBox::Cancel);
    switch (box.exec()) {
    case QMessageBox::Save:
        return save(then);
    case QMessageBox::Discard:
        removeAutosave();
        return then();
    default:
        return;
    }
}

void FileController::newDesign()
{
    afterAsking([this] { replace(core::newDesign(toCore(tr("Untitled"))), {}); });
}

void FileController::openExample(const QString &id)
{
    afterAsking([this, id] {
        core::Result<core::Design> example = core::openExample(toCore(id));
        if (!example)
            return showError(tr("The example could not be opened."), example.error());
        replace(*std::move(example), {});
    });
}

void FileController::openWithDialog()
{
    const QString folder = m_path.isEmpty() ? Settings::word(QStringLiteral("lastFolder"), QDir::homePath()) : QFileInfo(m_path).absolutePath();
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open a design"), folder, tr("Designs (*.spanwright *.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void FileController::open(const QString &path)
{
    afterAsking([this, path] { load(QFileInfo(path).absoluteFilePath()); });
}

void FileController::closeDesign(const Then &then)
{
    afterAsking([this, then] {
        if (m_document)
            replace(std::nullopt, {});
        if (then)
            then();
    });
}

void FileController::load(const QString &path)
{
    setBusy(true);
    m_lock.reset();  // opening the same file again must not meet our own lock
    QtConcurrent::run([path] {
        core::Result<core::OpenedDesign> opened = core::openDesign(fsPath(path));
        if (!opened)
            return std::make_shared<Loaded>(Loaded{opened.error(), core::Error{}});
        return std::make_shared<Loaded>(Loaded{std::move(opened), core::DesignLock::acquire(fsPath(path))});
    }).then(this, [this, path](const std::shared_ptr<Loaded> &result) {
        setBusy(false);
        if (!result->opened) {
            if (result->opened.error().code == core::ErrorCode::NotFound)
                Settings::removeRecentFile(path);
            if (!m_path.isEmpty())  // the design that stays open is ours again
                if (core::Result<core::DesignLock> again = core::DesignLock::acquire(fsPath(m_path)); again)
                    m_lock = std::make_shared<core::DesignLock>(*std::move(again));
            emit stateChanged();
            return showError(tr("“%1” was not opened.").arg(QFileInfo(path).fileName()), result->opened.error());
        }
        core::OpenedDesign opened = *std::move(result->opened);
        Settings::setWord(QStringLiteral("lastFolder"), QFileInfo(path).absolutePath());
        if (!result->lock) {
            QMessageBox box(QMessageBox::Question, tr("Spanwright"), tr("“%1” cannot be opened for writing.").arg(QFileInfo(path).fileName()), QMessageBox::NoButton, m_window);
            box.setInformativeText(tr("%1\nYou can open a copy; saving it asks for a new name.").arg(translated(result->lock.error())));
            QPushButton *copy = box.addButton(tr("Open a copy"), QMessageBox::AcceptRole);
            box.addButton(QMessageBox::Cancel);
            box.setDefaultButton(copy);
            box.exec();
            if (box.clickedButton() == copy)
                replace(std::move(opened.design), {});
            return;
        }
        Origin origin{.path = path, .stamp = opened.stamp, .lock = std::make_shared<core::DesignLock>(*std::move(result->lock)), .modified = false};
        origin.modified = offerRecovery(path, opened);
        Settings::addRecentFile(path);
        QStringList notices;
        for (const core::Text &notice : opened.notices)
            notices << translated(notice);
        replace(std::move(opened.design), std::move(origin));
        if (!notices.isEmpty())
            emit notified(notices.join(QLatin1Char(' ')));
    });
}

bool FileController::offerRecovery(const QString &path, core::OpenedDesign &opened)
{
    const std::filesystem::path side = core::autosavePath(fsPath(path));
    const QFileInfo info(fromCore(side.string()));
    if (!info.exists())
        return false;
    core::Result<core::OpenedDesign> kept = core::openDesign(side);
    if (!kept) {
        emit notified(tr("There is an autosaved version, but it cannot be read: %1").arg(translated(kept.error())));
        return false;
    }
    if (kept->design == opened.design) {
        std::error_code ignored;
        std::filesystem::remove(side, ignored);
        return false;
    }
    QMessageBox box(QMessageBox::Question, tr("Spanwright"), tr("“%1” was not closed in order.").arg(QFileInfo(path).fileName()), QMessageBox::NoButton, m_window);
    box.setInformativeText(tr("Changes that were not saved are in an autosaved version of %1. The file itself stays as it is until you save.")
                               .arg(QLocale().toString(info.lastModified(), QLocale::ShortFormat)));
    QPushButton *recover = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
    box.addButton(tr("Open as saved"), QMessageBox::RejectRole);
    box.setDefaultButton(recover);
    box.exec();
    if (box.clickedButton() != recover)
        return false;
    opened.design = std::move(kept->design);
    return true;
}

void FileController::save(const Then &then)
{
    if (!m_document)
        return;
    if (m_path.isEmpty())
        return saveWithDialog(then);
    saveTo(m_path, core::Overwrite::OnlyIfUnchanged, then);
}

void FileController::saveWithDialog(const Then &then)
{
    if (!m_document || m_busy)
        return;
    const QString folder = m_path.isEmpty() ? Settings::word(QStringLiteral("lastFolder"), QDir::homePath()) : QFileInfo(m_path).absolutePath();
    QString name = fromCore(m_document->design().name).trimmed();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString proposal = m_path.isEmpty() ? QStringLiteral("%1/%2.spanwright").arg(folder, name.isEmpty() ? tr("Untitled") : name) : m_path;
    QFileDialog dialog(m_window, tr("Save the design"), QFileInfo(proposal).absolutePath(), tr("Design (*.spanwright);;Design as JSON (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("spanwright"));
    dialog.selectFile(QFileInfo(proposal).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    saveTo(withDesignSuffix(dialog.selectedFiles().constFirst()), core::Overwrite::Always, then);  // the dialog has asked
}

void FileController::saveTo(const QString &path, core::Overwrite overwrite, const Then &then)
{
    if (!m_document || m_busy)
        return;
    setBusy(true);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const bool newPath = absolute != m_path;
    QtConcurrent::run([design = m_document->design(), absolute, known = m_stamp, overwrite, newPath]() -> std::shared_ptr<Written> {
        if (newPath) {
            core::Result<core::DesignLock> lock = core::DesignLock::acquire(fsPath(absolute));
            if (!lock)
                return std::make_shared<Written>(Written{design, lock.error(), std::nullopt});
            core::Result<core::FileStamp> stamp = core::saveDesign(design, fsPath(absolute), known, overwrite);
            return std::make_shared<Written>(Written{design, std::move(stamp), std::move(lock)});
        }
        return std::make_shared<Written>(Written{design, core::saveDesign(design, fsPath(absolute), known, overwrite), std::nullopt});
    }).then(this, [this, absolute, then](const std::shared_ptr<Written> &result) {
        m_busy = false;
        if (!result->stamp) {
            emit stateChanged();
            return saveFailed(absolute, result->stamp.error(), then);
        }
        if (result->lock)
            m_lock = std::make_shared<core::DesignLock>(**std::move(result->lock));
        saved(absolute, result->design, *result->stamp, then);
    });
}

void FileController::saved(const QString &path, const core::Design &design, const core::FileStamp &stamp, const Then &then)
{
    removeAutosave();
    m_path = path;
    m_stamp = stamp;
    m_untitled.clear();
    m_untitledLock.reset();
    if (m_document && m_document->design() == design)  // else there were edits during the writing: they stay unsaved
        m_document->undoStack().setClean();
    Settings::addRecentFile(path);
    Settings::setWord(QStringLiteral("lastFolder"), QFileInfo(path).absolutePath());
    setState(tr("Saved %1", "Saved 14:02").arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat)));
    if (then)
        then();
}

void FileController::saveFailed(const QString &path, const core::Error &error, const Then &then)
{
    const QString name = QFileInfo(path).fileName();
    if (error.code != core::ErrorCode::Changed)
        return showError(tr("“%1” was not saved. Your changes are still open.").arg(name), error);
    QMessageBox box(QMessageBox::Warning, tr("Spanwright"), tr("“%1” was changed on disk since you opened it.").arg(name), QMessageBox::NoButton, m_window);
    box.setInformativeText(tr("Somebody else, or another program, wrote it. Nothing was written now; your changes are still open."));
    QPushButton *other = box.addButton(tr("Save As…"), QMessageBox::AcceptRole);
    QPushButton *overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(other);
    box.exec();
    if (box.clickedButton() == other)
        saveWithDialog(then);
    else if (box.clickedButton() == overwrite)
        saveTo(path, core::Overwrite::Always, then);
}

QString FileController::autosaveTarget()
{
    if (!m_path.isEmpty())
        return m_path;
    if (m_untitled.isEmpty()) {
        if (!QDir().mkpath(unsavedFolder()))
            return {};
        m_untitled = QStringLiteral("%1/%2.spanwright").arg(unsavedFolder(), QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (core::Result<core::DesignLock> lock = core::DesignLock::acquire(fsPath(m_untitled)); lock)
            m_untitledLock = std::make_shared<core::DesignLock>(*std::move(lock));
    }
    return m_untitled;
}

void FileController::autosaveNow()
{
    if (!isModified() || m_busy || m_autosaving || (m_autosaved && *m_autosaved == m_document->design()))
        return;
    const QString target = autosaveTarget();
    if (target.isEmpty())
        return;
    m_autosaving = true;
    QtConcurrent::run([design = m_document->design(), target] {
        const std::filesystem::path side = core::autosavePath(fsPath(target));
        return std::make_shared<Written>(Written{design, core::saveDesign(design, side, {}, core::Overwrite::Always), std::nullopt});
    }).then(this, [this](const std::shared_ptr<Written> &result) {
        m_autosaving = false;
        if (!m_document)
            return;
        if (!result->stamp)
            return emit notified(tr("Autosave failed: %1").arg(translated(result->stamp.error())));
        m_autosaved = result->design;
        setState(tr("Autosaved %1", "Autosaved 14:02").arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat)));
    });
}

void FileController::removeAutosave()
{
    m_autosaved.reset();
    for (const QString &path : {m_path, m_untitled}) {
        std::error_code ignored;
        if (!path.isEmpty())
            std::filesystem::remove(core::autosavePath(fsPath(path)), ignored);
    }
}

QStringList FileController::abandonedDesigns() const
{
    QStringList found;
    const QDir folder(unsavedFolder());
    for (const QFileInfo &entry : folder.entryInfoList({QStringLiteral(".*.autosave")}, QDir::Files | QDir::Hidden, QDir::Time)) {
        const QString name = entry.fileName().mid(1).chopped(int(qstrlen(".autosave")));
        const core::Result<core::DesignLock> lock = core::DesignLock::acquire(fsPath(folder.filePath(name)));
        if (lock)  // else a running program still works on it
            found << entry.absoluteFilePath();
    }
    return found;
}

void FileController::recover(const QString &sideFile)
{
    afterAsking([this, sideFile] {
        core::Result<core::OpenedDesign> kept = core::openDesign(fsPath(sideFile));
        if (!kept)
            return showError(tr("The autosaved design was not opened."), kept.error());
        replace(std::move(kept->design), {.path = {}, .stamp = {}, .lock = {}, .modified = true});
        // From here on this is our side file: it goes when the design is saved or discarded.
        m_untitled = QStringLiteral("%1/%2").arg(unsavedFolder(), QFileInfo(sideFile).fileName().mid(1).chopped(int(qstrlen(".autosave"))));
        if (core::Result<core::DesignLock> lock = core::DesignLock::acquire(fsPath(m_untitled)); lock)
            m_untitledLock = std::make_shared<core::DesignLock>(*std::move(lock));
        m_autosaved = m_document->design();
    });
}

void FileController::discardAbandoned(const QString &sideFile)
{
    std::error_code ignored;
    std::filesystem::remove(fsPath(sideFile), ignored);
}

} // namespace ui
