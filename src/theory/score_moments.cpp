// Moments of the score in closed form.
#include "score_moments.hpp"

#include <cmath>
#include <limits>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/stirling.hpp"
#include "domain.hpp"

namespace sqrtdk::theory {
namespace {

double dimension(std::uint64_t d) {
  return static_cast<double>(numeric::require_count("d", static_cast<double>(d), 1, std::uint64_t{1} << 32));
}

}  // namespace

ScoreLaw score_law(std::uint64_t d) {
  const double size = dimension(d);
  return {0, size, std::sqrt(size), 3 + 6 / size};
}

double normal_score_density(double x, std::uint64_t d) {
  constexpr double kTwoPi = 6.283185307179586476925;
  const double size = dimension(d);
  return numeric::exp(-x * x / (2 * size)) / std::sqrt(kTwoPi * size);
}

namespace {

constexpr std::uint64_t kMostOrder = 60;

int require_order(std::uint64_t order, std::uint64_t least) {
  return static_cast<int>(numeric::require_count("order", static_cast<double>(order), least, kMostOrder));
}

}  // namespace

double score_moment(std::uint64_t order, std::uint64_t d) {
  const int j = require_order(order, 0);
  const double size = require_dimension(d);
  if (j % 2 == 1) return 0.0;
  double moment = 1.0;
  for (int i = 0; i < j; i += 2) moment *= (i + 1) * (size + i);
  return moment;
}

double score_cumulant(std::uint64_t order, std::uint64_t d) {
  const int j = require_order(order, 1);
  double cumulant = require_dimension(d);
  if (j % 2 == 1) return 0.0;
  for (int i = 2; i < j; ++i) cumulant *= i;
  return cumulant;
}

double mean_absolute_score(std::uint64_t d) {
  constexpr double kTwoOverRootPi = 1.128379167095512573896;
  return kTwoOverRootPi * numeric::half_gamma_ratio(0.5 * require_dimension(d));
}

}  // namespace sqrtdk::theory
