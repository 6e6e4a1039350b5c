// Printed calculations such as "1*0" or "3*1 + 6*0 = 3": judged number by number, not by their result alone.
#pragma once

#include <string_view>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

/// A line whose printed figure may be a calculation.
///
/// value    what the calculation gives
/// pattern  its form with # for each number, e.g. "#*#+#*#=#"
/// numbers  what should stand at each #
///
/// A printed text of this form is judged number by number ("0*0" is wrong for 1*0 although both are 0); a single
/// number is judged against the value, a product in either order; another form agrees if each side of it gives the value to the digits printed.
Traced write_calculation(LineWriter& writer, const Heading& heading, LiveNumbers live_numbers, const Traced& value,
                         std::string_view pattern, LiveNumbers numbers, const Given& printed);

}  // namespace sqrtdk::worked_examples
