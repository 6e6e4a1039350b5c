// The cell under the cursor in NumPy and PyTorch: rows of normal scores by a generator of their own, and the collapse.
import { type CodeLanguage, program } from '../../kit/export/code.ts';

export function saturationCode(
  language: CodeLanguage,
  { keys, spread, rows, seed }: Record<'keys' | 'spread' | 'rows', number> & { seed: string },
): string {
  const sizes = `keys, spread, rows = ${String(keys)}, ${String(spread)}, ${String(rows)}`;
  return program(language, {
    numpy: `
      import numpy as np

      # Rows of scores with standard deviation spread; unscaled attention has spread = sqrt(d), scaled attention 1.
      ${sizes}
      rng = np.random.default_rng(${seed})
      s = spread * rng.standard_normal((rows, keys))

      e = np.exp(s - s.max(axis=1, keepdims=True))
      p = e / e.sum(axis=1, keepdims=True)
      logs = np.log(p, where=p > 0, out=np.zeros_like(p))
      entropy = -(p * logs).sum(axis=1)
      figures = {
          "peak": p.max(axis=1),
          "entropy": entropy,
          "effectiveKeys": np.exp(entropy),
          "trace": 1 - (p * p).sum(axis=1),
          "peaked": p.max(axis=1) > 0.99,
      }
      for name, values in figures.items():
          print(f"{name}: {values.mean():.6g}")
      print(f"collapse: {np.sqrt(2 * np.log(keys)):.12g}")
    `,
    pytorch: `
      import math

      import torch

      torch.set_default_dtype(torch.float64)

      # Rows of scores with standard deviation spread; unscaled attention has spread = sqrt(d), scaled attention 1.
      ${sizes}
      torch.manual_seed(${seed})
      s = spread * torch.randn(rows, keys)

      p = torch.softmax(s, dim=1)
      entropy = torch.special.entr(p).sum(dim=1)
      figures = {
          "peak": p.max(dim=1).values,
          "entropy": entropy,
          "effectiveKeys": entropy.exp(),
          "trace": 1 - (p * p).sum(dim=1),
          "peaked": (p.max(dim=1).values > 0.99).double(),
      }
      for name, values in figures.items():
          print(f"{name}: {values.mean().item():.6g}")
      print(f"collapse: {math.sqrt(2 * math.log(keys)):.12g}")
    `,
  });
}
