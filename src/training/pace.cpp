// Order statistics of the step at which an accuracy is first met.
#include "pace.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "../numeric/check.hpp"
#include "../statistics/quantile.hpp"
#include "bands.hpp"

namespace sqrtdk::training {

Pace pace_to(const std::vector<std::vector<double>>& records, double accuracy) {
  numeric::require_count("runs", static_cast<double>(records.size()), 1, kMostRuns);
  std::vector<double> steps;
  for (const std::vector<double>& run : records) {
    if (const std::optional<double> step = steps_to_accuracy(run, accuracy)) steps.push_back(*step);
  }
  std::sort(steps.begin(), steps.end());
  Pace pace;
  pace.reached = steps.size();
  if (!steps.empty()) pace.least = steps.front();
  if (steps.size() == records.size()) pace.greatest = steps.back();
  // Whoever has not got there comes after all who have.
  steps.resize(records.size(), std::numeric_limits<double>::infinity());
  if (const double median = statistics::median(steps); std::isfinite(median)) pace.median = median;
  return pace;
}

std::optional<double> unevenness(std::span<const double> steps) {
  numeric::require_count("steps", static_cast<double>(steps.size()), 1, kMostRuns);
  for (const double step : steps) numeric::require_between("steps", step, 0.0, std::numeric_limits<double>::max());
  const auto [least, greatest] = std::minmax_element(steps.begin(), steps.end());
  if (*least == 0.0) return std::nullopt;
  return *greatest / *least;
}

}  // namespace sqrtdk::training
