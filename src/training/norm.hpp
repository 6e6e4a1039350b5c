// The Frobenius norm of a part of the gradient.
#pragma once

#include <cmath>
#include <cstddef>
#include <span>

namespace sqrtdk::training {

/// √Σ x², the squares taken and added in double, in eight lanes; in double neither the squares of floats overflow nor vanish.
template <class Real>
double norm(std::span<const Real> x) noexcept {
  constexpr std::size_t kLanes = 8;
  double lanes[kLanes] = {};
  const std::size_t whole = x.size() / kLanes * kLanes;
  for (std::size_t i = 0; i < whole; i += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) {
      const double entry = static_cast<double>(x[i + l]);
      lanes[l] += entry * entry;
    }
  }
  for (std::size_t i = whole; i < x.size(); ++i)
    lanes[i - whole] += static_cast<double>(x[i]) * static_cast<double>(x[i]);
  return std::sqrt(((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7])));
}

}  // namespace sqrtdk::training
