// A whole run of the sweep, and figures within their standard errors.
#pragma once

#include <cmath>

#include "catch.hpp"
#include "sweep/report.hpp"
#include "sweep/specification.hpp"

inline sqrtdk::sweep::Report reported(const sqrtdk::sweep::Specification& specification, std::uint64_t d) {
  return sqrtdk::sweep::report(specification, sqrtdk::sweep::run(specification, d));
}

inline void check_within(const sqrtdk::statistics::Estimate& seen, double truth, double errors) {
  INFO(seen.value << " ± " << seen.standard_error.value() << " should be " << truth);
  CHECK(std::abs(seen.value - truth) <= errors * seen.standard_error.value());
}
