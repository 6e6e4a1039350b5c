"""The steps of beside_torch.mjs in PyTorch float32. Usage: torch_training.py D FILE. Prints a line of JSON: milliseconds for one step.

FILE holds what our side starts from, its batches and the losses that it found: they have to be found here too. Scores are looked up in
the table of all pairs by `take`, and pooled by `scatter_add`: of the ways that PyTorch has, these were the quickest.
"""
import json
import statistics
import sys
import time

import numpy as np
import torch
from torch.nn.functional import cross_entropy

torch.set_num_threads(1)
d, symbols, wide, keys, classes, batch, steps, rate = int(sys.argv[1]), 32, 128, 16, 16, 64, 50, 0.1
numbers = torch.from_numpy(np.fromfile(sys.argv[2], dtype=np.float32))
sizes = [symbols * wide, wide * d, wide * d, steps] + [batch * keys, batch * keys, batch] * steps
parts = list(torch.split(numbers, sizes))
embeddings, query_start, key_start = parts[0].view(symbols, wide), parts[1].view(wide, d), parts[2].view(wide, d)
right_losses = parts[3]
batches = []
for step in range(steps):
    of_keys, carried, asked = parts[4 + 3 * step : 7 + 3 * step]
    of_keys, carried, asked = of_keys.long().view(batch, keys), carried.long().view(batch, keys), asked.long()[:, None]
    batches.append((of_keys.gather(1, asked) * symbols + of_keys, carried, carried.gather(1, asked)[:, 0]))


def run():
    query_map, key_map = query_start.clone().requires_grad_(), key_start.clone().requires_grad_()
    losses = []
    for pairs, carried, right in batches:
        table = (embeddings @ query_map) @ (embeddings @ key_map).T * d**-0.5
        weights = torch.softmax(torch.take(table, pairs), dim=1)
        pooled = torch.zeros(batch, classes).scatter_add(1, carried, weights)
        loss = cross_entropy(4 * pooled, right)
        of_query, of_key = torch.autograd.grad(loss, (query_map, key_map))
        with torch.no_grad():
            query_map.sub_(of_query, alpha=rate)
            key_map.sub_(of_key, alpha=rate)
        losses.append(loss.item())
    return losses


worst = (torch.tensor(run()) - right_losses).abs().max().item()
assert worst < 1e-3, f"wrong answer: losses differ by {worst}"
seen = []
for _ in range(9):
    start = time.perf_counter()
    run()
    seen.append(1000 * (time.perf_counter() - start) / steps)
with open("/proc/self/maps") as libraries:
    blas = "OpenBLAS" if "openblas" in libraries.read() else "another BLAS"
version = f"PyTorch {torch.__version__} with {blas}, 1 thread"
print(json.dumps({"milliseconds": statistics.median(seen), "difference": worst, "version": version}))
