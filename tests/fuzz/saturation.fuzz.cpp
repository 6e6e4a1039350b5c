// The closed forms of softmax over Gaussian scores: two keys, flat and sharp rows, both phases, cosines and their gains.
#include "accepted.hpp"
#include "decoder.hpp"
#include "theory/cosine_attention.hpp"
#include "theory/random_energy.hpp"
#include "theory/softmax_limits.hpp"
#include "theory/softmax_of_two.hpp"
#include "theory/top_gap.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

void two(double spread) {
  accepted([&] {
    const auto found = theory::softmax_of_two(spread);
    law(found.peak >= 0.5 - 1e-12 && found.peak <= 1, "the larger of two weights is in [1/2, 1]");
    law(near(found.peak + found.shortfall, 1, 1e-12), "peak and shortfall sum to 1");
    law(found.jacobian_trace >= 0 && found.jacobian_trace <= 0.5 + 1e-14, "0 ≤ tr J ≤ 1/2");
    law(found.entropy >= 0 && found.entropy <= std::log(2) + 1e-14, "0 ≤ H ≤ ln 2");
  });
}

void many(std::uint64_t keys, double spread) {
  accepted([&] {
    const auto flat = theory::flat_softmax(keys, spread);
    finite("flat rows", flat.entropy, flat.sum_of_squares);
  });
  accepted([&] {
    const auto sharp = theory::sharp_softmax(keys, spread);
    finite("sharp rows", sharp.peak, sharp.entropy, sharp.jacobian_trace);
  });
  accepted([&] {
    const auto phase = theory::spread_phase(keys, spread);
    finite("the spread phase", phase.entropy, phase.log_participation, phase.log_peak);
  });
  accepted([&] {
    const auto phase = theory::frozen_phase(keys, spread);
    finite("the frozen phase", phase.peak, phase.entropy, phase.sum_of_squares);
    law(phase.peak > 0 && phase.peak <= 1 + 1e-12, "a peak is in (0, 1]");
    law(phase.entropy >= 0 && phase.sum_of_squares >= 0 && phase.sum_of_squares <= 1, "entropy and Σ p² are possible");
  });
  accepted([&] { finite("the collapse", theory::collapse_spread(keys)); });
  accepted([&] { finite("its keys", theory::log_collapse_keys(spread)); });
}

void cosines(std::uint64_t keys, double gain) {
  accepted([&] {
    const double most = theory::cosine_peak_bound(keys, gain),
                 beside = theory::cosine_peak_among_orthogonal(keys, gain);
    law(beside >= 0 && beside <= most * (1 + 1e-14) && most <= 1, "orthogonal keys take more than opposite ones");
  });
  accepted([&] {
    const double needed = theory::gain_for_peak(keys, gain);
    law(needed >= -1e-12 && std::isfinite(needed), "a gain is a number ≥ 0");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const std::uint8_t what = in.byte();
  const std::uint64_t keys = what & 1 ? in.count(1, 2000) : std::uint64_t{1} << in.between(0, 31);
  const double spread = in.any();
  switch (what / 2 % 4) {
    case 0:
      two(spread);
      break;
    case 1:
      cosines(keys, spread);
      break;
    case 2:
      accepted([&] {
        const double density = theory::top_gap_density(keys);
        law(density > 0 && std::isfinite(density), "a density is above 0");
      });
      break;
    default:
      many(keys, spread);
  }
  return 0;
}
