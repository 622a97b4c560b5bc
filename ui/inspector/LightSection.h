#pragma once

#include "core/sizing/Sizing.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace core {
struct LightBudget;
}

namespace ui {

class Document;
class SpectrumBar;

/// The light of a route in the inspector: its spectrum, and the optical budget of the light with the least margin, line by line.
class LightSection final : public QWidget {
    Q_OBJECT

public:
    LightSection(Document &document, std::string routeId, QWidget *parent = nullptr);

    void refresh(); ///< a fresh sizing is there
    SpectrumBar *spectrum() const { return m_spectrum; }
    QStringList lines() const; ///< of the budget, "Margin: 1.53 dB"

private:
    void showSpectrum(const core::Sizing &sizing, const core::RouteSizing &route);
    void showBudget(const core::Sizing &sizing, std::size_t route);

    struct Line {
        QString label, value, unit, tip;
        bool strong = false;
        QColor ink = {};
    };
    std::vector<Line> linesOf(const core::LightBudget &budget, const core::RouteSizing &route) const;
    void putLines(const std::vector<Line> &lines);

    Document &m_document;
    std::string m_route;
    SpectrumBar *m_spectrum;
    QWidget *m_budget;
    QGridLayout *m_grid;
    std::vector<std::pair<QLabel *, QLabel *>> m_rows;
};

} // namespace ui
