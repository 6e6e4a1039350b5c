// Draws that a reader watches, at the boundary: terms of a square, a matrix, rows and their gradients, and the target key's pull under many
// rules, with what theory expects of it.
#include <emscripten/bind.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "../experiments/causal_rows.hpp"
#include "../experiments/drawn_vectors.hpp"
#include "../experiments/gradient_rows.hpp"
#include "../experiments/pull_rows.hpp"
#include "../experiments/square_terms.hpp"
#include "../numeric/fields.hpp"
#include "../statistics/sample_figures.hpp"
#include "../theory/gaussian_softmax.hpp"
#include "../theory/target_pull.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<statistics::SampleFigure> : statistics::SampleFigure {
  static constexpr auto all = std::tuple{
      Field{"value", &SampleFigure::value},
      Field{"low", [](const auto& of) { return of.interval ? std::optional(of.interval->low) : std::nullopt; }},
      Field{"high", [](const auto& of) { return of.interval ? std::optional(of.interval->high) : std::nullopt; }}};
};
template <>
struct Fields<statistics::SampleFigures> : statistics::SampleFigures {
  static constexpr auto all = std::tuple{Field{"count", &SampleFigures::count},
                                         Field{"zeros", &SampleFigures::zeros},
                                         Field{"lowerQuartile", &SampleFigures::lower_quartile},
                                         Field{"median", &SampleFigures::median},
                                         Field{"upperQuartile", &SampleFigures::upper_quartile},
                                         Field{"geometricMean", &SampleFigures::geometric_mean},
                                         Field{"mean", &SampleFigures::mean}};
};

