"""Verdicts on every printed figure, found independently with mpmath: run it and write what it prints to verdicts.hpp.

The figures are carried over a second time here, so that a slip in the C++ tables shows. Only what is printed is listed, and
values without a printed figure that the exercises ask for."""
import re
from fractions import Fraction
from itertools import product

from mpmath import diff, exp, floor, log, mp, mpf, nstr, sqrt

mp.dps = 60
rows = []


def number(text):
    return mpf(text.replace(",", "").rstrip("%"))


def half_unit(text):
    digits = text.replace(",", "").rstrip("%")
    return mpf(10) ** -len(digits.partition(".")[2]) / 2


def rounded_like(value, text):
    """Rounded to the decimals of text, with its commas and percent sign."""
    decimals = len(text.rstrip("%").partition(".")[2])
    scaled = int(floor(abs(value) * 10**decimals + mpf("0.5")))
    digits = str(scaled).rjust(decimals + 1, "0")
    whole, rest = (digits[:-decimals], digits[-decimals:]) if decimals else (digits, "")
    if "," in text:
        whole = f"{int(whole):,}"
    return ("-" if value < 0 and scaled else "") + whole + ("." + rest if rest else "") + ("%" if text.endswith("%") else "")


def verdict(value, text):
    if abs(value - number(text)) <= half_unit(text) * (1 + mpf(10) ** -40):
        return "agrees", ""
    return "differs", rounded_like(value, text)


def row(example, label, index, value, text, judged=None, line_by_line=""):
    judgement, should_be = judged or (verdict(value, text) if text else ("unprinted", ""))
    shown = nstr(value, 25, strip_zeros=False, min_fixed=-1, max_fixed=0) if value is not None else ""
    rows.append(f'    {{"{example}", "{label}", {index}, "{shown.replace("e+", "e")}", "{text}", "{judgement}", "{should_be}", "{line_by_line}"}},')


def other(carried, value, text):
    """What rounding the earlier lines gives, if it is another figure."""
    if not text or verdict(carried, text)[0] == verdict(value, text)[0] == "agrees":
        return ""
    a, b = rounded_like(carried, text), rounded_like(value, text)
    return "" if a == b else a


def softmax(example, scores, divisor=1, printed_divisor="", scaled_scores=(), exponentials=(), total="", weights=(), percent=(), elided=False):
    n = len(scores)
    pad = lambda texts: list(texts) + [""] * (n - len(texts))  # noqa: E731
    if printed_divisor:
        row(example, "divisor", 0, divisor, printed_divisor)
    x = [mpf(s) / divisor for s in scores]
    rounded_x = [number(t) if t and verdict(v, t)[0] == "agrees" else v for v, t in zip(x, pad(scaled_scores))]
    for i, text in enumerate(pad(scaled_scores)):
        if text:
            row(example, "scaled-score", i + 1, x[i], text)
    e, rounded_e = [exp(v) for v in x], [exp(v) for v in rounded_x]
    for i, text in enumerate(pad(exponentials)):
        if text:
            row(example, "exponential", i + 1, e[i], text, line_by_line=other(rounded_e[i], e[i], text))
            rounded_e[i] = number(rounded_like(e[i], text))
    rounded_sum = sum(rounded_e)
    if total:
        row(example, "sum", 0, sum(e), total, line_by_line=other(rounded_sum, sum(e), total))
        rounded_sum = number(rounded_like(sum(e), total))
    for i, text in enumerate(pad(weights)):
        w, carried = e[i] / sum(e), rounded_e[i] / rounded_sum
        if text and elided:
            least, most = number(text) - half_unit(text), number(text) + half_unit(text)
            judged = ("differs", "≤ " + rounded_like(w, text)) if w < least else ("agrees", "") if least <= 0 and w <= most else ("undecidable", "")
            row(example, "weight", i + 1, w, text, judged)
        elif text:
            row(example, "weight", i + 1, w, text, line_by_line=other(carried, w, text))
            if i < len(percent) and percent[i]:
                row(example, "percent", i + 1, 100 * w, percent[i], line_by_line=other(100 * number(rounded_like(w, text)), 100 * w, percent[i]))
    if not elided:
        return
    index = 0
    for i in range(n):
        for j in range(i + 1, n):
            index += 1
            a, b = (i, j) if x[i] >= x[j] else (j, i)
            above, below, ratio = weights[a], weights[b], exp(x[a] - x[b])
            largest = number(above) + half_unit(above)
            smallest = max(number(below) - half_unit(below), mpf(0))
            inside = ratio * (number(below) + half_unit(below)) >= number(above) - half_unit(above) and ratio * smallest <= largest
            row(example, "weight-ratio", index, ratio, f"{above} : {below}", ("agrees", "") if inside else ("differs", nstr(ratio, 3)))


