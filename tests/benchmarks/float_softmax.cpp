// Softmax of 1024 rows of 1024 scores in float. Proves its answer first, then times; prints a line of JSON.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "softmax/softmax.hpp"

int main() {
  constexpr std::size_t kSize = 1024;
  std::vector<float> scores(kSize * kSize), weights(kSize * kSize);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const auto x = static_cast<double>(i);
    scores[i] = static_cast<float>(4 * std::sin(x * x));
  }
  sqrtdk::softmax::softmax_rows(scores, kSize, weights);
  double total = 0;
  for (std::size_t j = 0; j < kSize; ++j) total += std::exp(static_cast<double>(scores[j]));
  for (std::size_t j = 0; j < kSize; ++j) {
    if (std::abs(static_cast<double>(weights[j]) * total - std::exp(static_cast<double>(scores[j]))) > 1e-4) {
      std::fprintf(stderr, "wrong answer\n");
      return 1;
    }
  }

  constexpr int kCalls = 200;
  const auto start = std::chrono::steady_clock::now();
  for (int call = 0; call < kCalls; ++call) sqrtdk::softmax::softmax_rows(scores, kSize, weights);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("{\"nanoseconds\": %.4f, \"version\": \"sqrt-dk\"}\n", 1e9 * seconds.count() / kCalls / (kSize * kSize));
}
