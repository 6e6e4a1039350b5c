// Numbers made from a seed and an index: the twin, operation by operation, of tests/reference/doubles.py.
#pragma once

#include <cstdint>
#include <vector>

namespace hashed {

inline std::uint64_t mixed(std::uint64_t word) {
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
  word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
  return word ^ (word >> 31);
}

inline std::uint64_t word(std::uint64_t seed, std::uint64_t index) {
  return mixed(seed * 0x9e3779b97f4a7c15u + index * 0xd1b54a32d192ed03u + 1);
}

/// Roughly N(0, 1), with all 53 bits in use.
inline double bell(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t total = 0;
  for (std::uint64_t part = 0; part < 12; ++part) total += word(seed, 16 * index + part) >> 32;
  const double wiggle = 1.0 + static_cast<double>(word(seed, 16 * index + 12) >> 11) * 0x1p-90;
  return (static_cast<double>(total) * 0x1p-32 - 6.0) * wiggle;
}

/// Uniform in [-1, 1).
inline double even(std::uint64_t seed, std::uint64_t index) {
  return static_cast<double>(word(seed, 16 * index + 13) >> 11) * 0x1p-52 - 1.0;
}

inline std::vector<double> bells(std::uint64_t seed, int count, double spread = 1.0) {
  std::vector<double> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(bell(seed, static_cast<std::uint64_t>(i)) * spread);
  return numbers;
}

}  // namespace hashed
