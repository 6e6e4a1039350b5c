// A divisor that a reader draws, where it puts the spread, and what it does to the target's pull: on rows in small numbers, and on the typical row.
#include "accepted.hpp"
#include "decoder.hpp"
#include "experiments/pull_rows.hpp"
#include "scaling/designed_divisor.hpp"
#include "theory/typical_pull.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

void designs(Decoder& in) {
  const scaling::DesignedDivisor design{in.any(), in.any(), in.flag()};
  const std::uint64_t d = in.count(1, 4096);
  accepted([&] {
    const double divisor = scaling::divisor(design, d);
    law(divisor > 0 && std::isfinite(divisor), "a divisor is a number above 0");
    law(near(scaling::spread(design, d) * divisor, std::sqrt(static_cast<double>(d)), 1e-14), "σ c = √d");
    if (design.logarithmic) return;
    accepted([&] {
      law(near(scaling::exponent_through(design.factor, d, divisor), design.exponent, 1e-12, 1e-12),
          "a line passes through its own points");
    });
  });
  accepted([&] { finite("an exponent", scaling::exponent_through(design.factor, d, in.any())); });
}

std::optional<double> place(Decoder& in) { return in.flag() ? std::optional(in.any()) : std::nullopt; }

void rows(Decoder& in) {
  const experiments::PullRows asked{in.word(), in.count(2, 40), in.count(1, 6), place(in)};
  // Many more than that are permitted, and slow.
  if ((asked.keys > 100 && asked.keys <= experiments::kMostPullRowKeys) ||
      (asked.rows > 50 && asked.rows <= experiments::kMostScoredRows)) {
    return;
  }
  accepted([&] {
    const std::vector<double> pulls = experiments::pull_rows(asked, in.count(1, 4096), in.any());
    law(pulls.size() == asked.rows, "one number a row");
    all_finite("pulls", pulls);
    for (const double pull : pulls) law(pull >= 0, "a pull is a length");
  });
}

void typical(Decoder& in) {
  const std::uint64_t keys = in.count(2, 12);
  // The same convolutions are asked for more often, and slowly.
  if (keys > 12 && keys <= 4096) return;
  const double spread = in.any();
  const std::optional<double> z = place(in);
  accepted([&] {
    const double pull = z ? theory::typical_pull_at(keys, spread, *z) : theory::typical_pull(keys, spread);
    law(pull >= 0 && std::isfinite(pull), "a typical pull is a number ≥ 0");
  });
}

void top(Decoder& in) {
  const std::uint64_t keys = in.count(2, 3);
  if (keys > 4 && keys <= 4096) return;
  accepted([&] {
    const theory::TypicalTop found = theory::typical_top(keys, place(in));
    law(found.spread > 0 && std::isfinite(found.spread), "a top lies at a spread");
    law(found.share_of_one > 0 && found.share_of_one <= 1 + 1e-3, "no spread pulls harder than the top");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const std::uint8_t what = in.byte();
  if (what == 255) {
    top(in);
  } else if (what % 8 == 0) {
    typical(in);
  } else if (what % 2 == 0) {
    rows(in);
  } else {
    designs(in);
  }
  return 0;
}
