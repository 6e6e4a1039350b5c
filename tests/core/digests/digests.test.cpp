// Same seed, same bits: digests of the fixed runs equal the recorded ones, and any flipped bit shows.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>

#include "catch.hpp"
#include "digests/runs.hpp"

using namespace sqrtdk;

namespace {

std::map<std::string, std::string> recorded() {
  std::ifstream file(SQRTDK_REFERENCE_DIR "/digests/digests.txt");
  REQUIRE(file.good());
  std::map<std::string, std::string> digests;
  for (std::string value, name; file >> value && std::getline(file >> std::ws, name);) digests[name] = value;
  return digests;
}

/// Computed once for all that is asked of them.
const std::vector<digests::Run>& fixed_runs() {
  static const std::vector<digests::Run> runs = digests::all_runs();
  return runs;
}

double with_bit_flipped(double number, int bit) {
  std::uint64_t word;
  std::memcpy(&word, &number, sizeof word);
  word ^= std::uint64_t{1} << bit;
  std::memcpy(&number, &word, sizeof word);
  return number;
}

}  // namespace

TEST_CASE("the digest of every fixed run is the recorded one") {
  const auto expected = recorded();
  const auto& runs = fixed_runs();
  CHECK(runs.size() == expected.size());
  for (const digests::Run& run : runs) {
    std::cout << digests::digest(run) << "  " << run.name << ": " << run.covers << " (" << run.numbers.size()
              << " numbers)\n";
    INFO(run.name);
    REQUIRE(expected.count(run.name) == 1);
    CHECK(digests::digest(run) == expected.at(run.name));
  }
}

TEST_CASE("one flipped bit of any number changes a digest") {
  for (digests::Run run : fixed_runs()) {
    const std::string before = digests::digest(run);
    const std::size_t stride = run.numbers.size() / 40 + 1;
    for (std::size_t place = 0; place < run.numbers.size(); place += stride) {
      const double number = run.numbers[place];
      run.numbers[place] = with_bit_flipped(number, static_cast<int>(place % 64));
      CHECK(digests::digest(run) != before);
      run.numbers[place] = number;
    }
  }
}

TEST_CASE("no run holds NaN, whose bits differ between machines") {
  for (const digests::Run& run : fixed_runs()) {
    INFO(run.name);
    CHECK(std::count_if(run.numbers.begin(), run.numbers.end(), [](double number) { return number != number; }) == 0);
  }
}

TEST_CASE("no run is empty and no two are the same") {
  std::map<std::string, int> seen;
  for (const digests::Run& run : fixed_runs()) {
    CHECK_FALSE(run.numbers.empty());
    CHECK(++seen[digests::digest(run)] == 1);
  }
}
