// Softmax over Gaussian scores: two keys, flat and sharp rows, both phases, cosines and their gains; and rows of draws, in small sizes.
#include "accepted.hpp"
#include "decoder.hpp"
#include "experiments/normal_rows.hpp"
#include "theory/additive_score.hpp"
#include "theory/cosine.hpp"
#include "theory/gaussian_softmax.hpp"
#include "theory/target_pull.hpp"

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
  accepted([&] {
    const double squares = theory::mean_squared_tanh(spread);
    law(squares >= 0 && squares <= 1, "E tanh² is in [0, 1]");
    finite("an additive spread", theory::additive_score_std(64, spread, spread));
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
    const auto phase = theory::high_temperature_phase(keys, spread);
    finite("the spread phase", phase.entropy, phase.log_participation, phase.log_peak);
  });
  accepted([&] {
    const auto phase = theory::frozen_phase(keys, spread);
    finite("the frozen phase", phase.peak, phase.entropy, phase.sum_of_squares);
    law(phase.peak > 0 && phase.peak <= 1 + 1e-12, "a peak is in (0, 1]");
    law(phase.entropy >= 0 && phase.sum_of_squares >= 0 && phase.sum_of_squares <= 1, "entropy and Σ p² are possible");
  });
  accepted([&] {
    const double entropy = theory::mean_entropy(keys, spread), most = std::log(static_cast<double>(keys));
    const double slack = 1e-12 * (most + spread * spread + 1);
    law(entropy >= -slack && entropy <= most + slack, "0 ≤ E H ≤ ln n");
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

void rows(Decoder& in, double spread) {
  const experiments::NormalRows asked{in.word(), in.count(1, 40), in.count(1, 6)};
  // Many more than that are permitted, and slow.
  if ((asked.keys > 100 && asked.keys <= experiments::kMostNormalKeys) ||
      (asked.rows > 50 && asked.rows <= experiments::kMostNormalRows)) {
    return;
  }
  accepted([&] {
    for (const experiments::SpreadFigures& at : experiments::measure_spreads(asked, std::vector{spread})) {
      const double keys = static_cast<double>(asked.keys);
      law(at.peak.value >= (1 - 1e-6) / keys && at.peak.value <= 1, "a peak is in [1/n, 1]");
      law(at.effective_keys.value >= 1 - 1e-5 && at.effective_keys.value <= keys * (1 + 1e-5), "1 ≤ e^H ≤ n");
      law(at.trace.value >= 0 && at.trace.value <= 1, "0 ≤ tr J ≤ 1");
      law(at.peaked.value >= 0 && at.peaked.value <= 1, "a share is in [0, 1]");
      finite("standard errors", at.peak.standard_error.value(), at.entropy.standard_error.value(),
             at.effective_keys.standard_error.value());
    }
  });
  accepted([&] {
    const experiments::NormalRow row =
        experiments::normal_row(asked.seed, in.count(0, 9), asked.keys, spread, in.count(1, 5));
    law(row.rest >= 0 && row.rest < 1 && row.weights.front() == row.stats.peak, "weights fall, and leave a rest");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const std::uint8_t what = in.byte();
  const std::uint64_t keys = what & 1 ? in.count(1, 2000) : std::uint64_t{1} << in.between(0, 31);
  const double spread = in.any();
  switch (what / 2 % 5) {
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
    case 3:
      rows(in, spread);
      break;
    default:
      many(keys, spread);
  }
  return 0;
}
