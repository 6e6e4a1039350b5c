// What a block is made of beside attention: LayerNorm, GELU, and maps with a bias. Each row by itself, so that rows of several texts may stand together.
#pragma once

#include <cstddef>
#include <span>

#include "../attention/matrix_product.hpp"
#include "../numeric/bits.hpp"

namespace sqrtdk::transformer {

/// What LayerNorm adds to the variance.
inline constexpr double kNormEpsilon = 1e-5;

/// LayerNorm of each row.
///
///   y_c = g_c (x_c − x̄) / √(Var x + 1e-5) + b_c,   Var x = Σ (x_c − x̄)² / width
///
/// states       rows × width, finite
/// gain, shift  g and b, width
/// result       rows × width; may be the memory of states; mean and variance in double, so within 3 u (|y − b| + |b|), u = 2⁻²⁴
/// source       Ba, Kiros & Hinton 2016, arXiv 1607.06450
void layer_norm(std::span<const float> states, std::span<const float> gain, std::span<const float> shift,
                std::span<float> result);

/// GELU in its tanh form, in place.
///
///   x/2 (1 + tanh u) = x / (1 + e^(−2u)),   u = √(2/π) (x + 0.044715 x³)
///
/// The quotient needs no tanh, and keeps the digits of a small result where 1 + tanh u would lose them.
///
/// units    any floats; NaN passes
/// returns  within 3e-7 max(1, |x|) of the exact form
/// source   Hendrycks & Gimpel 2016, arXiv 1606.08415, section 2; GPT-2's released code
void gelu(std::span<float> units) noexcept;

/// A linear map with a bias.
struct Map {
  const attention::RightFactor<float>& weights;  ///< W, inputs × outputs
  std::span<const float> bias;                   ///< b, outputs
};

/// Keeps the memory that maps work in.
class Mapper {
 public:
  /// result = x · W + b; each entry adds its products in order, from 0, and the bias last.
  ///
  /// x       rows × inputs
  /// result  rows × outputs, other memory than x
  void operator()(const Map& map, std::span<const float> x, std::span<float> result);

 private:
  attention::LeftFactor<float> x_;
};

}  // namespace sqrtdk::transformer
