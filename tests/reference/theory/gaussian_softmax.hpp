// Made by make_gaussian_softmax.py (mpmath): softmax over normal scores.
// clang-format off
#pragma once

#include <cstdint>

struct TopGapGolden {
  std::uint64_t keys;
  double density;
};

inline constexpr TopGapGolden kTopGaps[] = {
    {2, 0x1.20dd750429b6dp-1}, {3, 0x1.b14c2f863e924p-1}, {5, 0x1.29b80a2cb2259p+0}, {16, 0x1.c418030e30136p+0},
    {64, 0x1.2bff754b874a4p+1}, {256, 0x1.69d6a7eaa754cp+1}, {1024, 0x1.9fc650b4bd5f6p+1},
    {4096, 0x1.d02375f7103f8p+1}, {1000000, 0x1.3739b660c0ec4p+2}, {1073741824, 0x1.86575365da3bbp+2},
};

struct TwoKeysGolden {
  double spread, shortfall, jacobian_trace, entropy;
};

inline constexpr TwoKeysGolden kTwoKeys[] = {
    {0x1.0c6f7a0b5ed8dp-20, 0x1.ffffed11a5fc4p-2, 0x1.fffffffffee68p-2, 0x1.62e42fefa3123p-1},
    {0x1.47ae147ae147bp-7, 0x1.fd1c87b31ea4p-2, 0x1.fff9727236c8p-2, 0x1.62e0e92360f15p-1},
    {0x1.3333333333333p-2, 0x1.abc5606610a1bp-2, 0x1.eace3750c5d4dp-2, 0x1.5814841427cf7p-1},
    {0x1p-1, 0x1.79b9f18e1d56fp-2, 0x1.cc07561b99b6fp-2, 0x1.47a7b238d0037p-1},
    {0x1.947ae147ae148p-1, 0x1.3d06c97ae0ec5p-2, 0x1.983e3c1d655a5p-2, 0x1.2a33d63c43f14p-1},
    {0x1.999999999999ap-1, 0x1.3b2e1359e8ee2p-2, 0x1.96750a824ec4fp-2, 0x1.2925ccbe2ed48p-1},
    {0x1p+0, 0x1.1961a4ea8e538p-2, 0x1.73e0b2ef71803p-2, 0x1.14395a224885bp-1},
    {0x1.b333333333333p+0, 0x1.8ef13e76e65dap-3, 0x1.13b772bb40016p-2, 0x1.aa669c92e55bep-2},
    {0x1.7147ae147ae14p+1, 0x1.0334792759e48p-3, 0x1.6f4cfc212e45bp-3, 0x1.252ac6173f4e5p-2},
    {0x1p+2, 0x1.819a97da6d976p-4, 0x1.1367641346dd6p-3, 0x1.bd23284beec63p-3},
    {0x1p+3, 0x1.8c7b5943233c4p-5, 0x1.1d3fc980f940bp-4, 0x1.d2e99594eb6fcp-4},
    {0x1p+4, 0x1.8f70eb9e806dap-6, 0x1.1ff17642526ccp-5, 0x1.d90bca9787b06p-5},
    {0x1.6a083126e978dp+4, 0x1.1acf1a9cc96dbp-6, 0x1.97decfaf4ed42p-6, 0x1.4f3ee23e1e523p-5},
    {0x1.9p+6, 0x1.0045caaf9e886p-8, 0x1.71b78576756d1p-8, 0x1.3011e7e8f1d17p-7},
    {0x1.388p+13, 0x1.480cdf9d28a5ap-15, 0x1.d946ca1d2b3fp-15, 0x1.85411c1f3e20cp-14},
    {0x1.dcd65p+29, 0x1.adfb6945a663fp-32, 0x1.362a9ffc610ddp-31, 0x1.fe34153055e4ep-31},
};

struct FrozenGolden {
  std::uint64_t keys;
  double spread, peak, entropy, sum_of_squares;
};

