// A row of a table by its name.
#pragma once

#include <string>
#include <string_view>

#include "invalid_argument.hpp"

namespace sqrtdk::numeric {

/// The row with this id, of a table whose rows have an `id`.
///
/// what    names the parameter in a refusal
/// throws  InvalidArgument "unknown" with all ids that there are
template <typename Table>
const auto& find(const Table& table, std::string_view what, std::string_view id) {
  std::string known;
  for (const auto& row : table) {
    if (row.id == id) return row;
    if (!known.empty()) known += ", ";
    known += row.id;
  }
  throw InvalidArgument("unknown", std::string(what), std::string(id), known);
}

}  // namespace sqrtdk::numeric
