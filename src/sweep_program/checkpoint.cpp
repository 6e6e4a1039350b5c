// Comparing what stands in a file with what is asked, and writing now and then.
#include "checkpoint.hpp"

#include "specification_file.hpp"
#include "stop.hpp"

namespace sqrtdk::sweep_program {
namespace {

PartialFile read_from(InputFile& file, const std::string& path, const SeeSummary& see) {
  const auto read = [&file](char* to, std::size_t most) { return file.read(to, most); };
  return in_file(path, [&] { return read_partial(read, see); });
}

}  // namespace

PartialFile load_part(const std::string& path, const SeeSummary& see) {
  InputFile file(path);
  file.require_there();
  return read_from(file, path, see);
}

void require_task(const std::string& path, const Part& part, const Task& task) {
  in_file(path, [&] {
    if (const auto wanted = fingerprint_text(task); fingerprint_text(part.task()) != wanted) {
      throw InvalidArgument("another-specification", "fingerprint", fingerprint_text(part.task()),
                            wanted + ", that is " + task_json(task));
    }
    if (task_json(part.task()) != task_json(task)) {
      throw InvalidArgument("another-specification", "specification", task_json(part.task()), task_json(task));
    }
  });
}

Checkpoint::Checkpoint(std::string path, double seconds)
    : path_(std::move(path)), every_(seconds), last_(Clock::now()) {}

Part Checkpoint::begin(const Task& task, const Range& range) {
  if (path_.empty()) return {task, range};
  require_writable(path_);
  InputFile file(path_);
  if (!file.there()) {
    Part fresh(task, range);
    const std::string header = partial_header(fresh);
    replace_file(path_, header);
    if (range.from > 0) appended_.emplace(path_, header.size());
    return fresh;
  }
  PartialFile found = read_from(file, path_, {});
  require_task(path_, found.part, task);
  if (found.part.range() != range) {
    in_file(path_, [&] {
      throw InvalidArgument("another-range", "chunks", text_of(found.part.range()), text_of(range) + ", as asked");
    });
  }
  if (found.dropped > 0) {
    say(path_ + ": its last " + std::to_string(found.dropped) +
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

}  // namespace sqrtdk::sweep_program
