"""Goldens of the scale rules: run it and write what it prints to goldens.hpp.

Scores are taken of the vectors themselves, norms and means included, so that the few sums which the core keeps are judged too.
"""
import os
import sys

from mpmath import ceil, exp, floor, fsum, log, mp, mpf, pi, sqrt, tanh

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, header, literal, rounded

mp.prec = 300

RULES = [
    ("none", [0]), ("sqrt", [0]), ("linear", [0]), ("log", [0]), ("power", [-0.5, 1.7]), ("constant", [10]),
    ("fifth-power", [0]), ("exponential", [0]), ("temperature", [0.5, 2]), ("query-norm", [1, 0.25]), ("cosine", [1, 13.25]),
    ("rms-norm", [1, 3]), ("layer-norm", [1, 0.5]), ("soft-cap", [0.5, 30]), ("log-keys", [1, 0.168]), ("position", [1, 2.5]),
]
# seed, d, keys, position, what is added to every component
PAIRS = [(1, 2, 3, 1, 0.0), (2, 3, 1, 2, 0.0), (3, 16, 5, 4, 1000.0), (4, 64, 4, 3, -0.5), (5, 300, 2, 5, 0.0)]


def dot(a, b):
    return fsum(x * y for x, y in zip(a, b))


def cosine(a, b):
    return dot(a, b) / sqrt(dot(a, a) * dot(b, b))


def centred(a):
    mean = fsum(a) / len(a)
    return [x - mean for x in a]


def scaled(rule, g, q, k, n, place):
    d, x = mpf(len(q)), dot(q, k)
    return {
        "none": lambda: x, "sqrt": lambda: x / sqrt(d), "linear": lambda: x / d, "log": lambda: x / log(d),
        "power": lambda: x / d**g, "constant": lambda: x / g, "fifth-power": lambda: x / d**5,
        "exponential": lambda: x / exp(pi * d), "temperature": lambda: x / (g * sqrt(d)),
        "query-norm": lambda: x / (g * sqrt(dot(q, q))), "cosine": lambda: g * cosine(q, k),
        "rms-norm": lambda: g * dot(q, k) / sqrt(dot(q, q) / d) / sqrt(dot(k, k) / d) / sqrt(d),
        "layer-norm": lambda: g * sqrt(d) * cosine(centred(q), centred(k)),
        "soft-cap": lambda: g * tanh(x / sqrt(d) / g), "log-keys": lambda: g * log(mpf(n)) * x / sqrt(d),
        "position": lambda: (1 + mpf(1) / 10 * log(floor(mpf(place) / g) + 1)) * x / sqrt(d),
    }[rule]()


lines = [
    "struct ScaledGolden {\n  std::uint64_t seed;\n  int dimension, keys, position;\n  double shift;\n  const char* rule;\n"
    "  double parameter, score;\n};\n",
    "inline constexpr ScaledGolden kScaled[] = {",
]
for seed, d, n, place, shift in PAIRS:
    q = [mpf(bell(700 + seed, c) + shift) for c in range(d)]
    k = [mpf(bell(800 + seed, c) + shift) for c in range(d)]
    for rule, parameters in RULES:
        for g in parameters:
            score = scaled(rule, mpf(g), q, k, n, place)
            lines.append(f'    {{{seed}, {d}, {n}, {place}, {literal(shift)}, "{rule}", {literal(g)}, {literal(rounded(score))}}},')
lines.append("};\n")

# Quotients by e^(pi d) down to the last subnormal and beyond.
lines.append("struct ShrunkGolden {\n  double score;\n  int dimension;\n  double quotient;\n};\n")
lines.append("inline constexpr ShrunkGolden kShrunk[] = {")
for d in (1, 2, 13, 64, 225, 226, 236, 237, 238, 239, 4096):
    for score in (1.0, -0.1, bell(9, d) * d**0.5, 1e300):
        lines.append(f"    {{{literal(score)}, {d}, {literal(rounded(mpf(score) / exp(pi * d)))}}},")
lines.append("};\n")

# significand bits, least subnormal, overflow: thresholds solved for d, not tried one by one
FORMATS = {"float16": (11, -24, 16), "bfloat16": (8, -133, 128), "float32": (24, -149, 128), "float64": (53, -1074, 1024)}
lines.append("struct LimitGolden {\n  const char* format;\n  int keys, weights_even, unit_score, typical_score, divisor;\n};\n")
lines.append("inline constexpr LimitGolden kLimits[] = {")


def least(size, bound):
    """The least d >= 1 with size d^(1/2) e^(-pi d) <= bound, by fixed-point iteration on d = ln(size sqrt(d)/bound)/pi."""
    d = mpf(1)
    for _ in range(200):
        d = max(mpf(1), log(size * sqrt(d) / bound) / pi)
    return int(ceil(d))


for name, (digits, subnormal, overflow) in FORMATS.items():
    half = mpf(2) ** (subnormal - 1)
    largest = mpf(2) ** overflow * (1 - mpf(2) ** (-digits - 1))
    for n in (1, 2, 8, 100, 1024):
        even = 1 if n == 1 else least(2 * sqrt(2 * log(mpf(n))), mpf(2) ** (-digits - 1))
        lines.append(f'    {{"{name}", {n}, {even}, {int(ceil(-log(half) / pi))}, {least(1, half)}, {int(ceil(log(largest) / pi))}}},')
lines.append("};")
header("scaled scores and thresholds", "make_scaling.py", lines)
