"""softmax(Q Kᵀ / √d) V in NumPy float32. Usage: numpy_attention.py N CALLS. Prints a line of JSON: milliseconds for one call."""
import json
import sys
import time

import numpy as np

n, calls, d = int(sys.argv[1]), int(sys.argv[2]), 64
rng = np.random.default_rng(1)
q, k, v = (rng.standard_normal((n, d), dtype=np.float32) for _ in range(3))


def attend():
    scores = q @ k.T
    scores *= np.float32(d**-0.5)
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=1, keepdims=True)
    return scores @ v


row = (k.astype(float) @ q[n - 1].astype(float)) / d**0.5
weights = np.exp(row - row.max())
assert np.abs(attend()[n - 1] - weights @ v / weights.sum()).max() < 1e-5, "wrong answer"
start = time.perf_counter()
for _ in range(calls):
    attend()
milliseconds = 1000 * (time.perf_counter() - start) / calls
print(json.dumps({"milliseconds": milliseconds, "version": f"NumPy {np.__version__} with OpenBLAS, 1 thread"}))
