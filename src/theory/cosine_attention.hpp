// What attention by cosines can attend to: bounds on the weight of one key for a given gain, and the gain that a weight needs.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

// Scores are g cos(q, k_j), within -g … g; g is the gain, 1 for bare cosines.
//
//   keys     n, 2 … 2^30
//   gain     g, 0 … 1e300
//   returns  exact to a few roundings
//   throws   InvalidArgument if an argument is outside
//   source   softmax of the scores named; that cosines need a gain is why A. Henry et al., Query-Key Normalization for Transformers,
//            arXiv 2010.04245 (2020), learn one

/// The largest weight that any row can have: one key along the query, all others opposite.
///
///   1/(1 + (n − 1) e^{−2g});   bare cosines: 0.105 for n = 64, 0.0072 for n = 1024
double cosine_peak_bound(std::uint64_t keys, double gain);

/// The weight of a key along the query when all others are at right angles to it.
///
///   1/(1 + (n − 1) e^{−g});   bare cosines: 0.041 for n = 64
double cosine_peak_among_orthogonal(std::uint64_t keys, double gain);

/// The gain with which a key along the query has weight w among n − 1 at right angles; half of it is needed at least in any row.
///
///   g = ln(w (n − 1)/(1 − w));   w = 0.9: ln(9 (n − 1)), 6.34 for n = 64
///
/// weight   w, 1/n ≤ w < 1
double gain_for_peak(std::uint64_t keys, double weight);

}  // namespace sqrtdk::theory
