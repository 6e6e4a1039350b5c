// The ranks of MPI. Rank 0 deals out batches as the others finish them, and computes some itself; only the main threads call MPI.
#include <mpi.h>

#include <list>
#include <span>
#include <stdexcept>
#include <type_traits>

#include "executor.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// Tags of messages.
constexpr int kCompute = 1, kStop = 2, kResult = 3;

/// How long a message may wait for a thread that also looks at its own pool. MPI's own waiting would keep a processor busy.
constexpr std::chrono::milliseconds kPoll(1);

/// A batch is sent as its four words.
constexpr int kWords = 4;
static_assert(sizeof(Batch) == kWords * sizeof(std::uint64_t) && std::is_trivially_copyable_v<Batch>);

/// The batch, then the numbers of its summaries, which are all of one length.
std::vector<double> message_of(const FinishedBatch& finished) {
  const auto& [number, dimension, first, count] = finished.batch;
  std::vector<double> message;
  for (const std::uint64_t word : {number, dimension, first, count}) message.push_back(static_cast<double>(word));
  for (const sweep::Summary& summary : finished.summaries) {
    const std::vector<double> numbers = summary.to_numbers();
    message.insert(message.end(), numbers.begin(), numbers.end());
  }
  return message;
}

FinishedBatch finished_of(std::span<const double> message) {
  const auto word = [message](std::size_t index) { return static_cast<std::uint64_t>(message[index]); };
  FinishedBatch finished{{word(0), word(1), word(2), word(3)}, {}};
  message = message.subspan(kWords);
  for (const std::size_t length = message.size() / finished.batch.count; !message.empty();) {
    finished.summaries.push_back(sweep::Summary::from_numbers(message.first(length)));
    message = message.subspan(length);
  }
  return finished;
}

/// The pool of rank 0 and those of the other ranks as one.
class Ranks : public Workers {
 public:
  Ranks(ThreadPool::Compute compute, std::size_t threads, int ranks)
      : pool_(std::move(compute), threads), at_work_(static_cast<std::size_t>(ranks)) {}

  ~Ranks() override {
    for (int rank = 1; rank < static_cast<int>(at_work_.size()); ++rank) send({}, rank, kStop);
    for (Outgoing& message : outgoing_) MPI_Wait(&message.request, MPI_STATUS_IGNORE);
  }

  std::size_t capacity() const override { return pool_.capacity() * at_work_.size(); }

  void start(const Batch& batch) override {
    // The rank with the fewest batches gets it. Rank 0 comes last among equals: it also adds and writes.
    const auto least = std::min_element(at_work_.rbegin(), at_work_.rend());
    const auto rank = static_cast<int>(at_work_.rend() - least) - 1;
    ++*least;
    if (rank == 0) {
      pool_.start(batch);
    } else {
      send(batch, rank, kCompute);
    }
  }

  std::optional<FinishedBatch> wait(std::chrono::milliseconds time) override {
    const auto end = std::chrono::steady_clock::now() + time;
    do {
      outgoing_.remove_if([](Outgoing& message) {
        int sent = 0;
        MPI_Test(&message.request, &sent, MPI_STATUS_IGNORE);
        return sent != 0;
      });
      if (auto finished = received()) return finished;
      if (auto finished = pool_.wait(kPoll)) {
        --at_work_[0];
        return finished;
      }
    } while (std::chrono::steady_clock::now() < end);
    return std::nullopt;
  }

 private:
  struct Outgoing {
    Batch batch;
    MPI_Request request;
  };

  /// Without waiting: the other side may be sending a result at that moment.
  void send(const Batch& batch, int rank, int tag) {
    Outgoing& message = outgoing_.emplace_back(Outgoing{batch, MPI_REQUEST_NULL});
    MPI_Isend(&message.batch, kWords, MPI_UINT64_T, rank, tag, MPI_COMM_WORLD, &message.request);
  }

  std::optional<FinishedBatch> received() {
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

class MpiExecutor : public Executor {
 public:
  MpiExecutor(int& count, char**& arguments) {
    int provided = 0;
    if (MPI_Init_thread(&count, &arguments, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS ||
        provided < MPI_THREAD_FUNNELED) {
      throw std::runtime_error("MPI does not start with threads (MPI_THREAD_FUNNELED)");
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiExecutor() override { MPI_Finalize(); }

  int rank() const override { return rank_; }
  std::size_t default_threads() const override { return 1; }

  std::string broadcast(const std::string& text) override {
    auto length = static_cast<std::uint64_t>(text.size());
    MPI_Bcast(&length, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    std::string shared = text;
    shared.resize(length);
    MPI_Bcast(shared.data(), static_cast<int>(length), MPI_CHAR, 0, MPI_COMM_WORLD);
    return shared;
  }

  std::unique_ptr<Workers> workers(const Task& task, std::size_t threads, const ComputeBatch& compute) override {
    return std::make_unique<Ranks>([&task, compute](const Batch& batch) { return compute(task, batch); }, threads,
                                   size_);
  }

  void serve(const Task& task, std::size_t threads, const ComputeBatch& compute) override {
    ThreadPool pool([&task, &compute](const Batch& batch) { return compute(task, batch); }, threads);
    while (true) {
      int there = 0;
      MPI_Status status;
      MPI_Iprobe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
      if (there != 0) {
        Batch batch;
        MPI_Recv(&batch, kWords, MPI_UINT64_T, 0, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (status.MPI_TAG == kStop) return;
        pool.start(batch);
      } else if (const auto finished = pool.wait(kPoll)) {
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

/// Whether a launcher left its mark in the environment: Open MPI, MPICH and its kin, PMIx (srun), MVAPICH. Starting MPI without one
/// takes time and a daemon, for nothing.
bool launched() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_RANK", "PMIX_RANK", "MV2_COMM_WORLD_RANK"}) {
    if (std::getenv(name) != nullptr) return true;
  }
  return false;
}

}  // namespace

std::unique_ptr<Executor> mpi_executor(int& count, char**& arguments) {
  if (!launched()) return std::make_unique<SerialExecutor>();
  return std::make_unique<MpiExecutor>(count, arguments);
}

}  // namespace sqrtdk::sweep_program
