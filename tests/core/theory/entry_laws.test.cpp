// Moments of the entry laws against integrals by mpmath, against the laws that
// are drawn from, and against draws.
#include "theory/entries.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "../../reference/theory/score_of_entries.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/entries.hpp"
#include "relative.hpp"
#include "sweep/assumed_scores.hpp"

using namespace sqrtdk;

namespace {

std::string refusal(const theory::EntryMoments& entries) {
  try {
    theory::require_moments(entries);
  } catch (const InvalidArgument& error) {
    return error.code() + " " + error.parameter();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("moments of the entry laws to the eighth are right to 1e-14, and absent where the integral diverges") {
  accuracy::Worst moments(1e-14, accuracy::kRelative);
  for (const EntryMomentGolden& golden : kEntryMoments) {
    INFO(golden.law << " " << golden.parameter << ", order " << golden.order);
    const auto moment = theory::entry_moment(golden.law, golden.parameter, static_cast<std::uint64_t>(golden.order));
    CHECK(moment.has_value() == golden.exists);
    if (moment) moments.see(relative(*moment, golden.moment));
  }
  moments.record("theory::entry_moment", "every law, orders to 8", "mpmath");
}

TEST_CASE("theory knows the laws that the sweep draws from, with their parameters, ranges and moments") {
  const auto known = theory::entry_moment_formulas();
  const auto drawn = random::distributions();
  REQUIRE(known.size() == drawn.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    INFO(known[i].id);
    CHECK(known[i].id == drawn[i].id);
    CHECK(known[i].parameter.empty() == !drawn[i].parameter);
    std::vector<double> parameters{0};
    if (!drawn[i].parameter) {
      CHECK((known[i].least == 0 && known[i].most == 0 && known[i].least_permitted));
    } else {
      CHECK(known[i].parameter == drawn[i].parameter->name);
      CHECK(known[i].least == drawn[i].parameter->least);
      CHECK(known[i].most == drawn[i].parameter->most);
      CHECK(known[i].least_permitted == drawn[i].parameter->least_permitted);
      parameters = {drawn[i].parameter->initial, known[i].most};
      if (known[i].id == "student-t") parameters.insert(parameters.end(), {2.1, 3, 3.5, 4, 4.5, 6, 6.5});
    }
    for (const double parameter : parameters) {
      const auto moments = drawn[i].moments(parameter);
      const auto agree = [&](std::uint64_t order, std::optional<double> other) {
        const auto moment = theory::entry_moment(known[i].id, parameter, order);
        CHECK(moment.has_value() == other.has_value());
        if (moment && other) CHECK(relative(*moment, *other) < 1e-13);
      };
      agree(3, moments.skewness);
      agree(4, moments.kurtosis);
      agree(6, moments.sixth);
    }
  }
}

TEST_CASE("the moments by which the sweep judges its draws are those of theory, odd ones too") {
  for (const random::Distribution& law : random::distributions()) {
    const double parameter = law.parameter ? law.parameter->initial : 0;
    for (int order = 1; order <= 8; ++order) {
      const auto used = sweep::draw_moment({std::string(law.id), parameter}, order);
      const auto known = theory::entry_moment(std::string(law.id), parameter, static_cast<std::uint64_t>(order));
      INFO(law.id << ", order " << order);
      REQUIRE(used.has_value() == known.has_value());
      if (known) CHECK(*used == Approx(*known).epsilon(1e-9).margin(1e-12));
    }
  }
}

TEST_CASE("draws have the moments of their law") {
  constexpr int kRows = 1 << 14;
  for (const random::EntryDistribution& law :
       {random::EntryDistribution{"normal"}, random::EntryDistribution{"uniform"}, random::EntryDistribution{"laplace"},
        random::EntryDistribution{"student-t", 20}, random::EntryDistribution{"log-normal", 0.3}}) {
    std::vector<float> draws(static_cast<std::size_t>(kRows) * random::kLanes);
    random::Stream stream({21, 1, 0});
    random::Entries(law).fill_standard(stream, draws.data(), kRows);
    for (const std::uint64_t order : {2, 3, 4}) {
      double mean = 0;
      for (const float x : draws) mean += std::pow(static_cast<double>(x), static_cast<double>(order));
      mean /= static_cast<double>(draws.size());
      const double expected = *theory::entry_moment(law.id, law.parameter, order);
      const double square = *theory::entry_moment(law.id, law.parameter, 2 * order);
      INFO(law.id << ", order " << order);
      CHECK(std::fabs(mean - expected) <
            4.5 * std::sqrt((square - expected * expected) / static_cast<double>(draws.size())));
    }
  }
}

TEST_CASE("Student's law has a variance for all ν above 2, a kurtosis above 4 only") {
  CHECK(theory::entry_moments("student-t", 2.5).skewness == std::nullopt);
  CHECK(theory::entry_moments("student-t", 4).skewness == 0.0);
  CHECK(theory::entry_moments("student-t", 4).kurtosis == std::nullopt);
  CHECK(theory::entry_moments("student-t", 5).kurtosis == Approx(9).epsilon(1e-15));
  CHECK(theory::entry_moment("student-t", 2.0001, 2) == Approx(1).epsilon(1e-12));
}

TEST_CASE("entry laws refuse unknown names, parameters and orders outside, by name") {
  const auto refused = [](const char* law, double parameter, std::uint64_t order) -> std::string {
    try {
      theory::entry_moment(law, parameter, order);
    } catch (const InvalidArgument& error) {
      return error.code() + " " + error.parameter() + " " + error.value() + " " + error.range();
    }
    return "accepted";
  };
  CHECK(refused("cauchy", 0, 2) == "unknown law cauchy normal, uniform, rademacher, laplace, student-t, log-normal");
  CHECK(refused("student-t", 2, 2) == "out-of-range ν 2 above 2 … 1000");
  CHECK(refused("student-t", 1001, 2) == "out-of-range ν 1001 2 … 1000");
  CHECK(refused("log-normal", 0.001, 2) == "out-of-range s 0.001 0.01 … 2");
  CHECK(refused("log-normal", std::nan(""), 2) == "not-a-number s NaN 0.01 … 2");
  CHECK(refused("normal", 0, 9) == "out-of-range order 9 0 … 8");
  CHECK(refused("normal", std::nan(""), 8) == "accepted");
}

TEST_CASE("moments that no law has are refused") {
  CHECK(refusal({0, 1, 0, 1}) == "accepted");
  CHECK(refusal({0, 1, 0.5, 1.25}) == "accepted");  // two points
  CHECK(refusal({0, 1, 0.5, 1.2}) == "out-of-range kurtosis");
  CHECK(refusal({0, 1, 0, 0.9}) == "out-of-range kurtosis");
  CHECK(refusal({0, 1, 0, 1e31}) == "out-of-range kurtosis");
  CHECK(refusal({0, 1, 0, std::nan("")}) == "not-a-number kurtosis");
  CHECK(refusal({0, 0, 0, 3}) == "out-of-range std");
  CHECK(refusal({1e31, 1, 0, 3}) == "out-of-range mean");
  CHECK(refusal({0, 1, 1e16, 3}) == "out-of-range skewness");
  CHECK(refusal({0, 1, std::nullopt, std::nullopt}) == "accepted");
  CHECK_THROWS_AS(theory::entry_moments("normal", 0, 0, -1), InvalidArgument);
}
