// Refuses to compile under -ffast-math, -Ofast and those of their parts that a compiler announces: equal seeds would give other bits.
#pragma once

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "sqrtdk: -ffast-math and -Ofast change results; the same seed is to give the same bits"
#endif
