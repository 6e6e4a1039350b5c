// Published values of e^x, as printed.
#pragma once

#include "entry.hpp"

namespace sqrtdk::worked_examples {

inline constexpr Entry kExponential[] = {
    {"exp-1", 'B', "What large dot products do to softmax", "exponential", "x:1", "value:2.718"},
    {"exp-5", 'B', "What large dot products do to softmax", "exponential", "x:5", "value:148.4"},
    {"exp-10", 'B', "What large dot products do to softmax", "exponential", "x:10", "value:22,026"},
    {"exp-20", 'B', "What large dot products do to softmax", "exponential", "x:20", "value:485,165,195"},
    {"exp-50", 'B', "What large dot products do to softmax", "exponential", "x:50", "value:5,184,705,528,587,072,045"},
};

}  // namespace sqrtdk::worked_examples
