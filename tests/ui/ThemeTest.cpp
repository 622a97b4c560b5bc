#include "ui/shell/Theme.h"
#include "ui/shell/Actions.h"
#include "ui/shell/Icons.h"

#include <QApplication>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

/// The bars of TOKENS.md section 12: WCAG 2.1 contrast 4.5 for text and 3 for graphics, in both themes.
class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void init() { ui::themeSource().setMode(ui::ThemeMode::Light); }
    void textAndGraphicsStandOutFromTheirGround_data();
    void textAndGraphicsStandOutFromTheirGround();
    void dashesKeepTheirLengthAtEveryWidth();
    void switchingTheThemeChangesThePaletteAndTells();
    void iconsFollowTheThemeAndTheirState();
    void everyIconThatTheSourcesNameExists();
};

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double x) { return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor dominant(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() == 255)
                return image.pixelColor(x, y);
        }
    }
    return {};
}

} // namespace

void ThemeTest::textAndGraphicsStandOutFromTheirGround_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("bar");
    for (const ui::ThemeMode mode : {ui::ThemeMode::Light, ui::ThemeMode::Dark}) {
        ui::themeSource().setMode(mode);
        const ui::Theme t = ui::theme();
        const ui::ThemeColours &c = t.colours;
        const char *name = ui::toWord(mode);
        int number = 0;
        const auto add = [&](const char *kind, const QColor &ink, const QColor &ground, double bar) {
            QTest::addRow("%s %s %d: %s on %s", name, kind, ++number, qPrintable(ink.name()), qPrintable(ground.name())) << ink << ground << bar;
        };
        for (const QColor &ink : {c.text, c.textSecondary, c.textTertiary, c.accent, c.link, c.positive, c.warning, c.error, c.estimate}) {
            for (const QColor &ground : {c.window, c.panel, c.base, c.alternate, c.accentSoft, c.hover})
                add("text", ink, ground, 4.5);
        }
        for (const auto &[ink, ground] : {std::pair{c.onAccent, c.accent},
                                          {c.onAccent, c.accentHover},
                                          {c.tooltipText, c.tooltip},
                                          {c.positive, c.positiveSoft},
                                          {c.warning, c.warningSoft},
                                          {c.error, c.errorSoft},
                                          {c.info, c.infoSoft},
                                          {c.estimate, c.estimateSoft},
                                          {c.text, c.warningSoft},
                                          {c.text, c.errorSoft},
                                          {c.text, c.land},
                                          {c.text, c.water},
                                          {c.textSecondary, c.land},
                                          {c.textSecondary, c.water},
                                          {c.text, c.canvas},
                                          {c.textSecondary, c.canvas}})
            add("pair", ink, ground, 4.5);
        for (const QColor &ground : {c.base, c.panel, c.window, c.canvas}) {
            add("edge", c.outline, ground, 3);
            add("focus", c.focus, ground, 3);
        }
        for (const QColor &ground : {c.canvas, c.land, c.water})
            add("selection", c.selection, ground, 3);
        for (const QColor &ground : {c.base, c.land, c.water, c.canvas}) {
            for (const ui::RampStep &step : t.verdict)
                add("verdict", step.colour, ground, 3);
            for (const ui::RampStep &step : t.utilisation)
                add("utilisation", step.colour, ground, 3);
        }
        for (const QColor &ground : {c.base, c.land, c.water}) {
            for (const QColor &series : t.categorical)
                add("series", series, ground, 3);
        }
    }
}

void ThemeTest::textAndGraphicsStandOutFromTheirGround()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, bar);
    QVERIFY2(contrast(ink, ground) >= bar, qPrintable(QString::number(contrast(ink, ground))));
}

void ThemeTest::dashesKeepTheirLengthAtEveryWidth()
{
    const ui::RampStep &thin = ui::theme().of(ui::VerdictClass::Thin); // "12 5" in TOKENS.md section 3
    for (const double width : {2.5, 4.0, 7.0}) {
        const QPen pen = thin.pen(width);
        QCOMPARE(pen.dashPattern().at(0) * width, 12.0);
        QCOMPARE(pen.dashPattern().at(1) * width, 5.0);
    }
    QCOMPARE(ui::theme().of(ui::VerdictClass::Ample).pen(3).style(), Qt::SolidLine);
}

void ThemeTest::switchingTheThemeChangesThePaletteAndTells()
{
    QSignalSpy changed(&ui::themeSource(), &ui::ThemeSource::changed);
    ui::themeSource().setMode(ui::ThemeMode::Dark);
    QCOMPARE(changed.count(), 1);
    QVERIFY(ui::theme().dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0x16, 0x1B, 0x20));
    ui::themeSource().setMode(ui::ThemeMode::Dark);
    QCOMPARE(changed.count(), 1);
    ui::themeSource().setMode(ui::ThemeMode::Light);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0xEB, 0xEF, 0xF2));
    QVERIFY(!ui::paperTheme().dark);
}

void ThemeTest::iconsFollowTheThemeAndTheirState()
{
    const QIcon save = ui::icon("save");
    QCOMPARE(dominant(save.pixmap(64, 64)), ui::theme().colours.textSecondary);
    QCOMPARE(dominant(save.pixmap(QSize(64, 64), QIcon::Disabled)), ui::theme().colours.textDisabled);
    QCOMPARE(dominant(save.pixmap(QSize(64, 64), QIcon::Normal, QIcon::On)), ui::theme().colours.accent);
    const QColor before = ui::theme().colours.textSecondary;
    ui::themeSource().setMode(ui::ThemeMode::Dark);
    QVERIFY(ui::theme().colours.textSecondary != before);
    QCOMPARE(dominant(save.pixmap(64, 64)), ui::theme().colours.textSecondary);
    QCOMPARE(save.pixmap(QSize(18, 18), 2.0).size(), QSize(36, 36));
}

void ThemeTest::everyIconThatTheSourcesNameExists()
{
    static const QRegularExpression call(QStringLiteral("\\b(?:icon|paintIcon|iconPixmap)\\((?:[^;\"]*?)\"([a-z0-9-]+)\""));
    QStringList missing;
    int found = 0;
    for (const ui::ActionInfo &info : ui::actionTable()) {
        if (*info.icon != '\0' && !QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(info.icon))))
            missing << QLatin1String(info.icon);
    }
    QDirIterator sources(QStringLiteral(PROJECT_SOURCE "/ui"), {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto matches = call.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const QString name = matches.next().captured(1);
            ++found;
            if (!QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name)))
                missing << name;
        }
    }
    QVERIFY(found > 20);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    ui::installTheme(application, ui::ThemeMode::Light);
    ThemeTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "ThemeTest.moc"
