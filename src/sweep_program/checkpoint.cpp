// When the partial file of a run is written, and how the partial files of all parts become one run.
#include <algorithm>

#include "files.hpp"

namespace sqrtdk::sweep_program {
namespace {

PartialFile read_from(InputFile& file, const std::string& path, const SeeSummary& see = {}) {
  const auto read = [&file](char* to, std::size_t most) { return file.read(to, most); };
  return in_file(path, [&] { return read_partial(read, see); });
}

Part read_part(const std::string& path, const SeeSummary& see = {}) {
  InputFile file(path);
  file.require_exists();
  return read_from(file, path, see).part;
}

[[noreturn]] void refuse_file(const std::string& path, const char* code, const char* what, const std::string& value,
                              const std::string& permitted) {
  throw Stop(kRefused, path + ": " + InvalidArgument(code, what, value, permitted).what());
}

void require_task(const std::string& path, const Part& part, const Task& task) {
  const std::string wanted = task_json(task), found = task_json(part.task());
  if (fingerprint_text(part.task()) != fingerprint_text(task)) {
    refuse_file(path, "another-specification", "fingerprint", fingerprint_text(part.task()),
                fingerprint_text(task) + ", that is " + wanted);
  }
  if (found != wanted) refuse_file(path, "another-specification", "specification", found, wanted);
}

void require_complete(const std::string& path, const Part& part) {
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) {
    const std::uint64_t done = part.done(index);
    if (done == part.range().size()) continue;
    const std::string d = std::to_string(part.task().dimensions[index]);
    refuse_file(path, "not-complete", "chunks", std::to_string(done) + " of " + text_of(part.range()) + " at d = " + d,
                "complete parts; run its command once more to finish it");
  }
}

/// A partial file and its chunks.
struct Piece {
  std::string path;
  Range range;

  [[noreturn]] void refuse(const char* code, const std::string& permitted) const {
    refuse_file(path, code, "chunks", text_of(range), permitted);
  }
};

/// throws  Stop unless the sorted pieces have every chunk once
void require_no_gap(const std::vector<Piece>& pieces, std::uint64_t chunks) {
  std::uint64_t next = 0;
  std::string before = "the run begins there";
  for (const Piece& piece : pieces) {
    const std::string wanted = "a part from chunk " + std::to_string(next) + " on (" + before + ")";
    if (piece.range.from > next) piece.refuse("gap", wanted);
    if (piece.range.from < next) piece.refuse("overlap", wanted);
    next = piece.range.to;
    before = piece.path + " ends there";
  }
  if (next != chunks) {
    pieces.back().refuse(
        "gap", "parts to the last chunk of the run; " + text_of(Range{next, chunks}) + " is in none of the files");
  }
}

}  // namespace

Checkpoint::Checkpoint(std::string path, double seconds)
    : path_(std::move(path)), every_(seconds), last_(Clock::now()) {}

Part Checkpoint::begin(const Task& task, const Range& range) {
  if (path_.empty()) return {task, range};
  require_writable(path_);
  InputFile file(path_);
  if (!file.exists()) {
    Part fresh(task, range);
    const std::string header = partial_header(fresh);
    replace_file(path_, header);
    if (range.from > 0) appended_.emplace(path_, header.size());
    return fresh;
  }
  PartialFile found = read_from(file, path_);
  require_task(path_, found.part, task);
  if (const Range there = found.part.range(); there != range) {
    refuse_file(path_, "another-range", "chunks", text_of(there), text_of(range) + ", as asked");
  }
  if (found.dropped > 0) {
    print_message(path_ + ": its last " + std::to_string(found.dropped) +
                  " bytes are no whole block, as a kill leaves them; computed again");
  }
  if (range.from > 0) appended_.emplace(path_, found.kept);
  return found.part;
}

void Checkpoint::update(Part& part, Progress& progress) {
  if (path_.empty()) return;
  const std::size_t unwritten = part.unwritten();
  const bool much = unwritten >= kUsualUnwritten && !failing_;
  if (!much && Clock::now() - last_ < every_ && unwritten < kMostUnwritten) return;
  try {
    write(part);
    if (failing_) progress.warn(path_ + ": written again");
    failing_ = false;
  } catch (const Stop& stop) {
    if (unwritten >= kMostUnwritten) throw;
    if (!failing_) progress.warn(std::string(stop.what()) + "; the work goes on, and the file as it was stays");
    failing_ = true;
  }
  last_ = Clock::now();
}

void Checkpoint::write(Part& part) {
  if (path_.empty()) return;
  if (!appended_) {
    replace_file(path_, partial_text(part));
  } else if (const std::string block = partial_block(part); !block.empty()) {
    appended_->append(block);
    part.written();
  }
}

Part merge_parts(const std::vector<std::string>& paths) {
  std::vector<Piece> pieces;
  std::optional<Task> task;
  for (const std::string& path : paths) {
    const Part part = read_part(path);
    if (!task) task = part.task();
    require_task(path, part, *task);
    require_complete(path, part);
    pieces.push_back({path, part.range()});
  }
  std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
    return std::pair(a.range.from, a.range.to) < std::pair(b.range.from, b.range.to);
  });
  require_no_gap(pieces, task->chunks());
  Part whole = read_part(pieces.front().path);
  for (std::size_t later = 1; later < pieces.size(); ++later) {
    const auto& [path, range] = pieces[later];
    in_file(path, [&whole, next = range] { whole.extend(next); });
    read_part(path, [&whole](std::size_t index, const sweep::Summary& chunk) { whole.add(index, chunk); });
    require_complete(path, whole);
  }
  return whole;
}

}  // namespace sqrtdk::sweep_program
