// The exercises whose answers no source prints: saturation, temperature, peaked against uniform, with and without scaling.
#include "applied_rule.hpp"
#include "exact_softmax.hpp"
#include "kinds.hpp"

namespace sqrtdk::worked_examples {
namespace {

using Scores = std::vector<DoubleDouble>;

constexpr double kSmallScore = 600;  // keeps e^x inside DoubleDouble's domain

int place(std::size_t i) { return static_cast<int>(i + 1); }

DoubleDouble sum_of_exponentials(const Scores& scores) {
  DoubleDouble sum;
  for (const DoubleDouble& score : scores) sum = sum + numeric::exp(score);
  return sum;
}

// Weights of these scores, one line each: e^(x_i − ln Σ e^x), so that the smallest are right too.
Scores write_weights(const char* label, const Scores& scores, int first_index, LineWriter& writer) {
  const DoubleDouble sum = sum_of_exponentials(scores), log_sum = numeric::log(sum);
  Scores weights;
  for (const DoubleDouble& score : scores) {
    weights.push_back(
        writer.write_exponential({label, first_index++, "exp(#) / #"}, {score, sum}, score - log_sum).exact);
  }
  return weights;
}

void write_trace(const char* label, const Scores& weights, LineWriter& writer) {
  Scores diagonal;
  for (const DoubleDouble& weight : weights) diagonal.push_back(weight * (1.0 - weight));
  writer.write({label, 0, "@", &diagonal}, {}, jacobian_trace(weights));
}

void write_entropy(int index, const Scores& weights, LineWriter& writer) {
  Scores terms;
  for (const DoubleDouble& weight : weights) terms.push_back(entropy({weight}));
  writer.write({"entropy", index, "@", &terms}, {}, entropy(weights));
}

Scores small_scores(const NamedFigures& inputs, const char* name, std::size_t least_count) {
  return inputs.numbers(name, least_count, -kSmallScore, kSmallScore);
}

}  // namespace

/// softmax([x, fixed scores]): the first weight is e^x / (e^x + S), S = Σ e^fixed; it reaches p at x = ln(S p / (1 − p)),
/// and its slope p (1 − p) is greatest, ¼, at x = ln S.
void evaluate_saturation(const Example& example, Evaluation& evaluation) {
  constexpr int kSteps = 10;
  const NamedFigures inputs(example.inputs, "", "others* x_from x_to");
  const NamedFigures printed(example.printed, "printed ", "");
  const Scores fixed = small_scores(inputs, "others", 1);
  const DoubleDouble from = inputs.number("x_from", -kSmallScore, kSmallScore);
  const DoubleDouble to = inputs.number("x_to", -kSmallScore, kSmallScore);
  const DoubleDouble sum = sum_of_exponentials(fixed);

  LineWriter writer(evaluation);
  for (int step = 0; step <= kSteps; ++step) {
    const DoubleDouble x = from + (to - from) * static_cast<double>(step) / static_cast<double>(kSteps);
    const DoubleDouble e = numeric::exp(x);
    writer.write({"first-weight", step + 1, "exp(#) / (exp(#) + #)"}, {x, x, sum}, e / (e + sum));
  }
  struct Threshold {
    const char* label;
    double odds;
  };
  for (const Threshold each : {Threshold{"threshold-90", 9}, {"threshold-99", 99}, {"threshold-999", 999}}) {
    writer.write({each.label, 0, "ln(# * #)"}, {each.odds, sum}, numeric::log(sum * each.odds));
  }
  writer.write({"steepest", 0, "ln(#)"}, {sum}, numeric::log(sum));
  writer.write({"greatest-slope", 0, "1/2 * (1 - 1/2)"}, {}, DoubleDouble(0.25));
}

/// Weights at temperatures τ = multiple · c(d): halving τ squares the odds of any two keys.
void evaluate_temperature(const Example& example, Evaluation& evaluation) {
  constexpr std::size_t kMostTemperatures = 8;
  const NamedFigures inputs(example.inputs, "", "scores* d_k multiples*");
  const NamedFigures printed(example.printed, "printed ", "");
  const Scores scores = inputs.numbers("scores", 2), multiples = inputs.numbers("multiples", 1, 0.001, 1000);
  if (multiples.size() > kMostTemperatures) refuse("too-many", inputs.at("multiples", kMostTemperatures + 1), "8");

  LineWriter writer(evaluation);
  const DoubleDouble divisor = write_divisor(example, inputs.dimension(), {}, writer, evaluation).exact;
  int weights_written = 0;
  for (std::size_t t = 0; t < multiples.size(); ++t) {
    const DoubleDouble temperature = multiples[t] * divisor;
    writer.write({"temperature", place(t), "# * #"}, {multiples[t], divisor}, temperature);
    const Scores divided_scores = divided(scores, temperature);
    for (const DoubleDouble& score : divided_scores) {
      if (numeric::abs(score) > kSmallScore) {
        refuse("out-of-range", inputs.at("multiples", place(t)), "|score / τ| ≤ 600");
      }
    }
    const Scores weights = write_weights("weight", divided_scores, weights_written + 1, writer);
    weights_written += static_cast<int>(scores.size());
    write_entropy(place(t), weights, writer);
    writer.write_exponential({"odds", place(t), "exp((# - #) / #)"}, {scores[0], scores[1], temperature},
                             (scores[0] - scores[1]) / temperature);
  }
  evaluation.weights_unscaled = rounded_to_double(exact_softmax(scores));
  evaluation.weights_scaled = rounded_to_double(exact_softmax(divided(scores, divisor)));
}

/// The diagonal and the trace of the softmax Jacobian, for peaked scores and for uniform ones.
void evaluate_gradient(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "peaked* uniform*");
  const NamedFigures printed(example.printed, "printed ", "");
  struct Side {
    const char *input, *weight, *diagonal, *trace;
  };
  constexpr Side kSides[] = {{"peaked", "peaked-weight", "peaked-diagonal", "peaked-trace"},
                             {"uniform", "uniform-weight", "uniform-diagonal", "uniform-trace"}};
  LineWriter writer(evaluation);
  Scores traces;
  for (const Side& side : kSides) {
    const Scores weights = write_weights(side.weight, small_scores(inputs, side.input, 2), 1, writer);
    int index = 0;
    for (const DoubleDouble& weight : weights) {
      writer.write({side.diagonal, ++index, "# * (1 - #)"}, {weight, weight}, weight * (1.0 - weight));
    }
    write_trace(side.trace, weights, writer);
    traces.push_back(jacobian_trace(weights));
  }
  if (traces[0] > 1e-200) writer.write({"trace-ratio", 0, "# / #"}, {traces[1], traces[0]}, traces[1] / traces[0]);
}

