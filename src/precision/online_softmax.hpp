// Attention in one pass over the keys: the weighted mean of values while scores still arrive, and the merging of parts.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rounding.hpp"

namespace sqrtdk::precision {

/// What one pass knows after some keys.
struct OnlineState {
  double maximum = -__builtin_huge_val();  ///< m: the largest score so far, -∞ before the first
  double sum = 0;                          ///< l = Σ e^{s_j − m}
  std::vector<double> output;              ///< o = Σ e^{s_j − m} v_j, one entry per column; empty once it overflowed
  bool overflowed = false;                 ///< an entry of o, or l, has left the format
};

/// Before the first key: m = -∞, l = 0, o = 0.
OnlineState online_start(std::size_t value_dimension);

/// One key more.
///
///   m' = max(m, s),   l' = l e^{m − m'} + e^{s − m'},   o' = o e^{m − m'} + e^{s − m'} v
///
/// Every number is rounded to the format, after every operation.
///
/// format  any of numeric::number_formats()
/// state   after the keys before
/// score   finite within the format, or -∞ where masked: then the state stays as it is
/// value   as long as the output, finite; beyond the format it overflows
/// throws  InvalidArgument "not-a-number", "not-finite", "out-of-range" (score) or "wrong-size" (value)
/// source  M. Milakov, N. Gimelshein, Online normalizer calculation for softmax, arXiv 1805.02867 (2018)
OnlineState online_step(const NumberFormat& format, const OnlineState& state, double score,
                        std::span<const double> value);

/// Two parts as one.
///
///   m = max(m_a, m_b),   l = l_a e^{m_a − m} + l_b e^{m_b − m},   o = o_a e^{m_a − m} + o_b e^{m_b − m}
///
/// Associative and commutative but for rounding (commutative to the last bit), with online_start as its neutral element: so keys
/// may be cut into tiles in any way. A step is a merge with the state (s, 1, v) of one key.
///
/// a, b    of the same value dimension
/// throws  InvalidArgument "wrong-size" if their outputs differ in length
/// source  T. Dao et al., FlashAttention, arXiv 2205.14135 (2022)
OnlineState online_merge(const NumberFormat& format, const OnlineState& a, const OnlineState& b);

/// The output of attention, o/l.
///
/// returns  with n keys seen in any order and merged in any way, entry c within (6n + 2Δ) u Σ_j p_j |v_jc| to first order in u and
///          without underflow, Δ = largest − smallest score: each term is rescaled n times at most, by factors whose rounded exponents
///          add up to no more than Δ
/// throws   InvalidArgument "fully-masked" (no key seen) or "overflowed"
std::vector<double> online_result(const NumberFormat& format, const OnlineState& state);

}  // namespace sqrtdk::precision
