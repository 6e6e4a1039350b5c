// How much one call may ask for: so much that attention with every intermediate takes 2 MiB a matrix, and that no chapter holds the page up
// for more than 50 ms.
#pragma once

#include <cstdint>

namespace sqrtdk::bindings {

/// Queries, keys, head dimension and value dimension of attention: larger work belongs to the fused form.
inline constexpr std::uint64_t kMostAttentionSize = 512;
inline constexpr std::uint64_t kMostScores = 1024;         ///< in one row
inline constexpr std::uint64_t kMostTableEntries = 65536;  ///< rows × keys of a table of weights
inline constexpr std::uint64_t kMostJacobianKeys = 256;    ///< the matrix has their square
inline constexpr std::uint64_t kMostTemperatures = 512;
inline constexpr std::uint64_t kMostGradientSize = 128;   ///< queries, keys and dimensions of a backward pass
inline constexpr std::uint64_t kMostAdditiveSize = 64;    ///< queries and keys
inline constexpr std::uint64_t kMostAdditiveWidth = 256;  ///< hidden units and dimensions
inline constexpr double kMostAdditiveUnits = 131072;      ///< queries · keys · hidden units
inline constexpr std::uint64_t kMostRoundings = 4096;
inline constexpr std::uint64_t kMostRoundedScores = 256;
inline constexpr std::uint64_t kMostValueDimension = 16;
inline constexpr std::uint64_t kMostLayerDimension = 1024;
inline constexpr double kMostLayerWork = 3e7;       ///< products, entries and scores of one call that draws layers
inline constexpr std::uint64_t kMostPoints = 512;   ///< at which a distribution is evaluated
inline constexpr std::uint64_t kMostSample = 1024;  ///< numbers of a test of fit
inline constexpr std::uint64_t kMostCosines = 256;
inline constexpr std::uint64_t kMostQuantiles = 128;
inline constexpr std::uint64_t kMostDistances = 16;
inline constexpr double kMostNetworkWork = 5e6;  ///< entries drawn by one call that compares two kinds of attention
inline constexpr double kMostScoreEntries = 1048576;          ///< d · samples of one call that draws scores
inline constexpr std::uint64_t kMostSamples = 1'000'000'000;  ///< that a band may be asked for
inline constexpr std::uint64_t kMostDraw = 1'000'000;         ///< the last of the independent draws of one seed
inline constexpr std::uint64_t kMostEntries = 65536;          ///< drawn by one call
inline constexpr double kMostSquareWork = 16777216;           ///< d² · samples of one call that squares scores
inline constexpr double kMostRowWork = 4194304;               ///< rows · keys · d of one call that measures gradients
inline constexpr std::uint64_t kLeastRowCost = 64;            ///< what a key of fewer dimensions costs in that count
/// rows · keys · (d + 128) · (rules + 4) of one call that measures pulls: one row of one rule at the largest keys and d is within it.
inline constexpr double kMostPullWork = 8.7e7;
inline constexpr double kMostNormalWork = 4194304;  ///< rows · keys · spreads of one call that measures rows

}  // namespace sqrtdk::bindings
