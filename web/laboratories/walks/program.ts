// The walks in NumPy and PyTorch: the same steps, eight keys to a query as on the page, a generator of their own.
import { type CodeLanguage, program } from '../../kit/export/code.ts';

/** Keys of a query, as the core draws them. */
const keysOfADraw = 8;

interface WalksCode {
  d: number;
  /** A multiple of eight. */
  walks: number;
  coins: boolean;
  seed: string;
}

export function walksCode(language: CodeLanguage, { d, walks, coins, seed }: WalksCode): string {
  const sizes = `d, queries, keys = ${String(d)}, ${String(walks / keysOfADraw)}, ${String(keysOfADraw)}`;
  return program(language, {
    numpy: `
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}

      def entries(*shape):
          return ${coins ? 'rng.choice([-1.0, 1.0], shape)' : 'rng.standard_normal(shape)'}

      q, k = entries(queries, 1, d), entries(queries, keys, d)
      sums = np.cumsum(q * k, axis=-1)
      ends = sums[..., -1].ravel()
      print("root_d:", d**0.5)
      print("std_of_ends:", ends.std(ddof=1))
      print("within_root_d:", (np.abs(ends) <= d**0.5).sum())
      print("farthest:", np.abs(ends).max())
    `,
    pytorch: `
      import torch

      torch.manual_seed(${seed})
      ${sizes}

      def entries(*shape):
          return ${
            coins
              ? '2.0 * torch.randint(0, 2, shape, dtype=torch.float64) - 1'
              : 'torch.randn(*shape, dtype=torch.float64)'
          }

      q, k = entries(queries, 1, d), entries(queries, keys, d)
      sums = torch.cumsum(q * k, dim=-1)
      ends = sums[..., -1].flatten()
      print("root_d:", d**0.5)
      print("std_of_ends:", ends.std().item())
      print("within_root_d:", (ends.abs() <= d**0.5).sum().item())
      print("farthest:", ends.abs().max().item())
    `,
  });
}
