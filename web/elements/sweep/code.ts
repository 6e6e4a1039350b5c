// A sweep in NumPy and PyTorch: the same laws, the same figures, a generator of their own.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export interface SweepCode {
  dimensions: readonly number[];
  samples: number;
  keys: number;
  seed: string;
  /** Python expressions in d and p by the names under which their figures are printed, e.g. sqrt: "d**0.5". */
  divisors: Readonly<Record<string, string>>;
}

export function sweepCode(language: CodeLanguage, { dimensions, samples, keys, seed, divisors }: SweepCode): string {
  const rules = Object.entries(divisors)
    .map(([name, divisor]) => `"${name}": lambda d: ${divisor}`)
    .join(', ');
  const sizes = `samples, keys = ${String(samples)}, ${String(keys)}`;
  const grid = `[${dimensions.join(', ')}]`;
  return program(language, {
    numpy: `
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}
      rules = {${rules}}

      for d in ${grid}:
          scores = np.empty((samples, keys))
          for row in range(samples):
              q, k = rng.standard_normal(d), rng.standard_normal((keys, d))
              scores[row] = k @ q
          print(f"d={d} variance: {scores.var(ddof=1):.6g}")
          print(f"d={d} std: {scores.std(ddof=1):.6g}")
          for name, divisor in rules.items():
              s = scores / divisor(d)
              p = np.exp(s - s.max(axis=1, keepdims=True))
              p /= p.sum(axis=1, keepdims=True)
              trace = 1 - (p * p).sum(axis=1)
              entropy = -(p * np.log(np.where(p > 0, p, 1))).sum(axis=1)
              print(f"d={d} {name}_scoreStd: {s.std(ddof=1):.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(axis=1).mean():.6g}")
              print(f"d={d} {name}_entropy: {entropy.mean():.6g}")
              print(f"d={d} {name}_jacobianTrace: {trace.mean():.6g}")
              print(f"d={d} {name}_jacobianTraceMedian: {np.median(trace):.6g}")
    `,
    pytorch: `
      import torch

      torch.manual_seed(${seed})
      ${sizes}
      rules = {${rules}}

      for d in ${grid}:
          scores = torch.empty(samples, keys, dtype=torch.float64)
          for row in range(samples):
              q, k = torch.randn(d, dtype=torch.float64), torch.randn(keys, d, dtype=torch.float64)
              scores[row] = k @ q
          print(f"d={d} variance: {scores.var().item():.6g}")
          print(f"d={d} std: {scores.std().item():.6g}")
          for name, divisor in rules.items():
              s = scores / divisor(d)
              p = torch.softmax(s, dim=1)
              trace = 1 - (p * p).sum(dim=1)
              entropy = torch.special.entr(p).sum(dim=1)
              print(f"d={d} {name}_scoreStd: {s.std().item():.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
              print(f"d={d} {name}_entropy: {entropy.mean().item():.6g}")
              print(f"d={d} {name}_jacobianTrace: {trace.mean().item():.6g}")
              print(f"d={d} {name}_jacobianTraceMedian: {trace.quantile(0.5).item():.6g}")
    `,
  });
}
