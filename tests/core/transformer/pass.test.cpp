// What a pass promises: nothing sees a later token, variants and slices leave no trace in bits, each parameter does what it says, and bad
// requests and tensors are refused by name.
#include "transformer/pass.hpp"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "refusal.hpp"
#include "tiny_model.hpp"

using namespace sqrtdk;
using transformer::Pass;
using transformer::Request;
using transformer::Variant;

namespace {

const transformer::Sizes kSizes{3, 2, 20, 50, 24};
const std::vector<std::uint32_t> kOwnText = tiny::text(31, 17, 50);

const tiny::Model& own_model() {
  static const tiny::Model made(kSizes);
  return made;
}

Variant factor(double f) { return {{"temperature", f}, std::nullopt}; }

/// Everything that a variant of a pass found.
std::vector<double> found(const Pass& pass, std::size_t variant) {
  std::vector<double> numbers = pass.losses()[variant].tokens;
  numbers.push_back(pass.losses()[variant].bits);
  for (std::size_t t = 0; t < kSizes.vocabulary; ++t) {
    numbers.push_back(static_cast<double>(pass.last_logits()[variant * kSizes.vocabulary + t]));
  }
  for (std::uint64_t layer = 0; layer < kSizes.layers; ++layer) {
    for (std::uint64_t head = 0; head < kSizes.heads; ++head) {
      const auto& scores = pass.head(variant, {layer, head});
      for (const double x :
           {scores.raw.mean, scores.raw.m2, scores.beyond, scores.peak, scores.entropy, scores.row_variance}) {
        numbers.push_back(x);
      }
    }
  }
  for (std::size_t pattern = 0; pattern < pass.request().patterns.size(); ++pattern) {
    for (const float weight : pass.pattern(variant, pattern)) numbers.push_back(static_cast<double>(weight));
  }
  return numbers;
}

Request good() { return {kSizes, kOwnText, {Variant{}}, {}}; }

}  // namespace

TEST_CASE("a pass over several divisors has the bits of passes on their own") {
  const std::vector<Variant> variants{Variant{}, factor(0.25), {{"none", 0}, 1}, {{"linear", 0}, std::nullopt}};
  const std::vector<transformer::HeadPlace> patterns{{2, 1}, {0, 0}};
  const Pass together = own_model().run(kOwnText, variants, patterns);
  for (std::size_t v = 0; v < variants.size(); ++v) {
    CAPTURE(v);
    CHECK(found(own_model().run(kOwnText, {variants[v]}, patterns), 0) == found(together, v));
  }
}

TEST_CASE("however a file is cut into slices, the bits are the same") {
  const std::vector<Variant> variants{Variant{}, factor(2)};
  const Pass whole = own_model().run(kOwnText, variants);
  for (const std::uint64_t rows : {1, 3, 7}) {
    const Pass cut = own_model().run(kOwnText, variants, {}, rows);
    for (std::size_t v = 0; v < variants.size(); ++v) CHECK(found(cut, v) == found(whole, v));
  }
}

TEST_CASE("later tokens change no earlier prediction, to the last bit") {
  std::vector<std::uint32_t> other = kOwnText;
  for (std::size_t place = 9; place < other.size(); ++place) other[place] = (other[place] + 7) % 50;
  const Pass first = own_model().run(kOwnText, {Variant{}}), second = own_model().run(other, {Variant{}});
  const auto &a = first.losses()[0].tokens, &b = second.losses()[0].tokens;
  REQUIRE(a.size() == 16);
  for (std::size_t place = 0; place < a.size(); ++place) {
    CAPTURE(place);
    // tokens[place] is the cost of token place + 1.
    CHECK((a[place] == b[place]) == (place + 1 < 9));
  }
}

