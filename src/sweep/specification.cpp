// Checks of a specification, its chunks and its fingerprint.
#include "specification.hpp"

#include "../numeric/bits.hpp"
#include "../numeric/check.hpp"

namespace sqrtdk::sweep {

void check(const Specification& specification) {
  numeric::require_count("samples", static_cast<double>(specification.samples), kLeastSamples, kMostSamples);
  numeric::require_count("keys", static_cast<double>(specification.keys), kLeastKeys, kMostKeys);
  numeric::require_count("rules", static_cast<double>(specification.rules.size()), 1, kMostRules);
  for (const scaling::Choice& choice : specification.rules) scaling::check(choice);
  random::check(specification.assumptions.distribution);
  numeric::require_between("correlation", specification.assumptions.correlation, -1.0, 1.0);
}

std::uint64_t chunk_count(std::uint64_t samples) {
  numeric::require_count("samples", static_cast<double>(samples), kLeastSamples, kMostSamples);
  return (samples + kChunkSamples - 1) / kChunkSamples;
}

std::uint64_t fingerprint(const Specification& specification) {
  numeric::Fingerprint print;
  print.add(specification.seed);
  print.add(specification.samples);
  print.add(specification.keys);
  for (const scaling::Choice& choice : specification.rules) {
    print.add(std::string_view(choice.id));
    print.add(scaling::find(choice.id).parameter ? choice.parameter : 0.0);
  }
  if (const Assumptions& assumed = specification.assumptions; !assumed.usual()) {
    print.add(std::string_view(assumed.distribution.id));
    const double parameter =
        random::find_distribution(assumed.distribution.id).parameter ? assumed.distribution.parameter : 0.0;
    for (const double number : {parameter, assumed.distribution.mean, assumed.distribution.std, assumed.correlation})
      print.add(number);
  }
  return print.value();
}

}  // namespace sqrtdk::sweep
