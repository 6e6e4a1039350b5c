// Variances of queries, keys, values and scores before the first step of training, from the variances of the weights.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sqrtdk::theory {

/// Sizes of a layer: W_Q, W_K and W_V take d_model numbers to heads · d.
struct LayerShape {
  std::uint64_t d_model;  ///< 1 … 65536
  std::uint64_t heads;    ///< 1 … 1024
  std::uint64_t d;        ///< head dimension, 1 … 4096
};

/// Variances of the weights.
struct WeightVariance {
  double query, key, value;  ///< of one entry of W_Q, W_K, W_V; each 0 … 1e30
};

/// What follows from them.
struct InitialVariance {
  double query, key, value;  ///< of one entry of q, k, v
  double raw_std;            ///< standard deviation of the score q·k
  double scaled_std;         ///< of q·k/√d
};

/// Variances at initialisation.
///
///   Var q_i = |x|² Var W_Q, and so for k and v;   std q·k = √(d · Var q · Var k)
///
/// Exact for any fixed token x and independent weights of mean 0. Layer norm and RMS norm make |x|² = d_model, up to their ε. With
/// normal weights q and k are normal, so the score of one pair has exactly the distribution of score_distribution.hpp times √(Var q · Var k),
/// whatever the tokens; with others only nearly, since each entry is a sum over d_model weights.
///
/// weights      variances of the entries of the matrices
/// shape        sizes
/// mean_square  |x|²/d_model, 1 after either norm; 0 … 1e30
/// returns      exact to rounding
/// throws       InvalidArgument if a size, a variance or the mean square is outside
/// source       independence of W_Q and W_K, and of their entries
InitialVariance initial_variance(const WeightVariance& weights, const LayerShape& shape, double mean_square = 1);

/// What is left of a score's variance within one row if any two tokens have cosine r:  Var(s_j − s_j')/(2 Var s) = 1 − r.
///
/// Softmax sees only differences within the row. For one query the scores of two keys have correlation r.
///
/// cosine   r, -1 … 1
/// throws   InvalidArgument if it is outside
/// source   Cov(k_j, k_j') = (x_j·x_j') Var W_K
double within_row_share(double cosine);

/// The same of normal tokens whose entries have correlation r, after a norm: the mean of 1 − cos over pairs of tokens.
///
///   1 − E cos = (1 − r²) ∫ c^{ν−1}/(D (D + r c)) dφ / ∫ c^{ν−1} dφ,   c = cos φ, D = √(1 − r² sin²φ), φ in 0 … π/2
///
/// Cosines of few entries are nearer to 0 than r is: about (1 − r)(1 + r(1 + r)/(2ν)), 5 % more than 1 − r at r = ½, ν = 7.
///
/// cosine   r, 0 … 1
/// entries  ν, 1 … 65536: d_model after RMS norm, d_model − 1 after layer norm, which leaves so many directions
/// returns  within 1e-12 relative; 1 at r = 0, 0 at r = 1
/// throws   InvalidArgument if one is outside
/// source   H. Hotelling, New light on the correlation coefficient and its transforms, J. R. Stat. Soc. B 15 (1953), for the mean of a
///          correlation coefficient; the integral is Euler's for its hypergeometric series, with the 1 taken in
double normed_row_share(double cosine, std::uint64_t entries);

/// Var W of Glorot's rule for a matrix from fan_in to fan_out numbers:  2/(fan_in + fan_out).
///
/// fan_in, fan_out  1 … 2^32
/// throws           InvalidArgument if one is outside
/// source           X. Glorot, Y. Bengio, Understanding the difficulty of training deep feedforward neural networks, AISTATS 2010
double glorot_variance(std::uint64_t fan_in, std::uint64_t fan_out);

/// Var W of U(±1/√fan_in):  1/(3 fan_in).
///
/// fan_in   1 … 2^32
/// throws   InvalidArgument if it is outside
/// source   torch.nn.Linear.reset_parameters
double linear_default_variance(std::uint64_t fan_in);

/// A way to begin, at published or typical sizes.
struct Initialisation {
  std::string_view initializer;                  ///< its id in initialization::initializers(), which draws it
  std::string_view name;                         ///< as readers know it
  LayerShape shape;                              ///< sizes at which it is shown
  WeightVariance (*weights)(const LayerShape&);  ///< variances of the weights at a shape
  bool divides;                                  ///< whether its scores are divided by √d
  std::string_view source;                       ///< who begins so
};

/// The rows of the table of initial variances in docs/theory.md.
std::span<const Initialisation> initialisations();

}  // namespace sqrtdk::theory
