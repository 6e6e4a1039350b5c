// The spread of additive scores before training: what tanh leaves of it, and how it grows with the hidden units.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// Hidden units of a network.
inline constexpr std::uint64_t kMostUnits = 4096;

/// E tanh² z of z ~ N(0, σ²): what a hidden unit adds to the variance of a score, in units of its factor's.
///
///   E tanh² z = 1 − E 1/cosh² z = 1 − 2 E tr J,   tr J of softmax over two keys whose scores differ by 2z
///
/// variance  σ², 0 … 1e12; 2 where q, k ~ N(0, 1) pass two maps with entries N(0, 1/d), of large d: given q and k the variance is
///           (|q|² + |k|²)/d, and the mean over them 0.429 at d = 1, 0.471 at 2, 0.507 at 8, 0.5184 at 64, where σ² = 2 has 0.520
/// returns   0 … 1, within 1e-12; below σ² = 1e-6 within 1e-14 relative, from σ² − 2σ⁴ + 17σ⁶/3
/// throws    InvalidArgument if the variance is outside
/// source    p (1 − p) = 1/(4 cosh² z) for p = 1/(1 + e^{−2z})
double mean_squared_tanh(double variance);

/// The standard deviation of s = Σ_i v_i tanh z_i over h hidden units, v independent of them and of each other, with mean 0.
///
///   Var s = h · Var v_i · E tanh² z
///
/// units     h, 1 … 4096
/// factor    Var v_i, 0 … 1e12
/// variance  of each z_i, which are normal, 0 … 1e12; with 2 it is 10 % above the spread of drawn networks at d = 1, 5 % at 2, 1.2 % at 8
/// returns   within 1e-12 of √(h Var v_i)
/// throws    InvalidArgument if anything is outside
/// source    D. Bahdanau, K. Cho, Y. Bengio, arXiv 1409.0473 (2015), A.1.2, for the score; terms with factors of mean 0 are uncorrelated
double additive_score_std(std::uint64_t units, double factor, double variance);

}  // namespace sqrtdk::theory
