// The scale rules: data, domains, divisors; e^(πd) down to the last subnormal, and the d at which each format gives out.
#include <cmath>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "../../reference/scaling/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "relative.hpp"
#include "scaling/divisor.hpp"
#include "softmax/softmax.hpp"
#include "ulps.hpp"

using namespace sqrtdk;
using scaling::divisor;
using scaling::ExponentialLimits;

TEST_CASE("each rule divides by what its formula says") {
  CHECK(divisor({"none"}, 64) == 1);
  CHECK(divisor({"sqrt"}, 64) == 8);
  CHECK(divisor({"linear"}, 64) == 64);
  CHECK(divisor({"log"}, 64) == Approx(4.158883083359672).epsilon(1e-15));
  CHECK(divisor({"constant", 10}, 64) == 10);
  CHECK(divisor({"power", 0.3}, 64) == Approx(3.4822022531844965).epsilon(1e-14));
  CHECK(divisor({"fifth-power"}, 64) == 1073741824);
  CHECK(divisor({"fifth-power"}, 4096) == 0x1p60);
  CHECK(divisor({"temperature", 2}, 64) == 16);
  CHECK(divisor({"exponential"}, 1) == Approx(23.140692632779269).epsilon(1e-15));
}

TEST_CASE("d⁵ is the power rule at p = 5, and half a temperature is half the divisor") {
  for (const std::uint64_t d : {1, 2, 3, 64, 1000, 4096}) {
    CHECK(divisor({"fifth-power"}, d) == divisor({"power", 5}, d));
    CHECK(divisor({"temperature", 0.5}, d) == divisor({"sqrt"}, d) / 2);
    CHECK(divisor({"temperature", 1}, d) == divisor({"sqrt"}, d));
  }
}

TEST_CASE("the logarithm of every divisor is known, that of e^(πd) at every d") {
  accuracy::Worst worst(1e-14, accuracy::kRelative);
  for (const scaling::Rule& rule : scaling::rules()) {
    if (!rule.divides) continue;
    const scaling::Choice choice{std::string(rule.id), rule.parameter ? rule.parameter->initial : 0};
    for (const std::uint64_t d : {2, 64, 225}) {
      worst.see(relative(scaling::log_divisor(choice, d), std::log(divisor(choice, d))));
    }
  }
  worst.record("scaling::log_divisor", "every divisor of d", "the C library's double");
  CHECK(scaling::log_divisor({"exponential"}, 4096) == Approx(12867.963509103793).epsilon(1e-15));
  CHECK_THROWS_AS(divisor({"exponential"}, 226), InvalidArgument);
}

TEST_CASE("a rule that is no divisor of d has none, and says so") {
  for (const scaling::Rule& rule : scaling::rules()) {
    if (rule.divides) continue;
    try {
      divisor({std::string(rule.id), rule.parameter->initial}, 64);
      FAIL("not refused");
    } catch (const InvalidArgument& refused) {
      CHECK(refused.code() == "no-divisor");
      CHECK(refused.value() == rule.id);
    }
  }
}

TEST_CASE("six rules are in the spotlight, each a divisor of d, and what needs more than q·k and d is none") {
  int seen = 0;
  for (const scaling::Rule& rule : scaling::rules()) {
    const auto& [query_norm, key_norm, means, keys, position] = rule.needs;
    CHECK_FALSE((rule.featured && !rule.divides));
    CHECK_FALSE((rule.divides && (query_norm || key_norm || means || keys || position)));
    seen += rule.featured ? 1 : 0;
  }
  CHECK(seen == 6);
}

