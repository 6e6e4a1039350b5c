// The samplers: words to draws, one plain loop over a row of lanes each.
#include "entries.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "../numeric/bits.hpp"
#include "../numeric/exp.hpp"
#include "normal.hpp"
#include "stream.hpp"

namespace sqrtdk::random {

/// One function for each distribution.
struct Entries::Samplers {
  static void normal(const Entries&, Stream& stream, float* block, int rows) noexcept {
    fill_normal(stream, block, rows);
  }

  static void uniform(const Entries&, Stream& stream, float* block, int rows) noexcept {
    fill_uniform(stream, block, rows);
    const int count = rows * kLanes;
    for (int i = 0; i < count; ++i) block[i] = (2.0f * block[i] - 1.0f) * 0x1.bb67aep0f;  // √3
  }

  static void rademacher(const Entries&, Stream& stream, float* block, int rows) noexcept {
    alignas(64) std::uint32_t words[kLanes];
    for (int r = 0; r < rows; ++r) {
      stream.bits(words, 1);
      for (int lane = 0; lane < kLanes; ++lane) {
        block[r * kLanes + lane] = numeric::bit_cast<float>(0x3f800000u | (words[lane] & 0x80000000u));
      }
    }
  }

  static void laplace(const Entries&, Stream& stream, float* block, int rows) noexcept {
    alignas(64) std::uint32_t words[kLanes];
    for (int r = 0; r < rows; ++r) {
      stream.bits(words, 1);
      for (int lane = 0; lane < kLanes; ++lane) {
        const float size = minus_twice_log(scaled_uniform(words[lane])) * 0x1.6a09e6p-2f;  // 1/(2√2)
        block[r * kLanes + lane] = numeric::bit_cast<float>(numeric::bit_cast<std::uint32_t>(size) | words[lane] << 31);
      }
    }
  }

  /// u = ((w₁ >> 1) + (w₂ >> 1 + ½) · 2^-31) · 2^-31: the second word matters only where the first is small, in the tail.
  static void student_t(const Entries& entries, Stream& stream, float* block, int rows) noexcept {
    alignas(64) std::uint32_t words[3 * kLanes];
    const float per_nu = entries.shape_, nu_less_two = entries.scale_;
    for (int r = 0; r < rows; ++r) {
      stream.bits(words, 3);
      for (int lane = 0; lane < kLanes; ++lane) {
        const float scaled = static_cast<float>(static_cast<std::int32_t>(words[lane] >> 1)) +
                             scaled_uniform(words[kLanes + lane]) * 0x1p-31f;
        const float square = nu_less_two * numeric::exp_minus_one(minus_twice_log(scaled) * per_nu);
        block[r * kLanes + lane] = std::sqrt(square) * cos_sin_of_word(words[2 * kLanes + lane]).cosine;
      }
    }
  }

  static void log_normal(const Entries& entries, Stream& stream, float* block, int rows) noexcept {
    fill_normal(stream, block, rows);
    const float s = entries.shape_, scale = entries.scale_, shift = 0.5f * s * s;
    const int count = rows * kLanes;
    for (int i = 0; i < count; ++i) block[i] = numeric::exp_minus_one(s * block[i] - shift) * scale;
  }
};

Entries::Entries(const EntryDistribution& choice) {
  switch (check(choice).kind) {
    case Kind::normal:
      fill_ = Samplers::normal;
      break;
    case Kind::uniform:
      fill_ = Samplers::uniform;
      break;
    case Kind::rademacher:
      fill_ = Samplers::rademacher;
      break;
    case Kind::laplace:
      fill_ = Samplers::laplace;
      break;
    case Kind::student_t:
      fill_ = Samplers::student_t;
      shape_ = static_cast<float>(1.0 / choice.parameter);
      scale_ = static_cast<float>(choice.parameter - 2.0);
      break;
    case Kind::log_normal:
      fill_ = Samplers::log_normal;
      shape_ = static_cast<float>(choice.parameter);
      scale_ = static_cast<float>(1.0 / std::sqrt(numeric::exp(choice.parameter * choice.parameter) - 1.0));
      break;
  }
  mean_ = static_cast<float>(choice.mean);
  std_ = static_cast<float>(choice.std);
}

void Entries::place(float* block, int rows) const noexcept {
  if (mean_ == 0.0f && std_ == 1.0f) return;
  const int count = rows * kLanes;
  for (int i = 0; i < count; ++i) block[i] = mean_ + std_ * block[i];
}

}  // namespace sqrtdk::random
