// Parts: chunks in order, and the bits of one sum over all of them.
#include "sweep_program/part.hpp"

#include "catch.hpp"
#include "refusal.hpp"
#include "small_task.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep_program;

TEST_CASE("a part that is extended has the bits of chunks that are merged one by one") {
  const Task task = small_task();
  for (const std::uint64_t cut : {1, 2}) {
    Part part = complete_part(task, {0, cut});
    part.extend({cut, 3});
    for (std::size_t index = 0; index < 2; ++index) {
      for (std::uint64_t chunk = cut; chunk < 3; ++chunk) part.add(index, chunk_of(task, index, chunk));
    }
    CHECK(part.complete());
    for (std::size_t index = 0; index < 2; ++index) {
      sweep::Summary whole = chunk_of(task, index, 0);
      whole.merge(chunk_of(task, index, 1));
      whole.merge(chunk_of(task, index, 2));
      CHECK(part.merged(index).to_numbers() == whole.to_numbers());
    }
  }
}

TEST_CASE("sums depend on how they are bracketed: later chunks must be kept apart") {
  const Task task = small_task();
  sweep::Summary left = chunk_of(task, 1, 0), right = chunk_of(task, 1, 1);
  left.merge(right);
  left.merge(chunk_of(task, 1, 2));
  right.merge(chunk_of(task, 1, 2));
  sweep::Summary other = chunk_of(task, 1, 0);
  other.merge(right);
  CHECK(left.to_numbers() != other.to_numbers());
}

TEST_CASE("a chunk out of its order, or of another run, is refused") {
  const Task task = small_task();
  Part part(task, {0, 3}), later(task, {1, 3});
  const auto refusal = [](Part& to, std::size_t index, const sweep::Summary& summary) {
    return refusal_of([&] { to.add(index, summary); });
  };
  CHECK(refusal(part, 0, chunk_of(task, 0, 1)) == "another-run|summary chunks");
  CHECK(refusal(later, 0, chunk_of(task, 0, 0)) == "another-run|summary chunks");
  CHECK(refusal(part, 1, chunk_of(task, 0, 0)) == "another-run|summary d");
  Task other = task;
  other.specification.seed = 8;
  CHECK(refusal(part, 0, chunk_of(other, 0, 0)) == "another-run|summary fingerprint");
  sweep::Summary two = chunk_of(task, 0, 1);
  two.merge(chunk_of(task, 0, 2));
  CHECK(refusal(later, 0, two) == "another-run|summary chunks");
  sweep::Summary whole = chunk_of(task, 0, 0);
  whole.merge(chunk_of(task, 0, 1));
  Part begins(task, {0, 1});
  CHECK(refusal(begins, 0, whole) == "another-run|summary chunks");
  sweep::Summary longer = chunk_of(task, 0, 1);
  longer.first_chunk = 2;
  Part end(task, {2, 3});
  CHECK(refusal(end, 0, longer) == "another-run|summary rows");
  CHECK((part.done(0) == 0 && later.done(0) == 0 && end.done(0) == 0));
}

TEST_CASE("a part is extended only where it ends, and only if it is complete and begins the run") {
  const Task task = small_task();
  Part part = complete_part(task, {0, 1});
  CHECK(refusal_of([&] { part.extend({2, 3}); }) == "out-of-order|chunks");
  CHECK(refusal_of([&] { part.extend({0, 1}); }) == "out-of-order|chunks");
  CHECK(refusal_of([&] { part.extend({1, 4}); }) == "out-of-range|chunks");
  Part begun(task, {0, 1}), later = complete_part(task, {1, 2});
  CHECK(refusal_of([&] { begun.extend({1, 3}); }) == "out-of-order|chunks");
  CHECK(refusal_of([&] { later.extend({2, 3}); }) == "out-of-order|chunks");
}

TEST_CASE("a later part keeps no chunk that stands in a file") {
  const Task task = small_task();
  Part part(task, {1, 3});
  part.add(0, chunk_of(task, 0, 1));
  const std::string first = part.lines();
  CHECK(part.unwritten() == first.size());
  CHECK(first.size() > 500);
  part.written();
  CHECK((part.unwritten() == 0 && part.lines().empty() && part.done(0) == 1));
  part.restore(0, chunk_of(task, 0, 2));
  CHECK((part.unwritten() == 0 && part.done(0) == 2));
  part.add(1, chunk_of(task, 1, 1));
  CHECK(part.lines().find(first) == std::string::npos);
}

TEST_CASE("a d that the task does not have is refused") {
  const Part part(small_task(), {0, 3});
  CHECK(part.index_of(6) == 1);
  CHECK(refusal_of([&] { static_cast<void>(part.index_of(2)); }) == "another-run|summary d");
}
