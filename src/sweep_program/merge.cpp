// First every part's range, then the parts from the first chunk on.
#include "merge.hpp"

#include <algorithm>

#include "checkpoint.hpp"
#include "stop.hpp"

namespace sqrtdk::sweep_program {
namespace {

struct Place {
  std::string path;
  Range range;
};

void require_complete(const std::string& path, const Part& part) {
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) {
    const std::uint64_t done = part.done(index);
    if (done == part.range().size()) continue;
    throw Stop(kRefused, path + ": chunks = " + std::to_string(done) + " of " + text_of(part.range()) +
                             " at d = " + std::to_string(part.task().dimensions[index]) +
                             ": not-complete; permitted: complete parts; run its command once more to finish it");
  }
}

[[noreturn]] void refuse(const char* code, const Place& place, const std::string& permitted) {
  throw Stop(kRefused, place.path + ": chunks = " + text_of(place.range) + ": " + code + "; permitted: " + permitted);
}

void require_row(const std::vector<Place>& places, std::uint64_t chunks) {
  std::uint64_t next = 0;
  std::string before = "the run begins there";
  for (const Place& place : places) {
    const std::string wanted = "a part from chunk " + std::to_string(next) + " on (" + before + ")";
    if (place.range.from > next) refuse("gap", place, wanted);
    if (place.range.from < next) refuse("overlap", place, wanted);
    next = place.range.to;
    before = place.path + " ends there";
  }
  if (next != chunks) {
    refuse("gap", places.back(),
           "parts to the last chunk of the run; " + text_of(Range{next, chunks}) + " is in none of the files");
  }
}

}  // namespace

Part merge_parts(const std::vector<std::string>& paths) {
  std::vector<Place> places;
  std::optional<Task> task;
  for (const std::string& path : paths) {
    const Part part = load_part(path).part;
    if (!task) task = part.task();
    require_task(path, part, *task);
    require_complete(path, part);
    places.push_back({path, part.range()});
  }
  std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
    return a.range.from != b.range.from ? a.range.from < b.range.from : a.range.to < b.range.to;
  });
  require_row(places, task->chunks());
  Part whole = load_part(places.front().path).part;
  for (std::size_t later = 1; later < places.size(); ++later) {
    const Place& place = places[later];
    in_file(place.path, [&] { whole.extend(place.range); });
    load_part(place.path, [&whole](std::size_t index, const sweep::Summary& chunk) { whole.add(index, chunk); });
    require_complete(place.path, whole);
  }
  return whole;
}

}  // namespace sqrtdk::sweep_program
