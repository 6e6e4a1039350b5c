// A 64-bit fingerprint of numbers and texts, for telling whether two runs gave the same bits. Not for secrets.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace sqrtdk::numeric {

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
  void add(std::uint64_t word) {
    for (int byte = 0; byte < 8; ++byte) {
      state_ = (state_ ^ ((word >> (8 * byte)) & 0xff)) * 0x100000001b3;
    }
  }
  void add(double number) {
    std::uint64_t word;
    std::memcpy(&word, &number, sizeof word);
    add(word);
  }
  void add(std::string_view text) {
    for (const char character : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(character)));
    add(static_cast<std::uint64_t>(text.size()));
  }

  std::uint64_t value() const { return state_; }

  /// Sixteen hexadecimal digits.
  std::string text() const { return hexadecimal(state_); }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325;
};

}  // namespace sqrtdk::numeric
