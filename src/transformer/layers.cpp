// Loops over rows; LayerNorm's mean and variance are summed in double, in fixed lanes.
#include "layers.hpp"

#include <cmath>
#include <vector>

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::transformer {

void layer_norm(std::span<const float> states, std::span<const float> gain, std::span<const float> shift,
                std::span<float> result) {
  const std::size_t width = gain.size();
  std::vector<double> row(width);
  for (std::size_t begin = 0; begin < states.size(); begin += width) {
    const float* const from = states.data() + begin;
    float* const to = result.data() + begin;
    for (std::size_t c = 0; c < width; ++c) row[c] = static_cast<double>(from[c]);
    const double mean = numeric::sum(row) / static_cast<double>(width);
    for (double& entry : row) entry -= mean;
    const double variance = numeric::dot(row, row) / static_cast<double>(width);
    const double share = 1.0 / std::sqrt(variance + kNormEpsilon);
    for (std::size_t c = 0; c < width; ++c) to[c] = static_cast<float>(row[c] * share) * gain[c] + shift[c];
  }
}

void gelu(std::span<float> units) noexcept {
  constexpr float kMinusTwice = -1.5957691216f;  // −2 √(2/π)
  for (float& unit : units) {
    const float x = unit;
    unit = x / (1.0f + numeric::exp(kMinusTwice * (x + 0.044715f * (x * x * x))));
  }
}

void Mapper::operator()(const Map& map, std::span<const float> x, std::span<float> result) {
  const std::size_t outputs = map.bias.size(), inputs = map.weights.inner(), rows = x.size() / inputs;
  x_.pack({x.data(), inputs, 1}, rows, inputs);
  attention::multiply(x_, map.weights, result.data());
  for (std::size_t row = 0; row < rows; ++row) {
    float* const to = result.data() + row * outputs;
    for (std::size_t c = 0; c < outputs; ++c) to[c] += map.bias[c];
  }
}

}  // namespace sqrtdk::transformer
