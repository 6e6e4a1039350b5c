// The table of initialisers; draws in double from float streams, one each for tokens, W_Q, W_K and W_V; figures as means over draws.
#include "layer.hpp"

#include <array>
#include <cmath>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/matrix.hpp"
#include "../random/entries.hpp"
#include "../random/stream.hpp"
#include "../random/subjects.hpp"

namespace sqrtdk::initialization {
namespace {

/// The same variance for all three.
WeightVariances alike(double variance) { return {variance, variance, variance}; }

double inputs(const LayerSize& size) { return static_cast<double>(size.d_model); }
double head(const LayerSize& size) { return static_cast<double>(size.d_k); }
double outputs(const LayerSize& size) { return static_cast<double>(size.heads) * head(size); }

/// Glorot's rule, Var W = 2/(fan_in + fan_out), differs by what is taken for one matrix.
WeightVariances per_head(const LayerSize& size) { return alike(2 / (inputs(size) + head(size))); }
WeightVariances fused(const LayerSize& size) { return alike(2 / (inputs(size) + outputs(size))); }
WeightVariances packed(const LayerSize& size) { return alike(2 / (inputs(size) + 3 * outputs(size))); }
WeightVariances linear_default(const LayerSize& size) { return alike(1 / (3 * inputs(size))); }
WeightVariances small_normal(const LayerSize&) { return alike(0.0004); }
WeightVariances unit_normal(const LayerSize&) { return alike(1); }
WeightVariances mesh(const LayerSize& size) {
  return {1 / (inputs(size) * head(size)), 1 / inputs(size), 1 / inputs(size)};
}

constexpr std::array<Initializer, 7> kInitializers{{
    {"xavier-fused", "uniform", "2/(d_model + h d_k)", fused, true,
     "Glorot & Bengio, AISTATS 2010, one matrix for all heads; tensor2tensor: uniform_unit_scaling"},
    {"xavier-per-head", "uniform", "2/(d_model + d_k)", per_head, true,
     "Glorot & Bengio, AISTATS 2010, one matrix for each head"},
    {"xavier-packed", "uniform", "2/(d_model + 3 h d_k)", packed, true,
     "Glorot & Bengio, AISTATS 2010, W_Q, W_K and W_V as one matrix: torch.nn.MultiheadAttention"},
    {"linear-default", "uniform", "1/(3 d_model), from U(±1/√d_model)", linear_default, true,
     "torch.nn.Linear.reset_parameters"},
    {"normal-0.02", "normal", "0.02²", small_normal, true,
     "openai/gpt-2 model.py; google-research/bert modeling.py, there cut at two standard deviations"},
    {"normal-1", "normal", "1", unit_normal, true, "random matrices as exercises and toy programs draw them"},
    {"t5", "normal", "W_Q: 1/(d_model d_k); W_K, W_V: 1/d_model", mesh, false,
     "tensorflow/mesh transformer/attention.py, used by T5: the divisor stands in W_Q"},
}};

}  // namespace

std::span<const Initializer> initializers() { return kInitializers; }

const Initializer& find_initializer(std::string_view id) { return numeric::find(kInitializers, "initializer", id); }

namespace {

using random::Subject;

/// rows × columns draws of mean 0 and variance `variance`.
numeric::Matrix drawn(const LayerSpecification& specification, std::uint64_t draw, Subject part,
                      std::string_view distribution, std::uint64_t rows, std::uint64_t columns, double variance) {
  random::Stream stream({specification.seed, random::subject(part), draw});
  const random::Entries entries({std::string(distribution)});
  const auto lanes_of = static_cast<int>((columns + random::kLanes - 1) / random::kLanes);
  std::vector<float> block(static_cast<std::size_t>(lanes_of) * random::kLanes);
  numeric::Matrix matrix(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(columns));
  const double std = std::sqrt(variance);
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    entries.fill_standard(stream, block.data(), lanes_of);
    for (Eigen::Index j = 0; j < matrix.cols(); ++j) {
      matrix(i, j) = std * static_cast<double>(block[static_cast<std::size_t>(j)]);
    }
  }
  return matrix;
}

numeric::Matrix drawn_tokens(const LayerSpecification& specification, std::uint64_t draw) {
  // The first row is the common direction.
  const numeric::Matrix all = drawn(specification, draw, Subject::layer_tokens, "normal", specification.tokens + 1,
                                    specification.size.d_model, 1);
  const double common = std::sqrt(specification.cosine), own = std::sqrt(1 - specification.cosine);
  numeric::Matrix tokens(all.rows() - 1, all.cols());
  for (Eigen::Index i = 0; i < tokens.rows(); ++i) {
    for (Eigen::Index j = 0; j < tokens.cols(); ++j) tokens(i, j) = common * all(0, j) + own * all(i + 1, j);
  }
  return tokens;
}

}  // namespace

