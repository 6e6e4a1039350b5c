// Initial weights from streams of their own. Optimisers are plain loops over the list; factors are rounded to Real once, before them.
#include "weights.hpp"

#include <cmath>
#include <cstdint>

#include "../initialization/layer.hpp"
#include "../numeric/log.hpp"
#include "../random/normal.hpp"
#include "../random/subjects.hpp"

namespace sqrtdk::training {
namespace {

/// Keeps layer norm from dividing by 0; changes a variance of 1 by as much.
constexpr double kEpsilon = 1e-12;

/// d_model × d entries N(0, std²).
void draw_map(const Settings& settings, random::Subject owner, double std, std::span<double> map) {
  const std::size_t rows = settings.sizes.model_dimension, columns = settings.sizes.dimension;
  std::vector<double> column(rows);
  for (std::size_t c = 0; c < columns; ++c) {
    random::normal_numbers({settings.seed, random::subject(owner), c}, column);
    for (std::size_t r = 0; r < rows; ++r) map[r * columns + c] = std * column[r];
  }
}

}  // namespace

std::vector<double> initial_embeddings(const Settings& settings) {
  const Sizes& sizes = settings.sizes;
  std::vector<double> embeddings(sizes.symbols * sizes.model_dimension);
  for (std::size_t symbol = 0; symbol < sizes.symbols; ++symbol) {
    const auto row = std::span(embeddings).subspan(symbol * sizes.model_dimension, sizes.model_dimension);
    random::normal_numbers({settings.seed, random::subject(random::Subject::training_embeddings), symbol}, row);
    initialization::layer_norm(row, kEpsilon);
  }
  return embeddings;
}

InitialState initial_weights(const Settings& settings) {
  const ScoreRule& rule = check(settings);
  const Sizes& sizes = settings.sizes;
  const Layout layout(sizes, rule.score_function);
  InitialState start{initial_embeddings(settings), std::vector<double>(layout.size())};
  const double d = static_cast<double>(sizes.dimension);
  const double std = std::sqrt(1.0 / static_cast<double>(sizes.model_dimension)) *
                     (settings.small_initialization ? 1.0 / std::sqrt(std::sqrt(d)) : 1.0);
  draw_map(settings, random::Subject::training_query, std, layout.query_map(start.weights));
  draw_map(settings, random::Subject::training_key, std, layout.key_map(start.weights));
  const auto vector = layout.additive_vector(start.weights);
  random::normal_numbers({settings.seed, random::subject(random::Subject::training_vector), 0}, vector);
  for (double& entry : vector) entry /= std::sqrt(d);
  const auto values = layout.value_map(start.weights);
  for (std::size_t c = 0; c < layout.value_side; ++c) values[c * layout.value_side + c] = 1.0;
  return start;
}

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
  const Real second_scale = static_cast<Real>(std::sqrt(1.0 - numeric::power(kSecondDecay, t)));
  const Real keep_first = static_cast<Real>(kFirstDecay), take_first = static_cast<Real>(1.0 - kFirstDecay);
  const Real keep_second = static_cast<Real>(kSecondDecay), take_second = static_cast<Real>(1.0 - kSecondDecay);
  const Real epsilon = static_cast<Real>(kAdamEpsilon);
  Real *const w = weights.data(), *const m = first.data(), *const v = second.data();
  const Real* const g = gradient.data();
  const std::size_t size = weights.size();
  for (std::size_t i = 0; i < size; ++i) {
    m[i] = keep_first * m[i] + take_first * g[i];
    v[i] = keep_second * v[i] + take_second * (g[i] * g[i]);
    w[i] -= stride * (m[i] / (std::sqrt(v[i]) / second_scale + epsilon));
  }
}

template void descend(std::span<float>, std::span<const float>, double) noexcept;
template void descend(std::span<double>, std::span<const double>, double) noexcept;
template void adam(std::span<float>, std::span<const float>, std::span<float>, std::span<float>, std::uint64_t,
                   double) noexcept;
template void adam(std::span<double>, std::span<const double>, std::span<double>, std::span<double>, std::uint64_t,
                   double) noexcept;

}  // namespace sqrtdk::training
