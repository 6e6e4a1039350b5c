// The headline task at a head dimension of the test's own, under a rule that is named.
#pragma once

#include "training/settings.hpp"

inline sqrtdk::training::Settings of_rule(const char* id, std::uint64_t d = 16) {
  sqrtdk::training::Settings settings;
  settings.rule = {id, 10};
  settings.sizes.dimension = d;
  settings.sizes.held_out = 256;
  return settings;
}
