// Expansions about uniform and about one-hot weights.
#include "softmax_limits.hpp"

#include "../numeric/check.hpp"
#include "../numeric/log.hpp"
#include "random_energy.hpp"
#include "top_gap.hpp"

namespace sqrtdk::theory {
namespace {

double require_keys(std::uint64_t keys) {
  return static_cast<double>(numeric::require_count("keys", static_cast<double>(keys), 2, kMostKeys));
}

}  // namespace

FlatSoftmax flat_softmax(std::uint64_t keys, double spread) {
  const double n = require_keys(keys);
  const double variance = numeric::require_between("spread", spread, 0.0, 1.0) * spread * (1.0 - 1.0 / n);
  return {numeric::log(n) - 0.5 * variance, (1.0 + variance) / n};
}

SharpSoftmax sharp_softmax(std::uint64_t keys, double spread) {
  require_keys(keys);
  numeric::require_between("spread", spread, collapse_spread(keys), 1e300);
  constexpr double kLogTwo = 0.6931471805599453094172, kZetaTwo = 1.644934066848226436472;
  const double trace = top_gap_density(keys) / spread;
  return {1.0 - kLogTwo * trace, kZetaTwo * trace, trace};
}

}  // namespace sqrtdk::theory
