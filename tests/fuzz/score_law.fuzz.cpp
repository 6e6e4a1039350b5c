// The laws of scores and cosines: densities, tails, moments and quantiles at any point, dimension and correlation.
#include "accepted.hpp"
#include "decoder.hpp"
#include "theory/cosine.hpp"
#include "theory/entries.hpp"
#include "theory/normal.hpp"
#include "theory/score_distribution.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

constexpr double kClose = 1e-10;

bool probability(double p) { return p >= 0 && p <= 1 + 1e-14; }

void score(Decoder& in) {
  const double x = in.any();
  const std::uint64_t d = in.count(1, 4096);
  accepted([&] {
    const double density = theory::score_density(x, d), logarithm = theory::score_log_density(x, d);
    law(density >= 0 && std::isfinite(density) && std::isfinite(logarithm), "a density is a number ≥ 0");
    law(theory::score_density(-x, d) == density, "the law is symmetric");
  });
  accepted([&] {
    const double below = theory::score_cdf(x, d), above = theory::score_upper_tail(x, d);
    law(probability(below) && probability(above) && near(below + above, 1, kClose), "both sides sum to 1");
    const double centre = theory::score_from_centre(x, d);
    law(near(0.5 + centre, below, 0, kClose), "half and what is from the centre");
    law(near(theory::score_upper_tail(-x, d), below, 1e-12), "P(S > −x) = P(S ≤ x)");
    const double logarithm = theory::score_log_upper_tail(x, d);
    law(std::isfinite(logarithm) && logarithm <= 1e-14, "a probability's logarithm is a number ≤ 0");
  });
  accepted([&] { law(probability(theory::score_outside(x, d)), "P(|S| > x) is a probability"); });
}

void quantiles(Decoder& in) {
  const double p = in.any();
  const std::uint64_t d = in.count(1, 4096);
  accepted([&] {
    const double x = theory::score_quantile(p, d);
    finite("a quantile", x);
    law(near(theory::score_cdf(x, d), p, 1e-9, 1e-300), "P(S ≤ its quantile) = p");
  });
  accepted([&] {
    const double x = theory::cosine_quantile(p, d);
    law(x >= -1 && x <= 1, "a cosine is in [-1, 1]");
    if (std::fabs(x) < 0.999999) law(near(theory::cosine_cdf(x, d), p, 1e-8, 1e-300), "P(C ≤ its quantile) = p");
  });
  accepted([&] {
    const double z = theory::normal_quantile(p);
    finite("a normal quantile", z);
    law(near(theory::normal_cdf(z), p, 1e-11), "Φ(its quantile) = p");
  });
}

void cosine(Decoder& in) {
  const double x = in.any();
  const std::uint64_t d = in.count(1, 4096);
  accepted([&] {
    const auto moments = theory::cosine_moments(d);
    finite("moments of a cosine", moments.mean, moments.variance, moments.std, moments.kurtosis);
  });
  accepted([&] {
    const double density = theory::cosine_density(x, d);
    law(density >= 0 && (std::isfinite(density) || (d == 2 && std::fabs(x) == 1)), "a density is a number ≥ 0");
  });
  accepted([&] {
    const double below = theory::cosine_cdf(x, d), above = theory::cosine_upper_tail(x, d);
    law(probability(below) && probability(above) && near(below + above, 1, kClose), "both sides sum to 1");
    law(near(0.5 + theory::cosine_from_centre(x, d), below, 0, kClose), "half and what is from the centre");
  });
}

void normal(Decoder& in) {
  const double z = in.finite();
  const double below = theory::normal_cdf(z), above = theory::normal_upper_tail(z);
  law(probability(below) && probability(above) && near(below + above, 1, 1e-13), "both sides sum to 1");
  law(near(0.5 + theory::normal_from_centre(z), below, 0, 1e-13), "half and what is from the centre");
  finite("the normal law", theory::normal_density(z), theory::scaled_normal_tail(std::fabs(z)));
  const std::uint64_t d = in.count(1, 4096);
  accepted([&] {
    const auto found = theory::score_moments(d);
    finite("moments of a score", found.mean, found.variance, found.std, found.kurtosis);
    const double density = theory::normal_score_density(z, d);
    law(density >= 0 && std::isfinite(density), "a density is a number ≥ 0");
  });
}

void moments(Decoder& in) {
  const std::uint64_t d = in.count(1, 4096), order = in.count(0, 60);
  const double rho = in.any(), x = in.any();
  accepted([&] { finite("a moment", theory::score_moment(order, d)); });
  accepted([&] { finite("a cumulant", theory::score_cumulant(order, d)); });
  accepted([&] { finite("the mean size", theory::mean_absolute_score(d)); });
  accepted([&] { finite("the leading term", theory::distance_to_normal_leading_term(d)); });
  accepted([&] {
    const auto found = theory::correlated_score_moments(rho, d);
    finite("moments of correlated entries", found.mean, found.variance, found.std, found.skewness, found.kurtosis);
  });
  accepted([&] { no_nan("a correlated cumulant", theory::correlated_score_cumulant(order, rho, d)); });
  accepted([&] { no_nan("a correlated moment", theory::correlated_score_moment(order, rho, d)); });
  accepted([&] {
    const double density = theory::correlated_score_density(x, rho, d);
    law(density >= 0 && density == density, "a density is ≥ 0");
    no_nan("its logarithm", theory::correlated_score_log_density(x, rho, d));
  });
}

theory::EntryMoments entries_of(Decoder& in) {
  if (in.flag()) {
    const auto& laws = theory::entry_moment_formulas();
    const std::string id = in.one_of(laws, [](const theory::EntryMomentFormula& law) { return law.id; });
    const double parameter = in.any(), mean = in.any(), std = in.any();
    for (std::uint64_t order = 0; order <= 9; ++order) {
      accepted([&] { finite_if_any("a moment of an entry", theory::entry_moment(id, parameter, order)); });
    }
    return theory::entry_moments(id, parameter, mean, std);
  }
  theory::EntryMoments entries{in.any(), in.any(), in.any(), in.any()};
  if (in.byte() > 200) entries.skewness.reset();
  if (in.byte() > 200) entries.kurtosis.reset();
  return entries;
}

void of_entries(Decoder& in) {
  accepted([&] {
    const theory::EntryMoments q = entries_of(in), k = entries_of(in);
    const std::uint64_t d = in.count(1, 4096);
    const auto found = theory::independent_score(q, k, d);
    finite("moments of a score", found.mean, found.variance, found.std);
    finite_if_any("its skewness", found.skewness);
    finite_if_any("its kurtosis", found.kurtosis);
    const auto correlated = theory::correlated_score(q, in.any(), d);
    finite("its mean", correlated.mean);
    finite_if_any("its variance", correlated.variance);
    finite_if_any("its standard deviation", correlated.std);
  });
}

void distance(Decoder& in) {
  accepted([&] {
    const auto found = theory::distance_to_normal(in.count(1, 4096));
    law(found.distance > 0 && found.distance < 0.5 && std::isfinite(found.at), "a distance of laws is below 1/2");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const std::uint8_t what = in.byte();
  switch (what % 6) {
    case 0:
      score(in);
      break;
    case 1:
      cosine(in);
      break;
    case 2:
      normal(in);
      break;
    case 3:
      moments(in);
      break;
    case 4:
      of_entries(in);
      break;
    default:
      if (what > 250) {
        distance(in);
      } else {
        quantiles(in);
      }
  }
  return 0;
}
