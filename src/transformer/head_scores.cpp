// One pass over the causal rows of a head.
#include "head_scores.hpp"

#include <cmath>
#include <vector>

#include "../softmax/softmax.hpp"

namespace sqrtdk::transformer {

double HeadScores::std() const { return std::sqrt(raw.variance()); }

double HeadScores::row_std() const { return std::sqrt(row_variance); }

HeadScores head_scores(std::span<const float> raw, std::span<const float> weights, std::size_t tokens, std::size_t d,
                       double divisor) {
  HeadScores found;
  const double root = std::sqrt(static_cast<double>(d));
  double beyond = 0;
  std::vector<double> row(tokens);
  for (std::size_t i = 0; i < tokens; ++i) {
    statistics::Moments of_row;
    for (std::size_t j = 0; j <= i; ++j) {
      const auto score = static_cast<double>(raw[i * tokens + j]);
      of_row.add(score);
      found.in_root_d.add(score / root, HeadScores::kFrom, HeadScores::kTo);
      found.divided.add(score / divisor, HeadScores::kFrom, HeadScores::kTo);
      beyond += std::fabs(score) > 2 * root;
      row[j] = static_cast<double>(weights[i * tokens + j]);
    }
    found.raw.merge(of_row);
    found.row_variance += of_row.variance();
    const softmax::AttentionStats stats = softmax::attention_stats({row.data(), i + 1});
    found.peak += stats.peak;
    found.entropy += stats.entropy;
  }
  const auto rows = static_cast<double>(tokens);
  found.beyond = beyond / found.raw.count;
  found.row_variance = tokens > 1 ? found.row_variance / (rows - 1) : 0;
  found.peak /= rows;
  found.entropy /= rows;
  return found;
}

}  // namespace sqrtdk::transformer
