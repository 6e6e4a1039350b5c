// Normal draws one by one from one stream, for tests that want some without a block of them.
#pragma once

#include "random/normal.hpp"
#include "random/stream.hpp"

namespace sqrtdk {

class NormalDraws {
 public:
  explicit NormalDraws(const random::StreamAddress& address) : stream_(address) {}

  double next() {
    if (used_ == kBlock) {
      random::fill_normal(stream_, block_, random::kBlockRows);
      used_ = 0;
    }
    return static_cast<double>(block_[used_++]);
  }

 private:
  static constexpr int kBlock = random::kLanes * random::kBlockRows;
  random::Stream stream_;
  float block_[kBlock];
  int used_ = kBlock;
};

}  // namespace sqrtdk
