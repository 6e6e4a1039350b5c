// Masks and their checks.
#include "mask.hpp"

#include <string>
#include <utility>

#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::attention {
namespace {

std::string shape(std::int64_t rows, std::int64_t columns) {
  return std::to_string(rows) + " × " + std::to_string(columns);
}

}  // namespace

Mask Mask::none() { return {}; }

Mask Mask::causal() { return Mask().and_causal(); }

Mask Mask::of(std::int64_t queries, std::int64_t keys, std::vector<std::uint8_t> allowed) {
  if (queries < 0 || keys < 0 || static_cast<std::int64_t>(allowed.size()) != queries * keys) {
    throw InvalidArgument("wrong-size", "mask", std::to_string(allowed.size()) + " entries",
                          shape(queries, keys) + " entries");
  }
  Mask mask;
  mask.queries_ = queries;
  mask.keys_ = keys;
  mask.allowed_ = std::move(allowed);
  mask.sized_ = true;
  return mask;
}

Mask Mask::and_causal() const {
  Mask both = *this;
  both.causal_ = true;
  return both;
}

void Mask::require_fits(std::int64_t queries, std::int64_t keys) const {
  if (sized_ && (queries != queries_ || keys != keys_)) {
    throw InvalidArgument("wrong-size", "mask", shape(queries_, keys_), shape(queries, keys));
  }
}

}  // namespace sqrtdk::attention