/// The start of the training ablation: a row of scores of the size that q·k has at this d, without the divisor and with it.
void evaluate_ablation(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "standard_scores* d_k");
  const NamedFigures printed(example.printed, "printed ", "");
  const Scores standard = inputs.numbers("standard_scores", 2, -9, 9);
  const std::uint64_t dimension = known_dimension(inputs.dimension(), evaluation);
  LineWriter writer(evaluation);
  const DoubleDouble divisor = write_divisor(example, dimension, {}, writer, evaluation).exact;
  const DoubleDouble d = static_cast<double>(dimension), size = numeric::sqrt(d);
  Scores raw;
  for (const DoubleDouble& score : standard) {
    const int index = place(raw.size());
    raw.push_back(writer.write({"raw-score", index, "# * √#"}, {score, d}, score * size).exact);
  }
  const Scores scaled = divided(raw, divisor);
  for (const DoubleDouble& score : scaled) {
    if (numeric::abs(score) > kSmallScore) refuse("out-of-range", "divisor", live(divisor), "|score / c| ≤ 600");
  }
  const Scores unscaled_weights = write_weights("unscaled-weight", raw, 1, writer);
  write_trace("unscaled-trace", unscaled_weights, writer);
  const Scores scaled_weights = write_weights("scaled-weight", scaled, 1, writer);
  write_trace("scaled-trace", scaled_weights, writer);
  writer.remark("training-not-run");
  evaluation.weights_unscaled = rounded_to_double(unscaled_weights);
  evaluation.weights_scaled = rounded_to_double(scaled_weights);
}

}  // namespace sqrtdk::worked_examples
