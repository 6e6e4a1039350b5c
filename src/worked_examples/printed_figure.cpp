// Reading a printed figure, and writing another value in its dress.
#include "printed_figure.hpp"

#include <algorithm>

namespace sqrtdk::worked_examples {
namespace {

constexpr int kMostDecimals = 36;  // "-0." and these are no longer than what read_printed takes

}  // namespace

DoubleDouble PrintedFigure::half_unit() const { return numeric::power(10.0, -number.decimals) / 2.0; }

PrintedFigure read_printed(std::string_view text, const Given& named) {
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  PrintedFigure figure;
  figure.percent = !text.empty() && text.back() == '%';
  if (figure.percent) text.remove_suffix(1);
  figure.number = numeric::read_decimal(named.parameter(), text);
  return figure;
}

std::string written_like(const DoubleDouble& value, const PrintedFigure& figure) {
  const int mantissa = std::min(figure.number.mantissa_digits, numeric::kKnownDigits);
  std::string text = mantissa > 0 ? numeric::to_scientific(value, mantissa)
                                  : numeric::to_decimals(value, std::min(figure.number.decimals, kMostDecimals));
  if (figure.number.grouped && mantissa == 0) text = numeric::group_thousands(std::move(text));
  if (figure.percent) text += '%';
  return text;
}

}  // namespace sqrtdk::worked_examples
