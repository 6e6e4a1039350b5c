// Scores of drawn vectors and of given ones, whose entries follow other distributions, are correlated, or are compared by their cosine, at the boundary.
#include <emscripten/bind.h>

#include <cmath>
#include <limits>

#include "../attention/dot_product.hpp"
#include "../experiments/drawn_vectors.hpp"
#include "../experiments/walks.hpp"
#include "../theory/cosine.hpp"
#include "../theory/entries.hpp"
#include "../theory/gaussian_softmax.hpp"
#include "../theory/score_distribution.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<random::DistributionParameter> : random::DistributionParameter {
  static constexpr auto all = std::tuple{
      Field{"least", &DistributionParameter::least}, Field{"most", &DistributionParameter::most},
      Field{"name", &DistributionParameter::name}, Field{"leastPermitted", &DistributionParameter::least_permitted},
      Field{"initial", &DistributionParameter::initial}};
};
template <>
struct Fields<random::Distribution> : random::Distribution {
  static constexpr auto all =
      std::tuple{Field{"id", &Distribution::id}, Field{"formula", &Distribution::formula},
                 Field{"reference", &Distribution::reference}, Field{"parameter", &Distribution::parameter}};
};
template <>
struct Fields<random::StandardMoments> : random::StandardMoments {
  static constexpr auto all =
      std::tuple{Field{"skewness", &StandardMoments::skewness}, Field{"kurtosis", &StandardMoments::kurtosis},
                 Field{"sixth", &StandardMoments::sixth}};
};
template <>
struct Fields<experiments::DrawnPairs> : experiments::DrawnPairs {
  static constexpr auto all = std::tuple{Field{"q", &DrawnPairs::q}, Field{"k", &DrawnPairs::k},
                                         Field{"products", &DrawnPairs::products}, Field{"sums", &DrawnPairs::sums}};
};
template <>
struct Fields<experiments::Walks> : experiments::Walks {
  static constexpr auto all = std::tuple{Field{"terms", &Walks::terms},       Field{"sums", &Walks::sums},
                                         Field{"mean", &Walks::mean},         Field{"std", &Walks::std},
                                         Field{"farthest", &Walks::farthest}, Field{"within", &Walks::within},
                                         Field{"from", &Walks::from},         Field{"to", &Walks::to},
                                         Field{"counts", &Walks::counts},     Field{"below", &Walks::below},
                                         Field{"above", &Walks::above}};
};
template <>
struct Fields<attention::DotProduct> : attention::DotProduct {
  static constexpr auto all =
      std::tuple{Field{"products", &DotProduct::products},    Field{"positive", &DotProduct::positive},
                 Field{"negative", &DotProduct::negative},    Field{"score", &DotProduct::score},
                 Field{"queryNorm", &DotProduct::query_norm}, Field{"keyNorm", &DotProduct::key_norm},
                 Field{"cosine", &DotProduct::cosine},        Field{"angle", &DotProduct::angle},
                 Field{"shadow", &DotProduct::shadow},        Field{"foot", &DotProduct::foot}};
};
template <>
struct Fields<theory::IndependentScore> : theory::IndependentScore {
  static constexpr auto all =
      std::tuple{Field{"mean", &IndependentScore::mean}, Field{"variance", &IndependentScore::variance},
                 Field{"std", &IndependentScore::std}, Field{"skewness", &IndependentScore::skewness},
                 Field{"kurtosis", &IndependentScore::kurtosis}};
};
template <>
struct Fields<theory::CorrelatedScore> : theory::CorrelatedScore {
  static constexpr auto all =
      std::tuple{Field{"mean", &CorrelatedScore::mean}, Field{"variance", &CorrelatedScore::variance},
                 Field{"std", &CorrelatedScore::std}};
};
template <>
struct Fields<theory::CorrelatedScoreMoments> : theory::CorrelatedScoreMoments {
  static constexpr auto all =
      std::tuple{Field{"mean", &CorrelatedScoreMoments::mean}, Field{"variance", &CorrelatedScoreMoments::variance},
                 Field{"std", &CorrelatedScoreMoments::std}, Field{"skewness", &CorrelatedScoreMoments::skewness},
                 Field{"kurtosis", &CorrelatedScoreMoments::kurtosis}};
};
template <>
struct Fields<theory::CosineMoments> : theory::CosineMoments {
  static constexpr auto all =
      std::tuple{Field{"mean", &CosineMoments::mean}, Field{"variance", &CosineMoments::variance},
                 Field{"std", &CosineMoments::std}, Field{"kurtosis", &CosineMoments::kurtosis}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::uint64_t kMostCosines = 256;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

val entry_laws() {
  return answer([] { return random::distributions(); });
}

val standard_moments(val distribution) {
  return answer([&] { return random::standard_moments(entry_law(distribution)); });
}

val draw_pairs(val input) {
  return answer([&] {
    require_fields(input, {"law", "correlation", "seed", "draw", "d"});
    const random::Assumptions assumed{entry_law(field(input, "law")), number_in(input, "correlation")};
    const std::uint64_t seed = seed_in(input), draw = count_in(input, "draw", 0, kMostDraw);
    return experiments::draw_pairs(assumed, seed, draw, count_in(input, "d", 1, kMostEntries));
  });
}

val draw_walks(val input) {
  return answer([&] {
    require_fields(input, {"seed", "draw", "d", "walks", "coins"});
    return experiments::draw_walks({seed_in(input), count_in(input, "draw", 0, kMostDraw),
                                    count_in(input, "d", 1, experiments::kMostWalkDimension),
                                    count_in(input, "walks", 2, experiments::kMostWalks), truth_in(input, "coins")});
  });
}

val dot_product(val q, val k) {
  return answer([&] {
    return attention::dot_product(some_numbers(q, "q", attention::kMostDotEntries),
                                  some_numbers(k, "k", attention::kMostDotEntries));
  });
}

/// {id, parameter, mean, std} as theory knows it; shares no code with the sampler.
theory::EntryMoments entry_moments(const val& value) {
  const auto [id, parameter, mean, std] = given_law(value);
  return theory::entry_moments(id, parameter, mean, std);
}

std::uint64_t one_dimension(const val& d, std::uint64_t least) { return count(d, "d", least, theory::kMostDimension); }

double correlation_of(const val& rho) {
  return numeric::require_between("correlation", number(rho, "correlation"), -1, 1);
}

val score_of_entries(val q, val k, val list) {
  return answer([&] {
    const theory::EntryMoments query = entry_moments(q), key = entry_moments(k);
    std::vector<theory::IndependentScore> scores;
    for (const std::uint64_t d : dimensions(list)) scores.push_back(theory::independent_score(query, key, d));
    return to_columns(scores);
  });
}

val correlated_score(val distribution, val correlation, val list) {
  return answer([&] {
    const theory::EntryMoments entries = entry_moments(distribution);
    const double rho = correlation_of(correlation);
    std::vector<theory::CorrelatedScore> scores;
    for (const std::uint64_t d : dimensions(list)) scores.push_back(theory::correlated_score(entries, rho, d));
    return to_columns(scores);
  });
}

val correlated_score_law(val correlation, val d_value, val x) {
  return answer([&] {
    const double rho = correlation_of(correlation);
    const std::uint64_t d = one_dimension(d_value, 1);
    const std::vector<double> list = some_numbers(x, "x", kMostPoints);
    auto value = to_js(theory::correlated_score_moments(rho, d));
    set(value, "density", to_column(list, [&](double at) {
          return d == 1 && at == 0 ? kInfinity : theory::correlated_score_density(at, rho, d);
        }));
    return value;
  });
}

val cosine_law(val d_value, val x) {
  return answer([&] {
    const std::uint64_t d = one_dimension(d_value, 2);
    const std::vector<double> list = some_numbers(x, "x", kMostCosines);
    auto value = to_js(theory::cosine_moments(d));
    // At d = 2 the density grows without bound towards both ends.
    set(value, "density", to_column(list, [d](double at) {
          return d == 2 && std::fabs(at) == 1 ? kInfinity : theory::cosine_density(at, d);
        }));
    set(value, "cdf", to_column(list, [d](double at) { return theory::cosine_cdf(at, d); }));
    set(value, "upperTail", to_column(list, [d](double at) { return theory::cosine_upper_tail(at, d); }));
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
    return object("peakBound", to_column(list, [keys](double gain) { return theory::cosine_peak_bound(keys, gain); }),
                  "peakAmongOrthogonal",
                  to_column(list, [keys](double gain) { return theory::cosine_peak_among_orthogonal(keys, gain); }));
  });
}

val gain_for_peak(val keys, val weight) {
  return answer(
      [&] { return theory::gain_for_peak(count(keys, "keys", 2, theory::kMostKeys), number(weight, "weight")); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(entries) {
  emscripten::function("entryLaws", &entry_laws);
  emscripten::function("standardMoments", &standard_moments);
  emscripten::function("drawPairs", &draw_pairs);
  emscripten::function("drawWalks", &draw_walks);
  emscripten::function("dotProduct", &dot_product);
  emscripten::function("scoreOfEntries", &score_of_entries);
  emscripten::function("correlatedScore", &correlated_score);
  emscripten::function("correlatedScoreLaw", &correlated_score_law);
  emscripten::function("cosineLaw", &cosine_law);
  emscripten::function("cosineQuantiles", &cosine_quantiles);
  emscripten::function("cosineAttention", &cosine_attention);
  emscripten::function("gainForPeak", &gain_for_peak);
}
