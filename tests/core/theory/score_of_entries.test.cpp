// Moments of scores of any entries against mpmath, against sums over all
// outcomes, and against simulation.
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
#include "theory/score_distribution.hpp"

using namespace sqrtdk;
using theory::EntryMoments;

namespace {

/// Three points and their probabilities, scaled to mean 0 and variance 1.
struct Points {
  double x[3], p[3];

  Points(double a, double b, double c, double pa, double pb) : x{a, b, c}, p{pa, pb, 1 - pa - pb} {
    const double mean = moment(1);
    for (double& at : x) at -= mean;
    const double root = std::sqrt(moment(2));
    for (double& at : x) at /= root;
  }
  double moment(int order) const {
    double total = 0;
    for (int i = 0; i < 3; ++i) total += p[i] * std::pow(x[i], order);
    return total;
  }
};

/// Moments of draws of q·k.
struct Sample {
  double mean = 0, variance = 0, kurtosis = 0, error_of_mean = 0, error_of_variance = 0, error_of_kurtosis = 0;
};

Sample drawn(const random::EntryDistribution& law, double rho, int d, int rows) {
  std::vector<double> scores;
  std::vector<float> q(static_cast<std::size_t>(d) * random::kLanes), k(q);
  random::Stream stream({22, static_cast<std::uint64_t>(d), 0});
  const random::Entries entries(law);
  for (int r = 0; r < rows; ++r) {
    entries.fill_standard(stream, q.data(), d);
    entries.fill_standard(stream, k.data(), d);
    random::correlate(random::correlation(rho), q.data(), k.data(), d);
    entries.place(q.data(), d);
    entries.place(k.data(), d);
    for (std::size_t lane = 0; lane < random::kLanes; ++lane) {
      double score = 0;
      for (std::size_t i = lane; i < q.size(); i += random::kLanes) {
        score += static_cast<double>(q[i]) * static_cast<double>(k[i]);
      }
      scores.push_back(score);
    }
  }
  const double count = static_cast<double>(scores.size());
  Sample found;
  for (const double s : scores) found.mean += s / count;
  double fourth = 0, sixth = 0, eighth = 0;
  for (const double s : scores) {
    const double square = (s - found.mean) * (s - found.mean);
    found.variance += square / count, fourth += square * square / count;
    sixth += square * square * square / count, eighth += square * square * square * square / count;
  }
  const double v = found.variance;
  found.kurtosis = fourth / (v * v);
  found.error_of_mean = std::sqrt(v / count);
  found.error_of_variance = std::sqrt((fourth - v * v) / count);
  // First order of fourth/v² in the errors of both.
  const double m4 = fourth / (v * v), m6 = sixth / (v * v * v), m8 = eighth / (v * v * v * v);
  found.error_of_kurtosis = std::sqrt((m8 - m4 * m4 - 4 * m4 * (m6 - m4) + 4 * m4 * m4 * (m4 - 1)) / count);
  return found;
}

}  // namespace

TEST_CASE("moments of scores of independent entries are right to 1e-13 for pairs of laws, with means and spreads") {
  accuracy::Worst low(1e-14, accuracy::kRelative), kurtosis(1e-13, accuracy::kRelative),
      skewness(1e-14, accuracy::kRelative);
  for (const ScoreOfEntriesGolden& golden : kScoresOfEntries) {
    const auto q = theory::entry_moments(golden.query_law, golden.query_parameter, golden.query_mean, golden.query_std);
    const auto k = theory::entry_moments(golden.key_law, golden.key_parameter, golden.key_mean, golden.key_std);
    const auto score = theory::independent_score(q, k, golden.d);
    INFO(golden.query_law << " and " << golden.key_law << ", d = " << golden.d);
    low.see(relative(score.mean, golden.mean));
    low.see(relative(score.variance, golden.variance));
    CHECK(relative(score.std, std::sqrt(golden.variance)) < 1e-14);
    skewness.see(std::fabs(*score.skewness - golden.skewness) / (1 + std::fabs(golden.skewness)));
    kurtosis.see(relative(*score.kurtosis, golden.kurtosis));
  }
  low.record("theory::independent_score, mean and variance", "pairs of distributions, with means and spreads",
             "mpmath");
  kurtosis.record("theory::independent_score, kurtosis", "pairs of distributions, with means and spreads", "mpmath");
  skewness.record("theory::independent_score, skewness", "pairs of distributions, relative to 1 + |γ|", "mpmath");
}

