// The exercises whose answers no source prints: saturation, temperature, peaked against uniform, with and without scaling.
#include "kinds.hpp"

namespace sqrtdk::worked_examples {
namespace {

using Scores = std::vector<DoubleDouble>;

constexpr double kSmallScore = 600;  // keeps e^x inside DoubleDouble's domain

// The inputs of a kind of which nothing is printed.
GivenFigures inputs_of(const Example& example, std::initializer_list<Quantity> allowed) {
  const GivenFigures inputs(example.inputs, "", allowed), printed(example.printed, "printed ", {});
  return inputs;
}

DoubleDouble sum_of_exponentials(Scores scores) {
  for (DoubleDouble& score : scores) score = numeric::exp(score);
  return sum_of(scores);
}

// Weights of these scores, one line each: e^(x_i − ln Σ e^x), so that the smallest are right too.
Scores write_weights(const char* label, const Scores& scores, LineWriter& writer, int index = 1) {
  const DoubleDouble sum = sum_of_exponentials(scores), log_sum = numeric::log(sum);
  Scores weights;
  for (const DoubleDouble& score : scores) {
    const Heading heading{label, index++, {"exp(", score, ") / ", sum}};
    weights.push_back(writer.write_exponential(heading, score - log_sum).exact);
  }
  return weights;
}

// The trace of the softmax Jacobian, Σ p_i (1 − p_i).
DoubleDouble write_trace(const char* label, const Scores& diagonal, LineWriter& writer) {
  return writer.write({label, 0, {diagonal}}, sum_of(diagonal)).exact;
}

// −Σ p_i ln p_i in nats; 0 · ln 0 = 0.
void write_entropy(int index, const Scores& weights, LineWriter& writer) {
  Scores terms;
  for (const DoubleDouble& weight : weights) {
    terms.push_back(weight > 0.0 ? 0.0 - weight * numeric::log(weight) : DoubleDouble());
  }
  writer.write({"entropy", index, {terms}}, sum_of(terms));
}

}  // namespace

/// softmax([x, fixed scores]): the first weight is e^x / (e^x + S), S = Σ e^fixed; it reaches p at x = ln(S p / (1 − p)),
/// and its slope p (1 − p) is greatest, ¼, at x = ln S.
void evaluate_saturation(const Example& example, Evaluation& evaluation) {
  constexpr int kSteps = 10;
  const GivenFigures inputs = inputs_of(example, {figure::others, figure::x_from, figure::x_to});
  const Scores fixed = inputs.numbers(figure::others, 1, -kSmallScore, kSmallScore);
  const DoubleDouble from = inputs.number(figure::x_from, -kSmallScore, kSmallScore);
  const DoubleDouble to = inputs.number(figure::x_to, -kSmallScore, kSmallScore);
  const DoubleDouble sum = sum_of_exponentials(fixed);

  LineWriter writer(evaluation);
  for (int step = 0; step <= kSteps; ++step) {
    const DoubleDouble x = from + (to - from) * static_cast<double>(step) / static_cast<double>(kSteps);
    const DoubleDouble e = numeric::exp(x);
    writer.write({"first-weight", step + 1, {"exp(", x, ") / (exp(", x, ") + ", sum, ")"}}, e / (e + sum));
  }
  struct Threshold {
    const char* label;
    DoubleDouble odds;
  };
  for (const Threshold& each : {Threshold{"threshold-90", 9.0}, {"threshold-99", 99.0}, {"threshold-999", 999.0}}) {
    writer.write({each.label, 0, {"ln(", each.odds, " * ", sum, ")"}}, numeric::log(sum * each.odds));
  }
  writer.write({"steepest", 0, {"ln(", sum, ")"}}, numeric::log(sum));
  writer.write({"greatest-slope", 0, {"1/2 * (1 - 1/2)"}}, 0.25);
}

/// Weights at temperatures τ = multiple · c(d): halving τ squares the odds of any two keys.
void evaluate_temperature(const Example& example, Evaluation& evaluation) {
  constexpr std::size_t kMostTemperatures = 8;
  const GivenFigures inputs = inputs_of(example, {figure::scores, figure::d_k, figure::multiples});
  const Scores scores = inputs.numbers(figure::scores, 2),
               multiples = inputs.numbers(figure::multiples, 1, 0.001, 1000);
  if (multiples.size() > kMostTemperatures)
    refuse("too-many", inputs.at(figure::multiples, kMostTemperatures + 1), "8");

  LineWriter writer(evaluation);
  const DoubleDouble divisor = write_divisor(example, inputs.dimension(), {}, writer, evaluation).exact;
  for (std::size_t t = 0; t < multiples.size(); ++t) {
    const DoubleDouble temperature = multiples[t] * divisor;
    writer.write({"temperature", place(t), {multiples[t], " * ", divisor}}, temperature);
    const Scores divided_scores = divided(scores, temperature);
    for (const DoubleDouble& score : divided_scores) {
      if (numeric::abs(score) > kSmallScore) {
        refuse("out-of-range", inputs.at(figure::multiples, place(t)), "|score / τ| ≤ 600");
      }
    }
    write_entropy(place(t), write_weights("weight", divided_scores, writer, place(t * scores.size())), writer);
    writer.write_exponential({"odds", place(t), {"exp((", scores[0], " - ", scores[1], ") / ", temperature, ")"}},
                             (scores[0] - scores[1]) / temperature);
  }
  evaluation.weights_unscaled = rounded_to_double(exact_softmax(scores));
  evaluation.weights_scaled = rounded_to_double(exact_softmax(divided(scores, divisor)));
}

/// The diagonal and the trace of the softmax Jacobian, for peaked scores and for uniform ones.
void evaluate_gradient(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs = inputs_of(example, {figure::peaked, figure::uniform});
  LineWriter writer(evaluation);
  const auto write = [&](List list, const char* weight_label, const char* diagonal_label, const char* trace_label) {
    const Scores weights = write_weights(weight_label, inputs.numbers(list, 2, -kSmallScore, kSmallScore), writer);
    const Scores diagonal = jacobian_diagonal(weights);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      writer.write({diagonal_label, place(i), {weights[i], " * (1 - ", weights[i], ")"}}, diagonal[i]);
    }
    return write_trace(trace_label, diagonal, writer);
  };
  const DoubleDouble peaked = write(figure::peaked, "peaked-weight", "peaked-diagonal", "peaked-trace");
  const DoubleDouble uniform = write(figure::uniform, "uniform-weight", "uniform-diagonal", "uniform-trace");
  if (peaked > 1e-200) writer.write({"trace-ratio", 0, {uniform, " / ", peaked}}, uniform / peaked);
}

