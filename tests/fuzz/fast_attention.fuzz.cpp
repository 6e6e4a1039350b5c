// Attention in tiles of floats and softmax of float rows: whatever floats and sizes are given, beside the twins in double.
#include "accepted.hpp"
#include "attention/fused.hpp"
#include "decoder.hpp"
#include "softmax/softmax.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

std::vector<float> floats(Decoder& in, std::size_t count, bool tame) {
  std::vector<float> entries(count);
  for (float& entry : entries) {
    const double given = in.any();
    entry = static_cast<float>(tame && !(std::fabs(given) < 100) ? 1 : given);
  }
  return entries;
}

void rows(Decoder& in) {
  const bool tame = in.flag();
  const std::uint64_t columns = in.count(1, 40);
  const std::vector<float> scores = floats(in, in.between(0, 120), tame);
  std::vector<float> weights(scores.size());
  accepted([&] {
    softmax::softmax_rows(scores, columns, weights);
    all_finite("weights", std::span<const float>(weights));
    for (std::size_t from = 0; from < weights.size(); from += columns) {
      double sum = 0;
      for (std::size_t i = from; i < from + columns; ++i) {
        law(weights[i] >= 0 && weights[i] <= 1.00001f, "a weight is in [0, 1]");
        sum += static_cast<double>(weights[i]);
      }
      law(near(sum, 1, 1e-5), "weights of a row sum to 1");
      const std::vector<double> row(scores.begin() + static_cast<std::ptrdiff_t>(from),
                                    scores.begin() + static_cast<std::ptrdiff_t>(from + columns));
      std::vector<double> twin(columns);
      softmax::softmax(row, twin);
      for (std::size_t i = 0; i < columns; ++i) {
        law(near(static_cast<double>(weights[from + i]), twin[i], 5e-5, 2e-38), "weights are those in double");
      }
    }
  });
}

void fused(Decoder& in) {
  const bool tame = in.flag();
  attention::FusedShape shape{in.between(1, 6), in.between(1, 12), in.between(1, 6), in.between(1, 6)};
  if (in.byte() > 250) shape.keys = 250 + in.between(0, 20);  // more than a block of keys
  const std::vector<float> q = floats(in, shape.queries * shape.d, tame), k = floats(in, shape.keys * shape.d, tame),
                           v = floats(in, shape.keys * shape.d_v, tame);
  std::vector<float> output(shape.queries * shape.d_v), weights(in.flag() ? shape.queries * shape.keys : 0);
  const bool causal = in.flag();
  const double divisor = in.any();
  if (const std::uint8_t wrong = in.byte(); wrong > 250) {  // sizes that the arrays do not have
    std::uint64_t* const sizes[] = {&shape.queries, &shape.keys, &shape.d, &shape.d_v};
    *sizes[wrong % 4] = in.count(1, 70'000);
  }
  accepted([&] {
    attention::fused_attention(q, k, v, shape, divisor, output, {causal, weights});
    all_finite("outputs", std::span<const float>(output));
    all_finite("weights", std::span<const float>(weights));
    for (std::size_t from = 0; from < weights.size(); from += shape.keys) {
      double sum = 0;
      for (std::size_t j = 0; j < shape.keys; ++j) {
        law(!causal || j <= from / shape.keys || weights[from + j] == 0, "a query does not look ahead");
        sum += static_cast<double>(weights[from + j]);
      }
      law(near(sum, 1, 1e-4), "weights of a query sum to 1");
    }
    for (std::size_t c = 0; c < shape.d_v; ++c) {
      float least = v[c], most = v[c];
      for (std::size_t j = 1; j < shape.keys; ++j) {
        least = std::fmin(least, v[j * shape.d_v + c]);
        most = std::fmax(most, v[j * shape.d_v + c]);
      }
      const float slack = 1e-4f * std::fmax(std::fabs(least), std::fabs(most)) + 1e-37f;
      for (std::size_t i = 0; i < shape.queries; ++i) {
        const float entry = output[i * shape.d_v + c];
        law(entry >= least - slack && entry <= most + slack, "outputs lie among the values");
      }
    }
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  if (in.flag()) {
    fused(in);
  } else {
    rows(in);
  }
  return 0;
}
