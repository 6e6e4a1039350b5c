// Held-out examples in their order, their keys rearranged.
#include "recall_map.hpp"

#include <utility>
#include <vector>

#include "../numeric/check.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::training {

numeric::Matrix recall_map(Run& run) {
  const Settings& settings = run.settings();
  const std::size_t n = settings.sizes.keys, symbols = settings.sizes.symbols;
  const Examples examples = held_out_of(settings);
  const std::vector<double>& scores = run.scores();
  numeric::Matrix map(static_cast<Eigen::Index>(n), static_cast<Eigen::Index>(n));
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t example = i % examples.count();
    const auto from = examples.symbols.begin() + static_cast<std::ptrdiff_t>(example * n);
    std::vector<std::uint32_t> keys(from, from + static_cast<std::ptrdiff_t>(n));
    std::swap(keys[i], keys[examples.asked[example]]);
    const auto row = numeric::row(map, static_cast<Eigen::Index>(i));
    for (std::size_t j = 0; j < n; ++j) {
      row[j] = numeric::require_finite("score", scores[keys[i] * symbols + keys[j]]);
    }
    softmax::softmax(row, row);
  }
  return map;
}

}  // namespace sqrtdk::training
