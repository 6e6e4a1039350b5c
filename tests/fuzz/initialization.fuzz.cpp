// Laws of entries and layers before learning: drawn in tiny sizes, measured and predicted.
#include "accepted.hpp"
#include "decoder.hpp"
#include "initialization/layer.hpp"
#include "random/entries.hpp"
#include "random/normal.hpp"
#include "theory/initial_variance.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

void drawn_entries(Decoder& in) {
  random::EntryDistribution law_of;
  law_of.id = in.one_of(random::distributions(), [](const random::Distribution& law) { return law.id; });
  law_of.parameter = in.any();
  if (in.flag()) law_of.mean = in.any();
  if (in.flag()) law_of.std = in.any();
  const double rho = in.any();
  const random::StreamAddress address{in.word(), in.word(), in.word()};
  const int rows = static_cast<int>(in.between(0, random::kBlockRows));
  accepted([&] {
    const random::StandardMoments moments = random::standard_moments(law_of);
    finite_if_any("skewness", moments.skewness);
    finite_if_any("kurtosis", moments.kurtosis);
    finite_if_any("sixth moment", moments.sixth);
    const random::Entries entries(law_of);
    random::Stream stream(address);
    std::vector<float> q(static_cast<std::size_t>(rows) * random::kLanes), k = q;
    entries.fill_standard(stream, q.data(), rows);
    entries.fill_standard(stream, k.data(), rows);
    const random::Correlation parts = random::correlation(rho);
    random::correlate(parts, q.data(), k.data(), rows);
    entries.place(q.data(), rows);
    entries.place(k.data(), rows);
    all_finite("entries of q", std::span<const float>(q));
    all_finite("entries of k", std::span<const float>(k));
  });
}

initialization::LayerSpecification specification_of(Decoder& in) {
  initialization::LayerSpecification asked;
  asked.seed = in.word();
  asked.size = {in.count(1, 8), in.count(1, 4), in.count(1, 4)};
  asked.tokens = in.count(2, 5);
  asked.cosine = in.any();
  asked.epsilon = in.flag() ? in.any() : 1e-5;
  asked.norm = static_cast<initialization::Norm>(in.byte() % 3);
  asked.initializer = in.one_of(initialization::initializers(), [](const auto& each) { return each.id; });
  return asked;
}

bool tiny(const initialization::LayerSpecification& asked) {
  return asked.size.d_model <= 64 && asked.size.d_k <= 32 && asked.tokens <= 16;
}

void layers(Decoder& in) {
  const initialization::LayerSpecification asked = specification_of(in);
  const bool refused = !accepted([&] { initialization::check(asked); });
  if (!refused && !tiny(asked)) return;
  const bool drawn = accepted([&] {
    const initialization::Layer layer = initialization::draw_layer(asked, in.word());
    all_finite("tokens", layer.tokens);
    all_finite("normalised tokens", layer.normalised);
    all_finite("queries", layer.q);
    all_finite("keys", layer.k);
    all_finite("values", layer.v);
    all_finite("scores", layer.scores);
  });
  law(drawn == !refused, "what is checked can be drawn");
  const std::uint64_t draws = in.count(2, 4);
  if (draws > 50 && draws <= 10000) return;
  accepted([&] {
    const auto seen = initialization::measure_layer(asked, draws);
    for (const auto& figure :
         {seen.query, seen.key, seen.value, seen.score, seen.scaled_score, seen.row_score, seen.scaled_row_score}) {
      finite("a measured figure", figure.value, figure.standard_error);
      law(figure.value >= 0 && figure.standard_error >= 0, "variances and errors are ≥ 0");
    }
    finite("the mean cosine", seen.mean_cosine);
  });
}

void predicted(Decoder& in) {
  accepted([&] {
    const auto found = theory::initial_variance({in.any(), in.any(), in.any()},
                                                {in.count(1, 65536), in.count(1, 1024), in.count(1, 4096)}, in.any());
    finite("predicted variances", found.query, found.key, found.value, found.raw_std, found.scaled_std);
  });
  accepted([&] { finite("a share", theory::within_row_share(in.any())); });
  accepted([&] { finite("Glorot's variance", theory::glorot_variance(in.count(1, 65535), in.count(1, 65535))); });
  accepted([&] { finite("the default variance", theory::linear_default_variance(in.count(1, 65535))); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  switch (in.byte() % 3) {
    case 0:
      drawn_entries(in);
      break;
    case 1:
      layers(in);
      break;
    default:
      predicted(in);
  }
  return 0;
}
