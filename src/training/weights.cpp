// First weights from streams of their own.
#include "weights.hpp"

#include <cmath>
#include <cstdint>

#include "../initialization/token_norm.hpp"
#include "../random/normal_numbers.hpp"
#include "../random/streams.hpp"

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

std::vector<double> drawn_embeddings(const Settings& settings) {
  const Sizes& sizes = settings.sizes;
  std::vector<double> embeddings(sizes.symbols * sizes.model_dimension);
  for (std::size_t symbol = 0; symbol < sizes.symbols; ++symbol) {
    const auto row = std::span(embeddings).subspan(symbol * sizes.model_dimension, sizes.model_dimension);
    random::normal_numbers({settings.seed, random::subject(random::Subject::training_embeddings), symbol}, row);
    initialization::layer_norm(row, kEpsilon);
  }
  return embeddings;
}

Start drawn_start(const Settings& settings) {
  const ScoreRule& rule = check(settings);
  const Sizes& sizes = settings.sizes;
  const Layout layout(sizes, rule.likeness);
  Start start{drawn_embeddings(settings), std::vector<double>(layout.size())};
  const double d = static_cast<double>(sizes.dimension);
  const double std = std::sqrt(1.0 / static_cast<double>(sizes.model_dimension)) *
                     (settings.small_start ? 1.0 / std::sqrt(std::sqrt(d)) : 1.0);
  draw_map(settings, random::Subject::training_query, std, layout.query_map(start.weights));
  draw_map(settings, random::Subject::training_key, std, layout.key_map(start.weights));
  const auto vector = layout.additive_vector(start.weights);
  random::normal_numbers({settings.seed, random::subject(random::Subject::training_vector), 0}, vector);
  for (double& entry : vector) entry /= std::sqrt(d);
  const auto values = layout.value_map(start.weights);
  for (std::size_t c = 0; c < layout.value_side; ++c) values[c * layout.value_side + c] = 1.0;
  return start;
}

}  // namespace sqrtdk::training
