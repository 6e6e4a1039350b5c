// Examples from the words of a stream. Their rows are of a few keys each, in double: exponentials of all rows are taken in one loop, which vectorises.
#include "recall.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "../random/stream.hpp"
#include "../random/subjects.hpp"
#include "../statistics/sample_figures.hpp"

namespace sqrtdk::training {
namespace {

using numeric::Matrix;
using numeric::Vector;

/// Whole numbers from the words of a stream, one after another.
class Choices {
 public:
  explicit Choices(const random::StreamAddress& address) : stream_(address) {}

  /// One of 0 … count − 1.
  std::uint32_t below(std::uint64_t count) {
    if (next_ == random::kLanes) {
      stream_.bits(words_, 1);
      next_ = 0;
    }
    return static_cast<std::uint32_t>((words_[next_++] * count) >> 32);
  }

 private:
  random::Stream stream_;
  std::uint32_t words_[random::kLanes];
  int next_ = random::kLanes;
};

Examples drawn(const Sizes& sizes, std::uint64_t count, const random::StreamAddress& address) {
  Choices choices(address);
  Examples examples;
  examples.keys = sizes.keys;
  std::vector<std::uint32_t> symbols(sizes.symbols);
  for (std::uint64_t example = 0; example < count; ++example) {
    std::iota(symbols.begin(), symbols.end(), 0u);
    for (std::size_t j = 0; j < sizes.keys; ++j) {
      std::swap(symbols[j], symbols[j + choices.below(sizes.symbols - j)]);
      examples.symbols.push_back(symbols[j]);
    }
    for (std::size_t j = 0; j < sizes.keys; ++j) examples.classes.push_back(choices.below(sizes.classes));
    examples.asked.push_back(choices.below(sizes.keys));
  }
  return examples;
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

/// e^x of every entry.
void exponentials(std::vector<double>& all) {
  double* const x = all.data();
  const std::size_t size = all.size();
  for (std::size_t i = 0; i < size; ++i) x[i] = numeric::exp(x[i]);
}

/// to_i = from_i less the largest of them, which is returned.
double less_largest(std::span<const double> from, std::span<double> to) {
  const double largest = *std::max_element(from.begin(), from.end());
  for (std::size_t i = 0; i < to.size(); ++i) to[i] = from[i] - largest;
  return largest;
}

/// logits = 4 pooled W_V
void read_out(std::span<const double> pooled, const Matrix& values, bool identity, std::span<double> logits) {
  if (identity) {
    for (std::size_t c = 0; c < logits.size(); ++c) logits[c] = kReadOut * pooled[c];
    return;
  }
  std::fill(logits.begin(), logits.end(), 0.0);
  for (std::size_t from = 0; from < pooled.size(); ++from) {
    const std::span<const double> row = numeric::row(values, static_cast<Eigen::Index>(from));
    for (std::size_t to = 0; to < logits.size(); ++to) logits[to] += kReadOut * pooled[from] * row[to];
  }
}

}  // namespace

Examples batch_of(const Settings& settings, std::uint64_t step) {
  return drawn(settings.sizes, settings.sizes.batch,
               {settings.seed, random::subject(random::Subject::training_batches), step});
}

Examples held_out_of(const Settings& settings) {
  return drawn(settings.sizes, settings.sizes.held_out,
               {settings.seed, random::subject(random::Subject::training_held_out), 0});
}

Record recall(const std::vector<double>& scores, std::size_t symbols, const Examples& examples, const Matrix& values,
              std::vector<double>& score_gradient, Matrix& value_gradient) {
  const std::size_t count = examples.count(), n = examples.keys, classes = static_cast<std::size_t>(values.rows());
  const double share = 1.0 / static_cast<double>(count);
  std::fill(score_gradient.begin(), score_gradient.end(), 0.0);
  value_gradient.setZero(values.rows(), values.cols());
  const bool identity = values.isIdentity(0.0);
  std::vector<double> all(count * n), weights(count * n), pooled(count * classes), shifted(count * classes);
  std::vector<double> logits(classes), through(classes), traces(count), right(count), largest(count);
  const auto of = [](std::vector<double>& list, std::size_t example, std::size_t size) {
    return std::span(list).subspan(example * size, size);
  };
  Record found;
  for (std::size_t example = 0; example < count; ++example) {
    const std::span<double> row = of(all, example, n);
    gather(scores, symbols, examples, example, row);
    largest[example] = less_largest(row, of(weights, example, n));
  }
  exponentials(weights);
  for (std::size_t example = 0; example < count; ++example) {
    const std::span<double> row = of(all, example, n), weight = of(weights, example, n),
                            pool = of(pooled, example, classes);
    const std::uint32_t* const carried = examples.classes.data() + example * n;
    const double sum = numeric::sum(weight), inverse = 1.0 / sum;
    double below = 0.0, pairs = 0.0, before = 0.0;
    for (std::size_t j = 0; j < n; ++j) {
      weight[j] *= inverse;
      below += weight[j] * (largest[example] - row[j]);
      pairs += weight[j] * before;
      before += weight[j];
      pool[carried[j]] += weight[j];
    }
    // −Σ p ln p with ln p = (s − m) − ln Σ e^(s − m): no term is negative.
    found.entropy += share * (numeric::log(sum) + below);
    found.peak += share * inverse;
    traces[example] = 2.0 * pairs;
    right[example] = weight[examples.asked[example]];
    read_out(pool, values, identity, logits);
    less_largest(logits, of(shifted, example, classes));
  }
  std::vector<double> answers = shifted;
  exponentials(answers);
  for (std::size_t example = 0; example < count; ++example) {
    const std::span<double> weight = of(weights, example, n), answer = of(answers, example, classes),
                            logit = of(shifted, example, classes);
    const double* const pool = pooled.data() + example * classes;
    const std::uint32_t* const carried = examples.classes.data() + example * n;
    const std::uint32_t wanted = carried[examples.asked[example]];
    const double sum = numeric::sum(answer);
    // −ln p, which keeps its digits where p is small.
    found.loss += share * (numeric::log(sum) - logit[wanted]);
    const auto first = std::max_element(logit.begin(), logit.end());
    if (static_cast<std::uint32_t>(first - logit.begin()) == wanted) found.batch_accuracy += share;

    const double factor = share / sum;
    for (double& each : answer) each *= factor;
    answer[wanted] -= share;
    for (std::size_t from = 0; from < classes; ++from) {
      const std::span<double> slope = numeric::row(value_gradient, static_cast<Eigen::Index>(from));
      const double out = kReadOut * pool[from];
      for (std::size_t to = 0; to < classes; ++to) slope[to] += out * answer[to];
      const std::span<const double> of_value = numeric::row(values, static_cast<Eigen::Index>(from));
      through[from] = kReadOut * (identity ? answer[from] : numeric::dot(of_value, answer));
    }
    double mean = 0.0;
    for (std::size_t j = 0; j < n; ++j) mean += weight[j] * through[carried[j]];
    const std::uint32_t* const keys = examples.symbols.data() + example * n;
    double* const of_query = score_gradient.data() + keys[examples.asked[example]] * symbols;
    for (std::size_t j = 0; j < n; ++j) of_query[keys[j]] += weight[j] * (through[carried[j]] - mean);
  }
  found.median_trace = statistics::median(traces);
  found.median_right_weight = statistics::median(right);
  found.score_std = centred_std(all);
  return found;
}

double recall_accuracy(const std::vector<double>& scores, std::size_t symbols, const Examples& examples,
                       const Matrix& values) {
  const std::size_t count = examples.count(), n = examples.keys, classes = static_cast<std::size_t>(values.rows());
  // The sum of a row, and a factor of 4, only stretch all logits alike: they are left out.
  const bool identity = values.isIdentity(0.0);
  std::vector<double> all(count * n), pooled(classes), logits(classes);
  for (std::size_t example = 0; example < count; ++example) {
    const std::span<double> row = std::span(all).subspan(example * n, n);
    gather(scores, symbols, examples, example, row);
    less_largest(row, row);
  }
  exponentials(all);
  std::size_t right = 0;
  for (std::size_t example = 0; example < count; ++example) {
    const std::uint32_t* const carried = examples.classes.data() + example * n;
    std::fill(pooled.begin(), pooled.end(), 0.0);
    for (std::size_t j = 0; j < n; ++j) pooled[carried[j]] += all[example * n + j];
    if (!identity) read_out(pooled, values, false, logits);
    const std::vector<double>& shown = identity ? pooled : logits;
    const auto first = std::max_element(shown.begin(), shown.end());
    if (first - shown.begin() == static_cast<std::ptrdiff_t>(carried[examples.asked[example]])) ++right;
  }
  return static_cast<double>(right) / static_cast<double>(count);
}

}  // namespace sqrtdk::training
