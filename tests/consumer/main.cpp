// The first example of the lesson, through the installed headers: [14, 10, 12] divided by √64, then softmax.
#include <array>
#include <cmath>
#include <cstdio>

#include <sqrtdk/scaling/divisor.hpp>
#include <sqrtdk/softmax/softmax.hpp>

int main() {
  std::array<double, 3> scores{14, 10, 12}, weights{};
  const double divisor = sqrtdk::scaling::divisor({.id = "sqrt"}, 64);
  for (double& score : scores) score /= divisor;
  sqrtdk::softmax::softmax(scores, weights);
  std::printf("%.4f %.4f %.4f\n", weights[0], weights[1], weights[2]);
  const double one = weights[0] + weights[1] + weights[2];
  return divisor == 8 && std::abs(one - 1) < 1e-15 && std::abs(weights[0] / weights[1] - std::exp(0.5)) < 1e-15 ? 0 : 1;
}
