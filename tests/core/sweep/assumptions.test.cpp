// The assumptions on the entries in the sweep: what each changes, by the known amount, and which bands it leaves honest.
#include <cmath>
#include <string>

#include "attention/scaled_dot_product.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/entries.hpp"
#include "random/score_rows.hpp"
#include "reported.hpp"
#include "scaling/scaled_score.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep;
using statistics::IntervalUnavailable;

namespace {

Report reported_for(const Assumptions& assumed, std::uint64_t d, std::uint64_t samples = 8000) {
  return reported({5, samples, 8, {{"sqrt"}, {"cosine", 1}}, assumed}, d);
}

Assumptions assume(const std::string& law, double parameter = 0, double rho = 0, double mean = 0, double std = 1) {
  return {{law, parameter, mean, std}, rho};
}

/// A law with the kurtosis and skewness that the formulas take, from the literature and not from the table of laws.
struct Known {
  const char* law;
  double parameter, kurtosis, skewness;
};

const Known kLight[] = {{"normal", 0, 3, 0}, {"uniform", 0, 1.8, 0}, {"rademacher", 0, 1, 0}};
const Known kAll[] = {{"normal", 0, 3, 0},
                      {"uniform", 0, 1.8, 0},
                      {"rademacher", 0, 1, 0},
                      {"laplace", 0, 6, 0},
                      {"student-t", 13, 3 + 6 / 9.0, 0},
                      {"log-normal", 0.3, 4.644900, 0.949534}};

std::string refused_parameter(const Assumptions& assumed) {
  try {
    run_chunk({1, 300, 2, {{"sqrt"}}, assumed}, 4, 0);
  } catch (const InvalidArgument& refused) {
    CHECK_FALSE(refused.range().empty());
    return refused.parameter();
  }
  return "nothing";
}

std::optional<IntervalUnavailable> refusal(const Assumptions& assumed, std::uint64_t d, std::uint64_t samples) {
  return reported({5, samples, 2, {{"sqrt"}}, assumed}, d).no_band;
}

}  // namespace

TEST_CASE("the usual assumptions, written out, change no bit") {
  const Specification usual{77, 300, 3, {{"sqrt"}, {"log"}}};
  Specification written = usual;
  written.assumptions = assume("normal", 4, 0, 0, 1);
  CHECK(run_chunk(written, 33, 0).to_numbers() == run_chunk(usual, 33, 0).to_numbers());
}

TEST_CASE(
    "each assumption changes the draws and the name of the run, and runs of different assumptions are not merged") {
  const Specification usual{77, 600, 3, {{"sqrt"}}};
  Summary first = run_chunk(usual, 5, 0);
  for (const Assumptions& other :
       {assume("laplace"), assume("student-t", 5), assume("student-t", 6), assume("normal", 0, 0.1),
        assume("normal", 0, 0, 0.5), assume("normal", 0, 0, 0, 2)}) {
    Specification changed = usual;
    changed.assumptions = other;
    CHECK(fingerprint(changed) != fingerprint(usual));
    CHECK(run_chunk(changed, 5, 1).raw.pooled.m2 != run_chunk(usual, 5, 1).raw.pooled.m2);
    CHECK_THROWS_AS(first.merge(run_chunk(changed, 5, 1)), InvalidArgument);
    CHECK_THROWS_AS(report(changed, first), InvalidArgument);
  }
}

