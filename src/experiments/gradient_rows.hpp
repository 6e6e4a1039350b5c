// Many independent rows of attention, the gradient that passes each, and the target key's pull: what the average row hides of the typical one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "../numeric/matrix.hpp"
#include "../scaling/rule.hpp"

namespace sqrtdk::experiments {

/// Limits of GradientRows: head dimension, rows of one request, keys.
inline constexpr std::uint64_t kMostGradientDimension = 4096, kMostGradientRows = 4096, kMostGradientKeys = 4096;
/// The last row of a draw.
inline constexpr std::uint64_t kLastGradientRow = 65'535;

/// Which rows are asked for.
struct GradientRows {
  std::uint64_t seed;       ///< any
  std::uint64_t draw;       ///< which of the independent draws of this seed, 0 … 1,000,000
  std::uint64_t d;          ///< head dimension, 1 … 4096
  std::uint64_t keys;       ///< of each row, 2 … 4096
  std::uint64_t rows;       ///< 1 … 4096
  scaling::Choice rule;     ///< what the scores are scaled by
  std::uint64_t first = 0;  ///< the first of the rows, counted from 0; the last that there is, is 65,535
  bool causal = false;      ///< whether row r has causal_keys(r, keys) of the keys alone (causal_rows.hpp)
};

/// What a row is made of: a fresh query, fresh keys, and the gradient that reaches the weights. All entries N(0, 1).
struct GradientRow {
  numeric::Matrix q;      ///< 1 × d
  numeric::Matrix k;      ///< n × d: all keys, or under a causal mask the first ones
  std::vector<double> a;  ///< n: a_j = dL/dp_j = v_j · dL/do
};

/// What a row is measured by, in this order; p are its weights, J is their Jacobian.
enum class RowFigure { peak, trace, right_key, score_gradient, query_gradient, value_gradient, pull };
/// Their names in files.
inline constexpr std::array<std::string_view, 7> kRowFigures{
    "peak",           // max_j p_j
    "trace",          // tr J = 1 − Σ p_j²: how sensitive softmax is to its scores
    "rightKey",       // p_1: key 1 is the right one, named before any score is known
    "scoreGradient",  // |e|, e = dL/ds = J a
    "queryGradient",  // |dL/dq|, dL/dq = Σ_j e_j ∂s_j/∂q; (1/c) Σ_j e_j k_j for a divisor c
    "valueGradient",  // √Σ p_j²: |dL/dv| over all keys for |dL/do| = 1
    "pull",  // n |∂p_1/∂q|: how far the weight of key 1 moves when the query does, times the number of keys of its row
};

/// Every row with its figures.
struct MeasuredRows {
  numeric::Matrix scaled_scores;                                ///< rows × keys; -∞ where masked
  numeric::Matrix weights;                                      ///< rows × keys; 0 where masked
  std::array<std::vector<double>, kRowFigures.size()> figures;  ///< of each row
  std::vector<double> keys;                                     ///< how many each row has

