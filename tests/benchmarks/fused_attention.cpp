// softmax(Q Kᵀ / √d) V in float at d = 64. Usage: fused_attention N CALLS. Proves its answer, then times; prints a line of JSON.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "attention/fused.hpp"
#include "random/normal.hpp"
#include "random/stream.hpp"

using namespace sqrtdk;

namespace {

constexpr std::size_t kDimension = 64;

std::vector<float> normals(std::size_t n, std::uint64_t subject) {
  random::Stream stream({1, subject, 0});
  std::vector<float> all(n * kDimension);
  constexpr std::size_t kBlock = random::kBlockRows * random::kLanes;
  float block[kBlock];
  for (std::size_t at = 0; at < all.size(); at += kBlock) {
    random::fill_normal(stream, block, random::kBlockRows);
    for (std::size_t i = 0; i < kBlock && at + i < all.size(); ++i) all[at + i] = block[i];
  }
  return all;
}

bool proves(const std::vector<float>& q, const std::vector<float>& k, const std::vector<float>& v,
            const std::vector<float>& output) {
  const std::size_t n = q.size() / kDimension, row = n - 1;
  std::vector<double> sums(kDimension, 0);
  double total = 0;
  for (std::size_t j = 0; j < n; ++j) {
    double score = 0;
    for (std::size_t p = 0; p < kDimension; ++p) {
      score += static_cast<double>(q[row * kDimension + p]) * static_cast<double>(k[j * kDimension + p]);
    }
    const double weight = std::exp(score / 8);
    total += weight;
    for (std::size_t c = 0; c < kDimension; ++c) sums[c] += weight * static_cast<double>(v[j * kDimension + c]);
  }
  for (std::size_t c = 0; c < kDimension; ++c) {
    if (!(std::abs(static_cast<double>(output[row * kDimension + c]) - sums[c] / total) < 1e-5)) return false;
  }
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  const auto n = static_cast<std::size_t>(std::atoi(arguments[1]));
  const int calls = std::atoi(arguments[2]);
  const std::vector<float> q = normals(n, 1), k = normals(n, 2), v = normals(n, 3);
  std::vector<float> output(n * kDimension);
  const auto attend = [&] { attention::fused_attention(q, k, v, {n, n, kDimension, kDimension}, 8, output); };
  attend();
  if (!proves(q, k, v, output)) {
    std::fprintf(stderr, "wrong answer\n");
    return 1;
  }
  const auto start = std::chrono::steady_clock::now();
  for (int call = 0; call < calls; ++call) attend();
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  std::printf("{\"milliseconds\": %.4f, \"version\": \"sqrt-dk\"}\n", elapsed.count() / calls);
}
