"""Goldens of training attention, by PyTorch's own differentiation and optimisers in double: write what it prints to goldens.hpp.

Needs PyTorch (Debian: python3-torch). Every number that a run starts from is a small integer / 64, so that floats hold it exactly.
Beside the optimisers of PyTorch the same steps are done by the formulas of the update, and both have to agree before anything is
printed.
"""
import math
import os
import sys

import torch

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import hashed, header, packed

torch.set_default_dtype(torch.float64)
SYMBOLS, MODEL, D, KEYS, CLASSES, BATCH, STEPS = 6, 8, 4, 4, 3, 5, 5
RATES = {"sgd": 0.25, "adam": 1 / 64}
# Rules by the names that the core has for them, and the gain that scores are multiplied by at the start. Where it is learned, the
# steps are those of its logarithm.
RULES = [
    ("none", 1),
    ("log", 1 / math.log(D)),
    ("sqrt", 1 / math.sqrt(D)),
    ("linear", 1 / D),
    ("fifth-power", 1 / D**5),
    ("cosine", 2.5),
    ("learned-cosine", 1),
    ("learned-sqrt", 1 / math.sqrt(D)),
    ("learned-none", 1),
    ("additive", 1),
]


def integers(seed, count, most):
    """Integers of -most … most."""
    return [hashed(seed, i) % (2 * most + 1) - most for i in range(count)]


def order(seed, count):
    """A shuffled 0 … count - 1."""
    return sorted(range(count), key=lambda i: hashed(seed, i))


EMBEDDINGS = integers(900, SYMBOLS * MODEL, 96)
QUERY_MAP = integers(901, MODEL * D, 64)
KEY_MAP = integers(902, MODEL * D, 64)
VECTOR = integers(903, D, 64)
# One line for each step and example.
EXAMPLES = [(step, i) for step in range(STEPS) for i in range(BATCH)]
KEY_SYMBOLS = [order(910 + BATCH * step + i, SYMBOLS)[:KEYS] for step, i in EXAMPLES]
KEY_CLASSES = [[hashed(904, (BATCH * step + i) * KEYS + j) % CLASSES for j in range(KEYS)] for step, i in EXAMPLES]
ASKED = [hashed(905, BATCH * step + i) % KEYS for step, i in EXAMPLES]


def matrix(numbers, rows, columns):
    return (torch.tensor(numbers, dtype=torch.float64) / 64).reshape(rows, columns).clone()


def gain(w):
    return w["first_gain"] * torch.exp(w["log_gain"])


def scores(rule, w, embeddings):
    """The table of scaled scores, symbols × symbols."""
    q, k = embeddings @ w["query"], embeddings @ w["key"]
    if rule == "additive":
        return gain(w) * (torch.tanh(q[:, None, :] + k[None, :, :]) @ w["vector"])
    if "cosine" in rule:
        q, k = q / q.norm(dim=1, keepdim=True), k / k.norm(dim=1, keepdim=True)
    return gain(w) * (q @ k.T)


def look(rule, w, embeddings, step):
    """The loss of a step's batch, and its other figures."""
    rows = slice(step * BATCH, (step + 1) * BATCH)
    b, v, t = (torch.tensor(table[rows]) for table in (KEY_SYMBOLS, KEY_CLASSES, ASKED))
    every = torch.arange(BATCH)
    a, right = b[every, t], v[every, t]
    row = scores(rule, w, embeddings)[a[:, None], b]
    p = torch.softmax(row, dim=1)
    pooled = (p[:, :, None] * torch.nn.functional.one_hot(v, CLASSES)).sum(1)
    logits = 4 * pooled @ w["value"]
    # A second place as good as the first would let rounding decide.
    best = logits.sort(dim=1).values
    assert (best[:, -1] - best[:, -2]).min() > 1e-5
    return torch.nn.functional.cross_entropy(logits, right), {
        "batch_accuracy": (logits.argmax(1) == right).double().mean(),
        "entropy": -(p * p.log()).sum(1).mean(),
        "peak": p.max(1).values.mean(),
        "score_std": row.std(unbiased=False),
        "median_trace": (p * (1 - p)).sum(1).median(),
        "median_right_weight": p[every, t].median(),
    }


def start(first_gain):
    w = {
        "query": matrix(QUERY_MAP, MODEL, D),
        "key": matrix(KEY_MAP, MODEL, D),
        "value": torch.eye(CLASSES),
        "log_gain": torch.tensor(0.0),
        "vector": matrix(VECTOR, 1, D).reshape(D),
    }
    for weight in w.values():
        weight.requires_grad_()
    return w | {"first_gain": torch.tensor(float(first_gain))}


def trained(rule, values):
    others = {"value": values, "log_gain": rule.startswith("learned"), "vector": rule == "additive"}
    return ["query", "key"] + [name for name, learns in others.items() if learns]


