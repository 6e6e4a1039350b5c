// The law of the score's variance and the test of its conditions.
#include "score_variance.hpp"

namespace sqrtdk::worked_examples {
namespace {

std::string term(const DoubleDouble& coefficient, const char* variable) {
  if (coefficient == 0.0) return "";
  return coefficient == 1.0 ? variable : live(coefficient) + " " + variable;
}

}  // namespace

bool Quadratic::same(const Quadratic& other) const {
  return numeric::abs(linear - other.linear) <= slack_of(linear) &&
         numeric::abs(square - other.square) <= slack_of(square);
}

std::string Quadratic::formula() const {
  const std::string first = term(linear, "d_k"), second = term(square, "d_k^2");
  if (first.empty() || second.empty()) return first.empty() && second.empty() ? "0" : first + second;
  return first + " + " + second;
}

Quadratic score_variance(const Conditions& c) {
  const bool alike = c.query_coordinates == c.key_coordinates;
  const DoubleDouble both = alike ? c.query_coordinates : DoubleDouble();
  const DoubleDouble v = c.variance, v2 = v * v, cross = c.mean * c.mean * v;
  const DoubleDouble rho2 = c.correlation * c.correlation;
  // each summand is d (a + (d − 1) b) = (a − b) d + b d²
  const DoubleDouble a = v2 * (1.0 + rho2) + cross * 2.0 * (1.0 + c.correlation);
  const DoubleDouble b = v2 * (c.query_coordinates * c.key_coordinates + rho2 * both * both) +
                         cross * (c.query_coordinates + c.key_coordinates + 2.0 * (c.correlation * both));
  return {a - b, b};
}

Conditions read_conditions(const NamedFigures& inputs) {
  Conditions conditions;
  conditions.mean = inputs.number("mean", -1000, 1000, 0.0);
  conditions.variance = inputs.number("variance", 1e-6, 1e6, 1.0);
  conditions.correlation = inputs.number("correlation", -1, 1, 0.0);
  return conditions;
}

std::vector<Broken> broken_in_turn(const Conditions& conditions) {
  std::vector<Broken> broken;
  Conditions other = conditions;
  other.mean = conditions.mean + 0.5;
  broken.push_back({"if-mean-shifted", score_variance(other)});
  other = conditions;
  other.variance = conditions.variance * 2.0;
  broken.push_back({"if-variance-doubled", score_variance(other)});
  if (!(conditions.correlation == 1.0)) {
    other = conditions;
    other.correlation = 1.0;
    broken.push_back({"if-key-equals-query", score_variance(other)});
  }
  other = conditions;
  other.query_coordinates = other.key_coordinates = 1.0;
  broken.push_back({"if-coordinates-equal", score_variance(other)});
  if (conditions.correlation ==
      0.0) {  // equal coordinates of q alone cannot each be correlated with their own independent k_i at will
    other = conditions;
    other.query_coordinates = 1.0;
    broken.push_back({"if-query-coordinates-equal", score_variance(other)});
  }
  return broken;
}

void write_conditions(const Conditions& conditions, std::optional<DoubleDouble> d, const char* remark,
                      const std::vector<std::size_t>& lines, LineWriter& writer, Evaluation& evaluation) {
  const Quadratic law = score_variance(conditions);
  const bool single = d && *d == 1.0;  // one coordinate cannot equal another
  const auto changes = [&](const Quadratic& other) {
    return d ? numeric::abs(other.at(*d) - law.at(*d)) > slack_of(law.at(*d)) : !other.same(law);
  };
  const std::vector<Broken> all = broken_in_turn(conditions);
  bool any = false;
  for (const Broken& each : all) any = any || changes(each.variance);
  for (const std::size_t place : lines) {
    Line& line = evaluation.lines[place];
    if (!any || line.verdict != Verdict::agrees) continue;
    line.verdict = Verdict::conditional;
    line.remark = remark;
    line.remark_values.clear();
    for (const DoubleDouble& each : {conditions.mean, conditions.variance, conditions.correlation}) {
      line.remark_values.push_back(live(each));
    }
  }
  for (const Broken& each : all) {
    if (single && std::string_view(each.label).find("coordinates") != std::string_view::npos) continue;
    const bool breaks = changes(each.variance);
    const std::string formula = each.variance.formula();
    const Heading heading{each.label, 0, single ? "#" : formula.c_str()};
    if (!d) {
      writer.add(heading);
      writer.remark(breaks ? "breaks-the-law" : "law-still-holds");
      if (breaks) writer.last().remark_values = {formula, law.formula()};
      continue;
    }
    const DoubleDouble value = each.variance.at(*d);
    writer.write(heading, {value}, value);
    if (breaks) {
      writer.remark("breaks-the-law", {value, law.at(*d)});
    } else {
      writer.remark("law-still-holds");
    }
  }
}

}  // namespace sqrtdk::worked_examples
