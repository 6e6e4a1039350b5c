// Decimal text read exactly, written as it should be rounded, refused where it is no number.
#include "numeric/decimal.hpp"

#include <string>

#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"

using namespace sqrtdk;
using namespace sqrtdk::numeric;

namespace {

DoubleDouble value_of(const char* text) { return read_decimal("x", text).value; }

std::string refusal(const std::string& text) {
  try {
    read_decimal("score 2", text);
  } catch (const InvalidArgument& error) {
    CHECK(error.parameter() == "score 2");
    return error.code();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("whole numbers are read exactly, beyond what a double holds") {
  CHECK(value_of("5,184,705,528,587,072,464,087") == DoubleDouble(5184705528587072.0) * 1e6 + 464087.0);
  CHECK(value_of("9007199254740993") == DoubleDouble(9007199254740992.0) + 1.0);
  CHECK(value_of("0") == DoubleDouble(0.0));
  CHECK(value_of("-12") == DoubleDouble(-12.0));
  CHECK(value_of("+12") == DoubleDouble(12.0));
  CHECK(value_of("\u221212") == DoubleDouble(-12.0));
  CHECK(value_of(" 12\t") == DoubleDouble(12.0));
}

TEST_CASE("fractions are read to 31 digits") {
  CHECK(abs(value_of("0.1") * 10.0 - 1.0) < DoubleDouble(1e-31));
  CHECK(abs(value_of("-0.675") * 1000.0 + 675.0) < DoubleDouble(1e-28));
  CHECK(value_of(".5") == DoubleDouble(0.5));
  CHECK(value_of("5.") == DoubleDouble(5.0));
  CHECK(value_of("1.25e3") == DoubleDouble(1250.0));
  CHECK(value_of("125E-2") == DoubleDouble(1.25));
  CHECK(abs(value_of("1e-200") * value_of("1e200") - 1.0) < DoubleDouble(1e-30));
}

TEST_CASE("a comma separates thousands where it can, and else is a decimal comma") {
  CHECK(read_decimal("x", "1,234").grouped);
  CHECK(value_of("1,234") == DoubleDouble(1234.0));
  CHECK(value_of("1,234.5") == DoubleDouble(1234.5));
  CHECK(value_of("0,5") == DoubleDouble(0.5));
  CHECK(value_of("0,125") == DoubleDouble(0.125));
  CHECK(value_of("12,25") == DoubleDouble(12.25));
  CHECK_FALSE(read_decimal("x", "12,25").grouped);
}

TEST_CASE("a figure tells how many decimals it shows") {
  CHECK(read_decimal("x", "0.50").decimals == 2);
  CHECK(read_decimal("x", "1,202,604").decimals == 0);
  CHECK(read_decimal("x", "4e3").decimals == -3);
  CHECK(read_decimal("x", "4.25e-3").decimals == 5);
  CHECK(read_decimal("x", "0.000").decimals == 3);
}

TEST_CASE("what is no number is refused, by kind and by name") {
  for (const char* text : {"abc", "NaN", "nan", "inf", "Infinity", "-", "+", ".", ",", "1.2.3", "1,23,4", "1e", "1e+",
                           "0x10", "1 2", "--1", "1.2,3", "٣"}) {
    CAPTURE(text);
    CHECK(refusal(text) == "not-a-number");
    CHECK_FALSE(looks_decimal(text));
  }
  for (const char* text : {"", " ", "\t\n"}) CHECK(refusal(text) == "empty");
  for (const char* text : {"1e999", "-1e999", "1e-999", "0e999", "1e99999999999999999999"}) {
    CAPTURE(text);
    CHECK(refusal(text) == "out-of-range");
  }
  CHECK(refusal(std::string(40, '1')) == "accepted");
  CHECK(refusal(std::string(41, '1')) == "too-long");
  CHECK(refusal(std::string(100000, '9')) == "too-long");
}

TEST_CASE("the range ends where it says, however a number is written") {
  for (const char* text : {"1e280", "10e279", "-0.1e280", "1e-280", "10e-280"}) CHECK(refusal(text) == "accepted");
  for (const char* text : {"10e280", "1.1e280", "-99e279", "0.9e-280"}) CHECK(refusal(text) == "out-of-range");
}

TEST_CASE("a refusal repeats only the beginning of a long text, and never half a character") {
  std::string text(39, 'a');
  for (int i = 0; i < 10; ++i) text += "√";
  CHECK(sqrtdk::numeric::quoted(text) == std::string(39, 'a') + "…");
  CHECK(sqrtdk::numeric::quoted("abc") == "abc");
}

TEST_CASE("rounding to decimals gives every place that is asked for") {
  CHECK(to_decimals(value_of("13.7266347"), 3) == "13.727");
  CHECK(to_decimals(value_of("3.4903"), 3) == "3.490");
  CHECK(to_decimals(value_of("0.00004"), 3) == "0.000");
  CHECK(to_decimals(value_of("-0.00004"), 3) == "0.000");
  CHECK(to_decimals(value_of("9.996"), 2) == "10.00");
  CHECK(to_decimals(value_of("0.05"), 1) == "0.1");
  CHECK(to_decimals(value_of("1250"), -2) == "1300");
  CHECK(to_decimals(DoubleDouble(0.0), 2) == "0.00");
  CHECK(to_decimals(DoubleDouble(0.0), -2) == "0");
  CHECK(to_decimals(value_of("1e22") + 0.25, 0) == "1" + std::string(22, '0'));
  CHECK(to_decimals(value_of("9999999999999999"), 0) == "9999999999999999");
  CHECK(to_decimals(value_of("10000000000000000"), 0) == "10000000000000000");
}

TEST_CASE("a decimal half is a half although binary cannot hold it") {
  CHECK(to_decimals(value_of("-5.4") / 8.0, 2) == "-0.68");
  CHECK(to_decimals(value_of("2.675"), 2) == "2.68");
  CHECK(to_decimals(value_of("1.005"), 2) == "1.01");
  CHECK(to_decimals(value_of("1.00499999999999999999999"), 2) == "1.00");
}

TEST_CASE(
    "rounding to significant digits cuts or keeps zeros, and changes to powers of ten where zeros would be invented") {
  CHECK(to_significant(value_of("0.5"), 20) == "0.5");
  CHECK(to_significant(value_of("0.5"), 4, false) == "0.5000");
  CHECK(to_significant(value_of("1202604.2841647767"), 9) == "1202604.28");
  CHECK(to_significant(value_of("0.00012345"), 3) == "0.000123");
  CHECK(to_significant(value_of("1.5e-7"), 5) == "1.5e-7");
  CHECK(to_significant(value_of("-1e-20"), 5) == "-1e-20");
  CHECK(to_significant(value_of("5184705528587072464087"), 3) == "5.18e21");
  CHECK(to_significant(value_of("5184705528587072464087"), 22) == "5184705528587072464087");
  CHECK(to_significant(value_of("1000000"), 3) == "1000000");
  CHECK(to_significant(value_of("9.9999"), 3) == "10");
  CHECK(to_significant(DoubleDouble(1.0) - 1e-17, 20) == "0.99999999999999999");
  CHECK(to_significant(DoubleDouble(1.0) - 1e-17, 5) == "1");
  CHECK(to_significant(value_of("2e20"), 1, false) == "2e20");
  CHECK(to_significant(value_of("2e20"), 2, false) == "2.0e20");
  CHECK(to_significant(DoubleDouble(0.0), 5) == "0");
}

TEST_CASE("scientific form keeps the digits asked for, and a reading tells how many there were") {
  CHECK(to_scientific(value_of("271828"), 3) == "2.72e5");
  CHECK(to_scientific(value_of("-0.00996"), 2) == "-1.0e-2");
  CHECK(to_scientific(value_of("4000"), 1) == "4e3");
  CHECK(to_scientific(DoubleDouble(0.0), 3) == "0");
  CHECK(read_decimal("x", "1.20e5").mantissa_digits == 3);
  CHECK(read_decimal("x", "0.012E-5").mantissa_digits == 2);
  CHECK(read_decimal("x", "0e7").mantissa_digits == 1);
  CHECK(read_decimal("x", "120").mantissa_digits == 0);
}

TEST_CASE("writing and reading again is the identity on 28 digits") {
  accuracy::Worst worst(1e-27, accuracy::kRelative);
  DoubleDouble value = 1.2345e-100;
  for (int i = 0; i < 60; ++i, value = value * -2137.03) {
    const std::string text = to_significant(value, 28);
    CAPTURE(text);
    worst.see((abs(read_decimal("x", text).value - value) / abs(value)).hi);
    CHECK(to_significant(read_decimal("x", text).value, 28) == text);
  }
  worst.record("numeric::to_significant, read_decimal", "28 digits written and read, 1e-100 … 1e100",
               "the number itself");
}

TEST_CASE("exponentials are written even where no double can hold them") {
  CHECK(exponential_to_significant(1e6, 20) == "3.0332153968020875451e434294");
  CHECK(exponential_to_significant(-1e6, 8) == "3.2968315e-434295");
  CHECK(exponential_to_significant(0.0, 5) == "1");
}

TEST_CASE("thousands are separated before the point only") {
  CHECK(group_thousands("1202604.28416") == "1,202,604.28416");
  CHECK(group_thousands("-1202604") == "-1,202,604");
  CHECK(group_thousands("604") == "604");
  CHECK(group_thousands("0.12345") == "0.12345");
  CHECK(group_thousands("") == "");
}
