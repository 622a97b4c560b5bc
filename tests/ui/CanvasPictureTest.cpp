#include "ui/print/CanvasPicture.h"
#include "core/exchange/Examples.h"
#include "ui/shell/Theme.h"

#include <QFile>
#include <QImage>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

class CanvasPictureTest : public QObject {
    Q_OBJECT

private slots:
    void pngIsAsLargeAsItsContentAtTwiceTheDensity();
    void svgHasTheFiguresAsText();
    void emptyScenarioGivesAPicture();
    void unknownSuffixAndScenarioAreRefused();
    void unwritableFolderLeavesNothing();

private:
    static std::filesystem::path in(const QTemporaryDir &folder, const char *name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); }
};

void CanvasPictureTest::pngIsAsLargeAsItsContentAtTwiceTheDensity()
{
    const core::Design design = *core::openExample("campus_pair");
    QTemporaryDir folder;
    const auto done = ui::writeCanvasPicture(design, (*design.standard())->id, in(folder, "pair.png"));
    QVERIFY2(done, done ? "" : core::inEnglish(done.error()).c_str());
    const QImage picture(folder.filePath(QStringLiteral("pair.png")));
    // Two cards of 232 × 168 whose middles are 644 apart, 56 around; below them 60 more for the legend.
    QCOMPARE(picture.size(), QSize(2 * (644 + 232 + 2 * 56), 2 * (168 + 2 * 56 + 60)));
    QCOMPARE(picture.pixelColor(4, 4), ui::paperTheme().colours.canvas);
    QCOMPARE(picture.pixelColor(2 * (56 + 116), 2 * (56 + 100)).lightness() > 200, true);
    // The route: a line in the middle, between the left badge and the hut; its margin is between 1 and 2 dB.
    QCOMPARE(picture.pixelColor(2 * (56 + 232 + 100), 2 * (56 + 84)), ui::paperTheme().of(ui::VerdictClass::Fair).colour);
}

void CanvasPictureTest::svgHasTheFiguresAsText()
{
    const core::Design design = *core::openExample("campus_pair");
    QTemporaryDir folder;
    QVERIFY(ui::writeCanvasPicture(design, (*design.standard())->id, in(folder, "pair.svg")));
    QFile file(folder.filePath(QStringLiteral("pair.svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(QSvgRenderer(text).isValid());
    QVERIFY2(text.contains("64,102") || text.contains("64102"), "the accelerators of a site"); // design_01.json, taper 4
    QVERIFY(text.contains("16,026") || text.contains("16026"));
}

void CanvasPictureTest::emptyScenarioGivesAPicture()
{
    const core::Design design = core::newDesign("Nothing");
    QTemporaryDir folder;
    QVERIFY(ui::writeCanvasPicture(design, design.scenarios.front()->id, in(folder, "empty.png")));
    QVERIFY(!QImage(folder.filePath(QStringLiteral("empty.png"))).isNull());
}

void CanvasPictureTest::unknownSuffixAndScenarioAreRefused()
{
    const core::Design design = core::newDesign("Nothing");
    QTemporaryDir folder;
    const auto suffix = ui::writeCanvasPicture(design, design.scenarios.front()->id, in(folder, "picture.bmp"));
    QVERIFY(!suffix && suffix.error().code == core::ErrorCode::Unsupported);
    const auto scenario = ui::writeCanvasPicture(design, "nowhere", in(folder, "picture.png"));
    QVERIFY(!scenario && scenario.error().code == core::ErrorCode::NotFound);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void CanvasPictureTest::unwritableFolderLeavesNothing()
{
    const core::Design design = core::newDesign("Nothing");
    QTemporaryDir folder;
    const auto done = ui::writeCanvasPicture(design, design.scenarios.front()->id, in(folder, "missing/picture.png"));
    QVERIFY(!done);
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_MAIN(CanvasPictureTest)
#include "CanvasPictureTest.moc"
