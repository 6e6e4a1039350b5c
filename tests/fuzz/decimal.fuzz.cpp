// Decimal texts, printed figures and printed formulas: whatever a reader may type.
#include "numeric/decimal.hpp"

#include "accepted.hpp"
#include "decoder.hpp"
#include "worked_examples/figures.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using numeric::DoubleDouble;

void one_number(const char* what, const DoubleDouble& value) { finite(what, value.hi, value.lo); }

void decimal(Decoder& in, const std::string& text) {
  const bool looks = numeric::looks_decimal(text);
  const int digits = static_cast<int>(in.between(1, 30));
  const int decimals = static_cast<int>(in.between(0, 60)) - 20;
  law(accepted([&] {
        const numeric::Decimal read = numeric::read_decimal("text", text);
        one_number("a decimal", read.value);
        const std::string written = numeric::to_significant(read.value, 30);
        const numeric::Decimal again = numeric::read_decimal("text", written);
        law(near(again.value.hi, read.value.hi, 1e-15), "written and read it is the same number");
        law(!numeric::to_significant(read.value, digits, in.flag()).empty(), "it has a text");
        law(!numeric::to_scientific(read.value, digits).empty(), "it has a text with an exponent");
        if (std::fabs(read.value.hi) < 1e60) {
          law(!numeric::group_thousands(numeric::to_decimals(read.value, decimals)).empty(), "it has decimals");
        }
      }) == looks,
      "what looks like a decimal is one");
  law(numeric::quoted(text).size() <= 200, "what messages repeat is short");
}

void printed(Decoder& in, const std::string& text) {
  const worked_examples::Given given{nullptr, "figure", 0};
  accepted([&] {
    const auto figure = worked_examples::read_printed(text, given);
    const DoubleDouble value = figure.number.value + figure.half_unit() * DoubleDouble(in.finite() / 1e300);
    one_number("half a unit", figure.half_unit());
    const double size = std::fabs(value.hi);
    if (size != 0 && !(size > 1e-270 && size < 1e270)) return;  // beyond what is calculated with
    const auto judged = worked_examples::judge(value, figure);
    if (judged.verdict == worked_examples::Verdict::differs) {
      law(!judged.should_be.empty(), "what differs should be something");
      law(accepted([&] { worked_examples::read_printed(judged.should_be, given); }), "which can be read");
    }
    law(worked_examples::judge(figure.number.value, figure).verdict != worked_examples::Verdict::differs,
        "a figure agrees with itself");
    worked_examples::judge_below(worked_examples::slack_of(value) + DoubleDouble(1), figure);
    worked_examples::judge_above(value, figure);
  });
}

void formula(Decoder& in, const std::string& text) {
  const DoubleDouble d(static_cast<double>(in.between(1, 4096))), s(in.finite());
  accepted([&] {
    worked_examples::evaluate_formula(text, {nullptr, "formula", 0}, {{"d_k", d}, {"s_i", s}, {"x", s}});
  });
}

void logarithm(Decoder& in) {
  const double exponent = in.finite();
  if (std::fabs(exponent) > 1e8) return;
  law(!numeric::exponential_to_significant(exponent, static_cast<int>(in.between(1, 28))).empty(), "e^x has a text");
}

/// Text of the letters that decimals and formulas are made of, so that most of it goes beyond the first check.
std::string spelt(Decoder& in) {
  static constexpr const char* kLetters[] = {"0", "1", "2",    "5",   "9",   ".",   ",",   "-", "+",  "e",  "E",
                                             "%", " ", "−",    "000", "280", "d_k", "s_i", "x", "^",  "*",  "/",
                                             "(", ")", "sqrt", "√",   "ln",  "exp", "{",   "}", "1e", "0.0"};
  std::string text;
  for (std::uint64_t letters = in.between(0, 20); letters > 0; --letters)
    text += kLetters[in.byte() % std::size(kLetters)];
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const std::uint8_t what = in.byte();
  const std::string text = what & 128 ? in.text(60) : spelt(in);
  switch (what % 4) {
    case 0:
      printed(in, text);
      break;
    case 1:
      formula(in, text);
      break;
    case 2:
      logarithm(in);
      break;
    default:
      decimal(in, text);
  }
  return 0;
}
