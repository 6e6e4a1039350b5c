// Plain loops over the list; factors are rounded to Real once, before them.
#include "optimizer.hpp"

#include <cmath>

#include "../numeric/power.hpp"

namespace sqrtdk::training {

template <class Real>
void descend(std::span<Real> weights, std::span<const Real> gradient, double rate) noexcept {
  const Real step = static_cast<Real>(rate);
  Real* const w = weights.data();
  const Real* const g = gradient.data();
  const std::size_t size = weights.size();
  for (std::size_t i = 0; i < size; ++i) w[i] -= step * g[i];
}

template <class Real>
void adam(std::span<Real> weights, std::span<const Real> gradient, std::span<Real> first, std::span<Real> second,
          std::uint64_t step, double rate) noexcept {
  const double t = static_cast<double>(step);
  const Real stride = static_cast<Real>(rate / (1.0 - numeric::power(kFirstDecay, t)));
  const Real spread = static_cast<Real>(std::sqrt(1.0 - numeric::power(kSecondDecay, t)));
  const Real keep_first = static_cast<Real>(kFirstDecay), take_first = static_cast<Real>(1.0 - kFirstDecay);
  const Real keep_second = static_cast<Real>(kSecondDecay), take_second = static_cast<Real>(1.0 - kSecondDecay);
  const Real epsilon = static_cast<Real>(kAdamEpsilon);
  Real *const w = weights.data(), *const m = first.data(), *const v = second.data();
  const Real* const g = gradient.data();
  const std::size_t size = weights.size();
  for (std::size_t i = 0; i < size; ++i) {
    m[i] = keep_first * m[i] + take_first * g[i];
    v[i] = keep_second * v[i] + take_second * (g[i] * g[i]);
    w[i] -= stride * (m[i] / (std::sqrt(v[i]) / spread + epsilon));
  }
}

template void descend(std::span<float>, std::span<const float>, double) noexcept;
template void descend(std::span<double>, std::span<const double>, double) noexcept;
template void adam(std::span<float>, std::span<const float>, std::span<float>, std::span<float>, std::uint64_t,
                   double) noexcept;
template void adam(std::span<double>, std::span<const double>, std::span<double>, std::span<double>, std::uint64_t,
                   double) noexcept;

}  // namespace sqrtdk::training
