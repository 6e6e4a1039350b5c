// Formats of few bits at the boundary: roundings, softmax with every intermediate, softmax in one pass.
#include <emscripten/bind.h>

#include "../precision/encoding.hpp"
#include "../precision/online_softmax.hpp"
#include "../precision/rounding.hpp"
#include "../precision/softmax_error.hpp"
#include "../scaling/divisor.hpp"
#include "../theory/exp_range.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;
using precision::Format;

const Format& format_of(const val& id) { return precision::find(text(id, "format")); }

val to_value(const Format& format) {
  auto value = val::object();
  value.set("id", std::string(format.id));
  value.set("bits", format.bits);
  value.set("significandBits", format.significand_bits);
  value.set("exponentBits", format.exponent_bits);
  value.set("unitRoundoff", format.unit_roundoff);
  value.set("largest", format.largest);
  value.set("smallestNormal", format.smallest_normal);
  value.set("smallestSubnormal", format.smallest_subnormal);
  const theory::ExpRange range = theory::exp_range(format.id);
  value.set("expOverflowsAbove", range.overflows_above);
  value.set("expLargestArgument", range.largest_argument);
  value.set("expNormalFrom", range.normal_from);
  value.set("expZeroBelow", range.zero_below);
  return value;
}

val formats() {
  return answer([] { return to_list(precision::formats(), [](const Format& format) { return to_value(format); }); });
}

val round_to(val id, val list) {
  return answer([&] {
    const Format& format = format_of(id);
    const std::vector<double> given = some_numbers(list, "values", kMostRoundings);
    std::vector<double> rounded, errors;
    auto bits = val::array();
    for (const double number : given) {
      rounded.push_back(precision::round_to(format, number));
      errors.push_back(precision::error_in_roundoffs(format, number));
      bits.call<void>("push", precision::encoding_text(format, rounded.back()));
    }
    auto value = val::object();
    value.set("rounded", to_array(rounded));
    value.set("errors", to_array(errors));
    value.set("bits", bits);
    return value;
  });
}

const char* name_of(precision::Outcome outcome) {
  switch (outcome) {
    case precision::Outcome::finished:
      return "finished";
    case precision::Outcome::score_overflowed:
      return "score-overflowed";
    case precision::Outcome::exponential_overflowed:
      return "exponential-overflowed";
    case precision::Outcome::sum_overflowed:
      return "sum-overflowed";
    case precision::Outcome::sum_vanished:
      return "sum-vanished";
  }
  return "";
}

val to_value(const precision::SoftmaxError& error) {
  auto value = val::object();
  value.set("worst", error.worst);
  value.set("key", static_cast<double>(error.key));
  value.set("leftOut", static_cast<double>(error.left_out));
  value.set("spread", error.spread);
  value.set("bound", error.bound);
  value.set("boundApplies", error.bound_applies);
  return value;
}

precision::Form form_of(const val& form) {
  const std::string name = text(form, "form");
  if (name == "naive") return precision::Form::naive;
  if (name == "shifted") return precision::Form::shifted;
  throw InvalidArgument("unknown", "form", name, "naive, shifted");
}

val rounded_softmax(val id, val form, val list) {
  return answer([&] {
    const Format& format = format_of(id);
    const auto row =
        precision::rounded_softmax(format, form_of(form), some_numbers(list, "scores", kMostRoundedScores));
    const bool finished = row.outcome == precision::Outcome::finished;
    auto value = val::object();
    value.set("outcome", std::string(name_of(row.outcome)));
    value.set("key", static_cast<double>(row.key));
    value.set("scores", to_array(row.scores));
    value.set("maximum", row.maximum);
    value.set("differences", to_array(row.differences));
    value.set("exponentials", to_array(row.exponentials));
    value.set("sums", to_array(row.sums));
    value.set("weights", to_array(row.weights));
    value.set("error", finished ? to_value(precision::softmax_error(format, row)) : val::null());
    return value;
  });
}

val to_value(const precision::OnlineState& state) {
  auto value = val::object();
  value.set("maximum", state.maximum);
  value.set("sum", state.sum);
  value.set("output", state.overflowed ? val::null() : to_array(state.output));
  return value;
}

val result_of(const Format& format, const precision::OnlineState& state) {
  return state.overflowed ? val::null() : to_array(precision::online_result(format, state));
}

/// Key by key over all keys, and over the keys before and from `cut` on, which are then merged.
val online_softmax(val input) {
  return answer([&] {
    require_fields(input, {"format", "scores", "valueDimension", "values", "cut"});
    const Format& format = format_of(field(input, "format"));
    const std::vector<double> scores = some_numbers(field(input, "scores"), "scores", kMostRoundedScores);
    const std::size_t columns = count(field(input, "valueDimension"), "valueDimension", 1, kMostValueDimension);
    const std::vector<double> values =
        numbers(field(input, "values"), "values", kMostRoundedScores * kMostValueDimension);
    require_length("values", values.size(), scores.size() * columns);
    const std::size_t cut = count(field(input, "cut"), "cut", 0, scores.size());

    std::vector<double> maxima, sums, outputs;
    auto whole = precision::online_start(columns), early = whole, late = whole;
    for (std::size_t key = 0; key < scores.size(); ++key) {
      const std::span<const double> row(values.data() + key * columns, columns);
      whole = precision::online_step(format, whole, scores[key], row);
      auto& part = key < cut ? early : late;
      part = precision::online_step(format, part, scores[key], row);
      maxima.push_back(whole.maximum);
      sums.push_back(whole.sum);
      outputs.insert(outputs.end(), whole.output.begin(), whole.output.end());
    }
    const auto merged = precision::online_merge(format, early, late);
    auto value = val::object();
    value.set("maxima", to_array(maxima));
    value.set("sums", to_array(sums));
    value.set("outputs", to_array(outputs));
    value.set("result", result_of(format, whole));
    value.set("early", cut == 0 ? val::null() : to_value(early));
    value.set("late", cut == scores.size() ? val::null() : to_value(late));
    value.set("merged", to_value(merged));
    value.set("mergedResult", result_of(format, merged));
    return value;
  });
}

/// How often e^(q·k/c) overflows without the shift, at each d.
val overflow_probabilities(val id, val rule, val list) {
  return answer([&] {
    const Format& format = format_of(id);
    const scaling::Choice divisor = choice(rule);
    std::vector<double> probabilities, logarithms;
    for (const std::uint64_t d : dimensions(list)) {
      const double c = scaling::divisor(divisor, d);
      probabilities.push_back(theory::overflow_probability(format.id, c, d));
      logarithms.push_back(theory::log_overflow_probability(format.id, c, d));
    }
    auto value = val::object();
    value.set("probability", to_array(probabilities));
    value.set("logProbability", to_array(logarithms));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(precision) {
  emscripten::function("formats", &formats);
  emscripten::function("roundTo", &round_to);
  emscripten::function("roundedSoftmax", &rounded_softmax);
  emscripten::function("onlineSoftmax", &online_softmax);
  emscripten::function("overflowProbabilities", &overflow_probabilities);
}
