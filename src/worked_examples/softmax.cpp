// Worked examples on the way from products to weights: a score, one exponential, softmax, and what printed weights say about each other.
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

void evaluate_dot_product(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::q, figure::k, figure::d_k});
  const Numbers q = inputs.numbers(figure::q), k = inputs.numbers(figure::k);
  const GivenFigures printed(example.printed, "printed ",
                             {figure::terms, figure::dot_product, figure::divisor, figure::scaled_score}, q.size());
  const std::string length = std::to_string(q.size());
  if (k.size() != q.size()) refuse("wrong-length", "k", std::to_string(k.size()), length);
  const std::optional<std::uint64_t> d = inputs.dimension();
  if (d && *d != q.size()) refuse("wrong-length", inputs.at(figure::d_k), length);

  LineWriter writer(evaluation);
  Traced sum;
  Numbers products;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const Traced product = writer.write_calculation({"product", place(i), {q[i], " * ", k[i]}}, q[i] * k[i],
                                                    {q[i], "*", k[i]}, printed.at(figure::terms, place(i)));
    sum = sum + product;
    products.push_back(product.exact);
  }
  const Traced score = writer.write({"dot-product", 0, {products}}, sum, printed.at(figure::dot_product));
  const Traced divisor = write_divisor(example, q.size(), printed.at(figure::divisor), writer, evaluation);
  writer.write({"scaled-score", 0, {score, " / ", divisor}}, score / divisor, printed.at(figure::scaled_score));
}

void evaluate_exponential(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::x});
  const GivenFigures printed(example.printed, "printed ", {figure::value});
  const DoubleDouble x = inputs.number(figure::x, -kLargestScore, kLargestScore);
  LineWriter(evaluation).write_exponential({"exponential", 0, {"exp(", x, ")"}}, x, printed.at(figure::value));
}

namespace {

// Everything from the exponentials on, for one list of scaled scores.
void write_softmax(const std::vector<Traced>& scores, const GivenFigures& printed, bool elided, LineWriter& writer) {
  constexpr double kPlainLogarithm = 600;  // e^±600, their sums and quotients stay inside DoubleDouble's domain
  DoubleDouble greatest = scores.front().exact, shifted_sum;
  bool plain = true;
  Numbers logarithms;
  for (const Traced& score : scores) {
    if (score.exact > greatest) greatest = score.exact;
    plain = plain && numeric::abs(score.exact) <= kPlainLogarithm;
    logarithms.push_back(score.exact);
  }
  for (const DoubleDouble& each : logarithms) shifted_sum = shifted_sum + numeric::exp(each - greatest);
  const DoubleDouble log_sum = greatest + numeric::log(shifted_sum);

  std::vector<Traced> exponentials, weights;
  Traced sum;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    exponentials.push_back(writer.write_exponential({"exponential", place(i), {"exp(", scores[i], ")"}}, scores[i],
                                                    printed.at(figure::exponentials, place(i))));
    sum = sum + exponentials[i];
  }
  const Heading of_sum{"sum", 0, {exponential_of(logarithms), elided ? " + …" : ""}};
  const Given printed_sum = printed.at(figure::sum);
  if (elided && numeric::abs(log_sum) <= kLargestLogarithm) {
    writer.write_bound(of_sum, numeric::exp(log_sum), Bound::at_least, printed_sum);
  } else if (plain) {
    sum = writer.write(of_sum, sum, printed_sum);
  } else {
    writer.write_exponential(of_sum, log_sum, printed_sum);
    if (elided) writer.last().bound = Bound::at_least;
  }
  const auto write = [&](const Heading& heading, const Traced& value, const Given& given, Unit unit) {
    if (!elided) return writer.write(heading, value, given, unit);
    writer.write_bound(heading, value.exact, Bound::at_most, given, unit);
    return value;
  };
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const DoubleDouble logarithm = logarithms[i] - log_sum;
    const Heading heading{"weight", place(i), {exponential_of(logarithms[i]), " / ", exponential_of(log_sum)}};
    const Given given = printed.at(figure::weights, place(i));
    const bool direct = plain && logarithm > -kPlainLogarithm;
    const Traced weight = direct ? exponentials[i] / sum : Traced(numeric::exp(logarithm));
    weights.push_back(direct || (elided && logarithm > -kLargestLogarithm)
                          ? write(heading, weight, given, Unit::plain)
                          : writer.write_exponential(heading, logarithm, given));
    if (elided) writer.last().bound = Bound::at_most;
  }
  if (!printed.has(figure::percent)) return;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    write({"percent", place(i), {"100 * ", weights[i]}}, weights[i], printed.at(figure::percent, place(i)),
          Unit::percent);
  }
}

// A printed weight stands for all that round to it, as a number in a printed calculation; here whole numbers too.
struct PrintedWeight {
  Given given;
  DoubleDouble value, least, most;  // as fractions of 1, percent undone
};

