// Variances of q, k, v and of scores in a layer that has not learned yet, measured over independent draws.
#pragma once

#include <cstdint>

#include "layer.hpp"

namespace sqrtdk::initialization {

/// A mean over draws and its standard error.
struct Measured {
  double value = 0, standard_error = 0;  ///< in the unit of what is measured
};

/// Variances as they came out, beside what theory/initial_variance.hpp expects.
struct MeasuredLayer {
  Measured query, key, value;            ///< variance of an entry of q, k, v
  Measured score, scaled_score;          ///< variance of a score q·k, and of q·k/√d_k
  Measured row_score, scaled_row_score;  ///< variance within the row of one query, divisor n − 1: what softmax sees
  double mean_cosine = 0;                ///< of the normalised tokens, over pairs; r is what it tends to
};

/// Most multiplications of one call: about 20 s in one thread.
inline constexpr double kMostProducts = 2e10;

/// Draws the layer again and again and measures.
///
/// Entries and scores of one draw share tokens and matrices and are not independent; draws are. Each figure is the mean over
/// draws of a draw's own mean square (all means are 0) or variance within rows, its error the spread between draws over
/// √draws.
///
/// specification  as for draw_layer
/// draws          2 … 10000; draws · n · (3 d_model d_k + n d_k) at most kMostProducts
/// returns        unbiased figures for the variance
/// throws         InvalidArgument if anything is outside its limits; nothing is allocated before that
MeasuredLayer measure_layer(const LayerSpecification& specification, std::uint64_t draws);

}  // namespace sqrtdk::initialization
