#include "ui/shell/Theme.h"

#include "ui/shell/Icons.h"
#include "ui/shell/Style.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopedValueRollback>
#include <QScreen>
#include <QStringList>

#include <cmath>

namespace ui {

namespace {

/// Body font and its line height for which TOKENS.md gives its pixels: Roboto 9.5 pt at 96 dpi.
constexpr double referencePixels = 9.5 * 96 / 72, referenceLineHeight = 17.14;

const QJsonObject &tokens()
{
    static const QJsonObject root = [] {
        initUiResources();
        QFile file(QStringLiteral(":/tokens.json"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("tokens.json is missing from the program");
        return QJsonDocument::fromJson(file.readAll()).object();
    }();
    return root;
}

QColor colourOf(const QJsonValue &value)
{
    const QColor colour(value.toString());
    Q_ASSERT(colour.isValid());
    return colour;
}

ThemeColours readColours(const QJsonObject &flat)
{
    ThemeColours c;
    const std::pair<const char *, QColor *> members[] = {
        {"window", &c.window}, {"panel", &c.panel}, {"base", &c.base}, {"alternate", &c.alternate}, {"hover", &c.hover}, {"pressed", &c.pressed},
        {"tooltip", &c.tooltip}, {"tooltipText", &c.tooltipText}, {"canvas", &c.canvas}, {"canvasGrid", &c.canvasGrid}, {"land", &c.land},
        {"water", &c.water}, {"coast", &c.coast}, {"border", &c.border}, {"hairline", &c.hairline}, {"outline", &c.outline}, {"text", &c.text},
        {"textSecondary", &c.textSecondary}, {"textTertiary", &c.textTertiary}, {"textDisabled", &c.textDisabled}, {"accent", &c.accent},
        {"accentHover", &c.accentHover}, {"onAccent", &c.onAccent}, {"accentSoft", &c.accentSoft}, {"link", &c.link}, {"selection", &c.selection},
        {"selectionHalo", &c.selectionHalo}, {"focus", &c.focus}, {"positive", &c.positive}, {"positiveSoft", &c.positiveSoft}, {"warning", &c.warning},
        {"warningFill", &c.warningFill}, {"warningSoft", &c.warningSoft}, {"error", &c.error}, {"errorSoft", &c.errorSoft}, {"info", &c.info},
        {"infoSoft", &c.infoSoft}, {"estimate", &c.estimate}, {"estimateSoft", &c.estimateSoft}, {"gridline", &c.gridline}, {"axis", &c.axis}};
    for (const auto &[name, colour] : members)
        *colour = colourOf(flat.value(QLatin1String(name)));
    return c;
}

template <std::size_t Count>
std::array<QColor, Count> readSteps(const char *ramp, const QString &mode)
{
    const QJsonArray steps = tokens().value(QLatin1String(ramp)).toObject().value(mode).toArray();
    Q_ASSERT(steps.size() == static_cast<qsizetype>(Count));
    std::array<QColor, Count> colours;
    for (std::size_t i = 0; i < Count; ++i)
        colours[i] = colourOf(steps.at(static_cast<qsizetype>(i)));
    return colours;
}

std::array<RampStep, 5> readRamp(const char *ramp, const QString &mode)
{
    const std::array<QColor, 5> colours = readSteps<5>(ramp, mode);
    const QJsonArray patterns = tokens().value(QLatin1String(ramp)).toObject().value(QStringLiteral("dash")).toArray();
    std::array<RampStep, 5> steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const QStringList lengths = patterns.at(static_cast<qsizetype>(i)).toString().split(QLatin1Char(' '));
        steps[i] = lengths.size() == 2 ? RampStep{colours[i], lengths[0].toDouble(), lengths[1].toDouble()} : RampStep{colours[i]};
    }
    return steps;
}

QFont makeFont(const QStringList &families, double points, QFont::Weight weight = QFont::Normal)
{
    // A system set to larger type gets larger type; TOKENS.md's steps are made for its usual 9 pt.
    static const double scale = std::max(1.0, QFontDatabase::systemFont(QFontDatabase::GeneralFont).pointSizeF() / 9);
    QFont font;
    font.setFamilies(families);
    font.setPointSizeF(points * scale);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

ThemeFonts makeFonts()
{
    const QStringList sans{QStringLiteral("Roboto"), QStringLiteral("Noto Sans"), QStringLiteral("Open Sans"), QStringLiteral("DejaVu Sans"),
                           QFontDatabase::systemFont(QFontDatabase::GeneralFont).family()};
    const QStringList fixed{QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"), QFontDatabase::systemFont(QFontDatabase::FixedFont).family()};
    return {.small = makeFont(sans, 8.5),
            .smallMedium = makeFont(sans, 8.5, QFont::Medium),
            .table = makeFont(sans, 9),
            .tableMedium = makeFont(sans, 9, QFont::Medium),
            .body = makeFont(sans, 9.5),
            .bodyMedium = makeFont(sans, 9.5, QFont::Medium),
            .title = makeFont(sans, 11, QFont::Medium),
            .figure = makeFont(sans, 15, QFont::Medium),
            .display = makeFont(sans, 19, QFont::Medium),
            .mono = makeFont(fixed, 9)};
}

ThemeMetrics makeMetrics(const QFont &body)
{
    ThemeMetrics m{};
    const double pixels = body.pointSizeF() * QGuiApplication::primaryScreen()->logicalDotsPerInchY() / 72;
    m.scale = std::max(pixels / referencePixels, QFontMetricsF(body).height() / referenceLineHeight);  // families with tall lines need room
    const std::pair<int ThemeMetrics::*, double> heights[] = {
        {&ThemeMetrics::menuRow, 36}, {&ThemeMetrics::tabRow, 34}, {&ThemeMetrics::tab, 30}, {&ThemeMetrics::strip, 68}, {&ThemeMetrics::dockHead, 34},
        {&ThemeMetrics::outlineRow, 26}, {&ThemeMetrics::inspectorRow, 31}, {&ThemeMetrics::field, 26}, {&ThemeMetrics::button, 28},
        {&ThemeMetrics::rowButton, 26}, {&ThemeMetrics::tableRow, 25}, {&ThemeMetrics::tableHead, 26}, {&ThemeMetrics::bottomTab, 34},
        {&ThemeMetrics::statusBar, 25}, {&ThemeMetrics::pill, 17}, {&ThemeMetrics::toolButton, 28}, {&ThemeMetrics::outlineWidth, 236},
        {&ThemeMetrics::inspectorWidth, 316}, {&ThemeMetrics::toolIcon, 18}, {&ThemeMetrics::rowIcon, 16}, {&ThemeMetrics::textIcon, 14}};
    for (const auto &[member, reference] : heights)
        m.*member = m.scaled(reference);
    return m;
}

Theme makeTheme(bool dark)
{
    const QString mode = dark ? QStringLiteral("dark") : QStringLiteral("light");
    Theme t;
    t.dark = dark;
    t.colours = readColours(tokens().value(mode).toObject());
    t.categorical = readSteps<8>("categorical", mode);
    t.verdict = readRamp("margin", mode);
    t.utilisation = readRamp("utilisation", mode);
    t.sequential = readSteps<7>("sequential", mode);
    t.diverging = readSteps<7>("diverging", mode);
    t.fonts = makeFonts();
    t.metrics = makeMetrics(t.fonts.body);
    return t;
}

} // namespace

QPen RampStep::pen(double width) const
{
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    if (dash > 0)
        pen.setDashPattern({dash / width, gap / width});  // Qt counts dashes in pen widths
    return pen;
}

UtilisationClass utilisationClass(double fraction)
{
    if (fraction > 1)
        return UtilisationClass::Above100;
    if (fraction >= 0.8)
        return UtilisationClass::To100;
    if (fraction >= 0.6)
        return UtilisationClass::To80;
    return fraction >= 0.4 ? UtilisationClass::To60 : UtilisationClass::Below40;
}

int ThemeMetrics::scaled(double pixels) const
{
    return static_cast<int>(std::lround(pixels * scale));
}

QPalette Theme::palette() const
{
    const ThemeColours &c = colours;
    QPalette p;
    // Shadow stays the system's: a palette that gives every role would hide it when the system turns dark.
    const std::pair<QPalette::ColorRole, QColor> roles[] = {
        {QPalette::Window, c.window}, {QPalette::WindowText, c.text}, {QPalette::Base, c.base}, {QPalette::AlternateBase, c.alternate}, {QPalette::Text, c.text},
        {QPalette::Button, c.panel}, {QPalette::ButtonText, c.text}, {QPalette::BrightText, c.onAccent}, {QPalette::Highlight, c.accentSoft},
        {QPalette::HighlightedText, c.text}, {QPalette::Link, c.link}, {QPalette::LinkVisited, c.link}, {QPalette::ToolTipBase, c.tooltip},
        {QPalette::ToolTipText, c.tooltipText}, {QPalette::PlaceholderText, c.textTertiary}, {QPalette::Light, c.hairline}, {QPalette::Midlight, c.hover},
        {QPalette::Mid, c.pressed}, {QPalette::Dark, c.outline}};
    for (const auto &[role, colour] : roles)
        p.setColor(role, colour);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, c.textDisabled);
    return p;
}

QPalette Theme::fieldPalette() const
{
    QPalette p = palette();
    p.setColor(QPalette::Highlight, colours.accent);
    p.setColor(QPalette::HighlightedText, colours.onAccent);
    return p;
}

ThemeSource &themeSource()
{
    static ThemeSource source;
    return source;
}

ThemeSource::ThemeSource() : m_theme(makeTheme(false)) {}

const Theme &theme()
{
    return themeSource().m_theme;
}

const Theme &paperTheme()
{
    static const Theme paper = makeTheme(false);
    return paper;
}

void ThemeSource::setMode(ThemeMode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
    apply();
}

bool ThemeSource::systemIsDark()
{
    const QScopedValueRollback<bool> guard(m_applying, true);
    QApplication::setPalette(QPalette());  // the platform's own shows through
    const QPalette system = QApplication::palette();
    return system.color(QPalette::Window).lightnessF() < system.color(QPalette::WindowText).lightnessF();
}

void ThemeSource::apply()
{
    if (m_application == nullptr)
        return;
    const bool dark = m_mode == ThemeMode::Dark || (m_mode == ThemeMode::System && systemIsDark());
    m_theme = makeTheme(dark);
    {
        const QScopedValueRollback<bool> guard(m_applying, true);
        QApplication::setPalette(m_theme.palette());
        for (const char *fieldClass : {"QLineEdit", "QAbstractSpinBox", "QTextEdit", "QPlainTextEdit"})
            QApplication::setPalette(m_theme.fieldPalette(), fieldClass);
        QPalette dialog = m_theme.palette();
        dialog.setColor(QPalette::Window, m_theme.colours.panel);
        QApplication::setPalette(dialog, "QDialog");
    }
    emit changed();
}

bool ThemeSource::eventFilter(QObject *watched, QEvent *event)
{
    const bool systemChanged = event->type() == QEvent::ThemeChange || (event->type() == QEvent::ApplicationPaletteChange && watched == m_application);
    if (systemChanged && !m_applying && m_mode == ThemeMode::System)
        QMetaObject::invokeMethod(this, [this] { apply(); }, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void installTheme(QApplication &application, ThemeMode mode)
{
    ThemeSource &source = themeSource();
    source.m_application = &application;
    source.m_mode = mode;
    QApplication::setStyle(new Style);
    const ThemeFonts &fonts = source.m_theme.fonts;
    QApplication::setFont(fonts.body);
    for (const char *menuClass : {"QMenuBar", "QMenu", "QTabBar", "QToolButton"})
        QApplication::setFont(fonts.body, menuClass);
    QApplication::setFont(fonts.small, "QStatusBar");
    QApplication::setFont(fonts.small, "QTipLabel");
    QApplication::setFont(fonts.tableMedium, "QHeaderView");
    source.apply();
    application.installEventFilter(&source);
}

const char *toWord(ThemeMode mode)
{
    return mode == ThemeMode::Light ? "light" : mode == ThemeMode::Dark ? "dark" : "system";
}

ThemeMode themeModeFromWord(const QString &word)
{
    return word == QLatin1String("light") ? ThemeMode::Light : word == QLatin1String("dark") ? ThemeMode::Dark : ThemeMode::System;
}

} // namespace ui