def calculation(values, text):
    """A printed calculation, number by number."""
    found = re.findall(r"\d[\d,]*(?:\.\d+)?", text)
    assert len(found) == len(values), (text, values)
    return ("agrees", "") if all(verdict(v, t)[0] == "agrees" for v, t in zip(values, found)) else ("differs", "")


# Laws of scores, exactly: entries are mean ± spread with equal odds, so that every law has finitely many values.
BREAKS = [{"mean": Fraction(1, 2)}, {"spread": 2}, {"same": True}]


def products(mean=0, spread=1, same=False):
    """The law of q_i k_i: {value: odds}. same: k = q."""
    law = {}
    for q, k in product([mean - spread, mean + spread], repeat=2):
        if not same or q == k:
            law[Fraction(q) * k] = law.get(Fraction(q) * k, 0) + (Fraction(1, 2) if same else Fraction(1, 4))
    return law


def plus(a, b):
    """The law of a sum of independent terms."""
    law = {}
    for (x, p), (y, r) in product(a.items(), b.items()):
        law[x + y] = law.get(x + y, 0) + p * r
    return law


def variance_of(law):
    mean = sum(x * p for x, p in law.items())
    return sum((x - mean) ** 2 * p for x, p in law.items())


def score_variance(d, **conditions):
    """Var(q·k) by adding up the law of the sum, coordinate by coordinate."""
    one = law = products(**conditions)
    for _ in range(d - 1):
        law = plus(law, one)
    return variance_of(law)


def covariance(**conditions):
    """Cov(q_i k_i, q_j k_j) for i ≠ j, from the variance of their sum."""
    return (score_variance(2, **conditions) - 2 * score_variance(1, **conditions)) / 2


def mp_of(fraction):
    return mpf(fraction.numerator) / fraction.denominator


def under_conditions(judge):
    """judge(**conditions) under those that the source states, and under each broken one: whether the verdict needs them."""
    stated = judge()
    broken = [judge(**each) for each in BREAKS]
    return ("conditional", "") if stated[0] == "agrees" and any(each[0] != "agrees" for each in broken) else stated


def formula(text, **names):
    """A printed formula, evaluated; a blank between two factors is a product."""
    return eval(re.sub(r"(?<=[\w)])\s+(?=[\w(])", "*", text), {"sqrt": sqrt}, names)  # noqa: S307


def same_everywhere(pairs):
    return ("agrees", "") if all(abs(a - b) <= mpf(10) ** -25 * max(1, abs(b)) for a, b in pairs) else ("differs", "")


