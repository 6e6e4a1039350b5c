// Numbers of weight files as floats: float32, float16 and bfloat16, of which every number is a float too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "../numeric/bits.hpp"

namespace sqrtdk::transformer {

/// How a file stores a number.
enum class Storage { float32, float16, bfloat16 };

/// The storage with the name that safetensors files give it.
///
/// name    "F32", "F16" or "BF16"
/// throws  InvalidArgument "unknown"
Storage find_storage(std::string_view name);

/// Bytes of one number.
std::size_t bytes_of(Storage storage);

/// float16 as a float, exactly.
///
///   (−1)^s 2^(e − 15) (1 + m/2^10),  for e = 0  (−1)^s 2^−14 m/2^10
///
/// source  IEEE 754-2019, binary16
float from_float16(std::uint16_t half) noexcept;

/// bfloat16, the upper half of a float's bits, as a float.
float from_bfloat16(std::uint16_t upper) noexcept;

/// Numbers from bytes, the least significant byte first, each exactly; infinities and NaN stay what they are.
///
/// name     of the tensor, for refusals
/// numbers  as many as the bytes hold; overwritten
/// throws   InvalidArgument "wrong-size" unless bytes and numbers fit
void decode(std::string_view name, Storage storage, std::span<const std::uint8_t> bytes, std::span<float> numbers);

/// Whether none is an infinity or NaN.
bool all_finite(std::span<const float> numbers) noexcept;

/// Throws InvalidArgument "not-a-number" or "not-finite" for an infinity or NaN: parameter "<name> entry <i>", counted from 1.
void require_finite(std::string_view name, std::span<const float> numbers);

}  // namespace sqrtdk::transformer
