// What the matrices of an attention must be, and what a scale rule may know of their rows: norms and centred products, made only where it needs them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "../numeric/matrix.hpp"
#include "../scaling/rule.hpp"
#include "../scaling/scaled_score.hpp"

namespace sqrtdk::attention {

/// "3 × 4".
std::string shape(Eigen::Index rows, Eigen::Index columns);
std::string shape(const numeric::Matrix& m);

/// Throws InvalidArgument "empty" if m has no entry; "not-a-number" or "not-finite", naming the entry as "q (2, 3)", counted from 1.
void require_finite_entries(const char* name, const numeric::Matrix& m);

/// Throws InvalidArgument "wrong-size" unless m is rows × columns.
void require_shape(const char* name, const numeric::Matrix& m, Eigen::Index rows, Eigen::Index columns);

/// Norms and centred products of queries and keys, made only where the rule needs them.
class Pairs {
 public:
  /// q, k, raw  as in AttentionSteps, finite; they must outlive this
  /// rule       what it needs is made
  /// throws     InvalidArgument "not-finite" or "out-of-range" if the square of a vector overflows or, not being 0, is below
  ///            1e-290, naming the row: "|q|² of row 2"
  Pairs(const numeric::Matrix& q, const numeric::Matrix& k, const numeric::Matrix& raw, const scaling::Rule& rule);

  /// keys  how many keys query i sees
  scaling::Pair of(Eigen::Index i, Eigen::Index j, std::uint64_t keys) const;

  /// The vectors that the rule works on: q and k, or what is left of them without the means of their components.
  const numeric::Matrix& queries() const { return centred_ ? centred_q_ : *q_; }
  const numeric::Matrix& keys() const { return centred_ ? centred_k_ : *k_; }

  /// |q_i|² and |k_j|² of these vectors; empty where the rule does not need them.
  const std::vector<double>& query_squares() const { return query_squares_; }
  const std::vector<double>& key_squares() const { return key_squares_; }

 private:
  const numeric::Matrix *q_, *k_, *raw_;
  bool centred_;
  numeric::Matrix centred_q_, centred_k_, centred_dots_;
  std::vector<double> query_squares_, key_squares_;
};

}  // namespace sqrtdk::attention
