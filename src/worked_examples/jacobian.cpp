// Worked examples of how softmax reacts: its Jacobian for given weights, the two formulas of its entries, and the exercises whose answers no
// source prints: saturation, temperature, peaked against uniform, with and without scaling.
#include <algorithm>
#include <iterator>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

void evaluate_jacobian(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::weights});
  const Numbers weights = inputs.numbers(figure::weights, 1, 0, 1);
  const GivenFigures printed(example.printed, "printed ", {figure::diagonal, figure::trace}, weights.size());

  LineWriter writer(evaluation);
  const Numbers diagonal = jacobian_diagonal(weights);
  Traced trace;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    trace = trace + writer.write({"jacobian-diagonal", place(i), {weights[i], " * (1 - ", weights[i], ")"}},
                                 diagonal[i], printed.at(figure::diagonal, place(i)));
  }
  writer.write({"jacobian-trace", 0, {diagonal}}, trace, printed.at(figure::trace));
  const DoubleDouble total = sum_of(weights);
  if (numeric::abs(total - 1.0) > 1e-9) writer.remark("weights-do-not-sum-to-one", {total});
}

namespace {

// ∂s_i/∂x_j by the five-point central difference.
DoubleDouble measured_derivative(const Numbers& x, std::size_t i, std::size_t j) {
  constexpr double kStep = 0x1p-20;
  const auto at = [&](double steps) {
    Numbers moved = x;
    moved[j] = moved[j] + steps * kStep;
    return exact_softmax(moved)[i];
  };
  return ((at(1) - at(-1)) * 8.0 - (at(2) - at(-2))) / (12 * kStep);
}

// Numbers at which a formula is tried: uniform, peaked, in between.
constexpr double kPoints[][3] = {{0, 0, 0}, {14, 10, 12}, {1.75, 1.25, 1.5}, {-2, 0.5, 3}};

// Whether a formula in s_i and s_j is what the differences are, over all entries on the diagonal or off it.
void write_formula(const Heading& heading, const char* known, const Given& printed, bool diagonal, LineWriter& writer) {
  constexpr double kTolerance = 1e-18;  // the five-point difference is right to about 1e-24
  constexpr double kUnbounded = 1e300;
  writer.add(heading);
  int entries = 0;
  DoubleDouble worst;
  for (const auto& point : kPoints) {
    const Numbers x(std::begin(point), std::end(point)), s = exact_softmax(x);
    for (std::size_t i = 0; i < x.size(); ++i) {
      for (std::size_t j = 0; j < x.size(); ++j) {
        if ((i == j) != diagonal) continue;
        const DoubleDouble stated =
            evaluate_formula(printed.empty() ? known : printed.text(), printed, {{"s_i", s[i]}, {"s_j", s[j]}});
        const DoubleDouble deviation = numeric::abs(stated - measured_derivative(x, i, j));
        if (!(deviation < kUnbounded)) {
          worst = kUnbounded;  // a division by 0, or no number at all
        } else if (deviation > worst) {
          worst = deviation;
        }
        ++entries;
      }
    }
  }
  const bool holds = worst <= kTolerance;
  if (!printed.empty()) writer.settle(printed.text(), holds ? Verdict::agrees : Verdict::differs, holds ? "" : known);
  writer.remark(holds ? "holds-always" : "fails-somewhere", {static_cast<double>(entries), worst});
}

}  // namespace

void evaluate_jacobian_formula(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {});
  const GivenFigures printed(example.printed, "printed ", {figure::i_equals_j, figure::i_differs_from_j});
  LineWriter writer(evaluation);
  write_formula({"derivative-same", 0, {"∂s_i/∂x_i"}}, "s_i (1 - s_i)", printed.at(figure::i_equals_j), true, writer);
  write_formula({"derivative-other", 0, {"∂s_i/∂x_j"}}, "-s_i s_j", printed.at(figure::i_differs_from_j), false,
                writer);
}

