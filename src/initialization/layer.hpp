// From tokens to queries, keys and values: one head of a layer that has not learned yet.
#pragma once

#include <cstdint>
#include <string>

#include "../numeric/matrix.hpp"
#include "initializer.hpp"

namespace sqrtdk::initialization {

/// What is done to tokens before the maps.
enum class Norm { none, layer, rms };

/// What is drawn.
struct LayerSpecification {
  std::uint64_t seed = 1;                    ///< any
  LayerSize size;                            ///< of the maps
  std::uint64_t tokens = 32;                 ///< n, 2 … 512; n · d_model at most 2^22
  double cosine = 0;                         ///< r, 0 … 1: the expected cosine between two tokens
  Norm norm = Norm::layer;                   ///< before the maps
  double epsilon = 1e-5;                     ///< ε of the norm, 1e-12 … 1
  std::string initializer = "xavier-fused";  ///< id of one of initializers()
};

/// Every step of one head.
struct Layer {
  numeric::Matrix tokens;      ///< n × d_model
  numeric::Matrix normalised;  ///< n × d_model
  numeric::Matrix q, k, v;     ///< n × d_k, y W_Q and its fellows
  numeric::Matrix scores;      ///< n × n, q kᵀ, not divided
};

/// throws  InvalidArgument if a size, the cosine, ε or the initialiser is outside its limits
void check(const LayerSpecification& specification);

/// Draws tokens and one head's matrices, and multiplies them out.
///
///   x_t = √r g + √(1 − r) z_t, g and z_t normal;   y = norm(x);   q = y W_Q, k = y W_K, v = y W_V;   s = q kᵀ
///
/// A head's columns of a fused or packed matrix have the law of the whole, so only they are drawn.
///
/// specification  checked here
/// draw           which of the independent draws of this specification; tokens and matrices are fresh for each
/// returns        products in the fixed lanes of numeric::dot; a function of (specification, draw) alone, bit for bit
/// throws         InvalidArgument as check; nothing is allocated before that
Layer draw_layer(const LayerSpecification& specification, std::uint64_t draw);

}  // namespace sqrtdk::initialization
