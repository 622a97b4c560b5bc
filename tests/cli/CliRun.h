// Runs the program that has no window.
#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>

struct Answer {
    int code = -1;
    QByteArray out, err;
};

/// Runs spanwright-cli in a folder. `in` goes to its standard input.
inline Answer run(const QStringList &arguments, const QString &folder, const QByteArray &in = {}, const QStringList &environment = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    if (!environment.isEmpty())
        process.setEnvironment(QProcess::systemEnvironment() + environment);
    process.start(SPANWRIGHT_CLI, arguments);
    if (!process.waitForStarted())
        return {};
    process.write(in);
    process.closeWriteChannel();
    process.waitForFinished(120'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
