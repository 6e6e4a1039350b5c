// How published models draw their first W_Q, W_K and W_V, as data: name, distribution, variance, who does it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

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

}  // namespace sqrtdk::initialization
