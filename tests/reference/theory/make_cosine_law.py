"""Goldens of the cosine law, by the incomplete beta function: run it and write what it prints to cosine_law.hpp."""
import os
import sys

from mpmath import beta, betainc, mp, mpf

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header

mp.dps = 40
LEAST_NORMAL = mpf(2) ** -1022


def cosine(x, d):
    """f(x), P(C > x), P(0 < C <= x) for x > 0."""
    x, half = mpf(x), mpf(d - 1) / 2
    tail = betainc(half, mpf(1) / 2, 0, (1 - x) * (1 + x), regularized=True) / 2
    centre = betainc(mpf(1) / 2, half, 0, x * x, regularized=True) / 2
    return ((1 - x) * (1 + x)) ** (half - 1) / beta(mpf(1) / 2, half), tail, centre


rows = []
for d in (2, 3, 4, 5, 16, 64, 257, 1024, 4096):
    for x in (1e-200, 1e-8, 0.01, 0.0156, 0.0157, 0.125, 0.3, 0.4999, 0.5, 0.57, 0.77, 0.95, 1 - 2.0**-30, 1 - 2.0**-53):
        density, tail, centre = cosine(x, d)
        if density > LEAST_NORMAL and tail > LEAST_NORMAL:
            rows.append((d, x, density, tail, centre))
lines = table("CosineGolden", ["d", "x", "density", "upper_tail", "from_centre"], "kCosines", rows, 1)

rows = []
for d in (2, 3, 16, 64, 1024, 4096):
    for p in (1e-300, 1e-200, 1e-6, 0.1, 0.2499, 0.2501, 0.45, 0.5 - 2.0**-40, 0.8, 0.9999):
        q = mpf(min(p, 1 - p))
        low, high = mpf(0), 1 - mpf(10) ** -38
        for _ in range(140):
            x = (low + high) / 2
            _, tail, centre = cosine(x, d)
            too_small = tail > q if q < 0.25 else centre < mpf(1) / 2 - q
            low, high = (x, high) if too_small else (low, x)
        rows.append((d, p, -x if p < 0.5 else x))
lines += table("CosineQuantileGolden", ["d", "p", "x"], "kCosineQuantiles", rows, 1)

header("the law of the cosine", "make_cosine_law.py", lines)
