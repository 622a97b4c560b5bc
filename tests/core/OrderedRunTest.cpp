// Work on several threads whose answers come in order.
#include "core/base/OrderedRun.h"

#include <QTest>

#include <atomic>
#include <thread>

class OrderedRunTest : public QObject {
    Q_OBJECT

private slots:
    void answersComeInOrder();
    void noAnswersAreNoBatches();
    void aStopEndsTheRunAtOnce();
};

void OrderedRunTest::answersComeInOrder()
{
    for (const unsigned threads : {0U, 1U, 2U, 9U}) {
        std::vector<std::size_t> got;
        const auto work = [](std::size_t index) {
            volatile std::size_t busy = 0; // the later ones are ready first
            for (std::size_t i = 0; i < (index % 7 == 0 ? 20'000U : 10U); ++i)
                busy = busy + i;
            return index * index;
        };
        const bool done = core::runOrdered<std::size_t>(2'000, threads, {}, work, [&](std::vector<std::size_t> ready) {
            QVERIFY(!ready.empty());
            got.insert(got.end(), ready.begin(), ready.end());
        });
        QVERIFY(done);
        QCOMPARE(got.size(), std::size_t{2'000});
        for (std::size_t i = 0; i < got.size(); ++i)
            QCOMPARE(got[i], i * i);
    }
}

void OrderedRunTest::noAnswersAreNoBatches()
{
    bool handed = false;
    QVERIFY(core::runOrdered<int>(
        0, 4, {}, [](std::size_t) { return 0; }, [&](const std::vector<int> &) { handed = true; }));
    QVERIFY(!handed);
}

void OrderedRunTest::aStopEndsTheRunAtOnce()
{
    for (const unsigned threads : {1U, 2U, 4U}) {
        std::stop_source source;
        std::atomic<int> worked{0};
        std::vector<std::size_t> got;
        const auto work = [&](std::size_t index) {
            ++worked;
            if (index == 100)
                source.request_stop();
            while (index > 100 && !source.stop_requested())
                std::this_thread::yield();
            return index;
        };
        const bool done = core::runOrdered<std::size_t>(1'000'000, threads, source.get_token(), work,
                                                        [&](std::vector<std::size_t> ready) { got.insert(got.end(), ready.begin(), ready.end()); });
        QVERIFY(!done);
        QVERIFY(worked <= 100 + static_cast<int>(threads)); // every thread ends after the answer it is at
        for (std::size_t i = 0; i < got.size(); ++i)
            QCOMPARE(got[i], i);
    }
}

QTEST_APPLESS_MAIN(OrderedRunTest)
#include "OrderedRunTest.moc"
