// The bits of a value, read as another type of the same size.
#pragma once

#include <cstdint>

#include "no_fast_math.hpp"

namespace sqrtdk::numeric {

/// The same bits as another trivially copyable type of the same size (std::bit_cast, which older libraries lack).
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}

}  // namespace sqrtdk::numeric
