// The points of the hill in NumPy and PyTorch, from vectors drawn by a generator of their own.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';
import { type SummitValues, zOf } from './view.ts';

const rows = 4096;

export function summitCode(language: CodeLanguage, values: SummitValues): string {
  const { rule, slope, height, keys, dimensions, seed } = values;
  const z = zOf(values);
  const divisor = rule === 'log' ? `${String(height)} * math.log(d)` : `${String(height)} * d**${String(slope)}`;
  // The target's key is moved along the query until its score lies where it is asked for.
  const placed = (norm: string): string =>
    z === null ? '' : `\n              k[0] += (${String(z)} - (q @ k[0]) / ${norm}) / ${norm} * q`;
  return program(language, {
    numpy: `
      import math
      import numpy as np

      rng = np.random.default_rng(${seed})
      n = ${String(keys)}
      for d in ${pythonList(dimensions)}:
          c = ${divisor}
          pulls = []
          for _ in range(${String(rows)}):
              q, k = rng.standard_normal(d), rng.standard_normal((n, d))${placed('np.linalg.norm(q)')}
              s = k @ q / c
              p = np.exp(s - s.max())
              p /= p.sum()
              # n |dp_1/dq|: key 1 is the target, chosen in advance.
              pulls.append(n * p[0] / c * np.linalg.norm(k[0] - p @ k))
          print(f"d={d} spread: {math.sqrt(d) / c:.12g}")
          print(f"d={d} pull_median: {np.median(pulls):.6g}")
    `,
    pytorch: `
      import math
      import torch

      torch.set_default_dtype(torch.float64)
      torch.manual_seed(${seed})
      n = ${String(keys)}
      for d in ${pythonList(dimensions)}:
          c = ${divisor}
          pulls = []
          for _ in range(${String(rows)}):
              q, k = torch.randn(d), torch.randn(n, d)${placed('q.norm()')}
              q.requires_grad_()
              p = torch.softmax(k @ q / c, dim=0)
              # n |dp_1/dq|: key 1 is the target, chosen in advance.
              pulls.append(n * torch.autograd.grad(p[0], q)[0].norm())
          print(f"d={d} spread: {math.sqrt(d) / c:.12g}")
          print(f"d={d} pull_median: {torch.stack(pulls).quantile(0.5).item():.6g}")
    `,
  });
}
