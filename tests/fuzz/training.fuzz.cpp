// Training runs of small sizes: whatever settings are accepted give finite records, states that can be taken up, maps and bands.
#include <string>
#include <vector>

#include "accepted.hpp"
#include "decoder.hpp"
#include "training/records.hpp"
#include "training/run.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

training::Settings settings_from(Decoder& in) {
  training::Settings settings;
  settings.seed = in.word();
  const auto rules = training::score_rules();
  const std::uint64_t which = in.between(0, rules.size());
  settings.rule = {which < rules.size() ? std::string(rules[which].id) : "cube", in.any()};
  for (const training::SizeRange& range : training::kSizeRanges) {
    settings.sizes.*range.size = in.count(range.least, range.least + 12);
  }
  settings.optimizer = in.flag() ? training::Optimizer::adam : training::Optimizer::sgd;
  settings.rate = in.any();
  settings.train_values = in.flag();
  settings.small_initialization = in.flag();
  return settings;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  const training::Settings settings = settings_from(in);
  for (const training::SizeRange& range : training::kSizeRanges) {
    // Many more than that are permitted, and slow.
    const std::uint64_t asked = settings.sizes.*range.size;
    if (asked > range.least + 13 && asked <= range.most) return 0;
  }
  accepted([&] {
    training::Run run(settings);
    auto numbers = run.numbers();
    // Weights of any size, as a state from elsewhere may hold them.
    const std::uint64_t place = in.between(3, numbers.size() - 1);
    numbers[place] = in.any();
    training::Run taken(settings, numbers);
    std::vector<double> records;
    accepted([&] { records = training::train(taken, in.count(1, 3), in.count(1, 3), in.any()); });
    all_finite("records", records);
    all_finite("a state", taken.numbers());
    law(training::Run(settings, taken.numbers()).numbers() == taken.numbers(), "a state is taken up as it was");
    accepted([&] { all_finite("bands", training::bands_of({records, records}).median); });
    accepted([&] {
      law(training::steps_to_accuracy_of_runs({records, records}, in.any()).reached <= 2, "no more arrive than run");
    });
    accepted([&] { all_finite("a map", training::recall_map(taken)); });
    law(training::steps_per_slice(settings) >= 1, "a slice has a step");
  });
  return 0;
}