/// The start of the training ablation: a row of scores of the size that q·k has at this d, without the divisor and with it.
void evaluate_ablation(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs = inputs_of(example, {figure::standard_scores, figure::d_k});
  const Scores standard = inputs.numbers(figure::standard_scores, 2, -9, 9);
  const std::uint64_t dimension = known_dimension(inputs.dimension(), evaluation);
  LineWriter writer(evaluation);
  const DoubleDouble divisor = write_divisor(example, dimension, {}, writer, evaluation).exact;
  const DoubleDouble d = static_cast<double>(dimension), size = numeric::sqrt(d);
  Scores raw;
  for (const DoubleDouble& score : standard) {
    raw.push_back(writer.write({"raw-score", place(raw.size()), {score, " * √", d}}, score * size).exact);
  }
  const Scores scaled = divided(raw, divisor);
  for (const DoubleDouble& score : scaled) {
    if (numeric::abs(score) > kSmallScore) refuse("out-of-range", "divisor", live(divisor), "|score / c| ≤ 600");
  }
  const Scores unscaled_weights = write_weights("unscaled-weight", raw, writer);
  write_trace("unscaled-trace", jacobian_diagonal(unscaled_weights), writer);
  const Scores scaled_weights = write_weights("scaled-weight", scaled, writer);
  write_trace("scaled-trace", jacobian_diagonal(scaled_weights), writer);
  writer.remark("training-not-run");
  evaluation.weights_unscaled = rounded_to_double(unscaled_weights);
  evaluation.weights_scaled = rounded_to_double(scaled_weights);
}

}  // namespace sqrtdk::worked_examples
