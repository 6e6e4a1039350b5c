"""The law of q·k in mpmath, by recurrences in d that the core does not use.

f'' = f - f_{d-2} (from the characteristic function (1 + t²)^(-d/2)) gives P_d(S > x) = P_{d-2}(S > x) + x f_{d-2}(x)/(d - 2),
all terms positive; f itself from K_{ν+1} = K_{ν-1} + (2ν/x) K_ν.
"""
from mpmath import besselk, cosh, exp, factorial, gamma, log, mp, mpf, pi, psi, quad, sinh, sqrt

mp.dps = 40


def first_tail(x):
    """P(S > x) at d = 1: the integral of K₀/π, by its series below 1, by (1/π) ∫ e^(-x cosh u) / cosh u du above."""
    if x < 1:
        inside = mpf(0)
        for k in range(60):
            inside += (x / 2) ** (2 * k) / factorial(k) ** 2 / (2 * k + 1) * (1 / mpf(2 * k + 1) + psi(0, k + 1) - log(x / 2))
        return mpf(1) / 2 - x * inside / pi
    width = 1 / sqrt(x)
    edges = [0, width, 3 * width, 6 * width, 12 * width]
    return exp(-x) / pi * quad(lambda u: exp(-2 * x * sinh(u / 2) ** 2) / cosh(u), edges)


def ladder(x, dimensions):
    """{d: (f(x), P(S > x))} for x > 0 and the dimensions asked for."""
    x = mpf(x)
    result = {}
    for first in (1, 2):
        wanted = [d for d in dimensions if d % 2 == first % 2]
        if not wanted:
            continue
        if first == 1:
            tail = first_tail(x)
            f, f_next = besselk(0, x) / pi, x * besselk(1, x) / (sqrt(pi) * 2 * gamma(mpf(3) / 2))
        else:
            tail = exp(-x) / 2
            f, f_next = exp(-x) / 2, (1 + x) * exp(-x) / 4
        d = first
        while True:
            if d in wanted:
                result[d] = (f, tail)
            if d >= max(wanted):
                break
            tail += x * f / d
            # f_{d+4} = ((d+1) f_{d+2} + x² f_d / d) / (d + 2)
            f, f_next = f_next, ((d + 1) * f_next + x * x * f / d) / (d + 2)
            d += 2
    return result
