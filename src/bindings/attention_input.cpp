// Sizes before entries, and entries before anything is allocated for them.
#include "attention_input.hpp"

#include <string>
#include <vector>

#include "../numeric/invalid_argument.hpp"
#include "attention_limits.hpp"
#include "values.hpp"

namespace sqrtdk::bindings {

using emscripten::val;

Eigen::Index matrix_size(const val& input, const char* name, std::uint64_t most) {
  return static_cast<Eigen::Index>(count(field(input, name), name, 1, most));
}

numeric::Matrix matrix(const val& input, const char* name, Eigen::Index rows, Eigen::Index columns) {
  const val given = field(input, name);
  const auto wanted = static_cast<std::size_t>(rows * columns);
  const std::size_t size = length(given, name, kMostAttentionSize * kMostAttentionSize);
  if (size != wanted) {
    throw InvalidArgument("wrong-length", name, std::to_string(size) + " entries",
                          std::to_string(rows) + " × " + std::to_string(columns) + " entries");
  }
  const std::vector<double> entries = numbers(given, name, wanted);
  return Eigen::Map<const numeric::Matrix>(entries.data(), rows, columns);
}

attention::Mask mask(const val& input, Eigen::Index queries, Eigen::Index keys) {
  const bool causal = truth(field(input, "causal"), "causal");
  const val given = field(input, "mask");
  if (given.isNull()) return causal ? attention::Mask::causal() : attention::Mask::none();
  const std::size_t size = length(given, "mask", kMostAttentionSize * kMostAttentionSize);
  const auto wanted = static_cast<std::size_t>(queries * keys);
  if (size != wanted) {
    throw InvalidArgument("wrong-size", "mask", std::to_string(size) + " entries",
                          std::to_string(queries) + " × " + std::to_string(keys) + " entries");
  }
  std::vector<std::uint8_t> allowed;
  for (const double entry : numbers(given, "mask", wanted)) allowed.push_back(entry != 0);
  const auto mask = attention::Mask::of(queries, keys, std::move(allowed));
  return causal ? mask.and_causal() : mask;
}

}  // namespace sqrtdk::bindings
