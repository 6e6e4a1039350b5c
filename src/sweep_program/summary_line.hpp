// A summary as one line of text and back, bit for bit.
#pragma once

#include <string>
#include <string_view>

#include "../sweep/summary.hpp"

namespace sqrtdk::sweep_program {

/// Its numbers, blanks between; n zeros one after another are "*n", since most bins of its histograms are empty.
std::string line_of(const sweep::Summary& summary);

/// throws  InvalidArgument if the line is no summary
sweep::Summary summary_of(std::string_view line);

}  // namespace sqrtdk::sweep_program
