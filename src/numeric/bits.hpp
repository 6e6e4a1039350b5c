// The same bits everywhere: fast-math is refused, a value's bits can be read as another type, and a fingerprint tells two runs apart.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "sqrtdk: -ffast-math and -Ofast change results; the same seed is to give the same bits"
#endif

namespace sqrtdk::numeric {

/// The same bits as another trivially copyable type of the same size (std::bit_cast, which older libraries lack).
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}

/// A word as sixteen hexadecimal digits.
inline std::string hexadecimal(std::uint64_t word) {
  std::string digits(16, '0');
  for (int digit = 0; digit < 16; ++digit) digits[15 - digit] = "0123456789abcdef"[(word >> (4 * digit)) & 15];
  return digits;
}

/// FNV-1a over bytes, least significant byte first; each step is a bijection of the state, so one flipped bit always shows.
/// source  Fowler, Noll & Vo, draft-eastlake-fnv
class Fingerprint {
 public:
  /// Takes in eight bytes.
  void add(std::uint64_t word) {
    for (int byte = 0; byte < 8; ++byte) {
      state_ = (state_ ^ ((word >> (8 * byte)) & 0xff)) * 0x100000001b3;
    }
  }
  /// Takes in the bits of a number: 0 and −0 differ.
  void add(double number) {
    std::uint64_t word;
    std::memcpy(&word, &number, sizeof word);
    add(word);
  }
  /// Takes in each character as a word, then their number.
  void add(std::string_view text) {
    for (const char character : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(character)));
    add(static_cast<std::uint64_t>(text.size()));
  }

  /// Of everything taken in so far.
  std::uint64_t value() const { return state_; }

  /// Sixteen hexadecimal digits.
  std::string text() const { return hexadecimal(state_); }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325;
};

}  // namespace sqrtdk::numeric
