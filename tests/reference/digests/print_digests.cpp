// Prints the digests of the fixed runs in the form of digests.txt, for renewing it when bits change on purpose.
#include <iostream>

#include "digest/digests.hpp"

int main() {
  for (const auto& run : sqrtdk::digest::all_runs())
    std::cout << sqrtdk::digest::digest(run) << "  " << run.name << '\n';
}
