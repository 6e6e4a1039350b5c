// Made by make_gradients.py (PyTorch): gradients by automatic differentiation in double.
// clang-format off
#pragma once

#include <cstdint>

struct GradientGolden {
  std::uint64_t seed;
  int queries, keys, dimension, value_dimension;
  double c, size;
  bool causal, masked;
  double q[32], k[48], v[12], divisor, log_temperature;
};

inline constexpr GradientGolden kGradients[] = {
    {500, 1, 2, 1, 1, 0x1p+0, 0x1p+0, false, false,
     {0x1.0ed8345e249f7p-4},
     {-0x1.832cebacc9e65p-6, 0x1.832cebacc9e67p-6},
     {0x1.497402af333b5p-4, 0x1.4a8957783dd3ep-2},
     -0x1.7dbaa8b51f781p-5, -0x1.7dbaa8b51f781p-5},
    {510, 2, 3, 4, 2, 0x1p+1, 0x1p+0, false, false,
     {-0x1.b92f00dc45568p-3, -0x1.17a925108a4c7p-4, -0x1.d12b99f42d8ddp-3, -0x1.69226de01197cp-4, -0x1.3f458b2e24d46p-2, -0x1.e67a1b59d7d4bp-4, -0x1.5b1f434d45dd8p-2, -0x1.17638d8ca69a6p-3},
     {-0x1.8c5764855d03p-3, 0x1.612aabcb3faadp-4, -0x1.b1dedf9540ebep-3, -0x1.723a4e7e0926ap-3, 0x1.716819dda7d68p-5, -0x1.33e564ad0df25p-6, 0x1.a86ef29b9b278p-5, 0x1.73c212ff8df52p-5, 0x1.2ffd5e0df30d1p-3, -0x1.1431529ffc2dfp-4, 0x1.47c322ee5a21cp-3, 0x1.1549c9be25a92p-3},
     {0x1.3311e5a654965p-1, 0x1.ff13232d0ff34p-1, 0x1.396372af3e6e5p-4, 0x1.d28539ad2486ep-4, 0x1.8a2c80b72ae7ap-3, 0x1.2bd9b14ab17cfp-2},
     -0x1.aa346652da5f6p-2, -0x1.aa346652da5f6p-1},
    {520, 3, 3, 4, 2, 0x1p+1, 0x1p+0, true, false,
     {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.10fe047feba8p-9, -0x1.20636f6569ab2p-5, -0x1.2048c23fcae45p-4, 0x1.6132956572a85p-4, 0x1.f5938ef5cfc64p-2, -0x1.dfe37866b2271p-2, 0x1.9b40b136492bap-2, -0x1.02cb093cdaaccp-5},
     {-0x1.c3c9d9d8894b2p-3, -0x1.0f769e140b6e5p-2, 0x1.f1f5c427eb655p-5, -0x1.da9cef28dd886p-4, 0x1.ad93624df52e7p-5, -0x1.27b7ccb6c33f8p-5, 0x1.7144c2863df3ap-5, 0x1.870732be0ec59p-4, 0x1.586501450bff8p-3, 0x1.346d97aae3d64p-2, -0x1.b19d435714ac7p-4, 0x1.4e56f1ab3b0b7p-6},
     {-0x1.044f612f3bdd4p+1, 0x1.8bdba09295d9dp-1, -0x1.c042632baf5dp-2, 0x1.fef91b39932ecp-1, 0x1.ddbb9997a9c8dp-6, 0x1.09c3a97bda9f2p-2},
     0x1.1dbbe299df464p-3, 0x1.1dbbe299df464p-2},
    {530, 2, 4, 3, 3, 0x1.cp+0, 0x1p+0, false, true,
     {0x1.09c7926badb86p-1, 0x1.b4fbe74b772c6p-3, -0x1.10fc23442418p-3, -0x1.a82bcfcedf772p-5, 0x1.3270d86d2c42cp-2, 0x1.6d42d1169a1fap-4},
     {0x1.b9e58e8c77d98p-3, 0x1.283093e3c4a8ep-1, 0x1.0a2d35b31beep-2, -0x1.d76a57bdd9bf2p-3, -0x1.3a78f6a97bdb7p-1, -0x1.eeb93e0d30696p-3, -0x1.c0c60a4d7c3dep-6, -0x1.15f40b66d43d8p-4, 0x1.1e0abd24951eap-5, 0x1.567629ec45b52p-5, 0x1.a83721948dd1bp-4, -0x1.b48f7288b2e93p-5},
     {-0x1.f39efa70b749dp-1, 0x1.11a967770486ep-3, -0x1.2d35ccb63bd63p+0, -0x1.162171ec28db2p-1, 0x1.847c27d85b837p-6, -0x1.40dba745150e9p-1, 0x1.76e259ad78b7ap-5, 0x1.e69384b097db6p-4, -0x1.e2002375ba7f1p-7, 0x1.05aee2880bf86p-3, 0x1.53a5fb9ed64d4p-2, -0x1.507450eb26645p-5},
     -0x1.3b1d8f4d5a643p-3, -0x1.13b9dd63af17cp-2},
    {540, 3, 4, 4, 2, 0x1p+2, 0x1.0624dd2f1a9fcp-10, false, false,
     {0x1.136b4067339cdp-3, -0x1.0cf650717c16cp-6, 0x1.4831a77f8dce2p-6, -0x1.f5704fd76cac8p-6, 0x1.b44b619ff1ea1p-6, -0x1.2cabe050355cp-11, -0x1.d8f5f1457a038p-10, -0x1.1c0f3a24a4edp-10, 0x1.552649bc8e825p-4, 0x1.b4bdd7ddf93e6p-6, -0x1.12545d2162a4bp-4, 0x1.95e72c9400244p-5},
     {0x1.00bc7e4e0069cp-15, 0x1.012044273f132p-18, 0x1.6774e132ac1e9p-16, 0x1.3d24df1af5136p-16, 0x1.4a29dd870cd0ep-16, -0x1.0e5ea00e51587p-19, 0x1.e8eb95259f0acp-19, -0x1.f99967d1c764bp-16, -0x1.8a41ebacf787ap-18, 0x1.6daaa6d8fc37dp-18, 0x1.4b42db64fcb66p-17, 0x1.cb2a3dc508e54p-15, -0x1.74892f9be7e14p-15, -0x1.e79b9af9129f5p-18, -0x1.2519e0c4ef2d8p-15, -0x1.6ceff9699fbc7p-15},
     {0x1.7bae7f30afdc2p-2, -0x1.913b8b19c82p-3, 0x1.7b8c5981923dcp-2, -0x1.911302fc8b0cp-3, 0x1.7b8cb151d6ba1p-2, -0x1.9142bd961c593p-3, 0x1.7b8950a3fd56ap-2, -0x1.90ffc203ba94p-3},
     -0x1.347976b0cdfdp-17, -0x1.347976b0cdfdp-15},
    {550, 2, 3, 16, 2, 0x1p+0, 0x1p+1, false, false,
     {0x1.53dd4aa811935p-8, 0x1.2178e6f87d5aap-5, 0x1.e13b8e065aeeep-6, 0x1.d8b98c823cd2ep-8, 0x1.1f3dbac765a7cp-6, 0x1.1d7571ad39d7p-6, 0x1.d4395a5fb0bcp-8, -0x1.316c2c4130cddp-5, -0x1.7cc05528aa0ep-6, 0x1.282425d886b8p-5, -0x1.f6b6139611ba8p-8, 0x1.60df5b5fc2b18p-6, -0x1.13db9db98fe08p-5, 0x1.2239ee4ac1bcbp-6, -0x1.0058279910b0bp-5, 0x1.10c6d938eab21p-8, 0x1.d512758e61524p-9, 0x1.9df33cc7f5d05p-7, 0x1.38b03f7df6ea8p-7, 0x1.d2b498458fa7ep-11, 0x1.1c138ddd47022p-8, 0x1.ed2140244f61ep-8, 0x1.2f176241b2f8ap-8, -0x1.a27be7a8b4f7dp-7, -0x1.6991d73b8b0f7p-8, 0x1.2bebedce1ca9dp-6, -0x1.1887c66975faep-9, 0x1.73e185aa6774p-7, -0x1.cbc92f72b40c6p-7, 0x1.31273df75b036p-7, -0x1.4941614bb2d96p-7, 0x1.d062a59756298p-10},
     {0x1.fac1d10797e98p-8, -0x1.e58ce13b8733p-11, 0x1.9a06b89191dp-5, -0x1.dab0e8d8f5954p-8, -0x1.f8ccbec97b0e5p-7, -0x1.292314f89cebap-5, -0x1.a72bd64ff9038p-6, 0x1.3e05c591bed3p-8, 0x1.12cefa79e056p-6, 0x1.5622aae217b9ep-7, -0x1.398076af3a4d8p-4, 0x1.92f55b00f10dcp-7, -0x1.20dc710842cc2p-6, -0x1.1e1df614f5fb8p-6, 0x1.24ba7bdf7ec91p-5, -0x1.77f050e35513cp-6, -0x1.f4b47f1c94242p-8, 0x1.a57f3fb81fee9p-11, -0x1.0960b8786732ep-6, -0x1.3fce7a978c5ddp-9, 0x1.364190cc49b1ep-7, 0x1.3aba7e83b72c8p-6, 0x1.a710f8b8bb288p-7, 0x1.d4008974d0abcp-10, -0x1.7ee239fb9ce06p-7, -0x1.4e24331d20665p-9, 0x1.d188a6bdf7418p-6, -0x1.d9e053a95f528p-8, 0x1.a06a5e7ff7d9cp-7, 0x1.cd239fcc54bedp-12, -0x1.cee32e01f113p-7, 0x1.df9ed3c3a92b4p-7, -0x1.83547ac0ef28p-14, 0x1.0036860d9cf8p-13, -0x1.15565c555e381p-5, 0x1.3d4c13125de7dp-7, 0x1.85165bfa62b34p-8, 0x1.178bab6d82a92p-6, 0x1.a746b3e736dcfp-7, -0x1.b305e7eef306p-8, -0x1.4d7775f0478ecp-8, -0x1.02999e1acfa27p-7, 0x1.8a3c99ff78fb9p-5, -0x1.4c0a625882c53p-8, 0x1.429d07211b72ep-8, 0x1.16e96795c4ac4p-6, -0x1.620360be05096p-6, 0x1.1041ce0300f7cp-7},
     {0x1.97dff6b8335ap-4, -0x1.4d29a81415589p-5, 0x1.b016606ef3dc5p-2, -0x1.5d717ca79907ep-3, 0x1.2df87d63c91a4p+0, -0x1.2c6650d6dd095p-1},
     -0x1.150dc0738ef7bp-6, -0x1.150dc0738ef7bp-6},
};

