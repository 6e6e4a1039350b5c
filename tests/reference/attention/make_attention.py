"""Goldens of scaled dot-product attention: run it and write what it prints to goldens.hpp."""
import os
import sys

from mpmath import exp, fsum, log, mp, mpf, sqrt

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, hashed, header, literal, rounded

mp.prec = 160

# queries, keys, dimension, value dimension, rule, parameter, causal, masked
CASES = [
    (1, 1, 1, 1, "sqrt", 0.0, False, False),
    (3, 4, 2, 3, "none", 0.0, False, False),
    (4, 4, 5, 2, "sqrt", 0.0, True, False),
    (2, 7, 64, 3, "sqrt", 0.0, False, True),
    (3, 3, 64, 1, "linear", 0.0, False, False),
    (5, 3, 8, 4, "log", 0.0, True, True),
    (2, 5, 16, 2, "power", 0.75, False, False),
    (2, 3, 9, 2, "constant", 3.0, False, False),
]


def divisor(rule, parameter, d):
    return {
        "none": lambda: mpf(1),
        "constant": lambda: mpf(parameter),
        "sqrt": lambda: sqrt(mpf(d)),
        "linear": lambda: mpf(d),
        "log": lambda: log(mpf(d)),
        "power": lambda: mpf(d) ** mpf(parameter),
    }[rule]()


lines = [
    "struct AttentionGolden {\n  std::uint64_t seed;\n  int queries, keys, dimension, value_dimension;\n  const char* rule;\n"
    "  double parameter;\n  bool causal, masked;\n  double divisor;\n  double raw_scores[16], weights[16], output[20];\n};\n",
    "inline constexpr AttentionGolden kAttention[] = {",
]


def braces(numbers):
    return "{" + ", ".join(literal(rounded(x)) for x in numbers) + "}"


for number, (n, m, d, dv, rule, parameter, causal, masked) in enumerate(CASES):
    seed = 300 + 10 * number
    q = [[bell(seed, i * d + c) for c in range(d)] for i in range(n)]
    k = [[bell(seed + 1, j * d + c) for c in range(d)] for j in range(m)]
    v = [[bell(seed + 2, j * dv + c) for c in range(dv)] for j in range(m)]
    # Key 1 is always allowed, the others by the toss of a coin.
    allowed = [[(j == 0 or not masked or hashed(seed + 3, i * m + j) % 2 == 1) and (not causal or j <= i)
                for j in range(m)] for i in range(n)]
    c = divisor(rule, parameter, d)
    raw = [[fsum(mpf(a) * mpf(b) for a, b in zip(q[i], k[j])) for j in range(m)] for i in range(n)]
    weights = []
    for i in range(n):
        terms = [exp(raw[i][j] / c) if allowed[i][j] else mpf(0) for j in range(m)]
        weights.append([t / fsum(terms) for t in terms])
    output = [[fsum(weights[i][j] * mpf(v[j][c2]) for j in range(m)) for c2 in range(dv)] for i in range(n)]
    flat = lambda rows: [x for row in rows for x in row]
    name = f'"{rule}"'
    lines.append(
        f"    {{{seed}, {n}, {m}, {d}, {dv}, {name}, {literal(parameter)}, {str(causal).lower()}, {str(masked).lower()},\n"
        f"     {literal(rounded(c))},\n     {braces(flat(raw))},\n     {braces(flat(weights))},\n     {braces(flat(output))}}},"
    )
lines.append("};")
header("raw scores, weights and output to the nearest double", "make_attention.py", lines)
