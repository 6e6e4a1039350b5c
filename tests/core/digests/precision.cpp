// The fixed run of softmax in formats of few bits.
#include "precision/online_softmax.hpp"
#include "precision/rounded_softmax.hpp"
#include "precision/rounding.hpp"
#include "runs.hpp"

namespace sqrtdk::digests {
namespace {

using numeric::NumberFormat;
using precision::Form;

/// Numbers at both ends of the format and between, on ties and off.
void add_roundings(const NumberFormat& format, Run& run) {
  for (const double number : draws(51, 1)) {
    run.add(precision::round_to(format, number));
    run.add(precision::exp_in(format, precision::round_to(format, 4 * number)));
  }
  const double half = 0.5 * format.unit_roundoff;
  for (const double ends : {format.largest, format.smallest_normal, format.smallest_subnormal}) {
    for (const double factor : {half, 0.5, 0.75, 1.0, 1.5, 1 + half})
      run.add(precision::round_to(format, factor * ends));
  }
}

void add_row(const NumberFormat& format, Form form, const std::vector<double>& scores, Run& run) {
  const auto row = precision::rounded_softmax(format, form, scores);
  run.add(static_cast<double>(row.outcome));
  run.add(static_cast<double>(row.key));
  run.add(row.maximum);
  for (const auto* part : {&row.scores, &row.differences, &row.exponentials, &row.sums, &row.weights})
    run.add_all(*part);
  if (row.outcome != precision::Outcome::finished) return;
  const auto error = precision::softmax_error(format, row);
  for (const double number : {error.worst, error.range, error.bound}) run.add(number);
}

void add_online(const NumberFormat& format, const std::vector<double>& scores, const numeric::Matrix& values,
                Run& run) {
  auto whole = precision::online_start(3), early = whole, late = whole;
  for (std::size_t key = 0; key < scores.size(); ++key) {
    const auto value = numeric::row(values, static_cast<Eigen::Index>(key));
    whole = precision::online_step(format, whole, scores[key], value);
    auto& part = key < scores.size() / 2 ? early : late;
    part = precision::online_step(format, part, scores[key], value);
    run.add(whole.maximum);
    run.add(whole.sum);
    run.add_all(whole.output);
  }
  run.add_all(precision::online_result(format, whole));
  run.add_all(precision::online_result(format, precision::online_merge(format, early, late)));
}

}  // namespace

Run precision_run() {
  Run run{
      "precision",
      "in float16, bfloat16, float32 and float64: 512 roundings and exponentials and the ends of the range, naive and "
      "shifted softmax of 12 draws at 4 scales with every intermediate and its error, online softmax key by key and "
      "merged",
      {}};
  const std::vector<double> base = draws(52, 1);
  const numeric::Matrix values = matrix_of_draws(53, 12, 3);
  for (const NumberFormat& format : numeric::number_formats()) {
    add_roundings(format, run);
    for (const double scale : {0.1, 2.0, 20.0, 400.0}) {
      std::vector<double> scores(12);
      for (std::size_t key = 0; key < scores.size(); ++key) scores[key] = scale * base[key];
      add_row(format, Form::naive, scores, run);
      add_row(format, Form::shifted, scores, run);
      add_online(format, scores, values, run);
    }
  }
  return run;
}

}  // namespace sqrtdk::digests
