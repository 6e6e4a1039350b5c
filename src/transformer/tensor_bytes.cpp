// Bits of a shorter format moved to where a float has them; a subnormal float16 is normal as a float, so that it is multiplied out.
#include "tensor_bytes.hpp"

#include <string>

#include "../numeric/check.hpp"

namespace sqrtdk::transformer {
namespace {

std::uint32_t word_at(const std::uint8_t* bytes, std::size_t width) noexcept {
  std::uint32_t word = 0;
  for (std::size_t byte = 0; byte < width; ++byte) word |= static_cast<std::uint32_t>(bytes[byte]) << (8 * byte);
  return word;
}

}  // namespace

Storage find_storage(std::string_view name) {
  if (name == "F32") return Storage::float32;
  if (name == "F16") return Storage::float16;
  if (name == "BF16") return Storage::bfloat16;
  throw InvalidArgument("unknown", "dtype", std::string(name), "F32, F16, BF16");
}

std::size_t bytes_of(Storage storage) { return storage == Storage::float32 ? 4 : 2; }

float from_float16(std::uint16_t half) noexcept {
  const std::uint32_t sign = (half & 0x8000u) << 16, exponent = (half >> 10) & 31u, rest = half & 0x3ffu;
  if (exponent == 0) {
    const float size = static_cast<float>(rest) * 0x1p-24f;
    return sign != 0 ? -size : size;
  }
  // Infinities and NaN have the largest exponent in either format.
  const std::uint32_t moved = exponent == 31 ? 255u : exponent + (127 - 15);
  return numeric::bit_cast<float>(sign | moved << 23 | rest << 13);
}

float from_bfloat16(std::uint16_t upper) noexcept {
  return numeric::bit_cast<float>(static_cast<std::uint32_t>(upper) << 16);
}

void decode(std::string_view name, Storage storage, std::span<const std::uint8_t> bytes, std::span<float> numbers) {
  const std::size_t width = bytes_of(storage);
  if (bytes.size() != numbers.size() * width) {
    throw InvalidArgument("wrong-size", std::string(name), std::to_string(bytes.size()) + " bytes",
                          std::to_string(numbers.size()) + " numbers of " + std::to_string(width) + " bytes");
  }
  const std::uint8_t* from = bytes.data();
  switch (storage) {
    case Storage::float32:
      for (float& number : numbers) number = numeric::bit_cast<float>(word_at(from, 4)), from += 4;
      break;
    case Storage::float16:
      for (float& number : numbers) number = from_float16(static_cast<std::uint16_t>(word_at(from, 2))), from += 2;
      break;
    case Storage::bfloat16:
      for (float& number : numbers) number = from_bfloat16(static_cast<std::uint16_t>(word_at(from, 2))), from += 2;
      break;
  }
}

bool all_finite(std::span<const float> numbers) noexcept {
  // 0 · x is 0 for finite x, else NaN: one sum for all costs less than a question for each.
  float lanes[16] = {};
  const std::size_t whole = numbers.size() / 16 * 16;
  for (std::size_t at = 0; at < whole; at += 16) {
    for (std::size_t l = 0; l < 16; ++l) lanes[l] += 0.0f * numbers[at + l];
  }
  float sum = 0;
  for (const float lane : lanes) sum += lane;
  for (std::size_t at = whole; at < numbers.size(); ++at) sum += 0.0f * numbers[at];
  return sum == 0.0f;
}

void require_finite(std::string_view name, std::span<const float> numbers) {
  if (all_finite(numbers)) return;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numeric::require_finite(std::string(name) + " entry " + std::to_string(i + 1), static_cast<double>(numbers[i]));
  }
}

}  // namespace sqrtdk::transformer
