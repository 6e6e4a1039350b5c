// How many keys a row has under a causal mask, where a query sees no key that comes after it in the text.
#pragma once

#include <cstdint>
#include <vector>

namespace sqrtdk::experiments {

/// Limits of a text, and of queries spread over it.
inline constexpr std::uint64_t kMostCausalKeys = 4096, kMostCausalQueries = 128;

/// How many keys row r has where n rows are one text: its place in the text, 1 … n.
///
///   n − (r s mod n),   s the whole number nearest n/φ that shares no divisor with n, φ = 1.618…
///
/// Any n rows in a sequence take each place once. Fewer are spread evenly over the text, so that their figures speak of all places too; in the
/// order 1, 2, 3, … they would speak of its beginning alone. Row 0 stands last and has all keys.
///
/// row      counted from 0
/// keys     n, 2 … 4096
/// throws   InvalidArgument if n is outside
/// source   multiples of 1/φ spread most evenly: D. E. Knuth, The Art of Computer Programming, vol. 3 (1998), section 6.4
std::uint64_t causal_keys(std::uint64_t row, std::uint64_t keys);

/// How many keys few queries have in a text of n, from its beginning to its end: ⌈i n/m⌉ for query i of m, so that query i has the first i keys
/// where m = n.
///
/// queries  m, 1 … 128
/// keys     n, 2 … 4096
/// returns  m numbers, rising from 1 or more to n
/// throws   InvalidArgument if m or n is outside
std::vector<double> causal_places(std::uint64_t queries, std::uint64_t keys);

}  // namespace sqrtdk::experiments
