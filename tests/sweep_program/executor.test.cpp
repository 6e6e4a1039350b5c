// The pool: every batch comes back, and what is thrown is thrown where the batches are waited for.
#include "sweep_program/executor.hpp"

#include <atomic>
#include <set>
#include <stdexcept>

#include "catch.hpp"
#include "sweep_program/progress.hpp"

using namespace sqrtdk::sweep_program;
using namespace std::chrono_literals;

TEST_CASE("every batch that is started is finished once") {
  ThreadPool pool([](const Batch&) { return std::vector<sqrtdk::sweep::Summary>(); }, 3);
  CHECK(pool.capacity() == 6);
  for (std::uint64_t number = 0; number < 50; ++number) pool.start({number, 0, 0, 1});
  std::set<std::uint64_t> seen;
  while (seen.size() < 50) {
    const auto finished = pool.wait(10s);
    REQUIRE(finished);
    CHECK(seen.insert(finished->batch.number).second);
  }
  CHECK_FALSE(pool.wait(1ms));
}

TEST_CASE("what a thread throws is thrown by wait") {
  ThreadPool pool(
      [](const Batch& batch) -> std::vector<sqrtdk::sweep::Summary> {
        if (batch.number == 2) throw std::runtime_error("batch 2");
        return {};
      },
      2);
  for (std::uint64_t number = 0; number < 4; ++number) pool.start({number, 0, 0, 1});
  CHECK_THROWS_WITH(
      [&] {
        while (pool.wait(10s)) {
        }
      }(),
      "batch 2");
}

TEST_CASE("a pool that ends leaves what nobody has begun") {
  std::atomic<int> begun = 0;
  {
    ThreadPool pool(
        [&begun](const Batch&) {
          ++begun;
          std::this_thread::sleep_for(20ms);
          return std::vector<sqrtdk::sweep::Summary>();
        },
        1);
    for (std::uint64_t number = 0; number < 1000; ++number) pool.start({number, 0, 0, 1});
  }
  CHECK(begun < 1000);
}

TEST_CASE("times are told in their two largest units") {
  CHECK(duration_text(0) == "0 s");
  CHECK(duration_text(7.2) == "8 s");
  CHECK(duration_text(200) == "3 min 20 s");
  CHECK(duration_text(7500) == "2 h 5 min");
}
