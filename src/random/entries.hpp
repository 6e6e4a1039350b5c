// Draws of the entries of q and k in blocks, for every law of entry_law.hpp.
#pragma once

#include "entry_law.hpp"
#include "stream.hpp"

namespace sqrtdk::random {

/// Draws of one law, laid out as fill_normal does: block[16 r + lane] is lane's draw in row r.
///
/// Each lane uses a fixed number of words for each row, and nothing is ever drawn again, so that lanes stay in step:
///   law          words         a draw x of mean 0 and variance 1                     where its tail ends
///   normal       1 (in pairs)  fill_normal's                                         |x| = 6.66
///   uniform      1             √3 (2u − 1), u of fill_uniform                        |x| = √3, as it should
///   rademacher   1             the sign is the word's upper bit                      |x| = 1, as it should
///   laplace      1             ±(−ln u)/√2, the sign is the word's lowest bit        |x| = 15.7
///   student-t    3             √((ν − 2)(u^(−2/ν) − 1)) cos θ, u a multiple of 2^-63  u = 2^-63
///   log-normal   1 (in pairs)  (e^(sz − s²/2) − 1)/√(e^(s²) − 1), z of fill_normal   z = 6.66
///
/// What lies beyond the ends takes variance with it: 1.7e-10 for the normal law, 6e-8 for Laplace; for Student's law
/// 2^(−63 (1 − 2/ν)) ν/2 (7e-7 at ν = 3, 2e-4 at 2.5, 13 % at 2.1); for the log-normal law the share beyond 6.66 − 2s
/// of a normal law times 1/(1 − e^(−s²)) (2.5e-6 at s = 1, 0.4 % at s = 2).
///
/// source   for Student's law R. W. Bailey, Polar generation of random variates with the t-distribution, Math. Comp. 62
///          (1994), in the form without rejection; only the cosine is used, since cosine and sine would be dependent
class Entries {
 public:
  /// throws  InvalidArgument as check(law)
  explicit Entries(const EntryLaw& law);

  /// Rows of draws of mean 0 and variance 1.
  ///
  /// block    rows × 16 floats
  /// rows     ≥ 0; for laws in pairs an odd count uses up the words of one row more, as in fill_normal
  /// returns  each draw within 1e-6 · max(1, |x|) of the exact transform of u and θ rounded to 24 bits, or of fill_normal's z
  ///          (8.6e-7 measured, for Student's law at ν = 2.05)
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

}  // namespace sqrtdk::random
