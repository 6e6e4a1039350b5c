"""Goldens of additive scores: E tanh² z of normal z, integrated as it stands. Run it and write what it prints to additive_score.hpp."""
import os
import sys

from mpmath import exp, mp, mpf, pi, quad, sqrt, tanh

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header

mp.dps = 40


def squared_tanh(variance):
    """2 ∫ tanh² z φ(z/σ)/σ dz over z > 0, cut where the density is below 1e-49 of its top."""
    s = sqrt(mpf(variance))
    edges = [0] + sorted([s * k for k in (mpf(1) / 4, 1, 2, 4, 7, 10, 15)] + [mpf(k) for k in (mpf(1) / 2, 1, 3, 8, 20, 50)])
    edges = [edge for edge in edges if edge <= 15 * s]
    return 2 * quad(lambda z: tanh(z) ** 2 * exp(-((z / s) ** 2) / 2), edges) / (s * sqrt(2 * pi))


rows = [(v, squared_tanh(v)) for v in (1e-9, 1e-4, 0.01, 0.25, 0.5, 1.0, 1.9, 2.0, 4.0, 25.0, 1e3, 1e6, 1e12)]
header("additive scores", "make_additive_score.py", table("SquaredTanhGolden", ["variance", "mean"], "kSquaredTanh", rows))