struct AdditiveGolden {
  std::uint64_t seed;
  int queries, keys, query_dimension, key_dimension, hidden;
  double scores[6], q[12], k[12], query_map[20], key_map[20], v[5];
};

inline constexpr AdditiveGolden kAdditive[] = {
    {600, 1, 1, 1, 1, 1,
     {-0x1.b80fba9b295cap-2},
     {0x1.41db3b0fc381cp-5},
     {-0x1.0f7bd8ec12c7dp-9},
     {0x1.88ae9b8ea0058p-4},
     {-0x1.02ec254e0531dp-12},
     {0x1.ea09b88deacbp-2}},
    {610, 2, 3, 4, 3, 5,
     {0x1.a54058ac207f3p+1, -0x1.87af38aa6cde4p+1, -0x1.7ec26b20c2865p+1, 0x1.acb09635df29ap+1, 0x1.a8fcc636ffd78p-1, 0x1.e0a3da9668f7bp-1},
     {-0x1.edbdb5f1ea8cdp-3, 0x1.a61c36fe6c90ep-2, -0x1.38246fdede526p-1, -0x1.1c30c366a89dbp-4, 0x1.0815a4c02688p-4, 0x1.be7eecfba4953p-1, -0x1.3eb1aeda698dep-1, -0x1.da915da4a91dcp-2},
     {0x1.41a402c7146dcp-7, -0x1.59bb5793ffdb6p-7, -0x1.533e94b2aa094p-7, -0x1.1c6bed173c91cp-1, -0x1.6a4de63da451fp+0, 0x1.3f4a12a3119efp-2, -0x1.bd0aa310ffd11p-2, -0x1.fc656d4bfe8ccp-1, -0x1.26d66c0edcc2ap-2},
     {-0x1.ca544478ba8fp-3, 0x1.244d094f77ce5p-1, -0x1.2a189c691cd6dp+0, -0x1.680b6d58a486bp-1, 0x1.116fbcd22ce48p-4, -0x1.5d8ef86b5cd88p-5, 0x1.ca6a6ba72c3d5p-7, -0x1.fb9255c6974cep-7, -0x1.d7f15376aa058p-4, 0x1.ce3bd2fd4d531p-3, -0x1.af6983cecd70fp-2, -0x1.eedb52b3310cep-3, -0x1.491987d8d665p-2, 0x1.76bc70fbb750dp-3, -0x1.1d4a923219bep-7, 0x1.d3c2915186c27p-4, 0x1.0c7ecdbd7af85p-9, -0x1.fe285bf9939a2p-10, 0x1.1241a40072d47p-9, 0x1.53ff707e150d8p-11},
     {0x1.8b0c22137537cp-1, 0x1.2dc877f20c346p-1, -0x1.b44c3e3eb006bp-2, -0x1.a024d579a092ep-4, -0x1.d30a8fd68eaacp-5, 0x1.a1aa81f5252f2p-5, 0x1.542971a76ca5ep-2, 0x1.f8b619113d09dp-3, -0x1.7418607071c57p-3, 0x1.1ba694e7f19e8p-1, 0x1.5baff98ec6308p-2, -0x1.26638d642f64cp-2, 0x1.35e0f43d031fep-10, 0x1.97ccab8aff9aep-10, -0x1.f61d48d8ca48ap-11},
     {-0x1.0c178a770fd91p+0, 0x1.63a5b8d0f3ea6p-1, 0x1.effd0fdd9b8e5p-2, 0x1.7a91f1b8d28d2p-1, -0x1.356980bfe05cp+0}},
    {620, 3, 2, 2, 4, 4,
     {0x1.5d0ad5d26c084p+0, 0x1.eb7783b9c9fa6p-2, 0x1.51480b1bdfdfp+0, 0x1.2fe1ba3610cdep-2, 0x1.9319fdebc66cap+0, 0x1.9df01cf576fcp-1},
     {-0x1.1e9c5a97059a2p-4, 0x1.84ae3ea28f1bp-1, 0x1.3bcd360c0ac32p-2, 0x1.5ad403344221ap-1, -0x1.b3cce18d9461ap-4, 0x1.22987b5d5c289p+0},
     {0x1.154bd8061261cp-2, -0x1.07c548edecd39p-2, -0x1.2877dfb573d06p-1, 0x1.03d10f11bae3dp+0, 0x1.42609a7af3ad7p-1, -0x1.62c335d2b0fb2p+0, 0x1.656f15662cc7p-1, 0x1.48d2753b0b7f5p+1},
     {0x1.dde9e827a0974p-1, -0x1.d99b95b07beb2p-4, 0x1.08008558b8aa8p-7, -0x1.1147277a9dbb5p-7, 0x1.00a9866c51d7ep+0, 0x1.b666d03717f2p-3, 0x1.c9244f3689efap-3, -0x1.5c108883bbef6p-5},
     {-0x1.6a31fc1656374p-3, 0x1.0cfead76356cep-1, -0x1.e4c0f5dfdfa12p+0, -0x1.13a5000a8344cp-3, -0x1.3aa3940d32e22p-7, 0x1.0a769105a4d7ep-6, -0x1.7c5aa4c0e8d3cp-6, 0x1.8973b5a9d5aa1p-7, -0x1.923ef070ba5cdp-2, 0x1.4e69ae64c647ep-1, -0x1.bdbada397a3ap-1, 0x1.05562503fbd33p-1, 0x1.6e377ea079fp-6, 0x1.6c659bd400716p-5, -0x1.ec0283aabc034p-2, -0x1.42e3709638d4bp-3},
     {0x1.884be0e0cec7cp-2, 0x1.52c7cfeb8ad18p+2, -0x1.5082977a97268p+2, 0x1.4276c6c50c3cp+2}},
};
