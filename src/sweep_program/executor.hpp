// The interface behind which batches are computed: by threads of this process, or by the threads of all MPI ranks.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// Computes the chunks of a batch: run_batch, except in tests.
using ComputeBatch = std::function<std::vector<sweep::Summary>(const Task&, const Batch&)>;

/// Threads that compute batches, wherever they run.
class Workers {
 public:
  virtual ~Workers() = default;

  /// How many batches they hold at once, so that none of them waits for the next.
  virtual std::size_t capacity() const = 0;

  virtual void start(const Batch& batch) = 0;

  /// Any batch that is finished; nothing if none is before the time is over.
  ///
  /// throws  what computing threw
  virtual std::optional<FinishedBatch> wait(std::chrono::milliseconds time) = 0;
};

/// The processes that run one command: this one alone, or the ranks of MPI.
class Executor {
 public:
  virtual ~Executor() = default;

  /// Rank 0 reads, merges, writes and prints.
  virtual int rank() const = 0;
  /// Threads of each rank unless the command line says more.
  virtual std::size_t default_threads() const = 0;
  /// Gives every rank the text that rank 0 has. Each rank calls it once.
  virtual std::string broadcast(const std::string& text) = 0;
  /// For rank 0: the threads of all ranks. The task must outlive them. When they are destroyed the other ranks stop.
  virtual std::unique_ptr<Workers> workers(const Task& task, std::size_t threads, const ComputeBatch& compute) = 0;
  /// For the other ranks: computes until rank 0 stops it.
  virtual void serve(const Task& task, std::size_t threads, const ComputeBatch& compute) = 0;
  /// Ends all processes at once, whatever they are doing.
  [[noreturn]] virtual void abort(int code) = 0;
};

/// Threads of this process. The destructor waits for the batches that are being computed, and drops the others.
class ThreadPool : public Workers {
 public:
  using Compute = std::function<std::vector<sweep::Summary>(const Batch&)>;

  ThreadPool(Compute compute, std::size_t threads) : compute_(std::move(compute)) {
    threads_.reserve(threads);
    try {
      while (threads_.size() < threads) threads_.emplace_back([this] { work(); });
    } catch (...) {
      stop();
      throw;
    }
  }
  ~ThreadPool() override { stop(); }

  std::size_t capacity() const override { return 2 * threads_.size(); }

  void start(const Batch& batch) override {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(batch);
    }
    to_do_.notify_one();
  }

  std::optional<FinishedBatch> wait(std::chrono::milliseconds time) override {
    std::unique_lock lock(mutex_);
    done_.wait_for(lock, time, [this] { return failure_ || !finished_.empty(); });
    if (failure_) std::rethrow_exception(failure_);
    if (finished_.empty()) return std::nullopt;
    FinishedBatch first = std::move(finished_.front());
    finished_.pop_front();
    return first;
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      to_do_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      FinishedBatch finished{waiting_.front(), {}};
      waiting_.pop_front();
      lock.unlock();
      std::exception_ptr failure;
      try {
        finished.summaries = compute_(finished.batch);
      } catch (...) {
        failure = std::current_exception();
      }
      lock.lock();
      if (failure) {
        failure_ = failure;
      } else {
        finished_.push_back(std::move(finished));
      }
      done_.notify_one();
    }
  }

  void stop() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    to_do_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  Compute compute_;
  std::mutex mutex_;
  std::condition_variable to_do_, done_;
  std::deque<Batch> waiting_;
  std::deque<FinishedBatch> finished_;
  std::exception_ptr failure_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

/// This process alone, with its threads.
class SerialExecutor : public Executor {
 public:
  int rank() const override { return 0; }
  std::size_t default_threads() const override { return std::max(1U, std::thread::hardware_concurrency()); }
  std::string broadcast(const std::string& text) override { return text; }
  std::unique_ptr<Workers> workers(const Task& task, std::size_t threads, const ComputeBatch& compute) override {
    return std::make_unique<ThreadPool>([&task, compute](const Batch& batch) { return compute(task, batch); }, threads);
  }
  void serve(const Task&, std::size_t, const ComputeBatch&) override {}
  [[noreturn]] void abort(int code) override {
    std::fflush(nullptr);
    std::_Exit(code);
  }
};

/// The ranks of MPI, if a launcher of MPI started this process; else this process alone.
///
/// throws  std::runtime_error if MPI does not start
std::unique_ptr<Executor> mpi_executor(int& count, char**& arguments);

}  // namespace sqrtdk::sweep_program
