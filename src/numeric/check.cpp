// Checks of numbers and seeds, and numbers as the text that refusals show.
#include "check.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace sqrtdk::numeric {
namespace {

/// d₁.d₂d₃… · 10^exponent, d₁ > 0, no zeros at the end.
struct DecimalDigits {
  std::string digits;
  int exponent;
};

bool operator<(const DecimalDigits& a, const DecimalDigits& b) {
  return a.exponent != b.exponent ? a.exponent < b.exponent : a.digits < b.digits;
}

void strip_zeros(std::string& digits) { digits.erase(digits.find_last_not_of('0') + 1); }

/// A natural number in limbs of nine decimal digits, the lowest first.
class Natural {
 public:
  explicit Natural(std::uint64_t value) {
    for (; value > 0; value /= kBase) limbs_.push_back(static_cast<std::uint32_t>(value % kBase));
  }

  void multiply(std::uint32_t factor, int times) {
    for (int time = 0; time < times; ++time) {
      std::uint64_t carry = 0;
      for (std::uint32_t& limb : limbs_) {
        carry += static_cast<std::uint64_t>(limb) * factor;
        limb = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
      }
      if (carry > 0) limbs_.push_back(static_cast<std::uint32_t>(carry));
    }
  }

  std::string digits() const {
    std::string text;
    for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) {
      for (std::uint32_t place = kBase / 10; place > 0; place /= 10) {
        text += static_cast<char>('0' + *limb / place % 10);
      }
    }
    return text.substr(text.find_first_not_of('0'));
  }

 private:
  static constexpr std::uint32_t kBase = 1'000'000'000;
  std::vector<std::uint32_t> limbs_;
};

/// mantissa · 2^exponent exactly; for negative exponents mantissa · 5^-exponent with the point moved.
DecimalDigits exactly(std::uint64_t mantissa, int exponent) {
  Natural number(mantissa);
  number.multiply(exponent < 0 ? 5 : 2, std::abs(exponent));
  DecimalDigits decimal{number.digits(), std::min(exponent, 0)};
  decimal.exponent += static_cast<int>(decimal.digits.size()) - 1;
  strip_zeros(decimal.digits);
  return decimal;
}

/// Half to even.
DecimalDigits rounded(const DecimalDigits& exact, std::size_t size) {
  if (exact.digits.size() <= size) return exact;
  DecimalDigits result{exact.digits.substr(0, size), exact.exponent};
  const char next = exact.digits[size];
  const bool tie = next == '5' && exact.digits.size() == size + 1;
  if (next > '5' || (next == '5' && (!tie || (result.digits.back() - '0') % 2 == 1))) {
    std::size_t place = size;
    while (place > 0 && result.digits[place - 1] == '9') result.digits[--place] = '0';
    if (place > 0) {
      ++result.digits[place - 1];
    } else {
      result = {"1", exact.exponent + 1};
    }
  }
  strip_zeros(result.digits);
  return result;
}

/// As printf writes %g with so many digits.
std::string written(const DecimalDigits& decimal, int digits) {
  const int exponent = decimal.exponent, size = static_cast<int>(decimal.digits.size());
  std::string text = decimal.digits;
  if (exponent < -4 || exponent >= digits) {
    if (size > 1) text.insert(1, ".");
    const std::string power = std::to_string(std::abs(exponent));
    return text + (exponent < 0 ? "e-" : "e+") + (power.size() < 2 ? "0" : "") + power;
  }
  if (exponent < 0) return "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + text;
  if (exponent >= size - 1) return text + std::string(static_cast<std::size_t>(exponent - size + 1), '0');
  return text.insert(static_cast<std::size_t>(exponent) + 1, ".");
}

}  // namespace

std::string text_of(double value) {
  if (value != value) return "NaN";
  if (value - value != 0.0) return value > 0.0 ? "∞" : "-∞";
  const std::string sign = std::signbit(value) ? "-" : "";
  const double size = std::fabs(value);
  // Counts, of which checks write many.
  if (size < 1e15 && size == std::floor(size)) return sign + std::to_string(static_cast<std::uint64_t>(size));

  int power = 0;
  const double fraction = std::frexp(size, &power);
  const int exponent = std::max(power - 53, -1074);  // of the spacing at value
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, power - exponent));
  // What lies between the midpoints to both neighbours reads back as value; the midpoints themselves do if the mantissa is even.
  const bool narrow = fraction == 0.5 && exponent > -1074;  // a power of two: the lower neighbour is nearer
  const DecimalDigits low = exactly(4 * mantissa - (narrow ? 1 : 2), exponent - 2);
  const DecimalDigits high = exactly(4 * mantissa + 2, exponent - 2), exact = exactly(mantissa, exponent);
  const bool even = mantissa % 2 == 0;
  for (int digits = 15; digits < 17; ++digits) {
    const DecimalDigits near = rounded(exact, static_cast<std::size_t>(digits));
    const bool reads_back = even ? !(near < low) && !(high < near) : low < near && near < high;
    if (reads_back) return sign + written(near, digits);
  }
  return sign + written(rounded(exact, 17), 17);
}

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
