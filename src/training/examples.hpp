// Associative recall: examples of n keys that each carry a class, one of which is asked for.
#pragma once

#include <cstdint>
#include <vector>

#include "settings.hpp"

namespace sqrtdk::training {

/// The query's symbol is that of the key asked for, and that key's class is the answer.
struct Examples {
  std::size_t keys = 0;                ///< n of each example
  std::vector<std::uint32_t> symbols;  ///< examples × n, all different within an example, below Sizes::symbols
  std::vector<std::uint32_t> classes;  ///< examples × n, below Sizes::classes
  std::vector<std::uint32_t> asked;    ///< of each example: the place of the key asked for, below n

  /// How many examples.
  std::size_t count() const { return asked.size(); }
};

/// Examples of equal chances: every choice of n symbols in every order, every class, every place.
///
/// Chances differ from equal ones by at most 128 · 2^-32, since a draw is a 32-bit word times the number of choices.
/// step     which batch of the run; batches of different steps and seeds are independent
/// returns  settings.sizes.batch examples
Examples batch_of(const Settings& settings, std::uint64_t step);

/// The examples that accuracy is measured on: settings.sizes.held_out of them, independent of all batches.
Examples held_out_of(const Settings& settings);

}  // namespace sqrtdk::training
