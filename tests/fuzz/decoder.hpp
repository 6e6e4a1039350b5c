// Turns the bytes of a fuzzer into arguments. Bytes that have run out read as 0, so that every input is a whole one.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "numeric/matrix.hpp"

namespace sqrtdk::fuzz {

class Decoder {
 public:
  Decoder(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}

  std::uint8_t byte() { return at_ == end_ ? 0 : *at_++; }
  bool flag() { return (byte() & 1) != 0; }

  std::uint64_t word() {
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; ++i) bits |= static_cast<std::uint64_t>(byte()) << (8 * i);
    return bits;
  }

  /// A whole number from least to most, two bytes of it at most.
  std::uint64_t between(std::uint64_t least, std::uint64_t most) {
    const std::uint64_t range = most - least + 1;
    const std::uint64_t low = byte(), high = range > 256 ? byte() : 0;
    return least + (high << 8 | low) % range;
  }

  /// A count as a hostile caller gives it: mostly from least to most, else 0, one past a limit, or any 64 bits.
  std::uint64_t count(std::uint64_t least, std::uint64_t most) {
    switch (byte()) {
      case 255:
        return word();
      case 254:
        return 0;
      case 253:
        return most + 1;
      case 252:
        return most;
      default:
        return between(least, most);
    }
  }

  /// Any double: limits of every kind, raw bits, small whole numbers, fractions, numbers next to 1.
  double any() {
    using Limits = std::numeric_limits<double>;
    static constexpr double kSpecial[] = {0.0,
                                          -0.0,
                                          1.0,
                                          -1.0,
                                          0.5,
                                          2.0,
                                          709.78,
                                          -745.2,
                                          88.72,
                                          11.09,
                                          1e4,
                                          1e-9,
                                          1e15,
                                          1e154,
                                          1e-154,
                                          1e300,
                                          -1e300,
                                          65504.0,
                                          65520.0,
                                          3.5e38,
                                          4294967296.0,
                                          9007199254740992.0,
                                          9007199254740993.0,
                                          1.8446744073709552e19,
                                          Limits::max(),
                                          Limits::lowest(),
                                          Limits::min(),
                                          Limits::denorm_min(),
                                          -Limits::denorm_min(),
                                          Limits::epsilon(),
                                          Limits::infinity(),
                                          -Limits::infinity(),
                                          Limits::quiet_NaN()};
    switch (byte() % 8) {
      case 0:
        return kSpecial[byte() % std::size(kSpecial)];
      case 1: {
        const std::uint64_t bits = word();
        return __builtin_bit_cast(double, bits);
      }
      case 2:
        return whole();
      case 3:
        return fraction();
      case 4: {
        const double digits = whole();
        return std::ldexp(digits, 8 * static_cast<std::int8_t>(byte()));
      }
      case 5:
        return static_cast<double>(between(0, 65535)) / 65536.0;
      case 6:
        return 1.0 + whole() * Limits::epsilon();
      default:
        return whole() / 16.0;
    }
  }

  /// Any finite double: what is none becomes the largest.
  double finite() {
    const double x = any();
    return std::isfinite(x) ? x : x < 0 ? std::numeric_limits<double>::lowest() : std::numeric_limits<double>::max();
  }

  /// Up to `most` numbers, each made by `make`.
  std::vector<double> list(std::size_t most, double (Decoder::*make)() = &Decoder::finite) {
    std::vector<double> numbers(between(0, most));
    for (double& number : numbers) number = (this->*make)();
    return numbers;
  }

  numeric::Matrix matrix(Eigen::Index rows, Eigen::Index columns, double (Decoder::*make)() = &Decoder::finite) {
    numeric::Matrix entries(rows, columns);
    for (Eigen::Index i = 0; i < entries.size(); ++i) entries.data()[i] = (this->*make)();
    return entries;
  }

  /// Up to `most` bytes of any kind.
  std::string text(std::size_t most) {
    std::string letters(between(0, most), '\0');
    for (char& letter : letters) letter = static_cast<char>(byte());
    return letters;
  }

  /// One of a table, or seldom a text that is none of its names.
  template <class Table, class Name>
  std::string one_of(const Table& table, Name name) {
    const std::uint8_t which = byte();
    return which == 255 ? text(12) : std::string(name(table[which % table.size()]));
  }

 private:
  double whole() { return static_cast<std::int8_t>(byte()); }
  double fraction() { return static_cast<double>(static_cast<std::int16_t>(between(0, 65535))) / 256.0; }

  const std::uint8_t *at_, *end_;
};

}  // namespace sqrtdk::fuzz
