// Every kernel beside a slow scalar twin in double, and weights of files beside the numbers that their bytes stand for.
#include "transformer/layers.hpp"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "refusal.hpp"
#include "tiny_model.hpp"
#include "transformer/tensor_bytes.hpp"

using namespace sqrtdk;

namespace {

std::vector<float> hashed_floats(std::uint64_t seed, std::size_t size, double spread, double middle = 0) {
  std::vector<float> made;
  for (std::size_t i = 0; i < size; ++i) made.push_back(static_cast<float>(middle + spread * hashed::bell(seed, i)));
  return made;
}

double slow_gelu(double x) {
  return 0.5 * x * (1 + std::tanh(std::sqrt(2 / 3.14159265358979324) * (x + 0.044715 * x * x * x)));
}

}  // namespace

TEST_CASE("LayerNorm is its formula in double, also for narrow rows far from 0, and may write where it reads") {
  accuracy::Worst worst(1, accuracy::kOfBound);
  for (const std::size_t width : {1, 2, 7, 24, 768}) {
    for (const double middle : {0.0, 1000.0}) {
      const std::vector<float> states = hashed_floats(1, 5 * width, 0.5, middle),
                               gain = hashed_floats(2, width, 0.3, 1), shift = hashed_floats(3, width, 0.2);
      std::vector<float> result(states.size()), same = states;
      transformer::layer_norm(states, gain, shift, result);
      transformer::layer_norm(same, gain, shift, same);
      CHECK(tiny::bits(same) == tiny::bits(result));
      for (std::size_t row = 0; row < 5; ++row) {
        double mean = 0, variance = 0;
        for (std::size_t c = 0; c < width; ++c)
          mean += static_cast<double>(states[row * width + c]) / static_cast<double>(width);
        for (std::size_t c = 0; c < width; ++c)
          variance += std::pow(static_cast<double>(states[row * width + c]) - mean, 2) / static_cast<double>(width);
        for (std::size_t c = 0; c < width; ++c) {
          const double b = static_cast<double>(shift[c]);
          const double scaled = static_cast<double>(gain[c]) * (static_cast<double>(states[row * width + c]) - mean) /
                                std::sqrt(variance + 1e-5);
          const double apart = std::fabs(static_cast<double>(result[row * width + c]) - (scaled + b));
          worst.see(apart / (3 * 0x1p-24 * (std::fabs(scaled) + std::fabs(b)) + 1e-12));
        }
      }
    }
  }
  worst.record("transformer::layer_norm", "rows of 1 … 768, means 0 and 1000, in units of 3 u (|y − b| + |b|)",
               "its formula in double");
}

TEST_CASE("GELU is its tanh form in double, at 0, near it, and where it is x or nothing") {
  accuracy::Worst worst(3e-7, accuracy::kAbsolute);
  for (int step = -6000; step <= 6000; ++step) {
    const auto x = static_cast<float>(step) / 400.0f;
    float unit = x;
    transformer::gelu({&unit, 1});
    worst.see(std::fabs(static_cast<double>(unit) - slow_gelu(static_cast<double>(x))) /
              std::max(1.0, std::fabs(static_cast<double>(x))));
  }
  worst.record("transformer::gelu", "−15 … 15, relative to max(1, |x|)", "the tanh form in double");
  const auto at = [](float x) {
    transformer::gelu({&x, 1});
    return x;
  };
  CHECK(at(0.0f) == 0.0f);
  CHECK(at(1e30f) == 1e30f);
  CHECK(at(-1e30f) == 0.0f);
  CHECK(at(12.0f) == 12.0f);
  CHECK(std::isnan(at(std::numeric_limits<float>::quiet_NaN())));
  // Where 1 + tanh u would be 0 in float: −5 · 2.3e-7 / 2 in double.
  CHECK(std::fabs(static_cast<double>(at(-5.0f)) / slow_gelu(-5.0) - 1) < 1e-4);
}

