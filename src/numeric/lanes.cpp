// Fixed-lane reductions.
#include "lanes.hpp"

#include <cstddef>
#include <string>

#include "check.hpp"
#include "double_double.hpp"

namespace sqrtdk::numeric {
namespace {

constexpr std::size_t kLanes = 8;

double add_lanes(const double (&lane)[kLanes]) noexcept {
  return ((lane[0] + lane[4]) + (lane[2] + lane[6])) + ((lane[1] + lane[5]) + (lane[3] + lane[7]));
}

}  // namespace

double sum(std::span<const double> x) noexcept {
  double lane[kLanes] = {};
  const std::size_t whole = x.size() - x.size() % kLanes;
  for (std::size_t i = 0; i < whole; i += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lane[l] += x[i + l];
  }
  for (std::size_t i = whole; i < x.size(); ++i) lane[i - whole] += x[i];
  return add_lanes(lane);
}

double dot(std::span<const double> a, std::span<const double> b) {
  if (a.size() != b.size()) {
    throw InvalidArgument("wrong-length", "b", std::to_string(b.size()),
                          std::to_string(a.size()) + " entries, as many as a");
  }
  double lane[kLanes] = {};
  const std::size_t whole = a.size() - a.size() % kLanes;
  for (std::size_t i = 0; i < whole; i += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lane[l] += a[i + l] * b[i + l];
  }
  for (std::size_t i = whole; i < a.size(); ++i) lane[i - whole] += a[i] * b[i];
  return add_lanes(lane);
}

double compensated_sum(std::span<const double> x) noexcept {
  constexpr std::size_t kWidth = 4;
  double lane[kWidth] = {}, lost[kWidth] = {};
  const std::size_t whole = x.size() - x.size() % kWidth;
  for (std::size_t i = 0; i < whole; i += kWidth) {
    for (std::size_t l = 0; l < kWidth; ++l) {
      const Exact step = two_sum(lane[l], x[i + l]);
      lane[l] = step.value;
      lost[l] += step.error;
    }
  }
  for (std::size_t i = whole; i < x.size(); ++i) {
    const Exact step = two_sum(lane[i - whole], x[i]);
    lane[i - whole] = step.value;
    lost[i - whole] += step.error;
  }
  const Exact left = two_sum(lane[0], lane[2]), right = two_sum(lane[1], lane[3]);
  const Exact all = two_sum(left.value, right.value);
  const double rest = ((lost[0] + lost[2]) + (lost[1] + lost[3])) + (left.error + right.error) + all.error;
  return all.value + rest;
}

void accumulate_products(const float* q, const float* k, int rows, float* totals) noexcept {
  constexpr int kWidth = 16;
  float block[kWidth] = {};
  for (int r = 0; r < rows; ++r) {
    for (int lane = 0; lane < kWidth; ++lane) block[lane] += q[r * kWidth + lane] * k[r * kWidth + lane];
  }
  for (int lane = 0; lane < kWidth; ++lane) totals[lane] += block[lane];
}

}  // namespace sqrtdk::numeric
