// Batches: every chunk once, in order however they are finished, and never too many held.
#include "sweep_program/files.hpp"

#include <set>

#include "catch.hpp"
#include "small_task.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep_program;

namespace {

/// 40 chunks of d = 4096 and of d = 64: batches of one and of several.
Task large_task() { return {{.seed = 1, .samples = 10'000, .keys = 64, .rules = {{"none"}}}, {4096, 64, 2}}; }

}  // namespace

TEST_CASE("batches deal every chunk of every d once, in order") {
  Part part(large_task(), {5, 30});
  BatchQueue batches(part);
  std::size_t dimension = 0;
  std::uint64_t next = 5, number = 0;
  while (const auto batch = batches.next(1'000'000)) {
    CHECK(batch->number == number++);
    if (batch->dimension != dimension) {
      CHECK(next == 30);
      next = 5;
      CHECK(batch->dimension == ++dimension);
    }
    CHECK(batch->first == next);
    CHECK(batch->count >= 1);
    if (dimension == 0) CHECK(batch->count == 1);
    next += batch->count;
    CHECK(next <= 30);
  }
  CHECK((dimension == 2 && next == 30));
}

TEST_CASE("no more than the permitted number of batches is open") {
  Part part(large_task(), {0, 30});
  BatchQueue batches(part);
  for (int batch = 0; batch < 3; ++batch) CHECK(batches.next(3));
  CHECK_FALSE(batches.next(3));
  CHECK(batches.open() == 3);
}

TEST_CASE("batches that are finished in any order give the same part") {
  const Task task = small_task();
  const std::string wanted = partial_text(complete_part(task, {0, 3}));
  for (const std::vector<std::size_t>& order : {std::vector<std::size_t>{0, 1}, {1, 0}}) {
    Part part(task, {0, 3});
    BatchQueue batches(part);
    std::vector<Batch> dealt;
    while (const auto batch = batches.next(100)) dealt.push_back(*batch);
    REQUIRE(dealt.size() == order.size());
    for (const std::size_t which : order) {
      CHECK_FALSE(part.complete());
      batches.add({dealt[which], run_batch(task, dealt[which])});
    }
    CHECK(batches.open() == 0);
    CHECK(partial_text(part) == wanted);
  }
}

TEST_CASE("a batch waits for the ones before it") {
  const Task task = small_task();
  Part part(task, {0, 3});
  BatchQueue batches(part);
  const Batch first = *batches.next(10), second = *batches.next(10);
  batches.add({second, run_batch(task, second)});
  CHECK((part.done(0) == 0 && part.done(1) == 0 && batches.open() == 2));
  batches.add({first, run_batch(task, first)});
  CHECK((part.complete() && batches.open() == 0));
}

TEST_CASE("what a part has already is not dealt again") {
  const Task task = small_task();
  Part part(task, {0, 3});
  part.add(0, chunk_of(task, 0, 0));
  for (std::uint64_t chunk = 0; chunk < 3; ++chunk) part.add(1, chunk_of(task, 1, chunk));
  BatchQueue batches(part);
  const auto batch = batches.next(10);
  REQUIRE(batch);
  CHECK((batch->dimension == 0 && batch->first == 1 && batch->count == 2));
  CHECK_FALSE(batches.next(10));
}