def by_formula(weight, gradient, state, optimizer, step):
    """The update of one weight, written out."""
    rate = RATES[optimizer]
    if optimizer == "sgd":
        return weight - rate * gradient
    state["m"] = 0.9 * state.get("m", 0) + 0.1 * gradient
    state["v"] = 0.999 * state.get("v", 0) + 0.001 * gradient**2
    mean, square = state["m"] / (1 - 0.9 ** (step + 1)), state["v"] / (1 - 0.999 ** (step + 1))
    return weight - rate * mean / (square.sqrt() + 1e-8)


def run(rule, first_gain, optimizer, values):
    """Figures of each step before its update, the gradients of the first step, the weights after the last."""
    embeddings = matrix(EMBEDDINGS, SYMBOLS, MODEL)
    w = start(first_gain)
    names = trained(rule, values)
    form = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam}[optimizer]
    update = form([w[name] for name in names], lr=RATES[optimizer])
    rows, first, states = [], {}, {name: {} for name in names}
    for step in range(STEPS):
        for weight in w.values():
            weight.grad = None
        loss, others = look(rule, w, embeddings, step)
        loss.backward()
        norms = [w[name].grad.norm() for name in ("query", "key", "value")]
        rows.append([x.item() for x in (loss, *others.values(), *norms, gain(w))])
        if step == 0:
            first = {name: weight.grad.clone() for name, weight in w.items() if weight.grad is not None}
        told = {name: by_formula(w[name].detach(), w[name].grad, states[name], optimizer, step) for name in names}
        update.step()
        for name in names:
            assert (w[name] - told[name]).abs().max() < 1e-13, (rule, optimizer, name)
    return rows, first, {name: weight.detach() for name, weight in w.items()}


def braces(numbers):
    if isinstance(numbers, torch.Tensor):
        numbers = numbers.reshape(-1).tolist()
    return "{" + ", ".join(f"{x:.17g}" for x in numbers) + "}"


def table(name, numbers, kind="int"):
    texts = [f"{x}," for x in numbers]
    return [f"inline constexpr {kind} {name}[] = {{", *packed(texts), "};"]


sizes = {"Symbols": SYMBOLS, "ModelDimension": MODEL, "Dimension": D, "Keys": KEYS, "Classes": CLASSES, "Batch": BATCH,
         "Steps": STEPS}
lines = ["namespace training_golden {\n"]
lines += [f"inline constexpr int k{name} = {size};" for name, size in sizes.items()]
lines += ["\n// What every run starts from, times 64, row-major; W_V starts as the identity."]
lines += table("kEmbeddings64", EMBEDDINGS) + table("kQueryMap64", QUERY_MAP) + table("kKeyMap64", KEY_MAP)
lines += table("kAdditiveVector64", VECTOR)
lines += ["\n// The examples of all steps, one after another."]
lines += table("kKeySymbols", [x for row in KEY_SYMBOLS for x in row])
lines += table("kKeyClasses", [x for row in KEY_CLASSES for x in row]) + table("kAsked", ASKED)
lines += [
    "\n/// Gradients of the first step, the same whatever is trained. Of an additive vector: only where the rule has one.",
    "struct Gradients {\n  const char* rule;\n  double first_gain;\n"
    f"  double query[{MODEL * D}], key[{MODEL * D}], vector[{D}], value[{CLASSES**2}], log_gain;\n}};\n",
    "inline constexpr Gradients kGradients[] = {",
]
for rule, first_gain in RULES:
    _, first, _ = run(rule, first_gain, "sgd", True)
    parts = [braces(first[name]) if name in first else "{}" for name in ("query", "key", "vector", "value")]
    lines.append(f'    {{"{rule}", {first_gain:.17g},\n     ' + ",\n     ".join(parts)
                 + f", {first['log_gain'].item():.17g}}},")
lines += [
    "};\n",
    "/// What each step finds before its update, and the weights after the last.\n"
    "struct Run {\n  const char* rule;\n  double first_gain;\n  const char* optimizer;\n  double rate;\n  bool train_values;\n"
    "  /// Loss, share of right answers, mean entropy, mean peak weight, deviation of scores, median trace, median weight of the\n"
    "  /// right key, norms of the gradients in W_Q, W_K and W_V, gain.\n"
    f"  double figures[{STEPS}][11];\n"
    f"  double query[{MODEL * D}], key[{MODEL * D}], vector[{D}], value[{CLASSES**2}], log_gain;\n}};\n",
    "inline constexpr Run kRuns[] = {",
]
for rule, first_gain in RULES:
    for optimizer, rate in RATES.items():
        for values in (False, True):
            rows, _, last = run(rule, first_gain, optimizer, values)
            parts = ["{" + ",\n      ".join(braces(row) for row in rows) + "}"]
            parts += [braces(last[name]) for name in ("query", "key")]
            parts += [braces(last["vector"]) if rule == "additive" else "{}", braces(last["value"])]
            lines.append(f'    {{"{rule}", {first_gain:.17g}, "{optimizer}", {rate}, {str(values).lower()},\n     '
                         + ",\n     ".join(parts) + f", {last['log_gain'].item():.17g}}},")
lines += ["};\n", "}  // namespace training_golden"]
header("steps of training in double, from small integers", "make_training.py", lines, by="PyTorch")
