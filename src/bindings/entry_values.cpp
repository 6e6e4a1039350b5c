// A law of entries from JavaScript: its fields, and what it may leave out.
#include "entry_values.hpp"

#include <string>

#include "../numeric/check.hpp"
#include "values.hpp"

namespace sqrtdk::bindings {

using emscripten::val;

random::EntryLaw given_law(const val& value) {
  require_fields(value, {"id", "mean", "std"}, {"parameter"});
  random::EntryLaw law;
  law.id = text(value["id"], "law");
  const val parameter = value["parameter"];
  if (!parameter.isUndefined() || random::find_law(law.id).parameter) {
    require_fields(value, {"id", "parameter", "mean", "std"});
    law.parameter = numeric::require_finite("law parameter", number(parameter, "law parameter"));
  }
  law.mean = number(value["mean"], "mean");
  law.std = number(value["std"], "std");
  return law;
}

random::EntryLaw entry_law(const val& value) {
  const random::EntryLaw law = given_law(value);
  random::check(law);
  return law;
}

}  // namespace sqrtdk::bindings
