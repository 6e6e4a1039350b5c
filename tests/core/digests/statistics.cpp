// The fixed runs of entries and layers as drawn, and of the statistics taken of them.
#include <algorithm>
#include <array>
#include <iterator>

#include "initialization/layer.hpp"
#include "random/entries.hpp"
#include "runs.hpp"
#include "statistics/estimate.hpp"
#include "statistics/goodness_of_fit.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/normal.hpp"

namespace sqrtdk::digests {

Run entry_laws_run() {
  Run run{
      "entry laws",
      "512 entries of each law at its first parameter with mean 0.25 and deviation 1.5, its moments, and 512 pairs of "
      "correlation 0, 0.3 and -0.9",
      {}};
  std::array<float, std::size_t{32} * random::kLanes> q{}, k{};
  for (const random::Distribution& law : random::distributions()) {
    const random::EntryDistribution choice{std::string(law.id), law.parameter ? law.parameter->initial : 0, 0.25, 1.5};
    const random::Entries entries(choice);
    const random::StandardMoments moments = random::standard_moments(choice);
    for (const auto& moment : {moments.skewness, moments.kurtosis, moments.sixth}) run.add(moment.value_or(-1));
    for (const double rho : {0.0, 0.3, -0.9}) {
      random::Stream stream({2017, 61, 3});
      entries.fill_standard(stream, q.data(), 32);
      entries.fill_standard(stream, k.data(), 32);
      random::correlate(random::correlation(rho), q.data(), k.data(), 32);
      entries.place(q.data(), 32);
      entries.place(k.data(), 32);
      run.numbers.insert(run.numbers.end(), q.begin(), q.end());
      run.numbers.insert(run.numbers.end(), k.begin(), k.end());
    }
  }
  return run;
}

Run initialization_run() {
  Run run{"initialisation",
          "tokens, norms, q, k, v and scores of a layer of 32 inputs and 2 heads of 8, and variances over 4 draws, for "
          "each "
          "initialiser and norm",
          {}};
  for (const initialization::Initializer& initializer : initialization::initializers()) {
    for (const auto norm : {initialization::Norm::none, initialization::Norm::layer, initialization::Norm::rms}) {
      const initialization::LayerSpecification asked{
          2017, {32, 2, 8}, 6, 0.25, norm, 1e-5, std::string(initializer.id)};
      const initialization::Layer layer = initialization::draw_layer(asked, 3);
      for (const auto* part : {&layer.tokens, &layer.normalised, &layer.q, &layer.k, &layer.v, &layer.scores}) {
        run.add_all(*part);
      }
      const initialization::MeasuredLayer measured = initialization::measure_layer(asked, 4);
      for (const auto& figure : {measured.query, measured.key, measured.value, measured.score, measured.scaled_score,
                                 measured.row_score, measured.scaled_row_score}) {
        run.add(figure.value);
        run.add(figure.standard_error);
      }
      run.add(measured.mean_cosine);
    }
  }
  return run;
}

namespace {

/// Distances of the first n draws from the normal law, and their p-values.
void add_goodness_of_fit(std::span<const double> all, std::size_t n, Run& run) {
  std::vector<double> sample(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n)), below, above;
  std::sort(sample.begin(), sample.end());
  for (const double p : {0.0, 0.025, 0.5, 0.9, 1.0}) run.add(statistics::quantile(sample, p));
  for (const double z : sample) {
    below.push_back(theory::normal_cdf(z));
    above.push_back(theory::normal_upper_tail(z));
  }
  const double distance = statistics::kolmogorov_distance(below), squares = statistics::anderson_darling(below, above);
  for (const double number : {distance, squares, statistics::kolmogorov_p_value(distance, n),
                              statistics::anderson_darling_p_value(squares, n)}) {
    run.add(number);
  }
}

void add_bands(Run& run) {
  for (const random::Distribution& law : random::distributions()) {
    const auto term = random::standard_moments({std::string(law.id), law.parameter ? law.parameter->initial : 0, 0, 1});
    const auto product = numeric::moments_of_product(term, term);
    for (const double d : {1.0, 4.0, 64.0}) {
      const auto band = statistics::variance_band(0.9 * d, 1000, numeric::moments_of_sum(product, d));
      run.add(band.refusal ? -1 - static_cast<double>(*band.refusal) : 0);
      if (!band.band) continue;
      for (const auto& known : {band.band->standard_error, band.band->low, band.band->high}) run.add(known.value());
    }
  }
}

}  // namespace

Run statistics_run() {
  Run run{"statistics",
          "quantiles, Kolmogorov–Smirnov and Anderson–Darling of 1, 7, 100 and 4096 normal draws, p-values over a "
          "grid, and "
          "bands of the variance of scores for each law of entries at d = 1, 4, 64",
          {}};
  const std::vector<double> all = draws(71, 8);
  for (const std::size_t n : {std::size_t{1}, std::size_t{7}, std::size_t{100}, std::size_t{4096}}) {
    add_goodness_of_fit(all, n, run);
  }
  for (const std::uint64_t n : {std::uint64_t{3}, std::uint64_t{60}, std::uint64_t{501}, std::uint64_t{1'000'000}}) {
    for (const double distance : {0.001, 0.02, 0.1, 0.3, 0.7}) run.add(statistics::kolmogorov_p_value(distance, n));
    for (const double squares : {0.1, 0.5, 1.0, 2.5, 8.0}) run.add(statistics::anderson_darling_p_value(squares, n));
  }
  for (const double z : {0.2, 0.6, 1.0, 1.8}) run.add(statistics::kolmogorov_limit(z));
  add_bands(run);
  return run;
}

}  // namespace sqrtdk::digests
