"""Goldens of the law of q·k and of the normal law: run it and write what it prints to score_law.hpp."""
import os
import sys

from mpmath import erf, erfc, findroot, log, mpf, sqrt

sys.path.insert(0, os.path.dirname(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import header, literal, packed, rounded
from score_oracle import ladder, mp

DIMENSIONS = [1, 2, 3, 4, 5, 8, 16, 33, 64, 127, 512, 2049, 4096]
SCORES = [1e-300, 1e-20, 9e-17, 2e-16, 1e-9, 1e-4, 0.03, 0.3, 0.9, 1.5, 2.5, 5.0, 8.5, 13.0, 22.0, 40.0, 64.5, 100.0, 150.0, 260.0, 400.0]
SCORES += [550.0, 690.0, 800.0, 1200.0, 2000.0, 2900.0]
LEAST_NORMAL = mpf(2) ** -1022

lines = ["struct ScoreGolden {\n  std::uint64_t d;\n  double x, density, upper_tail, from_centre, log_density;\n};\n"]
lines.append("inline constexpr ScoreGolden kScores[] = {")
rows = []
for x in SCORES:
    for d, (density, tail) in sorted(ladder(x, DIMENSIONS).items()):
        if density < LEAST_NORMAL or tail < LEAST_NORMAL:
            continue
        centre = mpf(1) / 2 - tail if x > 1e-12 else x * (density if d > 1 else density + mpf(1) / mp.pi)
        rows.append("{%d, %s}," % (d, ", ".join(literal(rounded(v)) for v in (x, density, tail, centre, log(density)))))
lines.extend(packed(rows))
lines.append("};\n")

lines.append("struct QuantileGolden {\n  std::uint64_t d;  // 0: the standard normal law\n  double p, x;\n};\n")
lines.append("inline constexpr QuantileGolden kQuantiles[] = {")
rows = []
for d in (1, 2, 3, 16, 64, 1025):
    for p in (5e-324, 1e-200, 1e-9, 0.01, 0.2499, 0.2501, 0.4, 0.4999, 0.5 - 2.0**-30, 0.5 - 2.0**-50, 0.75, 0.999999):
        q = mpf(min(p, 1 - p))
        # halving in ln x, then Newton's method
        low, high = log(mpf(10) ** -18), log(mpf(800) + 40 * sqrt(d))
        for _ in range(24):
            y = (low + high) / 2
            low, high = (y, high) if ladder(mp.exp(y), [d])[d][1] > q else (low, y)
        x = mp.exp((low + high) / 2)
        for _ in range(6):
            density, tail = ladder(x, [d])[d]
            x += tail * log(tail / q) / density
        rows.append("{%d, %s, %s}," % (d, literal(p), literal(rounded(-x if p < 0.5 else x))))
for p in (5e-324, 1e-300, 1e-20, 1e-5, 0.025, 0.2499, 0.2501, 0.49, 0.5 - 2.0**-50, 0.6, 0.75, 0.975, 1 - 2.0**-40):
    q = mpf(min(p, 1 - p))
    if q < 0.25:
        root = findroot(lambda z: log(erfc(z / sqrt(2)) / 2 / q), (0.1, 39), solver="anderson", tol=1e-50)
    else:
        root = findroot(lambda z: erf(z / sqrt(2)) / 2 - (mpf(1) / 2 - q), (0, 1), solver="anderson", tol=1e-70)
    rows.append("{0, %s, %s}," % (literal(p), literal(rounded(-root if p < 0.5 else root))))
lines.extend(packed(rows))
lines.append("};\n")

lines.append("struct NormalGolden {\n  double z, density, upper_tail, from_centre;\n};\n")
lines.append("inline constexpr NormalGolden kNormals[] = {")
rows = []
for z in (1e-300, 1e-9, 0.1, 0.5, 0.75, 0.999, 1.0, 1.001, 1.5, 2.0, 3.0, 5.0, 8.0, 8.885, 8.886, 12.0, 20.0, 30.0, 37.5):
    z = mpf(z)
    rows.append("{%s}," % ", ".join(literal(rounded(v)) for v in (z, mp.npdf(z), erfc(z / sqrt(2)) / 2, erf(z / sqrt(2)) / 2)))
lines.extend(packed(rows))
lines.append("};")
header("the law of q·k and the normal law", "make_score_law.py", lines)