TEST_CASE("the kurtosis of the score is 3 + (K² − 3)/d, and its variance d whatever K", "[simulation]") {
  for (const Known& known : kLight) {
    for (const std::uint64_t d : {2, 16, 100}) {
      INFO(known.law << " at d = " << d);
      const Report seen = reported_for(assume(known.law), d, 20'000);
      const double size = static_cast<double>(d);
      check_within(seen.scores.kurtosis, 3 + (known.kurtosis * known.kurtosis - 3) / size, 4);
      check_within(seen.scores.variance, size, 4);
      check_within(seen.scores.mean, 0, 4);
    }
  }
  const Report laplace = reported_for(assume("laplace"), 16, 20'000);
  CHECK(laplace.scores.kurtosis.value == Approx(3 + 33.0 / 16).epsilon(0.06));
  CHECK_FALSE(laplace.shape_known);
  CHECK(reported_for(assume("uniform"), 16).shape_known);
  // Rademacher at d = 1: every score is 1 or -1.
  CHECK(reported_for(assume("rademacher"), 1).scores.kurtosis.value == Approx(1).epsilon(1e-3));
}

TEST_CASE("correlation makes the mean ρd and the variance d (1 + ρ² (K − 2))", "[simulation]") {
  for (const Known& known : kAll) {
    for (const double rho : {0.6, -0.25}) {
      INFO(known.law << ", ρ = " << rho);
      const Report seen = reported_for(assume(known.law, known.parameter, rho), 120);
      REQUIRE_FALSE(seen.no_band.has_value());
      CHECK(seen.mean_known);
      check_within(seen.scores.mean, rho * 120, 4);
      check_within(seen.scores.variance, 120 * (1 + rho * rho * (known.kurtosis - 2)), 4);
    }
  }
}

TEST_CASE("mean, spread, skewness and correlation act together as the formula says", "[simulation]") {
  for (const Known& known : kAll) {
    for (const double rho : {0.0, 0.5, -0.5}) {
      const double mu = 0.7, sigma = 1.5, square = sigma * sigma;
      INFO(known.law << ", ρ = " << rho);
      const Report seen = reported_for(assume(known.law, known.parameter, rho, mu, sigma), 60);
      REQUIRE_FALSE(seen.no_band.has_value());
      check_within(seen.scores.mean, 60 * (mu * mu + rho * square), 4);
      check_within(seen.scores.variance,
                   60 * (square * square * (1 + rho * rho * (known.kurtosis - 2)) + 2 * mu * mu * square * (1 + rho) +
                         2 * mu * square * sigma * known.skewness * rho * (1 + rho)),
                   4);
    }
  }
}

TEST_CASE("twice the standard deviation makes every score four times as large, to the bit") {
  const Specification one{9, 256, 4, {{"sqrt"}}, assume("laplace")},
      two{9, 256, 4, {{"sqrt"}}, assume("laplace", 0, 0, 0, 2)};
  const Summary small = run_chunk(one, 50, 0), large = run_chunk(two, 50, 0);
  CHECK(large.raw.pooled.mean == 4 * small.raw.pooled.mean);
  CHECK(large.raw.pooled.m2 == 16 * small.raw.pooled.m2);
  CHECK(large.histogram.counts == small.histogram.counts);
}

TEST_CASE("a mean a million times the spread leaves the variance its digits") {
  const Report seen = reported_for(assume("normal", 0, 0, 1000, 0.001), 64);
  check_within(seen.scores.mean, 64e6, 4);
  check_within(seen.scores.variance, 2 * 64, 4);
  CHECK(seen.histogram_to - seen.histogram_from == Approx(12 * std::sqrt(128)).epsilon(1e-9));
}

TEST_CASE("with correlation 1 keys are the query: the score is its square, the cosine 1, the weights even") {
  const Report seen = reported_for(assume("normal", 0, 1), 64);
  check_within(seen.scores.mean, 64, 4);
  check_within(seen.scores.variance, 2 * 64, 4);
  CHECK(seen.rules[0]->peak_weight.value == Approx(0.125).epsilon(1e-12));
  CHECK(seen.rules[1]->score_std.value < 1e-6);
  const Report signs = reported_for(assume("rademacher", 0, 1), 64);
  CHECK(signs.scores.mean.value == 64);
  CHECK(signs.scores.variance.value == 0);
  CHECK(signs.no_band == IntervalUnavailable::too_skewed);
  CHECK(signs.mean_known);
}

TEST_CASE("scores and norms are those of the entries themselves, under every assumption and rule") {
  constexpr std::uint64_t kKeys = 2, kD = 40;
  for (const Assumptions& assumed : {assume("uniform", 0, 0.4, 2, 0.5), assume("student-t", 3, -0.7, -1, 3),
                                     assume("log-normal", 1, 0.2, 0.3, 1), assume("rademacher", 0, 0, 1, 1)}) {
    random::ScoreRows rows(kKeys, assumed, {true, true, true, true, true});
    random::Stream drawn({3, kD, 1}), again({3, kD, 1});
    rows.extend(drawn, kD);
    const random::Entries entries(assumed.distribution);
    const random::Correlation parts = random::correlation(assumed.correlation);
    numeric::Matrix vectors[random::kLanes][kKeys + 1];
    for (auto& lane : vectors) {
      for (auto& vector : lane) vector.resize(1, kD);
    }
    float blocks[kKeys + 1][random::kBlockRows * random::kLanes];
    for (std::uint64_t done = 0; done < kD; done += random::kBlockRows) {
      const int rows_here = static_cast<int>(std::min<std::uint64_t>(random::kBlockRows, kD - done));
      for (std::uint64_t vector = 0; vector <= kKeys; ++vector) {
        entries.fill_standard(again, blocks[vector], rows_here);
        if (vector > 0) random::correlate(parts, blocks[0], blocks[vector], rows_here);
        for (int place = 0; place < rows_here * random::kLanes; ++place) {
          vectors[place % random::kLanes][vector](0, static_cast<Eigen::Index>(done) + place / random::kLanes) =
              assumed.distribution.mean + assumed.distribution.std * static_cast<double>(blocks[vector][place]);
        }
      }
    }
    for (int lane = 0; lane < random::kLanes; ++lane) {
      const numeric::Matrix& q = vectors[lane][0];
      for (std::uint64_t key = 0; key < kKeys; ++key) {
        const numeric::Matrix& k = vectors[lane][key + 1];
        const scaling::Pair pair = rows.pair(key, lane);
        const double size = q.norm() * k.norm();
        CHECK(pair.plain.dot == Approx(q.row(0).dot(k.row(0))).epsilon(1e-5).margin(1e-6 * size));
        CHECK(pair.plain.query_square == Approx(q.squaredNorm()).epsilon(3e-6));
        CHECK(pair.plain.key_square == Approx(k.squaredNorm()).epsilon(3e-6));
        for (const scaling::Choice& rule : {scaling::Choice{"cosine", 1}, {"layer-norm", 1}, {"query-norm", 1}}) {
          const auto steps = attention::scaled_dot_product_attention(q, k, numeric::Matrix::Ones(1, 1), rule);
          CHECK(scaling::Scaler(rule, kD)(pair) == Approx(steps.scaled_scores(0, 0)).epsilon(1e-5).margin(2e-5));
        }
      }
    }
  }
}

TEST_CASE("assumptions outside their limits are refused by name before anything is drawn") {
  CHECK(refused_parameter(assume("cauchy")) == "law");
  CHECK(refused_parameter(assume("student-t", 2)) == "ν");
  CHECK(refused_parameter(assume("student-t", std::nan(""))) == "ν");
  CHECK(refused_parameter(assume("log-normal", 2.1)) == "s");
  CHECK(refused_parameter(assume("normal", 0, 1.01)) == "correlation");
  CHECK(refused_parameter(assume("normal", 0, std::nan(""))) == "correlation");
  CHECK(refused_parameter(assume("normal", 0, 0, 1001)) == "mean");
  CHECK(refused_parameter(assume("normal", 0, 0, 0, 0)) == "std");
  CHECK(refused_parameter(assume("student-t", 2.01, -1, -1000, 1000)) == "nothing");
}

TEST_CASE(
    "where the law of the score has no fourth or sixth moment, or the sample is too small for it, there is no band") {
  CHECK_FALSE(refusal(assume("normal", 0, 0.5, 1, 2), 4, 1000).has_value());
  CHECK(refusal(assume("student-t", 4), 64, 8000) == IntervalUnavailable::no_fourth_moment);
  CHECK(refusal(assume("student-t", 4, 0, 1, 1), 64, 8000) == IntervalUnavailable::no_fourth_moment);
  CHECK(refusal(assume("student-t", 6), 64, 8000) == IntervalUnavailable::no_sixth_moment);
  CHECK_FALSE(refusal(assume("student-t", 6.5), 64, 8000).has_value());
  CHECK(refusal(assume("student-t", 8, 0.1), 64, 8000) == IntervalUnavailable::no_fourth_moment);
  CHECK(refusal(assume("student-t", 12, 0.1), 64, 8000) == IntervalUnavailable::no_sixth_moment);
  CHECK_FALSE(refusal(assume("student-t", 13, 0.1), 64, 8000).has_value());
  CHECK(refusal(assume("log-normal", 1), 1, 8000) == IntervalUnavailable::too_skewed);
  CHECK(refusal(assume("laplace"), 1, 256) == IntervalUnavailable::too_skewed);
  CHECK_FALSE(refusal(assume("laplace"), 1, 2000).has_value());
  CHECK(refusal(assume("rademacher"), 1, 8000) == IntervalUnavailable::too_skewed);
}

TEST_CASE("without a band, rules that bound their scores keep theirs; without a variance the mean has none") {
  const Report wild = reported_for(assume("student-t", 3), 16, 600);
  CHECK(wild.no_band.has_value());
  CHECK(wild.mean_known);
  CHECK_FALSE(wild.shape_known);
  CHECK_FALSE(wild.rules[0]->score_std_known);
  CHECK(wild.rules[1]->score_std_known);
  CHECK_FALSE(reported_for(assume("student-t", 3, 0.5), 16, 600).mean_known);
  CHECK(reported_for(assume("student-t", 5, 0.5), 16, 600).mean_known);
}

TEST_CASE("95 % bands for the variance hold it in about 95 of 100 runs, where the law allows a band", "[simulation]") {
  struct Case {
    Assumptions assumed;
    double variance;
  };
  const Case cases[] = {{assume("laplace"), 4},
                        {assume("student-t", 9, 0, 1, 1), 12},
                        {assume("normal", 0, 0.8), 4 * 1.64},
                        {assume("uniform", 0, 0.5, 1, 1), 4 * (1 - 0.05 + 3)}};
  for (const Case& one : cases) {
    int held = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      const Report seen = reported({seed, 1024, 4, {{"sqrt"}}, one.assumed}, 4);
      REQUIRE_FALSE(seen.no_band.has_value());
      held += seen.scores.variance.low <= one.variance && one.variance <= seen.scores.variance.high ? 1 : 0;
    }
    INFO(one.assumed.distribution.id << ": " << held << " of 400");
    CHECK(held >= 366);  // 95 % less three standard errors
    CHECK(held <= 393);
  }
}

TEST_CASE("intervals of 95 % hold the mean of skewed scores in at least 92 of 100 runs, or there is none",
          "[simulation]") {
  struct Case {
    Assumptions assumed;
    std::uint64_t d;
    bool known;
  };
  const Case cases[] = {{assume("log-normal", 2, 0.5), 16, false},  {assume("log-normal", 1, 0.5), 4, false},
                        {assume("log-normal", 0.5, 0.5), 1, false}, {assume("log-normal", 0.5, 0.5), 16, true},
                        {assume("log-normal", 0.3, 0.9), 4, true},  {assume("normal", 0, 1), 1, true}};
  for (const auto& [assumed, d, known] : cases) {
    int held = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      const Report seen = reported({seed, 256, 2, {{"sqrt"}}, assumed}, d);
      REQUIRE(seen.mean_known == known);
      const double mean = assumed.correlation * static_cast<double>(d);
      held += seen.scores.mean.low <= mean && mean <= seen.scores.mean.high ? 1 : 0;
    }
    INFO(assumed.distribution.id << " " << assumed.distribution.parameter << ", d = " << d << ": " << held
                                 << " of 400");
    if (known)
      CHECK(held >= 368);
    else
      CHECK(held < 368);
  }
}

TEST_CASE("a result under assumptions is the same however its chunks were made") {
  const Specification specification{77, 600, 3, {{"sqrt"}, {"layer-norm", 1}}, assume("student-t", 3, 0.5, 1, 2)};
  Summary merged = Summary::from_numbers(run_chunk(specification, 33, 0).to_numbers());
  const Summary last = run_chunk(specification, 33, 2);
  merged.merge(Summary::from_numbers(run_chunk(specification, 33, 1).to_numbers()));
  merged.merge(last);
  Summary straight = run_chunk(specification, 33, 0);
  straight.merge(run_chunk(specification, 33, 1));
  straight.merge(run_chunk(specification, 33, 2));
  CHECK(merged.to_numbers() == straight.to_numbers());
}
