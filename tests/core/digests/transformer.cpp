// The fixed run of a transformer: every figure of a GPT-2 with drawn weights, at odd sizes, under three divisors.
#include <cstdint>
#include <string>

#include "runs.hpp"
#include "transformer/pass.hpp"
#include "transformer/tensor_bytes.hpp"

namespace sqrtdk::digests {
namespace {

/// Gains are about 1, everything else about 0.
std::vector<float> drawn_tensor(const transformer::TensorShape& shape, std::uint64_t subject) {
  const std::size_t size = shape.rows * shape.columns;
  const std::vector<double> numbers = draws(subject, static_cast<int>(size / 512 + 1));
  const bool gain = shape.name.find("ln_") != std::string::npos && shape.name.ends_with(".weight");
  std::vector<float> tensor;
  for (std::size_t i = 0; i < size; ++i) tensor.push_back(static_cast<float>((gain ? 1.0 : 0.0) + 0.25 * numbers[i]));
  return tensor;
}

void add_head(Run& run, const transformer::HeadScores& head) {
  for (const double figure : {head.raw.count, head.raw.mean, head.raw.m2, head.raw.m3, head.raw.m4, head.beyond,
                              head.row_variance, head.peak, head.entropy, head.std(), head.row_std()}) {
    run.add(figure);
  }
  for (const auto* histogram : {&head.in_root_d, &head.divided}) {
    run.add(histogram->below);
    run.add_all(histogram->counts);
    run.add(histogram->above);
  }
}

}  // namespace

Run transformer_run() {
  Run run{"transformer",
          "losses, logits, every head's scores and a pattern of a GPT-2 of 2 layers, 3 heads, width 33 and 1100 "
          "tokens, under "
          "√d, without a divisor, and with 2√d in one layer; every float16",
          {}};
  const transformer::Sizes sizes{2, 3, 33, 1100, 20};
  std::vector<std::uint32_t> text;
  for (std::uint32_t i = 0; i < 19; ++i) text.push_back((7 * i * i + 31 * i) % 1100);
  transformer::Pass pass({sizes, text, {{}, {{"none", 0}, {}}, {{"temperature", 2}, 1}}, {{1, 2}}});
  for (std::uint64_t subject = 80; !pass.done(); ++subject) {
    const transformer::TensorShape shape = pass.wanted().front().tensor;
    // The table of tokens is the same at the start and at the end.
    pass.take(shape.name, drawn_tensor(shape, shape.name == transformer::kTokenTable ? 80 : subject));
  }
  for (std::size_t variant = 0; variant < 3; ++variant) {
    run.add(pass.losses()[variant].bits);
    run.add_all(pass.losses()[variant].tokens);
    run.add_all(pass.pattern(variant, 0));
    for (std::uint64_t layer = 0; layer < sizes.layers; ++layer) {
      for (std::uint64_t head = 0; head < sizes.heads; ++head) add_head(run, pass.head(variant, {layer, head}));
    }
  }
  run.add_all(pass.last_logits());
  // Infinities and NaN left out.
  for (std::uint32_t word = 0; word < 0x7c00; ++word) {
    run.add(static_cast<double>(transformer::from_float16(static_cast<std::uint16_t>(word))));
  }
  return run;
}

}  // namespace sqrtdk::digests
