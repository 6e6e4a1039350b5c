// Cumulants of a difference of gamma distributions, moments from them, and the tilted density.
#include "correlated_score.hpp"

#include <array>
#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

double require_rho(double rho) { return numeric::require_between("correlation", rho, -1.0, 1.0); }

double cumulant(int j, double rho, double d) {
  double scale = d;
  for (int i = 2; i < j; ++i) scale *= i;
  // C(j, i) ρ^i for i = 0, 2, … or 1, 3, …, each from the one before.
  double term = j % 2 == 0 ? 1.0 : j * rho, sum = term;
  for (int i = j % 2; i + 2 <= j; i += 2) {
    term *= static_cast<double>((j - i) * (j - i - 1)) / static_cast<double>((i + 1) * (i + 2)) * (rho * rho);
    sum += term;
  }
  return scale * sum;
}

}  // namespace

CorrelatedScoreMoments correlated_score_moments(double rho, std::uint64_t d) {
  const double square = require_rho(rho) * rho, size = require_dimension(d), width = 1.0 + square;
  const double variance = size * width, std = std::sqrt(variance);
  return {rho * size, variance, std, 2.0 * rho * (3.0 + square) / (width * std),
          3.0 + 6.0 * (1.0 + 6.0 * square + square * square) / (size * width * width)};
}

double correlated_score_cumulant(std::uint64_t order, double rho, std::uint64_t d) {
  const int j = require_order(order, 1);
  return cumulant(j, require_rho(rho), require_dimension(d));
}

double correlated_score_moment(std::uint64_t order, double rho, std::uint64_t d) {
  const int j = require_order(order, 0);
  const double size = require_dimension(d);
  require_rho(rho);
  std::array<double, kMostOrder + 1> moments{1.0}, cumulants{};
  for (int i = 1; i <= j; ++i) {
    cumulants[static_cast<std::size_t>(i)] = cumulant(i, rho, size);
    double ways = 1.0, sum = 0.0;
    for (int k = 1; k <= i; ++k) {
      sum += ways * cumulants[static_cast<std::size_t>(k)] * moments[static_cast<std::size_t>(i - k)];
      ways *= static_cast<double>(i - k) / k;
    }
    moments[static_cast<std::size_t>(i)] = sum;
  }
  return moments[static_cast<std::size_t>(j)];
}

double correlated_score_log_density(double x, double rho, std::uint64_t d) {
  numeric::require_finite("x", x);
  if (std::fabs(require_rho(rho)) == 1.0) {
    throw InvalidArgument("out-of-range", "correlation", numeric::text_of(rho), "between -1 and 1, both excluded");
  }
  const double shrink = (1.0 - rho) * (1.0 + rho), y = x / shrink, half = 0.5 * require_dimension(d) - 1.0;
  const double logarithm = std::fabs(rho) < 0.5 ? numeric::log_one_plus(-rho * rho) : numeric::log(shrink);
  return half * logarithm + (rho * y + score_log_density(y, d));
}

double correlated_score_density(double x, double rho, std::uint64_t d) {
  return numeric::exp(correlated_score_log_density(x, rho, d));
}

}  // namespace sqrtdk::theory
