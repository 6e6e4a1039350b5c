// Standard normal draws by the Box–Muller transform: in blocks of floats, or as a list of doubles.
#pragma once

#include <span>

#include "stream.hpp"

namespace sqrtdk::random {

/// Rows worked on at once: 32 × 16 floats stay in the nearest cache.
inline constexpr int kBlockRows = 32;

/// Rows of sixteen independent N(0, 1) draws.
///
///   z₁ = r cos θ,  z₂ = r sin θ,   r = √(−2 ln u),  u uniform in (0, 1],  θ uniform on the circle
///
/// stream   its rows 2i and 2i + 1 give u and θ of rows 2i and 2i + 1 of the block
/// block    rows × 16 floats; block[16 r + lane] is lane's draw
/// rows     ≥ 0; an odd count uses up the words of one row more and drops that row
/// returns  each draw within 3e-7 · max(1, |z|) of the exact transform of u and θ, both rounded to 24 bits. u is a multiple
///          of 2^-31 plus 2^-32, so the largest |z| is 6.66: what lies beyond has probability 2.7e-11, and without it
///          the variance is too small by 1.7e-10. Each |z| of 0 stands for the radii below 2.5e-4.
/// source   G. E. P. Box, M. E. Muller, A note on the generation of random normal deviates, Ann. Math. Stat. 29 (1958)
void fill_normal(Stream& stream, float* block, int rows) noexcept;

/// Fills a list with independent N(0, 1) draws.
///
/// address  where they come from; nothing else may draw from it
/// numbers  any length; fewer draws of an address are a prefix of more
/// returns  the draws of fill_normal in the order of its block, each exactly as its float
void normal_numbers(const StreamAddress& address, std::span<double> numbers) noexcept;

}  // namespace sqrtdk::random
