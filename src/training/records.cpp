// Order statistics over runs: of each figure, and of the step at which an accuracy is first met.
#include "records.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "../numeric/check.hpp"
#include "../statistics/sample_figures.hpp"

namespace sqrtdk::training {
namespace {

constexpr std::size_t kFigures = Record::kFigures;

std::size_t rows_in(std::span<const double> records) {
  if (records.size() % kFigures != 0) {
    throw InvalidArgument("wrong-length", "records", std::to_string(records.size()),
                          "a multiple of " + std::to_string(kFigures));
  }
  return records.size() / kFigures;
}

}  // namespace

Bands bands_of(const std::vector<std::vector<double>>& records) {
  numeric::require_count("runs", records.size(), 1, kMostRuns);
  Bands bands;
  for (const std::vector<double>& run : records) {
    bands.rows = std::max(bands.rows, rows_in(run));
    for (const double figure : run) numeric::require_finite("records", figure);
  }
  for (std::vector<double>* list : {&bands.median, &bands.least, &bands.greatest}) list->resize(bands.rows * kFigures);
  bands.runs.resize(bands.rows);
  std::vector<double> here;
  for (std::size_t at = 0; at < bands.rows * kFigures; ++at) {
    here.clear();
    for (const std::vector<double>& run : records) {
      if (at < run.size()) here.push_back(run[at]);
    }
    const auto [least, greatest] = std::minmax_element(here.begin(), here.end());
    bands.least[at] = *least;
    bands.greatest[at] = *greatest;
    bands.median[at] = statistics::median(here);
    bands.runs[at / kFigures] = static_cast<double>(here.size());
  }
  return bands;
}

std::optional<double> steps_to_accuracy(std::span<const double> records, double accuracy) {
  numeric::require_between("accuracy", accuracy, 0.0, 1.0);
  const std::size_t rows = rows_in(records);
  for (std::size_t row = 0; row < rows; ++row) {
    const double* const at = records.data() + row * kFigures;
    if (at[kAccuracyFigure] >= accuracy) return at[kStepFigure];
  }
  return std::nullopt;
}

StepsToAccuracy steps_to_accuracy_of_runs(const std::vector<std::vector<double>>& records, double accuracy) {
  numeric::require_count("runs", records.size(), 1, kMostRuns);
  std::vector<double> steps;
  for (const std::vector<double>& run : records) {
    if (const std::optional<double> step = steps_to_accuracy(run, accuracy)) steps.push_back(*step);
  }
  std::sort(steps.begin(), steps.end());
  StepsToAccuracy found;
  found.reached = steps.size();
  if (!steps.empty()) found.least = steps.front();
  if (steps.size() == records.size()) found.greatest = steps.back();
  // A run that does not reach the accuracy counts as later than all that do.
  steps.resize(records.size(), std::numeric_limits<double>::infinity());
  if (const double median = statistics::median(steps); std::isfinite(median)) found.median = median;
  return found;
}

std::optional<double> largest_to_smallest(std::span<const double> steps) {
  numeric::require_count("steps", steps.size(), 1, kMostRuns);
  for (const double step : steps) numeric::require_between("steps", step, 0.0, std::numeric_limits<double>::max());
  const auto [least, greatest] = std::minmax_element(steps.begin(), steps.end());
  if (*least == 0.0) return std::nullopt;
  return *greatest / *least;
}

}  // namespace sqrtdk::training
