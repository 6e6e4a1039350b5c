// The exact law of q·k at the boundary, and the normal law beside it.
#include <emscripten/bind.h>

#include <limits>

#include "../numeric/exp.hpp"
#include "../theory/domain.hpp"
#include "../theory/normal.hpp"
#include "../theory/score_distribution.hpp"
#include "../theory/score_moments.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::uint64_t kMostOrder = 12;

std::uint64_t dimension(const val& d) { return count(d, "d", 1, theory::kMostDimension); }

std::vector<double> points(const val& x) { return some_numbers(x, "x", kMostPoints); }

/// A function of the law at each point.
template <class Of>
val at_each(const std::vector<double>& list, Of of) {
  return to_column(list, of);
}

val score_density(val d_value, val x) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value);
    const std::vector<double> list = points(x);
    auto value = val::object();
    // At d = 1 the density grows without bound towards 0.
    value.set("density", at_each(list, [d](double at) {
                return d == 1 && at == 0 ? std::numeric_limits<double>::infinity() : theory::score_density(at, d);
              }));
    value.set("normalDensity", at_each(list, [d](double at) { return theory::normal_score_density(at, d); }));
    return value;
  });
}

val score_probabilities(val d_value, val x) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value);
    const std::vector<double> list = points(x);
    auto value = val::object();
    value.set("cdf", at_each(list, [d](double at) { return theory::score_cdf(at, d); }));
    value.set("upperTail", at_each(list, [d](double at) { return theory::score_upper_tail(at, d); }));
    value.set("logUpperTail", at_each(list, [d](double at) { return theory::score_log_upper_tail(at, d); }));
    value.set("fromCentre", at_each(list, [d](double at) { return theory::score_from_centre(at, d); }));
    return value;
  });
}

val score_quantiles(val d_value, val p) {
  return answer([&] {
    const std::uint64_t d = dimension(d_value);
    return at_each(some_numbers(p, "p", kMostQuantiles), [d](double at) { return theory::score_quantile(at, d); });
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
    const theory::ScoreLaw law = theory::score_law(d);
    auto value = val::object();
    value.set("mean", law.mean);
    value.set("variance", law.variance);
    value.set("std", law.std);
    value.set("kurtosis", law.kurtosis);
    value.set("meanAbsolute", theory::mean_absolute_score(d));
    const double gap = theory::typical_gap(d), scaled_gap = theory::typical_gap(1);
    value.set("typicalGap", gap);
    value.set("typicalOdds", numeric::exp(gap));
    value.set("scaledGap", scaled_gap);
    value.set("scaledOdds", numeric::exp(scaled_gap));
    value.set("moments", to_array(moments));
    value.set("cumulants", to_array(cumulants));
    return value;
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
    auto value = val::object();
    value.set("distance", to_column(found, [](const auto& at) { return at.distance; }));
    value.set("at", to_column(found, [](const auto& at) { return at.at; }));
    value.set("leadingTerm", to_array(leading));
    return value;
  });
}

val normal_law(val z) {
  return answer([&] {
    const std::vector<double> list = some_numbers(z, "z", kMostPoints);
    auto value = val::object();
    value.set("density", at_each(list, [](double at) { return theory::normal_density(at); }));
    value.set("cdf", at_each(list, &theory::normal_cdf));
    value.set("upperTail", at_each(list, &theory::normal_upper_tail));
    value.set("fromCentre", at_each(list, &theory::normal_from_centre));
    return value;
  });
}

val normal_quantiles(val p) {
  return answer([&] { return at_each(some_numbers(p, "p", kMostQuantiles), &theory::normal_quantile); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(score_law) {
  emscripten::function("scoreDensity", &score_density);
  emscripten::function("scoreProbabilities", &score_probabilities);
  emscripten::function("scoreQuantiles", &score_quantiles);
  emscripten::function("scoreMoments", &score_moments);
  emscripten::function("distanceToNormal", &distance_to_normal);
  emscripten::function("normalLaw", &normal_law);
  emscripten::function("normalQuantiles", &normal_quantiles);
}
