// Tests of drawn scores against the exact law, and the band of a variance, at the boundary.
#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "../numeric/lanes.hpp"
#include "../random/correlated.hpp"
#include "../random/entries.hpp"
#include "../random/normal.hpp"
#include "../random/streams.hpp"
#include "../statistics/anderson_darling.hpp"
#include "../statistics/kolmogorov_smirnov.hpp"
#include "../statistics/moments.hpp"
#include "../statistics/quantile.hpp"
#include "../statistics/variance_band.hpp"
#include "../theory/domain.hpp"
#include "../theory/normal.hpp"
#include "../theory/score_distribution.hpp"
#include "../theory/score_moments.hpp"
#include "../theory/variance_estimate.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "entry_values.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

static_assert(random::count_of(random::Subject::independent_scores) == theory::kMostDimension);

std::uint64_t dimension(const val& input) { return count(field(input, "d"), "d", 1, theory::kMostDimension); }

/// Independent scores: a fresh query and a fresh key for each, drawn and multiplied sixteen at a time.
///
///   Σ (μ + σx)(μ + σy) = dμ² + μσ Σ(x + y) + σ² Σ xy
///
/// Sums of the draws alone keep their digits however far from 0 the entries lie.
std::vector<double> scores_of(const random::EntryLaw& law, double rho, const random::StreamAddress& address,
                              std::uint64_t d, std::size_t samples) {
  const random::Entries entries(law);
  const auto parts = random::correlation(rho);
  random::Stream stream(address);
  std::array<float, random::kBlockRows * random::kLanes> q{}, k{}, ones{};
  ones.fill(1);
  const double constant = static_cast<double>(d) * law.mean * law.mean, linear = law.mean * law.std,
               square = law.std * law.std;
  std::vector<double> scores;
  scores.reserve(samples);
  while (scores.size() < samples) {
    std::array<float, random::kLanes> products{}, sums{};
    for (std::uint64_t done = 0; done < d; done += random::kBlockRows) {
      const int rows = static_cast<int>(std::min<std::uint64_t>(random::kBlockRows, d - done));
      entries.fill_standard(stream, q.data(), rows);
      entries.fill_standard(stream, k.data(), rows);
      random::correlate(parts, q.data(), k.data(), rows);
      numeric::accumulate_products(q.data(), k.data(), rows, products.data());
      numeric::accumulate_products(q.data(), ones.data(), rows, sums.data());
      numeric::accumulate_products(k.data(), ones.data(), rows, sums.data());
    }
    for (std::size_t lane = 0; lane < products.size() && scores.size() < samples; ++lane) {
      scores.push_back(constant + linear * static_cast<double>(sums[lane]) +
                       square * static_cast<double>(products[lane]));
    }
  }
  return scores;
}

val draw_scores(val input) {
  return answer([&] {
    require_fields(input, {"law", "correlation", "seed", "draw", "d", "samples"});
    const random::EntryLaw law = entry_law(field(input, "law"));
    const std::uint64_t d = dimension(input);
    const std::size_t samples = count(field(input, "samples"), "samples", 2, kMostSample);
    require_work("d · samples", static_cast<double>(d * samples), kMostScoreEntries);
    const std::vector<double> scores =
        scores_of(law, number(field(input, "correlation"), "correlation"),
                  {seed(field(input, "seed")), random::subject(random::Subject::independent_scores, d),
                   count(field(input, "draw"), "draw", 0, kMostDraw)},
                  d, samples);
    statistics::Moments moments;
    for (const double score : scores) moments.add(score);
    auto value = val::object();
    value.set("scores", to_array(scores));
    value.set("mean", moments.mean);
    value.set("variance", moments.variance());
    value.set("skewness", moments.skewness());
    value.set("kurtosis", moments.kurtosis());
    return value;
  });
}

/// Kolmogorov–Smirnov and Anderson–Darling of scores against the exact law of q·k, or the normal law of its variance.
val goodness_of_fit(val input) {
  return answer([&] {
    require_fields(input, {"d", "against", "scores"});
    const std::uint64_t d = dimension(input);
    const std::string against = text(field(input, "against"), "against");
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
    auto value = val::object();
    value.set("kolmogorovSmirnov", distance);
    value.set("kolmogorovSmirnovP", statistics::kolmogorov_p_value(distance, sample.size()));
    value.set("andersonDarling", std::isfinite(squares) ? val(squares) : val::null());
    value.set("andersonDarlingP", statistics::anderson_darling_p_value(squares, sample.size()));
    return value;
  });
}

/// The band of the variance of independent scores with independent entries of that law.
val variance_band(val input) {
  return answer([&] {
    require_fields(input, {"law", "d", "variance", "samples"});
    const random::EntryLaw law = entry_law(field(input, "law"));
    // The moments of a product are the product of moments for centred entries alone.
    numeric::require_between("mean", law.mean, 0, 0);
    const auto term = random::standard_moments(law);
    const auto score =
        statistics::moments_of_sum(statistics::moments_of_product(term, term), static_cast<double>(dimension(input)));
    const auto found = statistics::variance_band(number(field(input, "variance"), "variance"),
                                                 count(field(input, "samples"), "samples", 2, kMostSamples), score);
    auto value = val::object();
    value.set("band", found.band ? to_value(*found.band) : val::null());
    value.set("refusal", found.refusal ? val(std::string(name_of(*found.refusal))) : val::null());
    return value;
  });
}

val quantiles(val list, val p) {
  return answer([&] {
    std::vector<double> sample = some_numbers(list, "sample", kMostSample);
    std::sort(sample.begin(), sample.end());
    return to_column(some_numbers(p, "p", kMostQuantiles), [&](double at) { return statistics::quantile(sample, at); });
  });
}

/// How many independent scores a precision of their variance takes, at each d.
val samples_for_score_variance(val relative_error, val list) {
  return answer([&] {
    const double error = numeric::require_between("relativeError", number(relative_error, "relativeError"), 1e-6, 1);
    std::vector<double> samples, coverage;
    for (const std::uint64_t d : dimensions(list)) {
      samples.push_back(static_cast<double>(theory::samples_for_score_variance(error, d)));
      coverage.push_back(theory::coverage_if_taken_for_normal(theory::score_law(d).kurtosis - 3));
    }
    auto value = val::object();
    value.set("samples", to_array(samples));
    value.set("coverageIfTakenForNormal", to_array(coverage));
    return value;
  });
}

/// The standard error of the variance of so many independent scores at each d.
val standard_error_of_variance(val samples, val list) {
  return answer([&] {
    const std::uint64_t size = count(samples, "samples", 2, kMostSamples);
    std::vector<double> errors;
    for (const std::uint64_t d : dimensions(list)) {
      const theory::ScoreLaw law = theory::score_law(d);
      errors.push_back(theory::standard_error_of_variance(law.variance, law.kurtosis - 3, size));
    }
    return to_array(errors);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(statistics) {
  emscripten::function("drawScores", &draw_scores);
  emscripten::function("goodnessOfFit", &goodness_of_fit);
  emscripten::function("varianceBand", &variance_band);
  emscripten::function("quantiles", &quantiles);
  emscripten::function("samplesForScoreVariance", &samples_for_score_variance);
  emscripten::function("standardErrorOfVariance", &standard_error_of_variance);
}
