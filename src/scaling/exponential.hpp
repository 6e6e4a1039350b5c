// The divisor e^(πd) and scores divided by it, carried as logarithms: no quotient overflows, and what is too small is 0.
#pragma once

#include "../numeric/exact.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"

namespace sqrtdk::scaling {

/// π as a double and what it leaves out.
inline constexpr double kPi = 3.141592653589793, kPiRest = 1.2246467991473532e-16;

/// πd without loss to 2^-100.
inline numeric::Exact pi_times(double d) {
  const numeric::Exact product = numeric::two_product(kPi, d);
  return {product.value, product.error + kPiRest * d};
}

/// e^(πd); ∞ from d = 226 on. d ≥ 1; within 1 ulp.
inline double exp_pi(double d) {
  const numeric::Exact exponent = pi_times(d);
  return numeric::exp(exponent.value, exponent.error);
}

/// score / e^(πd) as sign · exp(ln |score| − πd).
///
/// score    finite
/// d        head dimension, 1 … 4096
/// returns  within 1 ulp; subnormal results within one spacing; 0 where the quotient is below half of the least subnormal
inline double over_exp_pi(double score, double d) {
  if (score == 0.0) return score;
  const numeric::Exact logarithm = numeric::log_parts(score < 0.0 ? -score : score), exponent = pi_times(d);
  const numeric::Exact difference = numeric::two_difference(logarithm.value, exponent.value);
  const double size = numeric::exp(difference.value, difference.error + (logarithm.error - exponent.error));
  return score < 0.0 && size > 0.0 ? -size : size;
}

}  // namespace sqrtdk::scaling
