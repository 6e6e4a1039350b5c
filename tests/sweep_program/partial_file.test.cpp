// The partial file: the same part back, and no changed byte believed.
#include "sweep_program/partial_file.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "refusal.hpp"
#include "small_task.hpp"
#include "sweep_program/summary_line.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep_program;

namespace {

bool refused(const std::string& text) {
  return refusal_of([&] { read_partial(text); }) != "accepted";
}

/// A file that is short enough to damage each of its bytes.
std::string short_text() {
  const Task task{{.seed = 1, .samples = 2, .keys = 1, .rules = {{"none"}}}, {2}};
  return partial_text(complete_part(task, {0, 1}));
}

}  // namespace

TEST_CASE("a part comes back from its text, whatever is done of it") {
  const Task task = small_task();
  for (const Range& range : {Range{0, 3}, Range{0, 1}, Range{1, 3}, Range{2, 3}}) {
    for (const std::uint64_t done : {0, 1, 2}) {
      Part part(task, range);
      for (std::uint64_t chunk = 0; chunk < std::min(done, range.size()); ++chunk) {
        part.add(0, chunk_of(task, 0, range.from + chunk));
      }
      const std::string text = partial_text(part);
      const Part again = read_partial(text);
      CHECK(partial_text(again) == text);
      CHECK(again.range() == range);
      CHECK(again.done(0) == std::min(done, range.size()));
      CHECK(again.done(1) == 0);
    }
  }
}

TEST_CASE("a part that was read goes on to the same bits") {
  const Task task = small_task();
  Part part(task, {0, 3});
  for (std::uint64_t chunk = 0; chunk < 3; ++chunk) {
    part = read_partial(partial_text(part));
    for (std::size_t index = 0; index < 2; ++index) part.add(index, chunk_of(task, index, chunk));
  }
  CHECK(partial_text(part) == partial_text(complete_part(task, {0, 3})));
}

TEST_CASE("a change of any one byte is refused") {
  const std::string text = short_text();
  REQUIRE_FALSE(refused(text));
  REQUIRE(text.size() > 500);
  for (std::size_t place = 0; place < text.size(); ++place) {
    std::string changed = text;
    changed[place] = static_cast<char>(changed[place] ^ 1);
    if (!refused(changed)) FAIL("byte " << place);
    changed = text;
    changed.erase(place, 1);
    if (!refused(changed)) FAIL("without byte " << place);
  }
}

TEST_CASE("a file that is cut anywhere is refused, and one with more at its end") {
  const std::string text = short_text();
  for (std::size_t length = 0; length < text.size(); ++length) {
    if (!refused(text.substr(0, length))) FAIL("length " << length);
  }
  CHECK(refused(text + "\n"));
  CHECK(refused(text + text));
}

TEST_CASE("a summary comes back from its line, 0 and -0 apart") {
  sweep::Summary summary = chunk_of(small_task(), 1, 0);
  summary.rules[1].peak.m3 = -0.0;
  const std::string line = line_of(summary);
  CHECK(line.find(" *") != std::string::npos);
  const auto numbers = summary.to_numbers(), again = summary_of(line).to_numbers();
  REQUIRE(again.size() == numbers.size());
  for (std::size_t place = 0; place < numbers.size(); ++place) {
    CHECK((again[place] == numbers[place] && std::signbit(again[place]) == std::signbit(numbers[place])));
  }
}

TEST_CASE("a line that is no summary is refused") {
  const std::string line = line_of(chunk_of(small_task(), 0, 0));
  for (const std::string& bad :
       {std::string(), std::string(" "), std::string("*30001"), std::string("*99999999999999999999"), std::string("*"),
        std::string("1 x"), std::string("nan"), "inf" + line.substr(1), line + " 1", line + " ", " " + line,
        std::string("1e999"), std::string("0x10")}) {
    INFO(bad.substr(0, 50));
    CHECK(refusal_of([&] { summary_of(bad); }) != "accepted");
  }
}
