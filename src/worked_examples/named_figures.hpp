// Reading an example's inputs and printed figures by name, with every limit checked and every refusal named.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/double_double.hpp"
#include "example.hpp"

namespace sqrtdk::worked_examples {

using numeric::DoubleDouble;

inline constexpr std::size_t kMostValues = 64;
inline constexpr double kLargestScore = 1e6;
inline constexpr std::uint64_t kLargestDimension = 4096;

class NamedFigures;

/// One given text and where it stands, so that a refusal can name it. Without figures: nothing is given.
struct Given {
  const NamedFigures* figures = nullptr;
  const char* name = "";
  int index = 0;  ///< from 1 within a list, 0 for a value that stands alone

  /// The text; "" where nothing is given.
  std::string_view text() const;
  /// What a reader calls it, e.g. "printed weight 2".
  std::string parameter() const;
  bool empty() const { return text().empty(); }
};

class NamedFigures {
 public:
  /// prefix   put before each name in messages: "" for inputs, "printed " for printed figures
  /// allowed  the names that this kind of example knows, between blanks; those of lists end with *
  /// most     values that a list may have
  /// throws   InvalidArgument "unknown" for another name, "too-many" values, "too-long" for a text
  NamedFigures(const std::vector<Figures>& figures, const char* prefix, const char* allowed,
               std::size_t most = kMostValues);

  bool has(std::string_view name) const { return count(name) > 0; }
  std::size_t count(std::string_view name) const;
  Given at(const char* name, int index = 0) const { return {this, name, index}; }

  /// A number in a range; without a fallback it must be there.
  DoubleDouble number(const char* name, double least, double most, std::optional<double> fallback = {}) const;

  /// A list of at least so many numbers in a range.
  std::vector<DoubleDouble> numbers(const char* name, std::size_t least_count = 1, double least = -kLargestScore,
                                    double most = kLargestScore) const;

  /// The head dimension, an integer 1 … 4096, or none.
  std::optional<std::uint64_t> dimension() const;

 private:
  friend struct Given;
  const Figures* find(std::string_view name) const;
  DoubleDouble checked(const Given& given, double least, double most) const;

  const std::vector<Figures>& figures_;
  const char* prefix_;
};

[[noreturn]] void refuse(const char* code, const std::string& parameter, std::string_view value,
                         std::string_view range);
[[noreturn]] void refuse(const char* code, const Given& given, std::string_view range);

}  // namespace sqrtdk::worked_examples
