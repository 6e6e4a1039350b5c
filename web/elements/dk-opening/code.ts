// The opening picture in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export interface OpeningCode {
  d: number;
  keys: number;
  draws: number;
  seed: string;
}

export function openingCode(language: CodeLanguage, { d, keys, draws, seed }: OpeningCode): string {
  const sizes = `d, keys, draws = ${String(d)}, ${String(keys)}, ${String(draws)}`;
  return program(language, {
    numpy: `
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}
      q = rng.standard_normal((draws, 1, d))
      k = rng.standard_normal((draws, keys, d))
      scores = (q * k).sum(axis=-1)

      def softmax(s):
          e = np.exp(s - s.max(axis=-1, keepdims=True))
          return e / e.sum(axis=-1, keepdims=True)

      for name, divisor in [("none", 1), ("sqrt", d**0.5), ("linear", d)]:
          p = softmax(scores / divisor)
          print(f"peak_{name}: {p.max(axis=-1).mean():.6g}")
          print(f"trace_{name}: {np.median(1 - (p * p).sum(axis=-1)):.6g}")
    `,
    pytorch: `
      import torch

      torch.manual_seed(${seed})
      ${sizes}
      q = torch.randn(draws, 1, d, dtype=torch.float64)
      k = torch.randn(draws, keys, d, dtype=torch.float64)
      scores = (q * k).sum(dim=-1)

      for name, divisor in [("none", 1), ("sqrt", d**0.5), ("linear", d)]:
          p = torch.softmax(scores / divisor, dim=-1)
          print(f"peak_{name}: {p.max(dim=-1).values.mean().item():.6g}")
          print(f"trace_{name}: {(1 - (p * p).sum(dim=-1)).quantile(0.5).item():.6g}")
    `,
  });
}
