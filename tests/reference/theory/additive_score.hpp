// Made by make_additive_score.py (mpmath): additive scores.
// clang-format off
#pragma once

#include <cstdint>

struct SquaredTanhGolden {
  double variance, mean;
};

inline constexpr SquaredTanhGolden kSquaredTanh[] = {
    {0x1.12e0be826d695p-30, 0x1.12e0be79343a6p-30}, {0x1.a36e2eb1c432dp-14, 0x1.a358b6b17e632p-14},
    {0x1.47ae147ae147bp-7, 0x1.414e3bd040464p-7}, {0x1p-2, 0x1.635c6e8af5edbp-3}, {0x1p-1, 0x1.183e9a211cffap-2},
    {0x1p+0, 0x1.93c1ef5501c15p-2}, {0x1.e666666666666p+0, 0x1.0590c1a213adcp-1}, {0x1p+1, 0x1.0a3a42ccae03ep-1},
    {0x1p+2, 0x1.4540f5e319ad8p-1}, {0x1.9p+4, 0x1.af98af0a33113p-1}, {0x1.f4p+9, 0x1.f3163d12b14a1p-1},
    {0x1.e848p+19, 0x1.ff976b72a115bp-1}, {0x1.d1a94a2p+39, 0x1.ffffe53a394bbp-1},
};

