// Keys are drawn side by side, component after component: eight sums grow at once, in WebAssembly as vectors (g++ 12 adds them one by one).
#include "eight_scores.hpp"

#include <algorithm>

#include "../random/stream.hpp"
#include "../random/subjects.hpp"
#include "drawn_vectors.hpp"

namespace sqrtdk::experiments {
namespace {

/// sums_j += Σ_i q_i k_ij, component after component.
void add_products(std::span<const float> q, const float* keys, EightScores& sums) {
  EightScores totals = sums;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const double query = static_cast<double>(q[i]);
    const float* const of_keys = keys + i * kKeysOfADraw;
    for (std::size_t j = 0; j < kKeysOfADraw; ++j) totals[j] += query * static_cast<double>(of_keys[j]);
  }
  sums = totals;
}

}  // namespace

std::vector<EightScores> draw_eight_scores(const random::EntryDistribution& entries, std::uint64_t seed,
                                           std::uint64_t draw, std::span<const std::uint64_t> cuts) {
  const random::Entries drawn(entries);
  PairBlocks first({entries, 0}, seed, draw);
  random::Stream stream({seed, random::subject(random::Subject::further_keys), draw});
  std::array<float, std::tuple_size_v<PairBlocks::Block> * kKeysOfADraw> keys;
  std::vector<EightScores> scores;
  scores.reserve(cuts.size());
  EightScores sums{};
  for (std::uint64_t done = 0, d = cuts.back(), here = 0; done < d; done += here) {
    here = std::min<std::uint64_t>(first.q.size(), d - done);
    first.next();
    drawn.fill(stream, keys.data(), static_cast<int>((here * kKeysOfADraw + random::kLanes - 1) / random::kLanes));
    // Eight are drawn, so that components fill whole rows of the stream; the first gives way to the key of the pair.
    for (std::uint64_t i = 0; i < here; ++i) keys[i * kKeysOfADraw] = first.k[i];
    for (std::uint64_t i = 0, to = 0; i < here; i = to) {
      const std::uint64_t cut = cuts[scores.size()];
      to = std::min(here, cut - done);
      add_products(std::span<const float>(first.q).subspan(i, to - i), &keys[i * kKeysOfADraw], sums);
      if (done + to == cut) scores.push_back(sums);
    }
  }
  return scores;
}

}  // namespace sqrtdk::experiments
