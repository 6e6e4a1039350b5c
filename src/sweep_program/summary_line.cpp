// Numbers by std::to_chars and std::from_chars, which know no locale.
#include "summary_line.hpp"

#include <charconv>
#include <cmath>

#include "../numeric/invalid_argument.hpp"
#include "number_text.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// More than a summary of sixteen rules has.
constexpr std::size_t kMostNumbers = 30'000;

[[noreturn]] void refuse(std::string_view token) {
  throw InvalidArgument("malformed", "summary", std::string(token.substr(0, 40)), "numbers, or *n for n zeros");
}

template <class Number>
Number read(std::string_view digits, std::string_view token) {
  Number number{};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) refuse(token);
  return number;
}

bool positive_zero(double number) { return number == 0 && !std::signbit(number); }

}  // namespace

std::string line_of(const sweep::Summary& summary) {
  const std::vector<double> numbers = summary.to_numbers();
  std::string line;
  for (std::size_t place = 0; place < numbers.size();) {
    std::size_t zeros = 0;
    while (place + zeros < numbers.size() && positive_zero(numbers[place + zeros])) ++zeros;
    if (!line.empty()) line += ' ';
    if (zeros > 1) {
      line += '*' + std::to_string(zeros);
      place += zeros;
    } else {
      append_exact(line, numbers[place++]);
    }
  }
  return line;
}

sweep::Summary summary_of(std::string_view line) {
  std::vector<double> numbers;
  while (true) {
    const std::size_t end = line.find(' ');
    const std::string_view token = line.substr(0, end);
    if (!token.empty() && token.front() == '*') {
      const auto zeros = read<std::size_t>(token.substr(1), token);
      if (zeros > kMostNumbers - numbers.size()) refuse(token);
      numbers.resize(numbers.size() + zeros);
    } else {
      if (numbers.size() == kMostNumbers) refuse(token);
      numbers.push_back(read<double>(token, token));
    }
    if (end == std::string_view::npos) break;
    line.remove_prefix(end + 1);
  }
  return sweep::Summary::from_numbers(numbers);
}

}  // namespace sqrtdk::sweep_program
