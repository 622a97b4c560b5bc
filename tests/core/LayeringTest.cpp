// The table of folders in STYLE.md, checked: who may include what.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

class LayeringTest : public QObject {
    Q_OBJECT

private slots:
    void everyIncludeIsAllowed_data();
    void everyIncludeIsAllowed();
    void theRulesCatchWhatTheyForbid_data();
    void theRulesCatchWhatTheyForbid();
};

namespace {

/// Includes that a folder's sources must not name.
QRegularExpression forbiddenIn(const QString &folder)
{
    if (folder == "core")
        return QRegularExpression("^(Q[A-Za-z0-9]+(/.*)?|qcustomplot\\.h|ui/.*|app/.*|tests/.*|CLI/.*)$");
    if (folder == "ui")
        return QRegularExpression("^(sqlite3\\.h|SQLiteCpp/.*|nlohmann/.*|xlsxwriter.*|xxhash\\.h|boost/.*|app/.*|tests/.*|CLI/.*)$");
    return QRegularExpression("^(sqlite3\\.h|SQLiteCpp/.*|xlsxwriter.*|xxhash\\.h|tests/.*)$"); // app
}

QStringList includesOf(const QString &file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression include("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]", QRegularExpression::MultilineOption);
    QStringList found;
    for (auto match = include.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext();)
        found += match.next().captured(1);
    return found;
}

} // namespace

void LayeringTest::everyIncludeIsAllowed_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *folder : {"core", "ui", "app"})
        QTest::newRow(folder) << QString(folder);
}

void LayeringTest::everyIncludeIsAllowed()
{
    QFETCH(QString, folder);
    const QRegularExpression forbidden = forbiddenIn(folder);
    int files = 0;
    QStringList faults;
    QDirIterator walk(QString(PROJECT_SOURCE "/") + folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString file = walk.next();
        ++files;
        const QStringList includes = includesOf(file);
        for (const QString &include : includes)
            if (forbidden.match(include).hasMatch())
                faults += file.mid(int(qstrlen(PROJECT_SOURCE)) + 1) + " includes " + include;
    }
    QVERIFY2(files > 5, "no sources found");
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
}

void LayeringTest::theRulesCatchWhatTheyForbid_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("isForbidden");
    QTest::newRow("Qt in core") << "core"
                                << "QString" << true;
    QTest::newRow("Qt module in core") << "core"
                                       << "QtCore/QString" << true;
    QTest::newRow("ui in core") << "core"
                                << "ui/document/Document.h" << true;
    QTest::newRow("quantities in core") << "core"
                                        << "core/quantities/Quantities.h" << false;
    QTest::newRow("SQLite in core") << "core"
                                    << "SQLiteCpp/SQLiteCpp.h" << false;
    QTest::newRow("SQLite in ui") << "ui"
                                  << "sqlite3.h" << true;
    QTest::newRow("app in ui") << "ui"
                               << "app/cli/Command.h" << true;
    QTest::newRow("core in ui") << "ui"
                                << "core/sizing/Sizing.h" << false;
    QTest::newRow("ui in app") << "app"
                               << "ui/print/CanvasPicture.h" << false;
    QTest::newRow("tests in app") << "app"
                                  << "tests/core/X.h" << true;
}

void LayeringTest::theRulesCatchWhatTheyForbid()
{
    QFETCH(QString, folder);
    QFETCH(QString, include);
    QFETCH(bool, isForbidden);
    QCOMPARE(forbiddenIn(folder).match(include).hasMatch(), isForbidden);
}

QTEST_APPLESS_MAIN(LayeringTest)
#include "LayeringTest.moc"
