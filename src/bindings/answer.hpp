// The one catch: runs a bound function's work and hands back {value} or {error}. Nothing is thrown across the boundary.
#pragma once

#include <emscripten/val.h>

#include <new>
#include <string>

#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::bindings {

inline emscripten::val refusal(const std::string& code, const std::string& parameter, const std::string& value,
                               const std::string& range) {
  auto error = emscripten::val::object();
  error.set("code", code);
  error.set("parameter", parameter);
  error.set("value", value);
  error.set("range", range);
  auto answer = emscripten::val::object();
  answer.set("error", error);
  return answer;
}

/// work  a callable that returns a val
template <class Work>
emscripten::val answer(Work&& work) {
  try {
    auto answer = emscripten::val::object();
    answer.set("value", work());
    return answer;
  } catch (const InvalidArgument& refused) {
    return refusal(refused.code(), refused.parameter(), refused.value(), refused.range());
  } catch (const std::bad_alloc&) {
    return refusal("out-of-memory", "size", "", "what fits into memory");
  } catch (const std::exception& failure) {
    return refusal("internal", "core", failure.what(), "");
  }
}

}  // namespace sqrtdk::bindings
