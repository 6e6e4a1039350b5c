"""Figures of rows in which one key has nearly all the weight, as a reader may type them, with mpmath: run it and write what it prints to peaked.hpp."""
from mpmath import exp, fsum, log, mp, mpf, nstr, sqrt

mp.dps = 1400
rows = []


def text(value):
    return nstr(value, 22, strip_zeros=False, min_fixed=-1, max_fixed=0).replace("e+", "e")


def row(example, label, index, value):
    rows.append(f'    {{{example}, "{label}", {index}, "{text(value)}"}},')


def softmax(scores):
    e = [exp(mpf(x)) for x in scores]
    return [each / fsum(e) for each in e]


def trace(weights):
    return fsum(p * (1 - p) for p in weights)


peaked = [["30", "0", "0"], ["70", "0", "1"], ["-600", "600", "0"], ["3", "2", "1"]]
for place, scores in enumerate(peaked):
    weights = softmax(scores)
    for i, p in enumerate(weights):
        row(f"Peaked::gradient, {place}", "peaked-diagonal", i + 1, p * (1 - p))
    row(f"Peaked::gradient, {place}", "peaked-trace", 0, trace(weights))
    row(f"Peaked::ablation, {place}", "unscaled-trace", 0, trace(softmax([sqrt(mpf(4096)) * mpf(x) / 100 for x in scores])))
    row(f"Peaked::temperature, {place}", "entropy", 1, -fsum(p * log(p) for p in weights))
for step in range(11):
    x = -600 + 120 * mpf(step)
    row("Peaked::saturation, 0", "first-weight", step + 1, exp(x) / (exp(x) + exp(mpf(599)) + 1))
e = [exp(mpf(x) * 1000) for x in ["-6.4", "-0.5"]]
for i in range(2):
    row("Peaked::elided, 0", "weight", i + 1, e[i] / fsum(e))

print("// Made by make_peaked.py (mpmath): figures of rows in which one key has nearly all the weight.")
print("// clang-format off")
print("#pragma once\n")
print("struct Peaked {\n  enum Of { gradient, ablation, temperature, saturation, elided } of;")
print("  int scores;\n  const char* label;\n  int index;\n  const char* value;\n};\n")
lists = ", ".join("{" + ", ".join(f'"{x}"' for x in scores) + "}" for scores in peaked)
print(f"inline constexpr const char* kPeakedScores[][3] = {{{lists}}};\n")
print("inline constexpr Peaked kPeaked[] = {", *rows, "};", sep="\n")
