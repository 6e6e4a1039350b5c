// Numbers as text: the same bits back, whatever the locale.
#include "sweep_program/task.hpp"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <locale>

#include "catch.hpp"

using namespace sqrtdk::sweep_program;

namespace {

double read(const std::string& text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  CHECK((error == std::errc() && end == text.data() + text.size()));
  return number;
}

bool same_bits(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

struct Comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  std::string do_grouping() const override { return "\3"; }
};

}  // namespace

TEST_CASE("a number is written with 17 significant digits, less the zeros at its end") {
  CHECK(exact_text(0.1) == "0.10000000000000001");
  CHECK(exact_text(391) == "391");
  CHECK(exact_text(0.0) == "0");
  CHECK(exact_text(-0.0) == "-0");
  CHECK(exact_text(-2) == "-2");
  CHECK(exact_text(1e300) == "1.0000000000000001e+300");
  CHECK(exact_text(999999999) == "999999999");
  CHECK(exact_text(1e9) == "1000000000");
  CHECK(exact_text(4294967295.0) == "4294967295");
}

TEST_CASE("any finite double reads back to its bits") {
  using Limits = std::numeric_limits<double>;
  for (const double number :
       {Limits::max(), Limits::lowest(), Limits::min(), Limits::denorm_min(), Limits::epsilon()}) {
    CHECK(same_bits(read(exact_text(number)), number));
  }
  std::uint64_t state = 1;
  for (int tried = 0; tried < 100'000;) {
    // SplitMix64: every pattern of bits is as likely as any other.
    std::uint64_t word = state += 0x9e3779b97f4a7c15;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    word ^= word >> 31;
    double number = 0;
    std::memcpy(&number, &word, sizeof number);
    if (!std::isfinite(number)) continue;
    ++tried;
    if (!same_bits(read(exact_text(number)), number)) FAIL(exact_text(number));
  }
}

TEST_CASE("a locale with decimal commas changes nothing") {
  const std::locale before = std::locale::global(std::locale(std::locale(), new Comma));
  const std::string text = exact_text(1234567.5);
  std::locale::global(before);
  CHECK(text == "1234567.5");
}
