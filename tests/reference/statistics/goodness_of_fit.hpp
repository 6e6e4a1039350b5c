// Made by make_goodness_of_fit.py (mpmath): p-values, distances and quantiles.
// clang-format off
#pragma once

#include <cstdint>

struct AsymptoticGolden {
  double z, p_value;
};

struct DistanceGolden {
  double distance;
  std::uint64_t count;
  double p_value;
};

/// `spread` times bell-shaped numbers of a seed (../doubles.py), against N(0, 1).
struct SampleGolden {
  std::uint64_t seed;
  int count;
  double spread, distance, p_value, quantile_05, median, quantile_975;
};

inline constexpr AsymptoticGolden kKolmogorovLimits[] = {
    {0x1.999999999999ap-5, 0x1p+0},
    {0x1.999999999999ap-3, 0x1.fffffffffee3bp-1},
    {0x1.999999999999ap-2, 0x1.fe8ffe1ea949dp-1},
    {0x1.6666666666666p-1, 0x1.6c2704fcd5596p-1},
    {0x1.ff7ced916872bp-1, 0x1.1594341aca2ddp-2},
    {0x1p+0, 0x1.147acb3f23d09p-2},
    {0x1.5bac5a38a1e88p+0, 0x1.999999999999dp-5},
    {0x1p+1, 0x1.5fc21040c972p-11},
    {0x1p+2, 0x1.c8464f7616468p-46},
    {0x1.4p+3, 0x1.6061812054cfap-288},
    {0x1.2p+4, 0x1.18d77b8a44ad7p-934},
};

