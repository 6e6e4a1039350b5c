// Sums and dot products whose order of addition is fixed here, so that no compiler or vector width changes a bit.
#pragma once

#include <span>

#include "bits.hpp"

namespace sqrtdk::numeric {

/// Σ x_i in eight lanes: lane l adds x_l, x_{l+8}, …; then the lanes are added pairwise.
double sum(std::span<const double> x) noexcept;

/// Σ a_i b_i in the same eight lanes.
///
/// throws  InvalidArgument "wrong-length" unless a and b have equal length
double dot(std::span<const double> a, std::span<const double> b);

/// Σ x_i as if added in twice the precision (compensated in each of four lanes), then rounded.
///
/// x        finite; for terms of one sign the result is within 0.51 ulp of the exact sum
/// source   T. Ogita, S. M. Rump, S. Oishi, Accurate sum and dot product, SIAM J. Sci. Comput. 26 (2005), algorithm 4.4
double compensated_sum(std::span<const double> x) noexcept;

/// Sixteen dot products at once: totals[lane] += Σ_r q[16 r + lane] · k[16 r + lane], the rows added in float from 0 first.
///
/// q, k     rows × 16, row-major, as random::fill_normal lays them out
/// rows     ≥ 0; a caller who adds blocks of equal length gets the error of a two-level sum
/// totals   16 running sums
void accumulate_products(const float* q, const float* k, int rows, float* totals) noexcept;

}  // namespace sqrtdk::numeric
