// A rule applied.
#include "scaled_score.hpp"

#include "divisor.hpp"

namespace sqrtdk::scaling {
namespace {

double divisor_or_infinity(const Choice& choice, const Rule& rule, std::uint64_t d) {
  if (rule.kind == Kind::exponential) return exp_pi(static_cast<double>(d));
  return rule.divides ? divisor(choice, d) : __builtin_huge_val();
}

}  // namespace

Scaler::Scaler(const Choice& choice, std::uint64_t d)
    : rule_(&check_at(choice, d)), parameter_(choice.parameter), divisor_(divisor_or_infinity(choice, *rule_, d)) {}

double Scaler::operator()(const Pair& pair) const { return scaled_score(*rule_, parameter_, divisor_, pair); }

Dual Scaler::operator()(const PairOf<Dual>& pair) const {
  return scaled_score(*rule_, Dual(parameter_, Variable::parameter), divisor_, pair);
}

std::optional<double> Scaler::divisor() const {
  return divisor_ < __builtin_huge_val() ? std::optional<double>(divisor_) : std::nullopt;
}

}  // namespace sqrtdk::scaling
