// Worked examples of the variance of q·k under general conditions: of the score, of one product, and the proof by counting:
// (Σ q_i k_i)² has d² terms, d of equal pairs with mean 1 and d² − d others with mean 0. Which of the usual conditions each needs.
#include <algorithm>
#include <iterator>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {
namespace {

/// What is assumed of the entries of q and k (jointly normal where they are correlated).
struct Conditions {
  DoubleDouble mean, variance, correlation;  // ρ of q_i with k_i
  DoubleDouble query_coordinates;            // correlation of each two coordinates of q
  DoubleDouble key_coordinates;              // the same of k
};

/// Conditions given by an example; mean 0, variance 1, correlation 0 where it gives none.
Conditions read_conditions(const GivenFigures& inputs) {
  Conditions conditions;
  conditions.mean = inputs.number(figure::mean, -1000, 1000, 0.0);
  conditions.variance = inputs.number(figure::variance, 1e-6, 1e6, 1.0);
  conditions.correlation = inputs.number(figure::correlation, -1, 1, 0.0);
  return conditions;
}

std::string term(const DoubleDouble& coefficient, const char* variable) {
  if (coefficient == 0.0) return "";
  return coefficient == 1.0 ? variable : live(coefficient) + " " + variable;
}

/// linear · d + square · d².
struct Quadratic {
  DoubleDouble linear, square;

  DoubleDouble at(const DoubleDouble& d) const { return d * (linear + square * d); }

  bool same(const Quadratic& other) const {
    return numeric::abs(linear - other.linear) <= slack_of(linear) &&
           numeric::abs(square - other.square) <= slack_of(square);
  }

  /// "1.5 d_k", "d_k^2", "0.5 d_k + 0.5 d_k^2"
  std::string formula() const {
    const std::string first = term(linear, "d_k"), second = term(square, "d_k^2");
    if (first.empty() || second.empty()) return first.empty() && second.empty() ? "0" : first + second;
    return first + " + " + second;
  }
};

/// Var(q·k) = tr(S_q S_k) + tr(C²) + m'S_k m + m'S_q m + 2 m'C m  for q, k of equal mean μ and variance v in each coordinate:
///
///   d v² (1 + (d − 1) r_q r_k) + d ρ² v² (1 + (d − 1) r²) + μ² v d (2 + (d − 1)(r_q + r_k)) + 2 μ² ρ v d (1 + (d − 1) r)
///
/// with S = v((1 − r)I + r 11'), C = ρ v ((1 − r)I + r 11'), r = r_q where r_q = r_k and 0 otherwise.
/// For r = 0: d (v²(1 + ρ²) + 2 μ² v (1 + ρ)); for mean 0, variance 1, independent: d.
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

/// For which correlation of q with k a condition can be broken.
enum class Correlation { any, below_one, none };

/// One way to break a condition.
struct Breach {
  const char* label;
  void (*apply)(Conditions&);
  Correlation at = Correlation::any;
  bool of_coordinates = false;  // one coordinate cannot equal another

  bool possible(const DoubleDouble& correlation) const {
    return at == Correlation::any || (at == Correlation::none ? correlation == 0.0 : !(correlation == 1.0));
  }
};

constexpr Breach kBreaches[] = {
    {"if-mean-shifted", [](Conditions& c) { c.mean = c.mean + 0.5; }},
    {"if-variance-doubled", [](Conditions& c) { c.variance = c.variance * 2.0; }},
    {"if-key-equals-query", [](Conditions& c) { c.correlation = 1.0; }, Correlation::below_one},
    {"if-coordinates-equal", [](Conditions& c) { c.query_coordinates = c.key_coordinates = 1.0; }, Correlation::any,
     true},
    // equal coordinates of q alone cannot each be correlated with their own independent k_i at will
    {"if-query-coordinates-equal", [](Conditions& c) { c.query_coordinates = 1.0; }, Correlation::none, true},
};

/// Turns "agrees" into "conditional" on the lines of these places, if breaking a condition changes the variance at
/// dimension d (any d if there is none), and adds the lines that say what would result.
void write_conditions(const Conditions& conditions, std::optional<DoubleDouble> d, const char* remark,
                      std::initializer_list<std::size_t> places, LineWriter& writer, Evaluation& evaluation) {
  const Quadratic variance = score_variance(conditions);
  const bool single = d && *d == 1.0;
  const auto changes = [&](const Quadratic& other) {
    return d ? numeric::abs(other.at(*d) - variance.at(*d)) > slack_of(variance.at(*d)) : !other.same(variance);
  };
  const auto under = [&](const Breach& breach) {
    Conditions other = conditions;
    breach.apply(other);
    return score_variance(other);
  };
  const bool any = std::any_of(std::begin(kBreaches), std::end(kBreaches), [&](const Breach& breach) {
    return breach.possible(conditions.correlation) && changes(under(breach));
  });
  for (const std::size_t at : places) {
    Line& line = evaluation.lines[at];
    if (!any || line.verdict != Verdict::agrees) continue;
    line.verdict = Verdict::conditional;
    line.remark = remark;
    line.remark_values.clear();
    for (const DoubleDouble& each : {conditions.mean, conditions.variance, conditions.correlation}) {
      line.remark_values.push_back(live(each));
    }
  }
  for (const Breach& breach : kBreaches) {
    if (!breach.possible(conditions.correlation) || (single && breach.of_coordinates)) continue;
    const Quadratic broken = under(breach);
    const bool changed = changes(broken);
    const char* key = changed ? "breaks-the-law" : "law-still-holds";
    const std::string formula = broken.formula();
    if (d) {
      const DoubleDouble value = broken.at(*d);
      writer.write({breach.label, 0, {single ? Part(value) : Part(formula)}}, value);
      writer.remark(key);
      if (changed) writer.remark(key, {value, variance.at(*d)});
    } else {
      writer.add({breach.label, 0, {formula}});
      writer.remark(key);
      if (changed) writer.last().remark_values = {formula, variance.formula()};
    }
  }
}

enum class Moment { variance, std };

DoubleDouble of(Moment moment, const DoubleDouble& variance) {
  return moment == Moment::variance ? variance : numeric::sqrt(variance);
}

bool formula_holds(const Given& printed, const Quadratic& variance, Moment moment) {
  // enough dimensions that no other short formula passes through all of them
  for (const double d : {1., 2., 3., 4., 7., 64., 512., 4096.}) {
    const DoubleDouble expected = of(moment, variance.at(d));
    const DoubleDouble stated = evaluate_formula(printed.text(), printed, {{"d_k", d}, {"d", d}});
    if (!(numeric::abs(stated - expected) <= slack_of(expected))) return false;
  }
  return true;
}

// A line whose printed figure is a formula in d_k, or a number where the dimension is given.
void write_moment(const char* label, const Quadratic& variance, Moment moment, std::optional<DoubleDouble> d,
                  const Given& printed, LineWriter& writer) {
  const std::string inner = variance.formula();
  const std::string formula = moment == Moment::variance ? inner : "sqrt(" + inner + ")";
  const bool symbolic = !printed.empty() && (!d || !numeric::looks_decimal(printed.text()));
  if (d) {
    writer.write({label, 0, {formula}}, of(moment, variance.at(*d)), symbolic ? Given() : printed);
  } else {
    writer.add({label, 0, {formula}});
  }
  if (!symbolic) return;
  const bool holds = formula_holds(printed, variance, moment);
  writer.settle(printed.text(), holds ? Verdict::agrees : Verdict::differs, holds ? std::string() : formula);
}

}  // namespace

