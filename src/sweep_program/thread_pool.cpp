// Two queues under one lock.
#include "thread_pool.hpp"

#include <utility>

namespace sqrtdk::sweep_program {

ThreadPool::ThreadPool(Compute compute, std::size_t threads) : compute_(std::move(compute)) {
  threads_.reserve(threads);
  try {
    while (threads_.size() < threads) threads_.emplace_back([this] { work(); });
  } catch (...) {
    stop();
    throw;
  }
}

ThreadPool::~ThreadPool() { stop(); }

void ThreadPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  to_do_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ThreadPool::start(const Batch& batch) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(batch);
  }
  to_do_.notify_one();
}

std::optional<Finished> ThreadPool::wait(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  done_.wait_for(lock, time, [this] { return failure_ || !finished_.empty(); });
  if (failure_) std::rethrow_exception(failure_);
  if (finished_.empty()) return std::nullopt;
  Finished first = std::move(finished_.front());
  finished_.pop_front();
  return first;
}

void ThreadPool::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    to_do_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const Batch batch = waiting_.front();
    waiting_.pop_front();
    lock.unlock();
    std::vector<sweep::Summary> summaries;
    std::exception_ptr failure;
    try {
      summaries = compute_(batch);
    } catch (...) {
      failure = std::current_exception();
    }
    lock.lock();
    if (failure) {
      failure_ = failure;
    } else {
      finished_.push_back({batch, std::move(summaries)});
    }
    done_.notify_one();
  }
}

}  // namespace sqrtdk::sweep_program