inline constexpr FrozenGolden kFrozen[] = {
    {2, 0x1.2db7e7ee3a2eap+0, 0x1.9f631791f0e4dp-8, 0x1.f47fca3121e61p+9, 0x1.05e1d27a3ee43p-10},
    {2, 0x1.3c7ce161b88ep+0, 0x1.0b3f427586c52p-3, 0x1.4ec9ddcb020fep+4, 0x1.8618618618616p-5},
    {2, 0x1.c4201d6707a65p+0, 0x1.ebd5f98036722p-2, 0x1.470447add533cp+1, 0x1.5555555555556p-2},
    {2, 0x1.2d6abe44afc43p+1, 0x1.40c59a9ecd0f7p-1, 0x1.62e42fefa39efp+0, 0x1p-1},
    {2, 0x1.78c56dd5dbb54p+2, 0x1.b74b2f9699b42p-1, 0x1.8d19951b7ca44p-2, 0x1.999999999999ap-1},
    {2, 0x1.d6f6c94b52a29p+6, 0x1.fc727f6cea3fcp-1, 0x1.0f7e4c4f64976p-6, 0x1.fae147ae147aep-1},
    {2, 0x1.18b7679a0fd8ap+30, 0x1.fffffffa0bc0dp-1, 0x1.c427f1d2dcc4bp-30, 0x1.fffffff768fa1p-1},
    {64, 0x1.71872dc038ad7p+1, 0x1.9f631791f0df4p-8, 0x1.f47fca3121eep+9, 0x1.05e1d27a3eep-10},
    {64, 0x1.839de861cc758p+1, 0x1.0b3f427586c53p-3, 0x1.4ec9ddcb020fap+4, 0x1.861861861861ap-5},
    {64, 0x1.14de816a6d788p+2, 0x1.ebd5f98036722p-2, 0x1.470447add533cp+1, 0x1.5555555555555p-2},
    {64, 0x1.7128ac8de74b5p+2, 0x1.40c59a9ecd0f7p-1, 0x1.62e42fefa39fp+0, 0x1p-1},
    {64, 0x1.cd72d7b1611e3p+3, 0x1.b74b2f9699b42p-1, 0x1.8d19951b7ca44p-2, 0x1.999999999999ap-1},
    {64, 0x1.2067c6cedcb2ep+8, 0x1.fc727f6cea3fcp-1, 0x1.0f7e4c4f64976p-6, 0x1.fae147ae147aep-1},
    {64, 0x1.57ce561a674dep+31, 0x1.fffffffa0bc0dp-1, 0x1.c427f1d2dcc4cp-30, 0x1.fffffff768fa1p-1},
    {1073741824, 0x1.9d2518dc3aab6p+2, 0x1.9f631791f0adap-8, 0x1.f47fca312234dp+9, 0x1.05e1d27a3ebafp-10},
    {1073741824, 0x1.b15e68d8b01d8p+2, 0x1.0b3f427586c58p-3, 0x1.4ec9ddcb020f3p+4, 0x1.8618618618623p-5},
    {1073741824, 0x1.358c94087dcbep+3, 0x1.ebd5f98036721p-2, 0x1.470447add533ep+1, 0x1.5555555555554p-2},
    {1073741824, 0x1.9cbb700b52653p+3, 0x1.40c59a9ecd0f7p-1, 0x1.62e42fefa39fp+0, 0x1p-1},
    {1073741824, 0x1.01f52607137f4p+5, 0x1.b74b2f9699b42p-1, 0x1.8d19951b7ca45p-2, 0x1.999999999999ap-1},
    {1073741824, 0x1.42726f88d85f1p+9, 0x1.fc727f6cea3fcp-1, 0x1.0f7e4c4f64977p-6, 0x1.fae147ae147aep-1},
    {1073741824, 0x1.806304ffa4d75p+32, 0x1.fffffffa0bc0dp-1, 0x1.c427f1d2dcc4cp-30, 0x1.fffffff768fa1p-1},
};

