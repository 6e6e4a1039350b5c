// A program that reads a weight file by itself and prints the same figures of heads and loss, in NumPy and in PyTorch.
import { type CodeLanguage, program } from '../../kit/export/code.ts';

interface TrainedCode {
  /** Of the weight file, beside the program. */
  file: string;
  heads: number;
  /** The text by its numbers, and as it is read. */
  tokens: readonly number[];
  text: string;
  /** Of √d. */
  factor: number;
}

/** What both languages share: the file as arrays of 32-bit floats, and the sizes. */
const reading = (from: string): string => `
      with open(name, "rb") as file:
          size = int.from_bytes(file.read(8), "little")
          header, data = json.loads(file.read(size)), file.read()
      header.pop("__metadata__", None)

      def array(dtype, shape, data_offsets):
          raw = data[slice(*data_offsets)]
          if dtype == "BF16":  # the upper half of a 32-bit float
              return (np.frombuffer(raw, "<u2").astype("<u4") << 16).view("<f4").reshape(shape)
          return np.frombuffer(raw, {"F32": "<f4", "F16": "<f2"}[dtype]).astype("<f4").reshape(shape)

      w = {key.removeprefix("transformer."): ${from} for key, entry in header.items()}
      width = w["wte.weight"].shape[1]
      layers = 1 + max(int(key.split(".")[1]) for key in w if key.startswith("h."))
      d, n = width // heads, len(tokens)
      divisor = factor * d**0.5`;

const asked = ({ file, heads, tokens, text, factor }: TrainedCode): string => `
      name, heads, factor = ${JSON.stringify(file)}, ${String(heads)}, ${String(factor)}
      # ${JSON.stringify(text)}
      tokens = [${tokens.join(', ')}]`;

export function trainedCode(language: CodeLanguage, code: TrainedCode): string {
  return program(language, {
    numpy: `
      import json
      import numpy as np
      ${asked(code)}
      ${reading('array(**entry)')}

      def norm(part, x):
          centred = x - x.mean(axis=1, keepdims=True)
          return centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + 1e-5) * w[part + ".weight"] + w[part + ".bias"]

      def linear(part, x):
          return x @ w[part + ".weight"] + w[part + ".bias"]

      def gelu(x):
          return 0.5 * x * (1 + np.tanh((2 / np.pi) ** 0.5 * (x + 0.044715 * x**3)))

      def softmax(s):
          e = np.exp(s - s.max(axis=1, keepdims=True))
          return e / e.sum(axis=1, keepdims=True)

      causal = np.tril(np.ones((n, n), dtype=bool))
      x = w["wte.weight"][tokens] + w["wpe.weight"][:n]
      for layer in range(layers):
          h = f"h.{layer}."
          q, k, v = np.split(linear(h + "attn.c_attn", norm(h + "ln_1", x)), 3, axis=1)
          outputs = []
          for head in range(heads):
              of = slice(head * d, (head + 1) * d)
              s = q[:, of] @ k[:, of].T
              p = softmax(np.where(causal, s / divisor, -np.inf))
              seen, logs = s[causal].astype(float), np.log(np.where(p > 0, p, 1))
              at = f"layer {layer + 1} head {head + 1}"
              print(f"{at} std: {seen.std(ddof=1):.6g}")
              print(f"{at} divided: {seen.std(ddof=1) / divisor:.6g}")
              print(f"{at} beyond: {(np.abs(seen) > 2 * d**0.5).mean():.6g}")
              print(f"{at} peak: {p.max(axis=1).mean():.6g}")
              print(f"{at} entropy: {-(p * logs).sum(axis=1).mean():.6g}")
              outputs.append(p @ v[:, of])
          x = x + linear(h + "attn.c_proj", np.concatenate(outputs, axis=1))
          x = x + linear(h + "mlp.c_proj", gelu(linear(h + "mlp.c_fc", norm(h + "ln_2", x))))
      out = softmax(norm("ln_f", x[:-1]) @ w["wte.weight"].T)
      loss = -np.log(out[np.arange(n - 1), tokens[1:]]).mean()
      print(f"loss bits: {loss / np.log(2):.6g}")
    `,
    pytorch: `
      import json
      import math
      import numpy as np
      import torch
      from torch.nn import functional
      ${asked(code)}
      ${reading('torch.from_numpy(array(**entry).copy())')}

      def norm(part, x):
          return functional.layer_norm(x, (width,), w[part + ".weight"], w[part + ".bias"])

      def linear(part, x):
          return x @ w[part + ".weight"] + w[part + ".bias"]

      causal = torch.ones(n, n, dtype=torch.bool).tril()
      x = w["wte.weight"][torch.tensor(tokens)] + w["wpe.weight"][:n]
      for layer in range(layers):
          h = f"h.{layer}."
          q, k, v = (each.view(n, heads, d).transpose(0, 1) for each in linear(h + "attn.c_attn", norm(h + "ln_1", x)).split(width, 1))
          s = q @ k.transpose(1, 2)
          p = torch.softmax((s / divisor).masked_fill(~causal, -math.inf), dim=2)
          for head in range(heads):
              seen, logs = s[head][causal].double(), torch.where(p[head] > 0, p[head], torch.ones(())).log()
              at = f"layer {layer + 1} head {head + 1}"
              print(f"{at} std: {seen.std().item():.6g}")
              print(f"{at} divided: {seen.std().item() / divisor:.6g}")
              print(f"{at} beyond: {(seen.abs() > 2 * d**0.5).double().mean().item():.6g}")
              print(f"{at} peak: {p[head].max(dim=1).values.mean().item():.6g}")
              print(f"{at} entropy: {-(p[head] * logs).sum(dim=1).mean().item():.6g}")
          x = x + linear(h + "attn.c_proj", (p @ v).transpose(0, 1).reshape(n, width))
          x = x + linear(h + "mlp.c_proj", functional.gelu(linear(h + "mlp.c_fc", norm(h + "ln_2", x)), approximate="tanh"))
      out = norm("ln_f", x[:-1]) @ w["wte.weight"].T
      loss = functional.cross_entropy(out, torch.tensor(tokens[1:]))
      print(f"loss bits: {loss.item() / math.log(2):.6g}")
    `,
  });
}
