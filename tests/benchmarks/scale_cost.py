"""What the division by √d costs softmax(Q Kᵀ / √d) V in float32. Usage: scale_cost.py numpy|torch N D ROUNDS. Prints a line of JSON.

Three forms of one calculation, in turn, one thread: scores divided (n² entries), queries multiplied before (n·d entries), and no
division at all, on queries that were divided beforehand. All three are proved equal before they are timed; each is given as its
median processor time and the median and middle half of its ratio to the last form, round by round.
"""
import json
import statistics
import sys
import time

import numpy as np

library, n, d, rounds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
rng = np.random.default_rng(1)
q, k, v = (rng.standard_normal((n, d), dtype=np.float32) for _ in range(3))
root = np.float32(d**0.5)

if library == "numpy":
    version = f"NumPy {np.__version__}"

    def softmax(scores):
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        return scores

    def divided(x):
        x /= root
        return x

else:
    import torch

    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    version = f"PyTorch {torch.__version__}"
    q, k, v = (torch.from_numpy(x) for x in (q, k, v))

    def softmax(scores):
        return torch.softmax(scores, dim=1)

    def divided(x):
        return x.div_(float(root))


small = q / float(root)
forms = {
    "scores": lambda: softmax(divided(q @ k.T)) @ v,
    "queries": lambda: softmax((q / float(root)) @ k.T) @ v,
    "none": lambda: softmax(small @ k.T) @ v,
}
exact = np.asarray(q, dtype=float) @ np.asarray(k, dtype=float).T / d**0.5
exact = np.exp(exact - exact.max(axis=1, keepdims=True))
exact = exact / exact.sum(axis=1, keepdims=True) @ np.asarray(v, dtype=float)
for name, form in forms.items():
    assert np.abs(np.asarray(form(), dtype=float) - exact).max() < 1e-5, f"wrong answer: {name}"

times = {name: [] for name in forms}
for turn in range(rounds):
    # Nobody always comes first.
    order = list(forms.items())
    for name, form in order[turn % 3 :] + order[: turn % 3]:
        start = time.process_time()
        form()
        times[name].append(1000 * (time.process_time() - start))


def summary(name):
    ratios = sorted(own / none for own, none in zip(times[name], times["none"]))
    quarter = len(ratios) // 4
    return {
        "milliseconds": statistics.median(times[name]),
        "ratio": statistics.median(ratios),
        "low": ratios[quarter],
        "high": ratios[-1 - quarter],
    }


print(json.dumps({"version": version, **{name: summary(name) for name in forms}}))
