// Stops of the opening picture, and the statistics of its attention at each.
#include "opening.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "../numeric/check.hpp"
#include "../numeric/log.hpp"
#include "../scaling/divisor.hpp"
#include "../softmax/softmax.hpp"
#include "../statistics/sample_figures.hpp"
#include "eight_scores.hpp"

namespace sqrtdk::experiments {
namespace {

static_assert(kOpeningKeys == kKeysOfADraw);

/// Gathers one stop's weights over the draws.
class Stop {
 public:
  explicit Stop(double divisor) : divisor_(divisor) {}

  void add(const EightScores& scores, bool highlighted) {
    EightScores scaled, weights;
    for (std::uint64_t key = 0; key < kOpeningKeys; ++key) scaled[key] = scores[key] / divisor_;
    softmax::softmax(scaled, weights);
    std::sort(weights.begin(), weights.end(), std::greater<>());
    for (std::uint64_t key = 0; key < kOpeningKeys; ++key) sums_[key] += weights[key];
    traces_.push_back(softmax::attention_stats(weights).jacobian_trace);
    if (highlighted) highlighted_ = weights;
  }

  void append_to(OpeningRow& row) {
    for (const double sum : sums_) row.mean_weights.push_back(sum / kOpeningDraws);
    row.draw_weights.insert(row.draw_weights.end(), highlighted_.begin(), highlighted_.end());
    row.mean_peak.push_back(sums_[0] / kOpeningDraws);
    row.median_jacobian_trace.push_back(statistics::median(traces_));
  }

 private:
  double divisor_;
  EightScores sums_{}, highlighted_{};
  std::vector<double> traces_;
};

}  // namespace

std::vector<std::uint64_t> opening_stops() {
  std::vector<std::uint64_t> stops;
  for (int eighth = 0; eighth <= 12 * 8; ++eighth) {
    const auto stop = static_cast<std::uint64_t>(numeric::power(2.0, eighth / 8.0) + 0.5);
    if (stops.empty() || stop > stops.back()) stops.push_back(stop);
  }
  return stops;
}

namespace {

Opening cut_at(std::vector<std::uint64_t> stops, std::uint64_t seed, std::uint64_t draw) {
  numeric::require_count("draw", draw, 0, kMostOpeningDraw);
  const std::uint64_t highlighted = draw % kOpeningDraws, first = draw - highlighted;
  Opening opening{std::move(stops), {}};
  std::vector<Stop> gathered;
  for (const char* id : {"none", "sqrt", "linear"}) {
    opening.rows.push_back({{id, 0}, {}, {}, {}, {}});
    for (const std::uint64_t d : opening.stops) gathered.emplace_back(scaling::divisor(opening.rows.back().rule, d));
  }
  for (std::uint64_t index = 0; index < kOpeningDraws; ++index) {
    const std::vector<EightScores> scores = draw_eight_scores({}, seed, first + index, opening.stops);
    for (std::size_t at = 0; at < gathered.size(); ++at) {
      gathered[at].add(scores[at % scores.size()], index == highlighted);
    }
  }
  for (std::size_t at = 0; at < gathered.size(); ++at) gathered[at].append_to(opening.rows[at / opening.stops.size()]);
  return opening;
}

}  // namespace

Opening opening(std::uint64_t seed, std::uint64_t draw) { return cut_at(opening_stops(), seed, draw); }

Opening opening_at(std::uint64_t seed, std::uint64_t draw, std::uint64_t d) {
  numeric::require_count("d", d, 1, kMostOpeningDimension);
  return d == 1 ? cut_at({1}, seed, draw) : cut_at({1, d}, seed, draw);
}

}  // namespace sqrtdk::experiments
