// Location and scale of scores, moments of one entry, then those of a component's product by expanding its powers, and of the sum.
#include "assumed_scores.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/standard_moments.hpp"

namespace sqrtdk::sweep {
namespace {

/// Kurtosis taken where the distribution has none.
constexpr double kLargeKurtosis = 9;

/// Rows that an interval for the mean wants for each unit of squared skewness.
constexpr double kRowsForSkewness = 10;

/// The highest order of draw_moment.
constexpr int kMostMoment = 12;

}  // namespace

LocationScale raw_location_scale(const Assumptions& assumptions, std::uint64_t d) {
  const double size = static_cast<double>(d), rho = assumptions.correlation;
  const double mean = assumptions.distribution.mean, std = assumptions.distribution.std, square = std * std;
  const random::StandardMoments moments = random::standard_moments(assumptions.distribution);
  const double products = 1 + rho * rho * (moments.kurtosis.value_or(kLargeKurtosis) - 2);
  const double variance = square * square * products + 2 * mean * mean * square * (1 + rho) +
                          2 * mean * square * std * moments.skewness.value_or(0) * rho * (1 + rho);
  // 1e-9: what is left of a variance of 0 (q = k of signs alone) is rounding.
  const double least = 1e-9 * square * square;
  return {size * (mean * mean + rho * square), std::sqrt(size * (variance > least ? variance : square * square))};
}

LocationScale scaled_location_scale(const scaling::Scaler& scale, const Specification& specification, std::uint64_t d) {
  const Assumptions& assumptions = specification.assumptions;
  const LocationScale raw = raw_location_scale(assumptions, d);
  const double size = static_cast<double>(d), square = assumptions.distribution.std * assumptions.distribution.std;
  const double mean_square = assumptions.distribution.mean * assumptions.distribution.mean;
  const auto at = [&](double widths) {
    const double norm = size * (mean_square + square), centred_norm = size * square;
    const scaling::Products plain{raw.location + widths * raw.scale, norm, norm};
    const double centred_dot = size * assumptions.correlation * square + widths * std::sqrt(size) * square;
    return scale({plain, {centred_dot, centred_norm, centred_norm}, d, specification.keys, specification.keys});
  };
  const double centre = at(0), width = std::max(std::fabs(at(1) - centre), 1e-6 * std::fabs(centre));
  return {centre, width > 1e-290 ? width : 1};
}

namespace {

/// 1 · 3 · 5 ⋯ (j − 1) for even j.
double normal_moment(int order) {
  double product = order % 2 == 0 ? 1 : 0;
  for (int factor = 1; factor < order; factor += 2) product *= factor;
  return product;
}

std::optional<double> student_moment(double nu, int order) {
  if (order >= nu) return std::nullopt;
  if (order % 2 == 1) return 0;
  double product = 1;
  for (int i = 1; i <= order / 2; ++i) product *= (2 * i - 1) * (nu - 2) / (nu - 2 * i);
  return product;
}

/// Of small s, from the leading terms of the cumulants, κ_j ≈ j^(j−2) u^((j−2)/2): the trees among the graphs of theory::entry_moment.
double nearly_normal_moment(double u, int order) {
  std::array<double, kMostMoment + 1> moments{1};
  for (int j = 2; j <= order; ++j) {
    double binomial = j - 1;  // C(j − 1, i − 1)
    for (int i = 2; i <= j; ++i) {
      moments[j] += binomial * numeric::power(i, i - 2) * numeric::power(u, 0.5 * (i - 2)) * moments[j - i];
      binomial = binomial * (j - i) / i;
    }
  }
  return moments[order];
}

double log_normal_moment(double s, int order) {
  const double square = s * s;
  if (s < 0.05 && order > 6) return nearly_normal_moment(numeric::exp(square) - 1, order);
  double sum = 0, binomial = 1;
  for (int i = 0; i <= order; ++i) {
    sum += ((order - i) % 2 == 0 ? binomial : -binomial) * numeric::exp(0.5 * square * (i * (i - 1)));
    binomial = binomial * (order - i) / (i + 1);
  }
  return sum / numeric::power(numeric::exp(square) - 1, 0.5 * order);
}

}  // namespace

std::optional<double> draw_moment(const random::EntryDistribution& distribution, int order) {
  const bool even = order % 2 == 0;
  const double half = 0.5 * order;  // whole where it is used
  switch (random::find_distribution(distribution.id).kind) {
    case random::Kind::normal:
      break;
    case random::Kind::uniform:
      return even ? numeric::power(3, half) / (order + 1) : 0;
    case random::Kind::rademacher:
      return even ? 1 : 0;
    case random::Kind::laplace: {
      if (!even) return 0;
      double product = 1;
      for (int i = 1; i <= order; ++i) product *= i;
      return product / numeric::power(2, half);
    }
    case random::Kind::student_t:
      return student_moment(distribution.parameter, order);
    case random::Kind::log_normal:
      return log_normal_moment(distribution.parameter, order);
  }
  return normal_moment(order);
}

namespace {

constexpr int kMostX = kMostMoment, kMostZ = 6;

/// Coefficients of x^i z^j.
using Polynomial = std::array<std::array<double, kMostZ + 1>, kMostX + 1>;

Polynomial times(const Polynomial& a, const Polynomial& b) {
  Polynomial product{};
  for (int i = 0; i <= kMostX; ++i) {
    for (int j = 0; j <= kMostZ; ++j) {
      if (a[i][j] == 0) continue;
      for (int k = 0; i + k <= kMostX; ++k) {
        for (int l = 0; j + l <= kMostZ; ++l) product[i + k][j + l] += a[i][j] * b[k][l];
      }
    }
  }
  return product;
}

/// Expectations of polynomials in independent x and z of one distribution.
class Expectation {
 public:
  explicit Expectation(const random::EntryDistribution& distribution) {
    for (int order = 0; order <= kMostX; ++order) moments_[order] = draw_moment(distribution, order);
  }