TEST_CASE("a map is x W + b in double, for any number of rows, and each row has the bits that it has alone") {
  accuracy::Worst worst(1, accuracy::kOfBound);
  for (const auto [rows, inputs, outputs] :
       {std::array<std::size_t, 3>{1, 1, 1}, {3, 20, 7}, {13, 24, 72}, {6, 300, 33}}) {
    const std::vector<float> x = hashed_floats(4, rows * inputs, 1), weights = hashed_floats(5, inputs * outputs, 0.2),
                             bias = hashed_floats(6, outputs, 0.1);
    std::vector<float> result(rows * outputs), alone(outputs);
    attention::RightFactor<float> packed;
    packed.resize(inputs, outputs);
    packed.take_rows(0, weights);
    transformer::Mapper mapper;
    mapper({packed, bias}, x, result);
    for (std::size_t row = 0; row < rows; ++row) {
      mapper({packed, bias}, std::span(x).subspan(row * inputs, inputs), alone);
      CHECK(tiny::bits(alone) == tiny::bits(std::span(result).subspan(row * outputs, outputs)));
      for (std::size_t j = 0; j < outputs; ++j) {
        double sum = static_cast<double>(bias[j]), size = std::fabs(sum);
        for (std::size_t p = 0; p < inputs; ++p) {
          const double product =
              static_cast<double>(x[row * inputs + p]) * static_cast<double>(weights[p * outputs + j]);
          sum += product;
          size += std::fabs(product);
        }
        worst.see(std::fabs(static_cast<double>(result[row * outputs + j]) - sum) /
                  (static_cast<double>(inputs + 1) * 0x1p-24 * size));
      }
    }
  }
  worst.record("transformer::Mapper", "1 … 300 inputs, in units of (inputs + 1) u Σ |x W|", "the sum in double");
}

TEST_CASE("every float16 and every bfloat16 is the number that its bits say") {
  std::size_t wrong = 0;
  for (std::uint32_t word = 0; word < 65'536; ++word) {
    const int sign = word >> 15 != 0 ? -1 : 1;
    const auto value = [&](int exponent_bits, int fraction_bits) {
      const int exponent = static_cast<int>(word >> fraction_bits) & ((1 << exponent_bits) - 1),
                bias = (1 << (exponent_bits - 1)) - 1;
      const double fraction = std::ldexp(static_cast<double>(word & ((1u << fraction_bits) - 1)), -fraction_bits);
      if (exponent == (1 << exponent_bits) - 1) return fraction > 0 ? std::nan("") : sign * HUGE_VAL;
      return exponent == 0 ? sign * std::ldexp(fraction, 1 - bias) : sign * std::ldexp(1 + fraction, exponent - bias);
    };
    const auto same = [](float got, double right) {
      return std::isnan(right) ? std::isnan(got)
                               : static_cast<double>(got) == right && std::signbit(got) == std::signbit(right);
    };
    wrong += !same(transformer::from_float16(static_cast<std::uint16_t>(word)), value(5, 10));
    wrong += !same(transformer::from_bfloat16(static_cast<std::uint16_t>(word)), value(8, 7));
  }
  CHECK(wrong == 0);
}

TEST_CASE("bytes become numbers, the least significant first, and a wrong number of bytes is refused") {
  const std::vector<std::uint8_t> bytes{0x00, 0x00, 0x80, 0x3f, 0x00, 0xc0, 0x20, 0xc0};
  std::vector<float> two(2), four(4);
  transformer::decode("x", transformer::Storage::float32, bytes, two);
  CHECK(two == std::vector<float>{1.0f, -2.51171875f});
  transformer::decode("x", transformer::Storage::float16, bytes, four);
  CHECK(four == std::vector<float>{0.0f, 1.875f, -2.0f, -2.0625f});
  transformer::decode("x", transformer::Storage::bfloat16, bytes, four);
  CHECK(four == std::vector<float>{0.0f, 1.0f, -2.0f, -2.5f});
  CHECK(whole_refusal_of([&] { transformer::decode("wte.weight", transformer::Storage::float32, bytes, four); }) ==
        "wrong-size|wte.weight|8 bytes|4 numbers of 4 bytes");
  CHECK(transformer::find_storage("BF16") == transformer::Storage::bfloat16);
  CHECK(whole_refusal_of([] { transformer::find_storage("F64"); }) == "unknown|dtype|F64|F32, F16, BF16");
}
