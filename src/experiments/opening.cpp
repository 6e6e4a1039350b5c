// Draws and cuts of the opening picture, and the statistics of its attention.
#include "opening.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "../numeric/check.hpp"
#include "../numeric/log.hpp"
#include "../random/score_rows.hpp"
#include "../random/stream.hpp"
#include "../scaling/divisor.hpp"
#include "../softmax/attention_stats.hpp"
#include "../softmax/softmax.hpp"
#include "../statistics/sample_figures.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kGroups = kOpeningDraws / random::kLanes;

using Scores = std::array<double, kOpeningKeys>;

/// Gathers one stop's weights over the draws.
class Stop {
 public:
  explicit Stop(double divisor) : divisor_(divisor) {}

  void add(const Scores& scores, bool highlighted) {
    Scores scaled, weights;
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
  Scores sums_{}, highlighted_{};
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

/// All stops up to d, and d itself.
std::vector<std::uint64_t> cuts(std::uint64_t d) {
  std::vector<std::uint64_t> all = opening_stops();
  all.erase(std::lower_bound(all.begin(), all.end(), d), all.end());
  all.push_back(d);
  return all;
}

Opening cut_at(std::vector<std::uint64_t> stops, std::uint64_t seed, std::uint64_t draw) {
  numeric::require_count("draw", draw, 0, kMostOpeningDraw);
  const std::uint64_t set = draw / kOpeningDraws, highlighted = draw % kOpeningDraws;
  Opening opening{std::move(stops), {}};
  for (const char* id : {"none", "sqrt", "linear"}) opening.rows.push_back({{id, 0}, {}, {}, {}, {}});

  std::vector<random::Stream> streams;
  std::vector<random::ScoreRows> groups(kGroups, random::ScoreRows(kOpeningKeys));
  for (std::uint64_t group = 0; group < kGroups; ++group) {
    streams.emplace_back(random::StreamAddress{seed, random::subject(random::Subject::opening), set * kGroups + group});
  }
  std::uint64_t components = 0;
  // Sums are cut where all stops cut them, so that every d has the same bits whichever d are asked for.
  for (const std::uint64_t d : cuts(opening.stops.back())) {
    for (std::uint64_t group = 0; group < kGroups; ++group) groups[group].extend(streams[group], d - components);
    components = d;
    if (std::find(opening.stops.begin(), opening.stops.end(), d) == opening.stops.end()) continue;
    for (OpeningRow& row : opening.rows) {
      Stop stop(scaling::divisor(row.rule, d));
      for (std::uint64_t index = 0; index < kOpeningDraws; ++index) {
        Scores scores;
        for (std::uint64_t key = 0; key < kOpeningKeys; ++key) {
          scores[key] = groups[index / random::kLanes].score(key, static_cast<int>(index % random::kLanes));
        }
        stop.add(scores, index == highlighted);
      }
      stop.append_to(row);
    }
  }
  return opening;
}

}  // namespace

Opening opening(std::uint64_t seed, std::uint64_t draw) { return cut_at(opening_stops(), seed, draw); }

Opening opening_at(std::uint64_t seed, std::uint64_t draw, std::uint64_t d) {
  numeric::require_count("d", d, 1, kMostOpeningDimension);
  return d == 1 ? cut_at({1}, seed, draw) : cut_at({1, d}, seed, draw);
}

}  // namespace sqrtdk::experiments
