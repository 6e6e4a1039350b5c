// The exact distribution of q·k at the boundary, the normal one beside it, tests of drawn scores against both, and the band of a variance.
#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "../experiments/drawn_vectors.hpp"
#include "../numeric/exp.hpp"
#include "../random/subjects.hpp"
#include "../statistics/estimate.hpp"
#include "../statistics/goodness_of_fit.hpp"
#include "../statistics/moments.hpp"
#include "../statistics/sample_figures.hpp"
#include "../theory/normal.hpp"
#include "../theory/score_distribution.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<theory::NormalDistance> : theory::NormalDistance {
  static constexpr auto all =
      std::tuple{Field{"distance", &NormalDistance::distance}, Field{"at", &NormalDistance::at}};
};
template <>
struct Fields<statistics::VarianceBand> : statistics::VarianceBand {
  static constexpr auto all = std::tuple{Field{"band", &VarianceBand::band}, Field{"refusal", &VarianceBand::refusal}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

static_assert(random::count_of(random::Subject::independent_scores) == theory::kMostDimension);

constexpr std::uint64_t kMostOrder = 12, kMostDistances = 16;
constexpr std::uint64_t kMostSample = 1024;            ///< numbers of a test of fit
constexpr double kMostListed = 1e60;                   ///< a number of a list whose spread is asked for
constexpr double kMostScoreEntries = 1048576;          ///< d · samples of one call that draws scores
constexpr std::uint64_t kMostSamples = 1'000'000'000;  ///< that a band may be asked for

std::uint64_t dimension(const val& d) { return count(d, "d", 1, theory::kMostDimension); }
std::uint64_t dimension_in(const val& input) { return dimension(field(input, "d")); }

std::vector<double> points(const val& x) { return some_numbers(x, "x", kMostPoints); }

/// A figure of the distribution at d, at each point.
val at_each(const std::vector<double>& list, std::uint64_t d, double (*of)(double x, std::uint64_t d)) {
  return to_column(list, [=](double x) { return of(x, d); });
}

val score_density(val d_value, val x) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value);
    const std::vector<double> list = points(x);
    // At d = 1 the density grows without bound towards 0.
    const auto density = [](double at, std::uint64_t size) {
      return size == 1 && at == 0 ? std::numeric_limits<double>::infinity() : theory::score_density(at, size);
    };
    return object("density", at_each(list, d, density), "normalDensity",
                  at_each(list, d, &theory::normal_score_density));
  });
}

val score_probabilities(val d_value, val x) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value);
    const std::vector<double> list = points(x);
    return object("cdf", at_each(list, d, &theory::score_cdf),                      //
                  "upperTail", at_each(list, d, &theory::score_upper_tail),         //
                  "logUpperTail", at_each(list, d, &theory::score_log_upper_tail),  //
                  "fromCentre", at_each(list, d, &theory::score_from_centre));
  });
}

val score_quantiles(val d_value, val p) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value);
    return at_each(some_numbers(p, "p", kMostQuantiles), d, &theory::score_quantile);
  });
}

val score_moments(val d_value, val most_order) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value), most = count(most_order, "order", 1, kMostOrder);
    std::vector<double> moments, cumulants;
    for (std::uint64_t order = 1; order <= most; ++order) {
      moments.push_back(theory::score_moment(order, d));
      cumulants.push_back(theory::score_cumulant(order, d));
    }
    const theory::ScoreMoments distribution = theory::score_moments(d);
    const double gap = theory::typical_gap(d), scaled_gap = theory::typical_gap(1);
    return object("mean", distribution.mean, "variance", distribution.variance, "std", distribution.std, "kurtosis",
                  distribution.kurtosis,                                            //
                  "meanAbsolute", theory::mean_absolute_score(d),                   //
                  "typicalGap", gap, "typicalOdds", numeric::exp(gap),              //
                  "scaledGap", scaled_gap, "scaledOdds", numeric::exp(scaled_gap),  //
                  "moments", moments, "cumulants", cumulants);
  });
}

val distance_to_normal(val list) {
  return answer([&] {
    std::vector<theory::NormalDistance> found;
    std::vector<double> leading;
    for (const std::uint64_t d : dimensions(list, kMostDistances)) {
      found.push_back(theory::distance_to_normal(d));
      leading.push_back(theory::distance_to_normal_leading_term(d));
    }
    auto value = to_columns(found);
    set(value, "leadingTerm", leading);
    return value;
  });
}

val normal_law(val z) {
  return answer([&] {
    const std::vector<double> list = some_numbers(z, "z", kMostPoints);
    return object("density", to_column(list, [](double at) { return theory::normal_density(at); }),  //
                  "cdf", to_column(list, &theory::normal_cdf),                                       //
                  "upperTail", to_column(list, &theory::normal_upper_tail),                          //
                  "fromCentre", to_column(list, &theory::normal_from_centre));
  });
}

val normal_quantiles(val p) {
  return answer([&] { return to_column(some_numbers(p, "p", kMostQuantiles), &theory::normal_quantile); });
}