/// scipy.stats.kstwo: exact or nearly so for n ≤ 500, the Pelz–Good expansion beyond.
inline constexpr DistanceGolden kKolmogorovDistances[] = {
    {0x1.999999999999ap-1, 1u, 0x1.9999999999998p-2},
    {0x1.6a09e667f3bccp-2, 2u, 0x1.d413cccfe779ap-1},
    {0x1.21a1851ff630ap-1, 2u, 0x1.824ffff6110a6p-2},
    {0x1.b27247aff148ep-1, 2u, 0x1.77e8f54b5bd8dp-5},
    {0x1.83091e6a7f7e6p-3, 7u, 0x1.da5197be2affcp-1},
    {0x1.35a0e521ff985p-2, 7u, 0x1.d3a53fc43b502p-2},
    {0x1.d07157b2ff647p-2, 7u, 0x1.409adb4ea807p-4},
    {0x1.48faf3741f91dp-1, 7u, 0x1.3ce9409bfaed4p-9},
    {0x1.e3cb66051f5ep-1, 7u, 0x1.a73cc2e53f7c1p-29},
    {0x1.c9f25c5bfedd9p-4, 20u, 0x1.e172dfba18326p-1},
    {0x1.6e5b7d16657e1p-3, 20u, 0x1.f4d2afb9c6234p-2},
    {0x1.12c49dd0cc1e8p-2, 20u, 0x1.79c66e6cdf5ep-4},
    {0x1.854134e7cbd5fp-2, 20u, 0x1.10ac6e6619c8p-8},
    {0x1.1e3779b97f4a8p-1, 20u, 0x1.125256a12b9f9p-19},
    {0x1.e0d8142d65357p-1, 20u, 0x1.2bfa25e53075ap-80},
    {0x1.999999999999ap-5, 100u, 0x1.e80bec7b7c60dp-1},
    {0x1.47ae147ae147bp-4, 100u, 0x1.09540c6dc6945p-1},
    {0x1.eb851eb851eb8p-4, 100u, 0x1.a721d4f965cefp-4},
    {0x1.5c28f5c28f5c2p-3, 100u, 0x1.605922805e33ap-8},
    {0x1p-2, 100u, 0x1.6afbb5a536318p-18},
    {0x1.ae147ae147ae2p-2, 100u, 0x1.81bf362184058p-53},
    {0x1.5a2cd8c69d61ap-5, 140u, 0x1.e8e5abac1a146p-1},
    {0x1.14f0ad6bb11afp-4, 140u, 0x1.0b4e99777344fp-1},
    {0x1.9f69042189a86p-4, 140u, 0x1.accc17a018d3fp-4},
    {0x1.263fb8426c2c9p-3, 140u, 0x1.6946eb4777117p-8},
    {0x1.b0b80ef844ba1p-3, 140u, 0x1.85c4a3e7db7b8p-18},
    {0x1.6b7be39d58736p-2, 140u, 0x1.3bff8cc243637p-52},
    {0x1.58f2077eca744p-5, 141u, 0x1.e8e9e586ba1b5p-1},
    {0x1.13f4d2cbd529dp-4, 141u, 0x1.0b587d27fd64bp-1},
    {0x1.9def3c31bfbeap-4, 141u, 0x1.ace836a67a1bap-4},
    {0x1.25341ff8927c6p-3, 141u, 0x1.69728e24ae4p-8},
    {0x1.af2e895e7d114p-3, 141u, 0x1.8645f8568p-18},
    {0x1.6a3154ab87c6ep-2, 141u, 0x0p+0},
    {0x1.6e5b7d16657e1p-6, 500u, 0x1.eb1656cffc939p-1},
    {0x1.2515fdab8464ep-5, 500u, 0x1.1084869e1acc6p-1},
    {0x1.b7a0fc8146974p-5, 500u, 0x1.bb5d622ccd66ep-4},
    {0x1.37675d863cab2p-4, 500u, 0x1.7eef873f90731p-8},
    {0x1.c9f25c5bfedd9p-4, 500u, 0x1.c2b2ef380b44p-18},
    {0x1.80acdcf11dc46p-3, 500u, 0x1.b63p-48},
    {0x1.6dfdd771e356ap-6, 501u, 0x1.eb16fdfb238ddp-1},
    {0x1.24cb12c182abbp-5, 501u, 0x1.10860810fd23p-1},
    {0x1.b7309c2244018p-5, 501u, 0x1.bb6192755dd7p-4},
    {0x1.3717c3ed9ad66p-4, 501u, 0x1.7ef578ae2e027p-8},
    {0x1.c97d4d4e5c2c4p-4, 501u, 0x1.c2c26cb041e17p-18},
    {0x1.804a889dfb816p-3, 501u, 0x1.734aa3f8beaf7p-51},
    {0x1.030dc4ea03a72p-6, 1000u, 0x1.ebcebb5fed788p-1},
    {0x1.9e7c6e43390b7p-6, 1000u, 0x1.124616155e182p-1},
    {0x1.36dd52b26ac89p-5, 1000u, 0x1.c02a60a169dcp-4},
    {0x1.b86435276c9c2p-5, 1000u, 0x1.85a1d0f7014b3p-8},
    {0x1.43d136248490fp-4, 1000u, 0x1.d390b3d18c946p-18},
    {0x1.1001a85c1d6f8p-3, 1000u, 0x1.b8962d617414p-51},
    {0x1.cf68d4fff04ddp-9, 20000u, 0x1.ed27562f1b13p-1},
    {0x1.72ba43fff3717p-8, 20000u, 0x1.159f546d8e3ap-1},
    {0x1.160bb2fff6951p-7, 20000u, 0x1.c92d0fd2f1328p-4},
    {0x1.89e5e83ff2a88p-7, 20000u, 0x1.919056a7be604p-8},
    {0x1.21a1851ff630ap-6, 20000u, 0x1.edf63e1756a5cp-18},
    {0x1.e694793fef84ep-6, 20000u, 0x1.0b90006abf9bfp-50},
    {0x1.0624dd2f1a9fcp-11, 1000000u, 0x1.ed7c41cd99298p-1},
    {0x1.a36e2eb1c432dp-11, 1000000u, 0x1.16764eca14b68p-1},
    {0x1.3a92a30553261p-10, 1000000u, 0x1.cb6833016c95p-4},
    {0x1.bda5119ce075fp-10, 1000000u, 0x1.9462728eca372p-8},
    {0x1.47ae147ae147bp-9, 1000000u, 0x1.f357bace17047p-18},
    {0x1.13404ea4a8c16p-8, 1000000u, 0x1.11e5b4bba4fe3p-50},
};

