// One formula for each law.
#include "draw_moments.hpp"

#include "../numeric/exp.hpp"
#include "../numeric/power.hpp"

namespace sqrtdk::sweep {
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

double log_normal_moment(double s, int order) {
  if (s < 0.05 && order > 6) return normal_moment(order);
  const double square = s * s;
  double sum = 0, binomial = 1;
  for (int i = 0; i <= order; ++i) {
    sum += ((order - i) % 2 == 0 ? binomial : -binomial) * numeric::exp(0.5 * square * (i * (i - 1)));
    binomial = binomial * (order - i) / (i + 1);
  }
  return sum / numeric::power(numeric::exp(square) - 1, 0.5 * order);
}

}  // namespace

std::optional<double> draw_moment(const random::EntryLaw& law, int order) {
  const bool even = order % 2 == 0;
  const double half = 0.5 * order;  // whole where it is used
  switch (random::find_law(law.id).kind) {
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
      return student_moment(law.parameter, order);
    case random::Kind::log_normal:
      return log_normal_moment(law.parameter, order);
  }
  return normal_moment(order);
}

}  // namespace sqrtdk::sweep
