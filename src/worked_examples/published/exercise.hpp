// The exercises of source D, which prints no answers. Where it leaves the numbers open, ours are given.
#pragma once

#include "entry.hpp"

namespace sqrtdk::worked_examples {

inline constexpr Entry kExercise[] = {
    {"exercise-std-512", 'D', "Exercise 1 (no answer printed)", "law", "mean:0;variance:1;correlation:0;d_k:512", "",
     "sqrt"},
    {"exercise-saturation", 'D', "Exercise 2", "saturation", "others:0|0|0;x_from:0;x_to:10", ""},
    // eight standard scores: the mean order statistics of eight normal draws
    {"exercise-ablation", 'D', "Exercise 3", "ablation",
     "standard_scores:1.42|0.85|0.47|0.15|-0.15|-0.47|-0.85|-1.42;d_k:64", "", "sqrt"},
    {"exercise-temperature", 'D', "Exercise 4", "temperature", "scores:14|10|12;d_k:64;multiples:0.5|1|2", "", "sqrt"},
    {"exercise-gradient", 'D', "Exercise 5", "gradient", "peaked:10|0|0|0;uniform:0|0|0|0", ""},
};

}  // namespace sqrtdk::worked_examples
