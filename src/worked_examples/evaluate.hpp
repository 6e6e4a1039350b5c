// A worked example, evaluated: each line computed from the decimal inputs, each printed figure judged.
#pragma once

#include "example.hpp"

namespace sqrtdk::worked_examples {

/// Computes every line of an example and judges every printed figure. A pure function of the example's
/// kind, inputs, printed figures, rule and ellipsis: its name and source have no influence.
///
/// example  at most 64 values in a list; sizes of scores and values at most 1e6; d_k 1 … 4096; texts of at most 40 bytes
/// returns  lines in the order of the calculation on paper; computed values right to at least 20 digits
/// throws   InvalidArgument, naming the value as the reader knows it ("score 2", "printed weight 3")
Evaluation evaluate(const Example& example);

}  // namespace sqrtdk::worked_examples