namespace {

constexpr double kSmallScore = 600;  // keeps e^x inside DoubleDouble's domain

// The inputs of a kind of which nothing is printed.
GivenFigures inputs_of(const Example& example, std::initializer_list<Quantity> allowed) {
  const GivenFigures inputs(example.inputs, "", allowed), printed(example.printed, "printed ", {});
  return inputs;
}

DoubleDouble sum_of_exponentials(const Numbers& scores) {
  return sum_of(mapped(scores, [](const DoubleDouble& score) { return numeric::exp(score); }));
}

// Softmax of scores, and its logarithms, which keep the digits of a row in which one key has nearly all the weight.
struct Row {
  Numbers weights;     // p_i
  Numbers logarithms;  // ln p_i
  Numbers others;      // ln (1 − p_i), from the sum of the other weights
};

// Where p is above it, 1 − p and ln p lose digits.
constexpr double kPeaked = 1 - 1e-6;

// ln Σ e^x, also where every e^x vanishes.
DoubleDouble log_sum_of(const Numbers& logarithms) {
  const DoubleDouble greatest = *std::max_element(logarithms.begin(), logarithms.end());
  return greatest + numeric::log(sum_of(
                        mapped(logarithms, [&](const DoubleDouble& each) { return numeric::exp(each - greatest); })));
}

// Weights of these scores, one line each: e^(x_i − ln Σ e^x), so that the smallest are right too.
Row write_weights(const char* label, const Numbers& scores, LineWriter& writer, int index = 1) {
  const DoubleDouble sum = sum_of_exponentials(scores), log_sum = numeric::log(sum);
  Row row;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Heading heading{label, index++, {"exp(", scores[i], ") / ", sum}};
    row.logarithms.push_back(scores[i] - log_sum);
    row.weights.push_back(writer.write_exponential(heading, row.logarithms[i]).exact);
    Numbers rest = scores;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    row.others.push_back(log_sum_of(rest) - log_sum);
  }
  return row;
}

// The sum of terms that are given with their logarithms.
DoubleDouble write_sum(const Heading& heading, const Numbers& terms, const Numbers& logarithms, LineWriter& writer) {
  const DoubleDouble logarithm = log_sum_of(logarithms);
  if (logarithm < -kSmallScore) return writer.write_exponential(heading, logarithm).exact;
  return writer.write(heading, sum_of(terms)).exact;
}

// p_i (1 − p_i) of each key, and its sum, the trace of the softmax Jacobian; lines of the entries where they have a label.
DoubleDouble write_trace(const char* diagonal_label, const char* trace_label, const Row& row, LineWriter& writer) {
  Numbers diagonal = jacobian_diagonal(row.weights), logarithms;
  for (std::size_t i = 0; i < diagonal.size(); ++i) {
    const DoubleDouble& weight = row.weights[i];
    logarithms.push_back(row.logarithms[i] + row.others[i]);
    const bool peaked = weight > kPeaked;
    if (peaked) diagonal[i] = weight * numeric::exp(row.others[i]);
    if (!diagonal_label) continue;
    if (peaked) {
      write_sum({diagonal_label, place(i), {weight, " * ", exponential_of(row.others[i])}}, {diagonal[i]},
                {logarithms[i]}, writer);
    } else {
      write_sum({diagonal_label, place(i), {weight, " * (1 - ", weight, ")"}}, {diagonal[i]}, {logarithms[i]}, writer);
    }
  }
  return write_sum({trace_label, 0, {diagonal}}, diagonal, logarithms, writer);
}

// −ln (1 − x) of a small x.
DoubleDouble minus_log_of_rest(const DoubleDouble& x) {
  constexpr double kSeries = 1e-8;
  return x < kSeries ? x * (1.0 + x * (0.5 + x * (1.0 / DoubleDouble(3.0) + x * 0.25))) : 0.0 - numeric::log(1.0 - x);
}

// −Σ p_i ln p_i in nats; 0 · ln 0 = 0.
void write_entropy(int index, const Row& row, LineWriter& writer) {
  Numbers terms, logarithms;
  for (std::size_t i = 0; i < row.weights.size(); ++i) {
    const DoubleDouble& weight = row.weights[i];
    const bool peaked = weight > kPeaked;
    const DoubleDouble surprise = peaked         ? minus_log_of_rest(numeric::exp(row.others[i]))
                                  : weight > 0.0 ? 0.0 - numeric::log(weight)
                                                 : 0.0 - row.logarithms[i];
    terms.push_back(weight * surprise);
    // Of x as small as this −ln (1 − x) is x.
    const bool vanishes = peaked && row.others[i] < -kSmallScore;
    logarithms.push_back(row.logarithms[i] + (vanishes ? row.others[i] : numeric::log(surprise)));
  }
  write_sum({"entropy", index, {terms}}, terms, logarithms, writer);
}

}  // namespace

