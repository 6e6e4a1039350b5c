// Whole blocks are drawn, what is not asked for is dropped: the first entries stay what they are.
#include "entry_draws.hpp"

#include <algorithm>
#include <array>

#include "../numeric/lanes.hpp"
#include "../random/entries.hpp"
#include "../random/normal.hpp"
#include "../random/stream.hpp"

namespace sqrtdk::experiments {

using Block = std::array<float, random::kBlockRows * random::kLanes>;

DrawnPairs draw_pairs(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw, std::uint64_t d) {
  const auto parts = random::correlation(assumed.correlation);
  random::Stream stream({seed, random::subject(random::Subject::entry_pairs), draw});
  const random::Entries entries(assumed.distribution);
  DrawnPairs drawn;
  Block query{}, key{};
  double sum = 0;
  while (drawn.q.size() < d) {
    entries.fill_standard(stream, query.data(), random::kBlockRows);
    entries.fill_standard(stream, key.data(), random::kBlockRows);
    random::correlate(parts, query.data(), key.data(), random::kBlockRows);
    entries.place(query.data(), random::kBlockRows);
    entries.place(key.data(), random::kBlockRows);
    for (std::size_t i = 0; i < query.size() && drawn.q.size() < d; ++i) {
      drawn.q.push_back(static_cast<double>(query[i]));
      drawn.k.push_back(static_cast<double>(key[i]));
      drawn.products.push_back(drawn.q.back() * drawn.k.back());
      drawn.sums.push_back(sum += drawn.products.back());
    }
  }
  return drawn;
}

std::vector<double> draw_scores(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw,
                                std::uint64_t d, std::size_t samples) {
  const auto& [distribution, rho] = assumed;
  const random::Entries entries(distribution);
  const auto parts = random::correlation(rho);
  random::Stream stream({seed, random::subject(random::Subject::independent_scores, d), draw});
  Block q{}, k{}, ones{};
  ones.fill(1);
  const double constant = static_cast<double>(d) * distribution.mean * distribution.mean,
               linear = distribution.mean * distribution.std, square = distribution.std * distribution.std;
  std::vector<double> scores;
  scores.reserve(samples);
  while (scores.size() < samples) {
    std::array<float, random::kLanes> products{}, sums{};
    for (std::uint64_t done = 0; done < d; done += random::kBlockRows) {
      const int rows = static_cast<int>(std::min<std::uint64_t>(random::kBlockRows, d - done));
      entries.fill_standard(stream, q.data(), rows);
      entries.fill_standard(stream, k.data(), rows);
      random::correlate(parts, q.data(), k.data(), rows);
      numeric::accumulate_products(q.data(), k.data(), rows, products.data());
      numeric::accumulate_products(q.data(), ones.data(), rows, sums.data());
      numeric::accumulate_products(k.data(), ones.data(), rows, sums.data());
    }
    for (std::size_t lane = 0; lane < products.size() && scores.size() < samples; ++lane) {
      scores.push_back(constant + linear * static_cast<double>(sums[lane]) +
                       square * static_cast<double>(products[lane]));
    }
  }
  return scores;
}

}  // namespace sqrtdk::experiments
