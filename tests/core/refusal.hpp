// What a call is refused for, in words that a test can compare.
#pragma once

#include <string>

#include "numeric/check.hpp"

/// "code|parameter|value|range", or "accepted".
template <class Call>
std::string whole_refusal_of(Call call) {
  try {
    call();
  } catch (const sqrtdk::InvalidArgument& refused) {
    return refused.code() + "|" + refused.parameter() + "|" + refused.value() + "|" + refused.range();
  }
  return "accepted";
}

/// "code|parameter", or "accepted".
template <class Call>
std::string refusal_of(Call call) {
  try {
    call();
  } catch (const sqrtdk::InvalidArgument& refused) {
    return refused.code() + "|" + refused.parameter();
  }
  return "accepted";
}
