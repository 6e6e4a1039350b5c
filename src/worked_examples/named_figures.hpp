// Reading an example's inputs and printed figures by name, with every limit checked and every refusal named.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "example.hpp"
#include "printed_figure.hpp"

namespace sqrtdk::worked_examples {

inline constexpr std::size_t kMostValues = 64;
inline constexpr double kLargestScore = 1e6;
inline constexpr std::uint64_t kLargestDimension = 4096;

class NamedFigures {
 public:
  /// prefix   put before each name in messages: "" for inputs, "printed " for printed figures
  /// allowed  the names that this kind of example knows, between blanks
  /// throws   InvalidArgument "unknown" for another name, "too-many" above kMostValues values, "too-long" for a text
  NamedFigures(const std::vector<Figures>& figures, const char* prefix, std::string_view allowed);

  bool has(std::string_view name) const { return count(name) > 0; }
  std::size_t count(std::string_view name) const;

  /// The text of a value and what to call it; index from 1 within a list, 0 for a value that stands alone. "" if there is none.
  PrintedText at(std::string_view name, int index = 0) const;

  /// A number in a range; without a fallback it must be there.
  DoubleDouble number(std::string_view name, double least, double most, std::optional<double> fallback = {}) const;

  /// A list of at least so many numbers of at most this size.
  std::vector<DoubleDouble> numbers(std::string_view name, std::size_t least_count = 1, double least = -kLargestScore,
                                    double most = kLargestScore) const;

  /// The head dimension, an integer 1 … 4096, or none.
  std::optional<std::uint64_t> dimension() const;

  /// Refuses more values under this name than the calculation has.
  void limit(std::string_view name, std::size_t most) const;

 private:
  const Figures* find(std::string_view name) const;
  std::string spoken(std::string_view name, int index) const;
  DoubleDouble checked(const PrintedText& given, double least, double most) const;

  const std::vector<Figures>& figures_;
  const char* prefix_;
};

[[noreturn]] void refuse(const char* code, const std::string& parameter, std::string_view value,
                         const std::string& range);

}  // namespace sqrtdk::worked_examples
