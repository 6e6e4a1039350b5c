// A whole run of the sweep, and figures within their standard errors.
#pragma once

#include <cmath>

#include "catch.hpp"
#include "sweep/report.hpp"
#include "sweep/specification.hpp"

inline sqrtdk::sweep::Report reported(const sqrtdk::sweep::Specification& specification, std::uint64_t d) {
  using namespace sqrtdk::sweep;
  Summary whole = run_chunk(specification, d, 0);
  for (std::uint64_t chunk = 1; chunk < chunk_count(specification.samples); ++chunk) {
    whole.merge(run_chunk(specification, d, chunk));
  }
  return report(specification, whole);
}

inline void check_within(const sqrtdk::statistics::Estimate& seen, double truth, double errors) {
  INFO(seen.value << " ± " << seen.standard_error.value() << " should be " << truth);
  CHECK(std::abs(seen.value - truth) <= errors * seen.standard_error.value());
}
