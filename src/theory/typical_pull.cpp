// Densities of ln Σ e^{σ z} on even grids, put together by doubling, then medians by bisection.
#include "typical_pull.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "normal.hpp"
#include "target_pull.hpp"

namespace sqrtdk::theory {
namespace {

constexpr std::uint64_t kMostTypicalKeys = 4096;
/// Points of a density, and of the sketch by which its range is found.
constexpr int kPoints = 128, kSketch = 48;
/// What is left of a density's top where it is cut off.
constexpr double kNegligible = 1e-13;

double log_one_plus_exp(double v) {
  return v > 0 ? v + numeric::log_one_plus(numeric::exp(-v)) : numeric::log_one_plus(numeric::exp(v));
}

/// ln(e^a + e^b)
double log_add(double a, double b) { return a + log_one_plus_exp(b - a); }

/// A density on points low, low + step, …; 0 beyond them.
struct Density {
  double low, step;
  std::vector<double> values;

  double high() const { return low + step * static_cast<double>(values.size() - 1); }
  double x(std::size_t i) const { return low + step * static_cast<double>(i); }

  /// By the polynomial through six points.
  double at(double x) const {
    const double place = (x - low) / step, cell = std::floor(place);
    if (!(cell >= 2 && cell + 3 < static_cast<double>(values.size()))) return 0;
    const double t = place - cell, *const f = values.data() + static_cast<std::ptrdiff_t>(cell) - 2;
    const double a = t + 2, b = t + 1, c = t, d = t - 1, e = t - 2, g = t - 3;
    const double ab = a * b, abc = ab * c, eg = e * g, deg = d * eg;
    return (b * c * deg * f[0] * -0.1 + a * c * deg * f[1] * 0.5 - ab * deg * f[2] + abc * eg * f[3] -
            abc * d * g * f[4] * 0.5 + abc * d * e * f[5] * 0.1) *
           (1.0 / 12);
  }
};

Density of_one(double spread) {
  constexpr double kReach = 7.8;
  Density density{-kReach * spread, 2 * kReach * spread / kPoints, {}};
  for (std::size_t i = 0; i <= kPoints; ++i) density.values.push_back(normal_density(density.x(i) / spread) / spread);
  return density;
}

/// Where v = B − A counts, and how y is split between them: v = sinh w is even near 0, where one takes over from the other, and coarse far out,
/// where the larger is all.
class Splits {
 public:
  Splits(const Density& a, const Density& b) {
    const double step = std::min(1.0 / 16, 2 * std::min(a.step, b.step));
    const double low = b.low - a.high(), high = b.high() - a.low;
    for (const double direction : {1.0, -1.0}) {
      for (int k = direction > 0 ? 0 : 1;; ++k) {
        const double up = numeric::exp(direction * k * step), down = 1 / up, v = 0.5 * (up - down);
        if (direction > 0 ? v > high : v < low) break;
        if (v > high || v < low) continue;
        const double over = log_one_plus_exp(v);
        all_.push_back({over, over - v, 0.5 * (up + down) * step});
      }
    }
  }

  double density(const Density& a, const Density& b, double y) const {
    double total = 0;
    for (const Split& each : all_) {
      const double first = a.at(y - each.over);
      if (first > 0) total += first * b.at(y - each.under) * each.weight;
    }
    return total;
  }

