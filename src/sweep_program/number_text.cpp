// By std::to_chars, which knows no locale.
#include "number_text.hpp"

#include <array>
#include <charconv>

namespace sqrtdk::sweep_program {

void append_exact(std::string& text, double number) {
  // Most numbers of a summary are small counts, and whole numbers are written faster as such; −0 is none of them.
  std::array<char, 32> digits;
  const bool count = number >= 1 && number < 1e9 && number == static_cast<double>(static_cast<int>(number));
  const auto end =
      count ? std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<int>(number))
            : std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::general, 17);
  text.append(digits.data(), end.ptr);
}

std::string exact_text(double number) {
  std::string text;
  append_exact(text, number);
  return text;
}

}  // namespace sqrtdk::sweep_program
