// The packed form of a published example: one short text for all inputs, one for all printed figures.
#pragma once

#include <string_view>

namespace sqrtdk::worked_examples {

/// Figures are packed as "name:value|value;name:value"; an empty value stands for one that the source leaves out.
struct Entry {
  std::string_view id;
  char source;  ///< letter of the source
  std::string_view where;
  std::string_view kind;
  std::string_view inputs;
  std::string_view printed;
  std::string_view rule = "none";
  bool elided = false;
};

}  // namespace sqrtdk::worked_examples
