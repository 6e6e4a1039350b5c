// Draws and reduces q·k with the sweep's own loop and says how many normal numbers that takes a second.
// Usage: draw_and_reduce D SECONDS. Proves its answer first, then times; prints one line of JSON.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "random/score_rows.hpp"

using namespace sqrtdk;

namespace {

constexpr std::uint64_t kKeys = 8;

/// The slow twin: the same stream, vectors stored whole, products summed in double.
double slow_score(std::uint64_t d, std::uint64_t wanted_key, int lane) {
  random::Stream stream({1, d, 0});
  float query[random::kBlockRows * random::kLanes], key[random::kBlockRows * random::kLanes];
  double sum = 0;
  for (std::uint64_t done = 0; done < d; done += random::kBlockRows) {
    const int rows = static_cast<int>(std::min<std::uint64_t>(random::kBlockRows, d - done));
    random::fill_normal(stream, query, rows);
    for (std::uint64_t index = 0; index < kKeys; ++index) {
      random::fill_normal(stream, key, rows);
      if (index != wanted_key) continue;
      for (int row = 0; row < rows; ++row) {
        sum += static_cast<double>(query[row * random::kLanes + lane]) *
               static_cast<double>(key[row * random::kLanes + lane]);
      }
    }
  }
  return sum;
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "wrong answer: %s\n", what);
  std::exit(1);
}

void prove(std::uint64_t d) {
  random::Stream stream({1, d, 0});
  random::ScoreRows rows(kKeys);
  double square = 0;
  constexpr int kRounds = 200;
  for (int round = 0; round < kRounds; ++round) {
    rows.clear();
    rows.extend(stream, d);
    for (std::uint64_t key = 0; key < kKeys; ++key) {
      for (int lane = 0; lane < random::kLanes; ++lane) {
        if (round == 0) {
          require(std::abs(rows.score(key, lane) - slow_score(d, key, lane)) < 1e-5 * static_cast<double>(d),
                  "slow twin");
        }
        square += rows.score(key, lane) * rows.score(key, lane);
      }
    }
  }
  const double variance = square / (kRounds * static_cast<double>(kKeys) * random::kLanes);
  require(std::abs(variance / static_cast<double>(d) - 1) < 0.1, "variance d");
}

}  // namespace

int main(int count, char** arguments) {
  const std::uint64_t d = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 64;
  const double least_seconds = count > 2 ? std::strtod(arguments[2], nullptr) : 1;
  prove(d);
  random::Stream stream({2, d, 0});
  random::ScoreRows rows(kKeys);
  double seconds = 0, normals = 0, kept = 0;
  const auto start = std::chrono::steady_clock::now();
  while (seconds < least_seconds) {
    for (int round = 0; round < 64; ++round) {
      rows.clear();
      rows.extend(stream, d);
      kept += rows.score(0, 0);
    }
    normals += 64.0 * static_cast<double>(random::kLanes * (1 + kKeys) * d);
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
  std::printf("{\"millionsPerSecond\": %.1f, \"kept\": %.3f}\n", normals / seconds / 1e6, kept);
}
