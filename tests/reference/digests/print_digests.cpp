// Prints the digests of the fixed runs in the form of digests.txt, for renewing it when bits change on purpose.
#include <iostream>

#include "digests/runs.hpp"

int main() { std::cout << sqrtdk::digests::lines(); }
