// Reading and writing decimal text. Digits are made in DoubleDouble; nothing passes through strtod or printf, which round and differ.
#include "decimal.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "check.hpp"

namespace sqrtdk::numeric {
namespace {

constexpr int kLargestExponent = 280;
constexpr int kPlainFrom = -6,
              kPlainBelow = 15;  // decimal exponents that are written without "e" even if zeros must be filled in

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// floor(log10 value), or one off. value > 0.
int decimal_exponent(double value) {
  int binary = 0;
  std::frexp(value, &binary);
  return static_cast<int>(std::floor((binary - 1) * 0.30102999566398120));
}

DoubleDouble scale_by_ten(DoubleDouble value, int exponent) {
  constexpr int kStep = 200;  // keeps every intermediate inside DoubleDouble's domain
  for (; exponent > kStep; exponent -= kStep) value = value * power(10.0, kStep);
  for (; exponent < -kStep; exponent += kStep) value = value / power(10.0, kStep);
  return exponent < 0 ? value / power(10.0, -exponent) : value * power(10.0, exponent);
}

// One pass over the text, left to right.
struct Reader {
  std::string_view text;
  std::size_t at = 0;

  bool done() const { return at == text.size(); }
  bool take(std::string_view wanted) {
    if (text.substr(at, wanted.size()) != wanted) return false;
    at += wanted.size();
    return true;
  }
  bool take_minus() { return take("-") || take("\u2212"); }
  bool on_digit() const { return !done() && is_digit(text[at]); }
  int count_digits() const {
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    return static_cast<int>(end - at);
  }
};

// Whether text from here on is 1 to 3 digits, the first not 0, then groups of a comma and 3 digits.
bool thousands_ahead(Reader reader) {
  const int first = reader.count_digits();
  if (first < 1 || first > 3 || reader.text[reader.at] == '0') return false;
  reader.at += static_cast<std::size_t>(first);
  int groups = 0;
  while (reader.take(",")) {
    if (reader.count_digits() != 3) return false;
    reader.at += 3;
    ++groups;
  }
  return groups > 0;
}

enum class Outcome { number, no_number, out_of_range };

Outcome read(std::string_view text, Decimal& result) {
  Reader reader{text};
  const bool negative = reader.take_minus();
  if (!negative) reader.take("+");
  result = {};
  result.grouped = thousands_ahead(reader);
  bool any = false, after_point = false;
  int significant = 0;
  for (; !reader.done(); ++reader.at) {
    const char c = text[reader.at];
    if (is_digit(c)) {
      result.value = result.value * 10.0 + static_cast<double>(c - '0');
      if (c != '0' || significant > 0) ++significant;
      if (after_point) ++result.decimals;
      any = true;
    } else if (c == ',' && result.grouped && !after_point) {
      continue;
    } else if ((c == '.' || (c == ',' && !result.grouped)) && !after_point) {
      after_point = true;
    } else {
      break;
    }
  }
  if (!any) return Outcome::no_number;
  if (reader.take("e") || reader.take("E")) {
    const bool down = reader.take_minus();
    if (!down) reader.take("+");
    if (!reader.on_digit()) return Outcome::no_number;
    int exponent = 0;
    for (; reader.on_digit(); ++reader.at) {
      if (exponent < 10000) exponent = exponent * 10 + (text[reader.at] - '0');
    }
    result.decimals -= down ? -exponent : exponent;
    result.mantissa_digits = significant > 0 ? significant : 1;
  }
  if (!reader.done()) return Outcome::no_number;
  if (result.decimals > kLargestExponent || result.decimals < -kLargestExponent) return Outcome::out_of_range;
  if (result.value.hi == 0) return Outcome::number;
  const int magnitude = decimal_exponent(result.value.hi) - result.decimals;
  if (magnitude > kLargestExponent || magnitude < -kLargestExponent) return Outcome::out_of_range;
  result.value = scale_by_ten(result.value, -result.decimals);
  // The estimate above may be one off; 1e281 as "10e280" passes it.
  if (result.value.hi < 1e-280 || result.value.hi > 1e280) return Outcome::out_of_range;
  if (negative) result.value = -result.value;
  return Outcome::number;
}

std::string_view trimmed(std::string_view text) {
  const std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// Nearest integer, halves up, with room for the error of a decimal half that binary cannot hold. value ≥ 0.
DoubleDouble rounded(const DoubleDouble& value) {
  const double room = value.hi * 0x1p-94;
  return floor(value + 0.5 + (room < 1e-3 ? room : 1e-3));
}

// Decimal digits of an integer 0 … 1e31, without leading zeros (0 has none).
std::string digits_of(const DoubleDouble& integer) {
  constexpr double kHalf = 1e16;
  DoubleDouble upper = floor(integer / kHalf);
  if (integer < upper * kHalf) upper = upper - 1.0;  // a quotient may round up or down to an integer
  if (integer >= (upper + 1.0) * kHalf) upper = upper + 1.0;
  const DoubleDouble lower = integer - upper * kHalf;
  std::uint64_t parts[] = {
      static_cast<std::uint64_t>(lower.hi) + static_cast<std::uint64_t>(static_cast<std::int64_t>(lower.lo)),
      static_cast<std::uint64_t>(upper.hi)};
  std::string reversed;
  for (std::uint64_t& part : parts) {
    for (int i = 0; i < 16; ++i, part /= 10) reversed += static_cast<char>('0' + part % 10);
  }
  while (!reversed.empty() && reversed.back() == '0') reversed.pop_back();
  return {reversed.rbegin(), reversed.rend()};
}

struct LeadingDigits {
  std::string text;
  int exponent;  // of ten, of the first digit
};

// The first digits of a magnitude above 0.
LeadingDigits leading_digits(const DoubleDouble& magnitude, int digits) {
  int exponent = decimal_exponent(magnitude.hi);
  std::string text;
  for (int attempt = 0; attempt < 3; ++attempt) {
    text = digits_of(rounded(scale_by_ten(magnitude, digits - 1 - exponent)));
    const int missing = digits - static_cast<int>(text.size());
    if (missing == 0) break;
    exponent -= missing;  // the estimate was one too small, or magnitude is 1 − 1e-17, whose hi is 1
  }
  return {text, exponent};
}

// Digits d1 d2 d3 … of d1.d2d3… × 10^exponent, as text.
std::string placed(std::string digits, int exponent, bool cut_zeros) {
  std::string tail;
  const std::size_t whole =
      static_cast<std::size_t>(exponent) + 1;  // digits before the point, if the exponent is not negative
  if (exponent >= 0 && (exponent < kPlainBelow || whole <= digits.size())) {
    if (digits.size() < whole) digits.append(whole - digits.size(), '0');
    if (digits.size() > whole) digits.insert(whole, 1, '.');
  } else if (exponent < 0 && exponent >= kPlainFrom) {
    digits.insert(0, "0." + std::string(static_cast<std::size_t>(-exponent) - 1, '0'));
  } else {
    tail = "e" + std::to_string(exponent);
    if (digits.size() > 1) digits.insert(1, 1, '.');
  }
  if (cut_zeros && digits.find('.') != std::string::npos) {
    while (digits.back() == '0') digits.pop_back();
    if (digits.back() == '.') digits.pop_back();
  }
  return digits + tail;
}

}  // namespace

Decimal read_decimal(std::string_view parameter, std::string_view text) {
  const char* code = nullptr;
  const char* range = "a decimal number";
  Decimal result;
  const std::string_view body = trimmed(text);
  if (body.empty()) {
    code = "empty";
  } else if (body.size() > kLongestDecimal) {
    code = "too-long";
    range = "at most 40 characters";
  } else {
    switch (read(body, result)) {
      case Outcome::number:
        return result;
      case Outcome::no_number:
        code = "not-a-number";
        break;
      case Outcome::out_of_range:
        code = "out-of-range";
        range = "0 or 1e-280 … 1e280 in size";
        break;
    }
  }
  throw InvalidArgument(code, std::string(parameter), quoted(text), range);
}

bool looks_decimal(std::string_view text) {
  Decimal ignored;
  const std::string_view body = trimmed(text);
  return body.size() <= kLongestDecimal && read(body, ignored) == Outcome::number;
}

std::string quoted(std::string_view text) {
  if (text.size() <= kLongestDecimal) return std::string(text);
  std::size_t end = kLongestDecimal;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // never half a character
  return std::string(text.substr(0, end)) + "…";
}

std::string to_decimals(const DoubleDouble& value, int decimals) {
  const DoubleDouble shifted = scale_by_ten(abs(value), decimals);
  if (shifted >= 1e30) return to_significant(value, kKnownDigits);
  std::string digits = digits_of(rounded(shifted));
  const bool zero = digits.empty();
  if (decimals > 0) {
    const std::size_t places = static_cast<std::size_t>(decimals);
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    digits.insert(digits.size() - places, 1, '.');
  } else if (zero) {
    digits.push_back('0');
  } else {
    digits.append(static_cast<std::size_t>(-decimals), '0');
  }
  return value.hi < 0 && !zero ? "-" + digits : digits;
}

std::string to_significant(const DoubleDouble& value, int digits, bool cut_zeros) {
  if (value.hi == 0) return "0";
  const auto [text, exponent] = leading_digits(abs(value), digits);
  return (value.hi < 0 ? "-" : "") + placed(text, exponent, cut_zeros);
}

std::string to_scientific(const DoubleDouble& value, int digits) {
  if (value.hi == 0) return "0";
  auto [text, exponent] = leading_digits(abs(value), digits);
  if (digits > 1) text.insert(1, 1, '.');
  return (value.hi < 0 ? "-" : "") + text + "e" + std::to_string(exponent);
}

std::string exponential_to_significant(const DoubleDouble& logarithm, int digits) {
  const DoubleDouble power_of_ten = logarithm / kLn10;
  const DoubleDouble whole = floor(power_of_ten);
  const auto [text, carried] = leading_digits(exp((power_of_ten - whole) * kLn10), digits);
  return placed(text, static_cast<int>(whole.hi) + carried, true);
}

std::string group_thousands(std::string text) {
  const std::size_t first = text.find_first_of("0123456789");
  std::size_t at = text.find_first_not_of("0123456789", first);
  if (at == std::string::npos) at = text.size();
  while (first != std::string::npos && at > first + 3) text.insert(at -= 3, 1, ',');
  return text;
}

}  // namespace sqrtdk::numeric
