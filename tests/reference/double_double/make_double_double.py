"""Goldens of DoubleDouble: run it and write what it prints to goldens.hpp.

Each row is an operation, two exact arguments (each a sum of two doubles) and the result as a sum of three doubles (about 48 digits)."""
import os
import sys

from mpmath import exp, log, mp, mpf, power, sqrt

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from doubles import bell, even, header, literal, rounded  # noqa: E402

mp.prec = 600


def parts(x, count):
    found = []
    for _ in range(count):
        found.append(rounded(x))
        x -= mpf(found[-1])
    return found


def spread(seed, index, scale):
    """A DoubleDouble with all its bits in use."""
    return mpf(bell(seed, index)) * mpf(scale) * (1 + mpf(even(seed + 1, index)) * mpf(2) ** -54)


def row(operation, a, b, function):
    a, b = (parts(mpf(x), 2) for x in (a, b))
    result = function(mpf(a[0]) + mpf(a[1]), mpf(b[0]) + mpf(b[1]))
    arguments, results = (", ".join(map(literal, x)) for x in (a + b, parts(result, 3)))
    return f"    {{Operation::{operation}, {arguments}, {{{results}}}}},"


rows = []
for i in range(24):
    a, b = spread(1, i, 10 ** (i - 8)), spread(3, i, 10 ** (8 - i // 2))
    rows.append(row("sum", a, b, lambda x, y: x + y))
    rows.append(row("product", a, b, lambda x, y: x * y))
    rows.append(row("quotient", a, b, lambda x, y: x / y))
    rows.append(row("root", abs(a), 0, lambda x, y: sqrt(x)))
for a, b in [("1e130", "1e-140"), ("1e-130", "3e-140"), ("1e140", "7e130"), (1, 3), (-54, 80), (2, 3)]:
    rows.append(row("product", a, b, lambda x, y: x * y))
    rows.append(row("quotient", a, b, lambda x, y: x / y))
for x in [0, 1, 5, 10, 20, 50, -50, "0.1", "1e-10", "-1e-20", "0.5", "-0.675", "1.25", 14, 100, -100, 300, -300, "640", "-640", "639.99", "0.34657359", "-0.34657359"]:
    rows.append(row("exponential", x, 0, lambda x, y: exp(x)))
for i in range(40):
    rows.append(row("exponential", spread(5, i, 10 if i % 2 else 150), 0, lambda x, y: exp(x)))
for x in ["2", "3", "10", "27", "297", "2997", "0.5", "1.0000001", "0.9999999", "1.1", "0.70710678", "1.41421357", "1e-250", "1e250", "4096", "1e-5", "0.999999999999999999"]:
    rows.append(row("logarithm", x, 0, lambda x, y: log(x)))
for i in range(40):
    rows.append(row("logarithm", abs(spread(7, i, 10 ** (i - 20))), 0, lambda x, y: log(x)))
for a, b in [(10, 22), (10, -22), (2, 1000), (3, -7), (64, "0.5"), (64, "0.3"), (4096, "0.75"), (2, "-0.1"), (4096, 5), ("1.5", 100), (-3, 3), (7, 0)]:
    rows.append(row("power", a, b, lambda x, y: power(x, y)))

header("sums, products, functions to 48 digits", "make_double_double.py", [
    "enum class Operation { sum, product, quotient, root, exponential, logarithm, power };", "",
    "struct DoubleDoubleGolden {", "  Operation operation;", "  double a_high, a_low, b_high, b_low;",
    "  double result[3];", "};", "", "inline constexpr DoubleDoubleGolden kDoubleDoubles[] = {", *rows, "};"])
