// The divisor that a reader draws, at the boundary: the spreads that it leaves, the pull there, and the hill of theory.
#include <emscripten/bind.h>

#include "../experiments/pull_rows.hpp"
#include "../scaling/designed_divisor.hpp"
#include "../statistics/sample_figures.hpp"
#include "../theory/typical_pull.hpp"
#include "sample_fields.hpp"
#include "values.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

/// rows · (keys + 48) of one call.
constexpr double kMostScoredWork = 4'194'304;
/// Spreads of one call: each takes some milliseconds.
constexpr std::size_t kMostSpreads = 16;

std::optional<double> z_of(const val& z) {
  return z.isUndefined() || z.isNull() ? std::nullopt : std::optional(number(z, "z"));
}

val designed_spreads(val design, val dimensions) {
  return answer([&] {
    require_fields(design, {"factor", "exponent", "logarithmic"});
    const scaling::DesignedDivisor line{number_in(design, "factor"), number_in(design, "exponent"),
                                        truth_in(design, "logarithmic")};
    std::vector<double> divisors, spreads;
    for (const std::uint64_t d : counts(dimensions, "dimensions", 1, 4096, kMostQuantiles)) {
      divisors.push_back(scaling::divisor(line, d));
      spreads.push_back(scaling::spread(line, d));
    }
    return object("divisors", divisors, "spreads", spreads);
  });
}

val exponent_through(val factor, val d, val divisor) {
  return answer([&] {
    return scaling::exponent_through(number(factor, "factor"), count(d, "d", 2, 4096), number(divisor, "c"));
  });
}

val pull_rows(val input, val d, val divisor) {
  return answer([&] {
    require_fields(input, {"seed", "keys", "rows"}, {"z"});
    const experiments::PullRows asked{seed_in(input), count_in(input, "keys", 2, experiments::kMostPullRowKeys),
                                      count_in(input, "rows", 1, experiments::kMostScoredRows),
                                      z_of(field(input, "z"))};
    require_work("rows · (keys + 48)", static_cast<double>(asked.rows * (asked.keys + 48)), kMostScoredWork);
    return statistics::sample_figures(
        experiments::pull_rows(asked, count(d, "d", 1, 4096), number(divisor, "divisor")));
  });
}

val typical_pull(val keys, val spreads, val z) {
  return answer([&] {
    const std::uint64_t n = count(keys, "keys", 2, 4096);
    const std::optional<double> at = z_of(z);
    std::vector<double> pulls;
    for (const double spread : some_numbers(spreads, "spreads", kMostSpreads)) {
      pulls.push_back(at ? theory::typical_pull_at(n, spread, *at) : theory::typical_pull(n, spread));
    }
    return pulls;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(designed_divisor) {
  emscripten::function("designedSpreads", &designed_spreads);
  emscripten::function("exponentThrough", &exponent_through);
  emscripten::function("pullRows", &pull_rows);
  emscripten::function("typicalPull", &typical_pull);
}
