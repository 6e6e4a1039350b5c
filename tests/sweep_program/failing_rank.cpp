// sqrtdk-sweep with a fault: what rank 2 computes fails after its first batches.
#include <stdexcept>

#include "sweep_program/program.hpp"

int main(int count, char* arguments[]) {
  using namespace sqrtdk::sweep_program;
  const auto executor = mpi_executor(count, arguments);
  int batches = 0;
  const ComputeBatch compute = [&executor, &batches](const Task& task, const Batch& batch) {
    if (executor->rank() == 2 && ++batches > 2) throw std::runtime_error("no memory for this batch");
    return run_batch(task, batch);
  };
  return run_program({arguments + 1, arguments + count}, *executor, compute);
}
