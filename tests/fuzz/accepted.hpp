// What every target asks of an answer: refusals are InvalidArgument with all its facts, and what is accepted holds no NaN.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>

#include "numeric/check.hpp"
#include "numeric/matrix.hpp"

namespace sqrtdk::fuzz {

/// Ends the process, which the fuzzer reports with the input that led here.
inline void law(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "BROKEN LAW: %s\n", what);
  std::abort();
}

/// Whether the call was accepted. Any other exception than a refusal ends the process.
template <class Call>
bool accepted(Call&& call) {
  try {
    call();
    return true;
  } catch (const InvalidArgument& refused) {
    const bool why = !refused.code().empty() && !refused.parameter().empty() && !refused.range().empty();
    law(why, why ? "" : refused.what());
    return false;
  }
}

template <class... Numbers>
void no_nan(const char* what, Numbers... numbers) {
  law((... && (numbers == numbers)), what);
}

template <class... Numbers>
void finite(const char* what, Numbers... numbers) {
  law((... && std::isfinite(numbers)), what);
}

template <class Real>
void all_finite(const char* what, std::span<const Real> numbers) {
  for (const Real number : numbers) finite(what, number);
}
inline void all_finite(const char* what, const std::vector<double>& numbers) {
  all_finite(what, std::span<const double>(numbers));
}
template <class Dense>
void all_finite(const char* what, const Eigen::PlainObjectBase<Dense>& matrix) {
  all_finite(what, std::span<const double>(matrix.data(), static_cast<std::size_t>(matrix.size())));
}

inline void finite_if_any(const char* what, const std::optional<double>& number) {
  if (number) finite(what, *number);
}

/// Within `relative` of each other, or within `absolute`.
inline bool near(double a, double b, double relative, double absolute = 0) {
  return std::fabs(a - b) <= absolute + relative * std::fmax(std::fabs(a), std::fabs(b));
}

}  // namespace sqrtdk::fuzz
