#include "core/store/DesignStore.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

namespace fs = std::filesystem;
using core::DesignLock;

class DesignLockTest final : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aTakenLockNamesItsHolder();
    void lettingGoMakesRoom();
    void aLockOfADeadProcessIsTakenOver();
    void aLockOfAnotherMachineStays();
    void aNumberUsedAgainIsNotTheHolder();
    void aBrokenLockFileIsTakenOver();
    void onlyOneOfManyTakesAStaleLock();
    void aFolderThatIsMissingIsTold();

private:
    fs::path design() const { return fs::path(m_folder->path().toStdString()) / "a.spanwright"; }
    fs::path lockFile() const { return fs::path(m_folder->path().toStdString()) / ".a.spanwright.lock"; }
    std::string content() const
    {
        std::stringstream text;
        text << std::ifstream(lockFile()).rdbuf();
        return text.str();
    }
    std::array<std::string, 4> lines() const
    {
        std::array<std::string, 4> all;
        std::ifstream file(lockFile());
        for (std::string &line : all)
            std::getline(file, line);
        return all;
    }
    void put(const std::array<std::string, 4> &all) const
    {
        std::ofstream file(lockFile());
        for (const std::string &line : all)
            file << line << '\n';
    }
    /// The number of a process that is gone.
    static pid_t deadProcess()
    {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(0);
        ::waitpid(child, nullptr, 0);
        return child;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void DesignLockTest::aTakenLockNamesItsHolder()
{
    const auto lock = DesignLock::acquire(design());
    QVERIFY2(lock, lock ? "" : core::inEnglish(lock.error()).c_str());
    const auto second = DesignLock::acquire(design());
    QVERIFY(!second);
    QVERIFY(second.error().code == core::ErrorCode::Locked);
    const auto [user, host, process, start] = lines();
    QCOMPARE(process, std::to_string(::getpid()));
    QCOMPARE(core::inEnglish(second.error()),
             "“" + design().string() + "” is open for writing by " + user + " on " + host + " (process " + process + "). Close it there, or open a copy.");
}

void DesignLockTest::lettingGoMakesRoom()
{
    {
        auto lock = DesignLock::acquire(design());
        QVERIFY(lock);
        DesignLock moved = std::move(*lock);
        QVERIFY(!DesignLock::acquire(design()));
    }
    QVERIFY(fs::is_empty(m_folder->path().toStdString()));
    QVERIFY(DesignLock::acquire(design()));
}

void DesignLockTest::aLockOfADeadProcessIsTakenOver()
{
    (void)DesignLock::acquire(design());
    std::array<std::string, 4> all;
    {
        const auto lock = DesignLock::acquire(design());
        all = lines();
    }
    all[2] = std::to_string(deadProcess());
    put(all);
    const auto lock = DesignLock::acquire(design());
    QVERIFY2(lock, lock ? "" : core::inEnglish(lock.error()).c_str());
    QCOMPARE(lines()[2], std::to_string(::getpid()));
}

void DesignLockTest::aLockOfAnotherMachineStays()
{
    put({"ana", "elsewhere.example", std::to_string(deadProcess()), "1"});
    const std::string before = content();
    const auto lock = DesignLock::acquire(design());
    QVERIFY(!lock && lock.error().code == core::ErrorCode::Locked);
    QCOMPARE(core::inEnglish(lock.error()).find("by ana on elsewhere.example (process "), core::inEnglish(lock.error()).find("by ana"));
    QCOMPARE(content(), before);
}

void DesignLockTest::aNumberUsedAgainIsNotTheHolder()
{
    std::array<std::string, 4> all;
    {
        const auto lock = DesignLock::acquire(design());
        all = lines();
    }
    all[3] = "1"; // this process number, but a process that started at another time
    put(all);
    QVERIFY(DesignLock::acquire(design()));
}

void DesignLockTest::aBrokenLockFileIsTakenOver()
{
    for (const char *broken : {"", "x", "ana\nhere\n", "ana\nhere\nmany\n", "ana\nhere\n-1\n"}) {
        std::ofstream(lockFile()) << broken;
        const auto lock = DesignLock::acquire(design());
        QVERIFY2(lock, broken);
    }
}

void DesignLockTest::onlyOneOfManyTakesAStaleLock()
{
    std::array<std::string, 4> all;
    {
        const auto lock = DesignLock::acquire(design());
        all = lines();
    }
    all[2] = std::to_string(deadProcess());
    for (int round = 0; round < 20; ++round) {
        put(all);
        std::array<int, 2> start{}, finish{};
        QCOMPARE(::pipe(start.data()), 0);
        QCOMPARE(::pipe(finish.data()), 0);
        std::array<pid_t, 8> children{};
        for (pid_t &child : children) {
            child = ::fork();
            if (child == 0) {
                char byte = 0;
                ::close(start[1]);
                ::close(finish[1]);
                (void)!::read(start[0], &byte, 1); // all begin when the parent closes its end
                const auto lock = DesignLock::acquire(design());
                const char result = lock ? '1' : '0';
                const bool won = static_cast<bool>(lock);
                if (won)
                    std::ofstream(fs::path(m_folder->path().toStdString()) / ("won" + std::to_string(::getpid()))) << result;
                std::ofstream(fs::path(m_folder->path().toStdString()) / ("done" + std::to_string(::getpid()))) << result;
                (void)!::read(finish[0], &byte, 1); // holds the lock until all have tried
                ::_exit(0);
            }
        }
        ::close(start[0]);
        ::close(start[1]);
        const auto count = [&](const char *prefix) {
            int files = 0;
            for (const auto &entry : fs::directory_iterator(m_folder->path().toStdString()))
                files += entry.path().filename().string().starts_with(prefix) ? 1 : 0;
            return files;
        };
        QTRY_COMPARE(count("done"), 8);
        const int winners = count("won");
        ::close(finish[0]);
        ::close(finish[1]);
        for (const pid_t child : children)
            ::waitpid(child, nullptr, 0);
        QCOMPARE(winners, 1);
        for (const auto &entry : fs::directory_iterator(m_folder->path().toStdString()))
            fs::remove(entry.path());
    }
}

void DesignLockTest::aFolderThatIsMissingIsTold()
{
    const auto lock = DesignLock::acquire(design() / "b.spanwright");
    QVERIFY(!lock && lock.error().code == core::ErrorCode::Io);
}

QTEST_GUILESS_MAIN(DesignLockTest)
#include "DesignLockTest.moc"