def heights(narrow, wide):
    """Whether a smaller range means a smaller variance, in groups of 2 … 1000: half of a narrow group at each end, one of
    a wide group at each end and the others in the middle."""
    def holds(n):
        ends = [narrow / 2] * (n // 2) + [-narrow / 2] * (n // 2)
        middle = [wide / 2, -wide / 2] + [mpf(0)] * (n - 2)
        return sum(x * x for x in ends) / n < sum(x * x for x in middle) / n

    found = {holds(n) for n in range(2, 1001, 2)}
    return {(True,): "agrees", (False,): "differs"}.get(tuple(found), "conditional"), ""


softmax("softmax-1-1-1-5", ["1", "1", "1", "5"], weights=["0.0174", "0.0174", "0.0174", "0.9479"])
for x, text in [(1, "2.718"), (5, "148.4"), (10, "22,026"), (20, "485,165,195"), (50, "5,184,705,528,587,072,045")]:
    row(f"exp-{x}", "exponential", 0, exp(x), text)
softmax("softmax-50-10-5", ["50", "10", "5"], exponentials=["5,184,705,528,587,072,045", "22,026", "148"], weights=["1.0", "0.0", "0.0"])
softmax("softmax-5-1-half", ["5", "1", "0.5"], exponentials=["148.4", "2.718", "1.649"], total="152.780", weights=["0.971", "0.018", "0.011"])
for d in [3, 64]:
    name = f"proof-dk-{d}"
    for label, value in [("terms", d * d), ("same-pair-terms", d), ("other-terms", d * d - d)]:
        row(name, label, 0, mpf(value), str(value))
    row(name, "score-variance", 0, mpf(d), str(d), under_conditions(lambda **c: verdict(mp_of(score_variance(d, **c)), str(d))))
row("proof-dk-3", "sum-of-terms", 0, mp_of(score_variance(3)), "3*1 + 6*0 = 3",
    under_conditions(lambda **c: calculation([mpf(3), mp_of(score_variance(1, **c)), mpf(6), mp_of(covariance(**c)), mp_of(score_variance(3, **c))],
                                             "3*1 + 6*0 = 3")))

for name, values, divide in [("variance-2-4-6", [2, 4, 6], None), ("variance-2-4-6-halved", [2, 4, 6], 2)]:
    divided = [mpf(v) / (divide or 1) for v in values]
    mean = sum(divided) / 3
    variance = sum((v - mean) ** 2 for v in divided) / 3
    if divide:
        for i, text in enumerate(["1", "2", "3"]):
            row(name, "divided-value", i + 1, divided[i], text)
        whole = variance * divide**2
        row(name, "variance-check", 0, variance, "2.67 / 4 = 0.67", calculation([whole, mpf(divide) ** 2, variance], "2.67 / 4 = 0.67"))
    row(name, "mean", 0, mean, "2" if divide else "4")
    for i in range(3):
        row(name, "difference", i + 1, divided[i] - mean, (["-1", "0", "1"] if divide else ["-2", "0", "2"])[i])
        row(name, "squared-difference", i + 1, (divided[i] - mean) ** 2, (["1", "0", "1"] if divide else ["4", "0", "4"])[i])
    row(name, "variance", 0, variance, "0.67" if divide else "2.67")

q, k = [1, 0, 1, 0], [0, 1, 1, 1]
for i, text in enumerate(["1*0", "0*1", "1*1", "0*1"]):
    row("small-dimension-dk-4", "product", i + 1, mpf(q[i] * k[i]), text, calculation([mpf(q[i]), mpf(k[i])], text))
score = sum(a * b for a, b in zip(q, k))
row("small-dimension-dk-4", "dot-product", 0, mpf(score), "1")
row("small-dimension-dk-4", "divisor", 0, sqrt(mpf(4)), "2")
row("small-dimension-dk-4", "scaled-score", 0, score / sqrt(mpf(4)), "0.5")

softmax("large-dimension-dk-64-unscaled", ["14", "10", "12"], exponentials=["1,202,604", "22,026", "162,755"], total="1,387,386",
        weights=["0.867", "0.016", "0.117"], percent=["86.7%", "1.6%"])
softmax("large-dimension-dk-64-scaled", ["14", "10", "12"], sqrt(mpf(64)), "8", ["1.75", "1.25", "1.5"], ["5.755", "3.490", "4.482"],
        "13.727", ["0.419", "0.254", "0.326"], ["41.9%", "25.4%", "32.6%"])
softmax("peaked-three-scores", ["8.5", "-2.1", "7.9"], weights=["0.99", "0.00", "0.01"], elided=True)
five = ["9.2", "-3.1", "8.8", "-5.4", "1.2"]
softmax("five-positions-unscaled", five, weights=["0.599", "0.000", "0.401", "0.000", "0.000"])
softmax("five-positions-scaled", five, sqrt(mpf(64)), "", ["1.15", "-0.39", "1.10", "-0.68", "0.15"],
        weights=["0.31", "0.07", "0.30", "0.05", "0.12"])
for label, text, of in [("score-variance", "64", lambda v: v), ("score-std", "8", sqrt), ("scaled-variance", "1", lambda v: v / 64),
                        ("scaled-std", "1", lambda v: sqrt(v / 64))]:
    row("std-dk-64", label, 0, of(mp_of(score_variance(64))), text,
        under_conditions(lambda **c: verdict(of(mp_of(score_variance(64, **c))), text)))
row("variance-of-a-product", "product-variance", 0, mp_of(score_variance(1)), "1",
    under_conditions(lambda **c: verdict(mp_of(score_variance(1, **c)), "1")))
for label, text, of in [("score-variance", "d_k", lambda v: v), ("score-std", "sqrt(d_k)", sqrt)]:
    row("variance-of-score", label, 0, None, text,
        under_conditions(lambda **c: same_everywhere([(formula(text, d_k=mpf(d)), of(mp_of(score_variance(d, **c)))) for d in [1, 2, 3, 4, 7, 16]])))
row("heights", "statement", 0, None, "narrow < wide", heights(mpf("5.5") - 5, mpf(7) - 3))


def derivatives(i, j, text):
    """A printed derivative of softmax against numerical differentiation, at scores without a pattern."""
    pairs = []
    for scores in [["0.3", "-1.2", "2.5"], ["4", "3.75", "-0.5"]]:
        x = [mpf(score) for score in scores]

        def weight(t):
            e = [exp(t if index == j else score) for index, score in enumerate(x)]
            return e[i] / sum(e)

        e = [exp(score) for score in x]
        pairs.append((formula(text, s_i=e[i] / sum(e), s_j=e[j] / sum(e)), diff(weight, x[j])))
    return same_everywhere(pairs)


for label, j, text in [("derivative-same", 0, "s_i (1 - s_i)"), ("derivative-other", 1, "-s_i s_j")]:
    row("softmax-derivative", label, 0, None, text, derivatives(0, j, text))
for name, weights, texts in [("uniformish", ["0.3", "0.3", "0.2", "0.2"], ["0.21", "0.21", "0.16", "0.16"]), ("one-hot", ["1", "0", "0", "0"], ["0"] * 4)]:
    for i, text in enumerate(texts):
        row(f"jacobian-diagonal-{name}", "jacobian-diagonal", i + 1, mpf(weights[i]) * (1 - mpf(weights[i])), text)

row("exercise-std-512", "score-std", 0, sqrt(mpf(512)), "")
for x in range(11):
    row("exercise-saturation", "first-weight", x + 1, exp(x) / (exp(x) + 3), "")
for label, value in [("threshold-90", 27), ("threshold-99", 297), ("threshold-999", 2997), ("steepest", 3)]:
    row("exercise-saturation", label, 0, log(mpf(value)), "")
for t, temperature in enumerate([4, 8, 16]):
    e = [exp(mpf(x) / temperature) for x in [14, 10, 12]]
    w = [each / sum(e) for each in e]
    row("exercise-temperature", "temperature", t + 1, mpf(temperature), "")
    for i in range(3):
        row("exercise-temperature", "weight", 3 * t + i + 1, w[i], "")
    row("exercise-temperature", "entropy", t + 1, -sum(each * log(each) for each in w), "")
    row("exercise-temperature", "odds", t + 1, exp(mpf(4) / temperature), "")
for side, scores in [("peaked", [10, 0, 0, 0]), ("uniform", [0, 0, 0, 0])]:
    e = [exp(x) for x in map(mpf, scores)]
    w = [each / sum(e) for each in e]
    for i in range(4):
        row("exercise-gradient", f"{side}-diagonal", i + 1, w[i] * (1 - w[i]), "")
    row("exercise-gradient", f"{side}-trace", 0, sum(each * (1 - each) for each in w), "")
standard = [mpf(z) for z in ["1.42", "0.85", "0.47", "0.15", "-0.15", "-0.47", "-0.85", "-1.42"]]
for side, size in [("unscaled", 8), ("scaled", 1)]:
    e = [exp(z * size) for z in standard]
    w = [each / sum(e) for each in e]
    for i in range(8):
        row("exercise-ablation", f"{side}-weight", i + 1, w[i], "")
    row("exercise-ablation", f"{side}-trace", 0, sum(each * (1 - each) for each in w), "")

print("// Made by make_verdicts.py (mpmath): what each printed figure is worth.")
print("// clang-format off")
print("#pragma once\n")
print("struct PublishedVerdict {\n  const char *example, *label;\n  int index;")
print("  const char *value, *printed, *verdict, *should_be, *line_by_line;\n};\n")
print("inline constexpr PublishedVerdict kPublishedVerdicts[] = {", *rows, "};", sep="\n")