 private:
  struct Split {
    double over, under, weight;  ///< ln(1 + e^v), ln(1 + e^{−v}), dv
  };
  std::vector<Split> all_;
};

Density sampled(const Density& a, const Density& b, const Splits& splits, double low, double high, int points) {
  Density found{low, (high - low) / points, {}};
  for (std::size_t i = 0; i <= static_cast<std::size_t>(points); ++i) {
    found.values.push_back(std::max(0.0, splits.density(a, b, found.x(i))));
  }
  return found;
}

/// The density of ln(e^A + e^B).
Density sum_of(const Density& a, const Density& b) {
  const Splits splits(a, b);
  double low = log_add(a.low, b.low), high = log_add(a.high(), b.high());
  for (int round = 0; round < 6; ++round) {
    const Density sketch = sampled(a, b, splits, low, high, kSketch);
    const double least = kNegligible * *std::max_element(sketch.values.begin(), sketch.values.end());
    std::size_t from = 0, to = sketch.values.size() - 1;
    while (sketch.values[from] <= least && from + 1 < to) ++from;
    while (sketch.values[to] <= least && to > from + 1) --to;
    low = sketch.x(from > 0 ? from - 1 : 0);
    high = sketch.x(std::min(to + 1, sketch.values.size() - 1));
    if (to - from > kSketch / 2) break;
  }
  Density found = sampled(a, b, splits, low, high, kPoints);
  double total = 0;
  for (const double value : found.values) total += value;
  for (double& value : found.values) value /= total * found.step;
  return found;
}

/// Of ln Σ e^{σ z} over so many keys.
Density of_many(std::uint64_t keys, double spread) {
  Density doubled = of_one(spread), found = doubled;
  bool any = false;
  for (std::uint64_t left = keys; left > 0; left >>= 1) {
    if (left & 1) {
      found = any ? sum_of(found, doubled) : doubled;
      any = true;
    }
    if (left > 1) doubled = sum_of(doubled, doubled);
  }
  return found;
}

/// Where an increasing function of x, from 0 on, passes ½.
template <class F>
double median_up_to(double high, F&& below) {
  double low = 0;
  for (int halving = 0; halving < 48; ++halving) {
    const double middle = 0.5 * (low + high);
    (below(middle) < 0.5 ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

/// P(X + width Z ≤ m), Z standard normal.
double widened_cdf(const Density& x, double width, double m) {
  double total = 0;
  for (std::size_t i = 0; i < x.values.size(); ++i) total += x.values[i] * normal_cdf((m - x.x(i)) / width);
  return total * x.step;
}

/// P(X ≤ m): the trapezoidal sum up to a point, with what its open end costs it, and Simpson's rule from there.
double cdf(const Density& x, double m) {
  const double last = static_cast<double>(x.values.size() - 2), place = std::floor((m - x.low) / x.step);
  if (!(place >= 1)) return 0;
  if (place >= last) return 1;
  const auto i = static_cast<std::size_t>(place);
  double sum = 0.5 * x.values[i];
  for (std::size_t k = 1; k < i; ++k) sum += x.values[k];
  const double from = x.x(i), slope = (x.values[i + 1] - x.values[i - 1]) / (2 * x.step);
  return x.step * sum - x.step * x.step / 12 * slope +
         (m - from) / 6 * (x.values[i] + 4 * x.at(0.5 * (m + from)) + x.at(m));
}

struct Checked {
  std::uint64_t keys;
  double spread;
};

Checked checked(std::uint64_t keys, double spread) {
  return {numeric::require_count("keys", keys, 2, kMostTypicalKeys),
          numeric::require_between("spread", spread, 0.01, 128)};
}

/// n σ p (1 − p) √(1 + E Σ w²) for |L − σ z_t| = apart.
double pull_of(const Checked& asked, double apart) {
  const double squares = asked.keys == 2 ? 1 : 1 - mean_jacobian_trace(asked.keys - 1, asked.spread);
  const double odds = numeric::exp(-apart), beside = 1 + odds;
  return static_cast<double>(asked.keys) * asked.spread * odds / (beside * beside) * std::sqrt(1 + squares);
}

}  // namespace

double typical_pull(std::uint64_t keys, double spread) {
  const Checked asked = checked(keys, spread);
  const Density others = of_many(asked.keys - 1, asked.spread);
  const double reach = 9 * asked.spread + std::max(-others.low, others.high());
  return pull_of(asked, median_up_to(reach, [&](double m) {
                   return widened_cdf(others, asked.spread, m) - widened_cdf(others, asked.spread, -m);
                 }));
}

double typical_pull_at(std::uint64_t keys, double spread, double z) {
  const Checked asked = checked(keys, spread);
  const double score = numeric::require_between("z", z, -8, 8) * asked.spread;
  const Density others = of_many(asked.keys - 1, asked.spread);
  const double reach = std::abs(score) + std::max(-others.low, others.high());
  return pull_of(asked, median_up_to(reach, [&](double m) { return cdf(others, score + m) - cdf(others, score - m); }));
}

TypicalTop typical_top(std::uint64_t keys, std::optional<double> z) {
  const auto pull_at = [&](double spread) {
    return z ? typical_pull_at(keys, spread, *z) : typical_pull(keys, spread);
  };
  constexpr double kGolden = 0.6180339887498949;
  // In ln σ.
  double low = -3, high = 4, at[2] = {high - kGolden * (high - low), low + kGolden * (high - low)}, pull[2] = {};
  bool known[2] = {};
  while (high - low > 1e-3) {
    for (int side = 0; side < 2; ++side) {
      if (!known[side]) pull[side] = pull_at(numeric::exp(at[side]));
    }
    const int kept = pull[0] < pull[1] ? 1 : 0;
    (kept ? low : high) = at[1 - kept];
    at[1 - kept] = at[kept], pull[1 - kept] = pull[kept], known[1 - kept] = true;
    at[kept] = kept ? low + kGolden * (high - low) : high - kGolden * (high - low), known[kept] = false;
  }
  const double spread = numeric::exp(0.5 * (low + high));
  return {spread, pull_at(1) / pull_at(spread)};
}

}  // namespace sqrtdk::theory
