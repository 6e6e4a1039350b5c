// Workers that are threads of this process.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "workers.hpp"

namespace sqrtdk::sweep_program {

using Compute = std::function<std::vector<sweep::Summary>(const Batch&)>;

/// Its destructor waits for the batches that are being computed, and leaves the others.
class ThreadPool : public Workers {
 public:
  ThreadPool(Compute compute, std::size_t threads);
  ~ThreadPool() override;

  std::size_t capacity() const override { return 2 * threads_.size(); }
  void start(const Batch& batch) override;
  std::optional<Finished> wait(std::chrono::milliseconds time) override;

 private:
  void work();
  void stop();

  Compute compute_;
  std::mutex mutex_;
  std::condition_variable to_do_, done_;
  std::deque<Batch> waiting_;
  std::deque<Finished> finished_;
  std::exception_ptr failure_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace sqrtdk::sweep_program
