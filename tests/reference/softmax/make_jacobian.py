"""Goldens of the softmax Jacobian and of the response to temperature: run it and write what it prints to jacobian.hpp.

Weights are given as doubles and completed to a sum of one in the largest, as its rounding alone has moved it.
"""
import os
import sys

from mpmath import diff, eigsy, exp, fsum, log, matrix, mp, mpf, sqrt

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, header, literal, rounded


def softmax(scores):
    top = max(scores)
    terms = [exp(mpf(s) - mpf(top)) for s in scores]
    total = fsum(terms)
    return [t / total for t in terms]


def completed(weights):
    exact = [mpf(w) for w in weights]
    top = max(range(len(exact)), key=lambda i: exact[i])
    exact[top] = 1 - fsum(w for i, w in enumerate(exact) if i != top)
    return exact


def braces(numbers):
    return "{" + ", ".join(literal(rounded(x)) for x in numbers) + "}"


lines = [
    "struct JacobianGolden {\n  int keys;\n  double weights[6], v[6], product[6], frobenius, largest_eigenvalue;\n};\n",
    "struct TemperatureGolden {\n  int keys;\n  double scores[6], temperature, mean, variance, entropy_slope, peak_slope, "
    "effective_slope;\n};\n",
    "inline constexpr JacobianGolden kJacobians[] = {",
]
mp.prec = 2400
for i in range(30):
    keys = 2 + i % 5
    spread = (0.0, 0.01, 1.0, 8.0, 50.0, 150.0)[i % 6]
    weights = [rounded(w) for w in softmax([bell(160 + i, j) * spread for j in range(keys)])]
    v = [bell(200 + i, j) for j in range(keys)]
    p = completed(weights)
    mean = fsum(a * mpf(b) for a, b in zip(p, v))
    product = [a * (mpf(b) - mean) for a, b in zip(p, v)]
    j = matrix(keys, keys)
    for a in range(keys):
        for b in range(keys):
            j[a, b] = p[a] * (1 - p[a]) if a == b else -p[a] * p[b]
    frobenius = sqrt(fsum(j[a, b] ** 2 for a in range(keys) for b in range(keys)))
    largest = max(eigsy(j, eigvals_only=True))
    lines.append(
        f"    {{{keys}, {braces(weights)}, {braces(v)},\n     {braces(product)}, {literal(rounded(frobenius))}, "
        f"{literal(rounded(largest))}}},"
    )
lines += ["};\n", "inline constexpr TemperatureGolden kTemperatures[] = {"]

mp.prec = 400
for i in range(24):
    keys = 2 + i % 5
    scores = [bell(240 + i, j) * (1.0, 8.0)[i % 2] for j in range(keys)]
    temperature = (0.125, 0.5, 1.0, 2.0, 8.0, 64.0)[i % 6]

    def weights_at(t):
        return softmax([mpf(s) / t for s in scores])

    def entropy(t):
        return -fsum(p * log(p) for p in weights_at(t))

    p = weights_at(mpf(temperature))
    mean = fsum(a * mpf(b) for a, b in zip(p, scores))
    variance = fsum(a * (mpf(b) - mean) ** 2 for a, b in zip(p, scores))
    # By numeric differentiation, not by the formula under test.
    slopes = [diff(f, mpf(temperature)) for f in (entropy, lambda t: max(weights_at(t)), lambda t: exp(entropy(t)))]
    found = ", ".join(literal(rounded(x)) for x in [mean, variance, *slopes])
    lines.append(f"    {{{keys}, {braces(scores)}, {literal(temperature)}, {found}}},")
lines.append("};")
header("the softmax Jacobian and derivatives in the temperature to the nearest double", "make_jacobian.py", lines)
