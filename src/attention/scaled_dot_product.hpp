// Scaled dot-product attention with every intermediate, written for reading; the tests compare the fast forms with it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "../numeric/matrix.hpp"
#include "../scaling/rule.hpp"

namespace sqrtdk::attention {

/// A boolean mask, queries × keys: true where attention is allowed.
class Mask {
 public:
  /// Every query may see every key.
  static Mask none();

  /// Query i sees keys 1 … i alone, none that comes later. Counted from the first query and the first key, whatever their numbers.
  static Mask causal();

  /// Any mask.
  ///
  /// allowed  queries · keys entries, row-major, not 0 where attention is allowed
  /// throws   InvalidArgument "wrong-size" if their number is not queries · keys
  static Mask of(std::int64_t queries, std::int64_t keys, std::vector<std::uint8_t> allowed);

  /// This mask and the causal one together: a key is seen if both allow it.
  Mask and_causal() const;

  /// Whether query i may see key j, both counted from 0.
  bool allows(std::int64_t i, std::int64_t j) const {
    return (!causal_ || j <= i) && (allowed_.empty() || allowed_[static_cast<std::size_t>(i * keys_ + j)] != 0);
  }

  /// Throws InvalidArgument "wrong-size" if the mask is for other numbers of queries and keys.
  void require_fits(std::int64_t queries, std::int64_t keys) const;

 private:
  std::int64_t queries_ = 0, keys_ = 0;
  std::vector<std::uint8_t> allowed_;  // empty: all
  bool sized_ = false, causal_ = false;
};

/// The calculation in the order in which it is done on paper: n queries, m keys of dimension d, values of dimension d_v.
struct AttentionSteps {
  scaling::Choice rule;           ///< by which the scores were scaled
  std::optional<double> divisor;  ///< c(d) of the scale rule; empty where it is no divisor of d, or one beyond a double
  numeric::Matrix raw_scores;     ///< n × m: q_i · k_j
  numeric::Matrix scaled_scores;  ///< n × m: raw score / c, or what else the rule makes of q_i and k_j; -∞ where masked
  numeric::Vector row_maxima;     ///< n: m_i = max_j of the scaled scores
  numeric::Matrix exponentials;  ///< n × m: exp(scaled score − m_i), 0 where masked
  numeric::Vector sums;          ///< n: sums of the exponentials of a row
  numeric::Matrix weights;       ///< n × m: exponentials / sum
  numeric::Matrix output;        ///< n × d_v: Σ_j weight_ij v_j
};

/// Scaled dot-product attention.
///
///   softmax(Q Kᵀ / c(d)) V, or by a rule that sees more of q and k (scaling/scaled_score.hpp)
///
/// For such a rule a query sees the n keys that its mask allows, and its position is its row, both counted from 1. A vector of 0
/// has the cosine 0 with every other: its scores are 0, under every rule.
///
/// q        n × d queries, finite
/// k        m × d keys, finite
/// v        m × d_v values, finite
/// rule     how the raw scores are scaled; "sqrt" is the paper's
/// mask     which key each query may see
/// returns  weights within 4 ulp of the softmax of the scaled scores as given here; products and sums in double
/// throws   InvalidArgument "empty" (a matrix without entries), "wrong-size" (shapes that do not fit), "not-a-number" or
///          "not-finite" (an entry, or a score or output that overflows), "fully-masked" (parameter "mask row <i>", counted from 1),
///          and what the scale rule refuses, norms beyond a double among it ("|q|² of row <i>")
/// source   Vaswani et al. 2017, eq. 1
AttentionSteps scaled_dot_product_attention(const numeric::Matrix& q, const numeric::Matrix& k,
                                            const numeric::Matrix& v, const scaling::Choice& rule,
                                            const Mask& mask = Mask::none());

}  // namespace sqrtdk::attention
