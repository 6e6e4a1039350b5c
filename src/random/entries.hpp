// The distributions that entries of q and k may follow, as data (name, parameter, moments, source), and draws from them.
#pragma once

#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "../numeric/check.hpp"
#include "../numeric/standard_moments.hpp"
#include "stream.hpp"

namespace sqrtdk::random {

/// Which distribution; entries.cpp holds one sampler for each.
enum class Kind { normal, uniform, rademacher, laplace, student_t, log_normal };

using numeric::StandardMoments;

/// The parameter that a distribution takes.
struct DistributionParameter {
  std::string_view name;  ///< as readers know it: "ν", "s"
  double least, most;     ///< most is permitted
  bool least_permitted;   ///< whether the range includes its lower end
  double initial;         ///< a good first value
};

/// A distribution as data.
struct Distribution {
  Kind kind;                                       ///< which sampler draws it
  std::string_view id;                             ///< stable name in links and files
  std::string_view formula;                        ///< an entry of mean 0 and variance 1, in plain text
  std::optional<DistributionParameter> parameter;  ///< empty where the distribution takes none
  StandardMoments (*moments)(double parameter);    ///< of an entry of mean 0 and variance 1
  std::string_view reference;                      ///< where distribution and sampler are described
};

/// The distribution of an entry μ + σ x, x of mean 0 and variance 1.
struct EntryDistribution {
  std::string id = "normal";  ///< of one of distributions()
  double parameter = 0;       ///< ignored where the distribution takes none
  double mean = 0;            ///< μ, -1000 … 1000
  double std = 1;             ///< σ, 0.001 … 1000
};

/// What is assumed of the entries: those of q follow `distribution`; k = ρ q + √(1 − ρ²) z entry by entry before mean and standard
/// deviation are given to both, z as q (correlate).
struct Assumptions {
  EntryDistribution distribution;  ///< of one entry
  double correlation = 0;          ///< ρ, -1 … 1

  /// Independent N(0, 1) entries, as in the paper's footnote 4.
  bool usual() const {
    return distribution.id == "normal" && distribution.mean == 0 && distribution.std == 1 && correlation == 0;
  }
};

/// All distributions, in the order in which a reader should meet them.
std::span<const Distribution> distributions();

/// The distribution of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const Distribution& find_distribution(std::string_view id);

/// The distribution of a choice, its parameter, mean and standard deviation checked.
///
/// throws  InvalidArgument if the distribution is unknown or a number is outside the permitted range
const Distribution& check(const EntryDistribution& choice);

/// Moments of (entry − μ)/σ.
///
/// returns  within 1e-13 of the exact values, relative; the skewness of a log-normal distribution within 1e-16/s²
/// throws   as check
StandardMoments standard_moments(const EntryDistribution& choice);

/// Draws of one distribution, laid out as fill_normal does: block[16 r + lane] is lane's draw in row r.
///
/// Each lane uses a fixed number of words for each row, and nothing is ever drawn again, so that lanes stay in step:
///   distribution words         a draw x of mean 0 and variance 1                     where its tail ends
///   normal       1 (in pairs)  fill_normal's                                         |x| = 6.66
///   uniform      1             √3 (2u − 1), u of fill_uniform                        |x| = √3, as it should
///   rademacher   1             the sign is the word's upper bit                      |x| = 1, as it should
///   laplace      1             ±(−ln u)/√2, the sign is the word's lowest bit        |x| = 15.7
///   student-t    3             √((ν − 2)(u^(−2/ν) − 1)) cos θ, u a multiple of 2^-63  u = 2^-63
///   log-normal   1 (in pairs)  (e^(sz − s²/2) − 1)/√(e^(s²) − 1), z of fill_normal   z = 6.66
///
/// What lies beyond the ends takes variance with it: 1.7e-10 for the normal distribution, 6e-8 for Laplace; for Student's distribution
/// 2^(−63 (1 − 2/ν)) ν/2 (7e-7 at ν = 3, 2e-4 at 2.5, 13 % at 2.1); for the log-normal distribution the share beyond 6.66 − 2s
/// of a normal distribution times 1/(1 − e^(−s²)) (2.5e-6 at s = 1, 0.4 % at s = 2).
///
/// source   for Student's distribution R. W. Bailey, Polar generation of random variates with the t-distribution, Math. Comp. 62
///          (1994), in the form without rejection; only the cosine is used, since cosine and sine would be dependent
class Entries {
 public:
  /// throws  InvalidArgument as check(choice)
  explicit Entries(const EntryDistribution& choice);

  /// Rows of draws of mean 0 and variance 1.
  ///
  /// block    rows × 16 floats
  /// rows     ≥ 0; for distributions in pairs an odd count uses up the words of one row more, as in fill_normal
  /// returns  each draw within 1e-6 · max(1, |x|) of the exact transform of u and θ rounded to 24 bits, or of fill_normal's z
  ///          (8.6e-7 measured, for Student's distribution at ν = 2.05)
  void fill_standard(Stream& stream, float* block, int rows) const noexcept { fill_(*this, stream, block, rows); }

  /// Turns draws x of mean 0 and variance 1 into entries μ + σ x; leaves every bit alone for μ = 0 and σ = 1.
  void place(float* block, int rows) const noexcept;

  /// Rows of entries: fill_standard, then place.
  void fill(Stream& stream, float* block, int rows) const noexcept {
    fill_standard(stream, block, rows);
    place(block, rows);
  }

 private:
  struct Samplers;

  void (*fill_)(const Entries&, Stream&, float*, int) noexcept;
  float mean_, std_;
  float shape_ = 0, scale_ = 1;  ///< what a sampler needs of its parameter
};

/// The two parts of k = ρ q + √(1 − ρ²) z.
struct Correlation {
  float shared;  ///< ρ
  float fresh;   ///< √(1 − ρ²)
};

/// rho     ρ in [-1, 1]; ±1 makes k = ±q
/// throws  InvalidArgument if it is outside
inline Correlation correlation(double rho) {
  numeric::require_between("correlation", rho, -1.0, 1.0);
  return {static_cast<float>(rho), static_cast<float>(std::sqrt((1.0 - rho) * (1.0 + rho)))};
}

/// Turns fresh draws z into draws of k, both of mean 0 and variance 1.
///
///   k = ρ q + √(1 − ρ²) z,   so that E k = 0, Var k = 1, E q k = ρ
///
/// The distribution of k is that of q only for normal entries; its fourth cumulant is (ρ⁴ + (1 − ρ²)²) times that of q.
/// Means and standard deviations come after (Entries::place on both), so that ρ stays the correlation.
///
/// q        rows × 16 draws of mean 0 and variance 1
/// z        as many independent ones; replaced by k, each within 1 ulp of the larger product; ρ = 0 leaves every bit alone
/// source   theory: Var q·k = d (1 + ρ² (K − 2)), K the kurtosis of the entries
inline void correlate(const Correlation& parts, const float* q, float* z, int rows) noexcept {
  if (parts.shared == 0.0f) return;
  const int count = rows * kLanes;
  for (int i = 0; i < count; ++i) z[i] = parts.shared * q[i] + parts.fresh * z[i];
}

}  // namespace sqrtdk::random
