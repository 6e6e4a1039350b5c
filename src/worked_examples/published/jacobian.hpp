// Published derivatives of softmax, as printed.
#pragma once

#include "entry.hpp"

namespace sqrtdk::worked_examples {

inline constexpr Entry kJacobian[] = {
    {"softmax-derivative", 'C', "Logic; also D", "jacobian_formula", "",
     "i_equals_j:s_i (1 - s_i);i_differs_from_j:-s_i s_j"},
    {"jacobian-diagonal-uniformish", 'D', "Gradient flow", "jacobian", "weights:0.3|0.3|0.2|0.2",
     "diagonal:0.21|0.21|0.16|0.16"},
    {"jacobian-diagonal-one-hot", 'D', "Gradient flow", "jacobian", "weights:1|0|0|0", "diagonal:0|0|0|0"},
};

}  // namespace sqrtdk::worked_examples
