"""Goldens of the median weight of a target among 3 and 4 keys, by nested trapezoidal rules in the scores themselves, without densities of sums.
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


def any_of_three(spread, m):
    """P(ln(e^{σ a} + e^{σ b}) - σ t <= m)."""
    total = 0.0
    for t, u in zip(NODES, WEIGHTS):
        most = exp(m + spread * t)
        total += u * sum(w * third(spread, most - exp(spread * a)) for a, w in zip(NODES, WEIGHTS))
    return total


def at_of(keys):
    def share(spread, m):
        """P(ln of the others' sum <= m)."""
        most = exp(m)
        firsts = [(exp(spread * a), w) for a, w in zip(NODES, WEIGHTS)]
        if keys == 3:
            return sum(w * third(spread, most - a) for a, w in firsts)
        return sum(u * sum(w * third(spread, most - a - b) for a, w in firsts if a + b < most) for b, u in firsts if b < most)

    return share


def median(f, spread):
    low, high = -9 * spread, 9 * spread + 2
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if f(spread, middle) < 0.5 else (low, middle)
    return low


rows = []
for spread in (0.5, 1.0, 3.0):
    rows.append((3, spread, 99.0, median(any_of_three, spread)))
    for keys in (3, 4):
        behind = median(at_of(keys), spread)
        rows.append((keys, spread, 0.0, behind))
        rows.append((keys, spread, 1.5, behind - 1.5 * spread))
header("the target's median weight, ln (1 - p)/p; z = 99 is any target", "make_typical_pull.py",
       table("MedianWeightGolden", ["keys", "spread", "z", "behind"], "kMedianWeights", rows, 1), "Python")
