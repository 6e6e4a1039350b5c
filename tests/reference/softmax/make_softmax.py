"""Goldens of softmax, log-sum-exp and the readouts: run it and write what it prints to goldens.hpp.

Long rows are made anew in C++ from their seed (../doubles.py says how), so that only some of their weights need storing.
"""
import os
import sys

from mpmath import exp, fsum, log, mp, mpf

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, even, hashed, header, literal, packed, rounded

mp.prec = 160

PICKED = 18


def weights_of(scores):
    top = max(scores)
    terms = [exp(mpf(s) - mpf(top)) for s in scores]
    total = fsum(terms)
    return [t / total for t in terms], mpf(top) + log(total)


def picks(weights, seed):
    """The largest weights, those nearest to the subnormals, and some by chance."""
    order = sorted(range(len(weights)), key=lambda i: -weights[i])
    visible = [i for i in order if weights[i] > mpf(2) ** -1075]
    chosen = order[:4] + visible[-4:]
    chosen += [visible[hashed(seed, 1000 + i) % len(visible)] for i in range(PICKED - len(chosen))]
    return sorted(set(chosen))


lines = [
    "struct PickedWeight {\n  int row, index;\n  double weight;\n};\n",
    "/// spread σ: bell-shaped scores; spread 0: uniform scores up to ±10000.\n"
    "struct HashedRow {\n  std::uint64_t seed;\n  int keys;\n  double spread, log_sum_exp;\n};\n",
    "struct ShortRow {\n  int keys;\n  double scores[6], weights[6];\n};\n",
    "struct ReadoutGolden {\n  int keys;\n  double weights[6], entropy, effective_keys, jacobian_trace;\n};\n",
]

rows, picked = [], []
for spread in (1.0, 8.0, 64.0, 1000.0, 0.0):
    for keys in (1, 2, 3, 8, 65, 1000, 4096):
        seed = 100 + len(rows)
        scores = [even(seed, i) * 10000.0 if spread == 0.0 else bell(seed, i) * spread for i in range(keys)]
        weights, total = weights_of(scores)
        picked += [f"{{{len(rows)}, {i}, {literal(rounded(weights[i]))}}}," for i in picks(weights, seed)]
        rows.append(f"    {{{seed}, {keys}, {literal(spread)}, {literal(rounded(total))}}},")
lines += ["inline constexpr HashedRow kHashedRows[] = {", *rows, "};\n"]
lines += ["inline constexpr PickedWeight kPickedWeights[] = {", *packed(picked), "};\n"]

# Rows whose small weights are subnormal, alone and after division by sums between 1 and 6.
lines.append("inline constexpr ShortRow kShortRows[] = {")
short = [[14.0, 10.0, 12.0], [1.75, 1.25, 1.5], [0.0, 0.0], [1e4, -1e4], [709.0, 710.0, 711.0]]
for i in range(48):
    depth = -(707.0 + 38.5 * i / 47) + even(50, i)
    short.append([0.0] * (1 + i % 5) + [depth + 5 * (i % 3)] if i % 2 else [1234.5 + 0.1 * i, 1234.5 + depth, 1234.5])
for scores in short:
    weights, _ = weights_of(scores)
    given = ", ".join(literal(s) for s in scores)
    found = ", ".join(literal(rounded(w)) for w in weights)
    lines.append(f"    {{{len(scores)}, {{{given}}}, {{{found}}}}},")
lines.append("};\n")


def readouts(weights):
    """From the exact doubles given, the largest weight completed to a sum of one, as its rounding alone has moved it."""
    exact = [mpf(w) for w in weights]
    top = max(range(len(exact)), key=lambda i: exact[i])
    exact[top] = 1 - fsum(w for i, w in enumerate(exact) if i != top)
    entropy = -fsum(w * log(w) for w in exact if w > 0)
    trace = fsum(w * (1 - w) for w in exact)
    return entropy, exp(entropy), trace


mp.prec = 2400
lines.append("inline constexpr ReadoutGolden kReadouts[] = {")
for i in range(60):
    keys = 2 + i % 5
    spread = (0.0, 0.01, 1.0, 8.0, 50.0, 150.0)[i % 6]
    weights = [rounded(w) for w in weights_of([bell(60 + i, j) * spread for j in range(keys)])[0]]
    entropy, effective, trace = readouts(weights)
    given = ", ".join(literal(w) for w in weights)
    lines.append(
        f"    {{{keys}, {{{given}}}, {literal(rounded(entropy))}, {literal(rounded(effective))}, {literal(rounded(trace))}}},"
    )
lines.append("};")
header("weights, log-sum-exp and readouts to the nearest double", "make_softmax.py", lines)
