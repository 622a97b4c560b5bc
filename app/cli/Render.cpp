#include "app/cli/Commands.h"
#include "app/cli/Common.h"

#include "ui/print/CanvasPicture.h"

#include <QApplication>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace cli {

namespace {

struct Options : FileOptions {
    std::string out;
};

/// Qt remarks on the desktop session that a script does not have; only what goes wrong is passed on.
void onlyProblems(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        say(text.toStdString());
}

int run(const Options &options)
{
    const std::string suffix = std::filesystem::path(options.out).extension().string();
    if (suffix != ".png" && suffix != ".svg")
        return badUse("The picture's name must end in .png or .svg.");
    const std::optional<Loaded> loaded = load(options.file);
    if (!loaded)
        return BadInput;
    const core::Scenario *scenario = chooseScenario(loaded->design, options.scenario);
    if (!scenario)
        return BadUse;

    qInstallMessageHandler(&onlyProblems);
    qputenv("QT_QPA_PLATFORM", "offscreen"); // the same picture with a display and without
    int count = 1;
    char name[] = "spanwright-cli";
    char *arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    // The command line speaks English wherever it runs, and English too has plural forms.
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTranslator english;
    if (english.load(QStringLiteral(":/i18n/spanwright_en.qm")))
        QCoreApplication::installTranslator(&english);
    const core::Result<void> written = ui::writeCanvasPicture(loaded->design, (*scenario)->id, options.out);
    if (!written)
        return written.error().code == core::ErrorCode::InvalidValue ? badInput(written.error()) : couldNotWrite(written.error());
    std::printf("%s\n", options.out.c_str());
    return Good;
}

} // namespace

void addRender(CLI::App &program, Action &action)
{
    auto options = std::make_shared<Options>();
    CLI::App *command = program.add_subcommand("render", "Draws the canvas of a scenario as PNG or SVG");
    addFile(*command, *options);
    addScenario(*command, *options);
    command->add_option("--out", options->out, "The picture to write, .png or .svg")->type_name("PATH")->required();
    command->footer("Example:\n  spanwright-cli render plan.spanwright --out plan.svg");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace cli
