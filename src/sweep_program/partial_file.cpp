// The format of the partial file. A block counts as a whole or not at all; the last one may be cut, as a kill leaves it.
#include <nlohmann/json.hpp>

#include "../numeric/bits.hpp"
#include "files.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr std::string_view kName = "sqrtdk-sweep-partial ", kVersion = "2", kChecksum = "checksum ";
constexpr std::size_t kDigits = 16;

/// More than a run keeps in memory (kMostUnwritten).
constexpr std::size_t kLongestBlock = std::size_t{1} << 29;

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

std::string with_checksum(const std::string& body) { return body + std::string(kChecksum) + checksum(body) + '\n'; }

bool is_checksum(std::string_view line) {
  return line.size() == kChecksum.size() + kDigits && line.starts_with(kChecksum) &&
         line.find_first_not_of("0123456789abcdef", kChecksum.size()) == std::string_view::npos;
}

/// A file line by line, with its bytes counted.
class Lines {
 public:
  explicit Lines(const ReadBytes& read) : read_(read), buffer_(std::size_t{1} << 16, '\0') {}

  /// Appends the next line with its end; or, at the end of the file, what there is.
  ///
  /// returns  whether the line has its end
  bool append_to(std::string& text) {
    while (true) {
      const std::string_view there = std::string_view(buffer_).substr(at_, filled_ - at_);
      const std::size_t end = there.find('\n');
      const std::size_t size = end == std::string_view::npos ? there.size() : end + 1;
      text.append(there.substr(0, size));
      at_ += size;
      read_bytes_ += size;
      if (end != std::string_view::npos) return true;
      if (text.size() > kLongestBlock) refuse("too-long", "block", text, std::to_string(kLongestBlock) + " bytes");
      at_ = 0;
      filled_ = read_(buffer_.data(), buffer_.size());
      if (filled_ == 0) return false;
    }
  }

  std::uint64_t bytes() const { return read_bytes_; }

 private:
  const ReadBytes& read_;
  std::string buffer_;
  std::size_t at_ = 0, filled_ = 0;
  std::uint64_t read_bytes_ = 0;
};

/// Reads on to the end of a block, and leaves its lines without the checksum, which is right.
///
/// block    what of it has been read
/// returns  false if the file ends before
bool read_block(Lines& lines, std::string& block) {
  const std::uint64_t first = lines.bytes() - block.size();
  while (true) {
    const std::size_t start = block.size();
    if (!lines.append_to(block)) return false;
    const std::string_view line = std::string_view(block).substr(start, block.size() - start - 1);
    if (!is_checksum(line)) continue;
    const std::string written(line.substr(kChecksum.size()));
    block.resize(start);
    if (const std::string right = checksum(block); written != right) {
      refuse("corrupted", "checksum", written,
             right + "; bytes after the first " + std::to_string(first) + " have changed");
    }
    return true;
  }
}

void require_name(std::string_view first) {
  if (!first.starts_with(kName)) {
    refuse("not-a-partial", "first line", first, std::string(kName) + std::string(kVersion));
  }
  const std::string_view version = first.substr(kName.size());
  if (version == kVersion) return;
  const char* advice =
      version == "1" ? "; finish this file with the version of the program that began it, or delete it to begin anew"
                     : "";
  refuse("another-version", "version of the format", version, std::string(kVersion) + advice);
}

Part read_header(std::string_view text) {
  const nlohmann::json value = parse_json(text);
  const Entry header(value, "");
  header.require_keys({"core", "fingerprint", "specification", "from", "to"});
  const Entry core = header.at("core", SQRTDK_VERSION);
  if (core.text() != SQRTDK_VERSION) core.refuse("another-version", SQRTDK_VERSION);
  const Task task = read_task(header.at("specification", "a specification"));
  const Entry fingerprint = header.at("fingerprint", "16 hexadecimal digits");
  if (const std::string right = fingerprint_text(task); fingerprint.text() != right) {
    fingerprint.refuse("another-run", right);
  }
  const std::uint64_t chunks = task.chunks();
  return {task, {header.at("from", "a chunk").count(0, chunks), header.at("to", "a chunk").count(0, chunks)}};
}

/// Cuts one line off the front.
std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

}  // namespace

std::string partial_header(const Part& part) {
  const nlohmann::ordered_json header{{"core", SQRTDK_VERSION},
                                      {"fingerprint", fingerprint_text(part.task())},
                                      {"specification", json_of(part.task())},
                                      {"from", part.range().from},
                                      {"to", part.range().to}};
  return with_checksum(std::string(kName) + std::string(kVersion) + '\n' + json_text(header) + '\n');
}

std::string partial_block(const Part& part) {
  const std::string lines = part.lines();
  return lines.empty() ? lines : with_checksum(lines);
}

PartialFile read_partial(const ReadBytes& read, const SeeSummary& see) {
  Lines lines(read);
  std::string block;
  const bool ended = lines.append_to(block);
  require_name(std::string_view(block).substr(0, block.size() - (ended ? 1 : 0)));
  if (!read_block(lines, block)) refuse("truncated", "header", block, "a header with its checksum");
  std::string_view rest = block;
  next_line(rest);
  PartialFile file{read_header(next_line(rest)), lines.bytes(), 0};
  if (!rest.empty()) refuse("malformed", "header", next_line(rest), "two lines and their checksum");

  for (block.clear(); read_block(lines, block); block.clear()) {
    for (rest = block; !rest.empty();) {
      const sweep::Summary summary = summary_of(next_line(rest));
      const std::size_t index = file.part.index_of(summary.d);
      file.part.restore(index, summary);
      if (see) see(index, summary);
    }
    file.kept = lines.bytes();
  }
  file.dropped = lines.bytes() - file.kept;
  return file;
}

PartialFile read_partial(std::string_view text) {
  return read_partial([text](char* to, std::size_t most) mutable {
    const std::size_t size = text.copy(to, most);
    text.remove_prefix(size);
    return size;
  });
}

}  // namespace sqrtdk::sweep_program
