"""Goldens of the target key's pull: E ln of a sum of exponentials, E tr J and the best spread, by Gauss-Legendre panels in NumPy.
Run it and write what it prints to target_pull.hpp. Two ways apart from the core's: other nodes, and E p² from E e^{2s} e^{-t e^s}."""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header

NODES, WEIGHTS = np.polynomial.legendre.leggauss(24)


def panels(edges):
    """Nodes and weights of a rule of 24 points between each two neighbouring edges."""
    edges = np.unique(np.asarray(edges, dtype=float))
    half = np.diff(edges)[:, None] / 2
    middle = (edges[1:] + edges[:-1])[:, None] / 2
    return (middle + half * NODES).ravel(), (half * WEIGHTS).ravel()


Z, ZW = panels(np.arange(-13, 13.1, 0.5))
U, UW = panels(np.arange(-70, 5.01, 1))


def mean(f, x, spread):
    """E f(x + spread · z), z standard normal: by panels in z for small spreads, else in u = x + spread · z, where f changes, up to u = 5."""
    if spread < 1:
        return (ZW * np.exp(-Z * Z / 2) * f(x + spread * Z)).sum() / np.sqrt(2 * np.pi)
    z = (U - x) / spread
    return (UW * np.exp(-z * z / 2) * f(U)).sum() / spread / np.sqrt(2 * np.pi)


def above(x, spread, u=5.0):
    """P(x + spread · z > u)."""
    z, w = panels(np.concatenate(([(u - x) / spread], np.arange(-13, 13.1, 0.5))))
    return (w * np.exp(-z * z / 2))[z > (u - x) / spread].sum() / np.sqrt(2 * np.pi)


def missing(x, spread):
    """1 - φ: beyond u = 5, e^{-e^u} is 0."""
    rest = above(x, spread) if spread >= 1 else 0
    return min(mean(lambda u: -np.expm1(-np.exp(u)), x, spread) + rest, 1 - 1e-16)


def outer(n, spread):
    left = -(13 * spread + 45 + np.log(n))
    return panels(np.arange(left, 6.01 + 13 * spread, 0.5))


def log_sum(n, spread, z=None):
    """E ln Σ e^{σ z_j}; with z, of n - 1 keys and one at z."""
    x, w = outer(n, spread)
    phi = np.array([np.log1p(-missing(v, spread)) for v in x])
    rest = n * phi if z is None else (n - 1) * phi - np.exp(x + spread * z)
    return float((w * (np.expm1(-np.exp(x)) - np.expm1(rest))).sum())


def trace(n, spread):
    """1 - n E p², E p² = ∫ t E[e^{2s} e^{-t e^s}] φ^{n-1} dt with t = e^x."""
    x, w = outer(n, spread)
    square = np.array([mean(lambda u: np.exp(2 * u - np.exp(u)), v, spread) for v in x])
    phi = np.array([np.log1p(-missing(v, spread)) for v in x])
    return float(1 - n * (w * square * np.exp((n - 1) * phi)).sum())


def best(n, low, high):
    """σ² E tr J = 1 by secants."""
    f = lambda s: s * s * trace(n, s) - 1
    before, after = f(low), f(high)
    for _ in range(12):
        low, high, before = high, high - after * (high - low) / (after - before), after
        after = f(high)
        if abs(after) < 1e-13:
            break
    return high


rows = [(n, s, log_sum(n, s), trace(n, s)) for n in (2, 8, 64, 512, 2**30) for s in (0.05, 0.5, 1.0, 2.5, 8.0)]
lines = table("LogSumGolden", ["keys", "spread", "log_sum", "trace"], "kLogSums", rows, 1)
rows = [(n, s, z, n * s * np.exp(s * z - log_sum(n, s, z))) for n in (8, 512) for s in (0.5, 2.0) for z in (-1.5, 0.0, 2.0)]
lines += table("PullAtGolden", ["keys", "spread", "z", "pull"], "kPullsAt", rows, 1)
rows = [(n, best(n, a, b)) for n, a, b in ((8, 1.1, 1.17), (64, 1.01, 1.02), (512, 1.0, 1.003))]
lines += table("BestSpreadGolden", ["keys", "spread"], "kBestSpreads", rows, 1)
header("the target key's pull", "make_target_pull.py", lines, "NumPy")
