// The gradient of attention under every scale rule, against central differences; where a rule has none.
#include "attention/gradient.hpp"

#include <cmath>
#include <string>
#include <utility>

#include "catch.hpp"
#include "differences.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using attention::AttentionGradient;
using attention::Mask;
using numeric::Matrix;

namespace {

/// Attention with the loss L = Σ towards ∘ output.
struct RuleProblem {
  scaling::Choice rule;
  Mask mask = Mask::none();
  Matrix q = bells(31, 3, 5), k = bells(32, 4, 5), v = bells(33, 4, 2), towards = bells(34, 3, 2);

  explicit RuleProblem(std::string id, double parameter = 0, Mask allowed = Mask::none())
      : rule{std::move(id), parameter}, mask(std::move(allowed)) {}

  attention::AttentionSteps steps() const { return attention::scaled_dot_product_attention(q, k, v, rule, mask); }
  double loss() const { return steps().output.cwiseProduct(towards).sum(); }
  AttentionGradient gradient() const { return attention::attention_gradient(q, k, v, steps(), towards); }

  double slope(double& x) {
    return slope_at(x, [this] { return loss(); });
  }
};

void check_rule_gradient(RuleProblem problem) {
  const AttentionGradient gradient = problem.gradient();
  for (auto [entries, found] :
       {std::pair{&problem.q, &gradient.q}, {&problem.k, &gradient.k}, {&problem.v, &gradient.v}}) {
    for (Eigen::Index i = 0; i < entries->size(); ++i) {
      CHECK(found->data()[i] == Approx(problem.slope(entries->data()[i])).epsilon(1e-8).margin(1e-10));
    }
  }
  if (gradient.parameter) {
    CHECK(*gradient.parameter == Approx(problem.slope(problem.rule.parameter)).epsilon(1e-8).margin(1e-10));
  }
}

std::string refusal(const RuleProblem& problem) {
  return refusal_of([&] { problem.gradient(); });
}

}  // namespace

TEST_CASE("central differences agree with the gradient of every rule, with and without a mask") {
  for (const scaling::Rule& rule : scaling::rules()) {
    const std::string id(rule.id);
    INFO(id);
    // L of 1.75, so that no difference crosses a step of the floor.
    const double parameter = id == "position"   ? 1.75
                             : id == "soft-cap" ? 0.7
                             : rule.parameter   ? rule.parameter->initial
                                                : 0;
    check_rule_gradient(RuleProblem(id, parameter));
    check_rule_gradient(RuleProblem(id, parameter, Mask::of(3, 4, {1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1})));
  }
}

TEST_CASE("the gradient in a gain, a cap and a temperature is known; divisors of d have theirs in the divisor") {
  for (const scaling::Rule& rule : scaling::rules()) {
    const RuleProblem problem(std::string(rule.id), rule.parameter ? rule.parameter->initial : 0);
    CHECK(problem.gradient().parameter.has_value() == !rule.divides);
  }
  // Scores proportional to their gain: g dL/dg = −dL/d ln τ.
  for (const char* id : {"cosine", "rms-norm", "layer-norm", "log-keys"}) {
    const AttentionGradient found = RuleProblem(id, 3).gradient();
    CHECK(3 * found.parameter.value() == Approx(-found.log_temperature).epsilon(1e-12));
  }
}

TEST_CASE("a norm leaves no gradient along its own vector, layer norm none along equal components") {
  for (const char* id : {"cosine", "rms-norm", "layer-norm"}) {
    const RuleProblem problem(id, 2);
    const AttentionGradient found = problem.gradient();
    for (Eigen::Index i = 0; i < 3; ++i) {
      CHECK(std::fabs(found.q.row(i).dot(problem.q.row(i))) <= 1e-14 * found.q.row(i).norm() * problem.q.row(i).norm());
      if (id == std::string("layer-norm")) CHECK(std::fabs(found.q.row(i).sum()) <= 1e-14);
    }
    for (Eigen::Index j = 0; j < 4; ++j) {
      CHECK(std::fabs(found.k.row(j).dot(problem.k.row(j))) <= 1e-14 * found.k.row(j).norm() * problem.k.row(j).norm());
    }
  }
}

TEST_CASE("under e^(πd) nothing reaches queries and keys, and values learn as ever") {
  RuleProblem problem("exponential");
  problem.q = bells(31, 3, 300);
  problem.k = bells(32, 4, 300);
  const AttentionGradient found = problem.gradient();
  CHECK(found.q.isZero(0));
  CHECK(found.k.isZero(0));
  CHECK_FALSE(found.v.isZero(1e-3));
}

TEST_CASE("where a rule divides by a norm of 0 there is no gradient, and the row is named") {
  for (const char* id : {"cosine", "rms-norm", "layer-norm"}) {
    RuleProblem problem(id, 1);
    problem.q.row(1).setZero();
    CHECK(refusal(problem) == "no-gradient|q row 2");
    problem = RuleProblem(id, 1);
    problem.k.row(3).setZero();
    CHECK(refusal(problem) == "no-gradient|k row 4");
  }
  RuleProblem problem("query-norm", 1);
  problem.k.row(3).setZero();
  CHECK(refusal(problem) == "accepted");
  problem.q.row(0).setZero();
  CHECK(refusal(problem) == "no-gradient|q row 1");
  problem.rule = {"soft-cap", 1};
  CHECK(refusal(problem) == "accepted");
}
