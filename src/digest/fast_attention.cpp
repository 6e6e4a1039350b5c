// The fixed run of what works in float at speed: fused attention and softmax of rows.
#include "../attention/fused.hpp"
#include "../softmax/float_rows.hpp"
#include "digests.hpp"
#include "fixed_draws.hpp"

namespace sqrtdk::digest {
namespace {

std::vector<float> floats(std::uint64_t subject, std::uint64_t rows, std::uint64_t columns) {
  const std::uint64_t size = rows * columns;
  const std::vector<double> all = draws(subject, static_cast<int>(size / 512 + 1));
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(size)};
}

}  // namespace

Run fast_attention_run() {
  Run run{"fast attention",
          "fused attention of 7 × 300 and 261 × 40 tokens, d = 16 and 5, whole and causal, weights and output; softmax "
          "of 9 rows of 37 "
          "floats",
          {}};
  for (const attention::FusedShape& shape : {attention::FusedShape{7, 300, 16, 9}, {261, 40, 5, 3}}) {
    const std::vector<float> q = floats(71, shape.queries, shape.d), k = floats(72, shape.keys, shape.d),
                             v = floats(73, shape.keys, shape.d_v);
    for (const bool causal : {false, true}) {
      std::vector<float> output(shape.queries * shape.d_v), weights(shape.queries * shape.keys);
      attention::fused_attention(q, k, v, shape, 3, output, {causal, weights});
      run.add_all(output);
      run.add_all(weights);
    }
  }
  const std::vector<float> scores = floats(74, 9, 37);
  std::vector<float> weights(scores.size());
  softmax::softmax_rows(scores, 37, weights);
  run.add_all(weights);
  return run;
}

}  // namespace sqrtdk::digest
