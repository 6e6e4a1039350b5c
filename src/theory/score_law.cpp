// Moments of q·k and the normal density beside its histogram.
#include "score_law.hpp"

#include <cmath>
#include <limits>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"

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

double normal_density(double x, std::uint64_t d) {
  constexpr double kTwoPi = 6.283185307179586476925;
  const double size = dimension(d);
  return numeric::exp(-x * x / (2 * size)) / std::sqrt(kTwoPi * size);
}

}  // namespace sqrtdk::theory
