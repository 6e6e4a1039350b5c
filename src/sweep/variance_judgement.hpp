// How well a sweep knows the variance of its scores under given assumptions, judged by the law and not by the sample.
#pragma once

#include <cstdint>
#include <optional>

#include "../statistics/variance_band.hpp"
#include "specification.hpp"

namespace sqrtdk::sweep {

struct VarianceJudgement {
  std::optional<statistics::NoBand> refusal;  ///< why there is no honest band
  double relative_error = 0;                  ///< standard error of s² over the variance, where there is one
  bool variance_exists = true;                ///< without it nobody knows the error of the mean
};

/// A sample of heavy tails mostly looks as if they were light, so its own fourth moment says little. The law's does:
///
///   S − E S = Σ t_i,  t = A x + B z + C (x² − 1) + D x z,   A = μσ(1 + ρ), B = μσ√(1 − ρ²), C = σ²ρ, D = σ²√(1 − ρ²)
///   (Var s² / Var² S) N = (K_S − 1)/m + (1 − 1/m) Var(E((S − E S)² | q))/Var² S
///
/// for N rows of m keys: scores of one row share q. Whether ln s² is near enough to normal is asked of statistics::variance_band
/// for N numbers of the law of S, as if each row were one.
///
/// specification  checked
/// d              1 … 4096
/// rows           N ≥ 1
/// returns        refused as no_fourth_moment or no_sixth_moment where the score has none (Student's law: ν ≤ 4 or 6, and with
///                correlation ν ≤ 8 or 12), as too_skewed where N is 1 or too small for the law, and where S is constant
/// source         independence of components; the law of total variance
VarianceJudgement judge_variance(const Specification& specification, std::uint64_t d, double rows);

}  // namespace sqrtdk::sweep
