// Draws from addressed streams, nothing else.
#include "fixed_draws.hpp"

#include <iterator>

#include "../random/normal.hpp"
#include "../random/stream.hpp"

namespace sqrtdk::digest {

std::vector<double> draws(std::uint64_t subject, int blocks) {
  random::Stream stream({2017, subject, 3});
  std::vector<double> numbers;
  float block[random::kBlockRows * random::kLanes];
  for (int index = 0; index < blocks; ++index) {
    random::fill_normal(stream, block, random::kBlockRows);
    numbers.insert(numbers.end(), std::begin(block), std::end(block));
  }
  return numbers;
}

numeric::Matrix matrix_of_draws(std::uint64_t subject, Eigen::Index rows, Eigen::Index columns) {
  const std::vector<double> numbers = draws(subject, 1);
  return Eigen::Map<const numeric::Matrix>(numbers.data(), rows, columns);
}

}  // namespace sqrtdk::digest