TEST_CASE("a factor multiplies what scores are divided by, and the first layer's scores stay what they are") {
  const Pass pass = own_model().run(kOwnText, {Variant{}, factor(2), factor(0.5)});
  const double root = std::sqrt(10.0);
  CHECK(pass.divisor(0, 0) == root);
  CHECK(pass.divisor(1, 2) == 2 * root);
  for (std::uint64_t head = 0; head < kSizes.heads; ++head) {
    const auto &one = pass.head(0, {0, head}), &two = pass.head(1, {0, head}), &half = pass.head(2, {0, head});
    CHECK(one.raw.m2 == two.raw.m2);
    CHECK(one.in_root_d.counts == two.in_root_d.counts);
    CHECK(one.in_root_d.counts == one.divided.counts);
    // Twice the divisor: two bins on either side of 0 fall into one.
    for (std::size_t bin = 32; bin < 96; ++bin) {
      const std::size_t from = 2 * bin - 64;
      CHECK(two.divided.counts[bin] == one.divided.counts[from] + one.divided.counts[from + 1]);
      CHECK(one.divided.counts[bin] == half.divided.counts[from] + half.divided.counts[from + 1]);
    }
    CHECK(half.entropy < one.entropy);
    CHECK(one.entropy < two.entropy);
    CHECK(half.peak > one.peak);
    CHECK(one.peak > two.peak);
  }
}

TEST_CASE("a divisor for one layer leaves the layers before it as they are") {
  const Pass pass = own_model().run(kOwnText, {Variant{}, {{"none", 0}, 1}});
  CHECK(pass.divisor(1, 0) == std::sqrt(10.0));
  CHECK(pass.divisor(1, 1) == 1.0);
  CHECK(pass.divisor(1, 2) == std::sqrt(10.0));
  for (std::uint64_t head = 0; head < kSizes.heads; ++head) {
    CHECK(pass.head(0, {0, head}).entropy == pass.head(1, {0, head}).entropy);
    CHECK(pass.head(0, {1, head}).raw.mean == pass.head(1, {1, head}).raw.mean);
    CHECK(pass.head(0, {1, head}).entropy > pass.head(1, {1, head}).entropy);
    CHECK(pass.head(0, {2, head}).raw.mean != pass.head(1, {2, head}).raw.mean);
  }
}

TEST_CASE("the text's first token, its order and its length count") {
  const auto loss = [](std::vector<std::uint32_t> text) { return own_model().run(text, {Variant{}}).losses()[0]; };
  std::vector<std::uint32_t> other = kOwnText, turned = kOwnText;
  other[0] = (other[0] + 1) % 50;
  std::swap(turned[1], turned[2]);
  CHECK(loss(other).tokens[0] != loss(kOwnText).tokens[0]);
  CHECK(loss(turned).nats != loss(kOwnText).nats);
  CHECK(loss({3, 4}).tokens.size() == 1);
  CHECK(loss({3, 4}).nats == loss({3, 4}).tokens[0]);
  CHECK(loss(kOwnText).bits == Approx(loss(kOwnText).nats * 1.4426950408889634));
}

TEST_CASE("the joint loss of texts is the mean over all their predicted tokens, and that of one text its own") {
  using Texts = std::vector<std::vector<double>>;
  const auto loss = [](std::vector<std::uint32_t> text) { return own_model().run(text, {Variant{}}).losses()[0]; };
  const transformer::Loss own = loss(kOwnText), brief = loss({3, 4});
  CHECK(transformer::joint_loss(Texts{own.tokens}).nats == own.nats);
  CHECK(transformer::joint_loss(Texts{own.tokens}).bits == own.bits);
  const transformer::Loss joint = transformer::joint_loss(Texts{own.tokens, brief.tokens});
  const auto tokens = static_cast<double>(own.tokens.size());
  CHECK(joint.tokens.size() == own.tokens.size() + 1);
  CHECK(joint.tokens.back() == brief.tokens[0]);
  CHECK(joint.nats == Approx((own.nats * tokens + brief.nats) / (tokens + 1)));
  CHECK(joint.nats != joint.bits);
  CHECK(refusal_of([] { transformer::joint_loss({}); }) == "empty|losses");
  CHECK(refusal_of([] { transformer::joint_loss(Texts{{1e308, 1e308}}); }) == "not-finite|loss");
}

