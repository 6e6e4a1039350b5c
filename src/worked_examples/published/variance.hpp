// Published examples of variances: of three values, of the score, of one product, and the proof by counting.
#pragma once

#include "entry.hpp"

namespace sqrtdk::worked_examples {

inline constexpr Entry kPopulationVariance[] = {
    {"variance-2-4-6", 'B', "Why the square root is the right factor", "population_variance", "values:2|4|6",
     "mean:4;differences:-2|0|2;squared_differences:4|0|4;variance:2.67"},
    {"variance-2-4-6-halved", 'B', "Why the square root is the right factor", "population_variance",
     "values:2|4|6;divide_by:2",
     "values:1|2|3;mean:2;differences:-1|0|1;squared_differences:1|0|1;variance:0.67;ratio_check:2.67 / 4 = 0.67"},
};

inline constexpr Entry kLaw[] = {
    {"variance-of-a-product", 'A', "answer 1; also B and D", "product_law", "mean:0;variance:1;correlation:0",
     "variance:1"},
    {"variance-of-score", 'A', "answers 1 and 2", "law", "mean:0;variance:1;correlation:0",
     "variance:d_k;std:sqrt(d_k)"},
    {"std-dk-64", 'D', "Why this matters", "law", "mean:0;variance:1;correlation:0;d_k:64",
     "variance:64;std:8;variance_scaled:1;std_scaled:1", "sqrt"},
    {"proof-dk-3", 'B', "Proving it step by step", "square_of_sum", "d_k:3;mean:0;variance:1;correlation:0",
     "terms:9;same_pair_terms:3;other_terms:6;variance:3;sum:3*1 + 6*0 = 3"},
    {"proof-dk-64", 'B', "Proving it step by step", "square_of_sum", "d_k:64;mean:0;variance:1;correlation:0",
     "terms:4096;same_pair_terms:64;other_terms:4032;variance:64"},
};

inline constexpr Entry kIllustration[] = {
    {"heights", 'B', "Understanding variance", "illustration", "narrow_range_feet:5.0|5.5;wide_range_feet:3.0|7.0",
     "statement:narrow < wide"},
};

}  // namespace sqrtdk::worked_examples
