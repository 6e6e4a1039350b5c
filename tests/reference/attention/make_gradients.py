"""Goldens of the backward pass of attention, by PyTorch's own differentiation in double: write what it prints to gradients.hpp.

Needs PyTorch (Debian: python3-torch). Attention is written out, so that any version will do.
"""
import os
import sys

import torch

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import bell, hashed, header, literal

# queries, keys, dimension, value dimension, divisor, size of q, causal, masked
CASES = [
    (1, 2, 1, 1, 1.0, 1.0, False, False),
    (2, 3, 4, 2, 2.0, 1.0, False, False),
    (3, 3, 4, 2, 2.0, 1.0, True, False),
    (2, 4, 3, 3, 1.75, 1.0, False, True),
    (3, 4, 4, 2, 4.0, 1e-3, False, False),  # near uniform
    (2, 3, 16, 2, 1.0, 2.0, False, False),  # near saturation
]


def tensor(seed, rows, columns, size=1.0):
    return torch.tensor([[bell(seed, i * columns + c) * size for c in range(columns)] for i in range(rows)],
                        dtype=torch.float64, requires_grad=True)


def braces(t):
    return "{" + ", ".join(literal(x) for x in t.reshape(-1).tolist()) + "}"


lines = [
    "struct GradientGolden {\n  std::uint64_t seed;\n  int queries, keys, dimension, value_dimension;\n  double c, size;\n"
    "  bool causal, masked;\n  double q[32], k[48], v[12], divisor, log_temperature;\n};\n",
    "inline constexpr GradientGolden kGradients[] = {",
]
for number, (n, m, d, dv, c, size, causal, masked) in enumerate(CASES):
    seed = 500 + 10 * number
    q, k, v = tensor(seed, n, d, size), tensor(seed + 1, m, d), tensor(seed + 2, m, dv)
    towards = tensor(seed + 3, n, dv).detach()  # dL/dO for L = Σ towards ∘ O
    divisor = torch.tensor(c, dtype=torch.float64, requires_grad=True)
    log_temperature = torch.tensor(0.0, dtype=torch.float64, requires_grad=True)
    # Key 1 is always allowed, the others by the toss of a coin.
    hidden = torch.tensor([[not ((j == 0 or not masked or hashed(seed + 4, i * m + j) % 2 == 1)
                                 and (not causal or j <= i)) for j in range(m)] for i in range(n)])
    scores = (q @ k.T / divisor / torch.exp(log_temperature)).masked_fill(hidden, float("-inf"))
    output = torch.softmax(scores, dim=1) @ v
    (towards * output).sum().backward()
    lines.append(
        f"    {{{seed}, {n}, {m}, {d}, {dv}, {literal(c)}, {literal(size)}, {str(causal).lower()}, {str(masked).lower()},\n"
        f"     {braces(q.grad)},\n     {braces(k.grad)},\n     {braces(v.grad)},\n"
        f"     {literal(divisor.grad.item())}, {literal(log_temperature.grad.item())}}},"
    )
lines.append("};\n")

# Additive scores, v tanh(W1 q + W2 k), the same way.
lines += [
    "struct AdditiveGolden {\n  std::uint64_t seed;\n  int queries, keys, query_dimension, key_dimension, hidden;\n"
    "  double scores[6], q[12], k[12], query_map[20], key_map[20], v[5];\n};\n",
    "inline constexpr AdditiveGolden kAdditive[] = {",
]
for number, (n, m, dq, dk, h) in enumerate([(1, 1, 1, 1, 1), (2, 3, 4, 3, 5), (3, 2, 2, 4, 4)]):
    seed = 600 + 10 * number
    q, k = tensor(seed, n, dq), tensor(seed + 1, m, dk)
    query_map, key_map, v = tensor(seed + 2, h, dq), tensor(seed + 3, h, dk), tensor(seed + 4, h, 1)
    towards = tensor(seed + 5, n, m).detach()
    units = torch.tanh((q @ query_map.T)[:, None, :] + (k @ key_map.T)[None, :, :])
    scores = (units @ v)[:, :, 0]
    (towards * scores).sum().backward()
    found = ",\n     ".join(braces(t) for t in (scores.detach(), q.grad, k.grad, query_map.grad, key_map.grad, v.grad))
    lines.append(f"    {{{seed}, {n}, {m}, {dq}, {dk}, {h},\n     {found}}},")
lines.append("};")
header("gradients by automatic differentiation in double", "make_gradients.py", lines, by="PyTorch")
