// Written as a whole, and believed as a whole or not at all.
#include "partial_file.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "../numeric/fingerprint.hpp"
#include "../numeric/invalid_argument.hpp"
#include "specification_file.hpp"
#include "summary_line.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr std::string_view kName = "sqrtdk-sweep-partial ", kVersion = "1", kChecksum = "checksum ";
constexpr std::size_t kDigits = 16;

/// FNV-1a over words of eight bytes, least significant first, the last filled up with zeros; then over the number of bytes.
std::string checksum(std::string_view text) {
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

[[noreturn]] void refuse(const char* code, const char* what, std::string_view value, const std::string& permitted) {
  throw InvalidArgument(code, what, std::string(value.substr(0, 60)), permitted);
}

/// Takes one line away from the front.
std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) refuse("truncated", "line", text, "a line with its end");
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

/// The text before the checksum, which is right.
std::string_view checked(std::string_view text) {
  const std::string_view first = text.substr(0, text.find('\n'));
  if (!first.starts_with(kName))
    refuse("not-a-partial", "first line", first, std::string(kName) + std::string(kVersion));
  if (first.substr(kName.size()) != kVersion) {
    refuse("another-version", "version of the format", first.substr(kName.size()), std::string(kVersion));
  }
  const std::size_t length = kChecksum.size() + kDigits + 1;
  if (text.size() < length || text.back() != '\n' || text.substr(text.size() - length, kChecksum.size()) != kChecksum) {
    refuse("truncated", "last line", text.substr(text.size() - std::min<std::size_t>(text.size(), 20)),
           "checksum and its 16 digits; the file was cut");
  }
  const std::string_view body = text.substr(0, text.size() - length);
  const std::string_view written = text.substr(body.size() + kChecksum.size(), kDigits);
  if (const std::string right = checksum(body); written != right) {
    refuse("corrupted", "checksum", written, right + "; bytes of the file have changed");
  }
  return body;
}

}  // namespace

std::string partial_text(const Part& part) {
  const Task& task = part.task();
  std::string done;
  for (std::size_t index = 0; index < task.dimensions.size(); ++index) {
    done += (index > 0 ? ", " : "") + std::to_string(part.done(index));
  }
  std::string text = std::string(kName) + std::string(kVersion) + '\n';
  text += R"({"core": ")" SQRTDK_VERSION R"(", "fingerprint": ")" + fingerprint_text(task) + R"(", "specification": )" +
          task_json(task) + R"(, "from": )" + std::to_string(part.range().from) + R"(, "to": )" +
          std::to_string(part.range().to) + R"(, "done": [)" + done + "]}\n";
  for (std::size_t index = 0; index < task.dimensions.size(); ++index) {
    for (const std::string& line : part.lines(index)) text += line + '\n';
  }
  text += std::string(kChecksum) + checksum(text) + '\n';
  return text;
}

Part read_partial(std::string_view text) {
  std::string_view body = checked(text);
  next_line(body);
  const nlohmann::json value = parse_json(next_line(body));
  const Object header(Entry(value, ""), {"core", "fingerprint", "specification", "from", "to", "done"});
  const Entry core = header.at("core", SQRTDK_VERSION);
  if (core.text() != SQRTDK_VERSION) core.refuse("another-version", SQRTDK_VERSION);
  const Task task = read_task(header.at("specification", "a specification"));
  const Entry fingerprint = header.at("fingerprint", "16 hexadecimal digits");
  if (const std::string right = fingerprint_text(task); fingerprint.text() != right) {
    fingerprint.refuse("another-run", right);
  }
  const std::uint64_t chunks = task.chunks();
  const Range range{header.at("from", "a chunk").count(0, chunks), header.at("to", "a chunk").count(0, chunks)};
  Part part(task, range);

  const std::size_t dimensions = task.dimensions.size();
  const std::vector<Entry> done = header.at("done", "chunks of each d").list(dimensions, dimensions);
  for (std::size_t index = 0; index < dimensions; ++index) {
    const std::uint64_t there = done[index].count(0, range.size());
    while (part.done(index) < there) part.add(index, summary_of(next_line(body)));
    if (part.done(index) != there) done[index].refuse("malformed", std::to_string(part.done(index)));
  }
  if (!body.empty()) refuse("malformed", "end", next_line(body), "no line more");
  return part;
}

}  // namespace sqrtdk::sweep_program
