// Printed calculations such as "1*0" or "3*1 + 6*0 = 3": judged number by number, not by their result alone.
#pragma once

#include <string_view>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

/// A line whose printed figure may be a calculation.
///
/// value    what the calculation gives
/// pattern  its form with # for each number, e.g. "#*#+#*#"
/// numbers  what should stand at each #
///
/// A printed text is a chain of sides: "2.67 / 4", "0.33*3 = 1.00". One rule holds for every chain, however long:
/// each side must be right by itself, whatever stands beside it.
///
///   a single number         is right if the value rounds to it
///   the form of the line    is right if each of its numbers is: "0*0" is wrong for 1*0 although both are 0;
///                           the factors of a product in either order
///   another calculation     is right if it gives the value for some numbers that round to the printed ones;
///                           a whole number stands for itself (evaluate_printed)
///
/// So a side never turns wrong because its result follows, and a result is judged by the value, not by the rounded
/// numbers before it: for 0.333*3, "0.33*3 = 1.00" is right and "0.33*3 = 0.99" is not.
Traced write_calculation(LineWriter& writer, const Heading& heading, LiveNumbers live_numbers, const Traced& value,
                         std::string_view pattern, LiveNumbers numbers, const Given& printed);

}  // namespace sqrtdk::worked_examples
