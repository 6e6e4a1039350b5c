// All weights of a model in one list, so that optimisers, norms and states run over one array: its layout, its initialisation, and what moves it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "settings.hpp"

namespace sqrtdk::training {

/// Where each part of the list lies: W_Q, W_K, v, W_V, and ln of how much the gain has grown.
struct Layout {
  std::size_t map = 0;         ///< d_model · d: entries of W_Q, and of W_K
  std::size_t vector = 0;      ///< d for additive attention, otherwise 0
  std::size_t value_side = 0;  ///< C: W_V is C × C

  /// Of no weights.
  Layout() = default;
  /// Of a model.
  Layout(const Sizes& sizes, ScoreFunction score_function)
      : map(sizes.model_dimension * sizes.dimension),
        vector(score_function == ScoreFunction::additive ? sizes.dimension : 0),
        value_side(sizes.classes) {}

  /// Of the whole list.
  std::size_t size() const { return 2 * map + vector + value_side * value_side + 1; }

  /// W_Q
  template <class List>
  auto query_map(List& list) const {
    return std::span(list).subspan(0, map);
  }
  /// W_K
  template <class List>
  auto key_map(List& list) const {
    return std::span(list).subspan(map, map);
  }
  /// v of additive attention; empty otherwise.
  template <class List>
  auto additive_vector(List& list) const {
    return std::span(list).subspan(2 * map, vector);
  }
  /// W_V
  template <class List>
  auto value_map(List& list) const {
    return std::span(list).subspan(2 * map + vector, value_side * value_side);
  }
  /// ln of how much the gain has grown, one number.
  template <class List>
  auto log_gain(List& list) const {
    return std::span(list).subspan(size() - 1, 1);
  }
};

/// The initialisation of a run.
struct InitialState {
  std::vector<double> embeddings;  ///< symbols × d_model
  std::vector<double> weights;     ///< in the order of the layout
};

/// The embeddings and initial weights of the settings.
///
///   embeddings        layer norm of N(0, 1) entries: mean 0, variance 1
///   W_Q, W_K          d_model × d, entries N(0, 1/d_model), so that entries of queries and keys have variance 1;
///                     d^(-1/4) times as large for a small start
///   v                 N(0, 1/d), so that additive scores keep their size (attention::AdditiveMaps)
///   W_V               the identity
///   ln of the gain's growth: 0, so that it begins at initial_gain
///
/// A column of W_Q or W_K depends on the seed and its number alone: a smaller d has the first columns of a larger one.
/// throws  InvalidArgument as check
InitialState initial_weights(const Settings& settings);

/// The embeddings alone.
std::vector<double> initial_embeddings(const Settings& settings);

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
