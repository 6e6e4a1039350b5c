// How large scores are at five head dimensions, and what softmax makes of them under three divisors, as <dk-variance> shows them: sweep [SEED [SAMPLES]]
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include <sqrtdk.hpp>

using namespace sqrtdk;

std::uint64_t whole_number(const char* name, std::string_view text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end) {
    throw InvalidArgument("not-a-whole-number", name, std::string(text), "0 … 18446744073709551615");
  }
  return number;
}

/// Significant digits, as the page writes a figure below 1000.
std::string significant(double value, int digits) {
  const int decimals = digits - 1 - static_cast<int>(std::floor(std::log10(value)));
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

int main(int count, char** arguments) try {
  sweep::Specification
      asked;  // 2000 queries with 8 keys each at every d, from seed 1: the first values of <dk-variance>
  if (count > 1) asked.seed = whole_number("seed", arguments[1]);
  if (count > 2) asked.samples = whole_number("samples", arguments[2]);
  asked.rules = {{"none"}, {"sqrt"}, {"linear"}};
  sweep::check(asked);

  std::printf("seed %llu, %llu queries with %llu keys each at every d\n\n", static_cast<unsigned long long>(asked.seed),
              static_cast<unsigned long long>(asked.samples), static_cast<unsigned long long>(asked.keys));
  std::printf("   d    std of q·k   weight of the strongest key: undivided, ÷ √d, ÷ d\n");
  for (const std::uint64_t d : {4, 16, 64, 256, 1024}) {
    const sweep::Report report = sweep::report(asked, sweep::run(asked, d));
    const statistics::Estimate& std = report.scores.std;
    std::printf("%4llu %6s ± %-6s", static_cast<unsigned long long>(d), significant(std.value, 3).c_str(),
                significant(std.standard_error.value(), 2).c_str());
    for (const auto& rule : report.rules) std::printf(" %10.0f%%", 100 * rule->peak_weight.value);
    std::printf("\n");
  }
} catch (const InvalidArgument& refusal) {
  std::fprintf(stderr, "%s = %s is refused (%s); permitted: %s\n", refusal.parameter().c_str(), refusal.value().c_str(),
               refusal.code().c_str(), refusal.range().c_str());
  return 2;
}
