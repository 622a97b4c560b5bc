#include "ui/shell/FileController.h"
#include "ui/shell/Icons.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/Settings.h"
#include "ui/shell/Theme.h"
#include "ui/shell/Translations.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

namespace {

void describe()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Spanwright"));
    QCoreApplication::setApplicationName(QStringLiteral("spanwright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SPANWRIGHT_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Spanwright"));
    QGuiApplication::setDesktopFileName(QStringLiteral("spanwright"));
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application(argc, argv);
    describe();
    ui::installLanguage(application);
    ui::installTheme(application, ui::Settings::themeMode());
    QApplication::setWindowIcon(ui::applicationIcon());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Plans scale-across networks between AI sites. The command line twin is spanwright-cli."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption example(QStringLiteral("example"),
                                     QCoreApplication::translate("main", "Open a copy of a shipped example, for instance campus_pair."), QStringLiteral("id"));
    parser.addOption(example);
    parser.addPositionalArgument(QStringLiteral("file"), QCoreApplication::translate("main", "Design to open: a .spanwright file or its JSON form."),
                                 QStringLiteral("[file]"));
    parser.process(application);
    if (parser.positionalArguments().size() > 1)
        parser.showHelp(2);

    ui::MainWindow window;
    window.show();
    QTimer::singleShot(0, &window, [&] { // with the window in sight, so that a message has something to stand over
        if (!parser.positionalArguments().isEmpty())
            window.files().open(parser.positionalArguments().constFirst());
        else if (parser.isSet(example))
            window.files().openExample(parser.value(example));
    });
    return QApplication::exec();
}
