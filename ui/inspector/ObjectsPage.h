#pragma once

#include "ui/document/Document.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace core {
struct Quantity;
}

namespace ui {

class LightSection;
class WorstFailures;
class PropertyRow;
class FigureRow;

/// What the inspector shows for selected sites or routes: their fields, and of a single one its results and findings.
class ObjectsPage final : public QWidget {
    Q_OBJECT

public:
    explicit ObjectsPage(Document &document, QWidget *parent = nullptr);

    void showSelection();  ///< builds the rows of what is selected, unless they are there already
    void refresh();        ///< the scenario changed
    void refreshResults(); ///< a fresh sizing is there
    void commit();
    bool focusField(const std::string &key);
    PropertyRow *row(const std::string &key) const;
    LightSection *light() const { return m_light; } ///< of a single route, else nullptr

private:
    void build();
    void buildNarrowing(QVBoxLayout &column, int sites, int routes);
    void buildEnds(QVBoxLayout &column);
    void buildResults(const core::Subject &about, const std::vector<core::Finding> &findings);
    std::optional<core::Subject> subject() const;

    Document &m_document;
    QScrollArea *m_area;
    QWidget *m_content = nullptr;
    QWidget *m_results = nullptr;
    QLabel *m_ends = nullptr;
    WorstFailures *m_failures = nullptr;
    LightSection *m_light = nullptr;
    Selection m_shown;
    std::vector<PropertyRow *> m_rows;
    std::vector<std::pair<const core::Quantity *, FigureRow *>> m_figures;
    QStringList m_said; ///< texts of the findings that stand below the results
};

} // namespace ui
