"""GPT-2 small with random weights, as others run it and as the core reads it: export_gpt2.py FOLDER writes gpt2.onnx and model.safetensors.

Needs PyTorch (Debian: python3-torch). Weights are N(0, 0.02²) from a seed, as GPT-2 begins; both files have the same. The benchmark beside
onnxruntime-web compares the losses of a text before it times anything.
"""
import json
import math
import os
import struct
import sys
import warnings

import torch
from torch.nn.functional import gelu, layer_norm

from gpt2_tensors import is_gain, shapes

LAYERS, HEADS, WIDTH, VOCABULARY, CONTEXT, TOKENS = 12, 12, 768, 50257, 1024, 64
D = WIDTH // HEADS


class Gpt2(torch.nn.Module):
    def __init__(self, tensors):
        super().__init__()
        self.t = {name: torch.nn.Parameter(tensor, requires_grad=False) for name, tensor in tensors.items()}
        for name, tensor in self.t.items():
            self.register_parameter(name.replace(".", "_"), tensor)

    def forward(self, tokens):
        """Logits of every place of a text of TOKENS tokens: TOKENS × VOCABULARY."""
        t = self.t
        later = torch.full((TOKENS, TOKENS), -math.inf).triu(1)
        norm = lambda name, x: layer_norm(x, (WIDTH,), t[name + ".weight"], t[name + ".bias"], 1e-5)
        mapped = lambda name, x: x @ t[name + ".weight"] + t[name + ".bias"]
        by_head = lambda part: part.reshape(TOKENS, HEADS, D).transpose(0, 1)
        x = t["wte.weight"][tokens] + t["wpe.weight"][:TOKENS]
        for i in range(LAYERS):
            q, k, v = map(by_head, mapped(f"h.{i}.attn.c_attn", norm(f"h.{i}.ln_1", x)).split(WIDTH, 1))
            weights = torch.softmax(q @ k.transpose(1, 2) / math.sqrt(D) + later, 2)
            x = x + mapped(f"h.{i}.attn.c_proj", (weights @ v).transpose(0, 1).reshape(TOKENS, WIDTH))
            # Written out: the exporter of 1.13 has no name for the tanh form.
            u = mapped(f"h.{i}.mlp.c_fc", norm(f"h.{i}.ln_2", x))
            units = 0.5 * u * (1 + torch.tanh(math.sqrt(2 / math.pi) * (u + 0.044715 * u * u * u)))
            x = x + mapped(f"h.{i}.mlp.c_proj", units)
        return norm("ln_f", x) @ t["wte.weight"].T


def write_weights(path, tensors):
    """A file of the format safetensors: the header's length, the header, the numbers."""
    header, at = {}, 0
    for name, tensor in tensors.items():
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [at, at + 4 * tensor.numel()]}
        at += 4 * tensor.numel()
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for tensor in tensors.values():
            tensor.numpy().tofile(file)


folder = sys.argv[1]
torch.manual_seed(20170612)
weights = {}
for name, shape in shapes(LAYERS, WIDTH, VOCABULARY, CONTEXT):
    spread = 0.02 * torch.randn(shape)
    weights[name] = 1 + spread if is_gain(name) else spread
model = Gpt2(weights).eval()
text = torch.arange(TOKENS) * 7919 % VOCABULARY
with torch.no_grad(), warnings.catch_warnings():
    # The tanh form above is PyTorch's own.
    u = torch.linspace(-6, 6, 1001)
    own = 0.5 * u * (1 + torch.tanh(math.sqrt(2 / math.pi) * (u + 0.044715 * u * u * u)))
    assert (own - gelu(u, approximate="tanh")).abs().max() < 1e-6
    warnings.simplefilter("ignore")
    torch.onnx.export(model, (text,), os.path.join(folder, "gpt2.onnx"), input_names=["tokens"], output_names=["logits"],
                      opset_version=17, do_constant_folding=True)
write_weights(os.path.join(folder, "model.safetensors"), weights)
