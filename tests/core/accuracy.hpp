// Worst errors that the tests saw, each held to its stated bound at once and written down for docs/accuracy.md.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>

#include "catch.hpp"

namespace accuracy {

/// What errors are counted in.
inline constexpr const char *kUlp = "ulp", *kRelative = "relative", *kAbsolute = "absolute";
/// Errors divided by a bound that differs from entry to entry; the bound is then 1, and the domain says of what.
inline constexpr const char* kOfBound = "of the bound";

/// Whether functions of one float are tried on every float there is: test.sh --full, but for sanitizers, which take too long.
inline bool every_float() {
#if defined(__SANITIZE_ADDRESS__)
  return false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
  return false;
#endif
#endif
  return std::getenv("SQRTDK_FULL") != nullptr;
}

/// Every how manyth float to try: 1 in the long run.
inline std::uint32_t step(std::uint32_t sampled) { return every_float() ? 1 : sampled; }

/// The largest error of one function over one domain, and the bound that each of them keeps.
class Worst {
 public:
  Worst(double bound, const char* unit) : bound_(bound), unit_(unit) {}

  /// Takes one error in; checks it here, where what the caller said by INFO is still at hand. A NaN counts as infinite.
  void see(double error) {
    if (!(error <= bound_)) CHECK(error <= bound_);
    if (!(error <= worst_)) worst_ = std::isnan(error) ? std::numeric_limits<double>::infinity() : error;
  }

  double error() const { return worst_; }

  /// Appends the row to the file that SQRTDK_ACCURACY names, if it names one.
  ///
  /// function  as a caller writes it
  /// domain    which arguments were tried
  /// oracle    what knows the right values
  void record(const std::string& function, const std::string& domain, const std::string& oracle,
              const char* file = __builtin_FILE()) const {
    append(function, domain, oracle, file, "");
  }

  /// The same for a function of one float: the row says which run this was, that of every float or of a sample.
  void record_floats(const std::string& function, const std::string& domain, const std::string& oracle,
                     const char* file = __builtin_FILE()) const {
    append(function, domain, oracle, file, every_float() ? "every float" : "sample");
  }

 private:
  void append(const std::string& function, const std::string& domain, const std::string& oracle,
              const std::string& file, const char* floats) const {
    CHECK(worst_ <= bound_);
    const char* path = std::getenv("SQRTDK_ACCURACY");
    if (path == nullptr) return;
    char figures[80];
    std::snprintf(figures, sizeof figures, "%.9g\t%s\t%.9g", worst_, unit_, bound_);
    const std::string name = file.substr(file.find_last_of('/', file.find_last_of('/') - 1) + 1);  // with its folder
    const std::string row =
        function + "\t" + domain + "\t" + figures + "\t" + oracle + "\t" + name + "\t" + floats + "\n";
    std::FILE* out = std::fopen(path, "a");
    REQUIRE(out != nullptr);
    std::fwrite(row.data(), 1, row.size(), out);  // one write: tests that run side by side do not mix their rows
    std::fclose(out);
  }

  double bound_;
  const char* unit_;
  double worst_ = 0;
};

}  // namespace accuracy
