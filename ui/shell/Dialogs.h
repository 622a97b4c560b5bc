#pragma once

#include <QDialog>

namespace ui {

/// Language and theme; takes effect at once.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget *parent);

signals:
    void languageChosen();
};

/// Version, licence, libraries, where the data comes from.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent);
};

/// All keys, from the table of actions.
class KeysDialog final : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent);
};

} // namespace ui
