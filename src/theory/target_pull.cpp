// One grid serves both integrals: e^x and e^{x + σz} lie on it together, so that the inner one is a table's product with a table.
#include "target_pull.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "gaussian_softmax.hpp"
#include "normal.hpp"

namespace sqrtdk::theory {
namespace {

constexpr double kLeastSpread = 0.01, kMostSpread = 128, kMostZ = 8;
constexpr std::uint64_t kMostText = std::uint64_t{1} << 20;

double require_spread(double spread) { return numeric::require_between("spread", spread, kLeastSpread, kMostSpread); }

double require_z(double z) { return numeric::require_between("z", z, -kMostZ, kMostZ); }

/// e^x − 1 for x ≤ 0, without losing small x.
double exp_less_one(double x) { return x < -1 ? numeric::exp(x) - 1 : numeric::expm1_minus_x(x) + x; }

/// 1 − φ(x) and −φ′(x) at the points x = ih.
///
/// φ is analytic for |Im x| < π/2, and the normal density far beyond: with h ≤ 1/5 and h ≤ σ/2 the trapezoid rule errs by e^{−39} or less.
class LaplaceGrid {
 public:
  LaplaceGrid(double n, double spread)
      : step_(std::min(0.2, spread / 2)),
        reach_(static_cast<int>(kReach * spread / step_) + 1),
        low_(-static_cast<int>((kDecay + numeric::log(n)) / step_)),
        high_(static_cast<int>(kSaturated / step_) + 1) {
    for (int k = -reach_; k <= reach_; ++k) density_.push_back(step_ / spread * normal_density(k * step_ / spread));
    above_.resize(density_.size() + 1);
    for (std::size_t k = density_.size(); k > 0; --k) above_[k - 1] = above_[k] + density_[k - 1];
    for (int u = low_; u <= high_; ++u) {
      const double power = numeric::exp(u * step_);
      missing_.push_back(-exp_less_one(-power));
      slope_.push_back(power * numeric::exp(-power));
    }
  }

  double step() const { return step_; }

  struct At {
    double missing, slope;  ///< 1 − φ, −φ′
  };
  At at(int i) const {
    // Of u = x + y only the part matters where e^{−e^u} is neither 1 nor 0.
    const int from = std::max(-reach_, low_ - i), to = std::min(reach_, high_ - i);
    At found{from > to && to < 0 ? 1.0 : 0.0, 0.0};
    if (from > to) return found;
    for (int k = from; k <= to; ++k) {
      const int y = k + reach_, u = i + k - low_;
      const double weight = density_[static_cast<std::size_t>(y)];
      found.missing += weight * missing_[static_cast<std::size_t>(u)];
      found.slope += weight * slope_[static_cast<std::size_t>(u)];
    }
    const int last = to + reach_;
    found.missing += above_[static_cast<std::size_t>(last) + 1];
    return found;
  }

 private:
  static constexpr double kReach = 12;       ///< standard deviations: beyond them lies 1e-33
  static constexpr double kDecay = 42;       ///< e^{−42} of a key's share counts no more
  static constexpr double kSaturated = 4.0;  ///< e^{−e^4} = 2e-24
  double step_;
  int reach_, low_, high_;
  std::vector<double> density_, above_, missing_, slope_;
};

/// h Σ f(i) over all whole i, to both sides of a point on f's peak.
template <class F>
double over_grid(const LaplaceGrid& grid, int top, F&& f) {
  double total = 0;
  for (const int direction : {1, -1}) {
    int small = 0;
    // A difference may pass through 0 on its way; it does not stay there for five units of x.
    for (int i = direction > 0 ? top : top - 1; small * grid.step() < 5; i += direction) {
      const double term = f(i);
      total += term;
      small = std::fabs(term) < 1e-19 ? small + 1 : 0;
    }
  }
  return total * grid.step();
}

/// ln φ^count, by 1 − φ.
double log_power(double missing, double count) {
  return count * numeric::log_one_plus(-std::min(missing, 1.0 - 0x1p-53));
}

/// ∫ (e^{−e^x} − e^{−e^{x + added}} φ^count) dx, or without its middle factor.
double mean_log(const LaplaceGrid& grid, double count, const double* added) {
  return over_grid(grid, 0, [&](int i) {
    const double x = i * grid.step();
    double logarithm = log_power(grid.at(i).missing, count);
    if (added) logarithm -= numeric::exp(x + *added);
    return exp_less_one(-numeric::exp(x)) - exp_less_one(logarithm);
  });
}

}  // namespace

double limiting_pull(double spread, double z) {
  require_spread(spread);
  return spread * numeric::exp(spread * (require_z(z) - 0.5 * spread));
}

double best_spread(double z) {
  const double root = std::sqrt(require_z(z) * z + 4);
  return z < 0 ? 2 / (root - z) : 0.5 * (z + root);
}

double mean_log_sum_exp(std::uint64_t keys, double spread) {
  const double n = require_keys(keys);
  return mean_log(LaplaceGrid(n, require_spread(spread)), n, nullptr);
}

double mean_jacobian_trace(std::uint64_t keys, double spread) {
  const double n = require_keys(keys);
  const LaplaceGrid grid(n, require_spread(spread));
  // E LSE is above 0, and φⁿ falls from 1 to 0 about x = −E LSE.
  int top = 0;
  while (log_power(grid.at(top).missing, n) < -1) --top;
  return over_grid(grid, top, [&](int i) {
    const LaplaceGrid::At at = grid.at(i);
    return n * (n - 1) * numeric::exp(log_power(at.missing, n - 2)) * at.slope * at.slope;
  });
}

double mean_entropy(std::uint64_t keys, double spread) {
  return mean_log_sum_exp(keys, spread) - spread * spread * mean_jacobian_trace(keys, spread);
}

double geometric_mean_pull(std::uint64_t keys, double spread) {
  return spread * numeric::exp(numeric::log(require_keys(keys)) - mean_log_sum_exp(keys, spread));
}

double geometric_mean_pull_at(std::uint64_t keys, double spread, double z) {
  const double n = require_keys(keys), score = require_z(z) * require_spread(spread);
  return spread * numeric::exp(numeric::log(n) + score - mean_log(LaplaceGrid(n, spread), n - 1, &score));
}

double best_spread_of_keys(std::uint64_t keys) {
  require_keys(keys);
  double below = 0.5, above = 4;
  for (int halving = 0; halving < 38; ++halving) {
    const double middle = 0.5 * (below + above);
    (middle * middle * mean_jacobian_trace(keys, middle) < 1 ? below : above) = middle;
  }
  return 0.5 * (below + above);
}

double mean_causal_weight(std::uint64_t keys) {
  double sum = 0;
  // The smallest first, so that none is lost.
  for (std::uint64_t r = numeric::require_count("keys", keys, 2, kMostText); r > 0; --r) {
    sum += 1 / static_cast<double>(r);
  }
  return sum / static_cast<double>(keys);
}

}  // namespace sqrtdk::theory
