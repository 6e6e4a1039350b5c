// The arc tangent against the C library's, and where it is known.
#include "numeric/arc_tangent.hpp"

#include <cmath>

#include "catch.hpp"

using namespace sqrtdk;

TEST_CASE("the arc tangent is right within 1e-15, relative, from 0 to 1, for tiny arguments too") {
  for (int i = 1; i <= 4000; ++i) {
    const double t = i / 4000.0;
    CAPTURE(t);
    CHECK(std::fabs(numeric::arc_tangent(t) / std::atan(t) - 1) < 1e-15);
    const double tiny = t * t * t * t * 1e-9;
    CHECK(std::fabs(numeric::arc_tangent(tiny) / std::atan(tiny) - 1) < 1e-15);
  }
  CHECK(numeric::arc_tangent(0) == 0);
}
