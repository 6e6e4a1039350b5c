// The table of entry laws: its moments, and what it refuses.
#include "random/entry_law.hpp"

#include <cmath>
#include <string>

#include "catch.hpp"
#include "numeric/invalid_argument.hpp"

using namespace sqrtdk;
using random::EntryLaw;

namespace {

std::string refusal(const EntryLaw& law) {
  try {
    random::check(law);
  } catch (const InvalidArgument& error) {
    return error.code() + " " + error.parameter();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("the moments of the laws are the published ones") {
  const auto kurtosis = [](const EntryLaw& law) { return random::standard_moments(law).kurtosis.value(); };
  CHECK(kurtosis({"normal"}) == 3.0);
  CHECK(kurtosis({"uniform"}) == Approx(1.8));
  CHECK(kurtosis({"rademacher"}) == 1.0);
  CHECK(kurtosis({"laplace"}) == 6.0);
  CHECK(kurtosis({"student-t", 5}) == 9.0);
  CHECK(kurtosis({"student-t", 10}) == 4.0);
  // scipy.stats.lognorm.stats(s, moments="sk") for the last two.
  CHECK(kurtosis({"log-normal", 0.5}) == Approx(8.898445673784778).epsilon(1e-13));
  CHECK(kurtosis({"log-normal", 1}) == Approx(113.936392176312).epsilon(1e-13));
  CHECK(random::standard_moments({"log-normal", 0.5}).skewness.value() == Approx(1.7501896550697178).epsilon(1e-13));
  CHECK(random::standard_moments({"log-normal", 1}).skewness.value() == Approx(6.184877138632554).epsilon(1e-13));
  for (const char* id : {"normal", "uniform", "rademacher", "laplace"}) {
    CHECK(random::standard_moments({id}).skewness == 0.0);
  }
}

TEST_CASE("moments of Student's law exist below the degrees of freedom and not from there on") {
  const auto at = [](double nu) { return random::standard_moments({"student-t", nu}); };
  CHECK_FALSE(at(3).skewness);
  CHECK(at(3.5).skewness == 0.0);
  CHECK_FALSE(at(4).kurtosis);
  CHECK(at(4.5).kurtosis == 15.0);
  CHECK_FALSE(at(6).sixth);
  CHECK(at(8).sixth == 15.0 * 36 / 8);
}

TEST_CASE("a log-normal law of small shape and Student's law of many degrees of freedom have nearly normal moments") {
  const auto small = random::standard_moments({"log-normal", 0.01});
  CHECK(small.skewness.value() == Approx(0.03).epsilon(1e-3));      // 3 s
  CHECK(small.kurtosis.value() == Approx(3.0016).epsilon(1e-6));    // 3 + 16 s²
  CHECK(small.sixth.value() == Approx(15 + 0.0325).epsilon(1e-4));  // 15 + 325 s²
  const auto many = random::standard_moments({"student-t", 1000});
  CHECK(many.kurtosis.value() == Approx(3 + 6.0 / 996));
  CHECK(many.sixth.value() == Approx(15).epsilon(0.01));
}

TEST_CASE(
    "no fourth moment is below one plus the squared third, and no sixth below the squared third or the cubed second") {
  for (const random::Law& law : random::laws()) {
    const double parameter = law.parameter ? 4 * law.parameter->initial / 2 : 0;
    const auto moments = law.moments(law.parameter && law.parameter->most < 4 ? 1 : parameter);
    INFO(law.id);
    CHECK(moments.kurtosis.value() >= 1 + moments.skewness.value() * moments.skewness.value());
    CHECK(moments.sixth.value() >= moments.kurtosis.value() * moments.kurtosis.value());
  }
}

TEST_CASE("unknown laws and numbers outside their range are refused by name") {
  CHECK(refusal({"cauchy"}) == "unknown law");
  CHECK(refusal({"student-t", 2}) == "out-of-range ν");
  CHECK(refusal({"student-t", 1001}) == "out-of-range ν");
  CHECK(refusal({"student-t", std::nan("")}) == "not-a-number ν");
  CHECK(refusal({"log-normal", 0}) == "out-of-range s");
  CHECK(refusal({"log-normal", 2.1}) == "out-of-range s");
  CHECK(refusal({"normal", 0, 1001}) == "out-of-range mean");
  CHECK(refusal({"normal", 0, INFINITY}) == "not-finite mean");
  CHECK(refusal({"normal", 0, 0, 0}) == "out-of-range std");
  CHECK(refusal({"normal", 0, 0, -1}) == "out-of-range std");
  CHECK(refusal({"student-t", 2.0001}) == "accepted");
  CHECK(refusal({"normal", 77, -3, 2}) == "accepted");
}
