// sqrtdk-sweep: sweeps that outgrow a page, on one machine or under MPI.
#include <cstdio>
#include <exception>

#include "program.hpp"

int main(int count, char* arguments[]) {
  using namespace sqrtdk::sweep_program;
  try {
#if SQRTDK_HAS_MPI
    const auto team = mpi_team(count, arguments);
#else
    const auto team = lone_team();
#endif
    return run_program({arguments + 1, arguments + count}, *team);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "sqrtdk-sweep: %s\n", error.what());
    return 1;
  }
}
