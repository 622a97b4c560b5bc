#pragma once

#include "core/store/DesignStore.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace ui {

class Document;

/// The file side of the one design of a window: new, open, save, close, autosave and recovery. Reading and writing happen in
/// the background on a snapshot; no path leaves the user's file worse than it was, and nothing is dropped without asking.
class FileController final : public QObject {
    Q_OBJECT

public:
    /// Dialogs stand over `window`.
    explicit FileController(QWidget *window);
    ~FileController() override;

    Document *document() const { return m_document.get(); }  ///< nullptr on the start page
    bool isModified() const;
    bool isBusy() const { return m_busy; }                   ///< reading or writing
    const QString &path() const { return m_path; }           ///< empty: never saved
    QString displayName() const;                             ///< "campus-pair.spanwright", "Untitled", "" without a design
    QString stateText() const { return m_stateText; }        ///< "Saved 14:02"

    /// Each asks about unsaved changes first. `then` runs when it has happened, not when the user stays.
    using Then = std::function<void()>;
    void newDesign();
    void openWithDialog();
    void open(const QString &path);
    void openExample(const QString &id);
    void closeDesign(const Then &then = {});

    void save(const Then &then = {});
    void saveWithDialog(const Then &then = {});
    void saveTo(const QString &path, core::Overwrite overwrite, const Then &then = {});

    /// Side files of designs that were never saved and not closed in order, of no running program.
    QStringList abandonedDesigns() const;
    void recover(const QString &sideFile);
    void discardAbandoned(const QString &sideFile);

    void autosaveNow();

signals:
    void documentAboutToChange();  ///< let go of the old one
    void documentChanged();        ///< another one, or none
    void stateChanged();           ///< name, changed mark, save state, busy
    void notified(const QString &text);

private:
    struct Origin {
        QString path;
        core::FileStamp stamp;
        std::shared_ptr<core::DesignLock> lock;
        bool modified = false;
    };

    void replace(std::optional<core::Design> design, Origin origin);
    void afterAsking(const Then &then);
    void load(const QString &path);
    bool offerRecovery(const QString &path, core::OpenedDesign &opened);
    void saved(const QString &path, const core::Design &design, const core::FileStamp &stamp, const Then &then);
    void saveFailed(const QString &path, const core::Error &error, const Then &then);
    void removeAutosave();
    QString autosaveTarget();
    void setBusy(bool busy);
    void setState(const QString &text);
    void showError(const QString &title, const core::Error &error) const;

    QWidget *m_window;
    std::unique_ptr<Document> m_document;
    QString m_path, m_stateText;
    QString m_untitled;                                ///< stands for the path of a design that was never saved
    core::FileStamp m_stamp;
    std::shared_ptr<core::DesignLock> m_lock, m_untitledLock;
    QTimer m_autosave;
    std::optional<core::Design> m_autosaved;           ///< what the side file holds
    bool m_busy = false, m_autosaving = false;
};

/// "….spanwright" unless the name already ends in a suffix that can be saved.
QString withDesignSuffix(const QString &path);

} // namespace ui
