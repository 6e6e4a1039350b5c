// What sqrtdk-sweep reads: specifications, lines of summaries, partial files of hostile writers with a checksum that is right.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "accepted.hpp"
#include "decoder.hpp"
#include "numeric/bits.hpp"
#include "sweep/specification.hpp"
#include "sweep_program/files.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using namespace sqrtdk::sweep_program;

/// Some bytes of a good text are exchanged, left out or put in.
std::string changed(std::string text, Decoder& in) {
  for (std::uint64_t changes = in.between(0, 6); changes > 0 && !text.empty(); --changes) {
    const std::size_t place = in.between(0, text.size() - 1);
    switch (in.byte() % 4) {
      case 0:
        text[place] = static_cast<char>(in.byte());
        break;
      case 1:
        text.erase(place, in.between(1, 40));
        break;
      case 2:
        text.insert(place, in.text(12));
        break;
      default:
        text.insert(place, text.substr(in.between(0, text.size() - 1), in.between(1, 60)));
    }
  }
  return text;
}

void specification(const std::string& text) {
  accepted([&] {
    const Task task = read_task(text);
    const std::string written = task_json(task);
    const Task again = read_task(written);
    law(task_json(again) == written && fingerprint_text(again) == fingerprint_text(task), "a task comes back");
  });
}

void line(const std::string& text) {
  accepted([&] {
    const sweep::Summary summary = summary_of(text);
    const std::string written = line_of(summary);
    law(line_of(summary_of(written)) == written, "a summary comes back");
  });
}

/// As docs/sweeps.md describes it.
std::string checksum(const std::string& text) {
  numeric::Fingerprint print;
  for (std::size_t place = 0; place < text.size(); place += 8) {
    std::uint64_t word = 0;
    for (std::size_t byte = 0; byte < 8 && place + byte < text.size(); ++byte) {
      word |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[place + byte])) << (8 * byte);
    }
    print.add(word);
  }
  print.add(static_cast<std::uint64_t>(text.size()));
  return print.text();
}

const Task& small_task() {
  static const Task task{{.seed = 1, .samples = 300, .keys = 2, .rules = {{"none", 0}, {"cosine", 10}}}, {1, 3}};
  return task;
}

/// With the checksum of each block that belongs to it.
std::string signed_text(const std::string& body) {
  std::string text, block;
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t end = std::min(body.find('\n', at), body.size() - 1) + 1;
    const std::string line = body.substr(at, end - at);
    at = end;
    if (line.size() == 26 && line.starts_with("checksum ")) {
      text += block + "checksum " + checksum(block) + "\n";
      block.clear();
    } else {
      block += line;
    }
  }
  return text + block + "checksum " + checksum(block) + "\n";
}

/// Its first chunk summed, or its second, which stands apart in the file.
std::string good_partial(std::uint64_t chunk) {
  Part part(small_task(), {chunk, chunk + 1});
  for (std::size_t index = 0; index < 2; ++index) {
    part.add(index, sweep::run_chunk(small_task().specification, small_task().dimensions[index], chunk));
  }
  const std::string text = partial_text(part);
  return text.substr(0, text.rfind("checksum "));
}

void partial(Decoder& in) {
  static const std::string texts[] = {good_partial(0), good_partial(1)};
  const bool honest = in.byte() < 230;
  const std::string body = changed(texts[in.byte() % 2], in);
  const std::string text = honest ? signed_text(body) : body + "checksum 0123456789abcdef\n";
  bool whole = false;
  const bool read = accepted([&] {
    const PartialFile file = read_partial(text);
    whole = file.dropped == 0;
    law(file.kept + file.dropped == text.size(), "every byte is kept or dropped");
    const std::string written = partial_text(file.part);
    law(partial_text(read_partial(written).part) == written, "a part comes back");
  });
  law(honest || !read || !whole, "a wrong checksum is never believed");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  static const std::string good_line =
      line_of(sweep::run_chunk(small_task().specification, small_task().dimensions.front(), 0));
  switch (in.byte() % 5) {
    case 0:
      specification(in.text(400));
      break;
    case 1:
      specification(changed(task_json(small_task()), in));
      break;
    case 2:
      line(changed(good_line, in));
      break;
    case 3:
      line(in.text(400));
      break;
    default:
      partial(in);
  }
  return 0;
}
