// Softmax of one score against n − 1 equal ones.
#include "cosine_attention.hpp"

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "top_gap.hpp"

namespace sqrtdk::theory {
namespace {

double others(std::uint64_t keys) {
  return static_cast<double>(numeric::require_count("keys", static_cast<double>(keys), 2, kMostKeys) - 1);
}

double require_gain(double gain) { return numeric::require_between("gain", gain, 0.0, 1e300); }

}  // namespace

double cosine_peak_bound(std::uint64_t keys, double gain) {
  const double count = others(keys);
  return 1.0 / (1.0 + count * numeric::exp(-2.0 * require_gain(gain)));
}

double cosine_peak_among_orthogonal(std::uint64_t keys, double gain) {
  const double count = others(keys);
  return 1.0 / (1.0 + count * numeric::exp(-require_gain(gain)));
}

double gain_for_peak(std::uint64_t keys, double weight) {
  const double count = others(keys), least = 1.0 / (count + 1.0);
  numeric::require_between("weight", weight, least, 1.0);
  if (weight == 1.0) {
    throw InvalidArgument("out-of-range", "weight", "1", "from " + numeric::text_of(least) + " to below 1");
  }
  const double odds = weight * count / (1.0 - weight);
  return odds > 1.0 ? numeric::log(odds) : 0.0;
}

}  // namespace sqrtdk::theory
