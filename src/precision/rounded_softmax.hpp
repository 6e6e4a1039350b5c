// Softmax in a format of few bits with every intermediate rounded: where it overflows, and how far from the exact one it ends where it does not.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rounding.hpp"

namespace sqrtdk::precision {

/// Whether the row's maximum is subtracted before exponentials are taken.
enum class Form { naive, shifted };

/// How a row ended.
enum class Outcome {
  finished,
  score_overflowed,        ///< a score itself is too large for the format
  exponential_overflowed,  ///< e^s is ∞; that key's weight would be ∞/∞, not a number, and the others 0
  sum_overflowed,          ///< each e^s fits, their sum does not: all weights would be 0
  sum_vanished,            ///< every e^s rounds to 0: all weights would be 0/0
};

/// Softmax of one row, step by step, each number one of the format. A step that the outcome makes meaningless is left empty.
struct RoundedSoftmax {
  Form form;                   ///< with or without the shift by the largest score
  Outcome outcome;             ///< whether the weights can be used
  std::size_t key;             ///< where it overflowed, counted from 1; 0 where no key is to blame
  std::vector<double> scores;  ///< rounded to the format
  double maximum;              ///< m of the rounded scores: subtracted in the shifted form, not used in the naive one
  std::vector<double> differences;   ///< s_i − m in the shifted form, s_i in the naive one
  std::vector<double> exponentials;  ///< ∞ where they overflow
  std::vector<double> sums;          ///< running: of the first i exponentials, in the order of the keys
  std::vector<double> weights;       ///< exponential / sum; empty unless finished, so that no NaN is passed on
};

/// Softmax of one row in a format.
///
///   naive    p_i = e^{s_i} / Σ_j e^{s_j}
///   shifted  p_i = e^{s_i − m} / Σ_j e^{s_j − m}: no exponential exceeds 1, and the largest is 1
///
/// The naive form overflows from a score of 11.09 on in float16, 88.72 in float32, 709.78 in float64; in bfloat16, whose numbers are ½ apart
/// there, from 88.75 on, which rounds to 89.
///
/// format   any of numeric::number_formats()
/// form     naive or shifted
/// scores   n ≥ 1; finite, or -∞ where masked; at least one finite
/// returns  each intermediate the exact result of its step rounded once (exp_in for exponentials)
/// throws   InvalidArgument "empty", "not-a-number", "not-finite" or "fully-masked"
/// source   P. Blanchard, D. J. Higham, N. J. Higham, Accurately computing the log-sum-exp and softmax functions, IMA J. Numer.
///          Anal. 41 (2021)
RoundedSoftmax rounded_softmax(const NumberFormat& format, Form form, std::span<const double> scores);

/// Errors in units of the format's unit roundoff u.
struct SoftmaxError {
  double worst;          ///< max_i |p̂_i − p_i| / (p_i u) over the keys that count
  std::size_t key;       ///< where, counted from 1; 0 if no key counts
  std::size_t left_out;  ///< keys whose exact weight is below the format's normal numbers (float64: below 1e-280)
  double range;          ///< Δ: largest − smallest rounded score, masked keys apart
  double bound;          ///< n + 2, shifted n + 2 + 2Δ, one more where an exponential underflowed
  bool bound_applies;    ///< whether the analysis covers this row
};

/// The error of a finished row against the exact softmax of its rounded scores.
///
///   naive    |p̂_i − p_i| ≤ (n + 2) u p_i
///   shifted  |p̂_i − p_i| ≤ (n + 2 + 2Δ) u p_i
///
/// To first order in u: two exponentials, n − 1 additions in the order of the keys and one division are rounded; so are, in the
/// shifted form, the differences s − m ≥ −Δ, of which an error of uΔ enters the numerator and the sum. n counts the keys that are not
/// masked. The bound is not claimed where an exponential that counts has lost digits as a subnormal, where what underflow took from
/// the sum exceeds u of it, or where the bound is above 1/u and says nothing.
///
/// format   the one in which the row was made
/// row      finished
/// returns  worst right to 1e-12 of itself: exact weights are calculated in 106 bits
/// throws   InvalidArgument "not-finished" if the row did not finish
/// source   derived; the form of the bounds as in Blanchard, Higham & Higham 2021 (rounded_softmax)
SoftmaxError softmax_error(const NumberFormat& format, const RoundedSoftmax& row);

}  // namespace sqrtdk::precision