TEST_CASE("the table of rules is the published one: parameters with range and first value, least d, what each needs") {
  const auto row = [](const scaling::Rule& rule) {
    std::ostringstream text;
    text << rule.id << ':';
    if (rule.parameter) {
      const auto& [name, least, most, initial] = *rule.parameter;
      text << ' ' << name << ' ' << least << " … " << most << " from " << initial << ',';
    }
    text << " d ≥ " << rule.least_dimension;
    const scaling::Needs& needs = rule.needs;
    for (const auto& [needed, name] : {std::pair{needs.query_norm, "|q|"},
                                       {needs.key_norm, "|k|"},
                                       {needs.means, "means"},
                                       {needs.keys, "keys"},
                                       {needs.position, "place"}}) {
      if (needed) text << ", " << name;
    }
    return text.str() + (rule.divides ? ", a divisor" : "") + (rule.featured ? ", in the spotlight" : "");
  };
  const std::vector<std::string> table = {"none: d ≥ 1, a divisor, in the spotlight",
                                          "sqrt: d ≥ 1, a divisor, in the spotlight",
                                          "linear: d ≥ 1, a divisor, in the spotlight",
                                          "log: d ≥ 2, a divisor, in the spotlight",
                                          "power: p -1 … 5 from 0.5, d ≥ 1, a divisor, in the spotlight",
                                          "constant: c 0.001 … 1e+06 from 8, d ≥ 1, a divisor, in the spotlight",
                                          "fifth-power: d ≥ 1, a divisor",
                                          "exponential: d ≥ 1, a divisor",
                                          "temperature: τ 0.01 … 100 from 2, d ≥ 1, a divisor",
                                          "query-norm: τ 0.01 … 100 from 1, d ≥ 1, |q|",
                                          "cosine: g 0.01 … 1000 from 10, d ≥ 1, |q|, |k|",
                                          "rms-norm: g 0.01 … 100 from 1, d ≥ 1, |q|, |k|",
                                          "layer-norm: g 0.01 … 100 from 1, d ≥ 2, |q|, |k|, means",
                                          "soft-cap: C 0.1 … 1000 from 50, d ≥ 1",
                                          "log-keys: s 0.001 … 100 from 1, d ≥ 1, keys",
                                          "position: L 1 … 1e+06 from 8192, d ≥ 1, place"};
  REQUIRE(scaling::rules().size() == table.size());
  for (std::size_t i = 0; i < table.size(); ++i) CHECK(row(scaling::rules()[i]) == table[i]);
}

TEST_CASE("an unknown rule is answered with the names of all") {
  try {
    scaling::find("cube");
    FAIL("accepted");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.range().substr(0, 26) == "none, sqrt, linear, log, p");
  }
}

TEST_CASE("the power rule contains none, √d and d exactly") {
  for (const std::uint64_t d : {1, 2, 3, 64, 1000, 4096}) {
    CHECK(divisor({"power", 0}, d) == divisor({"none"}, d));
    CHECK(divisor({"power", 0.5}, d) == divisor({"sqrt"}, d));
    CHECK(divisor({"power", 1}, d) == divisor({"linear"}, d));
  }
}

TEST_CASE("doubling the exponent squares the divisor") {
  CHECK(divisor({"power", 0.8}, 100) == Approx(std::pow(divisor({"power", 0.4}, 100), 2)).epsilon(1e-13));
}

TEST_CASE("a constant divisor does not depend on d and is the parameter") {
  for (const double c : {0.001, 2.0, 1e6}) CHECK(divisor({"constant", c}, 7) == divisor({"constant", c}, 4096));
  CHECK(divisor({"constant", 20}, 64) == 2 * divisor({"constant", 10}, 64));
}

TEST_CASE("log d is refused at d = 1, where the divisor would be 0") {
  CHECK_FALSE(scaling::defined_at(scaling::find("log"), 1));
  CHECK(scaling::defined_at(scaling::find("log"), 2));
  try {
    divisor({"log"}, 1);
    FAIL("not refused");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "outside-domain");
    CHECK(refused.parameter() == "d");
    CHECK(refused.value() == "1");
  }
}

TEST_CASE("every divisor is positive and finite over its whole domain and at both ends of its parameter") {
  for (const scaling::Rule& rule : scaling::rules()) {
    if (!rule.divides) continue;
    const std::uint64_t last = rule.kind == scaling::Kind::exponential ? 225 : 4096;
    std::vector<scaling::Choice> chosen;
    if (rule.parameter) {
      for (const double value : {rule.parameter->least, rule.parameter->initial, rule.parameter->most}) {
        chosen.push_back({std::string(rule.id), value});
      }
    } else {
      chosen.push_back({std::string(rule.id)});
    }
    CAPTURE(rule.id);
    // Asserted once a rule: an assertion takes longer than what it asserts.
    std::vector<std::uint64_t> wrong;
    for (std::uint64_t d = rule.least_dimension; d <= last; ++d) {
      for (const auto& each : chosen) {
        const double c = divisor(each, d);
        if (!(c > 0 && std::isfinite(c))) wrong.push_back(d);
      }
    }
    CHECK(wrong == std::vector<std::uint64_t>{});
  }
}

