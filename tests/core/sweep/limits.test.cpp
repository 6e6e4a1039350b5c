// What the sweep refuses: sizes beyond its limits and summaries that do not belong together.
#include <limits>

#include "catch.hpp"
#include "numeric/check.hpp"
#include "sweep/report.hpp"
#include "sweep/specification.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep;

namespace {

std::string refused_parameter(const Specification& specification, std::uint64_t d, std::uint64_t chunk) {
  try {
    run_chunk(specification, d, chunk);
  } catch (const InvalidArgument& refused) {
    CHECK_FALSE(refused.range().empty());
    return refused.parameter();
  }
  return "nothing";
}

const Specification kGood{1, 300, 2, {{"sqrt"}}};

}  // namespace

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
