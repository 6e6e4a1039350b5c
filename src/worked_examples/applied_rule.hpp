// The scale rule of an example: its divisor in DoubleDouble, and the head dimension that it needs.
#pragma once

#include <cstdint>
#include <optional>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

/// The head dimension taken where a rule needs one and the example gives none; reported under Evaluation::assumed.
inline constexpr std::uint64_t kAssumedDimension = 64;

/// The rule's parameter as the decimal number that was meant: 0.1, not the double nearest to it.
DoubleDouble exact_parameter(double parameter);

/// c(d) in DoubleDouble. d 1 … 4096, inside the rule's domain; for e^(πd) at most 203.
/// throws  InvalidArgument "no-divisor" for a rule that is no divisor of d
DoubleDouble exact_divisor(const scaling::Choice& rule, std::uint64_t d);

/// The divisor of an example: reports it, writes its line where there is a rule or a printed figure, and fills in a missing d_k.
Traced write_divisor(const Example& example, std::optional<std::uint64_t> d, const Given& printed, LineWriter& writer,
                     Evaluation& evaluation);

/// d_k, or the assumed one, which is then reported.
std::uint64_t known_dimension(std::optional<std::uint64_t> d, Evaluation& evaluation);

}  // namespace sqrtdk::worked_examples
