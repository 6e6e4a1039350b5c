"""Goldens of Student's quantile: run it (mpmath) and write what it prints to student.hpp.

With --constants it prints the table and the coefficients of src/statistics/estimate.cpp instead."""
import os
import sys

from mpmath import betainc, erfinv, findroot, lu_solve, matrix, mp, mpf, sqrt

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import header, literal, rounded

mp.dps = 60
Z = sqrt(2) * erfinv(mpf("0.95"))


def quantile(degrees):
    """t with P(T > t) = 1/40: the regularised incomplete beta function gives both tails."""
    nu = mpf(degrees)
    tails = lambda t: betainc(nu / 2, mpf(1) / 2, 0, nu / (nu + t * t), regularized=True) - mpf("0.05")
    guess = {1: mpf(12), 2: mpf(4)}.get(degrees, Z + (Z**3 + Z) / (4 * nu))
    return findroot(tails, (guess, guess * (1 + 1 / (1000 * nu))), tol=1e-45)


def expansion(terms):
    """Coefficients of the powers of 1/ν, from the quantile at ν = 300, 600, 900, …"""
    places = [mpf(300) * (k + 1) for k in range(terms)]
    powers = matrix(terms, terms)
    rest = matrix(terms, 1)
    for row, nu in enumerate(places):
        rest[row] = quantile(int(nu)) - Z
        for k in range(terms):
            powers[row, k] = nu ** -(k + 1)
    return list(lu_solve(powers, rest))


if "--constants" in sys.argv:
    print(", ".join(repr(rounded(quantile(degrees))) for degrees in range(1, 25)))
    print(", ".join(repr(rounded(coefficient)) for coefficient in expansion(14)[:10]))
    sys.exit()

lines = ["struct StudentGolden {\n  std::uint64_t degrees;\n  double quantile;\n};\n", "inline constexpr StudentGolden kStudent975[] = {"]
for degrees in [*range(1, 41), 50, 64, 100, 255, 256, 1000, 1999, 10**6, 10**12]:
    lines.append(f"    {{{degrees}, {literal(rounded(quantile(degrees)))}}},")
lines.append("};")
header("the quantile of Student's law that leaves 2.5 % above it", "make_student.py", lines)
