// Examples from the words of a stream: a shuffle that stops after n symbols, then classes, then the place asked for.
#include "examples.hpp"

#include <numeric>
#include <utility>

#include "../random/stream.hpp"
#include "../random/streams.hpp"

namespace sqrtdk::training {
namespace {

/// Whole numbers from the words of a stream, one after another.
class Choices {
 public:
  explicit Choices(const random::StreamAddress& address) : stream_(address) {}

  /// One of 0 … count − 1.
  std::uint32_t below(std::uint64_t count) {
    if (next_ == random::kLanes) {
      stream_.bits(words_, 1);
      next_ = 0;
    }
    return static_cast<std::uint32_t>((words_[next_++] * count) >> 32);
  }

 private:
  random::Stream stream_;
  std::uint32_t words_[random::kLanes];
  int next_ = random::kLanes;
};

Examples drawn(const Sizes& sizes, std::uint64_t count, const random::StreamAddress& address) {
  Choices choices(address);
  Examples examples;
  examples.keys = sizes.keys;
  std::vector<std::uint32_t> symbols(sizes.symbols);
  for (std::uint64_t example = 0; example < count; ++example) {
    std::iota(symbols.begin(), symbols.end(), 0u);
    for (std::size_t j = 0; j < sizes.keys; ++j) {
      std::swap(symbols[j], symbols[j + choices.below(sizes.symbols - j)]);
      examples.symbols.push_back(symbols[j]);
    }
    for (std::size_t j = 0; j < sizes.keys; ++j) examples.classes.push_back(choices.below(sizes.classes));
    examples.asked.push_back(choices.below(sizes.keys));
  }
  return examples;
}

}  // namespace

Examples batch_of(const Settings& settings, std::uint64_t step) {
  return drawn(settings.sizes, settings.sizes.batch,
               {settings.seed, random::subject(random::Subject::training_batches), step});
}

Examples held_out_of(const Settings& settings) {
  return drawn(settings.sizes, settings.sizes.held_out,
               {settings.seed, random::subject(random::Subject::training_held_out), 0});
}

}  // namespace sqrtdk::training
