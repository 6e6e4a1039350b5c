"""Goldens of entry laws and of scores of independent entries: run it and write what it prints to score_of_entries.hpp.

Moments of the laws come from integrals over their densities, those of scores from raw moments, E (qk)^j = E q^j E k^j.
"""
import os
import sys

from mpmath import binomial, exp, gamma, mp, mpf, npdf, pi, quad, sqrt

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import header, literal, rounded

mp.dps = 40


def student_density(nu):
    c = gamma((nu + 1) / 2) / (sqrt(nu * pi) * gamma(nu / 2))
    return lambda t: c * (1 + t * t / nu) ** (-(nu + 1) / 2)


def moments(law, parameter):
    """E x^j, j = 0 ... 8, or None where the integral diverges."""
    p = mpf(parameter)
    if law == "normal":
        return [quad(lambda x: x**j * npdf(x), [-40, -5, 0, 5, 40]) for j in range(9)]
    if law == "uniform":
        return [quad(lambda x: x**j / (2 * sqrt(3)), [-sqrt(mpf(3)), 0, sqrt(mpf(3))]) for j in range(9)]
    if law == "rademacher":
        return [(mpf(1) + (-1) ** j) / 2 for j in range(9)]
    if law == "laplace":
        return [quad(lambda x: (x**j + (-x) ** j) * exp(-sqrt(mpf(2)) * x) / sqrt(mpf(2)), [0, 5, 20, 90]) for j in range(9)]
    if law == "student-t":
        # t = e^y: the integrand decays exponentially on both sides
        f, unit = student_density(p), sqrt((p - 2) / p)
        result = []
        for j in range(9):
            if j >= p:
                result.append(None)
            elif j % 2 == 1:
                result.append(mpf(0))
            else:
                edges = [-100, -10, -3, 0, 2, 5, 10, 30, 100 + 100 / (p - j)]
                result.append(2 * unit**j * quad(lambda y: exp((j + 1) * y) * f(exp(y)), edges))
        return result
    e = exp(p * p)
    return [quad(lambda z: ((exp(p * z - p * p / 2) - 1) / sqrt(e - 1)) ** j * npdf(z), [-45, -10, -3, 0, 3, 8, 8 * p + 10, 45]) for j in range(9)]


LAWS = [("normal", 0), ("uniform", 0), ("rademacher", 0), ("laplace", 0), ("student-t", 2.5), ("student-t", 3.5), ("student-t", 4.25),
        ("student-t", 9), ("student-t", 1000), ("log-normal", 0.01), ("log-normal", 0.5), ("log-normal", 1), ("log-normal", 2)]
known = {choice: moments(*choice) for choice in LAWS}

lines = ["struct EntryMomentGolden {\n  const char* law;\n  double parameter;\n  int order;\n  bool exists;\n  double moment;\n};\n"]
lines.append("inline constexpr EntryMomentGolden kEntryMoments[] = {")
for (law, parameter), values in known.items():
    for j, value in enumerate(values):
        shown = mpf(0) if value is None or abs(value) < mpf(10) ** -30 else value
        lines.append('    {"%s", %s, %d, %s, %s},' % (law, parameter, j, "false" if value is None else "true", literal(rounded(shown))))
lines.append("};\n")


def raw(values, mean, std):
    """Raw moments of mean + std x, j = 0 ... 4."""
    return [sum(binomial(j, i) * mpf(std) ** i * mpf(mean) ** (j - i) * values[i] for i in range(j + 1)) for j in range(5)]


def score(q, k, d):
    """mean, variance, skewness, kurtosis of a sum of d products, by their cumulants."""
    m = [a * b for a, b in zip(q, k)]
    k1, k2 = m[1], m[2] - m[1] ** 2
    k3 = m[3] - 3 * m[2] * m[1] + 2 * m[1] ** 3
    k4 = m[4] - 4 * m[3] * m[1] - 3 * m[2] ** 2 + 12 * m[2] * m[1] ** 2 - 6 * m[1] ** 4
    return d * k1, d * k2, k3 / k2 / sqrt(k2 * d), 3 + k4 / k2**2 / d


lines.append("struct ScoreOfEntriesGolden {\n  const char* query_law;\n  double query_parameter, query_mean, query_std;\n  const char* key_law;\n  double key_parameter, key_mean, key_std;\n  std::uint64_t d;\n  double mean, variance, skewness, kurtosis;\n};\n")
lines.append("inline constexpr ScoreOfEntriesGolden kScoresOfEntries[] = {")
CASES = [(("normal", 0), 0, 1, ("normal", 0), 0, 1, 64), (("uniform", 0), 0.25, 1.5, ("laplace", 0), -1, 0.5, 7), (("rademacher", 0), 0, 1, ("rademacher", 0), 0, 1, 1),
         (("rademacher", 0), 3, 0.125, ("normal", 0), 0, 2, 100), (("student-t", 4.25), 0, 1, ("student-t", 9), 0, 1, 16), (("log-normal", 0.5), 0, 1, ("log-normal", 0.5), 0, 1, 64),
         (("log-normal", 1), 0.5, 2, ("uniform", 0), -0.75, 1, 4096), (("log-normal", 2), 1, 1, ("log-normal", 0.01), 1000, 0.01, 3), (("log-normal", 1), -2, 1, ("log-normal", 1), 1, 1, 2),
         (("laplace", 0), 0, 1, ("laplace", 0), 0, 1, 512), (("normal", 0), 1, 1, ("normal", 0), 1, 1, 10)]
for ql, qm, qs, kl, km, ks, d in CASES:
    values = score(raw(known[ql], qm, qs), raw(known[kl], km, ks), d)
    shown = ", ".join(literal(rounded(v if abs(v) > mpf(10) ** -30 else mpf(0))) for v in values)
    lines.append('    {"%s", %s, %s, %s, "%s", %s, %s, %s, %d, %s},' % (*ql, qm, qs, *kl, km, ks, d, shown))
lines.append("};")
header("entry laws, and scores of independent entries", "make_score_of_entries.py", lines)
