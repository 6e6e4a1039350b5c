// Checks of a task and of its shares.
#include "task.hpp"

#include <set>

#include "../numeric/check.hpp"
#include "../numeric/fingerprint.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::sweep_program {

void check(const Task& task) {
  sweep::check(task.specification);
  if (task.dimensions.empty()) throw InvalidArgument("empty", "dimensions", "none", "1 … 4096 of them");
  std::set<std::uint64_t> seen;
  for (const std::uint64_t d : task.dimensions) {
    numeric::require_count("dimensions", static_cast<double>(d), sweep::kLeastDimension, sweep::kMostDimension);
    if (!seen.insert(d).second) throw InvalidArgument("twice", "dimensions", std::to_string(d), "each d once");
  }
}

std::string fingerprint_text(const Task& task) { return numeric::hexadecimal(sweep::fingerprint(task.specification)); }

std::string text_of(const Range& range) { return std::to_string(range.from) + ":" + std::to_string(range.to); }

void check(const Range& range, std::uint64_t chunks) {
  if (range.from < range.to && range.to <= chunks) return;
  throw InvalidArgument("out-of-range", "chunks", text_of(range),
                        "FROM:TO with 0 ≤ FROM < TO ≤ " + std::to_string(chunks));
}

Range share(std::uint64_t k, std::uint64_t n, std::uint64_t chunks) {
  if (n < 1 || n > chunks || k < 1 || k > n) {
    throw InvalidArgument("out-of-range", "part", std::to_string(k) + "/" + std::to_string(n),
                          "K/N with 1 ≤ K ≤ N ≤ " + std::to_string(chunks) + ", the chunks of each d");
  }
  return {(k - 1) * chunks / n, k * chunks / n};
}

}  // namespace sqrtdk::sweep_program