/// softmax([x, fixed scores]): the first weight is e^x / (e^x + S), S = Σ e^fixed; it reaches p at x = ln(S p / (1 − p)),
/// and its slope p (1 − p) is greatest, ¼, at x = ln S.
void evaluate_saturation(const Example& example, Evaluation& evaluation) {
  constexpr int kSteps = 10;
  const GivenFigures inputs = inputs_of(example, {figure::others, figure::x_from, figure::x_to});
  const Numbers fixed = inputs.numbers(figure::others, 1, -kSmallScore, kSmallScore);
  const DoubleDouble from = inputs.number(figure::x_from, -kSmallScore, kSmallScore);
  const DoubleDouble to = inputs.number(figure::x_to, -kSmallScore, kSmallScore);
  const DoubleDouble sum = sum_of_exponentials(fixed);

  LineWriter writer(evaluation);
  for (int step = 0; step <= kSteps; ++step) {
    const DoubleDouble x = from + (to - from) * static_cast<double>(step) / static_cast<double>(kSteps);
    const DoubleDouble e = numeric::exp(x);
    const Heading heading{"first-weight", step + 1, {"exp(", x, ") / (exp(", x, ") + ", sum, ")"}};
    const DoubleDouble logarithm = x - numeric::log(e + sum);
    if (logarithm < -kSmallScore) {
      writer.write_exponential(heading, logarithm);
    } else {
      writer.write(heading, e / (e + sum));
    }
  }
  const auto write_threshold = [&](const char* label, const DoubleDouble& odds) {
    writer.write({label, 0, {"ln(", odds, " * ", sum, ")"}}, numeric::log(sum * odds));
  };
  write_threshold("threshold-90", 9.0);
  write_threshold("threshold-99", 99.0);
  write_threshold("threshold-999", 999.0);
  writer.write({"steepest", 0, {"ln(", sum, ")"}}, numeric::log(sum));
  writer.write({"greatest-slope", 0, {"1/2 * (1 - 1/2)"}}, 0.25);
}

/// Weights at temperatures τ = multiple · c(d): halving τ squares the odds of any two keys.
void evaluate_temperature(const Example& example, Evaluation& evaluation) {
  constexpr std::size_t kMostTemperatures = 8;
  const GivenFigures inputs = inputs_of(example, {figure::scores, figure::d_k, figure::multiples});
  const Numbers scores = inputs.numbers(figure::scores, 2),
                multiples = inputs.numbers(figure::multiples, 1, 0.001, 1000);
  if (multiples.size() > kMostTemperatures)
    refuse("too-many", inputs.at(figure::multiples, kMostTemperatures + 1), "8");

  LineWriter writer(evaluation);
  const DoubleDouble divisor = write_divisor(example, inputs.dimension(), {}, writer, evaluation).exact;
  for (std::size_t t = 0; t < multiples.size(); ++t) {
    const DoubleDouble temperature = multiples[t] * divisor;
    writer.write({"temperature", place(t), {multiples[t], " * ", divisor}}, temperature);
    const Numbers divided_scores = divided(scores, temperature);
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
    const Row row = write_weights(weight_label, inputs.numbers(list, 2, -kSmallScore, kSmallScore), writer);
    return write_trace(diagonal_label, trace_label, row, writer);
  };
  const DoubleDouble peaked = write(figure::peaked, "peaked-weight", "peaked-diagonal", "peaked-trace");
  const DoubleDouble uniform = write(figure::uniform, "uniform-weight", "uniform-diagonal", "uniform-trace");
  if (peaked > 1e-200) writer.write({"trace-ratio", 0, {uniform, " / ", peaked}}, uniform / peaked);
}

/// The start of the training ablation: a row of scores of the size that q·k has at this d, without the divisor and with it.
void evaluate_ablation(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs = inputs_of(example, {figure::standard_scores, figure::d_k});
  const Numbers standard = inputs.numbers(figure::standard_scores, 2, -9, 9);
  const std::uint64_t dimension = known_dimension(inputs.dimension(), evaluation);
  LineWriter writer(evaluation);
  const DoubleDouble divisor = write_divisor(example, dimension, {}, writer, evaluation).exact;
  const DoubleDouble d = static_cast<double>(dimension), size = numeric::sqrt(d);
  Numbers raw;
  for (const DoubleDouble& score : standard) {
    raw.push_back(writer.write({"raw-score", place(raw.size()), {score, " * √", d}}, score * size).exact);
  }
  const Numbers scaled = divided(raw, divisor);
  for (const DoubleDouble& score : scaled) {
    if (numeric::abs(score) > kSmallScore) refuse("out-of-range", "divisor", live(divisor), "|score / c| ≤ 600");
  }
  const Row unscaled_row = write_weights("unscaled-weight", raw, writer);
  write_trace(nullptr, "unscaled-trace", unscaled_row, writer);
  const Row scaled_row = write_weights("scaled-weight", scaled, writer);
  write_trace(nullptr, "scaled-trace", scaled_row, writer);
  writer.remark("training-not-run");
  evaluation.weights_unscaled = rounded_to_double(unscaled_row.weights);
  evaluation.weights_scaled = rounded_to_double(scaled_row.weights);
}

}  // namespace sqrtdk::worked_examples