TEST_CASE("an unknown rule and a parameter outside its range are refused by name") {
  CHECK_THROWS_AS(scaling::find("cube"), InvalidArgument);
  CHECK_THROWS_AS(divisor({"constant", 0}, 4), InvalidArgument);
  CHECK_THROWS_AS(divisor({"power", std::nan("")}, 4), InvalidArgument);
  CHECK_THROWS_AS(divisor({"power", 6}, 4), InvalidArgument);
}

TEST_CASE("rule names are distinct") {
  for (const auto& a : scaling::rules()) {
    for (const auto& b : scaling::rules()) CHECK(((&a == &b) || (a.id != b.id && a.kind != b.kind)));
  }
}

namespace {

const numeric::NumberFormat& format(const std::string& name) { return numeric::find_number_format(name); }

}  // namespace

TEST_CASE("a score over e^(πd) is right to the last subnormal and then 0") {
  accuracy::Worst worst(1.0, accuracy::kUlp);
  for (const ShrunkGolden& golden : kShrunk) {
    INFO(golden.score << " at d = " << golden.dimension);
    const double quotient = scaling::over_exp_pi(golden.score, golden.dimension);
    worst.see(ulps(quotient, golden.quotient));
    if (golden.quotient == 0) CHECK((quotient == 0 && !std::signbit(quotient)));
  }
  worst.record("scaling::over_exp_pi", "quotients down to the last subnormal", "mpmath");
  CHECK(scaling::over_exp_pi(0, 3) == 0);
}

TEST_CASE("the thresholds of every format are those that mpmath solves for") {
  for (const LimitGolden& golden : kLimits) {
    INFO(golden.format << " with " << golden.keys << " keys");
    const ExponentialLimits limits = scaling::exponential_limits(format(golden.format), golden.keys);
    CHECK(limits.weights_even == static_cast<std::uint64_t>(golden.weights_even));
    CHECK(limits.unit_score_vanishes == static_cast<std::uint64_t>(golden.unit_score));
    CHECK(limits.typical_score_vanishes == static_cast<std::uint64_t>(golden.typical_score));
    CHECK(limits.divisor_overflows == static_cast<std::uint64_t>(golden.divisor));
  }
}

TEST_CASE("the thresholds of float64 are those of this machine") {
  const ExponentialLimits limits = scaling::exponential_limits(format("float64"), 8);
  const auto at = [](std::uint64_t d) { return static_cast<double>(d); };
  CHECK(std::isinf(scaling::exp_pi(at(limits.divisor_overflows))));
  CHECK(std::isfinite(scaling::exp_pi(at(limits.divisor_overflows - 1))));
  CHECK(scaling::over_exp_pi(1, at(limits.unit_score_vanishes)) == 0);
  CHECK(scaling::over_exp_pi(1, at(limits.unit_score_vanishes - 1)) > 0);
  const std::uint64_t d = limits.typical_score_vanishes;
  CHECK(scaling::over_exp_pi(std::sqrt(at(d)), at(d)) == 0);
  CHECK(scaling::over_exp_pi(std::sqrt(at(d - 1)), at(d - 1)) > 0);
}

TEST_CASE("weights are even from the threshold on, and not one dimension before") {
  const double reach = std::sqrt(2 * std::log(8.0));
  const auto even = [&](double d) {
    std::vector<double> scores(8), weights(8);
    for (int key = 0; key < 8; ++key) {
      scores[key] = scaling::over_exp_pi(reach * std::sqrt(d) * (2 * key / 7.0 - 1), d);
    }
    softmax::softmax(scores, weights);
    return std::vector<double>(8, 0.125) == weights;
  };
  CHECK(even(13));
  CHECK_FALSE(even(12));
  CHECK(even(300));
}

TEST_CASE("a divisor between the largest number and half a step above it rounds down") {
  // One digit, numbers up to 16: what is below 24 rounds to 16, and e^π is 23.14. Numbers up to 8 end at 12.
  CHECK(scaling::exponential_limits({.id = "one digit", .significand_bits = 1, .largest_exponent = 4}, 8)
            .divisor_overflows == 2);
  CHECK(scaling::exponential_limits({.id = "one digit", .significand_bits = 1, .largest_exponent = 3}, 8)
            .divisor_overflows == 1);
}

TEST_CASE("numbers of keys outside 1 … 1024 are refused") {
  CHECK_THROWS_AS(scaling::exponential_limits(format("float64"), 0), InvalidArgument);
  CHECK_THROWS_AS(scaling::exponential_limits(format("float64"), 1025), InvalidArgument);
}