TEST_CASE("the variance never depends on the kurtosis of independent entries; the score's kurtosis is 3 + (K² − 3)/d") {
  const struct {
    const char* law;
    double excess;
  } rows[] = {{"rademacher", -2}, {"uniform", 0.24}, {"normal", 6}, {"laplace", 33}};
  for (const auto& row : rows) {
    for (const std::uint64_t d : {1, 64, 4096}) {
      const auto entries = theory::entry_moments(row.law);
      const auto score = theory::independent_score(entries, entries, d);
      const double expected = 3 + row.excess / static_cast<double>(d);
      INFO(row.law << ", d = " << d);
      CHECK(score.variance == static_cast<double>(d));
      CHECK(relative(*score.kurtosis, expected) < 1e-14);
      CHECK(relative(theory::score_kurtosis(*entries.kurtosis, *entries.kurtosis, d), expected) < 1e-14);
    }
  }
  CHECK(theory::score_kurtosis(3, 3, 64) == theory::score_moments(64).kurtosis);
}

TEST_CASE("entries of mean μ give a score of mean dμ² and variance d(1 + 2μ²); spreads multiply") {
  const auto score = theory::independent_score({0.5, 1, 0, 3}, {0.5, 1, 0, 3}, 64);
  CHECK(score.mean == 16);
  CHECK(score.variance == 96);
  const auto spread = theory::independent_score({0, 2, 0, 3}, {0, 3, 0, 3}, 64);
  CHECK(spread.std == 48);
}

TEST_CASE("where a moment of the entries does not exist, that of the score does not, and the others stay") {
  const auto heavy = theory::entry_moments("student-t", 3.5), normal = theory::entry_moments("normal");
  const auto score = theory::independent_score(heavy, normal, 9);
  CHECK(score.variance == 9);
  CHECK(score.skewness == 0.0);
  CHECK(!score.kurtosis);
  CHECK(!theory::independent_score(theory::entry_moments("student-t", 2.5), normal, 9).skewness);
  CHECK(*theory::correlated_score(heavy, 0, 9).variance == 9);
  CHECK(!theory::correlated_score(heavy, 0.5, 9).variance);
  CHECK(theory::correlated_score(heavy, 0.5, 9).mean == 4.5);
  CHECK(!theory::correlated_score(heavy, 0.5, 9).std);
  // Moments that the variance does not ask for may be missing: all without correlation, the third without a mean.
  CHECK(*theory::correlated_score({2, 1, {}, {}}, 0, 9).variance == 81);
  CHECK(*theory::correlated_score({0, 1, {}, 3}, 0.5, 8).variance == 10);
  CHECK(!theory::correlated_score({1, 1, {}, 3}, 0.5, 8).variance);
}

