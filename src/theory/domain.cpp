// Refusals of the laws.
#include "domain.hpp"

#include "../numeric/check.hpp"

namespace sqrtdk::theory {

double require_dimension(std::uint64_t d, std::uint64_t least) {
  return static_cast<double>(numeric::require_count("d", static_cast<double>(d), least, kMostDimension));
}

void require_probability(double p) {
  const double inside = numeric::require_finite("p", p);
  if (!(inside > 0.0 && inside < 1.0)) {
    throw InvalidArgument("out-of-range", "p", numeric::text_of(p), "between 0 and 1, both excluded");
  }
}

}  // namespace sqrtdk::theory
