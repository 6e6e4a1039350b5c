// From the name of a kind to its calculation; from a chosen rule to a divisor and its line; softmax of at most 64 scores.
#include "line_writer.hpp"

#include <cmath>
#include <iterator>

#include "../numeric/check.hpp"
#include "../scaling/divisor.hpp"

namespace sqrtdk::worked_examples {
namespace {

struct NamedKind {
  std::string_view name;
  Kind* evaluate;
};

constexpr NamedKind kKinds[] = {
    {"softmax", evaluate_softmax},
    {"exponential", evaluate_exponential},
    {"population_variance", evaluate_population_variance},
    {"dot_product", evaluate_dot_product},
    {"law", evaluate_law},
    {"product_law", evaluate_product_law},
    {"square_of_sum", evaluate_square_of_sum},
    {"jacobian", evaluate_jacobian},
    {"jacobian_formula", evaluate_jacobian_formula},
    {"illustration", evaluate_illustration},
    {"saturation", evaluate_saturation},
    {"temperature", evaluate_temperature},
    {"gradient", evaluate_gradient},
    {"ablation", evaluate_ablation},
};

}  // namespace

Evaluation evaluate(const Example& example) {
  std::string known;
  for (const NamedKind& each : kKinds) {
    if (each.name != example.kind) {
      if (!known.empty()) known += ' ';
      known += each.name;
      continue;
    }
    Evaluation evaluation;
    each.evaluate(example, evaluation);
    return evaluation;
  }
  refuse("unknown", "kind", example.kind, known);
}

std::uint64_t known_dimension(std::optional<std::uint64_t> d, Evaluation& evaluation) {
  constexpr std::uint64_t kAssumedDimension = 64;
  if (d) return *d;
  if (evaluation.assumed.empty()) evaluation.assumed.push_back({figure::d_k.name, {std::to_string(kAssumedDimension)}});
  return kAssumedDimension;
}

namespace {

using Rule = scaling::Kind;

// e^(π·203) is the last that DoubleDouble holds with all its digits.
constexpr std::uint64_t kMostExponential = 203;

// The decimal number that was meant.
DoubleDouble exact_parameter(double parameter) {
  if (std::fabs(parameter) < 1e-250) return parameter;  // its digits reach below what decimals are read to
  const DoubleDouble meant = numeric::read_decimal("", numeric::to_significant(parameter, 15)).value;
  return meant.hi == parameter ? meant : DoubleDouble(parameter);
}

DoubleDouble exact_divisor(Rule kind, const scaling::Choice& rule, std::uint64_t d) {
  const DoubleDouble size = static_cast<double>(d);
  if (kind == Rule::constant) return exact_parameter(rule.parameter);
  if (kind == Rule::power) return numeric::power(size, exact_parameter(rule.parameter));
  if (kind == Rule::temperature) return exact_parameter(rule.parameter) * numeric::sqrt(size);
  if (kind == Rule::exponential && d > kMostExponential) {
    throw InvalidArgument("out-of-range", "d", std::to_string(d),
                          numeric::range_text(1, static_cast<double>(kMostExponential)) + " for the rule e^(πd)");
  }
  return scaling::divisor_in<DoubleDouble>(rule, d);
}

/// What stands in the formula of a divisor.
struct Operands {
  DoubleDouble d, parameter;
};

struct WrittenDivisor {
  Rule kind;
  const char* before;
  DoubleDouble Operands::*first = nullptr;
  const char* after = "";
  DoubleDouble Operands::*second = nullptr;
};

constexpr auto kD = &Operands::d, kParameter = &Operands::parameter;

constexpr WrittenDivisor kDivisors[] = {
    {Rule::none, "1"},
    {Rule::constant, "", kParameter},
    {Rule::sqrt, "√", kD},
    {Rule::linear, "", kD},
    {Rule::log, "ln ", kD},
    {Rule::power, "", kD, "^", kParameter},
    {Rule::fifth_power, "", kD, "^5"},
    {Rule::exponential, "exp(π * ", kD, ")"},
    {Rule::temperature, "", kParameter, " * √", kD},
};

}  // namespace

Traced write_divisor(const Example& example, std::optional<std::uint64_t> d, const Given& printed, LineWriter& writer,
                     Evaluation& evaluation) {
  const Rule kind = scaling::check(example.rule).kind;
  const bool needs_dimension = kind != Rule::none && kind != Rule::constant;
  const std::uint64_t dimension = needs_dimension ? known_dimension(d, evaluation) : d.value_or(1);
  const DoubleDouble divisor = exact_divisor(kind, example.rule, dimension);
  evaluation.divisor = divisor.hi;
  if (kind == Rule::none && printed.empty()) return divisor;

  const WrittenDivisor* written = std::begin(kDivisors);
  while (written->kind != kind) ++written;  // a rule that is no divisor has been refused
  const Operands operands{static_cast<double>(dimension), example.rule.parameter};
  const auto number = [&](DoubleDouble Operands::*operand) { return operand ? Part(operands.*operand) : Part(""); };
  return writer.write(
      {"divisor", 0, {written->before, number(written->first), written->after, number(written->second)}}, divisor,
      printed);
}

Numbers exact_softmax(const Numbers& scores) {
  DoubleDouble greatest = scores.front();
  for (const DoubleDouble& score : scores) {
    if (score > greatest) greatest = score;
  }
  Numbers weights = mapped(scores, [&](const DoubleDouble& score) { return numeric::exp(score - greatest); });
  const DoubleDouble sum = sum_of(weights);
  return divided(std::move(weights), sum);
}

Numbers divided(Numbers scores, const DoubleDouble& divisor) {
  for (DoubleDouble& score : scores) score = score / divisor;
  return scores;
}

Numbers jacobian_diagonal(const Numbers& weights) {
  return mapped(weights, [](const DoubleDouble& weight) { return weight * (1.0 - weight); });
}

std::vector<double> rounded_to_double(const Numbers& values) {
  return mapped(values, [](const DoubleDouble& value) { return value.hi; });
}

}  // namespace sqrtdk::worked_examples
