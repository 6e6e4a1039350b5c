"""Goldens of the typical pull among 2 and 3 keys, by trapezoidal rules in the scores themselves, without densities of sums.
Run it and write what it prints to typical_pull.hpp. Python alone."""
import os
import sys
from math import cosh, erfc, exp, log, pi, sqrt
from statistics import NormalDist

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


def median_apart(f, spread, z):
    """m with P(|L - σz| <= m) = ½."""
    low, high = 0, 18 * spread + 2
    for _ in range(40):
        m = (low + high) / 2
        low, high = (m, high) if f(spread, z * spread + m) - f(spread, z * spread - m) < 0.5 else (low, m)
    return low


def squares_of_two(spread):
    """E Σ w² of two keys, whose scores lie σ√2 y apart, y standard normal."""
    weights = ((1 / (1 + exp(spread * sqrt(2) * y)), u) for y, u in zip(NODES, WEIGHTS))
    return sum(u * (w * w + (1 - w) ** 2) for w, u in weights)


def pull(keys, spread, apart):
    squares = 1 if keys == 2 else squares_of_two(spread)
    return keys * spread / (2 + 2 * cosh(apart)) * sqrt(1 + squares)


rows = []
for spread in (0.5, 1.0, 3.0):
    # Two keys, any target: the scores lie σ√2 y apart.
    rows.append((2, spread, 99.0, pull(2, spread, spread * sqrt(2) * NormalDist().inv_cdf(0.75))))
    # At spread 3 steps of 0.01 are too coarse for the steep end of the sum.
    if spread < 3:
        rows.append((3, spread, 99.0, pull(3, spread, median_apart(any_of_three, spread, 0))))
    for z in (0.0, 1.5):
        rows.append((2, spread, z, pull(2, spread, median_apart(lambda s, m: below(m / s), spread, z))))
        rows.append((3, spread, z, pull(3, spread, median_apart(at_of_three, spread, z))))
header("the typical pull; z = 99 is any target", "make_typical_pull.py",
       table("TypicalPullGolden", ["keys", "spread", "z", "pull"], "kTypicalPulls", rows, 1), "Python")
