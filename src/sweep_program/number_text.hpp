// Doubles as decimal text that reads back to the same bits, whatever the locale.
#pragma once

#include <string>

namespace sqrtdk::sweep_program {

/// 17 significant digits, fewer where the rest are zeros: "0.10000000000000001", "391", "-0", "1e+300".
///
/// number  finite
std::string exact_text(double number);
void append_exact(std::string& text, double number);

}  // namespace sqrtdk::sweep_program
