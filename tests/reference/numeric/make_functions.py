"""Goldens of exp, log, log(1 + x) and power in double: run it and write what it prints to functions.hpp."""
import os
import sys

from mpmath import exp, log, mp, mpf, power

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import even, hashed, header, left_over, literal, packed, rounded

mp.prec = 200

lines = [
    "/// value: the nearest double; left: what rounding to it leaves, in ulp.\n"
    "struct FunctionGolden {\n  double x, value, left;\n};\n"
]


def table(name, arguments, function):
    lines.append(f"inline constexpr FunctionGolden {name}[] = {{")
    values = [(x, function(mpf(x))) for x in arguments]
    lines.extend(packed(f"{{{literal(x)}, {literal(rounded(y))}, {left_over(y)}}}," for x, y in values))
    lines.append("};\n")


arguments = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0**-60, -(2.0**-60), 709.782712893384, -708.3964185322641, -708.5, -745.13, -746.0]
arguments += [even(1, i) * 700 for i in range(60)] + [even(2, i) for i in range(40)]
arguments += [k * 0.34657359027997264 for k in range(-9, 10, 2)]  # where the argument reduction changes its k
arguments += [-708.4 - 36.9 * i / 40 for i in range(41)]  # subnormal results
table("kExponentials", arguments, exp)

arguments = [1.0, 2.0, 0.5, 10.0, 4096.0, 2.2250738585072014e-308, 5e-324, 1e-310, 1.7976931348623157e308, 0.7071067811865476]
arguments += [1.0 + even(3, i) * 2.0 ** -(i % 52) for i in range(80)]
arguments += [float(hashed(4, i)) * 2.0 ** (hashed(5, i) % 2000 - 1050) for i in range(60)]
table("kLogarithms", arguments, log)

arguments = [1e-300, 1e-20, -1e-17, 3e-9, -0.25, 0.5, 2.0, 1e10, -1 + 2.0**-53, 1e300]
arguments += [even(8, i) * 2.0 ** -(i % 60) for i in range(120)] + [float(hashed(9, i)) * 2.0 ** -(i % 64) for i in range(40)]
mp.prec = 1300
table("kLogarithmsOfOnePlus", arguments, lambda x: log(1 + x))
mp.prec = 200

lines.append("struct PowerGolden {\n  double base, exponent, value, left;\n};\n")
lines.append("inline constexpr PowerGolden kPowers[] = {")
for i in range(80):
    base = float(1 + hashed(6, i) % 4096)
    exponent = even(7, i) * 5
    value = power(mpf(base), mpf(exponent))
    lines.append(f"    {{{literal(base)}, {literal(exponent)}, {literal(rounded(value))}, {left_over(value)}}},")
lines.append("};")
header("exp, log, log(1 + x) and power to the nearest double, and what that leaves", "make_functions.py", lines)
