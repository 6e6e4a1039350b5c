"""Goldens of the goodness-of-fit tests and of quantiles: run it (scipy, mpmath) and write what it prints to goodness_of_fit.hpp."""
import os
import sys

import numpy as np
from mpmath import binomial, exp, mp, mpf, pi, quad, sqrt
from scipy import special, stats

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, header, literal

mp.dps = 25


def anderson_darling_limit(z):
    """P(A² > z) in the limit of large samples: Anderson and Darling 1952, theorem 4.1 with their weight 1/(u(1 − u))."""
    z = mpf(z)
    total = mpf(0)
    for j in range(12):
        c = (4 * j + 1) ** 2 * pi**2 / 8
        inner = quad(lambda w: exp(z / (8 * (w * w + 1)) - c * w * w / z), [0, 0.5, 1, 2, 4, 10, 30, 100])
        total += binomial(mpf(-1) / 2, j) * (4 * j + 1) * exp(-c / z) * inner
    return 1 - sqrt(2 * pi) / z * total


lines = [
    "struct AsymptoticGolden {\n  double z, p_value;\n};\n",
    "struct DistanceGolden {\n  double distance;\n  std::uint64_t count;\n  double p_value;\n};\n",
    "/// `spread` times bell-shaped numbers of a seed (../doubles.py), against N(0, 1).\n"
    "struct SampleGolden {\n  std::uint64_t seed;\n  int count;\n  double spread, distance, p_value, quantile_05, median, quantile_975;\n};\n",
    "inline constexpr AsymptoticGolden kKolmogorovLimits[] = {",
]
for z in (0.05, 0.2, 0.4, 0.7, 0.999, 1.0, 1.3580986393225505, 2.0, 4.0, 10.0, 18.0):
    lines.append(f"    {{{literal(z)}, {literal(special.kolmogorov(z))}}},")
lines += ["};\n", "/// scipy.stats.kstwo: exact or nearly so for n ≤ 500, the Pelz–Good expansion beyond.",
          "inline constexpr DistanceGolden kKolmogorovDistances[] = {"]
for count in (1, 2, 7, 20, 100, 140, 141, 500, 501, 1000, 20000, 1000000):
    for z in (0.5, 0.8, 1.2, 1.7, 2.5, 4.2):
        distance = z / count**0.5
        if 0.5 < count * distance < count:
            p = stats.kstwo.sf(distance, count)
            if 140 < count <= 500:
                p = 1 - stats._ksstats._kolmogn_DMTW(count, distance, True)
            lines.append(f"    {{{literal(distance)}, {count}u, {literal(p)}}},")
lines += ["};\n", "/// The exact law where the expansion is used, for its bound.", "inline constexpr DistanceGolden kKolmogorovExact[] = {"]
for count in (600, 1000, 2000):
    for z in (0.5, 0.8, 1.2, 1.7):
        p = 1 - stats._ksstats._kolmogn_DMTW(count, z / count**0.5, True)
        lines.append(f"    {{{literal(z / count**0.5)}, {count}u, {literal(p)}}},")
lines += ["};\n", "/// The limit law of A², integrated.", "inline constexpr AsymptoticGolden kAndersonDarlingLimits[] = {"]
for z in (0.1, 0.2, 0.4, 0.8, 1.2, 1.9, 2.0, 2.1, 2.492, 3.0, 3.857, 5.0, 8.0, 12.0, 20.0):
    lines.append(f"    {{{literal(z)}, {literal(anderson_darling_limit(z))}}},")
lines += ["};\n", "inline constexpr SampleGolden kSamples[] = {"]
for seed, count, spread in ((1, 10, 1.0), (2, 100, 1.0), (3, 1000, 1.0), (4, 400, 1.3)):
    sample = np.array([spread * bell(seed, i) for i in range(count)])
    test = stats.kstest(sample, "norm")
    figures = [test.statistic, test.pvalue, *np.quantile(sample, [0.05, 0.5, 0.975])]
    lines.append(f"    {{{seed}u, {count}, {literal(spread)}, " + ", ".join(map(literal, figures)) + "},")
lines.append("};")
header("p-values, distances and quantiles", "make_goodness_of_fit.py", lines)