  /// One figure of all rows.
  const std::vector<double>& operator[](RowFigure figure) const { return figures[static_cast<std::size_t>(figure)]; }
};

/// The vectors of one row. Every vector has a stream of its own: a smaller d, fewer keys and fewer rows are prefixes of more, and
/// rules do not matter.
///
/// row     0 … 65,535, whatever `first` and `rows` are
/// throws  InvalidArgument if anything is outside its limits
GradientRow draw_gradient_row(const GradientRows& asked, std::uint64_t row);

/// Every row, measured. A query stands last of as many positions as it has keys. Under a causal mask every row has the first of the keys that
/// it has without one; a row of one key gives it all weight and passes no gradient to its scores.
///
///   p = softmax(s),   e_j = p_j (a_j − Σ_i p_i a_i),   dL/dq = Σ_j e_j (S_x k_j + 2 S_a q)
///
/// with s = S(q·k, |q|², …) the scaled score under the rule (scaling/scaled_score.hpp). The pull is that gradient for
/// a = (1, 0, …, 0), times the number of keys: then L = p_1 and e_j = p_1 (1[j = 1] − p_j).
///
/// returns  norms keep their digits however small they are, until the gradient itself leaves a double; none is ∞ or NaN
/// throws   InvalidArgument if anything is outside its limits, what the rule refuses, and "no-gradient" where it divides by the norm of
///          a query that is 0; a key that is 0 has the score 0 whatever the query, and adds nothing
/// source   the chain rule; Vaswani et al. 2017, section 3.2.1, for what it is about
MeasuredRows gradient_rows(const GradientRows& asked);

// The target key's pull: how far the weight of a key that was named beforehand moves when the query does.

/// Limits of TargetPull.
inline constexpr std::uint64_t kMostPullDimension = 4096;
inline constexpr std::uint64_t kMostPullKeys = 4096;    ///< of a row
inline constexpr std::uint64_t kMostPullRows = 65'536;  ///< of a draw
inline constexpr std::uint64_t kMostPullRules = 16;     ///< of a request
/// The largest |z|, and the largest learning rate.
inline constexpr double kMostTargetScore = 8, kMostLearningRate = 1e9;

/// Which pulls are asked for.
struct TargetPull {
  std::uint64_t seed;                  ///< any
  std::uint64_t draw;                  ///< which of the independent draws of this seed, 0 … 1,000,000
  std::uint64_t d;                     ///< head dimension, 1 … 4096
  std::uint64_t keys;                  ///< n, 2 … 4096
  std::vector<scaling::Choice> rules;  ///< 1 … 16, all on the same vectors
  /// Where the target's score lies, in standard deviations |q| of its row, -8 … 8; any if empty.
  std::optional<double> z{};
  bool causal = false;  ///< as in GradientRows; n is then the number of keys of the row
};

/// n |∂p_t/∂q| of rows [first, first + rows), t = key 1: chosen before any score is known, as a key that will turn out to matter.
///
///   p = softmax(s),   ∂p_t/∂q = Σ_j p_t (1[j = t] − p_j) ∂s_j/∂q,   which for a divisor c is (p_t/c) (k_t − Σ_j p_j k_j)
///
/// Each row has a fresh query and fresh keys with entries N(0, 1): the vectors of gradient_rows, whose figure `pull` this is. A query stands last of as many positions as it has keys. The factor n makes rows of different length comparable:
/// it is 1/c times the length of a bracket of about √d where all weights are even.
///
/// With z given, the target's component along the query is replaced, so that q·k_t = z |q|; a query that is 0 leaves it as it is.
///
/// first    the first row, counted from 0
/// rows     1 or more, first + rows at most 65,536
/// returns  rules × rows; every row by itself, so that blocks put together in the order of rows have the bits of one request;
///          0 where the pull is less than a double holds
/// throws   InvalidArgument if anything is outside its limits, what a rule refuses, and "no-gradient" as gradient_rows
/// source   the chain rule; for a divisor, J of softmax times ∂s/∂q = k/c
numeric::Matrix target_pull(const TargetPull& asked, std::uint64_t first, std::uint64_t rows);

/// Rules under which scores have these standard deviations at every d: dividing by √d/σ.
///
/// spreads  σ, 1 … 16 of them, each 0.01 … 100
/// throws   InvalidArgument naming the spread
std::vector<scaling::Choice> rules_of_spreads(std::span<const double> spreads);

/// What one step of learning does to the target's weight. Both rules × rows.
struct LearningSteps {
  numeric::Matrix weights;  ///< n p_t before the step
  numeric::Matrix moved;    ///< n Δp_t, all scores computed anew
};

/// One step of gradient ascent on p_t: the query moves by η ∂p_t/∂q, keys stay.
///
///   Δs_j = s_j(q + η ∂p_t/∂q) − s_j(q),   Δp_t = −p_t D/(1 + D),   D = Σ_{j≠t} p_j (e^{Δs_j − Δs_t} − 1)
///
/// For small steps n Δp_t is η |∂p_t/∂q|² n = η pull²/n. In this form tiny steps keep their digits.
///
/// rate     η, 0 … 1e9
/// first, rows  as in target_pull
/// returns  moved within 1e-12 of p_t and of itself where the rule divides by a function of d; 1e-5 of itself under the others, whose
///          scores are taken as linear in steps below 1e-6 |q|
/// throws   as target_pull, and InvalidArgument if the rate is outside
LearningSteps learning_steps(const TargetPull& asked, double rate, std::uint64_t first, std::uint64_t rows);

}  // namespace sqrtdk::experiments
