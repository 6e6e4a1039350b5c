// Rows of a few keys each, one after another, in double: next to the matrix products they cost little.
#include "recall.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "../softmax/readouts.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::training {
namespace {

using numeric::Matrix;
using numeric::Vector;

/// The middle one, or the mean of the two in the middle. `all` is left in another order.
double median(std::vector<double>& all) {
  const std::size_t half = all.size() / 2;
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(half);
  std::nth_element(all.begin(), middle, all.end());
  if (all.size() % 2 == 1) return *middle;
  return 0.5 * (*middle + *std::max_element(all.begin(), middle));
}

double centred_std(std::span<double> all) {
  const double n = static_cast<double>(all.size());
  const double mean = numeric::sum(all) / n;
  for (double& entry : all) entry -= mean;
  return std::sqrt(numeric::dot(all, all) / n);
}

/// The scores of an example's keys.
void gather(const std::vector<double>& scores, std::size_t symbols, const Examples& examples, std::size_t example,
            std::span<double> row) {
  const std::uint32_t* const keys = examples.symbols.data() + example * examples.keys;
  const double* const of_query = scores.data() + keys[examples.asked[example]] * symbols;
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = of_query[keys[j]];
}

/// logits = 4 pooled W_V
void read_out(std::span<const double> pooled, const Matrix& values, std::span<double> logits) {
  std::fill(logits.begin(), logits.end(), 0.0);
  for (std::size_t from = 0; from < pooled.size(); ++from) {
    const std::span<const double> row = numeric::row(values, static_cast<Eigen::Index>(from));
    for (std::size_t to = 0; to < logits.size(); ++to) logits[to] += kReadOut * pooled[from] * row[to];
  }
}

}  // namespace

Recall recall(const std::vector<double>& scores, std::size_t symbols, const Examples& examples, const Matrix& values,
              std::vector<double>& score_gradient, Matrix& value_gradient) {
  const std::size_t count = examples.count(), n = examples.keys, classes = static_cast<std::size_t>(values.rows());
  const double share = 1.0 / static_cast<double>(count);
  std::fill(score_gradient.begin(), score_gradient.end(), 0.0);
  value_gradient.setZero(values.rows(), values.cols());
  std::vector<double> all(count * n), weights(n), pooled(classes), logits(classes), answer(classes), through(classes);
  std::vector<double> traces(count), right(count);
  Recall found;
  for (std::size_t example = 0; example < count; ++example) {
    const std::span<double> row = std::span(all).subspan(example * n, n);
    gather(scores, symbols, examples, example, row);
    softmax::softmax(row, weights);
    const softmax::Readouts readouts = softmax::readouts(weights);
    found.entropy += share * readouts.entropy;
    found.peak += share * readouts.peak;
    traces[example] = readouts.jacobian_trace;
    right[example] = weights[examples.asked[example]];

    const std::uint32_t* const carried = examples.classes.data() + example * n;
    const std::uint32_t wanted = carried[examples.asked[example]];
    std::fill(pooled.begin(), pooled.end(), 0.0);
    for (std::size_t j = 0; j < n; ++j) pooled[carried[j]] += weights[j];
    read_out(pooled, values, logits);
    const softmax::Steps steps = softmax::softmax(logits, answer);
    // ln p = logit − (m + ln Σ e^(logit − m)), which keeps its digits where p is small.
    found.loss += share * ((steps.maximum - logits[wanted]) + numeric::log(steps.sum));
    const auto first = std::max_element(logits.begin(), logits.end());
    if (static_cast<std::uint32_t>(first - logits.begin()) == wanted) found.accuracy += share;

    for (std::size_t c = 0; c < classes; ++c) answer[c] = share * (answer[c] - (c == wanted ? 1.0 : 0.0));
    for (std::size_t from = 0; from < classes; ++from) {
      const std::span<const double> of_value = numeric::row(values, static_cast<Eigen::Index>(from));
      const std::span<double> slope = numeric::row(value_gradient, static_cast<Eigen::Index>(from));
      for (std::size_t to = 0; to < classes; ++to) slope[to] += kReadOut * pooled[from] * answer[to];
      through[from] = kReadOut * numeric::dot(of_value, answer);
    }
    double mean = 0.0;
    for (std::size_t j = 0; j < n; ++j) mean += weights[j] * through[carried[j]];
    const std::uint32_t* const keys = examples.symbols.data() + example * n;
    double* const of_query = score_gradient.data() + keys[examples.asked[example]] * symbols;
    for (std::size_t j = 0; j < n; ++j) of_query[keys[j]] += weights[j] * (through[carried[j]] - mean);
  }
  found.median_trace = median(traces);
  found.median_right_weight = median(right);
  found.score_std = centred_std(all);
  return found;
}

double recall_accuracy(const std::vector<double>& scores, std::size_t symbols, const Examples& examples,
                       const Matrix& values) {
  const std::size_t n = examples.keys, classes = static_cast<std::size_t>(values.rows());
  std::vector<double> row(n), pooled(classes), logits(classes);
  // The identity multiplies all logits by 4: the largest is known without it.
  const bool reads = !values.isIdentity(0.0);
  std::size_t right = 0;
  for (std::size_t example = 0; example < examples.count(); ++example) {
    gather(scores, symbols, examples, example, row);
    const double maximum = *std::max_element(row.begin(), row.end());
    // The sum of a row only stretches all logits alike: it is left out.
    for (double& entry : row) entry = numeric::exp(entry - maximum);
    const std::uint32_t* const carried = examples.classes.data() + example * n;
    std::fill(pooled.begin(), pooled.end(), 0.0);
    for (std::size_t j = 0; j < n; ++j) pooled[carried[j]] += row[j];
    if (reads) read_out(pooled, values, logits);
    const std::vector<double>& shown = reads ? logits : pooled;
    const auto first = std::max_element(shown.begin(), shown.end());
    if (first - shown.begin() == static_cast<std::ptrdiff_t>(carried[examples.asked[example]])) ++right;
  }
  return static_cast<double>(right) / static_cast<double>(examples.count());
}

}  // namespace sqrtdk::training
