// Made by make_student.py (mpmath): the quantile of Student's law that leaves 2.5 % above it.
// clang-format off
#pragma once

#include <cstdint>

struct StudentGolden {
  std::uint64_t degrees;
  double quantile;
};

inline constexpr StudentGolden kStudent975[] = {
    {1, 0x1.96993aacc4d24p+3},
    {2, 0x1.135ea98e146bbp+2},
    {3, 0x1.975a66893c1abp+1},
    {4, 0x1.63628d9efb5ep+1},
    {5, 0x1.4908d359dff3ap+1},
    {6, 0x1.393468546e655p+1},
    {7, 0x1.2eac01e9f5b1dp+1},
    {8, 0x1.272b24bc9242ap+1},
    {9, 0x1.218e5dac50b24p+1},
    {10, 0x1.1d33a7661d304p+1},
    {11, 0x1.19b9e1b8c996ep+1},
    {12, 0x1.16e356bbc352ep+1},
    {13, 0x1.1486f5cb67d3ep+1},
    {14, 0x1.12885ec4c0667p+1},
    {15, 0x1.10d356b5a06c1p+1},
    {16, 0x1.0f590e8d62dd7p+1},
    {17, 0x1.0e0e6fd5b1561p+1},
    {18, 0x1.0ceb036f23f32p+1},
    {19, 0x1.0be83653b666ep+1},
    {20, 0x1.0b00d9a954438p+1},
    {21, 0x1.0a30c955b504dp+1},
    {22, 0x1.0974ac3559fb4p+1},
    {23, 0x1.08c9c5c7af878p+1},
    {24, 0x1.082dd3fc3a168p+1},
    {25, 0x1.079ef594769a5p+1},
    {26, 0x1.071b96b177db4p+1},
    {27, 0x1.06a261e29bdadp+1},
    {28, 0x1.0632348973a3p+1},
    {29, 0x1.05ca15bce2872p+1},
    {30, 0x1.05692f10aaeeap+1},
    {31, 0x1.050ec6d0032d7p+1},
    {32, 0x1.04ba3b5725837p+1},
    {33, 0x1.046aff4ce0d9p+1},
    {34, 0x1.0420968c7f61cp+1},
    {35, 0x1.03da939b97bfcp+1},
    {36, 0x1.0398958fb660dp+1},
    {37, 0x1.035a464e0e4cbp+1},
    {38, 0x1.031f59141b8adp+1},
    {39, 0x1.02e7893bbcad6p+1},
    {40, 0x1.02b299300ed52p+1},
    {50, 0x1.01187709471cdp+1},
    {64, 0x1.ff6b35eb8b3b8p+0},
    {100, 0x1.fbe58eb4410dbp+0},
    {255, 0x1.f824bccd2c1e5p+0},
    {256, 0x1.f8225568f019cp+0},
    {1000, 0x1.f65bda9fcfe77p+0},
    {1999, 0x1.f60e04fc22f2ep+0},
    {1000000, 0x1.f5c05aebc6e01p+0},
    {1000000000000, 0x1.f5c0331ef2941p+0},
};
