// Formats of few bits at the boundary: roundings, softmax with every intermediate, softmax in one pass.
#include <emscripten/bind.h>

#include "../precision/online_softmax.hpp"
#include "../precision/rounded_softmax.hpp"
#include "../precision/rounding.hpp"
#include "../scaling/divisor.hpp"
#include "../theory/score_distribution.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<numeric::NumberFormat> : numeric::NumberFormat {
  static constexpr auto all = std::tuple{Field{"id", &NumberFormat::id},
                                         Field{"bits", &NumberFormat::bits},
                                         Field{"significandBits", &NumberFormat::significand_bits},
                                         Field{"exponentBits", &NumberFormat::exponent_bits},
                                         Field{"unitRoundoff", &NumberFormat::unit_roundoff},
                                         Field{"largest", &NumberFormat::largest},
                                         Field{"smallestNormal", &NumberFormat::smallest_normal},
                                         Field{"smallestSubnormal", &NumberFormat::smallest_subnormal}};
};
template <>
struct Fields<theory::ExpRange> : theory::ExpRange {
  static constexpr auto all = std::tuple{
      Field{"expOverflowsAbove", &ExpRange::overflows_above}, Field{"expLargestArgument", &ExpRange::largest_argument},
      Field{"expNormalFrom", &ExpRange::normal_from}, Field{"expZeroBelow", &ExpRange::zero_below}};
};
template <>
struct Fields<precision::SoftmaxError> : precision::SoftmaxError {
  static constexpr auto all =
      std::tuple{Field{"worst", &SoftmaxError::worst},      Field{"key", &SoftmaxError::key},
                 Field{"leftOut", &SoftmaxError::left_out}, Field{"spread", &SoftmaxError::range},
                 Field{"bound", &SoftmaxError::bound},      Field{"boundApplies", &SoftmaxError::bound_applies}};
};
/// The outcome and its error stand beside these.
template <>
struct Fields<precision::RoundedSoftmax> : precision::RoundedSoftmax {
  static constexpr auto all = std::tuple{Field{"key", &RoundedSoftmax::key},
                                         Field{"scores", &RoundedSoftmax::scores},
                                         Field{"maximum", &RoundedSoftmax::maximum},
                                         Field{"differences", &RoundedSoftmax::differences},
                                         Field{"exponentials", &RoundedSoftmax::exponentials},
                                         Field{"sums", &RoundedSoftmax::sums},
                                         Field{"weights", &RoundedSoftmax::weights}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::uint64_t kMostRoundings = 4096, kMostRoundedScores = 256, kMostValueDimension = 16;
using numeric::NumberFormat;

const NumberFormat& format_of(const val& id) { return numeric::find_number_format(text(id, "format")); }

val formats() {
  return answer([] {
    return to_list(numeric::number_formats(), [](const NumberFormat& format) {
      auto value = to_js(format);
      set_fields(value, theory::exp_range(format.id));
      return value;
    });
  });
}

val round_to(val id, val list) {
  return answer([&] {
    const NumberFormat& format = format_of(id);
    const std::vector<double> given = some_numbers(list, "values", kMostRoundings);
    std::vector<double> rounded, errors;
    auto bits = val::array();
    for (const double number : given) {
      rounded.push_back(precision::round_to(format, number));
      errors.push_back(precision::error_in_roundoffs(format, number));
      bits.call<void>("push", precision::encoding_text(format, rounded.back()));
    }
    return object("rounded", rounded, "errors", errors, "bits", bits);
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

precision::Form form_of(const val& form) {
  const std::string name = text(form, "form");
  if (name == "naive") return precision::Form::naive;
  if (name == "shifted") return precision::Form::shifted;
  throw InvalidArgument("unknown", "form", name, "naive, shifted");
}

val rounded_softmax(val id, val form, val list) {
  return answer([&] {
    const NumberFormat& format = format_of(id);
    const auto row =
        precision::rounded_softmax(format, form_of(form), some_numbers(list, "scores", kMostRoundedScores));
    const bool finished = row.outcome == precision::Outcome::finished;
    auto value = object("outcome", name_of(row.outcome));
    set_fields(value, row);
    set(value, "error", finished ? std::optional(precision::softmax_error(format, row)) : std::nullopt);
    return value;
  });
}

val state_of(const precision::OnlineState& state) {
  return object("maximum", state.maximum, "sum", state.sum, "output",
                state.overflowed ? val::null() : to_js(state.output));
}

val result_of(const NumberFormat& format, const precision::OnlineState& state) {
  return state.overflowed ? val::null() : to_js(precision::online_result(format, state));
}

/// Key by key over all keys, and over the keys before and from `cut` on, which are then merged.
val online_softmax(val input) {
  return answer([&] {
    require_fields(input, {"format", "scores", "valueDimension", "values", "cut"});
    const NumberFormat& format = format_of(field(input, "format"));
    const std::vector<double> scores = some_numbers(field(input, "scores"), "scores", kMostRoundedScores);
    const std::size_t columns = count_in(input, "valueDimension", 1, kMostValueDimension);
    const std::vector<double> values =
        numbers(field(input, "values"), "values", kMostRoundedScores * kMostValueDimension);
    require_length("values", values.size(), scores.size() * columns);
    const std::size_t cut = count_in(input, "cut", 0, scores.size());

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
    return object("maxima", maxima, "sums", sums, "outputs", outputs, "result", result_of(format, whole),  //
                  "early", cut == 0 ? val::null() : state_of(early),                                       //
                  "late", cut == scores.size() ? val::null() : state_of(late),                             //
                  "merged", state_of(merged), "mergedResult", result_of(format, merged));
  });
}

/// How often e^(q·k/c) overflows without the shift, at each d.
val overflow_probabilities(val id, val rule, val list) {
  return answer([&] {
    const NumberFormat& format = format_of(id);
    const scaling::Choice divisor = choice(rule);
    std::vector<double> probabilities, logarithms;
    for (const std::uint64_t d : dimensions(list)) {
      const double c = scaling::divisor(divisor, d);
      probabilities.push_back(theory::overflow_probability(format.id, c, d));
      logarithms.push_back(theory::log_overflow_probability(format.id, c, d));
    }
    return object("probability", probabilities, "logProbability", logarithms);
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
