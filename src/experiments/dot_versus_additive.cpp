#include "dot_versus_additive.hpp"

#include <cmath>
#include <iterator>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/matrix.hpp"
#include "../random/normal.hpp"
#include "../random/stream.hpp"
#include "../random/subjects.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kMostDimension = random::count_of(random::Subject::dot_versus_additive);

void check(const DotVersusAdditive& specification, std::uint64_t network) {
  numeric::require_count("d", specification.d, 1, kMostDimension);
  numeric::require_count("queries", specification.queries, 1, 64);
  numeric::require_count("keys", specification.keys, 2, 512);
  numeric::require_count("network", network, 0, 1'000'000);
}

numeric::Matrix normals(random::Stream& stream, std::uint64_t rows, std::uint64_t columns, double std) {
  numeric::Matrix matrix(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(columns));
  float block[random::kBlockRows * random::kLanes];
  constexpr auto kBlock = static_cast<Eigen::Index>(std::size(block));
  for (Eigen::Index at = 0; at < matrix.size(); at += kBlock) {
    random::fill_normal(stream, block, random::kBlockRows);
    for (Eigen::Index i = 0; i < kBlock && at + i < matrix.size(); ++i) {
      matrix.data()[at + i] = std * static_cast<double>(block[i]);
    }
  }
  return matrix;
}

/// The order in which sums travel.
constexpr std::array kParts{&ScoreFunctionSums::scores, &ScoreFunctionSums::mean_squares, &ScoreFunctionSums::peaks,
                            &ScoreFunctionSums::traces};

}  // namespace

DotVersusAdditiveDraw draw_dot_versus_additive(const DotVersusAdditive& specification, std::uint64_t network) {
  check(specification, network);
  const std::uint64_t d = specification.d;
  random::Stream stream({specification.seed, random::subject(random::Subject::dot_versus_additive, d), network});
  const double narrow = 1 / std::sqrt(static_cast<double>(d));
  DotVersusAdditiveDraw draw;
  draw.q = normals(stream, specification.queries, d, 1);
  draw.k = normals(stream, specification.keys, d, 1);
  draw.maps.query_map = normals(stream, d, d, narrow);
  draw.maps.key_map = normals(stream, d, d, narrow);
  draw.maps.v = normals(stream, d, 1, 1);
  return draw;
}

std::array<numeric::Matrix, kScoreFunctions.size()> scores_of(const DotVersusAdditiveDraw& draw) {
  const double narrow = 1 / std::sqrt(static_cast<double>(draw.q.cols()));
  const numeric::Matrix dot = numeric::times_transposed(draw.q, draw.k);
  const numeric::Matrix additive = attention::additive_scores(draw.q, draw.k, draw.maps);
  return {dot, narrow * dot, additive, narrow * additive};
}

DotVersusAdditiveSums run_dot_versus_additive(const DotVersusAdditive& specification, std::uint64_t first,
                                              std::uint64_t count) {
  check(specification, first);
  numeric::require_count("networks", count, 1, 1'000'000);
  DotVersusAdditiveSums sums{};
  std::vector<double> weights(specification.keys);
  for (std::uint64_t network = first; network < first + count; ++network) {
    const auto scores = scores_of(draw_dot_versus_additive(specification, network));
    for (std::size_t kind = 0; kind < scores.size(); ++kind) {
      statistics::Moments squares, peaks, traces;
      for (Eigen::Index i = 0; i < scores[kind].rows(); ++i) {
        const std::span<const double> row = numeric::row(scores[kind], i);
        for (const double score : row) {
          sums[kind].scores.add(score);
          squares.add(score * score);
        }
        softmax::softmax(row, weights);
        const softmax::AttentionStats stats = softmax::attention_stats(weights);
        peaks.add(stats.peak);
        traces.add(stats.jacobian_trace);
      }
      sums[kind].mean_squares.add(squares.mean);
      sums[kind].peaks.add(peaks.mean);
      sums[kind].traces.add(traces.mean);
    }
  }
  return sums;
}

void merge(DotVersusAdditiveSums& sums, const DotVersusAdditiveSums& later) {
  for (std::size_t kind = 0; kind < sums.size(); ++kind) {
    for (const auto part : kParts) (sums[kind].*part).merge(later[kind].*part);
  }
}

std::array<ScoreFunctionFigures, kScoreFunctions.size()> dot_versus_additive_figures(
    const DotVersusAdditiveSums& sums) {
  std::array<ScoreFunctionFigures, kScoreFunctions.size()> figures;
  for (std::size_t kind = 0; kind < sums.size(); ++kind) {
    const statistics::Estimate square = statistics::mean_of(sums[kind].mean_squares);
    const double std = std::sqrt(square.value);
    std::optional<double> error = square.standard_error;
    if (error && std > 0) *error /= 2 * std;
    figures[kind] = {statistics::symmetric(std, error, sums[kind].mean_squares.count),
                     statistics::mean_of(sums[kind].peaks), statistics::mean_of(sums[kind].traces)};
  }
  return figures;
}

std::vector<double> to_numbers(const DotVersusAdditiveSums& sums) {
  std::vector<double> numbers;
  for (const ScoreFunctionSums& kind : sums) {
    for (const auto part : kParts) {
      const statistics::Moments& moments = kind.*part;
      numbers.insert(numbers.end(), {moments.count, moments.mean, moments.m2, moments.m3, moments.m4});
    }
  }
  return numbers;
}

DotVersusAdditiveSums dot_versus_additive_from_numbers(std::span<const double> numbers) {
  DotVersusAdditiveSums sums{};
  const std::size_t wanted = to_numbers(sums).size();
  if (numbers.size() != wanted) {
    throw InvalidArgument("wrong-length", "sums", std::to_string(numbers.size()), std::to_string(wanted) + " numbers");
  }
  const double* at = numbers.data();
  for (ScoreFunctionSums& kind : sums) {
    for (const auto part : kParts) {
      kind.*part = {at[0], at[1], at[2], at[3], at[4]};
      at += 5;
      const statistics::Moments& moments = kind.*part;
      numeric::require_count("sums count", moments.count, 1, std::uint64_t{1} << 53);
      for (const double sum : {moments.mean, moments.m2, moments.m3, moments.m4}) numeric::require_finite("sums", sum);
      if (!moments.possible() || kind.mean_squares.mean < 0) {
        throw InvalidArgument("malformed", "sums", "sums of no set of numbers", "what run_dot_versus_additive gives");
      }
    }
  }
  return sums;
}

}  // namespace sqrtdk::experiments
