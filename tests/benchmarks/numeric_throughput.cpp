// Says how many floats a second exp, log, and sine with cosine take, beside a loop that evaluates a polynomial and does nothing else.
// Usage: numeric_throughput SECONDS. Proves its answers first, then times; prints one line of JSON, in millions of arguments a second.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "numeric/exp.hpp"
#include "numeric/log.hpp"
#include "random/normal.hpp"

using namespace sqrtdk;

namespace {

constexpr std::size_t kCount = 4096;  // 16 KiB a row: stays in the first cache

struct Rows {
  std::vector<float> x = std::vector<float>(kCount), y = x, z = x;
  std::vector<std::uint32_t> words = std::vector<std::uint32_t>(kCount);
};

/// The reference: a polynomial of degree 7 in Horner's form, the least that a function of this accuracy asks of a vector loop.
constexpr std::array<float, 8> kCoefficients = {1.0f,         1.0f,          1.0f / 2.0f,   1.0f / 6.0f,
                                                1.0f / 24.0f, 1.0f / 120.0f, 1.0f / 720.0f, 1.0f / 5040.0f};

void polynomials(Rows& rows) {
  const float* x = rows.x.data();
  float* y = rows.y.data();
  for (std::size_t i = 0; i < kCount; ++i) {
    float sum = kCoefficients[7];
    sum = sum * x[i] + kCoefficients[6];
    sum = sum * x[i] + kCoefficients[5];
    sum = sum * x[i] + kCoefficients[4];
    sum = sum * x[i] + kCoefficients[3];
    sum = sum * x[i] + kCoefficients[2];
    sum = sum * x[i] + kCoefficients[1];
    y[i] = sum * x[i] + kCoefficients[0];
  }
}

void exponentials(Rows& rows) {
  const float* x = rows.x.data();
  float* y = rows.y.data();
  for (std::size_t i = 0; i < kCount; ++i) y[i] = numeric::exp(x[i]);
}

void logarithms(Rows& rows) {
  const float* x = rows.x.data();
  float* y = rows.y.data();
  for (std::size_t i = 0; i < kCount; ++i) y[i] = numeric::log(x[i]);
}

void circle(Rows& rows) {
  const std::uint32_t* words = rows.words.data();
  float *y = rows.y.data(), *z = rows.z.data();
  for (std::size_t i = 0; i < kCount; ++i) {
    const random::CosSin point = random::cos_sin_of_word(words[i]);
    y[i] = point.cosine;
    z[i] = point.sine;
  }
}

/// kCount arguments spread evenly over [from, to].
void spread(Rows& rows, float from, float to) {
  for (std::size_t i = 0; i < kCount; ++i) {
    rows.x[i] = from + (to - from) * static_cast<float>(i) / static_cast<float>(kCount - 1);
    rows.words[i] = static_cast<std::uint32_t>(i) * 0x9e3779b9u;
  }
}

void require_close(float got, double right, double most_relative, const char* what) {
  if (std::fabs(static_cast<double>(got) - right) <= most_relative * std::fabs(right)) return;
  std::fprintf(stderr, "wrong answer: %s gives %.9g, right is %.9g\n", what, static_cast<double>(got), right);
  std::exit(1);
}

void prove(Rows& rows) {
  spread(rows, -80.0f, 80.0f);
  exponentials(rows);
  for (std::size_t i = 0; i < kCount; ++i) require_close(rows.y[i], std::exp(double{rows.x[i]}), 0x1p-23, "exp");
  spread(rows, 1e-3f, 1e3f);
  logarithms(rows);
  for (std::size_t i = 0; i < kCount; ++i) require_close(rows.y[i], std::log(double{rows.x[i]}), 0x1p-23, "log");
  circle(rows);
  for (std::size_t i = 0; i < kCount; ++i) {
    require_close(rows.y[i] * rows.y[i] + rows.z[i] * rows.z[i], 1.0, 1e-6, "cosine and sine");
  }
  spread(rows, 0.0f, 1.0f);
  polynomials(rows);
  for (std::size_t i = 0; i < kCount; ++i) {
    double sum = 0;
    for (int power = 7; power >= 0; --power) {
      sum = sum * double{rows.x[i]} + double{kCoefficients[static_cast<std::size_t>(power)]};
    }
    require_close(rows.y[i], sum, 0x1p-21, "polynomial");
  }
}

struct Timed {
  const char* name;
  void (*loop)(Rows&);
  float from, to;
  double best = 0;  ///< millions a second
};

}  // namespace

int main(int count, char** arguments) {
  const double seconds = count > 1 ? std::strtod(arguments[1], nullptr) : 1;
  Rows rows;
  prove(rows);
  std::array<Timed, 4> all = {Timed{"polynomial", polynomials, 0.0f, 1.0f}, Timed{"exp", exponentials, -80.0f, 80.0f},
                              Timed{"log", logarithms, 1e-3f, 1e3f}, Timed{"cosSin", circle, 0.0f, 1.0f}};
  double kept = 0;
  constexpr int kTurns = 8, kRounds = 64;
  for (int turn = 0; turn < kTurns; ++turn) {  // in turns, so that a disturbance meets all of them
    for (Timed& each : all) {
      spread(rows, each.from, each.to);
      double spent = 0, done = 0;
      const auto start = std::chrono::steady_clock::now();
      while (spent < seconds / (kTurns * static_cast<double>(all.size()))) {
        for (int round = 0; round < kRounds; ++round) {
          each.loop(rows);
          kept += static_cast<double>(rows.y[static_cast<std::size_t>(round)]);
        }
        done += kRounds * static_cast<double>(kCount);
        spent = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      }
      each.best = std::max(each.best, done / spent / 1e6);
    }
  }
  std::printf("{");
  for (const Timed& each : all) std::printf("\"%s\": %.0f, ", each.name, each.best);
  std::printf("\"kept\": %.3g}\n", kept);
}
