// Moments of the draws behind the entries, up to the twelfth: as many as the sixth moment of a score takes.
#pragma once

#include <optional>

#include "../random/entry_law.hpp"

namespace sqrtdk::sweep {

/// E x^j of a draw of mean 0 and variance 1.
///
///   normal (j − 1)!!,  uniform √3^j/(j + 1),  Rademacher 1,  Laplace j!/√2^j,  Student Π (2i − 1)(ν − 2)/(ν − 2i) over i ≤ j/2,
///   for even j, and 0 for odd j;   log-normal (e^(s²) − 1)^(−j/2) Σ_i (−1)^(j−i) C(j, i) e^(s² i(i−1)/2)
///
/// law      checked
/// order    j, 0 … 12
/// returns  right to a few per cent at least, which is enough to judge a band: for log-normal laws with s below 0.05 the sum has
///          cancelled away from j = 7 on, and the normal law's moment stands in; empty where the moment does not exist
std::optional<double> draw_moment(const random::EntryLaw& law, int order);

}  // namespace sqrtdk::sweep