/// The exact law where the expansion is used, for its bound.
inline constexpr DistanceGolden kKolmogorovExact[] = {
    {0x1.4e6fdf33cf032p-6, 600u, 0x1.eb4d37194f31p-1},
    {0x1.0b8cb28fd8cf5p-5, 600u, 0x1.1109b4a47894p-1},
    {0x1.91530bd7c536fp-5, 600u, 0x1.bccae173f4eep-4},
    {0x1.1c457db8d65c4p-4, 600u, 0x1.80f3750e33d73p-8},
    {0x1.030dc4ea03a72p-6, 1000u, 0x1.ebceb9d2305dp-1},
    {0x1.9e7c6e43390b7p-6, 1000u, 0x1.1246173e5799ap-1},
    {0x1.36dd52b26ac89p-5, 1000u, 0x1.c02a60a1568afp-4},
    {0x1.b86435276c9c2p-5, 1000u, 0x1.85a1d0528294bp-8},
    {0x1.6e5b7d16657e1p-7, 2000u, 0x1.ec50eb2ff7503p-1},
    {0x1.2515fdab8464ep-6, 2000u, 0x1.138738d24191cp-1},
    {0x1.b7a0fc8146974p-6, 2000u, 0x1.c3900c700c5e6p-4},
    {0x1.37675d863cab2p-5, 2000u, 0x1.8a3aef950a382p-8},
};

/// The limit law of A², integrated.
inline constexpr AsymptoticGolden kAndersonDarlingLimits[] = {
    {0x1.999999999999ap-4, 0x1.fffc51dae9dafp-1},
    {0x1.999999999999ap-3, 0x1.fb175a77f8ca9p-1},
    {0x1.999999999999ap-2, 0x1.b28d32897369dp-1},
    {0x1.999999999999ap-1, 0x1.ec92977a80912p-2},
    {0x1.3333333333333p+0, 0x1.11f4aa289bedap-2},
    {0x1.e666666666666p+0, 0x1.ab3746743561fp-4},
    {0x1p+1, 0x1.7829d68f15ab2p-4},
    {0x1.0cccccccccccdp+1, 0x1.4baeb009d2634p-4},
    {0x1.3ef9db22d0e56p+1, 0x1.99c820cfa557p-5},
    {0x1.8p+1, 0x1.c0583dbd39067p-6},
    {0x1.edb22d0e56042p+1, 0x1.4f95051908b8cp-7},
    {0x1.4p+2, 0x1.78c192ff09f4dp-9},
    {0x1p+3, 0x1.dd5f04e81ee84p-14},
    {0x1.8p+3, 0x1.cb1a0714d7fc9p-20},
    {0x1.4p+4, 0x1.eaf09739cdf14p-32},
};

inline constexpr SampleGolden kSamples[] = {
    {1u, 10, 0x1p+0, 0x1.51bfa75e35419p-2, 0x1.71a277df330b8p-3, -0x1.9b9f93c642f74p+0, 0x1.34def92a05352p-2, 0x1.781399c812515p+0},
    {2u, 100, 0x1p+0, 0x1.6dfc34c6434fp-5, 0x1.f76a48880320ap-1, -0x1.865290ad546ep+0, -0x1.979afee0046c2p-6, 0x1.f2c7cefedfd97p+0},
    {3u, 1000, 0x1p+0, 0x1.1586e7a1e378p-5, 0x1.92ebb467695e4p-3, -0x1.8efb3106eff52p+0, 0x1.53e56990074dp-5, 0x1.0202483f3b9a9p+1},
    {4u, 400, 0x1.4cccccccccccdp+0, 0x1.93f10f6d3dd28p-4, 0x1.9507961e5f9f7p-11, -0x1.1efcac967455cp+1, -0x1.27da401b34a32p-5, 0x1.305b85f81b046p+1},
};
