// Products and their sums in the fixed order of numeric; the angle from unit vectors, so that it keeps its digits near 0 and 180 degrees.
#include "dot_product.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "../numeric/arc_tangent.hpp"
#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::attention {
namespace {

constexpr double kDegrees = 180 / 3.141592653589793;

void check_entries(const char* name, std::span<const double> x) {
  numeric::require_count(name, x.size(), 1, kMostDotEntries);
  for (const double entry : x) numeric::require_between(name, entry, -kLargestDotEntry, kLargestDotEntry);
}

double norm_of(std::span<const double> x) { return std::sqrt(numeric::dot(x, x)); }

std::vector<double> divided(std::span<const double> x, double by) {
  std::vector<double> parts(x.begin(), x.end());
  for (double& part : parts) part /= by;
  return parts;
}

double degrees_between(std::span<const double> u, std::span<const double> v) {
  std::vector<double> apart(u.size()), together(u.size());
  for (std::size_t i = 0; i < u.size(); ++i) {
    apart[i] = u[i] - v[i];
    together[i] = u[i] + v[i];
  }
  const double a = norm_of(apart), b = norm_of(together);
  return kDegrees * (a <= b ? 2 * numeric::arc_tangent(a / b) : 3.141592653589793 - 2 * numeric::arc_tangent(b / a));
}

}  // namespace

DotProduct dot_product(std::span<const double> q, std::span<const double> k) {
  check_entries("q", q);
  check_entries("k", k);
  if (k.size() != q.size()) {
    throw InvalidArgument("wrong-length", "k", std::to_string(k.size()), std::to_string(q.size()));
  }
  DotProduct found{};
  std::vector<double> above, below;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const double product = q[i] * k[i];
    found.products.push_back(product);
    (product < 0 ? below : above).push_back(product);
  }
  found.positive = numeric::sum(above);
  found.negative = numeric::sum(below);
  found.score = numeric::dot(q, k);
  found.query_norm = norm_of(q);
  found.key_norm = norm_of(k);
  found.foot.assign(q.size(), 0);
  // Entries so small that their squares vanish count as 0.
  if (found.query_norm == 0) return found;
  const std::vector<double> u = divided(q, found.query_norm);
  const double shadow = numeric::dot(u, k);
  found.shadow = shadow;
  for (std::size_t i = 0; i < u.size(); ++i) found.foot[i] = shadow * u[i];
  if (found.key_norm == 0) return found;
  const std::vector<double> v = divided(k, found.key_norm);
  found.cosine = std::clamp(numeric::dot(u, v), -1.0, 1.0);
  found.angle = degrees_between(u, v);
  return found;
}

}  // namespace sqrtdk::attention
