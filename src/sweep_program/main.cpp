// sqrtdk-sweep: sweeps that outgrow a page, on one machine or under MPI.
#include "files.hpp"
#include "program.hpp"

int main(int count, char* arguments[]) {
  using namespace sqrtdk::sweep_program;
  try {
#if SQRTDK_HAS_MPI
    const auto executor = mpi_executor(count, arguments);
#else
    const auto executor = std::make_unique<SerialExecutor>();
#endif
    return run_program({arguments + 1, arguments + count}, *executor);
  } catch (const std::exception& error) {
    print_message(error.what());
    return kFailed;
  }
}
