// Each walk is one draw of pairs, of which the sums are kept after every so many steps; the ends are counted in bins.
#include "walks.hpp"

#include <algorithm>
#include <cmath>

#include "../numeric/check.hpp"
#include "../statistics/moments.hpp"
#include "drawn_vectors.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kLastWalkDraw = 1'000'000;

void check(const WalksAsked& asked) {
  numeric::require_count("draw", asked.draw, 0, kLastWalkDraw);
  numeric::require_count("d", asked.d, 1, kMostWalkDimension);
  numeric::require_count("walks", asked.walks, 2, kMostWalks);
  numeric::require_count("walks · d", asked.walks * asked.d, 1, kMostWalkSteps);
}

std::vector<double> told_terms(std::uint64_t d) {
  const std::uint64_t stride = (d + kMostToldSteps - 1) / kMostToldSteps;
  std::vector<double> terms;
  for (std::uint64_t term = 0; term < d; term += stride) terms.push_back(static_cast<double>(term));
  terms.push_back(static_cast<double>(d));
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
  const random::Assumptions assumed{{asked.coins ? "rademacher" : "normal"}, 0};
  const double root = std::sqrt(static_cast<double>(asked.d));
  Walks walks{};
  walks.terms = told_terms(asked.d);
  walks.sums =
      numeric::Matrix::Zero(static_cast<Eigen::Index>(asked.walks), static_cast<Eigen::Index>(walks.terms.size()));
  std::vector<double> sums(asked.d), ends;
  statistics::Moments moments;
  for (std::uint64_t walk = 0; walk < asked.walks; ++walk) {
    draw_sums(assumed, asked.seed, (asked.draw + walk) % (kLastWalkDraw + 1), sums);
    const auto told = numeric::row(walks.sums, static_cast<Eigen::Index>(walk));
    for (std::size_t place = 1; place < told.size(); ++place) {
      told[place] = sums[static_cast<std::size_t>(walks.terms[place]) - 1];
    }
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
