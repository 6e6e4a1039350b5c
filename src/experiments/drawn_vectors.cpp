// Pairs and scores are drawn in whole blocks, and what is not asked for is dropped; every vector of a row has a stream of its own. Each score
// carries its derivatives; a gradient in the scores becomes one in the query.
#include "drawn_vectors.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../random/normal.hpp"
#include "../random/stream.hpp"
#include "../random/subjects.hpp"
#include "../scaling/dual.hpp"

namespace sqrtdk::experiments {
namespace {

using numeric::row;
using scaling::Variable;

using Block = PairBlocks::Block;

constexpr std::uint64_t kPairs = random::subject(random::Subject::entry_pairs),
                        kMatrices = random::subject(random::Subject::matrices),
                        kVectors = random::subject(random::Subject::gradient_vectors),
                        kUpstream = random::subject(random::Subject::gradient_upstream),
                        kMoreVectors = random::subject(random::Subject::more_gradient_vectors),
                        kMoreUpstream = random::subject(random::Subject::more_gradient_upstream);
/// The first rows and keys of each draw were addressed before there were more, and keep the draws that they had.
constexpr std::uint64_t kFirstRows = 512, kFirstKeys = 64;

/// vector  0 for the query, j + 1 for key j
random::StreamAddress address_of(const RowAddress& at, std::uint64_t vector) {
  if (at.index < kFirstRows && vector <= kFirstKeys) {
    return {at.seed, kVectors, (at.draw * kFirstRows + at.index) * (kFirstKeys + 1) + vector};
  }
  return {at.seed, kMoreVectors, (at.draw * kMostRows + at.index) * (kMostRowKeys + 1) + vector};
}

/// total += Σ_j factors_j k_j, key after key for every component: four keys at a time, so that totals stay in registers.
void add_keys(const numeric::Matrix& k, std::span<const double> factors, std::span<double> total) {
  const std::size_t d = total.size();
  double* const sums = total.data();
  const double* key = k.data();
  std::size_t j = 0;
  for (; j + 4 <= factors.size(); j += 4, key += 4 * d) {
    const double a = factors[j], b = factors[j + 1], c = factors[j + 2], e = factors[j + 3];
    const double *first = key, *second = key + d, *third = second + d, *fourth = third + d;
    for (std::size_t i = 0; i < d; ++i) {
      sums[i] = (((sums[i] + a * first[i]) + b * second[i]) + c * third[i]) + e * fourth[i];
    }
  }
  for (; j < factors.size(); ++j, key += d) {
    for (std::size_t i = 0; i < d; ++i) sums[i] += factors[j] * key[i];
  }
}

}  // namespace

PairBlocks::PairBlocks(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw)
    : correlation_(random::correlation(assumed.correlation)),
      entries_(assumed.distribution),
      stream_({seed, kPairs, draw}) {}

void PairBlocks::next() {
  for (Block* block : {&q, &k}) entries_.fill_standard(stream_, block->data(), random::kBlockRows);
  random::correlate(correlation_, q.data(), k.data(), random::kBlockRows);
  for (Block* block : {&q, &k}) entries_.place(block->data(), random::kBlockRows);
}

DrawnPairs draw_pairs(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw, std::uint64_t d) {
  DrawnPairs drawn;
  for (std::vector<double>* each : {&drawn.q, &drawn.k, &drawn.products, &drawn.sums}) each->reserve(d);
  PairBlocks pairs(assumed, seed, draw);
  double sum = 0;
  for (std::uint64_t done = 0; done < d; done += pairs.q.size()) {
    pairs.next();
    for (std::size_t i = 0; i < std::min<std::uint64_t>(pairs.q.size(), d - done); ++i) {
      const double q = static_cast<double>(pairs.q[i]), k = static_cast<double>(pairs.k[i]);
      drawn.q.push_back(q);
      drawn.k.push_back(k);
      drawn.products.push_back(q * k);
      drawn.sums.push_back(sum += q * k);
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

numeric::Matrix draw_matrix(const DrawnMatrix& asked) {
  numeric::require_count("draw", asked.draw, 0, kMostMatrixDraw);
  numeric::require_count("rows", asked.rows, 1, kMostMatrixRows);
  numeric::require_count("columns", asked.columns, 1, kMostMatrixColumns);
  numeric::Matrix matrix(static_cast<Eigen::Index>(asked.rows), static_cast<Eigen::Index>(asked.columns));
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    const std::uint64_t index = static_cast<std::uint64_t>(i);
    random::normal_numbers({asked.seed, kMatrices, asked.draw * kMostMatrixRows + index}, row(matrix, i));
  }
  return matrix;
}

void draw_row(const RowAddress& address, RowVectors& vectors) {
  random::normal_numbers(address_of(address, 0), row(vectors.q, 0));
  for (Eigen::Index j = 0; j < vectors.k.rows(); ++j) {
    random::normal_numbers(address_of(address, static_cast<std::uint64_t>(j) + 1), row(vectors.k, j));
  }
}

std::vector<double> draw_upstream(const RowAddress& address, std::uint64_t keys) {
  std::vector<double> a(keys);
  const bool first = address.index < kFirstRows;
  const std::uint64_t rows = first ? kFirstRows : kMostRows;
  random::normal_numbers({address.seed, first ? kUpstream : kMoreUpstream, address.draw * rows + address.index}, a);
  return a;
}

double length(std::span<const double> x) {
  double largest = 0;
  for (const double entry : x) largest = std::max(largest, std::fabs(entry));
  if (largest == 0) return 0;
  double squares = 0;
  for (const double entry : x) squares += (entry / largest) * (entry / largest);
  return largest * std::sqrt(squares);
}

RowScores::RowScores(const numeric::Matrix& q, const numeric::Matrix& k, const numeric::Matrix& raw,
                     const scaling::Scaler& scale, std::uint64_t index)
    : pairs_(q, k, raw, scale.rule()) {
  const scaling::Needs& needs = scale.rule().needs;
  if (needs.query_norm && pairs_.query_squares()[0] == 0) {
    throw InvalidArgument("no-gradient", "row " + std::to_string(index + 1), "a query with a norm of 0",
                          "queries whose norm the rule can divide by");
  }
  for (Eigen::Index j = 0; j < raw.cols(); ++j) {
    scaling::Pair pair = pairs_.of(0, j, static_cast<std::uint64_t>(raw.cols()));
    pair.position = pair.keys;
    scores_.push_back(scale(scaling::dual(pair)));
  }
  by_dot_ = needs.means ? Variable::centred_dot : Variable::dot;
  by_square_ = needs.means ? Variable::centred_query_square : Variable::query_square;
}

std::vector<double> RowScores::query_gradient(std::span<const double> e) const {
  const auto q = row(pairs_.queries(), 0);
  std::vector<double> gradient(q.size());
  std::vector<double> factors(e.size());
  double own = 0;
  for (std::size_t j = 0; j < e.size(); ++j) {
    factors[j] = e[j] * scores_[j].derivative(by_dot_);
    own += 2 * e[j] * scores_[j].derivative(by_square_);
  }
  add_keys(pairs_.keys(), factors, gradient);
  for (std::size_t c = 0; c < q.size(); ++c) gradient[c] += own * q[c];
  return gradient;
}

double RowScores::reaction(std::size_t j, std::span<const double> step, double squared) const {
  const double along = numeric::dot(step, row(pairs_.keys(), static_cast<Eigen::Index>(j)));
  return scores_[j].derivative(by_dot_) * along + scores_[j].derivative(by_square_) * squared;
}

}  // namespace sqrtdk::experiments
