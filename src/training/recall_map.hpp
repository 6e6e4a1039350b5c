// What a run attends to, as a picture: examples arranged so that a model that has learned the task shows its diagonal.
#pragma once

#include "../numeric/matrix.hpp"
#include "run.hpp"

namespace sqrtdk::training {

/// Weights of n held-out examples; in example i the key asked for has been moved to place i.
///
/// run      not diverged
/// returns  n × n, row: example, column: key; rows sum to 1
/// throws   InvalidArgument "not-finite" where the run's scores are not
numeric::Matrix recall_map(Run& run);

}  // namespace sqrtdk::training
