// Outer products of the terms with themselves, added up sample by sample.
#include "square_terms.hpp"

#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../random/normal.hpp"
#include "../random/subjects.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kSquareSubject = random::subject(random::Subject::squares);

void check(const Squares& asked) {
  numeric::require_count("draw", asked.draw, 0, 1'000'000);
  numeric::require_count("d", asked.d, 1, kMostSquareDimension);
  numeric::require_count("samples", asked.samples, 1, kMostSquareSamples);
}

/// Query and key take turns in the stream, so that the terms of a smaller d come first.
void draw_terms(const Squares& asked, std::uint64_t sample, std::span<double> terms) {
  std::array<double, 2 * kMostSquareDimension> entries;
  random::normal_numbers({asked.seed, kSquareSubject, asked.draw * kMostSquareSamples + sample},
                         std::span(entries).first(2 * terms.size()));
  for (std::size_t i = 0; i < terms.size(); ++i) terms[i] = entries[2 * i] * entries[2 * i + 1];
}

/// Upper half of sums += x xᵀ.
void add_products(std::span<const double> x, double* sums) {
  const std::size_t d = x.size();
  for (std::size_t i = 0; i < d; ++i) {
    const double factor = x[i];
    for (std::size_t j = i; j < d; ++j) sums[i * d + j] += factor * x[j];
  }
}

}  // namespace

std::vector<double> score_terms(const Squares& asked, std::uint64_t sample) {
  check(asked);
  numeric::require_count("sample", sample, 0, kMostSquareSamples - 1);
  std::vector<double> terms(asked.d);
  draw_terms(asked, sample, terms);
  return terms;
}

SquareTerms square_terms(const Squares& asked) {
  check(asked);
  const auto d = static_cast<Eigen::Index>(asked.d);
  const double samples = static_cast<double>(asked.samples), terms = static_cast<double>(asked.d);

  numeric::Matrix sums = numeric::Matrix::Zero(d, d);
  std::vector<double> x(asked.d);
  double squares = 0;
  for (std::uint64_t sample = 0; sample < asked.samples; ++sample) {
    draw_terms(asked, sample, x);
    add_products(x, sums.data());
    const double score = numeric::sum(x);
    squares += score * score;
  }

  double diagonal = 0, upper = 0, upper_squares = 0;
  for (Eigen::Index i = 0; i < d; ++i) {
    for (Eigen::Index j = i; j < d; ++j) {
      const double average = sums(i, j) / samples;
      sums(i, j) = sums(j, i) = average;
      if (i == j) {
        diagonal += average;
      } else {
        upper += average;
        upper_squares += average * average;
      }
    }
  }

  SquareTerms found;
  found.averages = std::move(sums);
  found.diagonal_mean = diagonal / terms;
  found.diagonal_sum = diagonal;
  found.off_diagonal_sum = 2 * upper;
  found.mean_square = squares / samples;
  found.off_diagonal_rms_expected = 1 / std::sqrt(samples);
  found.diagonal_terms = asked.d;
  found.off_diagonal_terms = asked.d * asked.d - asked.d;
  if (asked.d > 1) {
    const double off_diagonal = static_cast<double>(found.off_diagonal_terms);
    found.off_diagonal_mean = found.off_diagonal_sum / off_diagonal;
    found.off_diagonal_rms = std::sqrt(2 * upper_squares / off_diagonal);
  }
  return found;
}

}  // namespace sqrtdk::experiments
