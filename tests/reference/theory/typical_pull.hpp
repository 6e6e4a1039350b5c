// Made by make_typical_pull.py (Python): the target's median weight, ln (1 - p)/p; z = 99 is any target.
// clang-format off
#pragma once

#include <cstdint>

struct MedianWeightGolden {
  std::uint64_t keys;
  double spread, z, behind;
};

inline constexpr MedianWeightGolden kMedianWeights[] = {
    {3, 0x1p-1, 0x1.8cp+6, 0x1.80e3f27afep-1}, {3, 0x1p-1, 0x0p+0, 0x1.806bb7ffd8p-1},
    {3, 0x1p-1, 0x1.8p+0, 0x1.aedfff6p-11}, {4, 0x1p-1, 0x0p+0, 0x1.2d5ce7d70dp+0},
    {4, 0x1p-1, 0x1.8p+0, 0x1.b5739f5c34p-2}, {3, 0x1p+0, 0x1.8cp+6, 0x1.cc4eac822p-1},
    {3, 0x1p+0, 0x0p+0, 0x1.c950422f2p-1}, {3, 0x1p+0, 0x1.8p+0, -0x1.36afbdd0ep-1},
    {4, 0x1p+0, 0x0p+0, 0x1.60de33e1d8p+0}, {4, 0x1p+0, 0x1.8p+0, -0x1.f21cc1e28p-4},
    {3, 0x1.8p+1, 0x1.8cp+6, 0x1.d01fafd1b8p+0}, {3, 0x1.8p+1, 0x0p+0, 0x1.cd5998f4b8p+0},
    {3, 0x1.8p+1, 0x1.8p+0, -0x1.59533385a4p+1}, {4, 0x1.8p+1, 0x0p+0, 0x1.5a653a45c4p+1},
    {4, 0x1.8p+1, 0x1.8p+0, -0x1.cb358b7478p+0},
};

