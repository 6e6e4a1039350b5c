// A chosen rule at one head dimension, ready for many pairs: the one way by which attention and sweep scale their scores.
#pragma once

#include <cstdint>
#include <optional>

#include "pair.hpp"
#include "rule.hpp"
#include "slopes.hpp"

namespace sqrtdk::scaling {

/// A rule, its parameter and c(d), looked up once.
class Scaler {
 public:
  /// throws  InvalidArgument as check_at
  Scaler(const Choice& choice, std::uint64_t d);

  /// The scaled score; scaled_score.hpp has the formulas.
  double operator()(const Pair& pair) const;

  /// The same with its slopes; the parameter's is 0 where it stands in the divisor alone.
  Sloped operator()(const PairOf<Sloped>& pair) const;

  /// The rule chosen.
  const Rule& rule() const { return *rule_; }
  /// Its parameter; 0 where it takes none.
  double parameter() const { return parameter_; }

  /// c(d); empty where the rule is no divisor of d, and where a double cannot hold it.
  std::optional<double> divisor() const;

 private:
  const Rule* rule_;
  double parameter_;
  double divisor_;
};

}  // namespace sqrtdk::scaling
