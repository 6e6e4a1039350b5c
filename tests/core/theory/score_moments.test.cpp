// Moments and cumulants of q·k, against each other, by hand and by integrals of the density; ranges of exp in each format, and how often q·k
// leaves them, against mpmath, rounding itself and a table.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "../../reference/theory/exp_range.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "numeric/log.hpp"
#include "numeric/number_format.hpp"
#include "precision/rounding.hpp"
#include "relative.hpp"
#include "theory/score_distribution.hpp"

using namespace sqrtdk;

namespace {

/// The format with so many digits.
const numeric::NumberFormat& of_bits(std::uint64_t bits) {
  const auto formats = numeric::number_formats();
  const auto found = std::find_if(formats.begin(), formats.end(),
                                  [&](const auto& one) { return one.significand_bits == static_cast<int>(bits); });
  REQUIRE(found != formats.end());
  return *found;
}

}  // namespace

TEST_CASE("the score's variance is d, its std √d, its kurtosis 3 + 6/d") {
  CHECK(theory::score_moments(64).variance == 64);
  CHECK(theory::score_moments(64).std == 8);
  CHECK(theory::score_moments(512).std == Approx(22.627416997969522));
  CHECK(theory::score_moments(1).kurtosis == 9);
  CHECK(theory::score_moments(64).kurtosis == 3.09375);
  CHECK(theory::score_moments(4096).mean == 0);
}

TEST_CASE("the normal density integrates to one and has variance d") {
  for (const std::uint64_t d : {1, 64, 4096}) {
    const double step = std::sqrt(static_cast<double>(d)) / 100;
    double mass = 0, second = 0;
    for (int i = -1000; i <= 1000; ++i) {
      const double x = i * step, p = theory::normal_score_density(x, d) * step;
      mass += p;
      second += p * x * x;
    }
    CHECK(mass == Approx(1).epsilon(1e-12));
    CHECK(second == Approx(static_cast<double>(d)).epsilon(1e-12));
  }
}

TEST_CASE("a dimension of zero is refused") {
  CHECK_THROWS_AS(theory::score_moments(0), InvalidArgument);
  CHECK_THROWS_AS(theory::normal_score_density(1, 0), InvalidArgument);
}

TEST_CASE("even moments are d, 3d(d + 2), 15d(d + 2)(d + 4); odd ones are 0") {
  for (const std::uint64_t d : {1, 7, 64, 4096}) {
    const double size = static_cast<double>(d);
    CHECK(theory::score_moment(0, d) == 1);
    CHECK(theory::score_moment(2, d) == size);
    CHECK(theory::score_moment(4, d) == 3 * size * (size + 2));
    CHECK(theory::score_moment(6, d) == 15 * size * (size + 2) * (size + 4));
    CHECK(theory::score_moment(3, d) == 0);
    CHECK(relative(theory::score_moment(4, d) / (size * size), theory::score_moments(d).kurtosis) < 1e-15);
  }
  CHECK(std::isfinite(theory::score_moment(60, 4096)));
}

TEST_CASE("cumulants are d, 6d, 120d, and give the moments back") {
  for (const std::uint64_t d : {1, 5, 512}) {
    const double second = theory::score_cumulant(2, d), fourth = theory::score_cumulant(4, d);
    const double sixth = theory::score_cumulant(6, d);
    CHECK(second == static_cast<double>(d));
    CHECK(fourth == 6 * second);
    CHECK(sixth == 120 * second);
    CHECK(theory::score_moment(4, d) == fourth + 3 * second * second);
    CHECK(theory::score_moment(6, d) == sixth + 15 * fourth * second + 15 * second * second * second);
    CHECK(theory::score_cumulant(5, d) == 0);
  }
}

TEST_CASE("the mean absolute score is 2/π at d = 1, 1 at d = 2, and tends to √(2d/π)(1 − 1/4d)") {
  CHECK(relative(theory::mean_absolute_score(1), 0.6366197723675814) < 1e-15);
  CHECK(relative(theory::mean_absolute_score(2), 1) < 1e-15);
  CHECK(relative(theory::mean_absolute_score(4), 1.5) < 1e-15);
  CHECK(relative(theory::mean_absolute_score(64), 6.358230213040389) < 1e-3);
  const double d = 4096;
  CHECK(relative(theory::mean_absolute_score(4096), std::sqrt(2 * d / 3.141592653589793) * (1 - 1 / (4 * d))) < 1e-8);
}

