// The scale rules in the sweep: the same scores as attention gives for the same vectors, and figures that are known.
#include <cmath>
#include <string>

#include "attention/scaled_dot_product.hpp"
#include "catch.hpp"
#include "random/normal.hpp"
#include "random/score_rows.hpp"
#include "reported.hpp"
#include "scaling/scaled_score.hpp"

using namespace sqrtdk;
using namespace sqrtdk::sweep;

namespace {

std::vector<scaling::Choice> all_rules() {
  std::vector<scaling::Choice> all;
  for (const scaling::Rule& rule : scaling::rules()) {
    all.push_back({std::string(rule.id), rule.parameter ? rule.parameter->initial : 0});
  }
  return all;
}

Report reported_under(const scaling::Choice& rule, std::uint64_t d, std::uint64_t keys = 8) {
  return reported({6, 6000, keys, {rule}}, d);
}

/// The vectors that ScoreRows draws, lane by lane: q, then its keys.
struct Drawn {
  std::vector<numeric::Matrix> q, k;

  Drawn(random::Stream stream, Eigen::Index keys, Eigen::Index d)
      : q(random::kLanes, numeric::Matrix(1, d)), k(random::kLanes, numeric::Matrix(keys, d)) {
    float block[random::kBlockRows * random::kLanes];
    for (Eigen::Index done = 0; done < d; done += random::kBlockRows) {
      const int rows = static_cast<int>(std::min<Eigen::Index>(random::kBlockRows, d - done));
      for (Eigen::Index vector = 0; vector <= keys; ++vector) {
        random::fill_normal(stream, block, rows);
        for (int place = 0; place < rows * random::kLanes; ++place) {
          auto& matrix = vector == 0 ? q[place % random::kLanes] : k[place % random::kLanes];
          matrix(std::max<Eigen::Index>(vector - 1, 0), done + place / random::kLanes) = block[place];
        }
      }
    }
  }
};

}  // namespace

TEST_CASE("sweep and attention give the same vectors the same scaled scores, under every rule") {
  constexpr std::uint64_t kKeys = 5;
  for (const std::uint64_t d : {2, 33, 300}) {
    const random::Stream start({8, d, 0});
    const Drawn drawn(start, kKeys, static_cast<Eigen::Index>(d));
    random::ScoreRows rows(kKeys, {}, {true, true, true, true, true});
    random::Stream stream = start;
    rows.extend(stream, d);
    for (const scaling::Choice& rule : all_rules()) {
      if (rule.id == "position") continue;  // there the sweep's query stands last, attention's only one first
      INFO(rule.id << " at d = " << d);
      const scaling::Scaler scale(rule, d);
      for (int lane = 0; lane < random::kLanes; ++lane) {
        const auto steps = attention::scaled_dot_product_attention(drawn.q[lane], drawn.k[lane],
                                                                   numeric::Matrix::Ones(kKeys, 1), rule);
        const double size = steps.scaled_scores.cwiseAbs().maxCoeff();
        for (std::uint64_t key = 0; key < kKeys; ++key) {
          CHECK(scale(rows.pair(key, lane)) ==
                Approx(steps.scaled_scores(0, static_cast<Eigen::Index>(key))).epsilon(1e-5).margin(3e-6 * size));
        }
      }
    }
  }
}

TEST_CASE("the standard deviation of the scaled score is the known one", "[simulation]") {
  const double d = 48;
  check_within(reported_under({"query-norm", 1}, 48).rules[0]->score_std, 1, 4);
  check_within(reported_under({"query-norm", 0.5}, 48).rules[0]->score_std, 2, 4);
  check_within(reported_under({"cosine", 10}, 48).rules[0]->score_std, 10 / std::sqrt(d), 4);
  check_within(reported_under({"rms-norm", 3}, 48).rules[0]->score_std, 3, 4);
  // Without their means vectors have d − 1 directions left.
  check_within(reported_under({"layer-norm", 3}, 48).rules[0]->score_std, 3 * std::sqrt(d / (d - 1)), 4);
  check_within(reported_under({"temperature", 0.5}, 48).rules[0]->score_std, 2, 4);
  check_within(reported_under({"log-keys", 0.5}, 48).rules[0]->score_std, 0.5 * std::log(8), 4);
  check_within(reported_under({"log-keys", 0.5}, 48, 64).rules[0]->score_std, 0.5 * std::log(64), 4);
  check_within(reported_under({"position", 2}, 48).rules[0]->score_std, 1 + 0.1 * std::log(5), 4);
  check_within(reported_under({"fifth-power"}, 48).rules[0]->score_std, std::pow(d, -4.5), 4);
  check_within(reported_under({"soft-cap", 1000}, 48).rules[0]->score_std, 1, 4);
}

