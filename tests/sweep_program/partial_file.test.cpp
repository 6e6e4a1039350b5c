// The partial file: the same part back, and no changed byte believed.
#include "sweep_program/files.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "refusal.hpp"
#include "small_task.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep_program;

namespace {

bool refused(const std::string& text) {
  return refusal_of([&] { read_partial(text); }) != "accepted";
}

/// A task whose files are short enough to damage each of their bytes.
Task short_task() { return {{.seed = 1, .samples = 513, .keys = 1, .rules = {{"none"}}}, {2}}; }

/// The file of a later part as a run writes it: a header, then a block for each chunk.
struct Appended {
  Appended() : part(short_task(), {1, 3}), text(partial_header(part)), header(text.size()) {
    for (const std::uint64_t chunk : {1, 2}) {
      part.add(0, chunk_of(short_task(), 0, chunk));
      text += partial_block(part);
      part.written();
      if (chunk == 1) one = text.size();
    }
  }

  Part part;
  std::string text;
  std::size_t header, one = 0;
};

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
      std::string lines;
      const PartialFile file = read_partial(
          [rest = std::string_view(text)](char* to, std::size_t most) mutable {
            const std::size_t size = rest.copy(to, std::min<std::size_t>(most, 7));  // a few bytes at a time
            rest.remove_prefix(size);
            return size;
          },
          [&](std::size_t, const sweep::Summary& summary) { lines += line_of(summary) + '\n'; });
      CHECK(lines == part.lines());
      CHECK((file.kept == text.size() && file.dropped == 0));
      CHECK(file.part.range() == range);
      CHECK(file.part.done(0) == std::min(done, range.size()));
      CHECK(file.part.done(1) == 0);
      if (range.from == 0) CHECK(partial_text(file.part) == text);
      if (range.from > 0) CHECK(file.part.unwritten() == 0);
    }
  }
}

TEST_CASE("a part that was read goes on to the same bits") {
  const Task task = small_task();
  Part part(task, {0, 3});
  for (std::uint64_t chunk = 0; chunk < 3; ++chunk) {
    part = read_partial(partial_text(part)).part;
    for (std::size_t index = 0; index < 2; ++index) part.add(index, chunk_of(task, index, chunk));
  }
  CHECK(partial_text(part) == partial_text(complete_part(task, {0, 3})));
}

TEST_CASE("a change of any one byte is refused, or costs no more than the last block") {
  const Appended whole;
  REQUIRE(whole.text.size() > 900);
  REQUIRE(read_partial(whole.text).part.complete());
  // Where the last block is no longer recognised as one, it is as if it had been cut.
  const auto safe = [&](const std::string& changed) {
    try {
      const PartialFile file = read_partial(changed);
      return file.dropped > 0 && file.kept == whole.one && file.part.done(0) == 1;
    } catch (const InvalidArgument&) {
      return true;
    }
  };
  int refusals = 0;
  for (std::size_t place = 0; place < whole.text.size(); ++place) {
    std::string changed = whole.text;
    changed[place] = static_cast<char>(changed[place] ^ 1);
    refusals += refused(changed);
    if (!safe(changed)) FAIL("byte " << place);
    if (place < whole.one && !refused(changed)) FAIL("byte " << place << " before the last block");
    changed = whole.text;
    changed.erase(place, 1);
    if (!safe(changed)) FAIL("without byte " << place);
  }
  CHECK(refusals > static_cast<int>(whole.text.size()) - 30);
}

TEST_CASE("a file that is cut anywhere behind its header goes on from its last whole block, to the same bits") {
  const Appended whole;
  for (std::size_t length = 0; length < whole.text.size(); ++length) {
    const std::string cut = whole.text.substr(0, length);
    if (length < whole.header) {
      if (!refused(cut)) FAIL("length " << length);
      continue;
    }
    const bool one = length >= whole.one;
    PartialFile file = read_partial(cut);
    const std::size_t kept = one ? whole.one : whole.header;
    if (file.kept != kept || file.dropped != length - kept || file.part.done(0) != (one ? 1 : 0))
      FAIL("length " << length);
    if (length % 50 != 0) continue;
    std::string again = cut.substr(0, file.kept);
    for (std::uint64_t chunk = one ? 2 : 1; chunk < 3; ++chunk) {
      file.part.add(0, chunk_of(short_task(), 0, chunk));
      again += partial_block(file.part);
      file.part.written();
    }
    CHECK(again == whole.text);
  }
}

TEST_CASE("a block that is there twice, is missing before another, or follows its end is refused") {
  const Appended whole;
  const std::string header = whole.text.substr(0, whole.header), second = whole.text.substr(whole.one);
  CHECK(refused(whole.text + second));
  CHECK(refused(header + second));
  CHECK(refused(header + second + whole.text.substr(whole.header, whole.one - whole.header)));
  CHECK(refused(whole.text + whole.text));
  CHECK(read_partial(whole.text + "\n").dropped == 1);
}

TEST_CASE("a file of the format before is refused with what to do") {
  try {
    read_partial("sqrtdk-sweep-partial 1\n{}\nchecksum 0123456789abcdef\n");
    FAIL("read");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "another-version");
    CHECK(refused.range().find("the version of the program that began it") != std::string::npos);
  }
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
