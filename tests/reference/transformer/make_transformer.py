"""Goldens of a tiny GPT-2, run by PyTorch in double: write what it prints to goldens.hpp.

Needs PyTorch (Debian: python3-torch). Weights are floats made from a seed, which C++ makes too. Every model is also run in float, as
GPT-2 is run by others, and has to agree before anything is printed.
"""
import math
import os
import sys

import torch
from torch.nn.functional import cross_entropy, gelu, layer_norm

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, hashed, header, packed
from gpt2_tensors import is_gain, shapes

LAYERS, HEADS, WIDTH, VOCABULARY, CONTEXT, TOKENS = 3, 2, 24, 37, 16, 13
D = WIDTH // HEADS
# Bins of the core's histograms: of 1/4 from -16 to 16.
BINS, FROM, TO = 128, -16, 16
# What scores are divided by, in the core's words: a rule, its parameter, and the one layer that it is for, or -1.
VARIANTS = [
    ("sqrt", 0, -1, math.sqrt(D)),
    ("none", 0, -1, 1),
    ("temperature", 0.5, -1, 0.5 * math.sqrt(D)),
    ("temperature", 4, 1, 4 * math.sqrt(D)),
    ("linear", 0, 2, D),
]
PATTERN = (1, 1)
TEXT = [hashed(778, i) % VOCABULARY for i in range(TOKENS)]


def tensors():
    """Floats: gains about 1, everything else about 0; the n-th tensor has the seed 800 + n."""
    made = {}
    for index, (name, shape) in enumerate(shapes(LAYERS, WIDTH, VOCABULARY, CONTEXT)):
        spread = 0.125 if len(shape) == 1 else 0.25
        numbers = [(1 if is_gain(name) else 0) + spread * bell(800 + index, i) for i in range(math.prod(shape))]
        made[name] = torch.tensor(numbers, dtype=torch.float64).to(torch.float32).reshape(shape)
    return made


def run(t, variant, see):
    """Logits of every place; `see` gets raw scores and weights of each head."""
    rule, parameter, only, divisor = variant
    x = t["wte.weight"][TEXT] + t["wpe.weight"][:TOKENS]
    later = torch.triu(torch.ones(TOKENS, TOKENS, dtype=torch.bool), 1)
    norm = lambda name, x: layer_norm(x, (WIDTH,), t[name + ".weight"], t[name + ".bias"], 1e-5)
    mapped = lambda name, x: x @ t[name + ".weight"] + t[name + ".bias"]
    for i in range(LAYERS):
        c = divisor if only in (-1, i) else math.sqrt(D)
        q, k, v = mapped(f"h.{i}.attn.c_attn", norm(f"h.{i}.ln_1", x)).split(WIDTH, 1)
        outputs = []
        for head in range(HEADS):
            part = slice(head * D, (head + 1) * D)
            raw = q[:, part] @ k[:, part].T
            weights = torch.softmax((raw / c).masked_fill(later, -math.inf), 1)
            see(i, head, c, raw, weights)
            outputs.append(weights @ v[:, part])
        x = x + mapped(f"h.{i}.attn.c_proj", torch.cat(outputs, 1))
        units = gelu(mapped(f"h.{i}.mlp.c_fc", norm(f"h.{i}.ln_2", x)), approximate="tanh")
        x = x + mapped(f"h.{i}.mlp.c_proj", units)
    return norm("ln_f", x) @ t["wte.weight"].T


def bins(numbers):
    """Bins that hold something, as (bin, count): -1 is all that lies below, BINS what lies above."""
    places = (numbers - FROM) * (BINS / (TO - FROM))
    # Rounding must not decide where a score is counted.
    assert (places - places.round()).abs().min() > 1e-5
    counts = torch.bincount(places.floor().clamp(-1, BINS).long() + 1)
    return {i - 1: int(n) for i, n in enumerate(counts) if n > 0}


