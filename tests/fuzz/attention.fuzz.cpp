// Attention with every intermediate and its gradient, under every mask and scale rule; and the additive form.
#include "accepted.hpp"
#include "attention/additive.hpp"
#include "attention/gradient.hpp"
#include "attention/scaled_dot_product.hpp"
#include "decoder.hpp"
#include "scaling/rule.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

attention::Mask mask_of(Decoder& in, std::int64_t queries, std::int64_t keys) {
  const std::uint8_t kind = in.byte();
  attention::Mask mask = attention::Mask::none();
  if (kind & 1) {
    std::vector<std::uint8_t> allowed(static_cast<std::size_t>(queries * keys) + (kind > 250 ? 1 : 0));
    for (std::uint8_t& entry : allowed) entry = in.byte() & 3;
    mask = attention::Mask::of(queries, keys, std::move(allowed));
  }
  return kind & 2 ? mask.and_causal() : mask;
}

scaling::Choice choice_of(Decoder& in) {
  scaling::Choice choice;
  choice.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
  for (const scaling::Rule& rule : scaling::rules()) {
    if (rule.id == choice.id && rule.parameter) choice.parameter = rule.parameter->initial;
  }
  if (in.flag()) choice.parameter = in.any();
  return choice;
}

void dot_product(Decoder& in) {
  const auto size = [&] {
    const std::uint8_t given = in.byte();
    return static_cast<Eigen::Index>(given > 250 ? 0 : 1 + given % 4);
  };
  const Eigen::Index n = size(), m = size(), d = size(), d_v = size();
  const auto make = in.byte() > 240 ? &Decoder::any : &Decoder::finite;
  accepted([&] {
    const scaling::Choice rule = choice_of(in);
    const attention::Mask mask = mask_of(in, n, m);
    const numeric::Matrix q = in.matrix(n, d, make), k = in.matrix(m, d, make), v = in.matrix(m, d_v, make);
    const auto steps = attention::scaled_dot_product_attention(q, k, v, rule, mask);
    all_finite("raw scores", steps.raw_scores);
    all_finite("row maxima", steps.row_maxima);
    all_finite("exponentials", steps.exponentials);
    all_finite("sums", steps.sums);
    all_finite("weights", steps.weights);
    all_finite("outputs", steps.output);
    finite_if_any("the divisor", steps.divisor);
    for (Eigen::Index i = 0; i < n; ++i) {
      law(near(steps.weights.row(i).sum(), 1, 1e-13), "weights sum to 1");
      for (Eigen::Index j = 0; j < m; ++j) {
        law(mask.allows(i, j) || steps.weights(i, j) == 0, "a masked key has weight 0");
        law(mask.allows(i, j) ? std::isfinite(steps.scaled_scores(i, j)) : steps.scaled_scores(i, j) < 0,
            "a scaled score is finite unless masked");
      }
      for (Eigen::Index c = 0; c < d_v; ++c) {
        const double least = v.col(c).minCoeff(), most = v.col(c).maxCoeff();
        const double slack = 1e-13 * std::fmax(std::fabs(least), std::fabs(most)) + 1e-300;
        law(steps.output(i, c) >= least - slack && steps.output(i, c) <= most + slack, "outputs lie among the values");
      }
    }
    const auto gradient = attention::attention_gradient(q, k, v, steps, in.matrix(n, d_v, make));
    all_finite("gradient in v", gradient.v);
    all_finite("gradient in the weights", gradient.weights);
    all_finite("gradient in the scaled scores", gradient.scaled_scores);
    all_finite("gradient in q", gradient.q);
    all_finite("gradient in k", gradient.k);
    finite("gradient in the divisor", gradient.divisor, gradient.log_temperature);
    finite_if_any("gradient in the parameter", gradient.parameter);
  });
}

void additive(Decoder& in) {
  const auto size = [&] { return static_cast<Eigen::Index>(in.byte() % 5); };
  const Eigen::Index n = size(), m = size(), d_q = size(), d_k = size(), h = size();
  const auto make = in.byte() > 240 ? &Decoder::any : &Decoder::finite;
  const numeric::Matrix q = in.matrix(n, d_q, make), k = in.matrix(m, d_k, make);
  attention::AdditiveMaps maps{in.matrix(h, d_q, make), in.matrix(h, d_k, make), in.matrix(h, 1, make)};
  accepted([&] {
    const numeric::Matrix scores = attention::additive_scores(q, k, maps);
    all_finite("additive scores", scores);
    const double limit = attention::additive_score_limit(maps.v);
    law(scores.cwiseAbs().maxCoeff() <= limit * (1 + 1e-14), "no score beyond the sum of |v|");
    const auto gradient = attention::additive_gradient(q, k, maps, in.matrix(n, m, make));
    all_finite("gradient in q", gradient.q);
    all_finite("gradient in k", gradient.k);
    all_finite("gradient in the query map", gradient.maps.query_map);
    all_finite("gradient in the key map", gradient.maps.key_map);
    all_finite("gradient in v", gradient.maps.v);
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  if (in.byte() % 3 == 0) {
    additive(in);
  } else {
    dot_product(in);
  }
  return 0;
}
