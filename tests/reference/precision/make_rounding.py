"""Goldens of rounding and of softmax in few bits: run it and write what it prints to goldens.hpp.

float16 and float32 are rounded by NumPy, bfloat16 by exact fractions. Softmax is done step by step with exact fractions and mpmath's
exponential, each result rounded once by that independent rule.
"""
import os
import sys
from fractions import Fraction

import numpy
from mpmath import exp, mp, mpf

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, even, hashed, header, literal

mp.prec = 200
numpy.seterr(all="ignore")
INFINITY = float("inf")

# significand bits, largest exponent
FORMATS = {"float16": (11, 15), "bfloat16": (8, 127), "float32": (24, 127), "float64": (53, 1023)}


def nearest(name, x):
    """The nearest number of a format to a fraction, ties to even."""
    bits, most = FORMATS[name]
    if x == 0:
        return 0.0
    size, exponent = abs(x), 0
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= size < Fraction(2) ** exponent
    step = Fraction(2) ** (max(exponent, 1 - most) + 1 - bits)
    count = round(size / step)  # Python rounds ties to even
    rounded = count * step
    if rounded >= Fraction(2) ** (most + 1):
        return INFINITY if x > 0 else -INFINITY
    return float(rounded) if x > 0 else -float(rounded)


def by_numpy(kind, x):
    return float(kind(x))


samples = [0.0, 1.0, -1.5, 65504.0, 65519.99999999999, 65520.0, -65520.0, 70000.0, 1e300, -1e300, 5e-324, 2.0**-25, 2.0**-24 * 1.5,
           2.0**-24 * 2.5, 2.0**-25 * (1 + 2.0**-52), 2.0**-133 * 0.5, 2.0**-133 * 1.5, 2.0**-149 * 0.5, 2.0**-149 * 1.5, 2.0**-14,
           2.0**-14 * (1 - 2.0**-12), 2.0**-126 * (1 - 2.0**-10), 3.4028234663852886e38, 3.4028235677973366e38, 3.3895313892515355e38,
           3.3961775292304957e38, 1.7976931348623157e308]
for i in range(24):  # ties of each format and their neighbours
    bits = (8, 11, 24)[i % 3]
    tie = (2 * (hashed(900, i) % 2**bits) + 1) * 2.0 ** (hashed(901, i) % 30 - 15 - bits)
    samples += [tie, -tie * (1 + 2.0**-52), tie * (1 - 2.0**-53)]
samples += [even(902, i) * 2.0 ** (hashed(903, i) % 48 - 30) for i in range(60)]
samples += [even(904, i) * 2.0 ** (hashed(905, i) % 280 - 152) for i in range(60)]

lines = ["struct RoundingGolden {\n  double x, float16, bfloat16, float32;\n};\n", "inline constexpr RoundingGolden kRoundings[] = {"]


def cell(x):
    return literal(x) if abs(x) != INFINITY else ("" if x > 0 else "-") + "__builtin_huge_val()"


for x in samples:
    half, single = by_numpy(numpy.float16, x), by_numpy(numpy.float32, x)
    assert half == nearest("float16", Fraction(x)) and single == nearest("float32", Fraction(x)), x
    lines.append(f"    {{{cell(x)}, {cell(half)}, {cell(nearest('bfloat16', Fraction(x)))}, {cell(single)}}},")
lines.append("};\n")


def fraction(x):
    return Fraction(int(x.man) * (-1 if x < 0 else 1)) * Fraction(2) ** int(x.exp)


def softmax(name, scores, shifted):
    """Weights; None where the naive form fails."""
    scores = [nearest(name, Fraction(s)) for s in scores]
    if shifted:
        scores = [nearest(name, Fraction(s) - Fraction(max(scores))) for s in scores]
    terms = [nearest(name, fraction(exp(mpf(s)))) for s in scores]
    if INFINITY in terms:
        return None
    total = 0.0
    for t in terms:
        total = nearest(name, Fraction(total) + Fraction(t))
    return [nearest(name, Fraction(t) / Fraction(total)) for t in terms] if 0 < total < INFINITY else None


lines += [
    "struct RoundedSoftmaxGolden {\n  const char* format;\n  bool shifted;\n  int keys;\n  bool finished;\n  double scores[8], weights[8];\n};\n",
    "inline constexpr RoundedSoftmaxGolden kRoundedSoftmax[] = {",
]
for number, spread in enumerate((0.5, 2.0, 6.0, 12.0)):
    keys = 3 + number % 4 + number
    scores = [bell(910 + number, i) * spread for i in range(min(keys, 8))]
    for name in ("float16", "bfloat16", "float32"):
        for shifted in (False, True):
            weights = softmax(name, scores, shifted)
            given = ", ".join(literal(s) for s in scores)
            found = ", ".join(literal(w) for w in weights or [])
            lines.append(f'    {{"{name}", {str(shifted).lower()}, {len(scores)}, {str(weights is not None).lower()},\n'
                         f"     {{{given}}},\n     {{{found}}}}},")
lines.append("};")
header("rounding, and softmax with every intermediate rounded", "make_rounding.py", lines, by="NumPy, mpmath and exact fractions")
