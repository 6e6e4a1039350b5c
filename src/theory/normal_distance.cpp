// The distance to the normal law, from the first crossing of the densities.
#include "normal_distance.hpp"

#include <cmath>

#include "domain.hpp"
#include "normal_law.hpp"
#include "score_density.hpp"
#include "score_tail.hpp"

namespace sqrtdk::theory {

NormalDistance distance_to_normal(std::uint64_t d) {
  const double root = std::sqrt(require_dimension(d));
  // Halving needs no slope; the distance feels only the square of what is left of the crossing.
  double low = 0.1, high = 1.2;
  for (int i = 0; i < 26; ++i) {
    const double x = 0.5 * (low + high);
    (root * score_density(x * root, d) > normal_density(x) ? low : high) = x;
  }
  const double at = 0.5 * (low + high);
  return {score_from_centre(at * root, d) - normal_from_centre(at), at};
}

double distance_to_normal_leading_term(std::uint64_t d) {
  const double root_six = std::sqrt(6.0), x = std::sqrt(3.0 - root_six);
  return root_six * x * normal_density(x) / (4.0 * require_dimension(d));
}

}  // namespace sqrtdk::theory
