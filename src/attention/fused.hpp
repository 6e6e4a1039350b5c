// Scaled dot-product attention at speed: float, tile by tile with online softmax, no queries × keys matrix unless asked for.
#pragma once

#include <cstdint>
#include <span>

#include "../numeric/bits.hpp"

namespace sqrtdk::attention {

/// Limits of FusedShape: of queries and keys, and of d and d_v.
inline constexpr std::uint64_t kMostFusedLength = 65'536, kMostFusedWidth = 4096;

/// Sizes of the three inputs.
struct FusedShape {
  std::uint64_t queries, keys;  ///< 1 … 65,536
  std::uint64_t d, d_v;         ///< 1 … 4096: components of queries and keys, of values
};

/// What is wanted beside the output, and what is known.
struct FusedOptions {
  bool causal = false;         ///< query i sees keys 1 … i alone
  std::span<float> weights{};  ///< queries × keys, or empty: not wanted
  bool known_finite = false;   ///< require_inputs has seen these entries; sizes are checked all the same
};

/// Throws what fused_attention throws of its divisor: 1e-30 … 1e30.
void require_divisor(double divisor);

/// Throws what fused_attention throws of its sizes, inputs and divisor: for callers who make room for the output only then.
void require_inputs(std::span<const float> q, std::span<const float> k, std::span<const float> v,
                    const FusedShape& shape, double divisor);

/// softmax(Q Kᵀ / c) V in float.
///
/// q        queries × d, row-major, finite
/// k        keys × d
/// v        keys × d_v
/// divisor  c, 1e-30 … 1e30
/// output   queries × d_v: each entry within (n + d + 12) u · Σ_j w_j (1 + max_j |x_j|) |v_j| of the exact one, n keys,
///          x the scaled scores, u = 2⁻²⁴; seen: below 2e-6 · max |v| at n = 4096, d = 64
/// memory   beside arguments 4 (queries · (d + d_v) + 256 (d + d_v)) bytes
/// bits     the same on every machine and vector width; rows of different tiles never touch
/// throws   InvalidArgument "wrong-size", "out-of-range" or "not-finite": parameter q, k, v, divisor, or "scores of query <i>",
///          counted from 1, where float overflows
/// source   Dao et al. 2022, arXiv 2205.14135, algorithm 1; twin in double: scaled_dot_product.hpp
void fused_attention(std::span<const float> q, std::span<const float> k, std::span<const float> v,
                     const FusedShape& shape, double divisor, std::span<float> output,
                     const FusedOptions& options = {});

}  // namespace sqrtdk::attention
