"""softmax(Q Kᵀ / √d) V in PyTorch float32, written out. Usage: torch_attention.py N CALLS. Prints a line of JSON."""
import json
import sys
import time

import torch

torch.set_num_threads(1)
n, calls, d = int(sys.argv[1]), int(sys.argv[2]), 64
torch.manual_seed(1)
q, k, v = (torch.randn(n, d) for _ in range(3))


def attend():
    return torch.softmax(q @ k.T * d**-0.5, dim=1) @ v


with torch.no_grad():
    right = torch.softmax(k.double() @ q[n - 1].double() * d**-0.5, dim=0) @ v.double()
    assert (attend()[n - 1].double() - right).abs().max() < 1e-5, "wrong answer"
    start = time.perf_counter()
    for _ in range(calls):
        attend()
    milliseconds = 1000 * (time.perf_counter() - start) / calls
print(json.dumps({"milliseconds": milliseconds, "version": f"PyTorch {torch.__version__} with OpenBLAS, 1 thread"}))
