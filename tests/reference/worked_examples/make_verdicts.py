"""Verdicts on every printed figure, found independently with mpmath: run it and write what it prints to verdicts.hpp.

The figures are carried over a second time here, so that a slip in the C++ tables shows. Only what is printed is listed, and
values without a printed figure that the exercises ask for."""
from mpmath import exp, floor, log, mp, mpf, nstr, sqrt

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


softmax("softmax-1-1-1-5", ["1", "1", "1", "5"], weights=["0.0174", "0.0174", "0.0174", "0.9479"])
for x, text in [(1, "2.718"), (5, "148.4"), (10, "22,026"), (20, "485,165,195"), (50, "5,184,705,528,587,072,045")]:
    row(f"exp-{x}", "exponential", 0, exp(x), text)
softmax("softmax-50-10-5", ["50", "10", "5"], exponentials=["5,184,705,528,587,072,045", "22,026", "148"], weights=["1.0", "0.0", "0.0"])
softmax("softmax-5-1-half", ["5", "1", "0.5"], exponentials=["148.4", "2.718", "1.649"], total="152.780", weights=["0.971", "0.018", "0.011"])
for d in [3, 64]:
    name = f"proof-dk-{d}"
    for label, value in [("terms", d * d), ("same-pair-terms", d), ("other-terms", d * d - d)]:
        row(name, label, 0, mpf(value), str(value))
    row(name, "score-variance", 0, mpf(d), str(d), ("conditional", ""))
row("proof-dk-3", "sum-of-terms", 0, mpf(3), "3*1 + 6*0 = 3", ("conditional", ""))

for name, values, divide in [("variance-2-4-6", [2, 4, 6], None), ("variance-2-4-6-halved", [2, 4, 6], 2)]:
    divided = [mpf(v) / (divide or 1) for v in values]
    mean = sum(divided) / 3
    variance = sum((v - mean) ** 2 for v in divided) / 3
    if divide:
        for i, text in enumerate(["1", "2", "3"]):
            row(name, "divided-value", i + 1, divided[i], text)
        row(name, "variance-check", 0, variance, "2.67 / 4 = 0.67", ("agrees", ""))
    row(name, "mean", 0, mean, "2" if divide else "4")
    for i in range(3):
        row(name, "difference", i + 1, divided[i] - mean, (["-1", "0", "1"] if divide else ["-2", "0", "2"])[i])
        row(name, "squared-difference", i + 1, (divided[i] - mean) ** 2, (["1", "0", "1"] if divide else ["4", "0", "4"])[i])
    row(name, "variance", 0, variance, "0.67" if divide else "2.67")

q, k = [1, 0, 1, 0], [0, 1, 1, 1]
for i, text in enumerate(["1*0", "0*1", "1*1", "0*1"]):
    row("small-dimension-dk-4", "product", i + 1, mpf(q[i] * k[i]), text, ("agrees", ""))
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
for label, value, text in [("score-variance", 64, "64"), ("score-std", 8, "8"), ("scaled-variance", 1, "1"), ("scaled-std", 1, "1")]:
    row("std-dk-64", label, 0, mpf(value), text, ("conditional", ""))
row("variance-of-a-product", "product-variance", 0, mpf(1), "1", ("conditional", ""))
row("variance-of-score", "score-variance", 0, None, "d_k", ("conditional", ""))
row("variance-of-score", "score-std", 0, None, "sqrt(d_k)", ("conditional", ""))
row("heights", "statement", 0, None, "narrow < wide", ("conditional", ""))
row("softmax-derivative", "derivative-same", 0, None, "s_i (1 - s_i)", ("agrees", ""))
row("softmax-derivative", "derivative-other", 0, None, "-s_i s_j", ("agrees", ""))
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
