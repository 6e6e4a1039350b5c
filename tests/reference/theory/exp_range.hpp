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
    {11, 1, 0x1p+0, -0x1.a86a48e13638cp+3}, {11, 1, 0x1p+0, -0x1.a86a48e13638cp+3},
    {11, 4, 0x1p+0, -0x1.3cf20ebbfe07cp+3}, {11, 4, 0x1p+1, -0x1.46187f517a7cap+4},
    {11, 64, 0x1p+0, -0x1.402a35141c86bp+1}, {11, 64, 0x1p+3, -0x1.60d2d9b95ba44p+5},
    {11, 128, 0x1p+0, -0x1.d1213fcfeaa1dp+0}, {11, 128, 0x1.6a09e667f3bcdp+3, -0x1.9206476f49e0ep+5},
    {11, 256, 0x1p+0, -0x1.698db270e15dcp+0}, {11, 256, 0x1p+4, -0x1.bb1f850eaebb6p+5},
    {11, 4096, 0x1p+0, -0x1.aeaeeaef35c7p-1}, {11, 4096, 0x1p+6, -0x1.ffa2567214da6p+5},
    {8, 1, 0x1p+0, -0x1.6f8edcde408fp+6}, {8, 1, 0x1p+0, -0x1.6f8edcde408fp+6}, {8, 4, 0x1p+0, -0x1.5665c6b73b14dp+6},
    {8, 4, 0x1p+1, -0x1.5b46c3b177ddap+7}, {8, 64, 0x1p+0, -0x1.60d2d91909527p+5},
    {8, 64, 0x1p+3, -0x1.2ee480cd19533p+9}, {8, 128, 0x1p+0, -0x1.d161eefbfb295p+4},
    {8, 128, 0x1.6a09e667f3bcdp+3, -0x1.95d1b6f39fb86p+9}, {8, 256, 0x1p+0, -0x1.148f2948a4d93p+4},
    {8, 256, 0x1p+4, -0x1.0c0e5ed724fb7p+10}, {8, 4096, 0x1p+0, -0x1.3edc2fc285c9p+1},
    {8, 4096, 0x1p+6, -0x1.452b75964d11cp+11}, {24, 1, 0x1p+0, -0x1.6f90e035ac89dp+6},
    {24, 1, 0x1p+0, -0x1.6f90e035ac89dp+6}, {24, 4, 0x1p+0, -0x1.5667c18f3d4dap+6},
    {24, 4, 0x1p+1, -0x1.5b48c1547f34fp+7}, {24, 64, 0x1p+0, -0x1.60d5b5a136ff4p+5},
    {24, 64, 0x1p+3, -0x1.2ee66b720926p+9}, {24, 128, 0x1p+0, -0x1.d166210f3dc3cp+4},
    {24, 128, 0x1.6a09e667f3bcdp+3, -0x1.95d45fbaae58dp+9}, {24, 256, 0x1p+0, -0x1.1491c1c639a9ap+4},
    {24, 256, 0x1p+4, -0x1.0c103393a45cep+10}, {24, 4096, 0x1p+0, -0x1.3ede07d66a1bcp+1},
    {24, 4096, 0x1p+6, -0x1.452e45b733fe5p+11}, {53, 1, 0x1p+0, -0x1.64fe14cd32f09p+9},
    {53, 1, 0x1p+0, -0x1.64fe14cd32f09p+9}, {53, 4, 0x1p+0, -0x1.604cf5411bcc4p+9},
    {53, 4, 0x1p+1, -0x1.616c4d1b33286p+10}, {53, 64, 0x1p+0, -0x1.2ee66b73f3524p+9},
    {53, 64, 0x1p+3, -0x1.5867725ee927dp+12}, {53, 128, 0x1p+0, -0x1.0d516dec64a2p+9},
    {53, 128, 0x1.6a09e667f3bcdp+3, -0x1.e1cf488792af4p+12}, {53, 256, 0x1p+0, -0x1.bcb7fbde57d06p+8},
    {53, 256, 0x1p+4, -0x1.4ff1a26481114p+13}, {53, 4096, 0x1p+0, -0x1.ffa7c5957f561p+5},
    {53, 4096, 0x1p+6, -0x1.2c1833702b8bap+15},
};

