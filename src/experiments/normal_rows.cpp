// A row is drawn once and measured at every spread; its sums are taken in sixteen lanes of floats.
#include "normal_rows.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <string>

#include "../numeric/bits.hpp"
#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "../random/normal.hpp"
#include "../random/stream.hpp"
#include "../random/subjects.hpp"
#include "../softmax/softmax.hpp"
#include "../statistics/moments.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kRowSubject = random::subject(random::Subject::normal_rows);

constexpr std::size_t kLanes = random::kLanes;
/// What a lane adds up in floats before doubles take over.
constexpr std::size_t kBlock = kLanes * 32;
/// Powers of two below that are left out: their squares would be subnormal and slow.
constexpr float kLeastExponent = -60.0f;
/// Fills the last lanes: so far below every draw that it has no weight at any spread.
constexpr float kNoKey = -10000.0f;

/// 2^x, or 0; by a mask on the bits, since some compilers make a branch of a choice between floats.
float weight_of(float x) {
  const std::uint32_t kept = x < kLeastExponent ? 0u : 0xffffffffu;
  return numeric::bit_cast<float>(numeric::bit_cast<std::uint32_t>(numeric::exp2(x)) & kept);
}

struct Sums {
  double weights = 0, scores = 0, squares = 0;  ///< Σ w, Σ w x, Σ w² of w = e^{σ x}
};

/// x        z − max z, a multiple of sixteen of them
/// doubled  σ/ln 2: the scores as powers of two
Sums sums(std::span<const float> x, float doubled) {
  Sums all;
  for (std::size_t from = 0; from < x.size(); from += kBlock) {
    float weights[kLanes] = {}, scores[kLanes] = {}, squares[kLanes] = {};
    const std::size_t to = std::min(x.size(), from + kBlock);
    for (const float* at = x.data() + from; at != x.data() + to; at += kLanes) {
      float weight[kLanes];
      for (std::size_t lane = 0; lane < kLanes; ++lane) weight[lane] = weight_of(doubled * at[lane]);
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        weights[lane] += weight[lane];
        scores[lane] += weight[lane] * at[lane];
        squares[lane] += weight[lane] * weight[lane];
      }
    }
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      all.weights += static_cast<double>(weights[lane]);
      all.scores += static_cast<double>(scores[lane]);
      all.squares += static_cast<double>(squares[lane]);
    }
  }
  return all;
}

struct Measured {
  statistics::Moments peak, entropy, effective_keys, trace, peaked;

  void add(const Sums& found, double spread) {
    const double top = 1.0 / found.weights, entropy_of_row = numeric::log(found.weights) - spread * found.scores * top;
    peak.add(top);
    entropy.add(entropy_of_row);
    effective_keys.add(numeric::exp(entropy_of_row));
    // Rounding may leave a little less than nothing.
    trace.add(std::max(0.0, 1.0 - found.squares * top * top));
    peaked.add(top > kPeaked ? 1.0 : 0.0);
  }
};

double require_spread(const std::string& name, double spread) {
  return numeric::require_between(name, spread, kLeastSpread, kMostSpread);
}

std::uint64_t require_keys(std::uint64_t keys) { return numeric::require_count("keys", keys, 2, kMostNormalKeys); }

}  // namespace

std::vector<SpreadFigures> measure_spreads(const NormalRows& asked, std::span<const double> spreads) {
  require_keys(asked.keys);
  numeric::require_count("rows", asked.rows, 2, kMostNormalRows);
  for (std::size_t i = 0; i < spreads.size(); ++i) require_spread("spreads " + std::to_string(i + 1), spreads[i]);

  const std::size_t lines = (asked.keys + kLanes - 1) / kLanes;
  std::vector<float> z(lines * kLanes);
  const auto end = z.begin() + static_cast<std::ptrdiff_t>(asked.keys);
  std::vector<Measured> measured(spreads.size());
  for (std::uint64_t row = 0; row < asked.rows; ++row) {
    random::Stream stream({asked.seed, kRowSubject, row});
    random::fill_normal(stream, z.data(), static_cast<int>(lines));
    const float top = *std::max_element(z.begin(), end);
    for (float& each : z) each -= top;
    std::fill(end, z.end(), kNoKey);
    for (std::size_t i = 0; i < spreads.size(); ++i) {
      measured[i].add(sums(z, static_cast<float>(spreads[i] * 1.4426950408889634)), spreads[i]);
    }
  }
  std::vector<SpreadFigures> figures;
  figures.reserve(measured.size());
  for (const Measured& each : measured) {
    figures.push_back({statistics::mean_of(each.peak), statistics::mean_of(each.entropy),
                       statistics::mean_of(each.effective_keys), statistics::mean_of(each.trace),
                       statistics::mean_of(each.peaked)});
  }
  return figures;
}

NormalRow normal_row(std::uint64_t seed, std::uint64_t row, std::uint64_t keys, double spread, std::uint64_t shown) {
  numeric::require_count("row", row, 0, kMostNormalRows - 1);
  require_spread("spread", spread);
  numeric::require_count("shown", shown, 1, 1024);
  std::vector<double> scores(require_keys(keys)), weights(keys);
  random::normal_numbers({seed, kRowSubject, row}, scores);
  for (double& score : scores) score *= spread;
  softmax::softmax(scores, weights);
  const softmax::AttentionStats stats = softmax::attention_stats(weights);
  std::sort(weights.begin(), weights.end(), std::greater<>());
  const std::size_t kept = std::min<std::size_t>(shown, keys);
  const double rest = numeric::sum(std::span<const double>(weights).subspan(kept));
  weights.resize(kept);
  return {weights, rest, stats};
}

}  // namespace sqrtdk::experiments
