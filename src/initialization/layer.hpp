// One head of a layer that has not learned yet: how published models draw its W_Q, W_K and W_V, and its queries, keys and values, drawn and measured.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "../numeric/lanes.hpp"
#include "../numeric/matrix.hpp"

namespace sqrtdk::initialization {

/// The sizes of one attention layer: W_Q, W_K and W_V take d_model numbers to heads · d_k numbers.
struct LayerSize {
  std::uint64_t d_model = 512;  ///< 1 … 16384
  std::uint64_t heads = 8;      ///< 1 … 256
  std::uint64_t d_k = 64;       ///< 1 … 512, for one head
};

/// Variances of the entries of the three matrices; their means are 0.
struct WeightVariances {
  double query, key, value;  ///< of one entry of W_Q, W_K, W_V
};

/// A way to draw the first weights.
struct Initializer {
  std::string_view id;            ///< stable name in links and files
  std::string_view distribution;  ///< the distribution of the entries, an id of random::distributions()
  std::string_view formula;       ///< the variance of an entry in plain text
  WeightVariances (*variances)(const LayerSize&);  ///< of the weights that it draws
  bool divides_scores;                             ///< whether the models that use it divide scores by √d_k
  std::string_view reference;                      ///< who proposed it, or which library does so
};

/// All initialisers, in the order in which a reader should meet them.
std::span<const Initializer> initializers();

/// The initialiser of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const Initializer& find_initializer(std::string_view id);

/// Layer norm in place.
///
///   y = (x − m)/√(v + ε),   m = mean of x,  v = mean of (x − m)²;   so Σ y = 0 and |y|² = n v/(v + ε)
///
/// x        n ≥ 1 finite numbers, replaced by y; equal numbers become 0
/// epsilon  ε > 0
/// returns  each entry within (n/8 + 8) · 2^-53 of the scale of y
/// source   Ba, Kiros & Hinton 2016, arXiv 1607.06450, eq. 3
inline void layer_norm(std::span<double> x, double epsilon) noexcept {
  const double n = static_cast<double>(x.size());
  const double mean = numeric::sum(x) / n;
  for (double& entry : x) entry -= mean;
  const double root = std::sqrt(numeric::dot(x, x) / n + epsilon);
  for (double& entry : x) entry /= root;
}

/// RMS norm in place.
///
///   y = x/√(r + ε),   r = mean of x²;   so |y|² = n r/(r + ε), and a common shift stays
///
/// x, epsilon, returns  as for layer_norm
/// source               Zhang & Sennrich 2019, arXiv 1910.07467, eq. 4
inline void rms_norm(std::span<double> x, double epsilon) noexcept {
  const double root = std::sqrt(numeric::dot(x, x) / static_cast<double>(x.size()) + epsilon);
  for (double& entry : x) entry /= root;
}

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
/// A head's columns of a fused or packed matrix have the distribution of the whole, so only they are drawn.
///
/// specification  checked here
/// draw           which of the independent draws of this specification; tokens and matrices are fresh for each
/// returns        products in the fixed lanes of numeric::dot; a function of (specification, draw) alone, bit for bit
/// throws         InvalidArgument as check; nothing is allocated before that
Layer draw_layer(const LayerSpecification& specification, std::uint64_t draw);

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
/// draws of a draw's own mean square (all means are 0) or variance within rows, its error the standard deviation between draws over
/// √draws.
///
/// specification  as for draw_layer
/// draws          2 … 10000; draws · n · (3 d_model d_k + n d_k) at most kMostProducts
/// returns        unbiased figures for the variance
/// throws         InvalidArgument if anything is outside its limits; nothing is allocated before that
MeasuredLayer measure_layer(const LayerSpecification& specification, std::uint64_t draws);

}  // namespace sqrtdk::initialization
