// Statistics of any numbers: moments added and merged, histograms, quantiles, tests of fit, bands and sizes of samples.
#include <algorithm>

#include "accepted.hpp"
#include "decoder.hpp"
#include "statistics/estimate.hpp"
#include "statistics/goodness_of_fit.hpp"
#include "statistics/histogram.hpp"
#include "statistics/moments.hpp"
#include "statistics/row_powers.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/normal.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using statistics::Moments;

/// A number as scores are: up to 1e60, so that fourth powers stay doubles.
double score(Decoder& in) {
  const double x = in.finite();
  return std::fabs(x) > 1e60 ? x / 1e250 : x;
}

void moments(Decoder& in) {
  std::vector<double> numbers(in.between(0, 24));
  for (double& number : numbers) number = score(in);
  const std::size_t cut = in.between(0, 24);
  double size = 0;
  for (const double x : numbers) size = std::fmax(size, std::fabs(x));
  Moments whole, early, late;
  statistics::RowPowers rows, early_rows, late_rows;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const double x = numbers[i];
    whole.add(x);
    (i < cut ? early : late).add(x);
    const double row[] = {x, numbers[0]};
    rows.add_row(row, 1 + size);
    (i < cut ? early_rows : late_rows).add_row(row, 1 + size);
  }
  early.merge(late);
  early_rows.merge(late_rows);
  law(early.count == whole.count && early_rows.rows() == rows.rows(), "merging keeps counts");
  law(near(early.mean, whole.mean, 1e-12, 1e-12 * size), "merging keeps the mean");
  law(early.m2 >= 0 && whole.m2 >= 0, "sums of squares are ≥ 0");
  law(near(early.m2, whole.m2, 1e-9, 1e-12 * size * size), "merging keeps the spread");
  for (const Moments& found : {early, whole}) {
    finite("moments", found.mean, found.variance());
    finite("standard deviations", found.std(), found.std_of_all());
    law(found.std_of_all() <= found.std() || found.count < 2, "a sample of more spreads wider");
    finite("skewness and kurtosis", found.skewness(), found.kurtosis());
  }
  double numbers_of_rows[statistics::RowPowers::kNumbers];
  early_rows.write(numbers_of_rows);
  for (const double number : numbers_of_rows) finite("row powers", number);
}

void histograms(Decoder& in) {
  statistics::LogHistogram one, other;
  statistics::Histogram<12> bins;
  const std::size_t count = in.between(0, 30);
  const double from = score(in), to = from + std::fabs(score(in)) + 1e-3 * (1 + std::fabs(from));
  for (std::size_t i = 0; i < count; ++i) {
    const double x = in.finite();
    bins.add(x, from, to);
    (in.flag() ? one : other).add(std::fmin(1, std::fabs(x)));
  }
  one.merge(other);
  double total = bins.below + bins.above;
  for (const double each : bins.counts) total += each;
  law(one.count() == static_cast<double>(count) && total == one.count(), "every number is counted once");
  if (count == 0) return;
  const statistics::Estimate median = one.median();
  law(median.low.has_value() == (count >= statistics::LogHistogram::kLeastForInterval), "six numbers have an interval");
  law(!median.low ||
          (median.low <= median.value && median.value <= median.high && median.low >= 0.0 && median.high <= 1.0),
      "a median lies in its interval");
}

void fit(Decoder& in) {
  std::vector<double> below = in.list(40, &Decoder::any), above(below.size());
  if (in.byte() < 250) std::sort(below.begin(), below.end());
  for (std::size_t i = 0; i < below.size(); ++i) above[i] = 1 - below[i];
  if (in.byte() > 250) above.resize(in.between(0, 40));
  const std::uint64_t count = in.count(1, 600);
  accepted([&] {
    const double distance = statistics::kolmogorov_distance(below);
    law(distance > 0 && distance <= 1, "a distance is in (0, 1]");
    const double p = statistics::kolmogorov_p_value(distance, below.size());
    law(p >= 0 && p <= 1, "a p-value is in [0, 1]");
  });
  accepted([&] {
    const double squares = statistics::anderson_darling(below, above);
    law(squares >= -1e-9, "a squared distance is ≥ 0");
    const double p = statistics::anderson_darling_p_value(std::fmax(squares, 0), below.size());
    law(p >= 0 && p <= 1, "a p-value is in [0, 1]");
  });
  const double statistic = in.any();
  accepted([&] {
    const double p = statistics::kolmogorov_p_value(statistic, count);
    law(p >= 0 && p <= 1, "a p-value is in [0, 1]");
  });
  accepted([&] {
    const double p = statistics::anderson_darling_p_value(statistic, count);
    law(p >= 0 && p <= 1, "a p-value is in [0, 1]");
  });
  accepted([&] {
    const double p = statistics::kolmogorov_limit(statistic);
    law(p >= 0 && p <= 1, "a p-value is in [0, 1]");
  });
}

void quantiles(Decoder& in) {
  std::vector<double> sample = in.list(24);
  if (in.byte() < 250) std::sort(sample.begin(), sample.end());
  const double p = in.any();
  accepted([&] {
    const double found = statistics::quantile(sample, p);
    law(found >= sample.front() && found <= sample.back(), "a quantile lies within the sample");
  });
}

void variances(Decoder& in) {
  const double variance = in.any();
  const std::uint64_t count = in.count(2, 100'000);
  numeric::StandardMoments law_of;
  if (in.byte() < 220) law_of.skewness = in.finite();
  if (in.byte() < 220) law_of.kurtosis = std::fabs(in.finite());
  if (in.byte() < 220) law_of.sixth = std::fabs(in.finite());
  accepted([&] {
    const auto found = statistics::variance_band(variance, count, law_of);
    law(found.band.has_value() != found.refusal.has_value(), "a band or the reason why there is none");
    if (!found.band) return;
    finite("a band", found.band->value, found.band->standard_error.value(), found.band->low.value(),
           found.band->high.value());
    law(found.band->low <= found.band->value && found.band->value <= found.band->high, "it holds its figure");
  });
  const double error = in.any(), kurtosis = in.any();
  accepted([&] { finite("a standard error", theory::standard_error_of_variance(variance, kurtosis, count)); });
  accepted([&] { law(theory::samples_for_precision(error, kurtosis) >= 2, "two samples at least"); });
  accepted([&] { law(theory::samples_for_score_variance(error, count) >= 2, "two samples at least"); });
  accepted([&] {
    const double coverage = theory::coverage_if_taken_for_normal(kurtosis);
    law(coverage >= 0 && coverage <= 1, "a coverage is in [0, 1]");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  switch (in.byte() % 5) {
    case 0:
      moments(in);
      break;
    case 1:
      histograms(in);
      break;
    case 2:
      fit(in);
      break;
    case 3:
      quantiles(in);
      break;
    default:
      variances(in);
  }
  return 0;
}
