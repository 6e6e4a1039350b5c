// Products for the moments, factorials for the cumulants.
#include "score_moments.hpp"

#include "../numeric/check.hpp"
#include "../numeric/stirling.hpp"
#include "domain.hpp"

namespace sqrtdk::theory {
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
