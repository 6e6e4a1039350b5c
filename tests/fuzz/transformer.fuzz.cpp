// A pass through a tiny GPT-2: whatever sizes, texts, divisors, tensors and bytes are given, in whatever slices. And losses joined, whatever they are.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "accepted.hpp"
#include "decoder.hpp"
#include "scaling/rule.hpp"
#include "transformer/pass.hpp"
#include "transformer/tensor_bytes.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using transformer::Pass;

transformer::Request request_of(Decoder& in) {
  transformer::Request request;
  request.sizes = {in.between(1, 2), in.between(1, 2), 4, in.between(2, 9), in.between(2, 6)};
  if (const std::uint8_t wrong = in.byte(); wrong > 250) {
    const transformer::SizeLimit& limit = transformer::kSizeLimits[wrong % 5];
    request.sizes.*limit.size = in.count(limit.least, limit.most);
  }
  for (std::uint64_t left = in.between(2, 7); left > 0; --left) {
    request.text.push_back(static_cast<std::uint32_t>(in.byte() > 250 ? in.word() : in.between(0, 9)));
  }
  for (std::uint64_t left = in.between(0, 3); left > 0; --left) {
    transformer::Variant variant;
    variant.rule.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
    variant.rule.parameter = in.flag() ? 2 : in.any();
    if (in.flag()) variant.layer = in.count(0, 1);
    request.variants.push_back(variant);
  }
  for (std::uint64_t left = in.between(0, 2); left > 0; --left)
    request.patterns.push_back({in.count(0, 1), in.count(0, 1)});
  return request;
}

/// Numbers by their bytes or as doubles of any kind; tame ones mostly.
std::vector<float> numbers_of(Decoder& in, std::size_t count, bool tame) {
  std::vector<float> numbers(count);
  if (in.byte() > 200) {
    const auto storage = static_cast<transformer::Storage>(in.byte() % 3);
    std::vector<std::uint8_t> bytes(count * transformer::bytes_of(storage));
    for (std::uint8_t& byte : bytes) byte = in.byte();
    transformer::decode("tensor", storage, bytes, numbers);
    return numbers;
  }
  for (float& number : numbers) {
    const double given = in.any();
    number = static_cast<float>(tame && !(std::fabs(given) < 100) ? 1 : given);
  }
  return numbers;
}

void take_laws(const Pass& pass) {
  const transformer::Request& request = pass.request();
  const auto tokens = static_cast<double>(request.text.size());
  for (std::size_t variant = 0; variant < request.variants.size(); ++variant) {
    const transformer::Loss& loss = pass.losses()[variant];
    finite("losses", loss.nats, loss.bits);
    law(loss.nats >= -1e-3, "a loss is not negative");
    for (std::uint64_t layer = 0; layer < request.sizes.layers; ++layer) {
      for (std::uint64_t head = 0; head < request.sizes.heads; ++head) {
        const transformer::HeadScores& scores = pass.head(variant, {layer, head});
        finite("figures of a head", scores.raw.mean, scores.std(), scores.row_std(), scores.beyond, scores.peak,
               scores.entropy);
        law(scores.raw.count == tokens * (tokens + 1) / 2, "every causal score counts");
        law(scores.peak > 0 && scores.peak <= 1.00001, "a peak weight is in (0, 1]");
        law(scores.entropy >= -1e-5 && scores.entropy <= std::log(tokens) + 1e-5, "an entropy is in [0, ln n]");
        for (const auto* histogram : {&scores.in_root_d, &scores.divided}) {
          double all = histogram->below + histogram->above;
          for (const double count : histogram->counts) all += count;
          law(all == scores.raw.count, "every score stands in a histogram");
        }
      }
    }
    for (std::size_t pattern = 0; pattern < request.patterns.size(); ++pattern) {
      const auto weights = pass.pattern(variant, pattern);
      for (std::size_t from = 0; from < weights.size(); from += request.text.size()) {
        double sum = 0;
        for (std::size_t j = 0; j < request.text.size(); ++j) sum += static_cast<double>(weights[from + j]);
        law(near(sum, 1, 1e-5), "weights of a query sum to 1");
      }
    }
  }
}

void joint_losses(Decoder& in) {
  using Texts = std::vector<std::vector<double>>;
  Texts texts(in.between(0, 5));
  for (std::vector<double>& text : texts) text = in.list(8, in.byte() > 60 ? &Decoder::finite : &Decoder::any);
  accepted([&] {
    const transformer::Loss joint = transformer::joint_loss(texts);
    finite("a joint loss", joint.nats, joint.bits);
    std::vector<double> all;
    for (const std::vector<double>& text : texts) all.insert(all.end(), text.begin(), text.end());
    law(joint.tokens == all, "tokens of all texts, one text after another");
    const auto [least, most] = std::minmax_element(all.begin(), all.end());
    const double slack = 1e-12 * std::fmax(std::fabs(*least), std::fabs(*most));
    law(joint.nats >= *least - slack && joint.nats <= *most + slack, "a mean lies between the losses");
    law(near(joint.bits * std::log(2.0), joint.nats, 1e-15, 1e-300), "bits are nats over ln 2");
    const transformer::Loss uncut = transformer::joint_loss(Texts{all});
    law(uncut.nats == joint.nats && uncut.bits == joint.bits, "bits do not depend on where texts end");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  if (size > 0 && data[0] >= 224) {
    in.byte();
    joint_losses(in);
    return 0;
  }
  const transformer::Request request = request_of(in);
  const bool tame = in.flag();
  accepted([&] {
    Pass pass(request);
    // Hostile sizes that are accepted may need more numbers than there is time for.
    if (request.sizes.width * request.sizes.layers * request.sizes.vocabulary > 1000 || request.sizes.context > 64)
      return;
    while (!pass.done()) {
      const Pass::Wanted wanted = pass.wanted().front();
      const transformer::TensorShape& tensor = wanted.tensor;
      const std::uint64_t left = tensor.rows - wanted.taken, rows = in.byte() > 100 ? left : in.count(1, left);
      if (rows > left) accepted([&] { pass.require_rows(tensor.name, rows * tensor.columns); });
      const std::size_t count = std::min(rows, left + 1) * tensor.columns;
      const bool taken_in = accepted([&] { pass.take(tensor.name, numbers_of(in, count, tame)); });
      if (!taken_in) {
        // Either the numbers are at fault, and the next may be better, or an overflow has ended the pass.
        const std::vector<float> zeros(left * tensor.columns);
        pass.take(tensor.name, zeros);
      }
    }
    take_laws(pass);
  });
  return 0;
}
