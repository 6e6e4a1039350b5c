// The variance of q·k under general conditions, and which of the usual conditions it needs.
#pragma once

#include <string>
#include <vector>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

/// What is assumed of the entries of q and k (jointly normal where they are correlated).
struct Conditions {
  DoubleDouble mean = 0.0;
  DoubleDouble variance = 1.0;
  DoubleDouble correlation = 0.0;        ///< ρ of q_i with k_i
  DoubleDouble query_coordinates = 0.0;  ///< correlation of each two coordinates of q
  DoubleDouble key_coordinates = 0.0;    ///< the same of k
};

/// linear · d + square · d².
struct Quadratic {
  DoubleDouble linear, square;

  DoubleDouble at(const DoubleDouble& d) const { return d * (linear + square * d); }
  bool same(const Quadratic& other) const;
  /// "1.5 d_k", "d_k^2", "0.5 d_k + 0.5 d_k^2"
  std::string formula() const;
};

/// Var(q·k) = tr(S_q S_k) + tr(C²) + m'S_k m + m'S_q m + 2 m'C m  for q, k of equal mean μ and variance v in each coordinate:
///
///   d v² (1 + (d − 1) r_q r_k) + d ρ² v² (1 + (d − 1) r²) + μ² v d (2 + (d − 1)(r_q + r_k)) + 2 μ² ρ v d (1 + (d − 1) r)
///
/// with S = v((1 − r)I + r 11'), C = ρ v ((1 − r)I + r 11'), r = r_q where r_q = r_k and 0 otherwise.
/// For r = 0: d (v²(1 + ρ²) + 2 μ² v (1 + ρ)); for mean 0, variance 1, independent: d.
Quadratic score_variance(const Conditions& conditions);

/// The names under which an example may give conditions.
inline constexpr const char* kConditionNames = "mean variance correlation";

/// Conditions given by an example; mean 0, variance 1, correlation 0 where it gives none.
Conditions read_conditions(const NamedFigures& inputs);

/// A law with one of its conditions broken.
struct Broken {
  const char* label;
  Quadratic variance;
};

/// Each condition broken in turn: mean + ½, variance × 2, k = q, equal coordinates in both vectors, equal coordinates in q alone.
std::vector<Broken> broken_in_turn(const Conditions& conditions);

/// Turns "agrees" into "conditional" on the lines from `first` on that carry a law, if breaking a condition changes it at
/// dimension d (any d if there is none), and adds the lines that say what would result.
void write_conditions(const Conditions& conditions, std::optional<DoubleDouble> d, const char* remark,
                      const std::vector<std::size_t>& lines, LineWriter& writer, Evaluation& evaluation);

}  // namespace sqrtdk::worked_examples
