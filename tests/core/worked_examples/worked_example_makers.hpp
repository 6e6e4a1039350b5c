// Short forms for the tests of worked examples: make an example, find a line, catch a refusal.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "numeric/check.hpp"
#include "worked_examples/example.hpp"

namespace worked {

using namespace sqrtdk::worked_examples;
using Lists = std::vector<Figures>;

inline Example example(std::string kind, Lists inputs, Lists printed = {}, std::string rule = "none",
                       double parameter = 0) {
  Example made;
  made.kind = std::move(kind);
  made.inputs = std::move(inputs);
  made.printed = std::move(printed);
  made.rule = {std::move(rule), parameter};
  return made;
}

inline Example published(const std::string& id) {
  for (Example& each : examples()) {
    if (each.id == id) return each;
  }
  FAIL("no example " << id);
  return {};
}

inline Line line(const Evaluation& evaluation, const std::string& label, int index = 0) {
  for (const Line& each : evaluation.lines) {
    if (each.label == label && each.index == index) return each;
  }
  FAIL("no line " << label << " " << index);
  return {};
}

inline Line line(const Example& made, const std::string& label, int index = 0) {
  return line(evaluate(made), label, index);
}

/// The verdict on one printed figure, the index-th of its list.
inline Verdict verdict_of(const char* kind, Lists inputs, const char* printed, const char* text, const char* label,
                          int index = 0) {
  std::vector<std::string> values(static_cast<std::size_t>(index > 1 ? index : 1));
  values.back() = text;
  return line(example(kind, std::move(inputs), {{printed, values}}), label, index).verdict;
}

/// The verdict on a figure printed for e^x.
inline Verdict of_exponential(const char* x, const char* text) {
  return verdict_of("exponential", {{"x", {x}}}, "value", text, "exponential");
}

/// "code parameter", or "accepted".
inline std::string refusal(const Example& made) {
  try {
    evaluate(made);
  } catch (const sqrtdk::InvalidArgument& error) {
    CHECK_FALSE(error.range().empty());
    return error.code() + " " + error.parameter();
  }
  return "accepted";
}

}  // namespace worked
