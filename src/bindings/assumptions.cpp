// Scores whose entries follow other laws, are correlated, or are compared by their cosine, at the boundary.
#include <emscripten/bind.h>

#include <cmath>
#include <limits>

#include "../theory/correlated_score.hpp"
#include "../theory/cosine.hpp"
#include "../theory/domain.hpp"
#include "../theory/entries.hpp"
#include "../theory/gaussian_softmax.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "entry_values.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// {id, parameter, mean, std} as theory knows it; shares no code with the sampler.
theory::EntryMoments entry_moments(const val& value) {
  const auto [id, parameter, mean, std] = given_law(value);
  return theory::entry_moments(id, parameter, mean, std);
}

std::uint64_t one_dimension(const val& d, std::uint64_t least) { return count(d, "d", least, theory::kMostDimension); }

double correlation_of(const val& rho) {
  return numeric::require_between("correlation", number(rho, "correlation"), -1, 1);
}

/// One figure of each item that has it in all of them; null if it does not exist.
template <class Items, class Figure>
val to_column_if_any(const Items& items, Figure figure) {
  if (!figure(items.front())) return val::null();
  return to_column(items, [&](const auto& item) { return *figure(item); });
}

val score_of_entries(val q, val k, val list) {
  return answer([&] {
    const theory::EntryMoments query = entry_moments(q), key = entry_moments(k);
    std::vector<theory::ScoreMoments> scores;
    for (const std::uint64_t d : dimensions(list)) scores.push_back(theory::independent_score(query, key, d));
    auto value = val::object();
    value.set("mean", to_column(scores, [](const auto& at) { return at.mean; }));
    value.set("variance", to_column(scores, [](const auto& at) { return at.variance; }));
    value.set("std", to_column(scores, [](const auto& at) { return at.std; }));
    value.set("skewness", to_column_if_any(scores, [](const auto& at) { return at.skewness; }));
    value.set("kurtosis", to_column_if_any(scores, [](const auto& at) { return at.kurtosis; }));
    return value;
  });
}

val correlated_score(val law, val correlation, val list) {
  return answer([&] {
    const theory::EntryMoments entries = entry_moments(law);
    const double rho = correlation_of(correlation);
    std::vector<theory::CorrelatedScore> scores;
    for (const std::uint64_t d : dimensions(list)) scores.push_back(theory::correlated_score(entries, rho, d));
    auto value = val::object();
    value.set("mean", to_column(scores, [](const auto& at) { return at.mean; }));
    value.set("variance", to_column_if_any(scores, [](const auto& at) { return at.variance; }));
    value.set("std", to_column_if_any(scores, [](const auto& at) { return at.std; }));
    return value;
  });
}

val correlated_score_law(val correlation, val d_value, val x) {
  return answer([&] {
    const double rho = correlation_of(correlation);
    const std::uint64_t d = one_dimension(d_value, 1);
    const std::vector<double> list = some_numbers(x, "x", kMostPoints);
    const theory::CorrelatedScoreLaw law = theory::correlated_score_law(rho, d);
    auto value = val::object();
    value.set("mean", law.mean);
    value.set("variance", law.variance);
    value.set("std", law.std);
    value.set("skewness", law.skewness);
    value.set("kurtosis", law.kurtosis);
    value.set("density", to_column(list, [&](double at) {
                return d == 1 && at == 0 ? kInfinity : theory::correlated_score_density(at, rho, d);
              }));
    return value;
  });
}

val cosine_law(val d_value, val x) {
  return answer([&] {
    const std::uint64_t d = one_dimension(d_value, 2);
    const std::vector<double> list = some_numbers(x, "x", kMostCosines);
    const theory::CosineMoments moments = theory::cosine_moments(d);
    auto value = val::object();
    value.set("mean", moments.mean);
    value.set("variance", moments.variance);
    value.set("std", moments.std);
    value.set("kurtosis", moments.kurtosis);
    // At d = 2 the density grows without bound towards both ends.
    value.set("density", to_column(list, [d](double at) {
                return d == 2 && std::fabs(at) == 1 ? kInfinity : theory::cosine_density(at, d);
              }));
    value.set("cdf", to_column(list, [d](double at) { return theory::cosine_cdf(at, d); }));
    value.set("upperTail", to_column(list, [d](double at) { return theory::cosine_upper_tail(at, d); }));
    return value;
  });
}

val cosine_quantiles(val d_value, val p) {
  return answer([&] {
    const std::uint64_t d = one_dimension(d_value, 2);
    return to_column(some_numbers(p, "p", kMostQuantiles), [d](double at) { return theory::cosine_quantile(at, d); });
  });
}

val cosine_attention(val keys_value, val gains) {
  return answer([&] {
    const std::uint64_t keys = count(keys_value, "keys", 2, theory::kMostKeys);
    const std::vector<double> list = some_numbers(gains, "gains", kMostPoints);
    auto value = val::object();
    value.set("peakBound", to_column(list, [keys](double gain) { return theory::cosine_peak_bound(keys, gain); }));
    value.set("peakAmongOrthogonal",
              to_column(list, [keys](double gain) { return theory::cosine_peak_among_orthogonal(keys, gain); }));
    return value;
  });
}

val gain_for_peak(val keys, val weight) {
  return answer(
      [&] { return val(theory::gain_for_peak(count(keys, "keys", 2, theory::kMostKeys), number(weight, "weight"))); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(assumptions) {
  emscripten::function("scoreOfEntries", &score_of_entries);
  emscripten::function("correlatedScore", &correlated_score);
  emscripten::function("correlatedScoreLaw", &correlated_score_law);
  emscripten::function("cosineLaw", &cosine_law);
  emscripten::function("cosineQuantiles", &cosine_quantiles);
  emscripten::function("cosineAttention", &cosine_attention);
  emscripten::function("gainForPeak", &gain_for_peak);
}
