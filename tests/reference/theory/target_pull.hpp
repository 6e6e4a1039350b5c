// Made by make_target_pull.py (NumPy): the target key's pull.
// clang-format off
#pragma once

#include <cstdint>

struct LogSumGolden {
  std::uint64_t keys;
  double spread, log_sum, trace;
};

inline constexpr LogSumGolden kLogSums[] = {
    {2, 0x1.999999999999ap-5, 0x1.63360e5ee4bfdp-1, 0x1.ff5c9172aa6dp-2},
    {2, 0x1p-1, 0x1.81289cfc433a8p-1, 0x1.cc07561b99b7p-2}, {2, 0x1p+0, 0x1.ce29b39a01461p-1, 0x1.73e0b2ef71804p-2},
    {2, 0x1.4p+1, 0x1.95057a27ab86cp+0, 0x1.9d8e99c51618p-3}, {2, 0x1p+3, 0x1.248b6fd74cee9p+2, 0x1.1d3fc980f941p-4},
    {8, 0x1.999999999999ap-5, 0x1.0a4ef98ee43dp+1, 0x1.bfdc261b0af2cp-1},
    {8, 0x1p-1, 0x1.17f2577b98bc1p+1, 0x1.b1be2bacc9936p-1}, {8, 0x1p+0, 0x1.3ea7bcf48637p+1, 0x1.890e363b6e906p-1},
    {8, 0x1.4p+1, 0x1.044b63b3570b7p+2, 0x1.f6c5f33e85036p-2},
    {8, 0x1p+3, 0x1.715ec711628f9p+3, 0x1.6750202b4eaccp-3},
    {64, 0x1.999999999999ap-5, 0x1.0a3f4ccfaa418p+2, 0x1.f7faf44c333ddp-1},
    {64, 0x1p-1, 0x1.1206e51467316p+2, 0x1.f5cc348e3dd2ep-1},
    {64, 0x1p+0, 0x1.29571e09da481p+2, 0x1.ec21d9c640ce9p-1},
    {64, 0x1.4p+1, 0x1.b93de86903b02p+2, 0x1.824c70f7b0088p-1},
    {64, 0x1p+3, 0x1.30597862c3c79p+4, 0x1.2723db386f83cp-2},
    {512, 0x1.999999999999ap-5, 0x1.8f55268e29339p+2, 0x1.feff5c47202ecp-1},
    {512, 0x1p-1, 0x1.973c2b010b0d5p+2, 0x1.feb79318904eep-1},
    {512, 0x1p+0, 0x1.af255d63a8ea8p+2, 0x1.fd51e43962378p-1},
    {512, 0x1.4p+1, 0x1.27e8564d0c59cp+3, 0x1.cbe337b15185dp-1},
    {512, 0x1p+3, 0x1.8b9c56ef88e37p+4, 0x1.7e832826e2e24p-2},
    {1073741824, 0x1.999999999999ap-5, 0x1.4cbb0ba8fb3c1p+4, 0x1.fffffff7fadfap-1},
    {1073741824, 0x1p-1, 0x1.4eb5ecf0a04e5p+4, 0x1.fffffff5ba50ep-1},
    {1073741824, 0x1p+0, 0x1.54b5ecf07268ep+4, 0x1.ffffffea40f57p-1},
    {1073741824, 0x1.4p+1, 0x1.7eb5ecb00ba1p+4, 0x1.ffffefd1d576dp-1},
    {1073741824, 0x1p+3, 0x1.8ecc20ca201f9p+5, 0x1.7797f0aac63dp-1},
};

struct PullAtGolden {
  std::uint64_t keys;
  double spread, z, pull;
};

inline constexpr PullAtGolden kPullsAt[] = {
    {8, 0x1p-1, -0x1.8p+0, 0x1.d49919a3951cdp-3}, {8, 0x1p-1, 0x0p+0, 0x1.d1c2b475dfe96p-2},
    {8, 0x1p-1, 0x1p+1, 0x1.0839807c5e6d6p+0}, {8, 0x1p+1, -0x1.8p+0, 0x1.e515397ea8c47p-6},
    {8, 0x1p+1, 0x0p+0, 0x1.205baa5f5ee9bp-1}, {8, 0x1p+1, 0x1p+1, 0x1.3253deca9736dp+3},
    {512, 0x1p-1, -0x1.8p+0, 0x1.ab78d3d923bd5p-3}, {512, 0x1p-1, 0x0p+0, 0x1.c41138a49cee3p-2},
    {512, 0x1p-1, 0x1p+1, 0x1.324dbdec5df5bp+0}, {512, 0x1p+1, -0x1.8p+0, 0x1.c9a305c093fe1p-7},
    {512, 0x1p+1, 0x0p+0, 0x1.1f2b5f7e32382p-2}, {512, 0x1p+1, 0x1p+1, 0x1.e2af32017660bp+3},
};

struct BestSpreadGolden {
  std::uint64_t keys;
  double spread;
};

inline constexpr BestSpreadGolden kBestSpreads[] = {
    {8, 0x1.2abea55ffb8bcp+0}, {64, 0x1.054b68ece38dap+0}, {512, 0x1.00ad15e9a13efp+0},
};