TEST_CASE("mean and variance with correlation are those of the sum over all outcomes of a law of three points") {
  const Points points(-1, 0.5, 4, 0.5, 0.4);
  for (const double rho : {-1.0, -0.6, 0.0, 0.3, 1.0}) {
    for (const double mu : {0.0, -0.7, 2.0}) {
      const double sigma = 1.5, rest = std::sqrt(1 - rho * rho);
      double mean = 0, square = 0;
      for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
          const double product = (mu + sigma * points.x[i]) * (mu + sigma * (rho * points.x[i] + rest * points.x[j]));
          mean += points.p[i] * points.p[j] * product, square += points.p[i] * points.p[j] * product * product;
        }
      }
      const auto score = theory::correlated_score({mu, sigma, points.moment(3), points.moment(4)}, rho, 12);
      INFO("rho = " << rho << ", mu = " << mu);
      CHECK(std::fabs(score.mean - 12 * mean) < 1e-13 * (1 + std::fabs(mean)) * 12);
      CHECK(std::fabs(*score.variance - 12 * (square - mean * mean)) < 1e-12 * (1 + square) * 12);
      CHECK(*score.std == std::sqrt(*score.variance));
    }
  }
}

TEST_CASE("without correlation both forms agree; with it, variances per d are the published ones") {
  const auto skewed = theory::entry_moments("log-normal", 0.8, 0.5, 2);
  CHECK(relative(*theory::correlated_score(skewed, 0, 64).variance,
                 theory::independent_score(skewed, skewed, 64).variance) < 1e-15);
  const struct {
    const char* law;
    double variance;
  } rows[] = {{"rademacher", 0.64}, {"uniform", 0.928}, {"laplace", 2.44}, {"normal", 1.36}};
  for (const auto& row : rows) {
    CHECK(relative(*theory::correlated_score(theory::entry_moments(row.law), 0.6, 100).variance, 100 * row.variance) <
          1e-14);
  }
  CHECK(theory::correlated_score({}, 0.125, 64).mean == 8);  // signal equals noise at 1/√d
  const auto constant = theory::correlated_score(theory::entry_moments("rademacher"), 1, 64);
  CHECK(constant.mean == 64);
  CHECK(*constant.variance == 0);
}

TEST_CASE("simulated scores have the mean, the variance and the kurtosis that theory gives", "[simulation]") {
  for (const random::EntryDistribution& law :
       {random::EntryDistribution{"uniform", 0, 0.5, 1.5}, random::EntryDistribution{"laplace"},
        random::EntryDistribution{"log-normal", 0.3, -0.4, 0.9}}) {
    const auto entries = theory::entry_moments(law.id, law.parameter, law.mean, law.std);
    for (const double rho : {0.0, 0.5}) {
      const Sample found = drawn(law, rho, 6, 12000);
      const auto score = theory::correlated_score(entries, rho, 6);
      INFO(law.id << ", rho = " << rho);
      CHECK(std::fabs(found.mean - score.mean) < 4.5 * found.error_of_mean);
      CHECK(std::fabs(found.variance - *score.variance) < 4.5 * found.error_of_variance);
      if (rho != 0) continue;
      const double kurtosis = *theory::independent_score(entries, entries, 6).kurtosis;
      CHECK(std::fabs(found.kurtosis - kurtosis) < 4.5 * found.error_of_kurtosis);
      CHECK(found.error_of_kurtosis < 0.06 * kurtosis);
    }
  }
}

TEST_CASE("scores of entries refuse impossible moments, correlations and dimensions, by name") {
  const auto refused = [](const auto& call) -> std::string {
    try {
      call();
    } catch (const InvalidArgument& error) {
      return error.parameter();
    }
    return "accepted";
  };
  CHECK(refused([] { theory::independent_score({0, 1, 0, 0.5}, {}, 4); }) == "kurtosis");
  CHECK(refused([] { theory::independent_score({}, {0, 0, 0, 3}, 4); }) == "std");
  CHECK(refused([] { theory::independent_score({}, {}, 0); }) == "d");
  CHECK(refused([] { theory::score_kurtosis(0.5, 3, 4); }) == "query_kurtosis");
  CHECK(refused([] { theory::score_kurtosis(3, std::nan(""), 4); }) == "key_kurtosis");
  CHECK(refused([] { theory::correlated_score({}, 1.01, 4); }) == "correlation");
  CHECK(refused([] { theory::correlated_score({}, 0, 4097); }) == "d");
}
