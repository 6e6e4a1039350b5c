// Walks are the scores of eight keys at a time, kept after every so many steps; the ends are counted in bins.
#include "walks.hpp"

#include <algorithm>
#include <cmath>

#include "../numeric/check.hpp"
#include "../statistics/moments.hpp"
#include "eight_scores.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kLastWalkDraw = 1'000'000;

void check(const WalksAsked& asked) {
  numeric::require_count("draw", asked.draw, 0, kLastWalkDraw);
  numeric::require_count("d", asked.d, 1, kMostWalkDimension);
  numeric::require_count("walks", asked.walks, 2, kMostWalks);
  numeric::require_count("walks · d", asked.walks * asked.d, 1, kMostWalkSteps);
}

/// After how many steps a walk is told, beside its start.
std::vector<std::uint64_t> told_terms(std::uint64_t d) {
  const std::uint64_t stride = (d + kMostToldSteps - 1) / kMostToldSteps;
  std::vector<std::uint64_t> terms;
  for (std::uint64_t term = stride; term < d; term += stride) terms.push_back(term);
  terms.push_back(d);
  return terms;
}

/// Equal bins, the same on both sides of 0.
struct Bins {
  double width;
  std::uint64_t count;
};

constexpr double kBinsTo = 4;  ///< standard deviations to each side
constexpr std::uint64_t kNormalBins = 16;

/// Sums of d coins are 2 apart: bins of an odd number m of them, in such a number that the edges lie halfway.
Bins bins_of(bool coins, std::uint64_t d) {
  const double std = std::sqrt(static_cast<double>(d));
  if (!coins) return {2 * kBinsTo * std / static_cast<double>(kNormalBins), kNormalBins};
  const std::uint64_t m = 2 * static_cast<std::uint64_t>(std / 8) + 1;
  auto count = static_cast<std::uint64_t>(std::ceil(kBinsTo * std / static_cast<double>(m)));
  if (count % 2 == d % 2) ++count;
  return {2 * static_cast<double>(m), count};
}

void count_ends(const std::vector<double>& ends, const Bins& bins, Walks& walks) {
  walks.to = bins.width * static_cast<double>(bins.count) / 2;
  walks.from = -walks.to;
  walks.counts.assign(bins.count, 0);
  for (const double end : ends) {
    const double position = (end - walks.from) / bins.width;
    if (position < 0) {
      ++walks.below;
    } else if (position < static_cast<double>(bins.count)) {
      walks.counts[static_cast<std::size_t>(position)] += 1;
    } else {
      ++walks.above;
    }
  }
}

}  // namespace

Walks draw_walks(const WalksAsked& asked) {
  check(asked);
  const random::EntryDistribution entries{asked.coins ? "rademacher" : "normal"};
  const double root = std::sqrt(static_cast<double>(asked.d));
  const std::vector<std::uint64_t> told = told_terms(asked.d);
  Walks walks{};
  walks.terms.assign(1, 0);
  walks.terms.insert(walks.terms.end(), told.begin(), told.end());
  walks.sums =
      numeric::Matrix::Zero(static_cast<Eigen::Index>(asked.walks), static_cast<Eigen::Index>(walks.terms.size()));
  std::vector<double> ends;
  std::vector<EightScores> scores;
  statistics::Moments moments;
  for (std::uint64_t walk = 0; walk < asked.walks; ++walk) {
    const std::uint64_t key = walk % kKeysOfADraw, draw = (asked.draw + walk / kKeysOfADraw) % (kLastWalkDraw + 1);
    if (key == 0) scores = draw_eight_scores(entries, asked.seed, draw, told);
    const auto sums = numeric::row(walks.sums, static_cast<Eigen::Index>(walk));
    for (std::size_t place = 0; place < told.size(); ++place) sums[place + 1] = scores[place][key];
    const double end = sums.back();
    ends.push_back(end);
    moments.add(end);
    walks.farthest = std::max(walks.farthest, std::fabs(end));
    if (std::fabs(end) <= root) ++walks.within;
  }
  walks.mean = moments.mean;
  walks.std = std::sqrt(moments.variance());
  count_ends(ends, bins_of(asked.coins, asked.d), walks);
  return walks;
}

}  // namespace sqrtdk::experiments