TEST_CASE("two keys in two dimensions have a cosine of ±1 under layer norm, and one dimension has none") {
  const Report flat = reported_under({"layer-norm", 1}, 2);
  CHECK(flat.rules[0]->score_std.value == Approx(std::sqrt(2.0)).epsilon(1e-3));
  CHECK_FALSE(reported({6, 300, 2, {{"layer-norm", 1}}}, 1).rules[0].has_value());
}

TEST_CASE("a cap bounds every score") {
  const Report seen = reported({6, 4000, 8, {{"soft-cap", 0.1}, {"sqrt"}}}, 64);
  CHECK(seen.rules[0]->score_std.value < 0.1);
  CHECK(seen.rules[0]->peak_weight.value < std::exp(0.2) / 8);
  CHECK(seen.rules[1]->peak_weight.value > 2 * seen.rules[0]->peak_weight.value);
}

TEST_CASE(
    "under e^(πd) weights are even from d = 13 on, and the spread of the scores is known beyond any double's squares") {
  const Report twelve = reported_under({"exponential"}, 12), thirteen = reported_under({"exponential"}, 13);
  CHECK(twelve.rules[0]->jacobian_trace.value == Approx(0.875).epsilon(1e-12));
  CHECK(twelve.rules[0]->peak_weight.value > 0.125);
  CHECK(thirteen.rules[0]->peak_weight.value == 0.125);
  CHECK(thirteen.rules[0]->peak_weight.standard_error == 0);
  const Report far = reported({6, 300, 8, {{"exponential"}, {"sqrt"}}}, 200);
  CHECK(far.rules[0]->divisor.value() == Approx(std::exp(std::acos(-1.0) * 200)).epsilon(1e-12));
  CHECK(std::log(far.rules[0]->score_std.value) ==
        Approx(std::log(far.scores.std.value) - far.rules[0]->log_divisor.value()).epsilon(1e-13));
  const Report gone = reported({6, 300, 8, {{"exponential"}}}, 4096);
  CHECK(gone.rules[0]->score_std.value == 0);
  CHECK_FALSE(gone.rules[0]->divisor.has_value());
  CHECK(gone.rules[0]->log_divisor.value() == Approx(12867.963509103793));
}

TEST_CASE("every rule together leaves finite sums at the ends of the range of d, and goes through plain numbers") {
  for (const std::uint64_t d : {1, 2, 300, 4096}) {
    const Specification specification{3, 256, 3, all_rules()};
    const Summary seen = run_chunk(specification, d, 0);
    CHECK(Summary::from_numbers(seen.to_numbers()).to_numbers() == seen.to_numbers());
    const Report all = report(specification, seen);
    for (const auto& rule : all.rules) {
      if (!rule) continue;
      for (const auto* figure : {&rule->score_std, &rule->peak_weight, &rule->entropy, &rule->jacobian_trace}) {
        CHECK((std::isfinite(figure->value) && std::isfinite(figure->standard_error.value()) &&
               std::isfinite(figure->low.value()) && std::isfinite(figure->high.value())));
      }
    }
  }
}

TEST_CASE("a rule beside others has the same figures as alone") {
  const std::vector<scaling::Choice> rules = all_rules();
  const Specification together{4, 512, 4, rules};
  const Report all = reported(together, 20);
  for (std::size_t index = 0; index < rules.size(); ++index) {
    const Report alone = reported({4, 512, 4, {rules[index]}}, 20);
    CHECK(alone.rules[0]->score_std.value == all.rules[index]->score_std.value);
    CHECK(alone.rules[0]->entropy.value == all.rules[index]->entropy.value);
  }
}
