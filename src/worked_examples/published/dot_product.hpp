// Published examples of one score, as printed.
#pragma once

#include "entry.hpp"

namespace sqrtdk::worked_examples {

inline constexpr Entry kDotProduct[] = {
    {"small-dimension-dk-4", 'B', "Example 1", "dot_product", "q:1|0|1|0;k:0|1|1|1",
     "terms:1*0|0*1|1*1|0*1;dot_product:1;divisor:2;scaled_score:0.5", "sqrt"},
};

}  // namespace sqrtdk::worked_examples
