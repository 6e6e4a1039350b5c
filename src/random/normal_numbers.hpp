// The first normal draws of an address as doubles: a vector that keeps its components as it grows longer.
#pragma once

#include <span>

#include "stream.hpp"

namespace sqrtdk::random {

/// Fills a list with independent N(0, 1) draws.
///
/// address  where they come from; nothing else may draw from it
/// numbers  any length; fewer draws of an address are a prefix of more
/// returns  the draws of fill_normal in the order of its block, each exactly as its float
void normal_numbers(const StreamAddress& address, std::span<double> numbers) noexcept;

}  // namespace sqrtdk::random
