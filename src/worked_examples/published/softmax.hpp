// Published examples of softmax, as printed.
#pragma once

#include "entry.hpp"

namespace sqrtdk::worked_examples {

inline constexpr Entry kSoftmaxAtD64[] = {
    {"large-dimension-dk-64-scaled", 'B', "Example 2, with scaling", "softmax", "scores:14|10|12;d_k:64",
     "divisor:8;scaled_scores:1.75|1.25|1.5;exponentials:5.755|3.490|4.482;sum:13.727;weights:0.419|0.254|0.326;"
     "percent:41.9%|25.4%|32.6%",
     "sqrt"},
    {"large-dimension-dk-64-unscaled", 'B', "Example 2, without scaling", "softmax", "scores:14|10|12",
     "exponentials:1,202,604|22,026|162,755;sum:1,387,386;weights:0.867|0.016|0.117;percent:86.7%|1.6%|"},
};

inline constexpr Entry kSoftmax[] = {
    {"softmax-50-10-5", 'B', "What large dot products do to softmax", "softmax", "scores:50|10|5",
     "exponentials:5,184,705,528,587,072,045|22,026|148;weights:1.0|0.0|0.0"},
    {"softmax-5-1-half", 'B', "What large dot products do to softmax", "softmax", "scores:5|1|0.5",
     "exponentials:148.4|2.718|1.649;sum:152.780;weights:0.971|0.018|0.011"},
    {"softmax-1-1-1-5", 'A', "answer 1", "softmax", "scores:1|1|1|5", "weights:0.0174|0.0174|0.0174|0.9479"},
    {"peaked-three-scores", 'D', "Why this matters (an ellipsis follows the third score)", "softmax",
     "scores:8.5|-2.1|7.9", "weights:0.99|0.00|0.01", "none", true},
    {"five-positions-unscaled", 'D', "Visualizing the effect", "softmax", "scores:9.2|-3.1|8.8|-5.4|1.2",
     "weights:0.599|0.000|0.401|0.000|0.000"},
    {"five-positions-scaled", 'D', "Visualizing the effect", "softmax", "scores:9.2|-3.1|8.8|-5.4|1.2;d_k:64",
     "scaled_scores:1.15|-0.39|1.10|-0.68|0.15;weights:0.31|0.07|0.30|0.05|0.12", "sqrt"},
};

}  // namespace sqrtdk::worked_examples
