"""Goldens of the median weight of a target among 3 keys, by trapezoidal rules in the scores themselves, without densities of sums.
Run it and write what it prints to typical_pull.hpp. Python alone."""
import os
import sys
from math import erfc, exp, log, pi, sqrt

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header

STEP = 0.1
NODES = [k * STEP for k in range(-85, 86)]
WEIGHTS = [STEP * exp(-x * x / 2) / sqrt(2 * pi) for x in NODES]


def below(x):
    return 0.5 * erfc(-x / sqrt(2))


def third(spread, rest):
    """P(e^{σz} <= rest)."""
    return below(log(rest) / spread) if rest > 0 else 0.0


INNER = [(k * 0.01, 0.01 * exp(-((k * 0.01) ** 2) / 2) / sqrt(2 * pi)) for k in range(-700, 701)]


def any_of_three(spread, m):
    """P(ln(e^{σ a} + e^{σ b}) - σ t <= m)."""
    total = 0.0
    for t, u in zip(NODES, WEIGHTS):
        if u < 1e-12:
            continue
        most = exp(m + spread * t)
        total += u * sum(w * third(spread, most - exp(spread * a)) for a, w in INNER)
    return total


FINE = 0.001


def at_of_three(spread, m):
    """P(ln of the two others' sum <= m): in fine steps, since the last of the sum is cut off steeply."""
    most = exp(m)
    nodes = (k * FINE for k in range(-8500, 8501))
    return sum(FINE * exp(-x * x / 2) / sqrt(2 * pi) * third(spread, most - exp(spread * x)) for x in nodes)


def median(f, spread):
    low, high = -9 * spread, 9 * spread + 2
    for _ in range(34):
        middle = (low + high) / 2
        low, high = (middle, high) if f(spread, middle) < 0.5 else (low, middle)
    return low


rows = []
for spread in (0.5, 1.0, 3.0):
    # At spread 3 steps of 0.01 are too coarse for the steep end of the sum.
    if spread < 3:
        rows.append((3, spread, 99.0, median(any_of_three, spread)))
    behind = median(at_of_three, spread)
    rows.append((3, spread, 0.0, behind))
    rows.append((3, spread, 1.5, behind - 1.5 * spread))
header("the target's median weight, ln (1 - p)/p; z = 99 is any target", "make_typical_pull.py",
       table("MedianWeightGolden", ["keys", "spread", "z", "behind"], "kMedianWeights", rows, 1), "Python")
