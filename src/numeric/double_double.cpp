// Arithmetic and elementary functions of DoubleDouble. Out of line on purpose: used for few figures, and small code loads faster.
#include "double_double.hpp"

#include <cmath>
#include <limits>

namespace sqrtdk::numeric {
namespace {

constexpr DoubleDouble normalised(double hi, double lo) {
  const Exact sum = fast_two_sum(hi, lo);
  return {sum.value, sum.error};
}

// A double factor is common (series coefficients) and saves a product.
DoubleDouble times(const DoubleDouble& a, double b) {
  const Exact product = two_product(a.hi, b);
  return normalised(product.value, product.error + a.lo * b);
}

DoubleDouble scaled(const DoubleDouble& a, int exponent) {
  return {std::ldexp(a.hi, exponent), std::ldexp(a.lo, exponent)};
}

// ln 2 in three parts, the first two of 42 bits: k times them is exact for |k| < 2048, so that e^640 keeps its 30 digits.
constexpr double kLn2Parts[] = {0.69314718055989033019, 5.497923018707209952e-14, 1.1612227229362532422e-26};

}  // namespace

DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b) {
  const Exact high = two_sum(a.hi, b.hi), low = two_sum(a.lo, b.lo);
  const DoubleDouble sum = normalised(high.value, high.error + low.value);
  return normalised(sum.hi, sum.lo + low.error);
}

DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b) {
  const Exact product = two_product(a.hi, b.hi);
  return normalised(product.value, product.error + (a.hi * b.lo + a.lo * b.hi));
}

DoubleDouble operator/(const DoubleDouble& a, const DoubleDouble& b) {
  const double first = a.hi / b.hi;
  DoubleDouble rest = a - times(b, first);
  const double second = rest.hi / b.hi;
  rest = rest - times(b, second);
  return normalised(first, second) + rest.hi / b.hi;
}

DoubleDouble floor(const DoubleDouble& a) {
  const double whole = std::floor(a.hi);
  return whole == a.hi ? normalised(whole, std::floor(a.lo)) : DoubleDouble(whole);
}

DoubleDouble sqrt(const DoubleDouble& a) {
  if (a.hi == 0) return 0.0;
  const double root = std::sqrt(a.hi);
  const Exact square = two_product(root, root);
  const DoubleDouble rest = a - DoubleDouble(square.value, square.error);  // one Newton step doubles the digits
  return normalised(root, rest.hi / (2 * root));
}

DoubleDouble exp(const DoubleDouble& a) {
  if (std::isnan(a.hi)) return a.hi;
  if (a.hi > 709) return std::numeric_limits<double>::infinity();
  if (a.hi < -745) return 0.0;
  // e^a = 2^k (e^(r/64))^64 with |r| ≤ ln 2 / 2; s = e^(r/64) − 1 keeps the small digits: e^2x − 1 = 2s + s².
  constexpr int kHalvings = 6, kTerms = 13;
  const double k = std::floor(a.hi / kLn2.hi + 0.5);
  const DoubleDouble r = scaled(a - kLn2Parts[0] * k - kLn2Parts[1] * k - kLn2Parts[2] * k, -kHalvings);
  DoubleDouble series = 1.0;
  for (int n = kTerms; n > 1; --n) series = r * series / static_cast<double>(n) + 1.0;
  DoubleDouble s = r * series;
  for (int i = 0; i < kHalvings; ++i) s = scaled(s, 1) + s * s;
  return scaled(s + 1.0, static_cast<int>(k));
}

DoubleDouble log(const DoubleDouble& a) {
  if (!(a.hi > 0 && std::isfinite(a.hi))) return std::numeric_limits<double>::quiet_NaN();
  // a = 2^k m, √½ ≤ m < √2; ln m = 2 artanh z = 2 (z + z³/3 + …), z = (m − 1)/(m + 1), z² < 0.0295.
  constexpr int kTerms = 22;
  int k = 0;
  if (std::frexp(a.hi, &k) < 0.70710678118654752) --k;
  const DoubleDouble m = scaled(a, -k);
  const DoubleDouble z = (m - 1.0) / (m + 1.0), square = z * z;
  DoubleDouble series = 1.0 / DoubleDouble(2.0 * kTerms + 1);
  for (int n = kTerms - 1; n >= 0; --n) series = series * square + 1.0 / DoubleDouble(2.0 * n + 1);
  return times(kLn2, k) + scaled(z * series, 1);
}

DoubleDouble power(const DoubleDouble& base, const DoubleDouble& exponent) {
  if (exponent == 0.5) return sqrt(base);
  if (exponent.lo != 0 || std::floor(exponent.hi) != exponent.hi || std::fabs(exponent.hi) > 1024) {
    return exp(exponent * log(base));
  }
  DoubleDouble result = 1.0, square = base;
  for (int n = static_cast<int>(std::fabs(exponent.hi)); n > 0; n /= 2) {
    if (n % 2 == 1) result = result * square;
    if (n > 1) square = square * square;
  }
  return exponent.hi < 0 ? 1.0 / result : result;
}

}  // namespace sqrtdk::numeric
