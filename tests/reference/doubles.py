"""Doubles for the scripts that make goldens: right rounding of mpmath numbers, C++ literals, and numbers that C++ makes too."""
import math

from mpmath import floor, mpf

MASK = 2**64 - 1


def rounded(x):
    """The double nearest to an mpmath number, subnormals included."""
    x = mpf(x)
    if abs(x) >= mpf(2) ** -1022:
        return float(x)
    scaled = x * mpf(2) ** 1074
    whole = floor(scaled)
    rest = scaled - whole
    if rest > 0.5 or (rest == 0.5 and whole % 2 == 1):
        whole += 1
    return int(whole) * 5e-324


def left_over(x):
    """What rounding an mpmath number to the nearest double leaves, in units of the last place of that double: -0.5 … 0.5."""
    nearest = rounded(x)
    return f"{float((mpf(x) - mpf(nearest)) / mpf(math.ulp(nearest))):.6g}"


def literal(x):
    """A C++ literal of exactly this double."""
    text = float(x).hex()
    mantissa, _, exponent = text.partition("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return mantissa + "p" + exponent


def mixed(word):
    """The finaliser of SplitMix64."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def hashed(seed, index):
    """A 64-bit word for each seed and index; tests/core/hashed_numbers.hpp makes the same."""
    return mixed((seed * 0x9E3779B97F4A7C15 + index * 0xD1B54A32D192ED03 + 1) & MASK)


def bell(seed, index):
    """A double of roughly normal law, with all 53 bits in use; the same operations, in the same order, as in C++."""
    total = sum(hashed(seed, 16 * index + part) >> 32 for part in range(12))
    wiggle = 1.0 + float(hashed(seed, 16 * index + 12) >> 11) * 2.0**-90
    return (float(total) * 2.0**-32 - 6.0) * wiggle


def even(seed, index):
    """A double of uniform law in [-1, 1)."""
    return float(hashed(seed, 16 * index + 13) >> 11) * 2.0**-52 - 1.0


def packed(entries, width=118):
    """Short entries of a table, as many to a line as fit."""
    line = "   "
    for entry in entries:
        if len(line) + 1 + len(entry) > width:
            yield line
            line = "   "
        line += " " + entry
    yield line


def header(what, script, lines, by="mpmath"):
    """Prints a generated C++ header."""
    print(f"// Made by {script} ({by}): {what}.")
    print("// clang-format off\n#pragma once\n\n#include <cstdint>\n")
    for line in lines:
        print(line)