val draw_scores(val input) {
  return answer([&] {
    require_fields(input, {"law", "correlation", "seed", "draw", "d", "samples"});
    random::Assumptions assumed{entry_law(field(input, "law"))};
    const std::uint64_t d = dimension_in(input), samples = count_in(input, "samples", 2, kMostSample);
    require_work("d · samples", static_cast<double>(d * samples), kMostScoreEntries);
    assumed.correlation = number_in(input, "correlation");
    const std::uint64_t seed = seed_in(input), draw = count_in(input, "draw", 0, kMostDraw);
    const std::vector<double> scores = experiments::draw_scores(assumed, seed, draw, d, samples);
    statistics::Moments moments;
    for (const double score : scores) moments.add(score);
    return object("scores", scores, "mean", moments.mean, "variance", moments.variance(), "skewness",
                  moments.skewness(), "kurtosis", moments.kurtosis());
  });
}

/// Kolmogorov–Smirnov and Anderson–Darling of scores against the exact distribution of q·k, or the normal one of its variance.
val goodness_of_fit(val input) {
  return answer([&] {
    require_fields(input, {"d", "against", "scores"});
    const std::uint64_t d = dimension_in(input);
    const std::string against = text_in(input, "against");
    if (against != "score" && against != "normal") {
      throw InvalidArgument("unknown", "against", against, "score, normal");
    }
    std::vector<double> sample = some_numbers(field(input, "scores"), "scores", kMostSample), below, above;
    std::sort(sample.begin(), sample.end());
    const double std = std::sqrt(static_cast<double>(d));
    for (const double score : sample) {
      const bool exact = against == "score";
      below.push_back(exact ? theory::score_cdf(score, d) : theory::normal_cdf(score / std));
      above.push_back(exact ? theory::score_upper_tail(score, d) : theory::normal_upper_tail(score / std));
    }
    const double distance = statistics::kolmogorov_distance(below);
    const double squares = statistics::anderson_darling(below, above);
    return object("kolmogorovSmirnov", distance,                                                      //
                  "kolmogorovSmirnovP", statistics::kolmogorov_p_value(distance, sample.size()),      //
                  "andersonDarling", std::isfinite(squares) ? std::optional(squares) : std::nullopt,  //
                  "andersonDarlingP", statistics::anderson_darling_p_value(squares, sample.size()));
  });
}

/// The band of the variance of independent scores with independent entries of that distribution.
val variance_band(val input) {
  return answer([&] {
    require_fields(input, {"law", "d", "variance", "samples"});
    const random::EntryDistribution distribution = entry_law(field(input, "law"));
    // The moments of a product are the product of moments for centred entries alone.
    numeric::require_between("mean", distribution.mean, 0, 0);
    const auto term = random::standard_moments(distribution);
    const auto score =
        numeric::moments_of_sum(numeric::moments_of_product(term, term), static_cast<double>(dimension_in(input)));
    return statistics::variance_band(number_in(input, "variance"), count_in(input, "samples", 2, kMostSamples), score);
  });
}

val quantiles(val list, val p) {
  return answer([&] {
    std::vector<double> sample = some_numbers(list, "sample", kMostSample);
    std::sort(sample.begin(), sample.end());
    return to_column(some_numbers(p, "p", kMostQuantiles), [&](double at) { return statistics::quantile(sample, at); });
  });
}

/// The spread of a list, as it stands and as a sample of more.
val spread_of_list(val list) {
  return answer([&] {
    statistics::Moments moments;
    for (const double x : some_numbers(list, "list", kMostSample)) {
      moments.add(numeric::require_between("list", x, -kMostListed, kMostListed));
    }
    return object("mean", moments.mean, "std", moments.std(), "stdOfAll", moments.std_of_all());
  });
}

/// How many independent scores a precision of their variance takes, at each d.
val samples_for_score_variance(val relative_error, val list) {
  return answer([&] {
    const double error = numeric::require_between("relativeError", number(relative_error, "relativeError"), 1e-6, 1);
    const std::vector<std::uint64_t> all = dimensions(list);
    return object("samples",
                  to_column(all, [&](std::uint64_t d) { return theory::samples_for_score_variance(error, d); }),
                  "coverageIfTakenForNormal", to_column(all, [](std::uint64_t d) {
                    return theory::coverage_if_taken_for_normal(theory::score_moments(d).kurtosis - 3);
                  }));
  });
}

/// The standard error of the variance of so many independent scores at each d.
val standard_error_of_variance(val samples, val list) {
  return answer([&] {
    const std::uint64_t size = count(samples, "samples", 2, kMostSamples);
    return to_column(dimensions(list), [size](std::uint64_t d) {
      const theory::ScoreMoments distribution = theory::score_moments(d);
      return theory::standard_error_of_variance(distribution.variance, distribution.kurtosis - 3, size);
    });
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(score_distribution) {
  emscripten::function("scoreDensity", &score_density);
  emscripten::function("scoreProbabilities", &score_probabilities);
  emscripten::function("scoreQuantiles", &score_quantiles);
  emscripten::function("scoreMoments", &score_moments);
  emscripten::function("distanceToNormal", &distance_to_normal);
  emscripten::function("normalLaw", &normal_law);
  emscripten::function("normalQuantiles", &normal_quantiles);
  emscripten::function("drawScores", &draw_scores);
  emscripten::function("goodnessOfFit", &goodness_of_fit);
  emscripten::function("varianceBand", &variance_band);
  emscripten::function("quantiles", &quantiles);
  emscripten::function("spreadOfList", &spread_of_list);
  emscripten::function("samplesForScoreVariance", &samples_for_score_variance);
  emscripten::function("standardErrorOfVariance", &standard_error_of_variance);
}
