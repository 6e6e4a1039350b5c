// The table of distributions. A new one is one entry here, one Kind, and one sampler in entries.cpp.
#include <array>
#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "entries.hpp"

namespace sqrtdk::random {
namespace {

StandardMoments normal_moments(double) { return {0.0, 3.0, 15.0}; }
StandardMoments uniform_moments(double) { return {0.0, 9.0 / 5.0, 27.0 / 7.0}; }
StandardMoments rademacher_moments(double) { return {0.0, 1.0, 1.0}; }
StandardMoments laplace_moments(double) { return {0.0, 6.0, 90.0}; }

/// E T^2m exists for 2m < ν: kurtosis 3 + 6/(ν − 4), sixth moment 15 (ν − 2)²/((ν − 4)(ν − 6)).
StandardMoments student_t_moments(double nu) {
  StandardMoments moments;
  if (nu > 3.0) moments.skewness = 0.0;
  if (nu > 4.0) moments.kurtosis = 3.0 + 6.0 / (nu - 4.0);
  if (nu > 6.0) moments.sixth = 15.0 * (nu - 2.0) * (nu - 2.0) / ((nu - 4.0) * (nu - 6.0));
  return moments;
}

/// With y = e^(s²): E(x − m)^k / m^k is a sum of y^(j(j−1)/2), each divided by √(y − 1)^k. The factor (y − 1)^(k/2), which
/// cancellation would eat for small s, is divided out of the polynomials.
StandardMoments log_normal_moments(double s) {
  const double y = numeric::exp(s * s);
  const double kurtosis = ((y + 2.0) * y + 3.0) * y * y - 3.0;
  // (y¹⁵ − 6y¹⁰ + 15y⁶ − 20y³ + 15y − 5) / (y − 1)³, from the highest power down
  constexpr std::array<double, 13> kQuotient{1, 3, 6, 10, 15, 15, 10, 0, -15, -20, -15, 0, 5};
  double sixth = 0.0;
  for (const double coefficient : kQuotient) sixth = sixth * y + coefficient;
  return {(y + 2.0) * std::sqrt(y - 1.0), kurtosis, sixth};
}

constexpr std::array<Distribution, 6> kDistributions{{
    {Kind::normal, "normal", "density e^(−x²/2)/√(2π)", std::nullopt, normal_moments,
     "Vaswani et al. 2017, arXiv 1706.03762, footnote 4, for mean 0 and variance 1"},
    {Kind::uniform, "uniform", "even on [−√3, √3]", std::nullopt, uniform_moments,
     "Glorot & Bengio, AISTATS 2010: the usual first weights"},
    {Kind::rademacher, "rademacher", "−1 or 1, each half of the time", std::nullopt, rademacher_moments,
     "the law of least kurtosis"},
    {Kind::laplace, "laplace", "density e^(−√2 |x|)/√2", std::nullopt, laplace_moments,
     "Johnson, Kotz & Balakrishnan, Continuous univariate distributions 2, 2nd ed. (1995), ch. 24"},
    {Kind::student_t, "student-t", "T √((ν − 2)/ν), T of Student's law with ν degrees of freedom",
     DistributionParameter{"ν", 2, 1000, false, 5}, student_t_moments,
     "Johnson, Kotz & Balakrishnan, Continuous univariate distributions 2, 2nd ed. (1995), ch. 28"},
    {Kind::log_normal, "log-normal", "(e^(sz − s²/2) − 1)/√(e^(s²) − 1), z normal",
     DistributionParameter{"s", 0.01, 2, true, 0.5}, log_normal_moments,
     "Johnson, Kotz & Balakrishnan, Continuous univariate distributions 1, 2nd ed. (1994), ch. 14"},
}};

}  // namespace

std::span<const Distribution> distributions() { return kDistributions; }

const Distribution& find_distribution(std::string_view id) { return numeric::find(kDistributions, "law", id); }

const Distribution& check(const EntryDistribution& choice) {
  const Distribution& distribution = find_distribution(choice.id);
  if (const auto& parameter = distribution.parameter) {
    numeric::require_between(parameter->name, choice.parameter, parameter->least, parameter->most);
    if (!parameter->least_permitted && choice.parameter == parameter->least) {
      throw InvalidArgument("out-of-range", std::string(parameter->name), numeric::text_of(choice.parameter),
                            "above " + numeric::range_text(parameter->least, parameter->most));
    }
  }
  numeric::require_between("mean", choice.mean, -1000.0, 1000.0);
  numeric::require_between("std", choice.std, 0.001, 1000.0);
  return distribution;
}

StandardMoments standard_moments(const EntryDistribution& choice) { return check(choice).moments(choice.parameter); }

}  // namespace sqrtdk::random
