// Worked examples on the way from products to weights: a score, one exponential, softmax.
#include "applied_rule.hpp"
#include "consistency.hpp"
#include "equation.hpp"
#include "exact_softmax.hpp"
#include "kinds.hpp"
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

void evaluate_dot_product(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "q* k* d_k");
  const std::vector<DoubleDouble> q = inputs.numbers("q"), k = inputs.numbers("k");
  const NamedFigures printed(example.printed, "printed ", "terms* dot_product divisor scaled_score", q.size());
  const std::string length = std::to_string(q.size());
  if (k.size() != q.size()) refuse("wrong-length", "k", std::to_string(k.size()), length);
  const std::optional<std::uint64_t> d = inputs.dimension();
  if (d && *d != q.size()) refuse("wrong-length", inputs.at("d_k"), length);

  LineWriter writer(evaluation);
  Traced sum;
  std::vector<DoubleDouble> products;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    const Traced product = write_calculation(writer, {"product", index, "# * #"}, {q[i], k[i]}, q[i] * k[i], "#*#",
                                             {q[i], k[i]}, printed.at("terms", index));
    sum = sum + product;
    products.push_back(product.exact);
  }
  const Traced score = writer.write({"dot-product", 0, "@", &products}, {}, sum, printed.at("dot_product"));
  const Traced divisor = write_divisor(example, q.size(), printed.at("divisor"), writer, evaluation);
  writer.write({"scaled-score", 0, "# / #"}, {score.exact, divisor.exact}, score / divisor, printed.at("scaled_score"));
}

void evaluate_exponential(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "x");
  const NamedFigures printed(example.printed, "printed ", "value");
  const DoubleDouble x = inputs.number("x", -kLargestScore, kLargestScore);
  LineWriter(evaluation).write_exponential({"exponential", 0, "exp(#)"}, {x}, x, printed.at("value"));
}

namespace {

constexpr double kPlainLogarithm = 600;  // e^±600 and their sums and quotients stay inside DoubleDouble's domain

std::vector<Traced> write_scaled_scores(const std::vector<DoubleDouble>& scores, const Traced& divisor, bool shown,
                                        const NamedFigures& printed, LineWriter& writer) {
  std::vector<Traced> scaled;
  int index = 0;
  for (const DoubleDouble& score : scores) {
    Traced value = score / divisor;
    ++index;
    if (shown) {
      value = writer.write({"scaled-score", index, "# / #"}, {score, divisor.exact}, value,
                           printed.at("scaled_scores", index));
    }
    scaled.push_back(value);
  }
  return scaled;
}

// Everything from the exponentials on, for one list of scaled scores.
class Softmax {
 public:
  Softmax(const std::vector<Traced>& scores, const NamedFigures& printed, bool elided, LineWriter& writer)
      : scores_(scores), printed_(printed), elided_(elided), writer_(writer), greatest_(scores.front().exact) {
    for (const Traced& score : scores) {
      if (score.exact > greatest_) greatest_ = score.exact;
      plain_ = plain_ && numeric::abs(score.exact) <= kPlainLogarithm;
    }
    DoubleDouble shifted_sum;
    for (const Traced& score : scores) shifted_sum = shifted_sum + numeric::exp(score.exact - greatest_);
    log_sum_ = greatest_ + numeric::log(shifted_sum);
  }

  void write() {
    write_exponentials();
    write_sum();
    for (std::size_t i = 0; i < scores_.size(); ++i) write_weight(i);
    if (!printed_.has("percent")) return;
    for (std::size_t i = 0; i < scores_.size(); ++i) write_percent(i);
  }

 private:
  void write_exponentials() {
    int index = 0;
    for (const Traced& score : scores_) {
      ++index;
      exponentials_.push_back(writer_.write_exponential({"exponential", index, "exp(#)"}, {score.exact}, score,
                                                        printed_.at("exponentials", index)));
    }
  }

  void write_sum() {
    std::vector<DoubleDouble> logarithms;
    for (const Traced& score : scores_) logarithms.push_back(score.exact);
    for (const Traced& exponential : exponentials_) sum_ = sum_ + exponential;
    const Heading heading{"sum", 0, elided_ ? "& + …" : "&", &logarithms};
    const Given printed = printed_.at("sum");
    if (elided_ && log_sum_ <= kLargestLogarithm) {
      writer_.write_bound(heading, {}, numeric::exp(log_sum_), Bound::at_least, printed);
    } else if (plain_) {
      sum_ = writer_.write(heading, {}, sum_, printed);
    } else {
      writer_.write_exponential(heading, {}, log_sum_, printed);
      if (elided_) writer_.last().bound = Bound::at_least;
    }
  }

  void write_weight(std::size_t i) {
    const int index = static_cast<int>(i + 1);
    const DoubleDouble logarithm = scores_[i].exact - log_sum_;
    const Heading heading{"weight", index, "! / !"};
    const LiveNumbers numbers = {scores_[i].exact, log_sum_};
    const Given printed = printed_.at("weights", index);
    const bool direct = plain_ && logarithm > -kPlainLogarithm;
    Traced weight = direct ? exponentials_[i] / sum_ : Traced(numeric::exp(logarithm));
    if (elided_) {
      writer_.write_bound(heading, numbers, weight.exact, Bound::at_most, printed);
    } else if (direct) {
      weight = writer_.write(heading, numbers, weight, printed);
    } else {
      weight = writer_.write_exponential(heading, numbers, logarithm, printed);
    }
    weights_.push_back(weight);
  }

  void write_percent(std::size_t i) {
    const int index = static_cast<int>(i + 1);
    const Heading heading{"percent", index, "100 * #"};
    const Given printed = printed_.at("percent", index);
    if (elided_) {
      writer_.write_bound(heading, {weights_[i].exact}, weights_[i].exact, Bound::at_most, printed, Unit::percent);
    } else {
      writer_.write(heading, {weights_[i].exact}, weights_[i], printed, Unit::percent);
    }
  }

  const std::vector<Traced>& scores_;
  const NamedFigures& printed_;
  const bool elided_;
  LineWriter& writer_;
  DoubleDouble greatest_, log_sum_;
  bool plain_ = true;
  std::vector<Traced> exponentials_, weights_;
  Traced sum_;
};

}  // namespace

void evaluate_softmax(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "scores* d_k");
  const std::vector<DoubleDouble> scores = inputs.numbers("scores");
  const NamedFigures printed(example.printed, "printed ", "divisor scaled_scores* exponentials* sum weights* percent*",
                             scores.size());

  LineWriter writer(evaluation);
  const Traced divisor = write_divisor(example, inputs.dimension(), printed.at("divisor"), writer, evaluation);
  const bool scaled_shown = example.rule.id != "none" || printed.has("scaled_scores");
  const std::vector<Traced> scaled = write_scaled_scores(scores, divisor, scaled_shown, printed, writer);
  Softmax(scaled, printed, example.elided, writer).write();

  const std::vector<DoubleDouble> exact = divided(scores, divisor.exact);
  write_consistency(exact, printed, example.elided, writer);
  evaluation.weights_unscaled = rounded_to_double(exact_softmax(scores));
  evaluation.weights_scaled = rounded_to_double(exact_softmax(exact));
}

}  // namespace sqrtdk::worked_examples
