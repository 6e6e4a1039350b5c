// How large scores are at five head dimensions, and what softmax makes of them undivided and divided by √d: sweep [SEED [SAMPLES]]
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include <sqrtdk/numeric/check.hpp>
#include <sqrtdk/sweep/report.hpp>
#include <sqrtdk/sweep/specification.hpp>

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

// Chunks have random streams of their own: any thread, process or machine may run any of them. Only the order of merging is fixed.
sweep::Summary run(const sweep::Specification& asked, std::uint64_t d) {
  sweep::Summary summary = sweep::run_chunk(asked, d, 0);
  for (std::uint64_t chunk = 1; chunk < sweep::chunk_count(asked.samples); ++chunk) {
    summary.merge(sweep::run_chunk(asked, d, chunk));
  }
  return summary;
}

int main(int count, char** arguments) try {
  sweep::Specification asked;
  if (count > 1) asked.seed = whole_number("seed", arguments[1]);
  if (count > 2) asked.samples = whole_number("samples", arguments[2]);
  asked.rules = {{"none"}, {"sqrt"}};
  sweep::check(asked);

  std::printf("seed %llu, %llu queries with %llu keys each at every d\n\n", static_cast<unsigned long long>(asked.seed),
              static_cast<unsigned long long>(asked.samples), static_cast<unsigned long long>(asked.keys));
  std::printf("   d   std of q·k, standard error   mean peak weight, divided by √d\n");
  for (const std::uint64_t d : {4, 16, 64, 256, 1024}) {
    const sweep::Report report = sweep::report(asked, run(asked, d));
    const statistics::Estimate& std = report.scores.std;
    const double raw = report.rules[0]->peak_weight.value, scaled = report.rules[1]->peak_weight.value;
    std::printf("%4llu   %10.5f %16.5f   %16.5f %14.5f\n", static_cast<unsigned long long>(d), std.value,
                std.standard_error, raw, scaled);
  }
} catch (const InvalidArgument& refusal) {
  std::fprintf(stderr, "%s = %s is refused (%s); permitted: %s\n", refusal.parameter().c_str(), refusal.value().c_str(),
               refusal.code().c_str(), refusal.range().c_str());
  return 2;
}
