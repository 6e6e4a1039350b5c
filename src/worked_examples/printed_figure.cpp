// Reading a printed figure, and writing another value in its dress.
#include "printed_figure.hpp"

namespace sqrtdk::worked_examples {

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
  std::string text = numeric::to_decimals(value, figure.number.decimals);
  if (figure.number.grouped) text = numeric::group_thousands(std::move(text));
  if (figure.percent) text += '%';
  return text;
}

}  // namespace sqrtdk::worked_examples
