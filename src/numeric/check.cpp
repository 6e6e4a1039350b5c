// Refusals of numbers and seeds.
#include "check.hpp"

namespace sqrtdk::numeric {
namespace {

constexpr std::string_view kSeedRange = "0 … 18446744073709551615";

[[noreturn]] void refuse(const char* code, std::string_view name, std::string value, std::string range) {
  throw InvalidArgument(code, std::string(name), std::move(value), std::move(range));
}

void refuse_unless_finite(std::string_view name, double value, const std::string& range) {
  if (value != value) refuse("not-a-number", name, text_of(value), range);
  if (value - value != 0.0) refuse("not-finite", name, text_of(value), range);
}

}  // namespace

std::string range_text(double least, double most) { return text_of(least) + " … " + text_of(most); }

double require_finite(std::string_view name, double value) {
  refuse_unless_finite(name, value, "finite numbers");
  return value;
}

double require_between(std::string_view name, double value, double least, double most) {
  // The range is put into words for refused values alone: 1.8e308 as text takes 0.1 ms.
  if (value - value == 0.0 && value >= least && value <= most) return value;
  refuse_unless_finite(name, value, range_text(least, most));
  if (value < least || value > most) refuse("out-of-range", name, text_of(value), range_text(least, most));
  return value;
}

std::uint64_t require_count(std::string_view name, double value, std::uint64_t least, std::uint64_t most) {
  const std::string range = std::to_string(least) + " … " + std::to_string(most);
  refuse_unless_finite(name, value, range);
  // Comparing first keeps the conversion below inside what 64 bits hold.
  if (value < static_cast<double>(least) || value > static_cast<double>(most)) {
    refuse("out-of-range", name, text_of(value), range);
  }
  const auto count = static_cast<std::uint64_t>(value);
  if (static_cast<double>(count) != value) refuse("not-an-integer", name, text_of(value), range);
  return count;
}

std::uint64_t require_seed(std::string_view name, std::string_view decimal_text) {
  if (decimal_text.empty()) refuse("empty", name, "", std::string(kSeedRange));
  std::uint64_t seed = 0;
  bool fits = true;
  for (const char c : decimal_text) {
    if (c < '0' || c > '9') refuse("not-a-seed", name, std::string(decimal_text), std::string(kSeedRange));
    const auto digit = static_cast<std::uint64_t>(c - '0');
    fits = fits && seed <= (UINT64_MAX - digit) / 10;
    seed = 10 * seed + digit;
  }
  if (!fits) refuse("out-of-range", name, std::string(decimal_text), std::string(kSeedRange));
  return seed;
}

}  // namespace sqrtdk::numeric