void check(const LayerSpecification& specification) {
  numeric::require_count("d_model", specification.size.d_model, 1, 16384);
  numeric::require_count("heads", specification.size.heads, 1, 256);
  numeric::require_count("d_k", specification.size.d_k, 1, 512);
  numeric::require_count("tokens", specification.tokens, 2, 512);
  numeric::require_count("tokens · d_model", specification.tokens * specification.size.d_model, 2, 1u << 22);
  numeric::require_between("cosine", specification.cosine, 0.0, 1.0);
  numeric::require_between("epsilon", specification.epsilon, 1e-12, 1.0);
  find_initializer(specification.initializer);
}

Layer draw_layer(const LayerSpecification& specification, std::uint64_t draw) {
  check(specification);
  const Initializer& initializer = find_initializer(specification.initializer);
  const WeightVariances variances = initializer.variances(specification.size);

  Layer layer;
  layer.tokens = drawn_tokens(specification, draw);
  layer.normalised = layer.tokens;
  for (Eigen::Index i = 0; i < layer.normalised.rows(); ++i) {
    if (specification.norm == Norm::layer) layer_norm(numeric::row(layer.normalised, i), specification.epsilon);
    if (specification.norm == Norm::rms) rms_norm(numeric::row(layer.normalised, i), specification.epsilon);
  }
  // A matrix is drawn transposed, d_k × d_model: a row of it makes one column of the result.
  const auto projected = [&](Subject part, double variance) {
    const LayerSize& size = specification.size;
    return numeric::times_transposed(
        layer.normalised, drawn(specification, draw, part, initializer.distribution, size.d_k, size.d_model, variance));
  };
  layer.q = projected(Subject::layer_query, variances.query);
  layer.k = projected(Subject::layer_key, variances.key);
  layer.v = projected(Subject::layer_value, variances.value);
  layer.scores = numeric::times_transposed(layer.q, layer.k);
  return layer;
}

namespace {

/// Mean of a figure and its standard error over draws, by Welford's recurrence.
class OverDraws {
 public:
  void add(double figure) {
    count_ += 1;
    const double delta = figure - mean_;
    mean_ += delta / count_;
    squares_ += delta * (figure - mean_);
  }
  Measured measured(double unit) const { return {mean_ / unit, std::sqrt(squares_ / (count_ - 1) / count_) / unit}; }

 private:
  double count_ = 0, mean_ = 0, squares_ = 0;
};

double mean_square(const numeric::Matrix& matrix) {
  const std::span<const double> all(matrix.data(), static_cast<std::size_t>(matrix.size()));
  return numeric::dot(all, all) / static_cast<double>(matrix.size());
}

double variance_within_rows(const numeric::Matrix& scores) {
  const double keys = static_cast<double>(scores.cols());
  double sum = 0;
  for (Eigen::Index i = 0; i < scores.rows(); ++i) {
    const std::span<const double> row = numeric::row(scores, i);
    const double mean = numeric::sum(row) / keys;
    double squares = 0;
    for (const double score : row) squares += (score - mean) * (score - mean);
    sum += squares / (keys - 1);
  }
  return sum / static_cast<double>(scores.rows());
}

/// Over pairs of different tokens: |Σ y/|y||² counts each pair twice and each token once.
double mean_cosine(const numeric::Matrix& tokens) {
  numeric::Vector total = numeric::Vector::Zero(tokens.cols());
  double counted = 0;
  for (Eigen::Index i = 0; i < tokens.rows(); ++i) {
    const double length = std::sqrt(numeric::dot(numeric::row(tokens, i), numeric::row(tokens, i)));
    if (!(length > 0)) continue;
    for (Eigen::Index j = 0; j < tokens.cols(); ++j) total[j] += tokens(i, j) / length;
    counted += 1;
  }
  const std::span<const double> all(total.data(), static_cast<std::size_t>(total.size()));
  return counted > 1 ? (numeric::dot(all, all) - counted) / (counted * (counted - 1)) : 0;
}

}  // namespace

MeasuredLayer measure_layer(const LayerSpecification& specification, std::uint64_t draws) {
  check(specification);
  const double repetitions = static_cast<double>(numeric::require_count("draws", draws, 2, 10000));
  const double n = static_cast<double>(specification.tokens), d = static_cast<double>(specification.size.d_k);
  const double each = n * d * (3 * static_cast<double>(specification.size.d_model) + n);
  numeric::require_between("draws · products of a draw", repetitions * each, 0, kMostProducts);

  OverDraws query, key, value, score, row_score, cosine;
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    const Layer layer = draw_layer(specification, draw);
    query.add(mean_square(layer.q));
    key.add(mean_square(layer.k));
    value.add(mean_square(layer.v));
    score.add(mean_square(layer.scores));
    row_score.add(variance_within_rows(layer.scores));
    cosine.add(mean_cosine(layer.normalised));
  }
  return {query.measured(1), key.measured(1),       value.measured(1),     score.measured(1),
          score.measured(d), row_score.measured(1), row_score.measured(d), cosine.measured(1).value};
}

}  // namespace sqrtdk::initialization
