// The scaled scores of one query, and how they react when the query moves.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "../attention/pairs.hpp"
#include "../numeric/matrix.hpp"
#include "../scaling/scaler.hpp"

namespace sqrtdk::experiments {

/// Scores of one row under a rule, with their slopes. The query stands last of as many positions as it has keys.
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
  std::vector<scaling::Sloped> scores_;
  scaling::Slope by_dot_, by_square_;
};

}  // namespace sqrtdk::experiments
