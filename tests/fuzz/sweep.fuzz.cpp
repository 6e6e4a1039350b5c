// Sweeps: any specification, tiny runs of it, their serialised state and that of a hostile sender, merged and reported.
#include <utility>

#include "accepted.hpp"
#include "decoder.hpp"
#include "experiments/dot_versus_additive.hpp"
#include "experiments/opening.hpp"
#include "random/entries.hpp"
#include "sweep/report.hpp"
#include "sweep/specification.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using statistics::Estimate;

sweep::Specification specification_of(Decoder& in) {
  sweep::Specification asked;
  asked.seed = in.word();
  asked.samples = in.count(2, 8);
  asked.keys = in.count(1, 4);
  for (std::uint64_t rules = in.between(0, 3); rules > 0; --rules) {
    scaling::Choice choice;
    choice.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
    for (const scaling::Rule& rule : scaling::rules()) {
      if (rule.id == choice.id && rule.parameter) choice.parameter = rule.parameter->initial;
    }
    if (in.flag()) choice.parameter = in.any();
    asked.rules.push_back(choice);
  }
  if (in.flag()) {
    auto& law = asked.assumptions.distribution;
    law.id = in.one_of(random::distributions(), [](const random::Distribution& each) { return each.id; });
    law.parameter = in.any();
    if (in.flag()) law.mean = in.any();
    if (in.flag()) law.std = in.any();
    if (in.flag()) asked.assumptions.correlation = in.any();
  }
  return asked;
}

void estimate(const Estimate& figure) {
  finite("a figure", figure.value);
  if (figure.standard_error) finite("its error", *figure.standard_error);
  if (figure.low) no_nan("its interval", *figure.low, figure.high.value());
  law(figure.low.has_value() == figure.high.has_value(), "an interval has two ends");
  law(!figure.standard_error || figure.standard_error >= 0.0, "an error is ≥ 0");
}

void reported(const sweep::Specification& asked, const sweep::Summary& seen) {
  accepted([&] {
    const sweep::Report report = sweep::report(asked, seen);
    finite("the histogram's ends", report.histogram_from, report.histogram_to);
    for (const auto& figure : {report.scores.mean, report.scores.variance, report.scores.std, report.scores.skewness,
                               report.scores.kurtosis}) {
      estimate(figure);
    }
    for (const auto& rule : report.rules) {
      if (!rule) continue;
      finite_if_any("the divisor", rule->divisor);
      finite_if_any("its logarithm", rule->log_divisor);
      for (const auto& figure : {rule->score_std, rule->peak_weight, rule->entropy, rule->effective_keys,
                                 rule->jacobian_trace, rule->jacobian_trace_median}) {
        estimate(figure);
      }
    }
  });
}

void same_after_a_journey(const sweep::Summary& seen) {
  const std::vector<double> numbers = seen.to_numbers();
  all_finite("a summary", numbers);
  bool back = accepted([&] { law(sweep::Summary::from_numbers(numbers).to_numbers() == numbers, "there and back"); });
  law(back, "a summary that was made is taken back");
}

void run(Decoder& in) {
  const sweep::Specification asked = specification_of(in);
  const std::uint64_t d = in.count(1, 6), chunk = in.byte() > 250 ? in.count(0, 4000) : 0;
  // Far more samples than this take too long here; that they are counted rightly is for the tests.
  if (asked.samples > 2000 && asked.samples <= sweep::kMostSamples && d > 64) return;
  if (asked.keys > 64) return void(accepted([&] { sweep::check(asked); }));
  accepted([&] {
    const sweep::Summary seen = sweep::run_chunk(asked, d, chunk);
    law(seen.chunks == 1 && seen.first_chunk == chunk && seen.d == d, "one chunk of this d");
    same_after_a_journey(seen);
    reported(asked, seen);
  });
}

/// A summary of two chunks in which some numbers were exchanged.
void hostile_state(Decoder& in) {
  static const sweep::Specification asked{
      .seed = 1, .samples = 300, .keys = 2, .rules = {{"none", 0}, {"cosine", 10}, {"exponential", 0}}};
  static const std::vector<double> parts[] = {sweep::run_chunk(asked, 4, 0).to_numbers(),
                                              sweep::run_chunk(asked, 4, 1).to_numbers()};
  std::vector<double> numbers = parts[0], others = parts[1];
  for (std::uint64_t changes = in.between(0, 6); changes > 0; --changes) {
    auto& changed = in.flag() ? others : numbers;
    // The header and the moments are at the front, where most that can be wrong is.
    const std::size_t place = in.flag() ? in.between(0, 31) : in.between(0, changed.size() - 1);
    changed[place] = in.any();
  }
  if (in.byte() > 240) numbers.resize(in.between(0, 8000));
  accepted([&] {
    sweep::Summary earlier = sweep::Summary::from_numbers(numbers);
    law(earlier.to_numbers() == numbers, "what is taken is kept bit for bit");
    reported(asked, earlier);
    const sweep::Summary later = sweep::Summary::from_numbers(others);
    const double rows = earlier.raw.rows.rows() + later.raw.rows.rows();
    const double scores = earlier.raw.pooled.count + later.raw.pooled.count;
    const std::uint64_t chunks = earlier.chunks + later.chunks;
    earlier.merge(later);
    law(earlier.raw.rows.rows() == rows && earlier.raw.pooled.count == scores && earlier.chunks == chunks,
        "merging keeps counts");
    for (const double number : earlier.to_numbers()) no_nan("a merged summary", number);
    reported(asked, earlier);
  });
}

/// Sums of additive beside dot-product attention, with some numbers exchanged.
void hostile_kinds(Decoder& in) {
  static const std::vector<double> good =
      experiments::to_numbers(experiments::run_dot_versus_additive({.seed = 1, .d = 2, .queries = 1, .keys = 2}, 0, 3));
  std::vector<double> numbers = good;
  for (std::uint64_t changes = in.between(0, 5); changes > 0; --changes) {
    const std::size_t place = in.between(0, numbers.size() - 1);
    numbers[place] = in.any();
  }
  if (in.byte() > 240) numbers.resize(in.between(0, 100));
  accepted([&] {
    experiments::DotVersusAdditiveSums sums = experiments::dot_versus_additive_from_numbers(numbers);
    law(experiments::to_numbers(sums) == numbers, "what is taken is kept bit for bit");
    for (int round = 0; round < 2; ++round) {
      for (const auto& kind : experiments::dot_versus_additive_figures(sums)) {
        for (const auto& figure : {kind.score_std, kind.peak_weight, kind.jacobian_trace}) estimate(figure);
      }
      experiments::merge(sums, experiments::dot_versus_additive_from_numbers(good));
      for (const double number : experiments::to_numbers(sums)) finite("merged sums", number);
    }
  });
}

/// Takes 50 ms, and is the same work for every seed: once in a process.
void opening(Decoder& in) {
  static bool seen = false;
  if (std::exchange(seen, true)) return;
  accepted([&] {
    const experiments::Opening picture = experiments::opening(in.word(), in.count(0, experiments::kMostOpeningDraw));
    for (const experiments::OpeningRow& row : picture.rows) {
      all_finite("weights of the opening", row.mean_weights);
      all_finite("weights of its draw", row.draw_weights);
      all_finite("its peaks", row.mean_peak);
      all_finite("its traces", row.median_jacobian_trace);
    }
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const std::uint8_t what = in.byte();
  if (what == 255) {
    opening(in);
  } else if (what % 2 == 0) {
    run(in);
  } else if (what % 8 == 1) {
    hostile_kinds(in);
  } else {
    hostile_state(in);
  }
  return 0;
}
