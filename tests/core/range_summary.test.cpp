// Mean, median and range of a sample.
#include "statistics/range_summary.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using statistics::range_summary;

TEST_CASE("a summary has the mean, the median and both ends of numbers in any order") {
  const auto odd = range_summary(std::vector<double>{5, -1, 2});
  CHECK(odd.mean == 2);
  CHECK(odd.median == 2);
  CHECK(odd.least == -1);
  CHECK(odd.most == 5);
  const auto even = range_summary(std::vector<double>{10, 0, 1, 2});
  CHECK(even.mean == 3.25);
  CHECK(even.median == 1.5);
  CHECK(even.least == 0);
  CHECK(even.most == 10);
  CHECK(range_summary(std::vector<double>{7}).median == 7);
}

TEST_CASE("a summary of no numbers or of NaN is refused") {
  CHECK(refusal_of([] { range_summary({}); }) == "empty|sample");
  CHECK(refusal_of([] { range_summary(std::vector<double>{std::nan("")}); }) == "not-ascending|sample entry 1");
}
