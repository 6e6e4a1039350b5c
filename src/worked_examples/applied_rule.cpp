// From a chosen rule to a divisor and its line.
#include "applied_rule.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../scaling/divisor.hpp"

namespace sqrtdk::worked_examples {
namespace {

using scaling::Kind;

// Where the rule's d and its parameter stand in its formula.
constexpr const char* pattern_of(Kind kind) {
  switch (kind) {
    case Kind::sqrt:
      return "√#";
    case Kind::log:
      return "ln #";
    case Kind::power:
      return "#^#";
    case Kind::fifth_power:
      return "#^5";
    case Kind::exponential:
      return "exp(π * #)";
    case Kind::temperature:
      return "# * √#";
    case Kind::linear:
    case Kind::constant:
      return "#";
    case Kind::none:
    case Kind::query_norm:
    case Kind::cosine:
    case Kind::rms_norm:
    case Kind::layer_norm:
    case Kind::soft_cap:
    case Kind::log_keys:
    case Kind::position:
      break;
  }
  return "1";
}

// e^(π·203) is the last that DoubleDouble holds with all its digits.
constexpr std::uint64_t kMostExponential = 203;

}  // namespace

DoubleDouble exact_parameter(double parameter) {
  if (std::fabs(parameter) < 1e-250) return parameter;  // its digits reach below what decimals are read to
  const DoubleDouble meant = numeric::read_decimal("", numeric::to_significant(parameter, 15)).value;
  return meant.hi == parameter ? meant : DoubleDouble(parameter);
}

DoubleDouble exact_divisor(const scaling::Choice& rule, std::uint64_t d) {
  const Kind kind = scaling::check(rule).kind;
  if (kind == Kind::constant) return exact_parameter(rule.parameter);
  if (kind == Kind::power) return numeric::power(static_cast<double>(d), exact_parameter(rule.parameter));
  if (kind == Kind::temperature) return exact_parameter(rule.parameter) * numeric::sqrt(static_cast<double>(d));
  if (kind == Kind::exponential && d > kMostExponential) {
    throw InvalidArgument("out-of-range", "d", std::to_string(d),
                          numeric::range_text(1, static_cast<double>(kMostExponential)) + " for the rule e^(πd)");
  }
  return scaling::divisor_in<DoubleDouble>(rule, d);
}

std::uint64_t known_dimension(std::optional<std::uint64_t> d, Evaluation& evaluation) {
  if (d) return *d;
  if (evaluation.assumed.empty()) evaluation.assumed.push_back({"d_k", {std::to_string(kAssumedDimension)}});
  return kAssumedDimension;
}

Traced write_divisor(const Example& example, std::optional<std::uint64_t> d, const Given& printed, LineWriter& writer,
                     Evaluation& evaluation) {
  const Kind kind = scaling::check(example.rule).kind;
  const bool needs_dimension = kind != Kind::none && kind != Kind::constant;
  const std::uint64_t dimension = needs_dimension ? known_dimension(d, evaluation) : d.value_or(1);
  const Traced divisor = exact_divisor(example.rule, dimension);
  evaluation.divisor = divisor.exact.hi;
  if (kind == Kind::none && printed.empty()) return divisor;
  const DoubleDouble parameter = example.rule.parameter, size = static_cast<double>(dimension);
  if (kind == Kind::temperature) {
    return writer.write({"divisor", 0, pattern_of(kind)}, {parameter, size}, divisor, printed);
  }
  return writer.write({"divisor", 0, pattern_of(kind)}, {needs_dimension ? size : parameter, parameter}, divisor,
                      printed);
}

}  // namespace sqrtdk::worked_examples
