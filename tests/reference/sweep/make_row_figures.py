"""Independent oracle for the sweep: rows of |q| z drawn with NumPy, since q·k given q is N(0, |q|²). Prints row_figures.hpp."""
import numpy as np

ROWS, KEYS = 1_000_000, 8
rng = np.random.default_rng(2017)
print("// Made by make_row_figures.py (NumPy, 1,000,000 rows of 8 keys): mean peak weight, mean and median Jacobian trace.")
print("// clang-format off\n#pragma once\n")
print("struct RowFigures {\n  int d;\n  const char* rule;\n  double peak, trace, median_trace;\n};\n")
print("inline constexpr RowFigures kRowFigures[] = {")
for d in (4, 64, 1024):
    scores = np.sqrt(rng.chisquare(d, ROWS))[:, None] * rng.standard_normal((ROWS, KEYS))
    for rule, divisor in (("none", 1), ("sqrt", d**0.5), ("linear", d), ("log", np.log(d))):
        shifted = scores / divisor
        shifted -= shifted.max(axis=1, keepdims=True)
        weights = np.exp(shifted)
        weights /= weights.sum(axis=1, keepdims=True)
        trace = (weights * (1 - weights)).sum(axis=1)
        print(f'    {{{d}, "{rule}", {weights.max(axis=1).mean():.8f}, {trace.mean():.8f}, {np.median(trace):.8g}}},')
print("};")
