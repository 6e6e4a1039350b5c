// What --help says.
#include "command_line.hpp"

namespace sqrtdk::sweep_program {

std::string usage() {
  return R"(sqrtdk-sweep SPEC.json [options]         runs a sweep, or a part of it
sqrtdk-sweep merge PART... [--out FILE] [--csv FILE] [--quiet]
                                         makes the result of a run from its parts, named in any order
sqrtdk-sweep --help | --version

  --out FILE        the result as JSON; standard output if neither --out nor --csv is given, or for -
  --csv FILE        the result as CSV, one record for each d and rule; - is standard output
  --partial FILE    what is done so far: written every while and at the end, and gone on from if it is there.
                    Without it, a run with --out or --csv keeps that file's name with .partial, and removes it at the end.
  --part K/N        one of N parts that take about as long as each other, K = 1 ... N; needs --partial, gives no result
  --chunks FROM:TO  the chunks FROM ... TO - 1 of every d, counted from 0; needs --partial unless these are all
  --threads N       1 ... 1024; as many as there are processors, under MPI 1 for each rank
  --every SECONDS   between two writings of the partial file, 0.1 ... 86400; 30 if not given
  --quiet           no progress on standard error

Killed at any moment, the same command goes on from the partial file and ends with the same bits. SIGINT and SIGTERM write it first.
Under MPI: mpirun -n 4 sqrtdk-sweep SPEC.json. The bits are those of one process, for any number of threads and ranks.

Ends with 0 if all is done, 1 if something failed, 2 if the command line, the specification or a partial file is refused,
130 or 143 after SIGINT or SIGTERM.
)";
}

}  // namespace sqrtdk::sweep_program
