#include "two_kinds.hpp"

#include <cmath>
#include <iterator>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"
#include "../numeric/products.hpp"
#include "../random/normal.hpp"
#include "../random/stream.hpp"
#include "../softmax/readouts.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::sweep {
namespace {

/// Streams that nothing else has: the subjects of sweeps are head dimensions, those of layers begin at 0x10000.
constexpr std::uint64_t kSubject = 0x20000;

void check(const TwoKinds& specification, std::uint64_t network) {
  const auto count = [](const char* name, std::uint64_t value, std::uint64_t least, std::uint64_t most) {
    numeric::require_count(name, static_cast<double>(value), least, most);
  };
  count("d", specification.d, 1, 1024);
  count("queries", specification.queries, 1, 64);
  count("keys", specification.keys, 2, 64);
  count("network", network, 0, 1'000'000);
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

statistics::Estimate from_networks(const statistics::Moments& each) {
  const double error = each.count > 1 ? std::sqrt(each.variance() / each.count) : 0;
  return statistics::symmetric(each.mean, error);
}

/// The order in which sums travel.
constexpr std::array kParts{&KindSums::scores, &KindSums::mean_squares, &KindSums::peaks, &KindSums::traces};

}  // namespace

TwoKindsDraw draw_two_kinds(const TwoKinds& specification, std::uint64_t network) {
  check(specification, network);
  const std::uint64_t d = specification.d;
  random::Stream stream({specification.seed, kSubject + d, network});
  const double narrow = 1 / std::sqrt(static_cast<double>(d));
  TwoKindsDraw draw;
  draw.q = normals(stream, specification.queries, d, 1);
  draw.k = normals(stream, specification.keys, d, 1);
  draw.maps.query_map = normals(stream, d, d, narrow);
  draw.maps.key_map = normals(stream, d, d, narrow);
  draw.maps.v = normals(stream, d, 1, 1);
  return draw;
}

std::array<numeric::Matrix, kScoreKinds.size()> scores_of(const TwoKindsDraw& draw) {
  const double narrow = 1 / std::sqrt(static_cast<double>(draw.q.cols()));
  const numeric::Matrix dot = numeric::times_transposed(draw.q, draw.k);
  const numeric::Matrix additive = attention::additive_scores(draw.q, draw.k, draw.maps);
  return {dot, narrow * dot, additive, narrow * additive};
}

TwoKindsSums run_two_kinds(const TwoKinds& specification, std::uint64_t first, std::uint64_t count) {
  check(specification, first);
  numeric::require_count("networks", static_cast<double>(count), 1, 1'000'000);
  TwoKindsSums sums{};
  std::vector<double> weights(specification.keys);
  for (std::uint64_t network = first; network < first + count; ++network) {
    const auto scores = scores_of(draw_two_kinds(specification, network));
    for (std::size_t kind = 0; kind < scores.size(); ++kind) {
      statistics::Moments squares, peaks, traces;
      for (Eigen::Index i = 0; i < scores[kind].rows(); ++i) {
        const std::span<const double> row = numeric::row(scores[kind], i);
        for (const double score : row) {
          sums[kind].scores.add(score);
          squares.add(score * score);
        }
        softmax::softmax(row, weights);
        const softmax::Readouts readouts = softmax::readouts(weights);
        peaks.add(readouts.peak);
        traces.add(readouts.jacobian_trace);
      }
      sums[kind].mean_squares.add(squares.mean);
      sums[kind].peaks.add(peaks.mean);
      sums[kind].traces.add(traces.mean);
    }
  }
  return sums;
}

void merge(TwoKindsSums& sums, const TwoKindsSums& later) {
  for (std::size_t kind = 0; kind < sums.size(); ++kind) {
    for (const auto part : kParts) (sums[kind].*part).merge(later[kind].*part);
  }
}

std::array<KindFigures, kScoreKinds.size()> two_kinds_figures(const TwoKindsSums& sums) {
  std::array<KindFigures, kScoreKinds.size()> figures;
  for (std::size_t kind = 0; kind < sums.size(); ++kind) {
    const statistics::Estimate square = from_networks(sums[kind].mean_squares);
    const double std = std::sqrt(square.value);
    figures[kind] = {statistics::symmetric(std, std > 0 ? square.standard_error / (2 * std) : 0),
                     from_networks(sums[kind].peaks), from_networks(sums[kind].traces)};
  }
  return figures;
}

std::vector<double> to_numbers(const TwoKindsSums& sums) {
  std::vector<double> numbers;
  for (const KindSums& kind : sums) {
    for (const auto part : kParts) {
      const statistics::Moments& moments = kind.*part;
      numbers.insert(numbers.end(), {moments.count, moments.mean, moments.m2, moments.m3, moments.m4});
    }
  }
  return numbers;
}

TwoKindsSums two_kinds_from_numbers(std::span<const double> numbers) {
  TwoKindsSums sums{};
  const std::size_t wanted = to_numbers(sums).size();
  if (numbers.size() != wanted) {
    throw InvalidArgument("wrong-length", "sums", std::to_string(numbers.size()), std::to_string(wanted) + " numbers");
  }
  const double* at = numbers.data();
  for (KindSums& kind : sums) {
    for (const auto part : kParts) {
      kind.*part = {at[0], at[1], at[2], at[3], at[4]};
      at += 5;
      const statistics::Moments& moments = kind.*part;
      numeric::require_count("sums count", moments.count, 1, std::uint64_t{1} << 53);
      for (const double sum : {moments.mean, moments.m2, moments.m3, moments.m4}) numeric::require_finite("sums", sum);
      if (!moments.possible() || kind.mean_squares.mean < 0) {
        throw InvalidArgument("malformed", "sums", "sums of no set of numbers", "what run_two_kinds gives");
      }
    }
  }
  return sums;
}

}  // namespace sqrtdk::sweep
