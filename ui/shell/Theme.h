#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <QPen>

#include <array>

class QApplication;

namespace ui {

enum class ThemeMode { System, Light, Dark };

/// The colours of resources/tokens.json under the names they have there; TOKENS.md section 2 says what each is for.
struct ThemeColours {
    QColor window, panel, base, alternate, hover, pressed, tooltip, tooltipText;
    QColor canvas, canvasGrid, land, water, coast, border, hairline, outline;
    QColor text, textSecondary, textTertiary, textDisabled;
    QColor accent, accentHover, onAccent, accentSoft, link, selection, selectionHalo, focus;
    QColor positive, positiveSoft, warning, warningFill, warningSoft, error, errorSoft, info, infoSoft, estimate, estimateSoft;
    QColor gridline, axis;
};

/// One step of a ramp that routes are drawn in: its colour and its line pattern.
struct RampStep {
    QColor colour;
    double dash = 0, gap = 0;  ///< device-independent pixels; 0 = solid

    /// A flat-capped pen of that width. Dashes keep their length whatever the width.
    QPen pen(double width) const;
};

/// Margin and buffer verdicts share one ramp: the eye learns it once.
enum class VerdictClass { Ample, Fair, Thin, Fails, Unknown };
enum class UtilisationClass { Below40, To60, To80, To100, Above100 };
UtilisationClass utilisationClass(double fraction);

/// Type steps of TOKENS.md section 4, scaled by the system's font size.
struct ThemeFonts {
    QFont small, smallMedium;    ///< 8.5 pt: card labels, units, hints, status bar, route labels
    QFont table, tableMedium;    ///< 9 pt: tables and trees in docks
    QFont body, bodyMedium;      ///< 9.5 pt: everything else; medium for names
    QFont title;                 ///< 11 pt medium
    QFont figure;                ///< 15 pt medium: headline value
    QFont display;               ///< 19 pt medium: welcome page
    QFont mono;                  ///< 9 pt: formulas and commands
};

/// Heights and widths of TOKENS.md section 5 in device-independent pixels, from the metrics of the body font.
struct ThemeMetrics {
    int menuRow, tabRow, tab, strip, dockHead, outlineRow, inspectorRow, field, button, rowButton;
    int tableRow, tableHead, bottomTab, statusBar, pill, toolButton;
    int outlineWidth, inspectorWidth;
    int toolIcon, rowIcon, textIcon;
    double scale = 1;            ///< 1 for 9.5 pt Roboto at 96 dpi

    int scaled(double pixels) const;
};

/// Everything that decides how the program looks. Plain values; take every colour, font and height from here.
struct Theme {
    bool dark = false;
    ThemeColours colours;
    std::array<QColor, 8> categorical;   ///< of scenarios and series, in order
    std::array<RampStep, 5> verdict;     ///< by VerdictClass
    std::array<RampStep, 5> utilisation; ///< by UtilisationClass
    std::array<QColor, 7> sequential, diverging;
    ThemeFonts fonts;
    ThemeMetrics metrics;

    const RampStep &of(VerdictClass verdictClass) const { return verdict[static_cast<std::size_t>(verdictClass)]; }
    const RampStep &of(UtilisationClass fill) const { return utilisation[static_cast<std::size_t>(fill)]; }
    QPalette palette() const;
    /// Inside line edits the selection is strong, as there is no pill or verdict to keep readable.
    QPalette fieldPalette() const;
};

/// The theme in force. Needs a QGuiApplication; light until installTheme.
const Theme &theme();
/// What paper gets (print, PDF, pictures of a report): always the light theme.
const Theme &paperTheme();

/// Where the theme in force comes from; tells when it becomes another one.
class ThemeSource final : public QObject {
    Q_OBJECT

public:
    ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);

signals:
    /// The theme is another one now: repaint, and renew palettes and fonts that were set by hand.
    void changed();

private:
    friend void installTheme(QApplication &application, ThemeMode mode);
    friend ThemeSource &themeSource();
    friend const Theme &theme();
    ThemeSource();
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool systemIsDark();
    void apply();

    ThemeMode m_mode = ThemeMode::Light;
    Theme m_theme;
    QApplication *m_application = nullptr;
    bool m_applying = false;
};

ThemeSource &themeSource();

/// Sets style, palette and font of the application, and follows the system's light or dark in mode System.
void installTheme(QApplication &application, ThemeMode mode);

/// The words of settings files.
const char *toWord(ThemeMode mode);
ThemeMode themeModeFromWord(const QString &word);

} // namespace ui
