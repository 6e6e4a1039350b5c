// How large a matrix the boundary takes for attention with every intermediate; larger work belongs to the fused form.
#pragma once

#include <cstdint>

namespace sqrtdk::bindings {

/// Queries, keys, head dimension and value dimension each: at most 512, so that an n × n intermediate is at most 2 MiB.
inline constexpr std::uint64_t kMostAttentionSize = 512;

}  // namespace sqrtdk::bindings
