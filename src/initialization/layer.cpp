// Draws in double from float streams; each of tokens, W_Q, W_K and W_V has a stream of its own.
#include "layer.hpp"

#include <cmath>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/products.hpp"
#include "../random/entries.hpp"
#include "../random/streams.hpp"
#include "token_norm.hpp"

namespace sqrtdk::initialization {
namespace {

using random::Subject;

/// rows × columns draws of mean 0 and variance `variance`.
numeric::Matrix drawn(const LayerSpecification& specification, std::uint64_t draw, Subject part, std::string_view law,
                      std::uint64_t rows, std::uint64_t columns, double variance) {
  random::Stream stream({specification.seed, random::subject(part), draw});
  const random::Entries entries({std::string(law)});
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
  const auto count = [](const char* name, std::uint64_t value, std::uint64_t least, std::uint64_t most) {
    numeric::require_count(name, static_cast<double>(value), least, most);
  };
  count("d_model", specification.size.d_model, 1, 16384);
  count("heads", specification.size.heads, 1, 256);
  count("d_k", specification.size.d_k, 1, 512);
  count("tokens", specification.tokens, 2, 512);
  count("tokens · d_model", specification.tokens * specification.size.d_model, 2, 1u << 22);
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
        layer.normalised, drawn(specification, draw, part, initializer.law, size.d_k, size.d_model, variance));
  };
  layer.q = projected(Subject::layer_query, variances.query);
  layer.k = projected(Subject::layer_key, variances.key);
  layer.v = projected(Subject::layer_value, variances.value);
  layer.scores = numeric::times_transposed(layer.q, layer.k);
  return layer;
}

}  // namespace sqrtdk::initialization
