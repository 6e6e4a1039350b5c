// The specification file: what is read, what is filled in, and that it comes back.
#include "sweep_program/part.hpp"

#include "catch.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep_program;

namespace {

std::string with(const std::string& more) {
  return R"({"seed": "7", "samples": 100, "keys": 8, "dimensions": [64, 4], "rules": [{"rule": "sqrt"}])" + more + "}";
}

std::string refusal(const std::string& json) {
  return refusal_of([&] { read_task(json); });
}

}  // namespace

TEST_CASE("a specification is read, d in its own order, entries as usual if nothing is said of them") {
  const Task task = read_task(with(""));
  CHECK(task.specification.seed == 7);
  CHECK(task.specification.samples == 100);
  CHECK(task.specification.keys == 8);
  CHECK(task.dimensions == std::vector<std::uint64_t>{64, 4});
  CHECK(task.specification.rules.front().id == "sqrt");
  CHECK(task.specification.assumptions.usual());
}

TEST_CASE("a specification that is written and read is the same to the bit") {
  const Task task = read_task(
      with(R"(, "assumptions": {"law": "student-t", "parameter": 2.1, "mean": -0.1, "std": 0.3, "correlation": 0.7})"));
  const Task again = read_task(task_json(task));
  CHECK(task_json(again) == task_json(task));
  CHECK(fingerprint_text(again) == fingerprint_text(task));
  CHECK(again.specification.assumptions.distribution.parameter == 2.1);
  CHECK(again.specification.assumptions.distribution.mean == -0.1);
}

TEST_CASE("a seed is a decimal text, or a number up to 2^53") {
  const auto seed = [](const std::string& text) {
    return read_task(R"({"samples": 2, "keys": 1, "dimensions": [1], "rules": [{"rule": "none"}], "seed": )" + text +
                     "}")
        .specification.seed;
  };
  CHECK(seed("\"18446744073709551615\"") == UINT64_MAX);
  CHECK(seed("9007199254740992") == 9007199254740992);
  CHECK(refusal_of([&] { seed("9007199254740993"); }) == "not-a-seed|seed");
  CHECK(refusal_of([&] { seed("-1"); }) == "not-a-seed|seed");
  CHECK(refusal_of([&] { seed("1.0"); }) == "not-a-seed|seed");
  CHECK(refusal_of([&] { seed("\"0x1\""); }) == "not-a-seed|seed");
}

TEST_CASE("counts may be written with a point or an exponent, if they are whole") {
  const Task task =
      read_task(R"({"seed": 1, "samples": 1e5, "keys": 8.0, "dimensions": [4], "rules": [{"rule": "none"}]})");
  CHECK(task.specification.samples == 100'000);
}

TEST_CASE("a mean of -0 is 0, so that the fingerprint outlives writing and reading") {
  const Task task = read_task(with(R"(, "assumptions": {"mean": -0.0, "std": 2})"));
  CHECK(fingerprint_text(read_task(task_json(task))) == fingerprint_text(task));
}

TEST_CASE("what is refused names its place") {
  CHECK(refusal(with(R"(, "more": 1)")) == "unknown-key|more");
  CHECK(refusal(with(R"(, "": 1)")) == R"(unknown-key|"")");
  CHECK(refusal(with(R"(, "a\nb": 1)")) == R"(unknown-key|"a\nb")");
  CHECK(refusal(with(R"(, "keys": 8)")) == "twice|key");
  CHECK(refusal(with(R"(, "assumptions": {"law": "laplace", "parameter": 1})")) == "not-taken|assumptions.parameter");
  CHECK(refusal(with(R"(, "assumptions": {"law": "log-normal"})")) == "missing|assumptions.parameter");
  CHECK(refusal(with(R"(, "assumptions": {"mean": null})")) == "not-a-number|assumptions.mean");
  CHECK(refusal(with(R"(, "assumptions": [])")) == "not-an-object|assumptions");
  CHECK(refusal(with(R"(, "assumptions": {"std": 0})")) == "out-of-range|std");
  CHECK(refusal("") == "not-json|text");
  CHECK(refusal("7") == "not-an-object|text");
}

TEST_CASE("parts of a run follow one another without a gap, and differ by one chunk at most") {
  for (const std::uint64_t chunks : {1, 2, 9, 3907}) {
    for (const std::uint64_t n : {1, 2, 7, 9, 1000}) {
      if (n > chunks) {
        CHECK(refusal_of([&] { share(1, n, chunks); }) == "out-of-range|part");
        continue;
      }
      std::uint64_t next = 0;
      for (std::uint64_t k = 1; k <= n; ++k) {
        const Range range = share(k, n, chunks);
        CHECK(range.from == next);
        CHECK((range.size() == chunks / n || range.size() == (chunks + n - 1) / n));
        next = range.to;
      }
      CHECK(next == chunks);
      CHECK(refusal_of([&] { share(n + 1, n, chunks); }) == "out-of-range|part");
      CHECK(refusal_of([&] { share(0, n, chunks); }) == "out-of-range|part");
    }
  }
}
