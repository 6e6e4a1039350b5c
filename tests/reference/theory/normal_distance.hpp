// Made by make_normal_distance.py (mpmath): distances to the normal law.
// clang-format off
#pragma once

#include <cstdint>

struct DistanceGolden {
  std::uint64_t d;
  double at, distance;
};

inline constexpr DistanceGolden kDistances[] = {
    {1, 0x1.81a3778d4e359p-2, 0x1.b874e60517b35p-4}, {2, 0x1.f526b143f56c3p-2, 0x1.fc143d1cf963cp-5},
    {3, 0x1.19a035cfcb03p-1, 0x1.63b067ffdcee5p-5}, {4, 0x1.2d36acb21228dp-1, 0x1.10ddf5ecc469ep-5},
    {5, 0x1.3aa6f82e73d44p-1, 0x1.b9e4f017fb27fp-6}, {16, 0x1.666dbcc885d14p-1, 0x1.19f7dec2a86e6p-7},
    {64, 0x1.7692c767334bfp-1, 0x1.1a194d62e7d1fp-9}, {255, 0x1.7a8ee1d8b60b7p-1, 0x1.1b113ad3bcebfp-11},
    {256, 0x1.7a90362eafebap-1, 0x1.19f61b01fcf5bp-11}, {1024, 0x1.7b8e29d2647acp-1, 0x1.19eaaf701ad5ep-13},
    {4096, 0x1.7bcd8e2355625p-1, 0x1.19e7ab43d8c2fp-15},
};

