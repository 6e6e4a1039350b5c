// Made by make_attention.py (mpmath): raw scores, weights and output to the nearest double.
// clang-format off
#pragma once

#include <cstdint>

struct AttentionGolden {
  std::uint64_t seed;
  int queries, keys, dimension, value_dimension;
  const char* rule;
  double parameter;
  bool causal, masked;
  double divisor;
  double raw_scores[16], weights[16], output[20];
};

inline constexpr AttentionGolden kAttention[] = {
    {300, 1, 1, 1, 1, "sqrt", 0x0p+0, false, false,
     0x1p+0,
     {-0x1.6282f2cab0362p-1},
     {0x1p+0},
     {0x1.0843337c02a35p+1}},
    {310, 3, 4, 2, 3, "none", 0x0p+0, false, false,
     0x1p+0,
     {-0x1.f67ca622eee0ap+1, 0x1.e88ddde0f7b5dp-2, 0x1.dbf60ea6759b8p-5, 0x1.95a21787e8ecbp+0, 0x1.39725edda3bbbp+0, -0x1.2493fc1b72559p-1, -0x1.a6d69840e0f09p-2, -0x1.37aa8a0a19023p-3, -0x1.b189d214f76b4p+1, 0x1.1fc6b57155988p-1, 0x1.8672bf0ff59cap-3, 0x1.3ecf9ed8ec2c8p+0},
     {0x1.55b1cfe060a37p-9, 0x1.b4137e36e077ep-3, 0x1.1eceea5a3aa78p-3, 0x1.49f1b40bd8d78p-1, 0x1.3d6f7c58a64e2p-1, 0x1.a585c455a1982p-4, 0x1.eded3095c01dcp-4, 0x1.40889427b5ecap-3, 0x1.56571282ecf73p-8, 0x1.158cf00ca57a9p-2, 0x1.7ee2acf0ae4c4p-3, 0x1.12d42e987bd5cp-1},
     {-0x1.c234ec0da683ep-1, 0x1.cb01ccddf36f9p-3, 0x1.21d442f7d684bp-1, -0x1.7e1d89072ea03p-4, 0x1.5a53179f0445fp-2, -0x1.9c1e2c22bcdaap-1, -0x1.890700062e6f4p-1, 0x1.c249f8b67b96dp-3, 0x1.234b3ee9d5ac6p-1}},
    {320, 4, 4, 5, 2, "sqrt", 0x0p+0, true, false,
     0x1.1e3779b97f4a8p+1,
     {0x1.371292bb3fb9cp+0, 0x1.581eadac30463p+0, 0x1.7c5baba2f5df3p-1, -0x1.4e9978f193118p-1, -0x1.d8007b7e4f561p-2, 0x1.921e098938114p-2, -0x1.bbf2484efcbb5p+0, -0x1.4259ee4576d77p-2, -0x1.91f02a2f26f43p-1, -0x1.53416c6a56d6fp+1, -0x1.7a1c3324425b5p+1, 0x1.36872457b24d7p+1, 0x1.43cf32bf359cdp+2, -0x1.c105159d5bc9dp+0, 0x1.6b27c5d67b333p+2, 0x1.fdbb8c2475a6bp+0},
     {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9f70bb5c4fabfp-2, 0x1.3047a251d82ap-1, 0x0p+0, 0x0p+0, 0x1.1a5bcc3162355p-1, 0x1.ea68cf1297b6bp-3, 0x1.ac280027df743p-3, 0x0p+0, 0x1.8736e9a9a1a87p-2, 0x1.294da002eeed6p-6, 0x1.0181d1d6aaac2p-1, 0x1.8cc262a36841dp-4},
     {0x1.060c187584801p+1, 0x1.72d019a803907p-2, 0x1.3bb3a48d5b6e4p+0, -0x1.6069a8445175p-1, 0x1.7805e5e5eb03fp+0, -0x1.4be7423f9e3b3p-2, 0x1.6699a0119fae3p+0, -0x1.da30e23fe46a5p-3}},
    {330, 2, 7, 64, 3, "sqrt", 0x0p+0, false, true,
     0x1p+3,
     {-0x1.232c534c4774ap+3, 0x1.ef5a5102401e9p+2, 0x1.aa617289a3996p+1, -0x1.06e84fa651115p+0, -0x1.392e492af79f1p+1, -0x1.bab25775df0b8p+3, -0x1.92e54c47fbea6p+3, -0x1.3212fc90004c9p+0, 0x1.4cd9a6ac3a2e3p+2, -0x1.71f5e53183caap+1, 0x1.424b2f22f29f3p+2, -0x1.387782e84d3d3p+1, 0x1.374be41540b75p+2, -0x1.027152b56c01cp+3},
     {0x1.36a0e2100d436p-3, 0x0p+0, 0x0p+0, 0x1.aa03a16f6196cp-2, 0x1.64bd37cc938c3p-2, 0x1.57bad6f010ed6p-4, 0x0p+0, 0x1.c154a7ab91f9cp-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.808c0749b53abp-2, 0x0p+0, 0x1.7c3ea21571971p-3},
     {-0x1.8fbda3cb4587bp-2, -0x1.5904a2f56bf62p-1, 0x1.9e76da667a5bdp-2, 0x1.aaa70519cb3c5p-2, -0x1.11ccc11d324d9p+0, 0x1.118cb65eb3a76p-1}},
    {340, 3, 3, 64, 1, "linear", 0x0p+0, false, false,
     0x1p+6,
     {0x1.3f57069a2b1abp+3, -0x1.97b04c9c0ed6cp+1, 0x1.924df0afef30dp+2, 0x1.9c5b81a5f928dp+3, 0x1.7daf2261ba39cp+3, -0x1.6d86891d5c1e1p+2, -0x1.d105d1424b32fp+3, -0x1.3291da69a6081p+3, -0x1.2d09e887b87a5p+1},
     {0x1.73485c16c9bc2p-2, 0x1.2e41247f34045p-2, 0x1.5e767f6a023f8p-2, 0x1.76af7529b514ep-2, 0x1.711d8e6d2fedfp-2, 0x1.1832fc691afd3p-2, 0x1.373d50a57553ep-2, 0x1.5046aa982903fp-2, 0x1.787c04c261a83p-2},
     {0x1.b546648e55633p-4, -0x1.3040f63b6cb96p-5, 0x1.3cacf9a7b3aedp-3}},
    {350, 5, 3, 8, 4, "log", 0x0p+0, true, true,
     0x1.0a2b23f3bab73p+1,
     {0x1.ffd8a5e0e7225p-1, 0x1.30a153845ff47p+2, -0x1.f603eb2c8fdbp-1, 0x1.08fb2686439bep+1, 0x1.e9f6697acd11cp+1, 0x1.5d1d36375a38fp+1, -0x1.38c9781e0e38bp+0, -0x1.413e4a689c361p+0, 0x1.cfbc336ff036cp-1, 0x1.02717ec3535b5p-7, -0x1.5d3b3d4f7f3b2p+2, -0x1.33515aeda4ba9p+1, 0x1.7001064e7f0cp-2, -0x1.cca963ca4e7aap+2, -0x1.7e9f26d3ed8c2p-3},
     {0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x1.7159a0b0f35dcp-1, 0x1.aad663327eae7p-5, 0x1.cfe3e46f92dd7p-3, 0x1.216e018b72f01p-1, 0x0p+0, 0x1.bd23fce91a1fep-2},
     {0x1.87ef6cd000f7dp-2, 0x1.dc0eebe80c065p-3, 0x1.3ce01e8802bf6p-2, -0x1.310f4a4500314p+0, 0x1.87ef6cd000f7dp-2, 0x1.dc0eebe80c065p-3, 0x1.3ce01e8802bf6p-2, -0x1.310f4a4500314p+0, 0x1.87ef6cd000f7dp-2, 0x1.dc0eebe80c065p-3, 0x1.3ce01e8802bf6p-2, -0x1.310f4a4500314p+0, 0x1.f5f2dac423f4ap-2, 0x1.02e8c8385a4c6p-3, -0x1.abde8f27f0736p-2, -0x1.8d2cdb80f62b9p-1, 0x1.83912415146a6p-1, -0x1.f47bdb65dd634p-7, -0x1.0afdf7d35ee89p+0, -0x1.db0a88ec95a4dp-2}},
    {360, 2, 5, 16, 2, "power", 0x1.8p-1, false, false,
     0x1p+3,
     {-0x1.690cb79446b8cp+0, 0x1.17c71786f9d6fp+2, -0x1.0387796520aa4p+3, 0x1.7211c1dd279d9p-3, -0x1.d9def40b945a1p-2, 0x1.086049422a3e2p+2, 0x1.063af310020d8p+2, 0x1.9c34d9d37ab59p+2, 0x1.544ab2312b053p+2, 0x1.5a60264294e14p+2},
     {0x1.5ec4454320bb8p-3, 0x1.694cce849bef1p-2, 0x1.2f9eac78138cep-4, 0x1.abf2c15a8f9b5p-3, 0x1.8ae0061d0e049p-3, 0x1.6993c893cca97p-3, 0x1.6810a691b0e5cp-3, 0x1.e29beac5e663ep-3, 0x1.a35e2e93e78dep-3, 0x1.a8617780b47f1p-3},
     {0x1.c87f228bd4bd4p-8, 0x1.9a0e91181b638p-2, -0x1.bd17faedd2abap-3, 0x1.2d3a8918ead6bp-2}},
    {370, 2, 3, 9, 2, "constant", 0x1.8p+1, false, false,
     0x1.8p+1,
     {-0x1.6c36f7f9609b1p+1, 0x1.79dd4255fcd95p+0, 0x1.efb5eeb52cd5dp+1, -0x1.eff733056de74p+0, -0x1.19dafa093795dp+0, -0x1.1f4180036f03ap+1},
     {0x1.18596c76f926bp-4, 0x1.27f6168cae4d6p-2, 0x1.48f9c72ac9b48p-1, 0x1.3d965155eb33dp-2, 0x1.a3b35e5e0c8fcp-2, 0x1.1eb6504c083c6p-2},
     {-0x1.7b366d9db47d5p-2, -0x1.6fb35ebd873ccp-2, -0x1.1d4be3897d0ccp+0, 0x1.46de97cdf3e43p-1}},
};
