// The opening picture in NumPy and PyTorch: the bars from as many draws as the picture has, the pull from more rows.
import { type CodeLanguage, program } from '../../kit/export/code.ts';

interface OpeningCode {
  d: number;
  keys: number;
  draws: number;
  /** Rows of which the pull is the median: a multiple of the draws. */
  rows: number;
  seed: string;
}

export function openingCode(language: CodeLanguage, { d, keys, draws, rows, seed }: OpeningCode): string {
  const sizes = `d, keys, draws, rows = ${[d, keys, draws, rows].map(String).join(', ')}`;
  return program(language, {
    numpy: `
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}

      def softmax(s):
          e = np.exp(s - s.max(axis=-1, keepdims=True))
          return e / e.sum(axis=-1, keepdims=True)

      rules = {"none": 1, "sqrt": d**0.5, "linear": d}
      peaks, pulls = {}, {name: [] for name in rules}
      for first in range(0, rows, draws):
          q = rng.standard_normal((draws, 1, d))
          k = rng.standard_normal((draws, keys, d))
          scores = (q * k).sum(axis=-1)
          for name, divisor in rules.items():
              p = softmax(scores / divisor)
              if first == 0:
                  peaks[name] = p.max(axis=-1).mean()
              # Key 1 is the target, chosen in advance: dp_1/dq = p_1 / divisor * (k_1 - sum_j p_j k_j).
              slope = p[:, :1] / divisor * (k[:, 0] - (p[:, :, None] * k).sum(axis=1))
              pulls[name].append(keys * np.linalg.norm(slope, axis=1))

      for name in rules:
          print(f"peak_{name}: {peaks[name]:.6g}")
          print(f"pull_{name}: {np.median(np.concatenate(pulls[name])):.6g}")
    `,
    pytorch: `
      import torch

      torch.manual_seed(${seed})
      ${sizes}

      rules = {"none": 1, "sqrt": d**0.5, "linear": d}
      peaks, pulls = {}, {name: [] for name in rules}
      for first in range(0, rows, draws):
          q = torch.randn(draws, 1, d, dtype=torch.float64, requires_grad=True)
          k = torch.randn(draws, keys, d, dtype=torch.float64)
          for name, divisor in rules.items():
              p = torch.softmax((q * k).sum(dim=-1) / divisor, dim=-1)
              if first == 0:
                  peaks[name] = p.detach().max(dim=-1).values.mean().item()
              # Key 1 is the target, chosen in advance: how far does its weight move with the query?
              (slope,) = torch.autograd.grad(p[:, 0].sum(), q)
              pulls[name].append(keys * slope[:, 0].norm(dim=1))

      for name in rules:
          print(f"peak_{name}: {peaks[name]:.6g}")
          print(f"pull_{name}: {torch.cat(pulls[name]).quantile(0.5).item():.6g}")
    `,
  });
}
