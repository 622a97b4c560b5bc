#pragma once

#include "core/failures/Failure.h"

#include <QWidget>

#include <string>
#include <vector>

namespace ui {

class Document;
class FigureRow;

/// The failures to survive that load a route most, worst first, with what it carries then; a click previews one. Hidden where
/// there are none: nothing is to be survived.
class WorstFailures final : public QWidget {
    Q_OBJECT

public:
    WorstFailures(Document &document, std::string routeId, QWidget *parent = nullptr);

    void refresh(); ///< a fresh sizing is there
    const std::vector<FigureRow *> &rows() const { return m_rows; }

private:
    std::vector<core::Failure> failuresOf(const std::vector<core::FailureLoad> &loads, const core::Sizing &sizing) const;
    void preview(std::size_t row);

    Document &m_document;
    std::string m_route;
    std::vector<FigureRow *> m_rows;
    std::vector<core::Failure> m_failures;
};

} // namespace ui