void evaluate_law(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::mean, figure::variance, figure::correlation, figure::d_k});
  const GivenFigures printed(
      example.printed, "printed ",
      {figure::variance, figure::standard_deviation, figure::divisor, figure::variance_scaled, figure::std_scaled});
  const Conditions conditions = read_conditions(inputs);
  const bool scaled =
      example.rule.id != "none" || printed.has(figure::variance_scaled) || printed.has(figure::std_scaled);
  std::optional<std::uint64_t> given = inputs.dimension();
  if (scaled && !given) given = known_dimension(given, evaluation);
  std::optional<DoubleDouble> d;
  if (given) d = static_cast<double>(*given);

  LineWriter writer(evaluation);
  const Quadratic variance = score_variance(conditions);
  write_moment("score-variance", variance, Moment::variance, d, printed.at(figure::variance), writer);
  write_moment("score-std", variance, Moment::std, d, printed.at(figure::standard_deviation), writer);
  if (!scaled) return write_conditions(conditions, d, "conditions-of-law", {0, 1}, writer, evaluation);

  const DoubleDouble divisor = write_divisor(example, given, printed.at(figure::divisor), writer, evaluation).exact;
  const DoubleDouble whole = variance.at(*d), square = divisor * divisor, value = whole / square;
  const std::size_t next = evaluation.lines.size();
  writer.write({"scaled-variance", 0, {whole, " / ", square}}, value, printed.at(figure::variance_scaled));
  writer.write({"scaled-std", 0, {"sqrt(", whole, " / ", square, ")"}}, numeric::sqrt(value),
               printed.at(figure::std_scaled));
  write_conditions(conditions, d, "conditions-of-law", {0, 1, next, next + 1}, writer, evaluation);
}

void evaluate_product_law(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::mean, figure::variance, figure::correlation});
  const GivenFigures printed(example.printed, "printed ", {figure::variance});
  const Conditions conditions = read_conditions(inputs);
  LineWriter writer(evaluation);
  // a product is the score of one coordinate
  writer.write({"product-variance", 0, {"Var(q_i k_i)"}}, score_variance(conditions).at(1.0),
               printed.at(figure::variance));
  write_conditions(conditions, DoubleDouble(1.0), "conditions-of-product", {0}, writer, evaluation);
}

void evaluate_square_of_sum(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::d_k, figure::mean, figure::variance, figure::correlation});
  const GivenFigures printed(
      example.printed, "printed ",
      {figure::number_of_terms, figure::same_pair_terms, figure::other_terms, figure::variance, figure::sum});
  const std::optional<std::uint64_t> given = inputs.dimension();
  if (!given) refuse("missing", "d_k", "", "1 … 4096");
  const Conditions conditions = read_conditions(inputs);
  const DoubleDouble d = static_cast<double>(*given), square = d * d, others = square - d;

  LineWriter writer(evaluation);
  writer.write({"terms", 0, {d, " * ", d}}, square, printed.at(figure::number_of_terms));
  writer.write({"same-pair-terms", 0, {d}}, d, printed.at(figure::same_pair_terms));
  writer.write({"other-terms", 0, {square, " - ", d}}, others, printed.at(figure::other_terms));

  // Var = Σ_i Var(q_i k_i) + Σ_(i≠j) Cov(q_i k_i, q_j k_j)
  const Quadratic law = score_variance(conditions);
  const DoubleDouble same = law.linear + law.square, other = law.square, variance = law.at(d);
  writer.write_calculation({"sum-of-terms", 0, {d, "*", same, " + ", others, "*", other}}, variance,
                           {d, "*", same, "+", others, "*", other}, printed.at(figure::sum));
  writer.write({"score-variance", 0, {law.formula()}}, variance, printed.at(figure::variance));
  const std::size_t count = evaluation.lines.size();
  write_conditions(conditions, d, "conditions-of-law", {count - 2, count - 1}, writer, evaluation);
}

}  // namespace sqrtdk::worked_examples
