"""Goldens of the score of correlated normal entries: run it and write what it prints to correlated_score_law.hpp.

The density is the Bessel function law with its drift; moments are coefficients of the moment generating function.
"""
import os
import sys

from mpmath import besselk, fabs, gamma, log, mp, mpf, pi

sys.path.insert(0, os.path.dirname(__file__))
from tables import table
from doubles import header

mp.dps = 60


def log_density(x, rho, d):
    x, rho, nu = mpf(x), mpf(rho), mpf(d - 1) / 2
    shrink = 1 - rho**2
    y = fabs(x) / shrink
    bessel = log(besselk(nu, y)) + nu * log(fabs(x)) - nu * log(mpf(2)) - log(gamma(mpf(d) / 2)) - log(pi) / 2 - log(shrink) / 2
    return bessel + rho * x / shrink


rows = []
for d in (1, 2, 5, 64, 1024):
    for rho in (-0.9, -0.25, 1e-9, 0.125, 0.6, 0.999):
        for x in (-300.0, -40.0, -3.0, -0.01, 0.5, 7.0, 60.0, 700.0):
            rows.append((d, x, rho, log_density(x, rho, d)))
lines = table("CorrelatedDensityGolden", ["d", "x", "rho", "log_density"], "kCorrelatedDensities", rows, 1)

rows = []
for d in (1, 3, 64, 4096):
    for rho in (-1.0, -0.3, 1e-6, 0.125, 0.6, 1.0):
        r = mpf(rho)
        cumulants = [None] + [mpf(d) / 2 * mp.factorial(j - 1) * ((1 + r) ** j + (-1) ** j * (1 - r) ** j) for j in range(1, 13)]
        # E e^{tS} = p(t)^(-d/2) with p = 1 + a t + b t²; p f' = -(d/2) p' f gives its coefficients.
        a, b, half = -2 * r, r**2 - 1, mpf(d) / 2
        series = [mpf(1), -half * a]
        for n in range(2, 13):
            series.append(-(a * (n - 1 + half) * series[n - 1] + b * (n - 2 + 2 * half) * series[n - 2]) / n)
        for j in (1, 2, 3, 4, 7, 12):
            rows.append((d, j, rho, cumulants[j], series[j] * mp.factorial(j)))
lines += table("CorrelatedMomentGolden", ["d", "order", "rho", "cumulant", "moment"], "kCorrelatedMoments", rows, 2)

header("scores of correlated normal entries", "make_correlated_score_law.py", lines)
