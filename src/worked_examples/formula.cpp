// A recursive descent over at most 40 characters; one function for each level of precedence.
#include "formula.hpp"

#include "../numeric/decimal.hpp"

namespace sqrtdk::worked_examples {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Parser {
 public:
  Parser(std::string_view formula, const Given& named, std::initializer_list<Variable> variables)
      : named_(named), variables_(variables) {
    for (const char c : formula) {
      if (c != '{' && c != '}') text_ += c;
    }
  }

  DoubleDouble whole() {
    const DoubleDouble value = sum();
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

  DoubleDouble sum() {
    DoubleDouble value = product();
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

  DoubleDouble product() {
    DoubleDouble value = sign();
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

  DoubleDouble sign() { return take_minus() ? -sign() : raised(); }

  DoubleDouble raised() {
    const DoubleDouble base = atom();
    if (take("²")) return base * base;
    return take("^") ? numeric::power(base, sign()) : base;
  }

  DoubleDouble atom() {
    if (take("√")) return numeric::sqrt(atom());
    if (take("(")) {
      const DoubleDouble value = sum();
      if (!take(")")) fail();
      return value;
    }
    const char first = next();
    const std::size_t start = at_;
    if (is_digit(first)) {
      while (is_digit(here()) || here() == '.' || here() == ',') ++at_;
      return numeric::read_decimal(named_.parameter(), std::string_view(text_).substr(start, at_ - start)).value;
    }
    while (is_letter(here()) || (at_ > start && is_digit(here()))) ++at_;
    const std::string_view name = std::string_view(text_).substr(start, at_ - start);
    for (const Variable& each : variables_) {
      if (each.name == name) return each.value;
    }
    if (name == "sqrt") return numeric::sqrt(atom());
    if (name == "ln" || name == "log") return numeric::log(atom());
    if (name == "exp") return numeric::exp(atom());
    fail();
  }

  const Given& named_;
  std::initializer_list<Variable> variables_;
  std::string text_;
  std::size_t at_ = 0;
};

}  // namespace

DoubleDouble evaluate_formula(std::string_view formula, const Given& named, std::initializer_list<Variable> variables) {
  return Parser(formula, named, variables).whole();
}

}  // namespace sqrtdk::worked_examples
