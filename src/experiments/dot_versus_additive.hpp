// Additive and dot-product attention on the same random vectors, and what softmax makes of either as d grows.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "../attention/additive.hpp"
#include "../numeric/matrix.hpp"
#include "../statistics/estimate.hpp"
#include "../statistics/moments.hpp"

namespace sqrtdk::experiments {

/// The score functions compared, in this order.
inline constexpr std::array<std::string_view, 4> kScoreFunctions{
    "dot",              // q·k
    "dot-sqrt",         // q·k / √d
    "additive",         // vᵀ tanh(W₁ q + W₂ k), entries of v N(0, 1)
    "additive-scaled",  // the same with entries of v N(0, 1/h)
};

/// Entries of q and k N(0, 1), of W₁ and W₂ N(0, 1/d); as many hidden units as dimensions, h = d.
struct DotVersusAdditive {
  std::uint64_t seed = 1;     ///< any
  std::uint64_t d = 64;       ///< 1 … 1024
  std::uint64_t queries = 8;  ///< of one network, 1 … 64; all see the same keys
  std::uint64_t keys = 8;     ///< 2 … 512
};

/// One network and its vectors.
struct DotVersusAdditiveDraw {
  numeric::Matrix q, k;          ///< queries × d, keys × d
  attention::AdditiveMaps maps;  ///< entries of v N(0, 1); divided by √h they are N(0, 1/h)
};

/// What networks [first, first + count) have shown of one kind of score.
struct ScoreFunctionSums {
  statistics::Moments scores;        ///< of all pairs of all networks
  statistics::Moments mean_squares;  ///< of each network's scores: networks are independent, scores of one are not
  statistics::Moments peaks;         ///< of each network: the mean over its queries of the largest weight
  statistics::Moments traces;        ///< of each network: the mean over its queries of the trace of softmax's Jacobian
};
/// One for each kind, in the order of kScoreFunctions.
using DotVersusAdditiveSums = std::array<ScoreFunctionSums, kScoreFunctions.size()>;

/// What one kind of score has come to.
struct ScoreFunctionFigures {
  statistics::Estimate score_std, peak_weight, jacobian_trace;  ///< with errors from the variation between networks
};

/// The vectors of one network.
///
/// network  0 … 1,000,000: addresses the draws together with seed and d
/// throws   InvalidArgument if anything is outside its limits
DotVersusAdditiveDraw draw_dot_versus_additive(const DotVersusAdditive& specification, std::uint64_t network);

/// Scores of one network: queries × keys, one matrix for each kind.
std::array<numeric::Matrix, kScoreFunctions.size()> scores_of(const DotVersusAdditiveDraw& draw);

/// Networks [first, first + count), counted in order.
///
/// throws  InvalidArgument as draw_dot_versus_additive
DotVersusAdditiveSums run_dot_versus_additive(const DotVersusAdditive& specification, std::uint64_t first,
                                              std::uint64_t count);

/// Appends the networks that follow.
void merge(DotVersusAdditiveSums& sums, const DotVersusAdditiveSums& later);

/// Each figure with its error from the variation between networks; std by the delta method.
///
/// With one network there are no errors: there is no variation to see.
std::array<ScoreFunctionFigures, kScoreFunctions.size()> dot_versus_additive_figures(const DotVersusAdditiveSums& sums);

/// As plain numbers, and back.
///
/// throws  InvalidArgument "wrong-length" or "malformed" if the numbers are no such sums
std::vector<double> to_numbers(const DotVersusAdditiveSums& sums);
/// Sums from what to_numbers wrote.
///
/// throws  InvalidArgument "wrong-length" or "malformed" if the numbers are no such sums
DotVersusAdditiveSums dot_versus_additive_from_numbers(std::span<const double> numbers);

}  // namespace sqrtdk::experiments
