"""A weight file of a tiny GPT-2 and the numbers in it, as another reader finds them: write what it prints to weight_file.txt.

Needs NumPy. The file is written here byte by byte, by the description of the format, with all that files of GPT-2 come with: a prefix,
masks, an output table of its own, three kinds of numbers, metadata, and spaces after the header. NumPy reads it back, and says what a text
costs the model when its scores are divided by so many times √d.
"""
import base64
import json
import math
import os
import struct
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import hashed
from gpt2_tensors import shapes

LAYERS, HEADS, WIDTH, VOCABULARY, CONTEXT = 2, 2, 4, 7, 5
TEXT, FACTORS = [3, 1, 4, 1, 5], [1, 2]
WIDTHS = {"F32": 4, "F16": 2, "BF16": 2, "U8": 1}


def stored(dtype, index, count):
    """Bytes of numbers like those of a model, below 2 in size; in the shorter formats between 2^-6 and 2."""
    data = b""
    for i in range(count):
        word = hashed(500 + index, i)
        if dtype == "F32":
            data += struct.pack("<f", (word % 4001 - 2000) / 1024)
        elif dtype == "U8":
            data += bytes([word % 2])
        else:
            bias, bits = (15, 10) if dtype == "F16" else (127, 7)
            exponent, sign = bias - 6 + (word >> 20) % 7, word >> 40 & 1
            data += struct.pack("<H", sign << 15 | exponent << bits | word % (1 << bits))
    return data


def read(dtype, data):
    """The second reader."""
    if dtype == "BF16":
        return (np.frombuffer(data, "<u2").astype("<u4") << 16).view("<f4").astype(float)
    return np.frombuffer(data, {"F32": "<f4", "F16": "<f2", "U8": "u1"}[dtype]).astype(float)


entries, body = {"__metadata__": {"format": "pt", "Gerät {\"}\\": "\u20ac"}}, b""
# In an order of no meaning.
tensors = shapes(LAYERS, WIDTH, VOCABULARY, CONTEXT, masks=True)
for index, (_, (name, shape)) in enumerate(sorted(enumerate(tensors), key=lambda each: hashed(499, each[0]))):
    dtype = "U8" if name.endswith(".attn.bias") else ["F32", "F16", "BF16"][index % 3]
    data = stored(dtype, index, math.prod(shape))
    if name == "wte.weight":
        table = dtype, shape, data
    entries["transformer." + name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(body), len(body) + len(data)]}
    body += data
dtype, shape, data = table
entries["lm_head.weight"] = {"data_offsets": [len(body), len(body) + len(data)], "shape": shape, "dtype": dtype}
body += data

header = json.dumps(entries).encode()
header += b" " * (-len(header) % 8)
file = struct.pack("<Q", len(header)) + header + body

size = struct.unpack("<Q", file[:8])[0]
rows, model = [], {}
for name, entry in json.loads(file[8 : 8 + size]).items():
    if name == "__metadata__":
        continue
    begin, end = entry["data_offsets"]
    numbers = read(entry["dtype"], file[8 + size + begin : 8 + size + end])
    assert np.isfinite(numbers).all() and len(numbers) == math.prod(entry["shape"])
    model[name.removeprefix("transformer.")] = numbers.reshape(entry["shape"])
    rows.append({"name": name, "dtype": entry["dtype"], "shape": entry["shape"], "numbers": numbers.tolist()})


def bits(factor):
    """Cross-entropy of the text, a token's mean."""
    mapped = lambda name, x: x @ model[name + ".weight"] + model[name + ".bias"]
    norm = lambda name, x: ((x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5) * model[name + ".weight"]
                            + model[name + ".bias"])
    softmax = lambda x: np.exp(x) / np.exp(x).sum(1, keepdims=True)
    d = WIDTH // HEADS
    x = model["wte.weight"][TEXT] + model["wpe.weight"][: len(TEXT)]
    later = np.triu(np.ones((len(TEXT), len(TEXT)), bool), 1)
    for i in range(LAYERS):
        q, k, v = np.split(mapped(f"h.{i}.attn.c_attn", norm(f"h.{i}.ln_1", x)), 3, 1)
        heads = [softmax(np.where(later, -np.inf, q[:, h : h + d] @ k[:, h : h + d].T / (factor * math.sqrt(d)))) @ v[:, h : h + d]
                 for h in range(0, WIDTH, d)]
        x = x + mapped(f"h.{i}.attn.c_proj", np.hstack(heads))
        u = mapped(f"h.{i}.mlp.c_fc", norm(f"h.{i}.ln_2", x))
        x = x + mapped(f"h.{i}.mlp.c_proj", u / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (u + 0.044715 * u**3))))
    p = softmax(norm("ln_f", x) @ model["wte.weight"].T)
    return -np.log2(p[range(len(TEXT) - 1), TEXT[1:]]).mean()


print("Made by make_weight_file.py (NumPy): a file of a tiny GPT-2 in Base64, what a text costs it, and the numbers in it, tensor by tensor.")
print(base64.b64encode(file).decode())
print(json.dumps({"heads": HEADS, "tokens": TEXT, "factors": FACTORS, "bits": [round(bits(factor), 9) for factor in FACTORS]}))
for row in rows:
    print(json.dumps(row))
