// A tiny GPT-2 beside the same model in PyTorch: logits, losses, every head's figures and a pattern, under five divisors.
#include "../../reference/transformer/goldens.hpp"

#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "tiny_model.hpp"

using namespace sqrtdk;
namespace golden = transformer_golden;

namespace {

const tiny::Model& golden_model() {
  static const tiny::Model made(
      {golden::kLayers, golden::kHeads, golden::kWidth, golden::kVocabulary, golden::kContext});
  return made;
}

const std::vector<std::uint32_t> kGoldenText(std::begin(golden::kText), std::end(golden::kText));

std::vector<transformer::Variant> golden_variants() {
  std::vector<transformer::Variant> all;
  for (const golden::Variant& each : golden::kVariants) {
    transformer::Variant variant{{each.rule, each.parameter}, std::nullopt};
    if (each.layer >= 0) variant.layer = static_cast<std::uint64_t>(each.layer);
    all.push_back(variant);
  }
  return all;
}

void check_histogram(const transformer::HeadScores::Histogram& got, const golden::Bin* right) {
  transformer::HeadScores::Histogram wanted;
  for (; right->count > 0; ++right) {
    if (right->bin < 0) {
      wanted.below = right->count;
    } else if (right->bin >= transformer::HeadScores::kBins) {
      wanted.above = right->count;
    } else {
      wanted.counts[static_cast<std::size_t>(right->bin)] = right->count;
    }
  }
  CHECK(got.below == wanted.below);
  CHECK(got.above == wanted.above);
  CHECK(got.counts == wanted.counts);
}

}  // namespace

TEST_CASE("logits and losses of a tiny GPT-2 are those of PyTorch under every divisor, for all layers and for one") {
  accuracy::Worst logits(1e-5, accuracy::kAbsolute), losses(1e-5, accuracy::kAbsolute);
  // A beginning of the text has the logits of the whole text at its last place.
  for (std::size_t length = 2; length <= kGoldenText.size(); ++length) {
    const auto pass = golden_model().run(
        {kGoldenText.begin(), kGoldenText.begin() + static_cast<std::ptrdiff_t>(length)}, golden_variants());
    for (std::size_t v = 0; v < std::size(golden::kVariants); ++v) {
      CAPTURE(length, v);
      const golden::Variant& right = golden::kVariants[v];
      double mean = 0;
      for (std::size_t place = 0; place + 1 < length; ++place) {
        losses.see(std::fabs(pass.losses()[v].tokens[place] - right.losses[place]));
        mean += right.losses[place] / static_cast<double>(length - 1);
      }
      losses.see(std::fabs(pass.losses()[v].nats - mean));
      losses.see(std::fabs(pass.losses()[v].bits - mean / std::log(2.0)));
      for (std::size_t token = 0; token < golden::kVocabulary; ++token) {
        const double got = static_cast<double>(pass.last_logits()[v * golden::kVocabulary + token]);
        logits.see(std::fabs(got - right.logits[(length - 1) * golden::kVocabulary + token]));
      }
    }
  }
  logits.record("transformer::Pass, logits", "3 layers of 2 heads, width 24, 5 divisors, logits to 8",
                "PyTorch in double");
  losses.record("transformer::Pass, losses", "3 layers of 2 heads, width 24, 5 divisors, 0.3 … 10 nats",
                "PyTorch in double");
}

TEST_CASE("every head's scores have the figures and the histograms that PyTorch finds") {
  accuracy::Worst figures(1e-5, accuracy::kAbsolute);
  const auto pass = golden_model().run(kGoldenText, golden_variants());
  for (std::size_t v = 0; v < std::size(golden::kVariants); ++v) {
    for (std::size_t layer = 0; layer < golden::kLayers; ++layer) {
      for (std::size_t head = 0; head < golden::kHeads; ++head) {
        CAPTURE(v, layer, head);
        const golden::Head& right = golden::kVariants[v].heads[layer][head];
        const transformer::HeadScores& got = pass.head(v, {layer, head});
        CHECK(got.raw.count == golden::kTokens * (golden::kTokens + 1) / 2);
        figures.see(std::fabs(got.raw.mean - right.mean));
        figures.see(std::fabs(got.std() - right.std));
        figures.see(std::fabs(got.beyond - right.beyond));
        figures.see(std::fabs(got.row_std() - right.row_std));
        figures.see(std::fabs(got.peak - right.peak));
        figures.see(std::fabs(got.entropy - right.entropy));
        check_histogram(got.in_root_d, right.in_root_d);
        check_histogram(got.divided, right.divided);
      }
    }
  }
  figures.record("transformer::head_scores", "6 heads of 13 tokens, 5 divisors, scores to ±20", "PyTorch in double");
}

TEST_CASE("the pattern of a head is PyTorch's, row by row, and 0 after the diagonal") {
  const auto pass =
      golden_model().run(kGoldenText, golden_variants(), {{0, 0}, {golden::kPatternLayer, golden::kPatternHead}});
  accuracy::Worst worst(1e-5, accuracy::kAbsolute);
  for (std::size_t v = 0; v < std::size(golden::kVariants); ++v) {
    const auto pattern = pass.pattern(v, 1);
    REQUIRE(pattern.size() == golden::kTokens * golden::kTokens);
    for (std::size_t at = 0; at < pattern.size(); ++at) {
      worst.see(std::fabs(static_cast<double>(pattern[at]) - golden::kVariants[v].pattern[at]));
      if (at % golden::kTokens > at / golden::kTokens) CHECK(pattern[at] == 0.0f);
    }
  }
  worst.record("transformer::Pass, weights", "a head of 13 tokens, 5 divisors", "PyTorch in double");
}
