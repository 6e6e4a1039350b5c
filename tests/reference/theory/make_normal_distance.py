"""Goldens of the distance between the law of q·k and the normal law: run it and write what it prints to normal_distance.hpp."""
import os
import sys

from mpmath import erf, findroot, mp, mpf, npdf, sqrt

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header
from score_oracle import ladder

mp.dps = 40

rows = []
for d in (1, 2, 3, 4, 5, 16, 64, 255, 256, 1024, 4096):
    root = sqrt(mpf(d))
    at = findroot(lambda x: ladder(x * root, [d])[d][0] * root - npdf(x), (0.3, 0.9), solver="anderson", tol=1e-50)
    rows.append((d, at, mpf(1) / 2 - ladder(at * root, [d])[d][1] - erf(at / sqrt(2)) / 2))
lines = table("DistanceGolden", ["d", "at", "distance"], "kDistances", rows, 1)
header("distances to the normal law", "make_normal_distance.py", lines)
