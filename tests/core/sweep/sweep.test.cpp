// The sweep: chunks, their merging, and figures that agree with theory.
#include <cmath>

#include "../../reference/sweep/row_figures.hpp"
#include "catch.hpp"
#include "reported.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep;

namespace {

const std::vector<scaling::Choice> kRules{{"none"}, {"sqrt"}, {"linear"}, {"log"}};

}  // namespace

TEST_CASE("measured moments of q·k agree with mean 0, variance d, skewness 0 and kurtosis 3 + 6/d") {
  for (const std::uint64_t d : {1, 2, 3, 31, 32, 33, 64, 300}) {
    const Report seen = reported({12, 8000, 8, kRules}, d);
    const double size = static_cast<double>(d);
    INFO("d = " << d);
    CHECK((seen.mean_known && seen.shape_known));
    check_within(seen.scores.mean, 0, 4);
    check_within(seen.scores.variance, size, 4);
    check_within(seen.scores.std, std::sqrt(size), 4);
    check_within(seen.scores.skewness, 0, 4);
    check_within(seen.scores.kurtosis, 3 + 6 / size, d < 4 ? 6 : 4);
  }
}

TEST_CASE("peak weight and Jacobian trace of every rule are those of an independent simulation", "[simulation]") {
  for (const RowFigures& known : kRowFigures) {
    INFO("d = " << known.d << ", rule " << known.rule);
    const Report seen = reported({5, 6000, 8, {{known.rule}}}, static_cast<std::uint64_t>(known.d));
    check_within(seen.rules[0]->peak_weight, known.peak, 4);
    check_within(seen.rules[0]->jacobian_trace, known.trace, 4);
    check_within(seen.rules[0]->jacobian_trace_median, known.median_trace, 5);
  }
}

TEST_CASE("for two keys and Gaussian scores the mean peak weight is that of the exact integral") {
  // At d = 4096 under √d the scores are normal with σ = 1 to 1e-4: E max p = E sigmoid |N(0, 2)| = 0.725213.
  const Report seen = reported({3, 4000, 2, {{"sqrt"}}}, 4096);
  check_within(seen.rules[0]->peak_weight, 0.725213, 4);
}

TEST_CASE("a report of nothing counts nothing and takes every moment for known") {
  const Report nothing;
  CHECK(nothing.samples == 0);
  CHECK((nothing.mean_known && nothing.shape_known));
}

TEST_CASE("without scaling the typical row's trace falls far below the mean, under √d they stay together") {
  const Report seen = reported({5, 4000, 8, kRules}, 1024);
  CHECK(seen.rules[0]->jacobian_trace_median.value < 1e-3 * seen.rules[0]->jacobian_trace.value);
  CHECK(seen.rules[1]->jacobian_trace_median.value == Approx(seen.rules[1]->jacobian_trace.value).epsilon(0.1));
}

TEST_CASE("every rule sees the same vectors: its score std is the raw one over its divisor") {
  const Report seen = reported({9, 1000, 4, {{"none"}, {"sqrt"}, {"constant", 4}, {"power", 1.5}}}, 100);
  const double raw = seen.scores.std.value;
  CHECK(seen.rules[0]->score_std.value == raw);
  CHECK(seen.rules[1]->score_std.value == Approx(raw / 10).epsilon(1e-14));
  CHECK(seen.rules[2]->score_std.value == Approx(raw / 4).epsilon(1e-14));
  CHECK(seen.rules[3]->score_std.value == Approx(raw / 1000).epsilon(1e-13));
}

TEST_CASE("a rule outside its domain has no figures, the others have theirs") {
  const Report seen = reported({9, 100, 4, kRules}, 1);
  CHECK(seen.rules[0].has_value());
  CHECK_FALSE(seen.rules[3].has_value());
}

TEST_CASE("the histogram counts every score") {
  const Specification specification{1, 700, 5, kRules};
  Summary whole = run_chunk(specification, 16, 0);
  for (std::uint64_t chunk = 1; chunk < 3; ++chunk) whole.merge(run_chunk(specification, 16, chunk));
  double counted = whole.histogram.below + whole.histogram.above;
  for (const double count : whole.histogram.counts) counted += count;
  CHECK(counted == 700 * 5);
  CHECK(report(specification, whole).histogram_to == 24);
}

TEST_CASE("a result is the same however its chunks were made, and goes through plain numbers unchanged") {
  const Specification specification{77, 600, 8, kRules};
  std::vector<Summary> chunks;
  for (const std::uint64_t chunk : {2, 0, 1}) chunks.push_back(run_chunk(specification, 33, chunk));
  Summary merged = Summary::from_numbers(chunks[1].to_numbers());
  merged.merge(Summary::from_numbers(chunks[2].to_numbers()));
  merged.merge(chunks[0]);
  Summary straight = run_chunk(specification, 33, 0);
  straight.merge(run_chunk(specification, 33, 1));
  straight.merge(run_chunk(specification, 33, 2));
  CHECK(merged.to_numbers() == straight.to_numbers());
}

TEST_CASE("seed, d and chunk each change the draws; the first chunk does not depend on how many follow") {
  const Specification specification{1, 256, 2, {{"sqrt"}}};
  Specification other_seed = specification, longer = specification;
  other_seed.seed = 2;
  longer.samples = 1000;
  const double mean = run_chunk(specification, 8, 0).raw.pooled.mean;
  CHECK(run_chunk(other_seed, 8, 0).raw.pooled.mean != mean);
  CHECK(run_chunk(longer, 8, 1).raw.pooled.mean != mean);
  CHECK(run_chunk(longer, 8, 0).raw.pooled.mean == mean);
  CHECK(run_chunk(specification, 9, 0).raw.pooled.mean != mean);
}

TEST_CASE("four times the samples halve the standard error") {
  const Report few = reported({4, 2000, 8, kRules}, 64), many = reported({4, 8000, 8, kRules}, 64);
  CHECK(few.samples == 2000);
  CHECK(few.scores.variance.standard_error.value() / many.scores.variance.standard_error.value() ==
        Approx(2).epsilon(0.15));
  CHECK(few.rules[1]->peak_weight.standard_error.value() / many.rules[1]->peak_weight.standard_error.value() ==
        Approx(2).epsilon(0.1));
}

TEST_CASE("more keys lower the peak weight under √d, and entropy stays below ln n") {
  const Report few = reported({4, 1000, 2, kRules}, 64), many = reported({4, 1000, 64, kRules}, 64);
  CHECK(few.rules[1]->peak_weight.value > 2 * many.rules[1]->peak_weight.value);
  CHECK(few.rules[1]->entropy.value < std::log(2));
  CHECK(many.rules[1]->entropy.value < std::log(64));
  CHECK(many.rules[1]->effective_keys.value > few.rules[1]->effective_keys.value);
}

TEST_CASE("one key takes all the weight and has no gradient") {
  const Report seen = reported({4, 100, 1, kRules}, 4);
  CHECK(seen.rules[0]->peak_weight.value == 1);
  CHECK(seen.rules[0]->jacobian_trace.value == 0);
  CHECK(seen.rules[0]->jacobian_trace_median.value == 0);
}
