// The walks in NumPy and PyTorch: the same steps, a generator of their own.
import { type CodeLanguage, program } from '../../kit/code.ts';

interface WalksCode {
  d: number;
  walks: number;
  coins: boolean;
  seed: string;
}

export function walksCode(language: CodeLanguage, { d, walks, coins, seed }: WalksCode): string {
  const sizes = `d, walks = ${String(d)}, ${String(walks)}`;
  return program(language, {
    numpy: `
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}

      def entries():
          return ${coins ? 'rng.choice([-1.0, 1.0], (walks, d))' : 'rng.standard_normal((walks, d))'}

      sums = np.cumsum(entries() * entries(), axis=1)
      ends = sums[:, -1]
      print("root_d:", d**0.5)
      print("std_of_ends:", ends.std(ddof=1))
      print("within_root_d:", (np.abs(ends) <= d**0.5).mean())
      print("farthest:", np.abs(ends).max())
    `,
    pytorch: `
      import torch

      torch.manual_seed(${seed})
      ${sizes}

      def entries():
          return ${
            coins
              ? '2.0 * torch.randint(0, 2, (walks, d), dtype=torch.float64) - 1'
              : 'torch.randn(walks, d, dtype=torch.float64)'
          }

      sums = torch.cumsum(entries() * entries(), dim=1)
      ends = sums[:, -1]
      print("root_d:", d**0.5)
      print("std_of_ends:", ends.std().item())
      print("within_root_d:", (ends.abs() <= d**0.5).double().mean().item())
      print("farthest:", ends.abs().max().item())
    `,
  });
}
