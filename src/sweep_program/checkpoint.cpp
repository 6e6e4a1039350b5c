// Comparing what stands in a file with what is asked, and writing now and then.
#include "checkpoint.hpp"

#include "files.hpp"
#include "partial_file.hpp"
#include "specification_file.hpp"
#include "stop.hpp"

namespace sqrtdk::sweep_program {

Part load_part(const std::string& path) {
  const std::string text = read_file(path, kMostPartialBytes);
  return in_file(path, [&] { return read_partial(text); });
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

Part Checkpoint::begin(const Task& task, const Range& range) const {
  const auto text = path_.empty() ? std::nullopt : read_if_there(path_, kMostPartialBytes);
  if (!text) {
    Part fresh(task, range);
    write(fresh);
    return fresh;
  }
  require_writable(path_);
  Part part = in_file(path_, [&] { return read_partial(*text); });
  require_task(path_, part, task);
  if (part.range() != range) {
    in_file(path_, [&] {
      throw InvalidArgument("another-range", "chunks", text_of(part.range()), text_of(range) + ", as asked");
    });
  }
  return part;
}

void Checkpoint::update(const Part& part, Progress& progress) {
  if (path_.empty() || Clock::now() - last_ < every_) return;
  try {
    write(part);
    if (failing_) progress.warn(path_ + ": written again");
    failing_ = false;
  } catch (const Stop& stop) {
    if (!failing_) progress.warn(std::string(stop.what()) + "; the work goes on, and the file as it was stays");
    failing_ = true;
  }
  last_ = Clock::now();
}

void Checkpoint::write(const Part& part) const {
  if (!path_.empty()) replace_file(path_, partial_text(part));
}

}  // namespace sqrtdk::sweep_program
