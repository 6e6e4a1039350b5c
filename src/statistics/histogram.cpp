// Which bin of a LogHistogram a number falls into, and which number a rank stands for.
#include "histogram.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "estimate.hpp"
#include "sample_figures.hpp"

namespace sqrtdk::statistics {
namespace {

using Log = LogHistogram;

/// Up to so many numbers the ranks about the median come from the binomial distribution term by term; beyond, from the normal distribution.
constexpr double kMostExactRanks = 10'000;

constexpr int kFineExponent = Log::kLeastExponent + Log::kCoarseBins / Log::kCoarse;

/// The lower end of a bin; for kBins the end of the last one.
double edge(int bin) {
  const bool coarse = bin < Log::kCoarseBins;
  const int steps = coarse ? Log::kCoarse : Log::kFine, offset = coarse ? bin : bin - Log::kCoarseBins;
  const int exponent = (coarse ? Log::kLeastExponent : kFineExponent) + offset / steps;
  return std::ldexp(1 + static_cast<double>(offset % steps) / steps, exponent);
}

/// The bin of a positive number; negative below the least one.
int bin_of(double x) {
  std::uint64_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  const int exponent = static_cast<int>(bits >> 52) - 1023;
  if (exponent >= 0) return Log::kBins - 1;
  if (exponent >= kFineExponent) {
    return Log::kCoarseBins + (exponent - kFineExponent) * Log::kFine + static_cast<int>(bits >> 45 & 127);
  }
  return (exponent - Log::kLeastExponent) * Log::kCoarse + static_cast<int>(bits >> 49 & 7);
}

/// The ranks between which the median of so many numbers lies; empty where they are too few.
std::optional<Ranks> median_ranks(double count) {
  const auto n = static_cast<std::uint64_t>(count);
  if (count <= kMostExactRanks) return quantile_ranks(n, 0.5);
  const auto low = static_cast<std::uint64_t>((count - kNormal975 * std::sqrt(count)) / 2);
  return Ranks{low, n + 1 - low};
}

}  // namespace

void LogHistogram::add(double x) {
  const int bin = x > 0 ? bin_of(x) : -1;
  (bin < 0 ? below_ : counts_[static_cast<std::size_t>(bin)]) += 1;
}

void LogHistogram::merge(const LogHistogram& later) {
  for (std::size_t bin = 0; bin < kBins; ++bin) counts_[bin] += later.counts_[bin];
  below_ += later.below_;
}

double LogHistogram::count() const {
  double total = below_;
  for (const double count : counts_) total += count;
  return total;
}

bool LogHistogram::counts_are_whole() const {
  const auto whole = [](double count) { return count >= 0 && count == std::floor(count); };
  return whole(below_) && std::all_of(counts_.begin(), counts_.end(), whole);
}

LogHistogram::Place LogHistogram::at_rank(double rank) const {
  double passed = below_;
  if (passed > 0 && rank <= passed) return {0, edge(0), 0};
  int last = 0;
  for (int bin = 0; bin < kBins; ++bin) {
    const double count = counts_[static_cast<std::size_t>(bin)];
    if (count == 0) continue;
    last = bin;
    if (rank <= passed + count) break;
    passed += count;
  }
  const double from = edge(last), to = edge(last + 1),
               share = (rank - passed) / counts_[static_cast<std::size_t>(last)];
  return {from, to, from + (to - from) * std::clamp(share, 0.0, 1.0)};
}

Estimate LogHistogram::median() const {
  const double total = count();
  if (total == 0) return {};
  // Of an even count the next number may lie bins above.
  const double lower = at_rank(total / 2).value, next = at_rank(std::floor(total / 2) + 1).from;
  const double middle = 0.5 * (lower + std::max(lower, next));
  const auto ranks = median_ranks(total);
  if (!ranks) return {middle};
  const double low = at_rank(static_cast<double>(ranks->low)).from, high = at_rank(static_cast<double>(ranks->high)).to;
  return {middle, (high - low) / (2 * kNormal975), low, high};
}

void LogHistogram::write(double* numbers) const {
  *numbers++ = below_;
  for (const double count : counts_) *numbers++ = count;
}

void LogHistogram::read(const double* numbers) {
  below_ = *numbers++;
  for (double& count : counts_) count = *numbers++;
}

}  // namespace sqrtdk::statistics
