// All published worked examples.
#pragma once

#include <vector>

#include "example.hpp"

namespace sqrtdk::worked_examples {

/// Every figure that the four sources print, as data, in the order in which a reader should meet them:
/// first scores 14, 10, 12 at d_k = 64.
std::vector<Example> examples();

}  // namespace sqrtdk::worked_examples