std::vector<PrintedWeight> printed_weights(std::size_t count, const GivenFigures& printed) {
  std::vector<PrintedWeight> weights(count);
  for (std::size_t i = 0; i < count; ++i) {
    PrintedWeight& weight = weights[i];
    weight.given = printed.at(figure::weights, place(i));
    if (weight.given.empty()) continue;
    const PrintedFigure read = read_printed(weight.given);
    const double unit = read.percent ? 100.0 : 1.0;
    weight.value = read.number.value / unit;
    weight.most = read.most() / unit;
    if (read.least() > 0.0) weight.least = read.least() / unit;
  }
  return weights;
}

// returns whether weights as printed can sum to 1; true where that cannot be told
bool write_total(const std::vector<PrintedWeight>& weights, LineWriter& writer) {
  DoubleDouble total, least, most;
  Numbers terms;
  for (const PrintedWeight& each : weights) {
    if (each.given.empty()) return true;
    terms.push_back(each.value);
    total = total + each.value;
    least = least + each.least;
    most = most + each.most;
  }
  const DoubleDouble slack = slack_of(1.0);
  const bool possible = least <= 1.0 + slack && most >= 1.0 - slack;
  writer.write({"printed-weights-total", 0, {terms}}, total);
  writer.remark(possible ? "weights-total-possible" : "weights-total-impossible", {total, least, most});
  return possible;
}

// above, below  the scores of the weights
void write_ratio(int index, const PrintedWeight& greater, const PrintedWeight& smaller, const DoubleDouble& above,
                 const DoubleDouble& below, LineWriter& writer) {
  constexpr int kRatioDigits = 3;
  constexpr double kTooLarge = 1e300;
  const DoubleDouble logarithm = above - below;
  const DoubleDouble ratio =
      writer.write_exponential({"weight-ratio", index, {"exp(", above, " - ", below, ")"}}, logarithm).exact;
  const auto settle = [&](Verdict verdict) {
    writer.settle(std::string(greater.given.text()) + " : " + std::string(smaller.given.text()), verdict,
                  verdict == Verdict::differs ? numeric::exponential_to_significant(logarithm, kRatioDigits) : "");
  };
  if (greater.value == 0.0 && smaller.value == 0.0) {
    settle(Verdict::undecidable);
    writer.remark("ratio-undefined");
    return;
  }
  if (!(greater.most > 0.0 && smaller.most > 0.0)) return settle(Verdict::differs);  // no weight is negative
  const bool unbounded = smaller.least == 0.0;
  const DoubleDouble least = greater.least / smaller.most;
  const DoubleDouble most = unbounded ? DoubleDouble(kTooLarge) : greater.most / smaller.least;
  const DoubleDouble slack = slack_of(ratio);
  const bool too_large_for_any = logarithm > kLargestLogarithm;
  const bool inside = too_large_for_any ? unbounded : ratio + slack >= least && ratio - slack <= most;
  settle(inside ? Verdict::agrees : Verdict::differs);
  writer.remark(inside ? "ratio-allowed" : "ratio-outside", {least, most});
}

// Lines for the total of the printed weights (if all are printed) and, where scores are elided or that total is
// impossible, for the ratio of each pair: w_i / w_j = e^(x_i − x_j) holds whatever further scores there are.
void write_consistency(const Numbers& scores, const GivenFigures& printed, bool elided, LineWriter& writer) {
  const std::vector<PrintedWeight> weights = printed_weights(scores.size(), printed);
  const bool possible = elided || write_total(weights, writer);
  if (!elided && possible) return;
  int index = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    for (std::size_t j = i + 1; j < weights.size(); ++j) {
      if (weights[i].given.empty() || weights[j].given.empty()) continue;
      const bool ordered = scores[i] >= scores[j];  // the greater weight first
      const std::size_t first = ordered ? i : j, second = ordered ? j : i;
      write_ratio(++index, weights[first], weights[second], scores[first], scores[second], writer);
    }
  }
}

}  // namespace

void evaluate_softmax(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::scores, figure::d_k});
  const Numbers scores = inputs.numbers(figure::scores);
  const GivenFigures printed(
      example.printed, "printed ",
      {figure::divisor, figure::scaled_scores, figure::exponentials, figure::sum, figure::weights, figure::percent},
      scores.size());

  LineWriter writer(evaluation);
  const Traced divisor = write_divisor(example, inputs.dimension(), printed.at(figure::divisor), writer, evaluation);
  const bool shown = example.rule.id != "none" || printed.has(figure::scaled_scores);
  std::vector<Traced> scaled;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Traced value = scores[i] / divisor;
    scaled.push_back(!shown ? value
                            : writer.write({"scaled-score", place(i), {scores[i], " / ", divisor}}, value,
                                           printed.at(figure::scaled_scores, place(i))));
  }
  write_softmax(scaled, printed, example.elided, writer);

  const Numbers exact = divided(scores, divisor.exact);
  write_consistency(exact, printed, example.elided, writer);
  evaluation.weights_unscaled = rounded_to_double(exact_softmax(scores));
  evaluation.weights_scaled = rounded_to_double(exact_softmax(exact));
}

}  // namespace sqrtdk::worked_examples