def figures(c, raw, weights):
    """The core's figures of a head."""
    seen = torch.tril(torch.ones(TOKENS, TOKENS, dtype=torch.bool))
    scores = raw[seen]
    rows = [raw[i, : i + 1] for i in range(TOKENS)]
    entropy = -(weights * torch.where(weights > 0, weights, torch.ones_like(weights)).log()).sum(1)
    numbers = [scores.mean(), scores.std(), (scores.abs() > 2 * math.sqrt(D)).double().mean(),
               torch.stack([row.var() for row in rows[1:]]).mean().sqrt(), weights.max(1).values.mean(), entropy.mean()]
    return [n.item() for n in numbers], bins(scores / math.sqrt(D)), bins(scores / c)


def braces(numbers):
    return "{" + ", ".join(f"{x:.12g}" for x in numbers) + "}"


def table(name, numbers, kind):
    return [f"inline constexpr {kind} {name}[] = {{", *packed([f"{x}," for x in numbers]), "};"]


def pairs(counts):
    """Bins and counts, ended by a count of 0."""
    return "{" + ", ".join(f"{{{i}, {n}}}" for i, n in counts.items()) + ", {0, 0}}"


exact = {name: tensor.double() for name, tensor in tensors().items()}
lines = ["namespace transformer_golden {\n"]
sizes = {"Layers": LAYERS, "Heads": HEADS, "Width": WIDTH, "Vocabulary": VOCABULARY, "Context": CONTEXT, "Tokens": TOKENS}
lines += [f"inline constexpr int k{name} = {size};" for name, size in sizes.items()]
lines += ["\n// The text. The n-th tensor of the core's order has the seed 800 + n: gains are 1 + bell / 8, other vectors bell / 8, tables and",
          "// maps bell / 4, rounded to float."]
lines += table("kText", TEXT, "std::uint32_t")
lines += [f"\n/// The head whose weights are kept.\ninline constexpr int kPatternLayer = {PATTERN[0]}, kPatternHead = {PATTERN[1]};"]
lines += ["\n/// A bin of a histogram, and what it counts: -1 is what lies below all bins, 128 what lies above; a count of 0 is the end.\nstruct Bin {\n  int bin, count;\n};\n",
          "/// Mean and deviation of the raw scores, share beyond 2√d, deviation within rows, mean peak weight, mean entropy; both histograms.\n"
          "struct Head {\n  double mean, std, beyond, row_std, peak, entropy;\n  Bin in_root_d[96], divided[96];\n};\n",
          "/// A divisor, and what the model makes of its text with it. `layer` is the one that the rule is for, or -1.\n"
          "struct Variant {\n  const char* rule;\n  double parameter;\n  int layer;\n"
          f"  double losses[{TOKENS - 1}];\n  double logits[{TOKENS} * {VOCABULARY}];\n  Head heads[{LAYERS}][{HEADS}];\n"
          f"  double pattern[{TOKENS} * {TOKENS}];\n}};\n",
          "inline constexpr Variant kVariants[] = {"]
for variant in VARIANTS:
    heads, pattern = {}, []

    def see(layer, head, c, raw, weights):
        heads[layer, head] = figures(c, raw, weights)
        if (layer, head) == PATTERN:
            pattern.extend(weights.reshape(-1).tolist())

    logits = run(exact, variant, see)
    in_float = run(tensors(), variant, lambda *_: None)
    assert (logits - in_float).abs().max() < 2e-5, (logits - in_float).abs().max()
    losses = cross_entropy(logits[:-1], torch.tensor(TEXT[1:]), reduction="none")
    lines.append(f'    {{"{variant[0]}", {variant[1]}, {variant[2]},\n     {braces(losses.tolist())},')
    lines += ["     {", *packed([f"{x:.12g}," for row in logits.tolist() for x in row]), "     },\n     {"]
    for layer in range(LAYERS):
        parts = []
        for head in range(HEADS):
            numbers, in_root_d, divided = heads[layer, head]
            parts.append("{" + ", ".join(f"{x:.12g}" for x in numbers) + f",\n        {pairs(in_root_d)},\n        {pairs(divided)}}}")
        lines.append("      {" + ",\n       ".join(parts) + "},")
    lines += ["     },\n     {", *packed([f"{x:.12g}," for x in pattern]), "     }},"]
lines += ["};\n", "}  // namespace transformer_golden"]
header("a tiny GPT-2 under several divisors, in double", "make_transformer.py", lines, by="PyTorch")
