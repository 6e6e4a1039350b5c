// A row's scores, its two lengths, and the pull that follows from them.
#include "pull_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "../random/normal.hpp"
#include "../random/subjects.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::experiments {
namespace {

constexpr std::uint64_t kScored = random::subject(random::Subject::scored_rows);
/// Candidates of a chi-squared number; three normal numbers each.
constexpr std::size_t kCandidates = 8;

/// χ² with so many degrees of freedom, of normal numbers.
///
/// x  a candidate's own; the half square sum of the two that follow is exponential, −ln of a uniform number
double chi_squared(std::uint64_t freedom, std::span<const double, 3 * kCandidates> normal) {
  if (freedom == 0) return 0;
  if (freedom == 1) return normal[0] * normal[0];
  const double shape = 0.5 * static_cast<double>(freedom) - 1.0 / 3, factor = 1 / (3 * std::sqrt(shape));
  double taken = shape;
  for (std::size_t i = 0; i < kCandidates; ++i) {
    const double x = normal[3 * i], a = normal[3 * i + 1], b = normal[3 * i + 2], root = 1 + factor * x;
    if (root <= 0) continue;
    const double v = root * root * root;
    taken = shape * v;
    if (-0.5 * (a * a + b * b) < 0.5 * x * x + shape * (1 - v + numeric::log(v))) break;
  }
  return 2 * taken;
}

}  // namespace

std::vector<double> pull_rows(const PullRows& asked, std::uint64_t d, double divisor) {
  numeric::require_count("keys", asked.keys, 2, kMostPullRowKeys);
  numeric::require_count("rows", asked.rows, 1, kMostScoredRows);
  if (asked.z) numeric::require_between("z", *asked.z, -8, 8);
  numeric::require_count("d", d, 1, 4096);
  numeric::require_between("divisor", divisor, kLeastPullDivisor, kMostPullDivisor);

  constexpr std::size_t kLength = 3 * kCandidates;
  std::array<double, 2 * kLength> lengths{};
  std::vector<double> z(asked.keys), scores(asked.keys), weights(asked.keys), pulls;
  pulls.reserve(asked.rows);
  for (std::uint64_t row = 0; row < asked.rows; ++row) {
    random::normal_numbers({asked.seed, kScored, 2 * row}, z);
    random::normal_numbers({asked.seed, kScored, 2 * row + 1}, lengths);
    if (asked.z) z[0] = *asked.z;
    const std::span<const double, 2 * kLength> drawn(lengths);
    const double spread = std::sqrt(chi_squared(d, drawn.first<kLength>())) / divisor;
    const double beside = chi_squared(d - 1, drawn.last<kLength>());
    for (std::size_t j = 0; j < z.size(); ++j) scores[j] = spread * z[j];
    softmax::softmax(scores, weights);
    const double target = weights[0];
    // 1 − p_t as a sum keeps its digits where the target has won.
    const std::span<const double> others = std::span<const double>(weights).subspan(1);
    const double rest = numeric::sum(others);
    const double along = rest * z[0] - numeric::dot(others, std::span<const double>(z).subspan(1));
    const double squares = rest * rest + numeric::dot(others, others);
    pulls.push_back(static_cast<double>(asked.keys) * target / divisor * std::sqrt(along * along + squares * beside));
  }
  return pulls;
}

}  // namespace sqrtdk::experiments
