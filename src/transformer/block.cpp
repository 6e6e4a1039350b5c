// Maps take the rows of all variants at once, so that a weight is read once for all; attention goes head by head.
#include "block.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "../numeric/check.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::transformer {
namespace {

/// states += changes
void add(std::span<float> states, std::span<const float> changes) noexcept {
  for (std::size_t i = 0; i < states.size(); ++i) states[i] += changes[i];
}

/// Raw scores divided, later keys masked. returns  whether every divided score is finite: −∞ by an overflow would pass for masked
bool divide_causally(std::span<const float> raw, std::size_t tokens, float divisor, std::span<float> scaled) noexcept {
  float check = 0;
  for (std::size_t i = 0; i < tokens; ++i) {
    const float* const from = raw.data() + i * tokens;
    float* const to = scaled.data() + i * tokens;
    for (std::size_t j = 0; j <= i; ++j) {
      to[j] = from[j] / divisor;
      check += 0.0f * to[j];
    }
    std::fill(to + i + 1, to + tokens, -std::numeric_limits<float>::infinity());
  }
  return check == 0.0f;
}

}  // namespace

void Tensor::take(const TensorShape& shape, std::uint64_t first, std::span<const float> numbers) {
  if (!shape.map) {
    vector.assign(numbers.begin(), numbers.end());
    return;
  }
  weights.resize(shape.rows, shape.columns);
  weights.take_rows(first, numbers);
}

BlockTensors block_tensors(std::span<const Tensor> tensors) {
  const auto norm = [&](std::size_t at) { return Norm{tensors[at].vector, tensors[at + 1].vector}; };
  const auto map = [&](std::size_t at) { return Map{tensors[at].weights, tensors[at + 1].vector}; };
  return {norm(0), map(2), map(4), norm(6), map(8), map(10)};
}

void Block::operator()(const BlockTensors& tensors, std::span<const double> divisors, std::span<float> states,
                       const HeadVisitor& visit) {
  const std::size_t rows = divisors.size() * tokens_, width = sizes_.width;
  normed_.resize(rows * width);
  merged_.resize(rows * width);
  wide_.resize(rows * sizes_.hidden_units());

  layer_norm(states, tensors.before_attention.gain, tensors.before_attention.shift, normed_);
  map_(tensors.queries_keys_values, normed_, std::span(wide_).first(rows * 3 * width));
  for (std::size_t variant = 0; variant < divisors.size(); ++variant) {
    for (std::size_t head = 0; head < sizes_.heads; ++head) attend(variant, head, divisors[variant], visit);
  }
  map_(tensors.merge, merged_, normed_);
  add(states, normed_);

  layer_norm(states, tensors.before_units.gain, tensors.before_units.shift, normed_);
  map_(tensors.to_units, normed_, wide_);
  gelu(wide_);
  map_(tensors.from_units, wide_, normed_);
  add(states, normed_);
}

void Block::attend(std::size_t variant, std::size_t head, double divisor, const HeadVisitor& visit) {
  const std::size_t width = sizes_.width, d = sizes_.head_dimension(), row = 3 * width;
  const float* const queries = wide_.data() + variant * tokens_ * row + head * d;
  const attention::View<float> q{queries, row, 1}, k{queries + width, row, 1}, v{queries + 2 * width, row, 1};
  for (auto* square : {&raw_, &scaled_, &weights_}) square->resize(tokens_ * tokens_);
  output_.resize(tokens_ * d);

  product_(q, k.transposed(), tokens_, d, tokens_, raw_.data());
  if (!divide_causally(raw_, tokens_, static_cast<float>(divisor), scaled_)) {
    throw InvalidArgument("not-finite", "scores of head " + std::to_string(head + 1), "overflow",
                          "products and sums below 3.4e38");
  }
  softmax::softmax_rows(scaled_, tokens_, weights_);
  product_({weights_.data(), tokens_, 1}, v, tokens_, tokens_, d, output_.data());
  visit(variant, head, raw_, weights_);
  for (std::size_t i = 0; i < tokens_; ++i) {
    std::copy_n(output_.data() + i * d, d, merged_.data() + (variant * tokens_ + i) * width + head * d);
  }
}

}  // namespace sqrtdk::transformer
