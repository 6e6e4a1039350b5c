// Normal draws of fixed streams: what the fixed runs are fed with.
#pragma once

#include <cstdint>
#include <vector>

#include "../numeric/matrix.hpp"

namespace sqrtdk::digest {

/// Normal draws of the stream (2017, subject, 3), as doubles: 512 to a block.
std::vector<double> draws(std::uint64_t subject, int blocks);

/// The first of them as a matrix of at most 512 entries.
numeric::Matrix matrix_of_draws(std::uint64_t subject, Eigen::Index rows, Eigen::Index columns);

}  // namespace sqrtdk::digest
