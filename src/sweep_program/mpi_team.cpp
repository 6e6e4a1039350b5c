// A team of MPI ranks. Rank 0 deals out batches as the others finish them, and computes some itself; only the main threads call MPI.
#include <mpi.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <list>

#include "stop.hpp"
#include "team.hpp"
#include "thread_pool.hpp"

namespace sqrtdk::sweep_program {
namespace {

constexpr int kDeal = 1, kDismiss = 2, kResult = 3;

/// How long a message may wait for a thread that looks at both its own pool and the others. MPI's own waiting would keep a processor busy.
constexpr std::chrono::milliseconds kPeek(1);

using Words = std::array<std::uint64_t, 4>;

Words words_of(const Batch& batch) { return {batch.number, batch.dimension, batch.first, batch.count}; }
Batch batch_of(const Words& words) { return {words[0], words[1], words[2], words[3]}; }

/// The batch, then the numbers of its summaries, all of one length.
std::vector<double> message_of(const Finished& finished) {
  std::vector<double> message;
  for (const std::uint64_t word : words_of(finished.batch)) message.push_back(static_cast<double>(word));
  for (const sweep::Summary& summary : finished.summaries) {
    const std::vector<double> numbers = summary.to_numbers();
    message.insert(message.end(), numbers.begin(), numbers.end());
  }
  return message;
}

Finished finished_of(const std::vector<double>& message) {
  Words words;
  std::transform(message.begin(), message.begin() + words.size(), words.begin(),
                 [](double word) { return static_cast<std::uint64_t>(word); });
  Finished finished{batch_of(words), {}};
  const std::span<const double> numbers = std::span(message).subspan(words.size());
  const std::size_t length = numbers.size() / finished.batch.count;
  for (std::uint64_t chunk = 0; chunk < finished.batch.count; ++chunk) {
    finished.summaries.push_back(sweep::Summary::from_numbers(numbers.subspan(chunk * length, length)));
  }
  return finished;
}

/// The pool of rank 0 and those of the others as one.
class Ranks : public Workers {
 public:
  Ranks(Compute compute, std::size_t threads, int ranks)
      : pool_(std::move(compute), threads), at_work_(static_cast<std::size_t>(ranks)) {}

  ~Ranks() override {
    for (int rank = 1; rank < static_cast<int>(at_work_.size()); ++rank) send(Words{}, rank, kDismiss);
    for (Outgoing& message : outgoing_) MPI_Wait(&message.request, MPI_STATUS_IGNORE);
  }

  std::size_t capacity() const override { return pool_.capacity() * at_work_.size(); }

  void start(const Batch& batch) override {
    // Whoever has least to do. Rank 0 comes last among equals: it also adds and writes.
    const auto least = std::min_element(at_work_.rbegin(), at_work_.rend());
    const auto rank = static_cast<int>(at_work_.rend() - least) - 1;
    ++*least;
    if (rank == 0) {
      pool_.start(batch);
    } else {
      send(words_of(batch), rank, kDeal);
    }
  }

  std::optional<Finished> wait(std::chrono::milliseconds time) override {
    const auto end = std::chrono::steady_clock::now() + time;
    do {
      outgoing_.remove_if([](Outgoing& message) {
        int sent = 0;
        MPI_Test(&message.request, &sent, MPI_STATUS_IGNORE);
        return sent != 0;
      });
      if (auto finished = received()) return finished;
      if (auto finished = pool_.wait(kPeek)) {
        --at_work_[0];
        return finished;
      }
    } while (std::chrono::steady_clock::now() < end);
    return std::nullopt;
  }

 private:
  struct Outgoing {
    Words words;
    MPI_Request request;
  };

  /// Without waiting: the other side may be sending a result at that moment.
  void send(const Words& words, int rank, int tag) {
    Outgoing& message = outgoing_.emplace_back(Outgoing{words, MPI_REQUEST_NULL});
    MPI_Isend(message.words.data(), static_cast<int>(words.size()), MPI_UINT64_T, rank, tag, MPI_COMM_WORLD,
              &message.request);
  }

  std::optional<Finished> received() {
    int there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kResult, MPI_COMM_WORLD, &there, &status);
    if (there == 0) return std::nullopt;
    int length = 0;
    MPI_Get_count(&status, MPI_DOUBLE, &length);
    std::vector<double> message(static_cast<std::size_t>(length));
    MPI_Recv(message.data(), length, MPI_DOUBLE, status.MPI_SOURCE, kResult, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    --at_work_[static_cast<std::size_t>(status.MPI_SOURCE)];
    return finished_of(message);
  }

  ThreadPool pool_;
  std::vector<std::size_t> at_work_;  ///< batches at each rank
  std::list<Outgoing> outgoing_;
};

class MpiTeam : public Team {
 public:
  MpiTeam(int& count, char**& arguments) {
    int provided = 0;
    if (MPI_Init_thread(&count, &arguments, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS ||
        provided < MPI_THREAD_FUNNELED) {
      throw Stop(kFailed, "MPI does not start with threads (MPI_THREAD_FUNNELED)");
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiTeam() override { MPI_Finalize(); }

  int rank() const override { return rank_; }
  std::size_t usual_threads() const override { return 1; }

  std::string share(const std::string& text) override {
    auto length = static_cast<std::uint64_t>(text.size());
    MPI_Bcast(&length, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    std::string shared = text;
    shared.resize(length);
    MPI_Bcast(shared.data(), static_cast<int>(length), MPI_CHAR, 0, MPI_COMM_WORLD);
    return shared;
  }

  std::unique_ptr<Workers> workers(const Task& task, std::size_t threads, const ComputeTask& compute) override {
    return std::make_unique<Ranks>([&task, compute](const Batch& batch) { return compute(task, batch); }, threads,
                                   size_);
  }

  void serve(const Task& task, std::size_t threads, const ComputeTask& compute) override {
    ThreadPool pool([&task, &compute](const Batch& batch) { return compute(task, batch); }, threads);
    while (true) {
      int there = 0;
      MPI_Status status;
      MPI_Iprobe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
      if (there != 0) {
        Words words;
        MPI_Recv(words.data(), static_cast<int>(words.size()), MPI_UINT64_T, 0, status.MPI_TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        if (status.MPI_TAG == kDismiss) return;
        pool.start(batch_of(words));
      } else if (const auto finished = pool.wait(kPeek)) {
        const std::vector<double> message = message_of(*finished);
        MPI_Send(message.data(), static_cast<int>(message.size()), MPI_DOUBLE, 0, kResult, MPI_COMM_WORLD);
      }
    }
  }

  [[noreturn]] void abort(int code) override {
    std::fflush(nullptr);
    MPI_Abort(MPI_COMM_WORLD, code);
    std::_Exit(code);
  }

 private:
  int rank_ = 0, size_ = 1;
};

/// What launchers leave in the environment: Open MPI, MPICH and its kin, PMIx (srun), MVAPICH. Starting MPI without one takes time
/// and a daemon, for nothing.
bool launched() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_RANK", "PMIX_RANK", "MV2_COMM_WORLD_RANK"}) {
    if (std::getenv(name) != nullptr) return true;
  }
  return false;
}

}  // namespace

std::unique_ptr<Team> mpi_team(int& count, char**& arguments) {
  if (!launched()) return lone_team();
  return std::make_unique<MpiTeam>(count, arguments);
}

}  // namespace sqrtdk::sweep_program
