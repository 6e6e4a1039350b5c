// The fixed run of the laws of entries and of correlated pairs.
#include <array>
#include <iterator>

#include "../random/correlated.hpp"
#include "../random/entries.hpp"
#include "digests.hpp"

namespace sqrtdk::digest {

Run entry_laws_run() {
  Run run{
      "entry laws",
      "512 entries of each law at its first parameter with mean 0.25 and deviation 1.5, its moments, and 512 pairs of "
      "correlation 0, 0.3 and -0.9",
      {}};
  std::array<float, std::size_t{32} * random::kLanes> q{}, k{};
  for (const random::Law& law : random::laws()) {
    const random::EntryLaw choice{std::string(law.id), law.parameter ? law.parameter->initial : 0, 0.25, 1.5};
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

}  // namespace sqrtdk::digest
