#include "core/model/AssumptionSet.h"
#include "ui/document/Text.h"
#include "ui/shell/Actions.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Translations.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

/// The languages are complete: what the sources say now is in the files, translated, with the same places for figures.
class TranslationTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void theLanguageOfTheSettingsIsLoaded();
    void englishHasItsPlurals();

private:
    QTemporaryDir m_folder;
};

namespace {

struct Message {
    QString context, source;
    QStringList forms;
    bool numerus = false, unfinished = false;
};

QList<Message> readMessages(const QString &path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages << Message{context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), false};
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.last().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.last().numerus)
                messages.last().forms << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.last().forms << xml.readElementText();
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

/// The places of a text, "%1" "%1" "%n", in order of name.
QStringList placesOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?[0-9n]"));
    QStringList found;
    for (auto matches = place.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    found.sort();
    return found;
}

} // namespace

void TranslationTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QProcess update;
    update.setProcessChannelMode(QProcess::MergedChannels);
    update.start(QStringLiteral(PROJECT_SOURCE "/translations/update.sh"), {m_folder.path()});
    QVERIFY(update.waitForFinished(120'000));
    QVERIFY2(update.exitStatus() == QProcess::NormalExit && update.exitCode() == 0, update.readAll().constData());
}

void TranslationTest::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("least");
    QTest::newRow("Brazilian Portuguese") << m_folder.filePath(QStringLiteral("spanwright_pt_BR.ts")) << 1'000;
    QTest::newRow("English plurals") << m_folder.filePath(QStringLiteral("spanwright_en.ts")) << 20;
}

void TranslationTest::everyTextIsTranslated()
{
    QFETCH(QString, file);
    QFETCH(int, least);
    const QList<Message> messages = readMessages(file);
    QVERIFY(messages.size() >= least);
    QStringList faults;
    for (const Message &message : messages) {
        const auto fault = [&](const char *what) { faults << QStringLiteral("%1 in %2: %3").arg(QLatin1String(what), message.context, message.source); };
        static const QRegularExpression context(QStringLiteral("^(core|main|QPlatformTheme|ui::[A-Za-z]+)$"));
        if (!context.match(message.context).hasMatch())
            fault("unknown context");
        if (message.unfinished || message.forms.isEmpty() || std::ranges::any_of(message.forms, [](const QString &form) { return form.isEmpty(); })) {
            fault("unfinished");
            continue;
        }
        if (message.numerus && message.forms.size() != 2)
            fault("plural forms");
        for (const QString &form : message.forms) {
            if (placesOf(form) != placesOf(message.source))
                fault("places");
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults\n%2").arg(faults.size()).arg(faults.mid(0, 40).join(QLatin1Char('\n')))));
}

void TranslationTest::theLanguageOfTheSettingsIsLoaded()
{
    ui::Settings::setLanguage(ui::Settings::Language::BrazilianPortuguese);
    ui::installLanguage(*qApp);
    QObject parent;
    ui::Actions actions(&parent);
    QCOMPARE(actions[ui::Act::Save]->text(), QStringLiteral("&Salvar"));
    QCOMPARE(ui::translated(core::findAssumption("planes")->label), QStringLiteral("Planos"));
    QCOMPARE(ui::translated(core::Text{CORE_TEXT("Site %1"), {std::string("Norte")}}), QStringLiteral("Site Norte"));
    QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1.234,5"));

    ui::Settings::setLanguage(ui::Settings::Language::English);
    ui::installLanguage(*qApp);
    actions.retranslate();
    QCOMPARE(actions[ui::Act::Save]->text(), QStringLiteral("&Save"));
    QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1,234.5"));
}

void TranslationTest::englishHasItsPlurals()
{
    ui::Settings::setLanguage(ui::Settings::Language::English);
    ui::installLanguage(*qApp);
    QCOMPARE(QCoreApplication::translate("ui::MainWindow", "%n site(s) selected", nullptr, 1), QStringLiteral("1 site selected"));
    QCOMPARE(QCoreApplication::translate("ui::MainWindow", "%n site(s) selected", nullptr, 3), QStringLiteral("3 sites selected"));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("SpanwrightTest"));
    QCoreApplication::setApplicationName(QStringLiteral("spanwright-test"));
    TranslationTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "TranslationTest.moc"
