#pragma once

#include <QAbstractListModel>
#include <QFrame>
#include <QList>
#include <QString>

#include <functional>

class QLineEdit;
class QListView;

namespace ui {

/// One thing the palette can do.
struct PaletteEntry {
    enum class Kind { Action, Object, Assumption };
    Kind kind = Kind::Action;
    const char *icon = "";
    QString name;
    QString path;                 ///< where it stands: "File", "Sites", "Assumptions, Traffic"
    QString keys;
    std::function<void()> run;
};

/// How well `typed` fits `name`; 0 = not at all. `hits` gets the matched positions. Letters must come in order; runs and
/// starts of words count more. Case and accents do not matter.
int matchScore(const QString &typed, const QString &name, QList<int> *hits = nullptr);

/// The entries that fit, best first.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { PathRole = Qt::UserRole + 1, KeysRole, HitsRole, IconNameRole };

    explicit PaletteModel(QList<PaletteEntry> entries, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// A leading ">" keeps actions only, "@" sites, routes and scenarios only.
    void filter(const QString &typed);
    const PaletteEntry &entry(int row) const { return m_entries[m_shown[row].entry]; }

private:
    struct Shown {
        int entry;
        int score;
        QList<int> hits;
    };
    QList<PaletteEntry> m_entries;
    QList<Shown> m_shown;
};

/// Search and run: a field over a list, by Ctrl+K. Closes itself and deletes itself.
class CommandPalette final : public QFrame {
    Q_OBJECT

public:
    CommandPalette(QList<PaletteEntry> entries, QWidget *window);
    void openOver(const QWidget *window);
    QLineEdit *field() const { return m_field; }
    PaletteModel *model() const { return m_model; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void runCurrent();
    void showBest();

    QLineEdit *m_field;
    QListView *m_list;
    PaletteModel *m_model;
};

} // namespace ui
