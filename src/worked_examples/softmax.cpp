// Worked examples of softmax: divisor, scaled scores, exponentials, their sum, weights, percent.
#include "applied_rule.hpp"
#include "consistency.hpp"
#include "exact_softmax.hpp"
#include "kinds.hpp"
#include "line_writer.hpp"
#include "named_figures.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr double kPlainLogarithm = 600;  // e^±600 and their sums and quotients stay inside DoubleDouble's domain

std::vector<Traced> write_scaled_scores(const std::vector<DoubleDouble>& scores, const Traced& divisor, bool shown,
                                        const NamedFigures& printed, LineWriter& writer) {
  std::vector<Traced> scaled;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    const Traced value = scores[i] / divisor;
    scaled.push_back(shown ? writer.write({"scaled-score", index, live(scores[i]) + " / " + live(divisor.exact)}, value,
                                          printed.at("scaled_scores", index))
                           : value);
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
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      const int index = static_cast<int>(i + 1);
      exponentials_.push_back(writer_.write_exponential({"exponential", index, "exp(" + live(scores_[i].exact) + ")"},
                                                        scores_[i], printed_.at("exponentials", index)));
    }
  }

  void write_sum() {
    std::string formula;
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      formula += (i == 0 ? "" : " + ") + text_of_exponential(scores_[i].exact);
      sum_ = sum_ + exponentials_[i];
    }
    const PrintedText printed = printed_.at("sum");
    if (elided_ && log_sum_ <= kPlainLogarithm) {
      writer_.write_bound({"sum", 0, formula + " + …"}, numeric::exp(log_sum_), Bound::at_least, printed);
    } else if (plain_) {
      sum_ = writer_.write({"sum", 0, formula}, sum_, printed);
    } else {
      writer_.write_exponential({"sum", 0, formula}, log_sum_, printed);
    }
  }

  void write_weight(std::size_t i) {
    const int index = static_cast<int>(i + 1);
    const DoubleDouble logarithm = scores_[i].exact - log_sum_;
    Heading heading{"weight", index, text_of_exponential(scores_[i].exact) + " / " + text_of_exponential(log_sum_)};
    const PrintedText printed = printed_.at("weights", index);
    const bool direct = plain_ && logarithm > -kPlainLogarithm;
    Traced weight = direct ? exponentials_[i] / sum_ : Traced(numeric::exp(logarithm));
    if (elided_) {
      writer_.write_bound(std::move(heading), weight.exact, Bound::at_most, printed);
    } else {
      weight = direct ? writer_.write(std::move(heading), weight, printed)
                      : writer_.write_exponential(std::move(heading), logarithm, printed);
    }
    weights_.push_back(weight);
  }

  void write_percent(std::size_t i) {
    const int index = static_cast<int>(i + 1);
    Heading heading{"percent", index, "100 * " + live(weights_[i].exact)};
    const PrintedText printed = printed_.at("percent", index);
    if (elided_) {
      writer_.write_bound(std::move(heading), weights_[i].exact, Bound::at_most, printed, Unit::percent);
    } else {
      writer_.write(std::move(heading), weights_[i], printed, Unit::percent);
    }
  }

  static std::string text_of_exponential(DoubleDouble logarithm) {
    return numeric::abs(logarithm) <= kPlainLogarithm ? live(numeric::exp(logarithm))
                                                      : numeric::exponential_to_significant(logarithm, 9);
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
  const NamedFigures inputs(example.inputs, "", "scores d_k");
  const NamedFigures printed(example.printed, "printed ", "divisor scaled_scores exponentials sum weights percent");
  const std::vector<DoubleDouble> scores = inputs.numbers("scores");
  for (const char* list : {"scaled_scores", "exponentials", "weights", "percent"}) printed.limit(list, scores.size());
  for (const char* single : {"divisor", "sum"}) printed.limit(single, 1);

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