  /// Empty where a moment that counts does not exist.
  std::optional<double> operator()(const Polynomial& polynomial) const {
    double sum = 0;
    for (int i = 0; i <= kMostX; ++i) {
      for (int j = 0; j <= kMostZ; ++j) {
        if (polynomial[i][j] == 0) continue;
        if (!moments_[i] || !moments_[j]) return std::nullopt;
        sum += polynomial[i][j] * *moments_[i] * *moments_[j];
      }
    }
    return sum;
  }

 private:
  std::array<std::optional<double>, kMostX + 1> moments_;
};

/// t of one component, its mean given x, and the variance that is left, all for σ = 1.
struct Component {
  Polynomial product{}, given_x{}, left{};

  explicit Component(const Assumptions& assumptions) {
    const double rho = assumptions.correlation, fresh = std::sqrt((1 - rho) * (1 + rho));
    const double mean = assumptions.distribution.mean / assumptions.distribution.std;
    product[1][0] = given_x[1][0] = mean * (1 + rho);
    product[2][0] = given_x[2][0] = rho;
    product[0][0] = given_x[0][0] = -rho;
    product[0][1] = mean * fresh;
    product[1][1] = fresh;
    left[0][0] = mean * mean * fresh * fresh;
    left[1][0] = 2 * mean * fresh * fresh;
    left[2][0] = fresh * fresh;
  }
};

/// Var(E((S − E S)² | q)) for d components.
double shared_variance(const Component& component, const Expectation& mean_of, double d) {
  const Polynomial square = times(component.given_x, component.given_x);
  const double second = mean_of(square).value_or(0), fourth = mean_of(times(square, square)).value_or(0);
  const double left = mean_of(component.left).value_or(0);
  const double of_square = d * (fourth - 3 * second * second) + 2 * d * d * second * second;
  const double both = d * (mean_of(times(square, component.left)).value_or(0) - second * left);
  return of_square + 2 * both + d * (mean_of(times(component.left, component.left)).value_or(0) - left * left);
}

}  // namespace

VarianceJudgement judge_variance(const Specification& specification, std::uint64_t d, double rows) {
  const Component component(specification.assumptions);
  const Expectation mean_of(specification.assumptions.distribution);
  const Polynomial second = times(component.product, component.product), third = times(second, component.product);
  const std::optional<double> variance = mean_of(second), fourth = mean_of(times(second, second));
  if (!variance || !fourth) return {statistics::IntervalUnavailable::no_fourth_moment, 0, variance.has_value()};
  if (*variance < 1e-9 || rows < 2) return {statistics::IntervalUnavailable::too_skewed};

  const double square = *variance * *variance, size = static_cast<double>(d);
  numeric::StandardMoments moments{std::nullopt, *fourth / square, std::nullopt};
  if (const auto cube = mean_of(third)) moments.skewness = *cube / (*variance * std::sqrt(*variance));
  if (const auto sixth = mean_of(times(third, third))) moments.sixth = *sixth / (square * *variance);
  const numeric::StandardMoments score = numeric::moments_of_sum(moments, size);
  const double skewness = score.skewness.value_or(0);
  const bool mean_known = rows > kRowsForSkewness * skewness * skewness;
  const auto band = statistics::variance_band(1, static_cast<std::uint64_t>(rows), score);
  if (band.refusal) return {band.refusal, 0, mean_known};

  const double keys = static_cast<double>(specification.keys);
  const double shared = shared_variance(component, mean_of, size) / (size * size * square);
  return {std::nullopt, std::sqrt(((*score.kurtosis - 1) / keys + (1 - 1 / keys) * shared) / rows), mean_known};
}

}  // namespace sqrtdk::sweep
