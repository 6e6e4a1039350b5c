// Floats that begin at a cache line, so that no vector of them lies across two.
#pragma once

#include <cstddef>
#include <vector>

namespace sqrtdk::attention {

class AlignedFloats {
 public:
  /// size  how many; all 0
  explicit AlignedFloats(std::size_t size) : lines_((size + kFloats - 1) / kFloats) {}

  float* data() { return lines_.empty() ? nullptr : lines_.front().floats; }
  const float* data() const { return lines_.empty() ? nullptr : lines_.front().floats; }

 private:
  static constexpr std::size_t kFloats = 16;
  struct alignas(kFloats * sizeof(float)) Line {
    float floats[kFloats];
  };
  std::vector<Line> lines_;
};

}  // namespace sqrtdk::attention
