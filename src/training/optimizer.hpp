// Two optimisers over one list of weights.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "settings.hpp"

namespace sqrtdk::training {

/// Adam's constants, those of its paper.
inline constexpr double kFirstDecay = 0.9, kSecondDecay = 0.999, kAdamEpsilon = 1e-8;

/// Stochastic gradient descent, w ← w − η g.
template <class Real>
void descend(std::span<Real> weights, std::span<const Real> gradient, double rate) noexcept;

/// One step of Adam.
///
///   m ← β₁ m + (1 − β₁) g,   v ← β₂ v + (1 − β₂) g²,   w ← w − η/(1 − β₁^t) · m / (√v/√(1 − β₂^t) + ε)
///
/// first, second  m and v, 0 before step 1
/// step           t ≥ 1
/// source         Kingma & Ba 2015, arXiv 1412.6980, algorithm 1
template <class Real>
void adam(std::span<Real> weights, std::span<const Real> gradient, std::span<Real> first, std::span<Real> second,
          std::uint64_t step, double rate) noexcept;

}  // namespace sqrtdk::training
