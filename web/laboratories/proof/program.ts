// The setting of <dk-proof> in NumPy and PyTorch.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { proofParameters } from './parameters.ts';

export function proofCode(
  language: CodeLanguage,
  {
    seed,
    d,
    draws,
    values,
    divisor,
  }: Omit<ValuesOf<typeof proofParameters>, 'draw' | 'theory' | 'people' | 'dimension'> & { d: number },
): string {
  const list = pythonList(values);
  const c = String(divisor);
  const sizes = `d, draws = ${String(d)}, ${String(draws)}`;
  return program(language, {
    numpy: `
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}
      x = rng.standard_normal((draws, d)) * rng.standard_normal((draws, d))
      terms = x.T @ x / draws
      diagonal = np.diag(terms)
      beside = terms[~np.eye(d, dtype=bool)]
      print("diagonal_sum:", diagonal.sum())
      print("diagonal_mean:", diagonal.mean())
      print("beside_sum:", beside.sum())
      if d > 1:
          print("beside_mean:", beside.mean())
          print("beside_rms:", np.sqrt((beside**2).mean()))
      print("mean_square:", (x.sum(axis=1) ** 2).mean())

      values = np.array(${list}, dtype=float)
      print("variance:", values.var())
      print("variance_divided:", (values / (${c})).var())
    `,
    pytorch: `
      import torch

      torch.manual_seed(${seed})
      ${sizes}
      x = torch.randn(draws, d, dtype=torch.float64) * torch.randn(draws, d, dtype=torch.float64)
      terms = x.T @ x / draws
      diagonal = torch.diag(terms)
      beside = terms[~torch.eye(d, dtype=torch.bool)]
      print("diagonal_sum:", diagonal.sum().item())
      print("diagonal_mean:", diagonal.mean().item())
      print("beside_sum:", beside.sum().item())
      if d > 1:
          print("beside_mean:", beside.mean().item())
          print("beside_rms:", (beside**2).mean().sqrt().item())
      print("mean_square:", (x.sum(dim=1) ** 2).mean().item())

      values = torch.tensor(${list}, dtype=torch.float64)
      print("variance:", values.var(unbiased=False).item())
      print("variance_divided:", (values / (${c})).var(unbiased=False).item())
    `,
  });
}
