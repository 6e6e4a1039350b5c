// One thread deals and adds; all computing is elsewhere.
#include "work_loop.hpp"

#include "signals.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// How long a signal may wait.
constexpr std::chrono::milliseconds kPatience(50);

}  // namespace

int work(Part& part, Workers& workers, Checkpoint& checkpoint, Progress& progress) {
  Batches batches(part);
  std::size_t at_work = 0;
  // Twice what is at work may be held: whoever has the slowest batch keeps the others busy for as long as it takes them once more.
  const std::size_t capacity = workers.capacity(), ahead = 3 * capacity;
  while (!part.complete() && signal_caught() == 0) {
    while (at_work < capacity) {
      const auto batch = batches.next(ahead);
      if (!batch) break;
      workers.start(*batch);
      ++at_work;
    }
    if (auto finished = workers.wait(kPatience)) {
      --at_work;
      batches.take(*std::move(finished));
    }
    checkpoint.update(part, progress);
    progress.update();
  }
  checkpoint.write(part);
  progress.end();
  return part.complete() ? 0 : signal_caught();
}

}  // namespace sqrtdk::sweep_program
