"""Goldens of softmax over normal scores: top gaps, two keys, the frozen phase. Run it and write what it prints to gaussian_softmax.hpp."""
import os
import sys

from mpmath import digamma, exp, gammainc, log, log1p, mp, mpf, ncdf, npdf, pi, quad, sqrt

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header

mp.dps = 40

rows = []
for n in (2, 3, 5, 16, 64, 256, 1024, 4096, 10**6, 2**30):
    edges = [-12, -6, -3, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 14]
    below = lambda x: log1p(-ncdf(-x)) if x > 0 else log(ncdf(x))
    rows.append((n, n * (n - 1) * quad(lambda x: npdf(x) ** 2 * exp((n - 2) * below(x)), edges)))
lines = table("TopGapGolden", ["keys", "density"], "kTopGaps", rows, 1)


def two(spread):
    """1 - E max p, E tr J, E H for two keys, as integrals over the positive difference y of the scores."""
    s = mpf(spread) * sqrt(mpf(2))
    edges = [0] + sorted([s * k for k in (1, 2, 4, 7, 10, 15)] + [mpf(k) for k in (1, 3, 8, 20, 50, 110)])
    edges = [e for e in edges if e <= 15 * s and e <= 110]

    def mean(f):
        return 2 * quad(lambda y: f(y) * exp(-((y / s) ** 2) / 2), edges) / (s * sqrt(2 * pi))

    low = mean(lambda y: 1 / (1 + exp(y)))
    trace = mean(lambda y: 2 * exp(-y) / (1 + exp(-y)) ** 2)
    entropy = mean(lambda y: log1p(exp(-y)) + y / (1 + exp(y)))
    return low, trace, entropy


rows = [(s, *two(s)) for s in (1e-6, 0.01, 0.3, 0.5, 0.79, 0.8, 1.0, 1.7, 2.885, 4.0, 8.0, 16.0, 22.627, 100.0, 1e4, 1e9)]
lines += table("TwoKeysGolden", ["spread", "shortfall", "jacobian_trace", "entropy"], "kTwoKeys", rows)

rows = []
for n in (2, 64, 2**30):
    critical = sqrt(2 * log(mpf(n)))
    for factor in (1.001, 1.05, 1.5, 2.0, 5.0, 100.0, 1e9):
        spread = float(critical * factor)
        m = critical / mpf(spread)
        # E max p by the Laplace transform of the others' sum
        kernel = lambda t: exp(-t) / (exp(-t) + t**m * gammainc(1 - m, 0, t))
        width = 1 - m
        peak = quad(kernel, [0, width / 100, width / 10, width, 3 * width, 10 * width, 1 + 10 * width, 5 + 10 * width, 20, 50, 110])
        rows.append((n, spread, peak, digamma(1) - digamma(1 - m), 1 - m))
lines += table("FrozenGolden", ["keys", "spread", "peak", "entropy", "sum_of_squares"], "kFrozen", rows, 1)
header("softmax over normal scores", "make_gaussian_softmax.py", lines)
