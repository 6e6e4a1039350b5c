// The loop that completes a part: deal, take in, keep, tell.
#pragma once

#include "checkpoint.hpp"
#include "part.hpp"
#include "progress.hpp"
#include "workers.hpp"

namespace sqrtdk::sweep_program {

/// Until the part is complete, or a signal comes.
///
/// returns  0, or the signal; the checkpoint's file then holds all that was added
/// throws   what the workers throw, and Stop if the last writing fails
int work(Part& part, Workers& workers, Checkpoint& checkpoint, Progress& progress);

}  // namespace sqrtdk::sweep_program
