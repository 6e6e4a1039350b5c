// A small battery for the generator's bits; the large one (dieharder) reads them from tests/battery/random_bits.cpp.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "catch.hpp"
#include "random/stream.hpp"

using namespace sqrtdk::random;

namespace {

const std::vector<std::uint32_t>& words() {
  static const std::vector<std::uint32_t> drawn = [] {
    std::vector<std::uint32_t> block(std::size_t{1} << 21);
    Stream stream({2026, 64, 5});
    stream.bits(block.data(), static_cast<int>(block.size()) / kLanes);
    return block;
  }();
  return drawn;
}

/// A chi-square of many degrees of freedom as a standard score (Wilson and Hilferty).
double standard_score(double chi_square, double freedom) {
  const double third = 2.0 / (9.0 * freedom);
  return (std::cbrt(chi_square / freedom) - (1.0 - third)) / std::sqrt(third);
}

double even_counts_score(const std::vector<double>& counts) {
  double total = 0, chi_square = 0;
  for (const double count : counts) total += count;
  const double expected = total / static_cast<double>(counts.size());
  for (const double count : counts) chi_square += (count - expected) * (count - expected) / expected;
  return standard_score(chi_square, static_cast<double>(counts.size()) - 1);
}

}  // namespace

TEST_CASE("every byte of the words is uniform, and so is every pair of neighbouring bytes") {
  for (int shift = 0; shift < 32; shift += 8) {
    std::vector<double> singles(256), pairs(65536);
    std::uint32_t before = 0;
    for (const std::uint32_t word : words()) {
      const std::uint32_t byte = word >> shift & 255;
      ++singles[byte];
      ++pairs[before << 8 | byte];
      before = byte;
    }
    CHECK(std::fabs(even_counts_score(singles)) < 4.5);
    CHECK(std::fabs(even_counts_score(pairs)) < 4.5);
  }
}

TEST_CASE("every bit is set half of the time and independent of the same bit one word and one row before",
          "[simulation]") {
  for (int bit = 0; bit < 32; ++bit) {
    for (const std::size_t lag : {std::size_t{0}, std::size_t{1}, std::size_t{kLanes}}) {
      double set = 0;
      for (std::size_t i = lag; i < words().size(); ++i) {
        set += lag == 0 ? words()[i] >> bit & 1 : (words()[i] ^ words()[i - lag]) >> bit & 1;
      }
      const double count = static_cast<double>(words().size() - lag);
      CHECK(std::fabs(set - count / 2) / std::sqrt(count / 4) < 4.5);
    }
  }
}

TEST_CASE("runs of equal lowest and highest bits have geometric lengths") {
  for (const int bit : {0, 31}) {
    // Each bit that ends a run starts the next: lengths 1, 2, … have probabilities 1/2, 1/4, …
    std::vector<double> lengths(16);
    std::size_t length = 1;
    double runs = 0;
    for (std::size_t i = 1; i < words().size(); ++i) {
      if (((words()[i] ^ words()[i - 1]) >> bit & 1) == 0) {
        ++length;
        continue;
      }
      ++lengths[std::min<std::size_t>(length, lengths.size()) - 1];
      ++runs;
      length = 1;
    }
    double chi_square = 0;
    for (std::size_t k = 0; k < lengths.size(); ++k) {
      const double share = std::ldexp(1.0, -static_cast<int>(k + 1 < lengths.size() ? k + 1 : k));
      chi_square += (lengths[k] - runs * share) * (lengths[k] - runs * share) / (runs * share);
    }
    CHECK(std::fabs(standard_score(chi_square, static_cast<double>(lengths.size()) - 1)) < 4.5);
  }
}

TEST_CASE("spacings between birthdays coincide as often as they should", "[simulation]") {
  // 4096 birthdays among 2^32 days: equal spacings are Poisson with mean 4096^3 / (4 · 2^32) = 4.
  double coincidences = 0;
  constexpr std::size_t birthdays = 4096;
  const std::size_t years = words().size() / birthdays;
  for (std::size_t year = 0; year < years; ++year) {
    std::vector<std::uint32_t> days(words().begin() + static_cast<std::ptrdiff_t>(year * birthdays),
                                    words().begin() + static_cast<std::ptrdiff_t>((year + 1) * birthdays));
    std::sort(days.begin(), days.end());
    for (std::size_t i = birthdays - 1; i > 0; --i) days[i] -= days[i - 1];
    std::sort(days.begin(), days.end());
    for (std::size_t i = 1; i < birthdays; ++i) coincidences += days[i] == days[i - 1];
  }
  const double mean = 4.0 * static_cast<double>(years);
  CHECK(std::fabs(coincidences - mean) / std::sqrt(mean) < 4.5);
}

TEST_CASE("matrices of random bits have the ranks of random matrices") {
  // 32 × 32 over two elements: full rank 0.2888, one less 0.5776, two less 0.1284, lower 0.0053.
  const double share[4] = {0.2887880952, 0.5775761902, 0.1283502644, 0.0052854502};
  double counts[4] = {}, matrices = 0;
  for (std::size_t start = 0; start + 32 * kLanes <= words().size(); start += 32 * kLanes) {
    for (std::size_t lane = 0; lane < kLanes; lane += 5) {
      std::uint32_t rows[32];
      for (std::size_t r = 0; r < 32; ++r) rows[r] = words()[start + r * kLanes + lane];
      int rank = 0;
      for (int bit = 0; bit < 32; ++bit) {
        int pivot = rank;
        while (pivot < 32 && (rows[pivot] >> bit & 1) == 0) ++pivot;
        if (pivot == 32) continue;
        std::swap(rows[rank], rows[pivot]);
        for (int r = rank + 1; r < 32; ++r) rows[r] ^= (rows[r] >> bit & 1) ? rows[rank] : 0;
        ++rank;
      }
      ++counts[std::min(32 - rank, 3)];
      ++matrices;
    }
  }
  double chi_square = 0;
  for (int k = 0; k < 4; ++k) {
    chi_square += (counts[k] - matrices * share[k]) * (counts[k] - matrices * share[k]) / (matrices * share[k]);
  }
  CHECK(std::fabs(standard_score(chi_square, 3)) < 4.5);
}