TEST_CASE("what Stirling leaves, and ratios of the gamma function at half steps, are right to 2e-15") {
  // ln Γ(½) = ½ ln π gives δ(½) = ½ − ½ ln 2; Γ(1)/Γ(½) = 1/√π, Γ(3/2)/Γ(1) = √π/2.
  CHECK(std::fabs(numeric::stirling_remainder(0.5) - 0.15342640972002736) < 1e-15);
  CHECK(std::fabs(numeric::stirling_remainder(1.0) - 0.08106146679532726) < 1e-15);
  CHECK(std::fabs(numeric::stirling_remainder(10.0) - 0.008330563433362871) < 1e-17);
  CHECK(relative(numeric::half_gamma_ratio(0.5), 0.5641895835477563) < 2e-15);
  CHECK(relative(numeric::half_gamma_ratio(1.0), 0.8862269254527580) < 2e-15);
  for (const double z : {0.5, 3.0, 9.75, 100.0, 4000.0}) {
    CHECK(relative(numeric::half_gamma_ratio(z) * numeric::half_gamma_ratio(z + 0.5), z) < 2e-15);
  }
}

TEST_CASE("moments refuse orders past 60 and dimensions outside 1 … 4096") {
  CHECK_THROWS_AS(theory::score_moment(61, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::score_cumulant(0, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::score_cumulant(2, 0), InvalidArgument);
  CHECK_THROWS_AS(theory::mean_absolute_score(4097), InvalidArgument);
}

TEST_CASE("the ends of exp are right to the last digit in every format") {
  accuracy::Worst ends(2e-16, accuracy::kRelative);
  for (const ExpRangeGolden& golden : kExpRanges) {
    const auto& format = of_bits(golden.bits);
    const auto range = theory::exp_range(format.id);
    INFO(format.id);
    ends.see(relative(range.overflows_above, golden.overflows_above));
    CHECK(range.largest_argument == golden.largest_argument);
    ends.see(relative(range.normal_from, golden.normal_from));
    ends.see(relative(range.zero_below, golden.zero_below));
  }
  ends.record("theory::exp_range", "every format, where exp overflows, turns subnormal and vanishes", "mpmath");
  CHECK(theory::exp_range("float16").overflows_above == Approx(11.0901107).epsilon(1e-8));
  CHECK(theory::exp_range("float16").largest_argument == 11.0859375);
  CHECK(theory::exp_range("bfloat16").largest_argument == 88.5);
  CHECK(theory::exp_range("float32").overflows_above == Approx(88.72283908).epsilon(1e-9));
  CHECK(theory::exp_range("float64").largest_argument == 709.78271289338397);
}

TEST_CASE("rounded exponentials turn infinite, subnormal and zero where theory says") {
  for (const numeric::NumberFormat& format : numeric::number_formats()) {
    const auto range = theory::exp_range(format.id);
    const double above = precision::round_to(format, range.largest_argument * (1 + format.unit_roundoff * 2.1));
    INFO(format.id);
    CHECK(precision::round_to(format, range.largest_argument) == range.largest_argument);
    CHECK(above > range.largest_argument);
    CHECK(std::isfinite(precision::exp_in(format, range.largest_argument)));
    CHECK(std::isinf(precision::exp_in(format, above)));
    if (format.significand_bits == 53) continue;  // exp itself ends there
    const double step = 1e-9;
    CHECK(std::isinf(precision::round_to(format, std::exp(range.overflows_above + step))));
    CHECK(precision::round_to(format, std::exp(range.overflows_above - step)) == format.largest);
    CHECK(precision::round_to(format, std::exp(range.zero_below + step)) == format.smallest_subnormal);
    CHECK(precision::round_to(format, std::exp(range.zero_below - step)) == 0);
    CHECK(std::exp(range.normal_from) == Approx(format.smallest_normal).epsilon(1e-12));
  }
}

TEST_CASE("overflow probabilities are right to 1e-12, and their logarithms where they underflow") {
  accuracy::Worst logarithms(1.0, accuracy::kOfBound), probabilities(1e-12, accuracy::kRelative);
  for (const OverflowGolden& golden : kOverflows) {
    const auto& format = of_bits(golden.bits);
    INFO(format.id << ", d = " << golden.d << ", divisor " << golden.divisor);
    const double logarithm = theory::log_overflow_probability(format.id, golden.divisor, golden.d);
    logarithms.see(std::fabs(logarithm - golden.log_probability) /
                   (1e-12 * std::fmax(1, std::fabs(golden.log_probability))));
    const double odds = theory::overflow_probability(format.id, golden.divisor, golden.d);
    if (golden.log_probability > -700) probabilities.see(std::fabs(std::log(odds) - golden.log_probability));
    if (golden.log_probability < -746) CHECK(odds == 0);
  }
  logarithms.record("theory::log_overflow_probability", "every format, d 1 … 4096; the bound is 1e-12 max(1, |ln P|)",
                    "mpmath");
  probabilities.record("theory::overflow_probability", "every format, d 1 … 4096", "mpmath");
}

TEST_CASE("a score overflows as soon as it rounds to a number whose exponential does: in bfloat16 from 88.75 on") {
  for (const char* id : {"float16", "bfloat16", "float32"}) {
    const auto& format = numeric::find_number_format(id);
    const double largest = theory::exp_range(id).largest_argument;
    double next = largest;  // of the format
    while (precision::round_to(format, next) == largest) next *= 1 + 0.6 * format.unit_roundoff;
    const double from = 0.5 * (largest + precision::round_to(format, next));
    INFO(id << " from " << from);
    CHECK(std::isinf(precision::exp_in(format, precision::round_to(format, from * (1 + 1e-12)))));
    CHECK(std::isfinite(precision::exp_in(format, precision::round_to(format, from * (1 - 1e-12)))));
    for (const std::uint64_t d : {1, 64, 4096}) {
      CHECK(relative(theory::overflow_probability(id, 1, d), theory::score_upper_tail(from, d)) < 1e-14);
    }
    if (format.significand_bits == 8) CHECK(from == 88.75);
  }
}

TEST_CASE("one unshifted float16 exponential overflows as often as the published table says") {
  const struct {
    std::uint64_t d;
    double raw, scaled;
  } rows[] = {{64, 0.082, 7e-20}, {128, 0.163, 1.5e-22}, {256, 0.244, 8.8e-25}};
  for (const auto& row : rows) {
    INFO("d = " << row.d);
    CHECK(theory::overflow_probability("float16", 1, row.d) == Approx(row.raw).epsilon(6e-3));
    CHECK(theory::overflow_probability("float16", std::sqrt(static_cast<double>(row.d)), row.d) ==
          Approx(row.scaled).epsilon(0.05));
  }
  CHECK(theory::overflow_probability("float32", 1, 128) == Approx(2.3e-13).epsilon(0.05));
  CHECK(theory::overflow_probability("float32", 1, 256) == Approx(3.1e-8).epsilon(0.05));
  CHECK(theory::overflow_probability("float32", 1e300, 256) == 0);
  CHECK(theory::overflow_probability("float32", 1e-300, 256) == Approx(0.5).epsilon(1e-14));
}

TEST_CASE("ranges of exp refuse unknown formats, divisors that are not positive, and dimensions outside") {
  try {
    theory::exp_range("float8");
    FAIL("not refused");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "unknown");
    CHECK(refused.parameter() == "format");
    CHECK(refused.value() == "float8");
    CHECK(refused.range() == "float16, bfloat16, float32, float64");
  }
  CHECK_THROWS_AS(theory::overflow_probability("float16", 0, 64), InvalidArgument);
  CHECK_THROWS_AS(theory::overflow_probability("float16", -8, 64), InvalidArgument);
  CHECK_THROWS_AS(theory::overflow_probability("float16", std::nan(""), 64), InvalidArgument);
  CHECK_THROWS_AS(theory::log_overflow_probability("float16", 1, 0), InvalidArgument);
  CHECK_THROWS_AS(theory::log_overflow_probability("binary", 1, 4), InvalidArgument);
}
