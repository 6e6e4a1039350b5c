// How far a softmax in few bits lies from the exact one, beside what the analysis of rounding allows.
#pragma once

#include <cstddef>

#include "rounded_softmax.hpp"

namespace sqrtdk::precision {

/// Errors in units of the format's unit roundoff u.
struct SoftmaxError {
  double worst;          ///< max_i |p̂_i − p_i| / (p_i u) over the keys that count
  std::size_t key;       ///< where, counted from 1; 0 if no key counts
  std::size_t left_out;  ///< keys whose exact weight is below the format's normal numbers (float64: below 1e-280)
  double spread;         ///< Δ: largest − smallest rounded score, masked keys apart
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
/// source   derived; the form of the bounds as in Blanchard, Higham & Higham 2021 (rounded_softmax.hpp)
SoftmaxError softmax_error(const Format& format, const RoundedSoftmax& row);

}  // namespace sqrtdk::precision