template <>
struct Fields<experiments::SquareTerms> : experiments::SquareTerms {
  static constexpr auto all = std::tuple{Field{"averages", &SquareTerms::averages},
                                         Field{"diagonalMean", &SquareTerms::diagonal_mean},
                                         Field{"offDiagonalMean", &SquareTerms::off_diagonal_mean},
                                         Field{"offDiagonalRms", &SquareTerms::off_diagonal_rms},
                                         Field{"offDiagonalRmsExpected", &SquareTerms::off_diagonal_rms_expected},
                                         Field{"diagonalSum", &SquareTerms::diagonal_sum},
                                         Field{"offDiagonalSum", &SquareTerms::off_diagonal_sum},
                                         Field{"meanSquare", &SquareTerms::mean_square},
                                         Field{"diagonalTerms", &SquareTerms::diagonal_terms},
                                         Field{"offDiagonalTerms", &SquareTerms::off_diagonal_terms}};
};
template <>
struct Fields<statistics::RangeSummary> : statistics::RangeSummary {
  static constexpr auto all = std::tuple{Field{"mean", &RangeSummary::mean}, Field{"median", &RangeSummary::median},
                                         Field{"least", &RangeSummary::least}, Field{"most", &RangeSummary::most}};
};
template <>
struct Fields<experiments::LearningSteps> : experiments::LearningSteps {
  static constexpr auto all =
      std::tuple{Field{"weights", &LearningSteps::weights}, Field{"moved", &LearningSteps::moved}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr double kMostSquareWork = 16777216;  ///< d² · samples of one call that squares scores
constexpr double kMostRowWork = 4194304;      ///< rows · keys · d of one call that measures gradients
constexpr double kMostScoredWork =
    4194304;  ///< rows · (keys + 48) of one call that measures rows drawn by their scores
constexpr std::uint64_t kLeastRowCost = 64;  ///< what a key of fewer dimensions costs in that count
/// rows · keys · (d + 128) · (rules + 4) of one call that measures pulls: one row of one rule at the largest keys and d is within it.
constexpr double kMostPullWork = 8.7e7;

std::uint64_t draw(const val& input) { return count_in(input, "draw", 0, kMostDraw); }

val square_terms(val input) {
  return answer([&] {
    using Request = experiments::Squares;
    const auto asked =
        whole_numbers<Request>(input, {{"draw", &Request::draw, 0, kMostDraw},
                                       {"d", &Request::d, 1, experiments::kMostSquareDimension},
                                       {"samples", &Request::samples, 1, experiments::kMostSquareSamples}});
    require_work("d² · samples", static_cast<double>(asked.d * asked.d * asked.samples), kMostSquareWork);
    return experiments::square_terms(asked);
  });
}

val draw_matrix(val input) {
  return answer([&] {
    using Request = experiments::DrawnMatrix;
    const auto asked =
        whole_numbers<Request>(input, {{"draw", &Request::draw, 0, experiments::kMostMatrixDraw},
                                       {"rows", &Request::rows, 1, experiments::kMostMatrixRows},
                                       {"columns", &Request::columns, 1, experiments::kMostMatrixColumns}});
    require_work("rows · columns", static_cast<double>(asked.rows * asked.columns), kMostEntries);
    return experiments::draw_matrix(asked);
  });
}

/// May be left out: blocks after the first name theirs.
std::uint64_t first_row(const val& input) {
  const auto first = optional_field(input, "first");
  return first ? count(*first, "first", 0, experiments::kLastGradientRow) : 0;
}

/// May be left out: rows see all keys unless it is said otherwise.
bool causal(const val& input) {
  const auto given = optional_field(input, "causal");
  return given && truth(*given, "causal");
}

val gradient_rows(val input) {
  return answer([&] {
    require_fields(input, {"seed", "draw", "d", "keys", "rows", "rule"}, {"first", "causal"});
    const experiments::GradientRows asked{seed_in(input),
                                          draw(input),
                                          count_in(input, "d", 1, experiments::kMostGradientDimension),
                                          count_in(input, "keys", 2, experiments::kMostGradientKeys),
                                          count_in(input, "rows", 1, experiments::kMostGradientRows),
                                          choice(field(input, "rule")),
                                          first_row(input),
                                          causal(input)};
    require_work("rows · keys · d", static_cast<double>(asked.rows * asked.keys * std::max(asked.d, kLeastRowCost)),
                 kMostRowWork);
    const experiments::MeasuredRows measured = experiments::gradient_rows(asked);
    auto value = val::object(), summary = val::object();
    for (std::size_t figure = 0; figure < measured.figures.size(); ++figure) {
      const std::string name(experiments::kRowFigures[figure]);
      set(value, name.c_str(), measured.figures[figure]);
      set(summary, name.c_str(), statistics::range_summary(measured.figures[figure]));
    }
    set(value, "weights", measured.weights);
    set(value, "scaledScores", measured.scaled_scores);
    set(value, "keys", measured.keys);
    set(value, "summary", summary);
    return value;
  });
}

std::vector<scaling::Choice> choices(const val& list) {
  std::vector<scaling::Choice> rules;
  const std::size_t many = length(list, "rules", experiments::kMostPullRules);
  for (std::size_t i = 0; i < many; ++i) rules.push_back(choice(list[i]));
  if (rules.empty()) throw InvalidArgument("empty", "rules", "0 rules", "1 rule or more");
  return rules;
}

/// A request with a block of its rows, whose work is no more than one call may ask for.
struct Block {
  experiments::TargetPull asked;
  std::uint64_t first, rows;
};

Block block(const val& input, std::vector<scaling::Choice> rules) {
  const std::uint64_t rows = count_in(input, "rows", 1, experiments::kMostPullRows);
  Block block{{seed_in(input), draw(input), count_in(input, "d", 1, experiments::kMostPullDimension),
               count_in(input, "keys", 2, experiments::kMostPullKeys), std::move(rules)},
              count_in(input, "first", 0, experiments::kMostPullRows - rows),
              rows};
  block.asked.z = place_of_target(field(input, "z"));
  block.asked.causal = causal(input);
  require_work("rows · keys · (d + 128) · (rules + 4)",
               static_cast<double>(rows * block.asked.keys * (block.asked.d + 128) * (block.asked.rules.size() + 4)),
               kMostPullWork);
  return block;
}

val pulls(const Block& block) {
  return object("pulls", experiments::target_pull(block.asked, block.first, block.rows));
}

/// A request that names its rules.
Block block_under_rules(const val& input) {
  require_fields(input, {"seed", "draw", "d", "keys", "rows", "first", "rules"}, {"z", "causal"});
  return block(input, choices(field(input, "rules")));
}

val target_pull(val input) {
  return answer([&] { return pulls(block_under_rules(input)); });
}

val pull_hill(val input, val spreads) {
  return answer([&] {
    require_fields(input, {"seed", "draw", "d", "keys", "rows", "first"}, {"z", "causal"});
    return pulls(
        block(input, experiments::rules_of_spreads(some_numbers(spreads, "spreads", experiments::kMostPullRules))));
  });
}

val learning_step(val input, val rate) {
  return answer([&] {
    const Block asked = block_under_rules(input);
    return experiments::learning_steps(asked.asked, number(rate, "rate"), asked.first, asked.rows);
  });
}

/// z and the keys as theory takes them; the limit, and the geometric mean at the number of keys.
val expected_pull(val keys, val spreads, val z) {
  return answer([&] {
    const std::uint64_t n = count(keys, "keys", 2, theory::kMostKeys);
    const std::optional<double> at = place_of_target(z);
    std::vector<double> limit, geometric_mean;
    for (const double spread : some_numbers(spreads, "spreads", kMostQuantiles)) {
      limit.push_back(theory::limiting_pull(spread, at.value_or(0)));
      geometric_mean.push_back(at ? theory::geometric_mean_pull_at(n, spread, *at)
                                  : theory::geometric_mean_pull(n, spread));
    }
    return object("limit", limit, "geometricMean", geometric_mean);
  });
}

val best_spreads(val keys, val z) {
  return answer([&] {
    const double of_keys = theory::best_spread_of_keys(count(keys, "keys", 2, theory::kMostKeys));
    return object("ofKeys", of_keys, "limit", theory::best_spread(number(z, "z")));
  });
}

val mean_causal_weight(val keys) {
  return answer([&] { return theory::mean_causal_weight(count(keys, "keys", 2, experiments::kMostCausalKeys)); });
}

val causal_places(val queries, val keys) {
  return answer([&] {
    return experiments::causal_places(count(queries, "queries", 1, experiments::kMostCausalQueries),
                                      count(keys, "keys", 2, experiments::kMostCausalKeys));
  });
}

val pull_figures(val sample) {
  return answer([&] { return statistics::sample_figures(some_numbers(sample, "sample", experiments::kMostPullRows)); });
}

val pull_rows(val input, val d, val divisor) {
  return answer([&] {
    require_fields(input, {"seed", "keys", "rows"}, {"z"});
    const experiments::PullRows asked{seed_in(input), count_in(input, "keys", 2, experiments::kMostPullRowKeys),
                                      count_in(input, "rows", 1, experiments::kMostScoredRows),
                                      place_of_target(field(input, "z"))};
    require_work("rows · (keys + 48)", static_cast<double>(asked.rows * (asked.keys + 48)), kMostScoredWork);
    return statistics::sample_figures(
        experiments::pull_rows(asked, count(d, "d", 1, 4096), number(divisor, "divisor")));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(experiments) {
  emscripten::function("squareTerms", &square_terms);
  emscripten::function("drawMatrix", &draw_matrix);
  emscripten::function("gradientRows", &gradient_rows);
  emscripten::function("targetPull", &target_pull);
  emscripten::function("pullHill", &pull_hill);
  emscripten::function("learningStep", &learning_step);
  emscripten::function("expectedPull", &expected_pull);
  emscripten::function("bestSpreads", &best_spreads);
  emscripten::function("meanCausalWeight", &mean_causal_weight);
  emscripten::function("causalPlaces", &causal_places);
  emscripten::function("pullFigures", &pull_figures);
  emscripten::function("pullRows", &pull_rows);
}
