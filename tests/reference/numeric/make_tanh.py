"""Goldens of tanh and of its derivative in double: run it and write what it prints to tanh.hpp."""
import os
import sys

from mpmath import mp, mpf, sech, tanh

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import even, header, left_over, literal, packed, rounded

mp.prec = 1300

lines = [
    "/// left and slope_left: what rounding to the nearest double leaves, in ulp.\n"
    "struct TanhGolden {\n  double x, value, left, slope, slope_left;\n};\n"
]
arguments = [0.0, 1.0, -1.0, 2.0**-30, -(2.0**-30), 1e-300, 0.5499999999999999, 0.55, 0.5493061443340549, 19.0, 19.07, 25.0]
arguments += [even(21, i) * 0.55 for i in range(90)]  # the fraction
arguments += [0.55 + (even(22, i) + 1) * 0.4 for i in range(90)]  # where the quotient's error weighs most
arguments += [even(23, i) * 20 for i in range(40)]
arguments += [300.0, -350.0, 354.0, -360.0, 370.0, 372.0]  # slopes on their way to zero
lines.append("inline constexpr TanhGolden kTanh[] = {")
values = [(x, tanh(mpf(x)), sech(mpf(x)) ** 2) for x in arguments]
lines.extend(
    packed(f"{{{literal(x)}, {literal(rounded(y))}, {left_over(y)}, {literal(rounded(z))}, {left_over(z)}}}," for x, y, z in values)
)
lines.append("};")
header("tanh and 1 − tanh² to the nearest double, and what that leaves", "make_tanh.py", lines)
