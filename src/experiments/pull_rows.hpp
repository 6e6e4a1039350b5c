// The target's pull on rows that are drawn by their scores: as many as a picture needs while its divisor is dragged.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sqrtdk::experiments {

/// Limits of PullRows.
inline constexpr std::uint64_t kMostPullRowKeys = 4096, kMostScoredRows = 65'536;
/// Divisors that one may ask for.
inline constexpr double kLeastPullDivisor = 1e-9, kMostPullDivisor = 1e9;

/// Which rows are asked for.
struct PullRows {
  std::uint64_t seed;  ///< any
  std::uint64_t keys;  ///< n, 2 … 4096; the scores of fewer keys are the first of more
  std::uint64_t rows;  ///< 1 … 65,536; fewer are the first of more
  std::optional<double>
      z{};  ///< where the target's score lies, in standard deviations |q| of its row, -8 … 8; any if empty
};

/// n |∂p_t/∂q| of each row, t = key 1, entries of query and keys N(0, 1), scores q·k/c.
///
///   ∂p_t/∂q = (p_t/c) Σ_j v_j k_j,   v_j = 1[j = t] − p_j
///
/// Given q the scores are |q| z_j/c with independent N(0, 1) numbers z_j, and z_j is the component of k_j along q. Its other d − 1
/// components are N(0, 1) and independent of all scores, so that
///
///   |∂p_t/∂q| = (p_t/c) √((Σ_j v_j z_j)² + |v|² X),   |q|² ~ χ²_d,   X ~ χ²_{d−1}
///
/// has exactly the distribution of target_pull (gradient_rows.hpp), from n + 2 numbers a row in place of (n + 1) d. All d, c and z see the
/// same z_j.
///
/// d        head dimension, 1 … 4096
/// divisor  c, 1e-9 … 1e9
/// returns  one number a row; 0 where the pull is less than a double holds
/// throws   InvalidArgument if anything is outside its limits
/// source   the chain rule; chi-squared numbers by G. Marsaglia, W. W. Tsang, ACM Trans. Math. Softw. 26 (2000) 363–372, of whose candidates the
///          eighth is taken unasked, in less than 1e-9 of the rows
std::vector<double> pull_rows(const PullRows& asked, std::uint64_t d, double divisor);

}  // namespace sqrtdk::experiments
