// Whoever computes batches: threads of this process, or those of others as well.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "batches.hpp"

namespace sqrtdk::sweep_program {

class Workers {
 public:
  Workers() = default;
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  virtual ~Workers() = default;

  /// How many batches they take at once, so that none of them waits for the next.
  virtual std::size_t capacity() const = 0;

  virtual void start(const Batch& batch) = 0;

  /// Any batch that is finished; nothing if none is before the time is over.
  ///
  /// throws  what computing threw
  virtual std::optional<Finished> wait(std::chrono::milliseconds time) = 0;
};

}  // namespace sqrtdk::sweep_program
