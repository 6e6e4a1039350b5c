// Arithmetic on ranges; a recursive descent over at most 40 characters, one function for each level of precedence; the form of a calculation.
#include "figures.hpp"

#include <limits>
#include <type_traits>
#include <vector>

namespace sqrtdk::worked_examples {
namespace {

Interval nowhere() { return std::numeric_limits<double>::quiet_NaN(); }

/// From the least to the greatest of an operation's values at the four corners, where it is monotone in each operand.
template <class Operation>
Interval over_corners(const Interval& a, const Interval& b, Operation&& operation) {
  const DoubleDouble values[] = {operation(a.least, b.least), operation(a.least, b.most), operation(a.most, b.least),
                                 operation(a.most, b.most)};
  Interval range(values[0]);
  for (const DoubleDouble& value : values) {
    if (!(value == value)) return nowhere();
    if (value < range.least) range.least = value;
    if (value > range.most) range.most = value;
  }
  return range;
}

}  // namespace

Interval operator*(const Interval& a, const Interval& b) {
  return over_corners(a, b, [](const DoubleDouble& x, const DoubleDouble& y) { return x * y; });
}
Interval operator/(const Interval& a, const Interval& b) {
  if (!(b.least > 0.0 || b.most < 0.0)) return nowhere();
  return over_corners(a, b, [](const DoubleDouble& x, const DoubleDouble& y) { return x / y; });
}

Interval sqrt(const Interval& x) {
  if (!(x.least >= 0.0)) return nowhere();
  return {numeric::sqrt(x.least), numeric::sqrt(x.most)};
}
Interval log(const Interval& x) {
  if (!(x.least > 0.0)) return nowhere();
  return {numeric::log(x.least), numeric::log(x.most)};
}
Interval exp(const Interval& x) { return {numeric::exp(x.least), numeric::exp(x.most)}; }

Interval power(const Interval& base, const Interval& exponent) {
  const bool straddles = base.least < 0.0 && base.most > 0.0 && exponent.least > 0.0;
  if (!(base.least > 0.0) && !(exponent.least == exponent.most && exponent.least >= 0.0)) return nowhere();
  Interval range =
      over_corners(base, exponent, [](const DoubleDouble& x, const DoubleDouble& y) { return numeric::power(x, y); });
  if (straddles && range.least > 0.0) range.least = 0.0;
  return range;
}

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// Real  DoubleDouble, or Interval for numbers as printed
template <class Real>
class Parser {
 public:
  Parser(std::string_view formula, const Given& named, std::initializer_list<Variable> variables)
      : named_(named), variables_(variables) {
    for (const char c : formula) {
      if (c != '{' && c != '}') text_ += c;
    }
  }

  Real whole() {
    const Real value = sum();
    if (at_ != text_.size()) fail();
    return value;
  }

 private:
  bool take(std::string_view wanted) {
    while (here() == ' ') ++at_;
    if (std::string_view(text_).substr(at_, wanted.size()) != wanted) return false;
    at_ += wanted.size();
    return true;
  }
  bool take_minus() { return take("-") || take("\u2212"); }
  bool take_times() { return take("*") || take("·") || take("×"); }
  /// The next character; behind its last a string has a 0, which is no part of any formula.
  char here() const { return text_[at_]; }
  char next() {
    take("");
    return here();
  }
  bool at_root() { return next() != '\0' && std::string_view(text_).substr(at_, 3) == "√"; }

  [[noreturn]] void fail() {
    std::string range = "+ - * / ^ sqrt";
    for (const Variable& each : variables_) range += ", " + std::string(each.name);
    refuse("not-understood", named_, range);
  }

  Real number(std::string_view digits) {
    const PrintedFigure figure = read_printed(digits, named_);
    if constexpr (std::is_same_v<Real, Interval>) {
      if (figure.number.decimals > 0) return {figure.least(), figure.most()};
    }
    return figure.number.value;
  }

  Real sum() {
    Real value = product();
    for (;;) {
      if (take("+")) {
        value = value + product();
      } else if (take_minus()) {
        value = value - product();
      } else {
        return value;
      }
    }
  }

  Real product() {
    Real value = sign();
    for (;;) {
      if (take("/")) {
        value = value / sign();
      } else if (take_times() || is_digit(next()) || is_letter(next()) || next() == '(' || at_root()) {
        value = value * sign();
      } else {
        return value;
      }
    }
  }

  Real sign() { return take_minus() ? -sign() : raised(); }

  Real raised() {
    const Real base = atom();
    if (take("²")) return base * base;
    return take("^") ? power(base, sign()) : base;
  }

  Real atom() {
    if (take("√")) return sqrt(atom());
    if (take("(")) {
      const Real value = sum();
      if (!take(")")) fail();
      return value;
    }
    const char first = next();
    const std::size_t start = at_;
    if (is_digit(first)) {
      while (is_digit(here()) || here() == '.' || here() == ',') ++at_;
      return number(std::string_view(text_).substr(start, at_ - start));
    }
    while (is_letter(here()) || (at_ > start && is_digit(here()))) ++at_;
    const std::string_view name = std::string_view(text_).substr(start, at_ - start);
    for (const Variable& each : variables_) {
      if (each.name == name) return each.value;
    }
    if (name == "sqrt") return sqrt(atom());
    if (name == "ln" || name == "log") return log(atom());
    if (name == "exp") return exp(atom());
    fail();
  }

  const Given& named_;
  std::vector<Variable> variables_;  // a copy: the list that an initialiser makes ends with the call
  std::string text_;
  std::size_t at_ = 0;
};

}  // namespace

DoubleDouble evaluate_formula(std::string_view formula, const Given& named, std::initializer_list<Variable> variables) {
  return Parser<DoubleDouble>(formula, named, variables).whole();
}

Interval evaluate_printed(std::string_view calculation, const Given& named) {
  return Parser<Interval>(calculation, named, {}).whole();
}

namespace {

std::size_t length_of_number(std::string_view text, bool sign_allowed) {
  std::size_t at = 0;
  if (sign_allowed && text.substr(0, 1) == "-") at = 1;
  if (sign_allowed && text.substr(0, 3) == "\u2212") at = 3;
  if (at >= text.size() || !is_digit(text[at])) return 0;
  while (at < text.size() && (is_digit(text[at]) ||
                              ((text[at] == '.' || text[at] == ',') && at + 1 < text.size() && is_digit(text[at + 1]))))
    ++at;
  return at;
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos;) text.replace(at, what.size(), with);
}

}  // namespace

// "(-3)(2)" and "-3 2" have the form of a product as well.
Pieces split(std::string_view text) {
  Pieces pieces;
  while (!text.empty()) {
    const char before = pieces.pattern.empty() ? '(' : pieces.pattern.back();
    const bool after_number = before == '#' || before == ')';
    std::size_t length = length_of_number(text, !after_number);
    if (length > 0) {
      pieces.pattern += '#';
      pieces.numbers.push_back(text.substr(0, length));
    } else {
      const bool dot = text.substr(0, 2) == "·" || text.substr(0, 2) == "×";
      length = dot ? 2 : 1;
      if (text.front() != ' ') pieces.pattern += dot ? '*' : text.front();
    }
    text.remove_prefix(length);
  }
  replace_all(pieces.pattern, "(#)", "#");
  replace_all(pieces.pattern, "##", "#*#");
  return pieces;
}

}  // namespace sqrtdk::worked_examples
