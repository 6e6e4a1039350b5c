// Draws that keep their entries as they grow: pairs of entries and scores that a reader watches add up, a matrix, and one row with its scores and
// how they react.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "../attention/inputs.hpp"
#include "../numeric/matrix.hpp"
#include "../random/entries.hpp"
#include "../random/normal.hpp"
#include "../random/stream.hpp"
#include "../scaling/scaled_score.hpp"

namespace sqrtdk::experiments {

/// The components of one query and one key.
struct DrawnPairs {
  std::vector<double> q, k;
  std::vector<double> products;  ///< q_i k_i
  std::vector<double> sums;      ///< of the first i products; the last is the score
};

/// The pairs of a draw, block by block.
class PairBlocks {
 public:
  using Block = std::array<float, std::size_t{random::kBlockRows} * random::kLanes>;

  /// As draw_pairs.
  PairBlocks(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw);

  /// Fills q and k with the next entries of the query and of the key.
  void next();

  Block q, k;

 private:
  random::Correlation correlation_;
  random::Entries entries_;
  random::Stream stream_;
};

/// The pairs of a draw; those of fewer dimensions are the first of more.
///
/// assumed  distribution of the entries, and the correlation between those of q and of k
/// draw     which of the independent draws of this seed, 0 … 1,000,000
/// d        pairs, at least 1
/// throws   InvalidArgument where the distribution or the correlation is none
DrawnPairs draw_pairs(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw, std::uint64_t d);

/// Independent scores: a fresh query and a fresh key for each, drawn and multiplied sixteen at a time.
///
///   Σ (μ + σx)(μ + σy) = dμ² + μσ Σ(x + y) + σ² Σ xy
///
/// Sums of the draws alone keep their digits however far from 0 the entries lie.
///
/// d        head dimension, 1 … 4096
/// returns  `samples` scores
/// throws   InvalidArgument where the distribution or the correlation is none
std::vector<double> draw_scores(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw,
                                std::uint64_t d, std::size_t samples);

/// Limits of DrawnMatrix.
inline constexpr std::uint64_t kMostMatrixDraw = 4'000'000, kMostMatrixRows = 128, kMostMatrixColumns = 4096;

/// Which matrix is asked for.
struct DrawnMatrix {
  std::uint64_t seed;     ///< any
  std::uint64_t draw;     ///< which of the independent draws of this seed, 0 … 4,000,000
  std::uint64_t rows;     ///< 1 … 128
  std::uint64_t columns;  ///< 1 … 4096
};

/// Independent N(0, 1) entries, each row from a stream of its own.
///
/// returns  rows × columns; fewer rows or columns are the upper left part of more
/// throws   InvalidArgument if anything is outside its limits
numeric::Matrix draw_matrix(const DrawnMatrix& asked);

/// What can be addressed: rows of one draw, counted from 0, keys of a row, and draws of a seed.
inline constexpr std::uint64_t kMostRows = 65'536, kMostRowKeys = 4096, kMostRowDraw = 1'000'000;

/// Which row.
struct RowAddress {
  std::uint64_t seed;   ///< any
  std::uint64_t draw;   ///< 0 … kMostRowDraw
  std::uint64_t index;  ///< 0 … kMostRows − 1
};

/// A fresh query and fresh keys, entries N(0, 1). Every vector has a stream of its own: a smaller d and fewer keys are prefixes.
struct RowVectors {
  numeric::Matrix q;  ///< 1 × d
  numeric::Matrix k;  ///< keys × d
};

/// Fills q and k at the size that they have, at most kMostRowKeys keys.
void draw_row(const RowAddress& address, RowVectors& vectors);

/// The gradient that reaches the weights: independent N(0, 1), fewer are a prefix of more.
std::vector<double> draw_upstream(const RowAddress& address, std::uint64_t keys);

/// √Σ x² without squares that vanish or overflow.
double length(std::span<const double> x);

/// Scores of one row under a rule, with their derivatives. The query stands last of as many positions as it has keys.
class RowScores {
 public:
  /// q, k    1 × d and keys × d; they must outlive this
  /// raw     1 × keys: q kᵀ, which many rules may share; it must outlive this
  /// index   of the row, counted from 0, for refusals
  /// throws  InvalidArgument "no-gradient" where the rule divides by the norm of a query that is 0, and what Pairs refuses
  RowScores(const numeric::Matrix& q, const numeric::Matrix& k, const numeric::Matrix& raw,
            const scaling::Scaler& scale, std::uint64_t index);

  double operator[](std::size_t j) const { return scores_[j].value; }

  /// dL/dq from e = dL/ds:   Σ_j e_j (S_x k_j + 2 S_a q).
  std::vector<double> query_gradient(std::span<const double> e) const;

  /// What a small step of the query does to score j, to first order; exact where the rule divides by a function of d.
  ///
  /// step      of the query; of no mean where the rule works on q less its mean
  /// squared   what it adds to |q|²
  double reaction(std::size_t j, std::span<const double> step, double squared) const;

 private:
  attention::Pairs pairs_;
  std::vector<scaling::Dual> scores_;
  scaling::Variable by_dot_, by_square_;
};

}  // namespace sqrtdk::experiments
