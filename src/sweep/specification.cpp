// Checks of a specification, its chunks and its fingerprint.
#include "specification.hpp"

#include "../numeric/check.hpp"
#include "../numeric/fingerprint.hpp"

namespace sqrtdk::sweep {

void check(const Specification& specification) {
  numeric::require_count("samples", static_cast<double>(specification.samples), kLeastSamples, kMostSamples);
  numeric::require_count("keys", static_cast<double>(specification.keys), kLeastKeys, kMostKeys);
  numeric::require_count("rules", static_cast<double>(specification.rules.size()), 1, kMostRules);
  for (const scaling::Choice& choice : specification.rules) scaling::check(choice);
  random::check(specification.assumptions.law);
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
    print.add(std::string_view(assumed.law.id));
    const double parameter = random::find_law(assumed.law.id).parameter ? assumed.law.parameter : 0.0;
    for (const double number : {parameter, assumed.law.mean, assumed.law.std, assumed.correlation}) print.add(number);
  }
  return print.value();
}

}  // namespace sqrtdk::sweep
