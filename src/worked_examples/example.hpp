// Worked examples: all published ones, and what comes of evaluating one. Plain values, all numbers as decimal text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "../scaling/rule.hpp"

namespace sqrtdk::worked_examples {

/// What is to be said of a printed figure.
enum class Verdict {
  agrees,       ///< the computed value, rounded to the digits printed, is the printed figure
  differs,      ///< it is not
  conditional,  ///< true under stated conditions, and not without them
  undecidable,  ///< what is printed does not determine the value
  unprinted,    ///< the source prints nothing to compare
};

/// The name of a verdict, e.g. "agrees".
const char* name_of(Verdict verdict);

/// What a line's computed value is: a bound where the source elides scores.
enum class Bound { exact, at_most, at_least };

/// The name of a bound, e.g. "at-most".
const char* name_of(Bound bound);

/// Named decimal texts: an input ("scores"), or figures that the source prints ("weights"). "" where it leaves one out.
struct Figures {
  std::string name;                 ///< "scores", "weights", …
  std::vector<std::string> values;  ///< as printed
};

/// A worked example as its source gives it.
struct Example {
  std::string id;                ///< stable name in links
  std::string source;            ///< letter of the source
  std::string source_title;      ///< author and title
  std::string where;             ///< place in the source
  std::string kind;              ///< what is calculated, e.g. "softmax"
  std::vector<Figures> inputs;   ///< what the calculation starts from
  std::vector<Figures> printed;  ///< what the source says comes out
  scaling::Choice rule;          ///< the rule that the source applies
  bool elided = false;           ///< further scores stand behind an ellipsis
};

/// One line of the calculation, printed beside computed.
struct Line {
  std::string label;                       ///< message key
  int index = 0;                           ///< from 1 within a list, 0 alone
  std::string formula;                     ///< with its live numbers
  std::string computed;                    ///< unrounded; "" for a symbolic line
  std::optional<double> value;             ///< the same; none for a symbolic line and where a double cannot hold it
  Bound bound = Bound::exact;              ///< whether the value is known, or a bound of it
  std::string printed;                     ///< the figure in the source; "" for none
  Verdict verdict = Verdict::unprinted;    ///< of the printed figure
  std::string should_be;                   ///< to the digits printed; "" unless the verdict is differs
  std::string line_by_line;                ///< what rounding every earlier line gives, where that is another figure
  std::string remark;                      ///< message key, or ""
  std::vector<std::string> remark_values;  ///< what the remark's sentence is filled with
};

/// All that a worked example shows.
struct Evaluation {
  std::vector<Line> lines;               ///< in the order of the calculation on paper
  std::vector<Figures> assumed;          ///< inputs that the rule needs and the example does not give
  std::vector<double> weights_unscaled;  ///< where the example has scores
  std::vector<double> weights_scaled;    ///< after the example's rule
  std::optional<double> divisor;         ///< where the example has a rule
};

/// Every figure that the four sources print, as data, in the order in which a reader should meet them:
/// first scores 14, 10, 12 at d_k = 64.
std::vector<Example> examples();

/// Computes every line of an example and judges every printed figure. A pure function of the example's
/// kind, inputs, printed figures, rule and ellipsis: its name and source have no influence.
///
/// example  at most 64 values in a list; sizes of scores and values at most 1e6; d_k 1 … 4096; texts of at most 40 bytes
/// returns  lines in the order of the calculation on paper; computed values right to at least 20 digits
/// throws   InvalidArgument, naming the value as the reader knows it ("score 2", "printed weight 3")
Evaluation evaluate(const Example& example);

}  // namespace sqrtdk::worked_examples
