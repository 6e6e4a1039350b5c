// What the figures of a report are called in its answers and files.
#pragma once

#include "../numeric/fields.hpp"
#include "report.hpp"

namespace sqrtdk::sweep {

/// A figure, without standard error and interval where these are not known.
inline statistics::Estimate figure_if_known(const statistics::Estimate& figure, bool known) {
  return known ? figure : statistics::Estimate{figure.value};
}

}  // namespace sqrtdk::sweep

namespace sqrtdk {

template <>
struct Fields<statistics::Estimate> : statistics::Estimate {
  static constexpr auto all =
      std::tuple{Field{"value", &Estimate::value}, Field{"standardError", &Estimate::standard_error},
                 Field{"low", &Estimate::low}, Field{"high", &Estimate::high}};
};

template <>
struct Fields<sweep::RuleFigures> : sweep::RuleFigures {
  static constexpr auto all = std::tuple{
      Field{"divisor", &RuleFigures::divisor},
      Field{"logDivisor", &RuleFigures::log_divisor},
      Field{"scoreStd", [](const RuleFigures& at) { return sweep::figure_if_known(at.score_std, at.score_std_known); }},
      Field{"peakWeight", &RuleFigures::peak_weight},
      Field{"entropy", &RuleFigures::entropy},
      Field{"effectiveKeys", &RuleFigures::effective_keys},
      Field{"jacobianTrace", &RuleFigures::jacobian_trace},
      Field{"jacobianTraceMedian", &RuleFigures::jacobian_trace_median}};
};

}  // namespace sqrtdk
