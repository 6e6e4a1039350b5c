// Sorted once; ranks from the binomial distribution, term by term.
#include "sample_figures.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "estimate.hpp"

namespace sqrtdk::statistics {
namespace {

constexpr std::uint64_t kMostSample = 1'000'000;
/// Squares of larger numbers would leave a double.
constexpr double kMostNumber = 1e150;
/// What is left out on each side of an interval.
constexpr double kTail = 0.025;

SampleFigure at_quantile(std::span<const double> sorted, double p) {
  SampleFigure figure{quantile(sorted, p), std::nullopt};
  if (const auto ranks = quantile_ranks(sorted.size(), p)) {
    figure.interval = Interval{sorted[ranks->low - 1], sorted[ranks->high - 1]};
  }
  return figure;
}

/// The mean, by deviations from it in a second pass.
SampleFigure mean_of(std::span<const double> sample) {
  const double n = static_cast<double>(sample.size()), mean = numeric::sum(sample) / n;
  if (sample.size() == 1) return {mean, std::nullopt};
  std::vector<double> deviations(sample.begin(), sample.end());
  for (double& each : deviations) each -= mean;
  const double error = std::sqrt(numeric::dot(deviations, deviations) / (n - 1) / n);
  const double half = student_975(sample.size() - 1) * error;
  return {mean, Interval{mean - half, mean + half}};
}

SampleFigure geometric_mean_of(std::vector<double> sample) {
  for (double& each : sample) each = numeric::log(each);
  SampleFigure figure = mean_of(sample);
  figure.value = numeric::exp(figure.value);
  if (figure.interval) {
    const double low = numeric::exp(figure.interval->low), high = numeric::exp(figure.interval->high);
    figure.interval = high <= std::numeric_limits<double>::max() ? std::optional(Interval{low, high}) : std::nullopt;
  }
  return figure;
}

}  // namespace

std::optional<Ranks> quantile_ranks(std::uint64_t n, double p) {
  numeric::require_count("n", n, 1, kMostSample);
  numeric::require_between("p", p, std::numeric_limits<double>::min(), 1 - 0x1p-53);
  // Probabilities as multiples of the largest, from which each is its neighbour's times a ratio.
  std::vector<double> terms(n + 1);
  const auto top = std::min(n, static_cast<std::uint64_t>(static_cast<double>(n + 1) * p));
  const double odds = p / (1 - p);
  terms[top] = 1;
  for (std::uint64_t k = top; k < n; ++k) {
    terms[k + 1] = terms[k] * (static_cast<double>(n - k) / static_cast<double>(k + 1) * odds);
  }
  for (std::uint64_t k = top; k > 0; --k) {
    terms[k - 1] = terms[k] * (static_cast<double>(k) / static_cast<double>(n - k + 1) / odds);
  }
  const double tail = kTail * numeric::sum(terms);
  std::uint64_t low = 0, high = n + 1;
  for (double below = terms[0]; below <= tail; below += terms[low]) ++low;
  for (double above = terms[n]; above <= tail; above += terms[high - 1]) --high;
  return low >= 1 && high <= n ? std::optional(Ranks{low, high}) : std::nullopt;
}

SampleFigures sample_figures(std::span<const double> sample) {
  if (sample.empty()) throw InvalidArgument("empty", "sample", "0 numbers", "1 number or more");
  numeric::require_count("sample", sample.size(), 1, kMostSample);
  std::uint64_t zeros = 0;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    numeric::require_between("sample entry " + std::to_string(i + 1), sample[i], 0, kMostNumber);
    zeros += sample[i] == 0 ? 1 : 0;
  }
  std::vector<double> sorted(sample.begin(), sample.end());
  std::sort(sorted.begin(), sorted.end());
  SampleFigures figures{
      sample.size(), zeros,          at_quantile(sorted, 0.25), at_quantile(sorted, 0.5), at_quantile(sorted, 0.75),
      std::nullopt,  mean_of(sample)};
  if (zeros == 0) figures.geometric_mean = geometric_mean_of({sample.begin(), sample.end()});
  return figures;
}

}  // namespace sqrtdk::statistics
