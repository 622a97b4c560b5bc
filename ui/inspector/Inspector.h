#pragma once

#include "core/quantities/Quantities.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace ui {

class AssumptionsPage;
class Document;
class LightSection;
class ObjectsPage;
class PropertyRow;

/// The right dock: fields of the selected sites or routes, and with nothing selected the scenario's assumptions.
/// It brings its own head with icon and name, so its dock needs no title bar.
class Inspector final : public QWidget {
    Q_OBJECT

public:
    explicit Inspector(Document &document, QWidget *parent = nullptr);

    QString title() const;                          ///< "North", "2 sites", "Assumptions"
    /// Puts the cursor into a field: JSON key of a field of what is selected, else an assumption (then nothing stays selected).
    bool focusField(const std::string &key);
    /// Selects what a derivation's line leads to and puts the cursor into its field.
    bool follow(const core::DerivationLink &link);
    void focusSearch();                             ///< of the assumptions
    PropertyRow *row(const std::string &key) const; ///< nullptr when it is not shown
    LightSection *light() const;                    ///< of a single selected route, else nullptr

signals:
    void titleChanged(const QString &title);

private:
    void refresh();
    void showSelection();
    void showHead();

    Document &m_document;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_subtitle;
    QStackedWidget *m_pages;
    AssumptionsPage *m_assumptions;
    ObjectsPage *m_objects;
};

} // namespace ui
