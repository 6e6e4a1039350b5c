// The entry point of the test binary; with Catch2 2 its implementation is compiled here, once.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_RUNNER
#endif
#include "catch.hpp"

int main(int count, char* arguments[]) { return Catch::Session().run(count, arguments); }
