// Made by make_exp_range.py (mpmath): ranges of exp.
// clang-format off
#pragma once

#include <cstdint>

struct ExpRangeGolden {
  std::uint64_t bits;
  double overflows_above, largest_argument, normal_from, zero_below;
};

inline constexpr ExpRangeGolden kExpRanges[] = {
    {11, 0x1.62e22fdfa2f44p+3, 0x1.62cp+3, -0x1.3687a9f1af2b1p+3, -0x1.1542457337d43p+4},
    {8, 0x1.62e22f6f78e44p+6, 0x1.62p+6, -0x1.5d589f2fe5107p+6, -0x1.7386e22edf4a6p+6},
    {24, 0x1.62e42feda39efp+6, 0x1.62e42ep+6, -0x1.5d589f2fe5107p+6, -0x1.9fe3682cd3be4p+6},
    {53, 0x1.62e42fefa39efp+9, 0x1.62e42fefa39efp+9, -0x1.6232bdd7abcd2p+9, -0x1.74910d52d3052p+9},
};

struct OverflowGolden {
  std::uint64_t bits, d;
  double divisor, log_probability;
};

inline constexpr OverflowGolden kOverflows[] = {
    {11, 1, 0x1p+0, -0x1.a868021a576aap+3}, {11, 1, 0x1p+0, -0x1.a868021a576aap+3},
    {11, 4, 0x1p+0, -0x1.3cf009a1c62a9p+3}, {11, 4, 0x1p+1, -0x1.4616669961a8ap+4},
    {11, 64, 0x1p+0, -0x1.402835b55c306p+1}, {11, 64, 0x1p+3, -0x1.60cfb97967ec3p+5},
    {11, 128, 0x1p+0, -0x1.d11ee8faf3783p+0}, {11, 128, 0x1.6a09e667f3bcdp+3, -0x1.92026f8f4d67ep+5},
    {11, 256, 0x1p+0, -0x1.698c49bdaf8dcp+0}, {11, 256, 0x1p+4, -0x1.bb1afd3fa854ep+5},
    {11, 4096, 0x1p+0, -0x1.aeae6b5872548p-1}, {11, 4096, 0x1p+6, -0x1.ff9c657328138p+5},
    {8, 1, 0x1p+0, -0x1.6facd7d9f217cp+6}, {8, 1, 0x1p+0, -0x1.6facd7d9f217cp+6},
    {8, 4, 0x1p+0, -0x1.5683432952a4fp+6}, {8, 4, 0x1p+1, -0x1.5b6469baca276p+7},
    {8, 64, 0x1p+0, -0x1.60fd773c6eb05p+5}, {8, 64, 0x1p+3, -0x1.2f010c05fe0f3p+9},
    {8, 128, 0x1p+0, -0x1.d1a06c8d0764p+4}, {8, 128, 0x1.6a09e667f3bcdp+3, -0x1.95f951e162525p+9},
    {8, 256, 0x1p+0, -0x1.14b5d2b5b45cp+4}, {8, 256, 0x1p+4, -0x1.0c29a3d555e9ap+10},
    {8, 4096, 0x1p+0, -0x1.3ef7a719d1c4fp+1}, {8, 4096, 0x1p+6, -0x1.45555b079a862p+11},
    {24, 1, 0x1p+0, -0x1.6f90df46b6c56p+6}, {24, 1, 0x1p+0, -0x1.6f90df46b6c56p+6},
    {24, 4, 0x1p+0, -0x1.5667c0a4383f8p+6}, {24, 4, 0x1p+1, -0x1.5b48c0682e9b1p+7},
    {24, 64, 0x1p+0, -0x1.60d5b44d8b438p+5}, {24, 64, 0x1p+3, -0x1.2ee66a8e870a1p+9},
    {24, 128, 0x1p+0, -0x1.d1661f1d328fap+4}, {24, 128, 0x1.6a09e667f3bcdp+3, -0x1.95d45e7f02614p+9},
    {24, 256, 0x1p+0, -0x1.1491c0921a719p+4}, {24, 256, 0x1p+4, -0x1.0c1032ba4ad1ap+10},
    {24, 4096, 0x1p+0, -0x1.3ede06fb8396fp+1}, {24, 4096, 0x1p+6, -0x1.452e446948989p+11},
    {53, 1, 0x1p+0, -0x1.64fe14cd32f09p+9}, {53, 1, 0x1p+0, -0x1.64fe14cd32f09p+9},
    {53, 4, 0x1p+0, -0x1.604cf5411bcc5p+9}, {53, 4, 0x1p+1, -0x1.616c4d1b33286p+10},
    {53, 64, 0x1p+0, -0x1.2ee66b73f3524p+9}, {53, 64, 0x1p+3, -0x1.5867725ee927dp+12},
    {53, 128, 0x1p+0, -0x1.0d516dec64a2p+9}, {53, 128, 0x1.6a09e667f3bcdp+3, -0x1.e1cf488792af5p+12},
    {53, 256, 0x1p+0, -0x1.bcb7fbde57d07p+8}, {53, 256, 0x1p+4, -0x1.4ff1a26481114p+13},
    {53, 4096, 0x1p+0, -0x1.ffa7c5957f562p+5}, {53, 4096, 0x1p+6, -0x1.2c1833702b8bap+15},
};

