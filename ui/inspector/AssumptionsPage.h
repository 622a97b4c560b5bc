#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace ui {

class Document;
class PropertyRow;

/// What the inspector shows while nothing is selected: every assumption of the scenario, in groups, with a search field.
class AssumptionsPage final : public QWidget {
    Q_OBJECT

public:
    explicit AssumptionsPage(Document &document, QWidget *parent = nullptr);

    void refresh();
    void commit();
    bool focusField(const std::string &id);
    void focusSearch();
    PropertyRow *row(const std::string &id) const;

private:
    struct Group {
        QLabel *head = nullptr;
        std::vector<PropertyRow *> rows;
    };
    void filter(const QString &text);

    QLineEdit *m_search;
    QScrollArea *m_area;
    QLabel *m_nothing;
    std::vector<Group> m_groups;
};

} // namespace ui
