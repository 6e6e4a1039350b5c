// The hyperbolic tangent and its derivative against mpmath.
#include "numeric/tanh.hpp"

#include <cmath>
#include <limits>

#include "../reference/numeric/tanh.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

TEST_CASE("tanh is right to 0.95 ulp") {
  accuracy::Worst worst(0.95, accuracy::kUlp);
  for (const TanhGolden& golden : kTanh) {
    INFO(golden.x);
    worst.see(ulps(numeric::tanh(golden.x), golden.value, golden.left));
  }
  worst.record("numeric::tanh(double)", "x of every size", "mpmath");
}

TEST_CASE("tanh is odd, monotone on a dense sample, and never beyond one") {
  double last = -1.0;
  for (double x = -21.0; x < 21.0; x += 0.000931) {
    const double y = numeric::tanh(x);
    REQUIRE(y >= last);
    REQUIRE(std::fabs(y) <= 1.0);
    REQUIRE(numeric::tanh(-x) == -y);
    REQUIRE(ulps(y, std::tanh(x)) <= 3.0);  // the library's own error included
    last = y;
  }
}

TEST_CASE("tanh meets its limits at the ends") {
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(numeric::tanh(0.0) == 0.0);
  CHECK_FALSE(std::signbit(numeric::tanh(0.0)));
  CHECK(numeric::tanh(5e-324) == 5e-324);
  CHECK(numeric::tanh(infinity) == 1.0);
  CHECK(numeric::tanh(-infinity) == -1.0);
  CHECK(numeric::tanh(1e308) == 1.0);
  CHECK(std::isnan(numeric::tanh(std::nan(""))));
}

TEST_CASE("the slope of tanh keeps its digits where 1 - tanh² has lost them all") {
  accuracy::Worst worst(5.0, accuracy::kUlp);
  for (const TanhGolden& golden : kTanh) {
    INFO(golden.x);
    worst.see(ulps(numeric::tanh_slope(golden.x), golden.slope, golden.slope_left));
  }
  worst.record("numeric::tanh_slope(double)", "x of every size", "mpmath");
  CHECK(1.0 - numeric::tanh(19.1) * numeric::tanh(19.1) == 0.0);
  CHECK(numeric::tanh_slope(19.1) == Approx(4.0 * std::exp(-38.2)).epsilon(1e-14));
  CHECK(numeric::tanh_slope(0.0) == 1.0);
  CHECK(numeric::tanh_slope(-std::numeric_limits<double>::infinity()) == 0.0);
  CHECK(std::isnan(numeric::tanh_slope(std::nan(""))));
}
