// Moments of entries, of their products, and of the sum of d products; cumulants and the tilted density of correlated normal entries.
#include "entries.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

double normal(int j) {
  double product = 1.0;
  for (int i = j - 1; i > 1; i -= 2) product *= i;
  return product;
}

double binomial(int n, int k) {
  double ways = 1.0;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

template <double (*even)(int)>
std::optional<double> symmetric(double, int j) {
  return j % 2 == 1 ? 0.0 : even(j);
}

double uniform(int j) {
  double power = 1.0;
  for (int i = 0; i < j; i += 2) power *= 3.0;
  return power / (j + 1);
}

double rademacher(int) { return 1.0; }

double laplace(int j) {
  double moment = 1.0;
  for (int i = 2; i <= j; i += 2) moment *= 0.5 * i * (i - 1);
  return moment;
}

std::optional<double> student_t(double nu, int j) {
  if (j >= nu) return std::nullopt;
  if (j % 2 == 1) return 0.0;
  double moment = 1.0;
  for (int i = 2; i <= j; i += 2) moment *= (i - 1) * (nu - 2.0) / (nu - i);
  return moment;
}

std::optional<double> log_normal(double s, int j) {
  const double u = numeric::exp_minus_one(s * s);
  const int edges = j * (j - 1) / 2, least = (j + 1) / 2;
  double sum = 0.0;
  for (int k = edges; k >= least; --k) {
    double graphs = 0.0;
    for (int i = j; i >= 0; --i)
      graphs += ((j - i) % 2 == 0 ? 1.0 : -1.0) * binomial(j, i) * binomial(i * (i - 1) / 2, k);
    sum = sum * u + graphs;
  }
  if (j == 0) return 1.0;
  return j % 2 == 0 ? sum : sum * std::sqrt(u);
}

constexpr std::string_view kJohnson = "Johnson, Kotz & Balakrishnan, Continuous Univariate Distributions, 2nd ed.";
constexpr std::array<EntryMomentFormula, 6> kMomentFormulas{{
    {"normal", "(j − 1)!! for even j", "", 0, 0, true, symmetric<normal>, kJohnson},
    {"uniform", "√3^j/(j + 1) for even j", "", 0, 0, true, symmetric<uniform>, kJohnson},
    {"rademacher", "1 for even j", "", 0, 0, true, symmetric<rademacher>, "x² = 1"},
    {"laplace", "j!/√2^j for even j", "", 0, 0, true, symmetric<laplace>, kJohnson},
    {"student-t", "Π (2i − 1)(ν − 2)/(ν − 2i), i = 1 … j/2, for even j < ν", "ν", 2, 1000, false, student_t, kJohnson},
    {"log-normal", "E (e^(sz) − e^(s²/2))^j / (e^(s²) (e^(s²) − 1))^(j/2)", "s", 0.01, 2, true, log_normal, kJohnson},
}};

double require_rho(double rho) { return numeric::require_between("correlation", rho, -1.0, 1.0); }

const EntryMomentFormula& find(std::string_view id) { return numeric::find(kMomentFormulas, "law", id); }

}  // namespace

std::span<const EntryMomentFormula> entry_moment_formulas() { return kMomentFormulas; }

std::optional<double> entry_moment(std::string_view id, double parameter, std::uint64_t order) {
  const EntryMomentFormula& row = find(id);
  numeric::require_count("order", order, 0, 8);
  if (!row.parameter.empty()) {
    numeric::require_between(row.parameter, parameter, row.least, row.most);
    if (!row.least_permitted && parameter == row.least) {
      throw InvalidArgument("out-of-range", std::string(row.parameter), numeric::text_of(parameter),
                            "above " + numeric::range_text(row.least, row.most));
    }
  }
  return row.moment(parameter, static_cast<int>(order));
}

EntryMoments entry_moments(std::string_view distribution, double parameter, double mean, double std) {
  const EntryMoments entries{mean, std, entry_moment(distribution, parameter, 3),
                             entry_moment(distribution, parameter, 4)};
  require_moments(entries);
  return entries;
}

void require_moments(const EntryMoments& entries) {
  numeric::require_between("mean", entries.mean, -1e30, 1e30);
  numeric::require_between("std", entries.std, 1e-30, 1e30);
  if (entries.skewness) numeric::require_between("skewness", *entries.skewness, -1e15, 1e15);
  if (!entries.kurtosis) return;
  const double skewness = entries.skewness.value_or(0.0), least = 1.0 + skewness * skewness;
  if (numeric::require_finite("kurtosis", *entries.kurtosis) < least * (1.0 - 1e-9) || *entries.kurtosis > 1e30) {
    throw InvalidArgument("out-of-range", "kurtosis", numeric::text_of(*entries.kurtosis),
                          "1 + skewness² = " + numeric::range_text(least, 1e30));
  }
}

namespace {

/// E a^j of an entry about its mean, j = 0 … 4; NaN where the distribution has no such moment.
using Powers = std::array<double, 5>;

Powers centred(const EntryMoments& entry) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  const double square = entry.std * entry.std;
  return {1.0, 0.0, square, entry.skewness.value_or(kUnknown) * square * entry.std,
          entry.kurtosis.value_or(kUnknown) * square * square};
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

IndependentScore independent_score(const EntryMoments& q, const EntryMoments& k, std::uint64_t d) {
  require_moments(q);
  require_moments(k);
  const double size = require_dimension(d), second = product_moment(2, q, k), variance = size * second;
  IndependentScore moments{size * q.mean * k.mean, variance, std::sqrt(variance), {}, {}};
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
  require_rho(rho);
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

namespace {

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
