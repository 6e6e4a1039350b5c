// Moments of products, expanded in the moments of the entries about their means.
#include "score_of_entries.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "../numeric/check.hpp"
#include "domain.hpp"

namespace sqrtdk::theory {
namespace {

/// E a^j of an entry about its mean, j = 0 … 4; NaN where the law has no such moment.
using Powers = std::array<double, 5>;

Powers centred(const EntryMoments& law) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  const double square = law.std * law.std;
  return {1.0, 0.0, square, law.skewness.value_or(kUnknown) * square * law.std,
          law.kurtosis.value_or(kUnknown) * square * square};
}

double factorial(std::size_t n) { return n < 2 ? 1.0 : static_cast<double>(n) * factorial(n - 1); }

double integer_power(double base, std::size_t exponent) {
  return exponent == 0 ? 1.0 : base * integer_power(base, exponent - 1);
}

/// E (μ_k a + μ_q b + ab)^n as Σ n!/(i! j! l!) μ_k^i μ_q^j E a^{i+l} E b^{j+l}, i + j + l = n.
double product_moment(std::size_t n, const EntryMoments& q, const EntryMoments& k) {
  const Powers a = centred(q), b = centred(k);
  double total = 0.0;
  for (std::size_t i = 0; i <= n; ++i) {
    for (std::size_t j = 0; i + j <= n; ++j) {
      const std::size_t l = n - i - j;
      const double ways = factorial(n) / (factorial(i) * factorial(j) * factorial(l));
      total += ways * integer_power(k.mean, i) * integer_power(q.mean, j) * a[i + l] * b[j + l];
    }
  }
  return total;
}

}  // namespace

ScoreMoments independent_score(const EntryMoments& q, const EntryMoments& k, std::uint64_t d) {
  require_moments(q);
  require_moments(k);
  const double size = require_dimension(d), second = product_moment(2, q, k), variance = size * second;
  ScoreMoments moments{size * q.mean * k.mean, variance, std::sqrt(variance), {}, {}};
  if (!q.skewness || !k.skewness) return moments;
  moments.skewness = product_moment(3, q, k) / (second * std::sqrt(second)) / std::sqrt(size);
  if (!q.kurtosis || !k.kurtosis) return moments;
  moments.kurtosis = 3.0 + (product_moment(4, q, k) / (second * second) - 3.0) / size;
  return moments;
}

double score_kurtosis(double query_kurtosis, double key_kurtosis, std::uint64_t d) {
  numeric::require_between("query_kurtosis", query_kurtosis, 1.0, 1e30);
  numeric::require_between("key_kurtosis", key_kurtosis, 1.0, 1e30);
  return 3.0 + (query_kurtosis * key_kurtosis - 3.0) / require_dimension(d);
}

CorrelatedScore correlated_score(const EntryMoments& entries, double rho, std::uint64_t d) {
  require_moments(entries);
  numeric::require_between("correlation", rho, -1.0, 1.0);
  const double size = require_dimension(d), mu = entries.mean, square = entries.std * entries.std;
  CorrelatedScore score{size * (mu * mu + rho * square), {}, {}};
  const double sums = 2.0 * mu * mu * square * (1.0 + rho);
  double products = square * square, both = 0.0;
  if (rho != 0.0) {
    if (!entries.kurtosis || (mu != 0.0 && !entries.skewness)) return score;
    products *= 1.0 + rho * rho * (*entries.kurtosis - 2.0);
    if (mu != 0.0) both = 2.0 * mu * square * entries.std * *entries.skewness * rho * (1.0 + rho);
  }
  const double variance = size * (products + sums + both);
  score.variance = variance > 0.0 ? variance : 0.0;  // q·k may be a constant: Rademacher entries, ρ = ±1
  score.std = std::sqrt(*score.variance);
  return score;
}

}  // namespace sqrtdk::theory
