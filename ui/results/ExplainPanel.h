#pragma once

#include "core/quantities/Quantities.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QToolButton;
class QTreeView;

namespace ui {

class Document;
class DerivationModel;

/// Where a figure comes from, down to inputs, assumptions and catalogue cells. Follows the sizing: numbers change in place.
class ExplainPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ExplainPanel(Document &document, QWidget *parent = nullptr);

    /// Shows a figure and remembers it; Back leads to the one before.
    void explain(const std::string &quantityId, const core::Subject &subject);
    void back();
    void forward();

    struct Figure {
        std::string quantity;
        core::Subject subject;
        friend bool operator==(const Figure &, const Figure &) = default;
    };
    std::optional<Figure> explained() const;
    DerivationModel *model() const { return m_model; }
    QTreeView *view() const { return m_view; }

signals:
    void linkActivated(const core::DerivationLink &link);  ///< a line's input: select it, put the cursor into its field
    void explainedChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeHead();
    void refresh();
    void showDetail(const QModelIndex &index);
    void activate(const QModelIndex &index);
    void fit();
    void unfold();

    Document &m_document;
    DerivationModel *m_model;
    QTreeView *m_view;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_detail;
    std::vector<Figure> m_history;
    std::size_t m_at = 0;  ///< the figure shown, if there is any
};

} // namespace ui
