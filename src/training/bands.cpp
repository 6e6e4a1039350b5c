// Order statistics over runs, one figure at a time.
#include "bands.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"
#include "../statistics/quantile.hpp"
#include "record.hpp"

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
  numeric::require_count("runs", static_cast<double>(records.size()), 1, kMostRuns);
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

}  // namespace sqrtdk::training
