// Made by make_typical_pull.py (Python): the target's median weight, ln (1 - p)/p; z = 99 is any target.
// clang-format off
#pragma once

#include <cstdint>

struct MedianWeightGolden {
  std::uint64_t keys;
  double spread, z, behind;
};

inline constexpr MedianWeightGolden kMedianWeights[] = {
    {3, 0x1p-1, 0x1.8cp+6, 0x1.80e3f2cp-1}, {3, 0x1p-1, 0x0p+0, 0x1.806bb7ff8p-1},
    {3, 0x1p-1, 0x1.8p+0, 0x1.aedffep-11}, {3, 0x1p+0, 0x1.8cp+6, 0x1.cc54b9c6p-1},
    {3, 0x1p+0, 0x0p+0, 0x1.c95debf2p-1}, {3, 0x1p+0, 0x1.8p+0, -0x1.36a2140ep-1},
    {3, 0x1.8p+1, 0x0p+0, 0x1.c81002a6p+0}, {3, 0x1.8p+1, 0x1.8p+0, -0x1.5bf7feadp+1},
};