TEST_CASE("requests beyond a limit are refused by name, before there is memory for them") {
  const auto refused = [](auto change) {
    Request request = good();
    change(request);
    return whole_refusal_of([&] { transformer::check(request); });
  };
  CHECK(refused([](Request&) {}) == "accepted");
  CHECK(refused([](Request& r) { r.sizes.layers = 0; }) == "out-of-range|layers|0|1 … 48");
  CHECK(refused([](Request& r) { r.sizes.heads = 65; }) == "out-of-range|heads|65|1 … 64");
  CHECK(refused([](Request& r) { r.sizes.heads = 3; }) == "out-of-range|width|20|a multiple of heads, 3");
  CHECK(refused([](Request& r) { r.sizes.width = std::uint64_t{1} << 40; }) ==
        "out-of-range|width|1099511627776|1 … 2048");
  CHECK(refused([](Request& r) { r.sizes.vocabulary = 100'001; }) == "out-of-range|vocabulary|100001|2 … 100000");
  CHECK(refused([](Request& r) { r.sizes.context = 1025; }) == "out-of-range|context|1025|2 … 1024");
  CHECK(refused([](Request& r) { r.text.resize(1); }) == "out-of-range|tokens|1|2 … 24");
  CHECK(refused([](Request& r) { r.text.resize(25); }) == "out-of-range|tokens|25|2 … 24");
  CHECK(refused([](Request& r) { r.text[4] = 50; }) == "out-of-range|token 5|50|0 … 49");
  CHECK(refused([](Request& r) { r.variants.clear(); }) == "out-of-range|variants|0|1 … 16");
  CHECK(refused([](Request& r) { r.variants.resize(17); }) == "out-of-range|variants|17|1 … 16");
  CHECK(refused([](Request& r) {
          r.variants.push_back({{"none", 0}, 3});
        }) == "out-of-range|layer of variant 2|3|0 … 2");
  CHECK(refused([](Request& r) {
          r.variants[0].rule.id = "cosine", r.variants[0].rule.parameter = 1;
        }).starts_with("no-divisor|rule"));
  CHECK(refused([](Request& r) { r.variants[0] = factor(1000); }) == "out-of-range|τ|1000|0.01 … 100");
  CHECK(refused([](Request& r) { r.variants[0].rule.id = "abc"; }).starts_with("unknown|rule|abc"));
  CHECK(refused([](Request& r) {
          r.sizes.width = 2048, r.sizes.context = 1024, r.text.resize(1024), r.variants.resize(3);
        }) == "out-of-range|variants · tokens · width|6291456|at most 4194304");
  CHECK(refused([](Request& r) { r.patterns.push_back({3, 0}); }) == "out-of-range|layer of pattern 1|3|0 … 2");
  CHECK(refused([](Request& r) { r.patterns = {{0, 1}, {0, 2}}; }) == "out-of-range|head of pattern 2|2|0 … 1");
  CHECK(refused([](Request& r) { r.sizes.context = 1024, r.text.resize(1024), r.patterns.resize(17); }) ==
        "out-of-range|variants · patterns · tokens²|17825792|at most 16777216");
  CHECK(refusal_of([] {
          Request request = good();
          request.variants.clear();
          Pass pass(request);
        }) == "out-of-range|variants");
}

TEST_CASE("GPT-2 small, medium and its largest keep the limits") {
  for (const transformer::Sizes& sizes :
       {transformer::Sizes{12, 12, 768, 50257, 1024}, {24, 16, 1024, 50257, 1024}, {48, 25, 1600, 50257, 1024}}) {
    Request request{sizes, std::vector<std::uint32_t>(1024), {Variant{}, Variant{}}, {}};
    CHECK(whole_refusal_of([&] { transformer::check(request); }) == "accepted");
    std::uint64_t numbers = 0;
    for (std::uint64_t stage = 0; stage + 1 < transformer::stages(sizes); ++stage) {
      for (const auto& tensor : transformer::tensors_of(sizes, stage)) numbers += tensor.rows * tensor.columns;
    }
    CHECK(numbers == (sizes.layers == 12 ? 124'439'808u : sizes.layers == 24 ? 354'823'168u : 1'557'611'200u));
  }
}

TEST_CASE("tensors that do not fit are refused, and the pass goes on as if they had not come") {
  Pass pass(good());
  const auto refused = [&](const std::string& name, std::vector<float> numbers) {
    return whole_refusal_of([&] { pass.take(name, numbers); });
  };
  CHECK(pass.wanted().size() == 2);
  CHECK(refused("h.0.ln_1.weight", std::vector<float>(20)) ==
        "unexpected|tensor|h.0.ln_1.weight|wte.weight, wpe.weight");
  CHECK(refused("wte.weight", std::vector<float>(19)) == "wrong-size|wte.weight|19 numbers|1 … 50 rows of 20");
  CHECK(refused("wte.weight", {}) == "wrong-size|wte.weight|0 numbers|1 … 50 rows of 20");
  CHECK(refused("wte.weight", std::vector<float>(51 * 20)) == "wrong-size|wte.weight|1020 numbers|1 … 50 rows of 20");
  std::vector<float> bad(40);
  bad[37] = std::numeric_limits<float>::quiet_NaN();
  CHECK(refused("wte.weight", bad).starts_with("not-a-number|wte.weight entry 38|NaN"));
  bad[37] = 0, bad[3] = -std::numeric_limits<float>::infinity();
  CHECK(refused("wte.weight", bad).starts_with("not-finite|wte.weight entry 4|-∞"));
  CHECK(refusal_of([&] { pass.losses(); }) == "too-early|loss");
  CHECK(refusal_of([&] { pass.last_logits(); }) == "too-early|loss");
  CHECK(refusal_of([&] { pass.head(0, {0, 0}); }) == "too-early|layer");
  CHECK(refusal_of([&] { pass.head(1, {0, 0}); }) == "out-of-range|variant");
  CHECK(refusal_of([&] { pass.head(0, {3, 0}); }) == "out-of-range|layer");
  CHECK(refusal_of([&] { pass.head(0, {0, 2}); }) == "out-of-range|head");
  CHECK(refusal_of([&] { pass.pattern(0, 0); }) == "out-of-range|pattern");

  pass.take("wte.weight", own_model()["wte.weight"]);
  CHECK(refused("wte.weight", std::vector<float>(20)) == "unexpected|tensor|wte.weight|wpe.weight");
  CHECK(pass.stages_done() == 0);
  while (!pass.done()) own_model().feed(pass);
  CHECK(pass.stages_done() == transformer::stages(kSizes));
  CHECK(pass.wanted().empty());
  CHECK(refused("wte.weight", std::vector<float>(20)) == "unexpected|tensor|wte.weight|nothing more");
  CHECK(found(pass, 0) == found(own_model().run(kOwnText, {Variant{}}), 0));
}

TEST_CASE("scores, states and logits that overflow end a pass with their name") {
  const auto ended = [](const std::string& tensor, float all) {
    tiny::Model huge = own_model();
    for (float& number : huge.tensors[tensor]) number = all;
    Pass pass(good());
    const std::string refused = refusal_of([&] {
      while (!pass.done()) huge.feed(pass);
    });
    const std::string next = refusal_of([&] { pass.take("wte.weight", own_model()["wte.weight"]); });
    return refused + " " + next;
  };
  CHECK(ended("h.1.attn.c_attn.weight", 1e30f) == "not-finite|scores of head 1 of layer 2 ended|pass");
  CHECK(ended("h.2.mlp.c_proj.weight", 3e38f) == "not-finite|hidden states of layer 3 ended|pass");
  CHECK(ended("ln_f.bias", 3e38f) == "not-finite|loss ended|pass");
}
