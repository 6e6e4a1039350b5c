// Catch2, whichever major version is installed: 3 (a library) or 2 (one header). Tests include this and nothing else of Catch2.
#pragma once

// What throws within an assertion ends its case, where it would have been told beside the expression: a fifth of the time to compile.
#define CATCH_CONFIG_FAST_COMPILE
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;  // version 2 has it in the global namespace
#else
#include <catch2/catch.hpp>
#endif
