// Made by make_typical_pull.py (Python): the typical pull; z = 99 is any target.
// clang-format off
#pragma once

#include <cstdint>

struct TypicalPullGolden {
  std::uint64_t keys;
  double spread, z, pull;
};

inline constexpr TypicalPullGolden kTypicalPulls[] = {
    {2, 0x1p-1, 0x1.8cp+6, 0x1.5634e9ec303aep-2}, {3, 0x1p-1, 0x1.8cp+6, 0x1.9ee4b33203156p-2},
    {2, 0x1p-1, 0x0p+0, 0x1.5fefc97d4d5e5p-2}, {3, 0x1p-1, 0x0p+0, 0x1.a0a87cc2ce5a2p-2},
    {2, 0x1p-1, 0x1.8p+0, 0x1.3b5b36918eaa4p-2}, {3, 0x1p-1, 0x1.8p+0, 0x1.d72548ad44a95p-2},
    {2, 0x1p+0, 0x1.8cp+6, 0x1.22bc8493b1b5cp-1}, {3, 0x1p+0, 0x1.8cp+6, 0x1.748367835cd1dp-1},
    {2, 0x1p+0, 0x0p+0, 0x1.43cb707e48a3dp-1}, {3, 0x1p+0, 0x0p+0, 0x1.92b83eff605e4p-1},
    {2, 0x1p+0, 0x1.8p+0, 0x1.af0e6948c049cp-2}, {3, 0x1p+0, 0x1.8p+0, 0x1.b4dc6b452bccdp-1},
    {2, 0x1.8p+1, 0x1.8cp+6, 0x1.bc83e9974e12ap-2}, {2, 0x1.8p+1, 0x0p+0, 0x1.c008d1d5fb3b8p-1},
    {3, 0x1.8p+1, 0x0p+0, 0x1.359739c3803b9p+0}, {2, 0x1.8p+1, 0x1.8p+0, 0x1.75f90b591ed73p-4},
    {3, 0x1.8p+1, 0x1.8p+0, 0x1.4e00ebd5d4641p-1},
};

