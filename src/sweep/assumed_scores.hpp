// What a sweep takes for granted of its scores before it draws one: where they lie, and how well their variance can be known. No
// prediction for readers: theory has its own.
#pragma once

#include <cstdint>
#include <optional>

#include "../random/entries.hpp"
#include "../scaling/scaled_score.hpp"
#include "../statistics/estimate.hpp"
#include "specification.hpp"

namespace sqrtdk::sweep {

/// Where scores lie, for histograms and for keeping powers near 1.
struct LocationScale {
  double location = 0;
  double scale = 1;  ///< > 0
};

/// Mean and standard deviation of raw scores; where the latter does not exist (Student's distribution with ν ≤ 4, correlated) or is 0, a
/// size of the right order.
LocationScale raw_location_scale(const Assumptions& assumptions, std::uint64_t d);

/// The scaled score of a typical pair, and how much it changes as q·k grows by one standard deviation.
///
/// scale  at the same d
LocationScale scaled_location_scale(const scaling::Scaler& scale, const Specification& specification, std::uint64_t d);

/// E x^j of a draw of mean 0 and variance 1.
///
///   normal (j − 1)!!,  uniform √3^j/(j + 1),  Rademacher 1,  Laplace j!/√2^j,  Student Π (2i − 1)(ν − 2)/(ν − 2i) over i ≤ j/2,
///   for even j, and 0 for odd j;   log-normal (e^(s²) − 1)^(−j/2) Σ_i (−1)^(j−i) C(j, i) e^(s² i(i−1)/2)
///
/// distribution      checked
/// order    j, 0 … 12
/// returns  right to a few per cent at least, which is enough to judge a band: for log-normal distributions with s below 0.05 the sum has
///          cancelled away from j = 7 on, and what the leading terms of the cumulants give stands in, within 0.2 %; empty where the moment
///          does not exist
std::optional<double> draw_moment(const random::EntryDistribution& distribution, int order);

struct VarianceJudgement {
  std::optional<statistics::IntervalUnavailable> refusal;  ///< why there is no honest band
  double relative_error = 0;  ///< standard error of s² over the variance, where there is one
  bool mean_known = true;     ///< the mean has an error: a variance exists, and rows enough for the skewness
};

/// A sample of heavy tails mostly looks as if they were light, so its own fourth moment says little. The distribution's does:
///
///   S − E S = Σ t_i,  t = A x + B z + C (x² − 1) + D x z,   A = μσ(1 + ρ), B = μσ√(1 − ρ²), C = σ²ρ, D = σ²√(1 − ρ²)
///   (Var s² / Var² S) N = (K_S − 1)/m + (1 − 1/m) Var(E((S − E S)² | q))/Var² S
///
/// for N rows of m keys: scores of one row share q. Whether ln s² is near enough to normal is asked of statistics::variance_band
/// for N numbers of the distribution of S, as if each row were one. Of the mean N > 10 γ² is asked, γ the skewness of S: an interval of
/// 95 % holds it in 95 − 25 γ²/N of 100 runs.
///
/// specification  checked
/// d              1 … 4096
/// rows           N ≥ 1
/// returns        refused as no_fourth_moment or no_sixth_moment where the score has none (Student's distribution: ν ≤ 4 or 6, and with
///                correlation ν ≤ 8 or 12), as too_skewed where N is 1 or too small for the distribution, and where S is constant
/// source         independence of components; the law of total variance; P. Hall, The Bootstrap and Edgeworth Expansion, 1992
VarianceJudgement judge_variance(const Specification& specification, std::uint64_t d, double rows);

}  // namespace sqrtdk::sweep
