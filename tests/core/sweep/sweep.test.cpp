// The sweep: chunks, their merging, figures that agree with theory; what it refuses.
#include <cmath>
#include <limits>

#include "../../reference/sweep/row_figures.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "reported.hpp"
#include "sweep/report.hpp"
#include "sweep/specification.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep;

namespace {

const std::vector<scaling::Choice> kRules{{"none"}, {"sqrt"}, {"linear"}, {"log"}};

/// The parameter that a call refuses by name.
template <class Call>
std::string refused_by(Call call) {
  try {
    call();
  } catch (const InvalidArgument& refused) {
    CHECK_FALSE(refused.range().empty());
    return refused.parameter();
  }
  return "nothing";
}

std::string refused_parameter(const Specification& specification, std::uint64_t d, std::uint64_t chunk) {
  return refused_by([&] { run_chunk(specification, d, chunk); });
}

const Specification kGood{1, 300, 2, {{"sqrt"}}};

}  // namespace

TEST_CASE("measured moments of q·k agree with mean 0, variance d, skewness 0 and kurtosis 3 + 6/d", "[simulation]") {
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

TEST_CASE("for two keys and Gaussian scores the mean peak weight is that of the exact integral", "[simulation]") {
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

TEST_CASE("one call gives the bits of its chunks merged in order, with a short last chunk and with a single one") {
  for (const std::uint64_t samples : {2, 256, 257, 512, 700}) {
    INFO(samples << " samples");
    const Specification specification{77, samples, 8, kRules};
    Summary by_hand = run_chunk(specification, 33, 0);
    for (std::uint64_t first = 256; first < samples; first += 256)
      by_hand.merge(run_chunk(specification, 33, first / 256));
    const Summary whole = run(specification, 33);
    CHECK(whole.to_numbers() == by_hand.to_numbers());
    CHECK(report(specification, whole).samples == static_cast<double>(samples));
  }
}

TEST_CASE("one call refuses what a chunk refuses, and names it") {
  CHECK(refused_by([] { run({1, 1, 2, {{"sqrt"}}}, 64); }) == "samples");
  CHECK(refused_by([] { run({1, 300, 2, {}}, 64); }) == "rules");
  CHECK(refused_by([] { run(kGood, 4097); }) == "d");
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

TEST_CASE("each size outside its limits is refused by name before anything is drawn") {
  Specification bad = kGood;
  CHECK(refused_parameter(bad, 0, 0) == "d");
  CHECK(refused_parameter(bad, 4097, 0) == "d");
  CHECK(refused_parameter(bad, 1'000'000'000, 0) == "d");
  CHECK(refused_parameter(bad, 4, 2) == "chunk");
  bad.samples = 1;
  CHECK(refused_parameter(bad, 4, 0) == "samples");
  bad.samples = 1'000'001;
  CHECK(refused_parameter(bad, 4, 0) == "samples");
  bad = kGood;
  bad.keys = 0;
  CHECK(refused_parameter(bad, 4, 0) == "keys");
  bad.keys = 1025;
  CHECK(refused_parameter(bad, 4, 0) == "keys");
  bad = kGood;
  bad.rules.clear();
  CHECK(refused_parameter(bad, 4, 0) == "rules");
  bad.rules.assign(17, {"none"});
  CHECK(refused_parameter(bad, 4, 0) == "rules");
  bad.rules = {{"constant", -1}};
  CHECK(refused_parameter(bad, 4, 0) == "c");
}

TEST_CASE("the largest sizes allowed run") {
  Specification largest{~std::uint64_t{0}, 1'000'000, 1024, std::vector<scaling::Choice>(16, {"sqrt"})};
  const std::uint64_t last = chunk_count(largest.samples) - 1;
  CHECK(run_chunk(largest, 1, last).raw.rows.rows() == 1'000'000 - static_cast<double>(last * kChunkSamples));
}

TEST_CASE("summaries of another run, another d or out of order are not merged") {
  Summary first = run_chunk(kGood, 4, 0);
  Specification other = kGood;
  other.seed = 2;
  CHECK_THROWS_AS(first.merge(run_chunk(other, 4, 1)), InvalidArgument);
  CHECK_THROWS_AS(first.merge(run_chunk(kGood, 5, 1)), InvalidArgument);
  CHECK_THROWS_AS(first.merge(run_chunk(kGood, 4, 0)), InvalidArgument);
  CHECK_THROWS_AS(report(other, first), InvalidArgument);
  first.merge(run_chunk(kGood, 4, 1));
  CHECK(report(kGood, first).samples == 300);
}

TEST_CASE("a summary whose counts do not fit each other is refused by name") {
  const std::vector<double> good = run_chunk(kGood, 4, 0).to_numbers();
  const auto refused = [&](std::size_t place, double value) {
    std::vector<double> bad = good;
    bad[place] = value;
    try {
      Summary::from_numbers(bad);
    } catch (const InvalidArgument& error) {
      CHECK_FALSE(error.range().empty());
      return error.parameter();
    }
    return std::string("accepted");
  };
  CHECK(refused(5, 0) == "summary chunks");
  CHECK(refused(5, 2) == "summary rows");
  CHECK(refused(7, 511) == "summary scores");  // 256 rows of 2 keys
  CHECK(refused(7, -512) == "summary scores");
  CHECK(refused(9, -1) == "summary scores");  // m2
  CHECK(refused(12, 255.5) == "summary rows");
  CHECK(refused(27, -1) == "summary histogram");
  CHECK(refused(28, 1e6) == "summary histogram");
  CHECK(refused(125, 511) == "summary rule");
  CHECK(refused(good.size() - 1, 0.5) == "summary Jacobian traces");
  CHECK(refused(good.size() - 1, 1e6) == "summary Jacobian traces");
  // Half a count from one bin to the next: the sum stays, whole numbers they are not.
  std::vector<double> halves = good;
  std::size_t bin = halves.size() - 1;
  while (halves[bin] < 1) --bin;
  halves[bin] -= 0.5;
  halves[bin - 1] += 0.5;
  CHECK_THROWS_AS(Summary::from_numbers(halves), InvalidArgument);
  const auto undefined = run_chunk({1, 300, 2, {{"log"}}}, 1, 0).to_numbers();
  CHECK(Summary::from_numbers(undefined).to_numbers() == undefined);
}

TEST_CASE("sums that no set of numbers has are refused, and so are figures that overflow") {
  const std::vector<double> good = run_chunk(kGood, 4, 0).to_numbers();
  const auto refused = [&](std::size_t place, double value) {
    std::vector<double> bad = good;
    bad[place] = value;
    try {
      report(kGood, Summary::from_numbers(bad));
    } catch (const InvalidArgument& error) {
      CHECK(error.code() == "malformed");
      return error.parameter();
    }
    return std::string("accepted");
  };
  CHECK(refused(8, 1e61) == "summary scores");                    // mean
  CHECK(refused(9, 1e300) == "summary scores");                   // m2
  CHECK(refused(9, 1e-9) == "summary scores");                    // m2, too small for the powers after it
  CHECK(refused(10, 1e12) == "summary scores");                   // m3
  CHECK(refused(11, good[9] * good[9] * 2) == "summary scores");  // m4
  CHECK(refused(13, 1e151) == "summary scores");                  // a mean power of rows
  // A mean and a spread of rows that each could be and that together overflow.
  std::vector<double> wild = good;
  wild[13] = wild[17] = 1e150;
  CHECK_THROWS_AS(report(kGood, Summary::from_numbers(wild)), InvalidArgument);
  wild = good;
  wild[13] = 1e100;
  const statistics::Estimate variance = report(kGood, Summary::from_numbers(wild)).scores.variance;
  CHECK(variance.standard_error > 1e90);
  CHECK_FALSE(variance.high);
}

TEST_CASE("numbers that are not a summary are refused") {
  const std::vector<double> good = run_chunk(kGood, 4, 0).to_numbers();
  CHECK(Summary::from_numbers(good).to_numbers() == good);
  CHECK_THROWS_AS(Summary::from_numbers({}), InvalidArgument);
  CHECK_THROWS_AS(Summary::from_numbers(std::span(good).first(good.size() - 1)), InvalidArgument);
  for (std::size_t place = 0; place < 7; ++place) {
    for (const double hostile : {-1.0, 0.5, 1e300, std::numeric_limits<double>::quiet_NaN()}) {
      std::vector<double> bad = good;
      bad[place] = hostile;
      CHECK_THROWS_AS(Summary::from_numbers(bad), InvalidArgument);
    }
  }
  std::vector<double> bad = good;
  bad.back() = std::numeric_limits<double>::infinity();
  CHECK_THROWS_AS(Summary::from_numbers(bad), InvalidArgument);
}
