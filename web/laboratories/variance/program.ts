// The measurement in NumPy and PyTorch: the same laws, the same figures, a generator of their own.
import { type CodeLanguage, program } from '../../kit/export/code.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { varianceParameters } from './parameters.ts';

export type SizeSettings = Omit<ValuesOf<typeof varianceParameters>, 'draw' | 'theory'>;

/** The divisors of the rules on show, as functions of d. */
function divisors({ shown, exponent, constant }: SizeSettings): string {
  const p = exponent < 0 ? `(${String(exponent)})` : String(exponent);
  const known: Readonly<Record<string, string>> = {
    none: '1',
    sqrt: 'd**0.5',
    linear: 'd',
    log: 'math.log(d)',
    power: `d**${p}`,
    constant: String(constant),
  };
  return shown.flatMap((id) => (known[id] === undefined ? [] : [`"${id}": lambda d: ${known[id]}`])).join(', ');
}

export function sizeCode(language: CodeLanguage, settings: SizeSettings): string {
  const { dimensions, samples, keys, seed, focus, draws } = settings;
  const sizes = `samples, keys = ${String(samples)}, ${String(keys)}`;
  const rules = `rules = {${divisors(settings)}}`;
  const grid = `[${[...new Set([...dimensions, focus])].sort((a, b) => a - b).join(', ')}]`;
  // ln 1 is no divisor.
  const skip = settings.shown.includes('log')
    ? '\n              if name == "log" and d == 1:\n                  continue'
    : '';
  const head = settings.shown.includes('log') ? '\n      import math\n' : '';
  return program(language, {
    numpy: `${head}
      import numpy as np

      rng = np.random.default_rng(${seed})
      ${sizes}
      ${rules}


      def drawn(rows, keys, d):
          """Scores of so many queries, each with fresh keys; a part at a time, so that memory suffices."""
          part = max(1, 2**21 // (keys * d))
          return np.concatenate([
              np.einsum("rd,rkd->rk", rng.standard_normal((n, d)), rng.standard_normal((n, keys, d)))
              for n in [min(part, rows - row) for row in range(0, rows, part)]
          ])


      # Many draws at one d.
      s = drawn(${draws}, 1, ${String(focus)}).ravel()
      print("draws_two_thirds:", *np.quantile(s, [1 / 6, 5 / 6]))
      if len(s) > 1:
          print(f"draws_std: {s.std(ddof=1):.6g}")
          print(f"draws_kurtosis: {((s - s.mean()) ** 4).mean() / s.var() ** 2:.6g}")

      # The sweep over d.
      for d in ${grid}:
          scores = drawn(samples, keys, d)
          print(f"d={d} mean: {scores.mean():.6g}")
          print(f"d={d} variance: {scores.var(ddof=1):.6g}")
          print(f"d={d} std: {scores.std(ddof=1):.6g}")
          for name, divisor in rules.items():${skip}
              s = scores / divisor(d)
              p = np.exp(s - s.max(axis=1, keepdims=True))
              p /= p.sum(axis=1, keepdims=True)
              print(f"d={d} {name}_scoreStd: {s.std(ddof=1):.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(axis=1).mean():.6g}")
    `,
    pytorch: `${head}
      import torch

      torch.manual_seed(${seed})
      torch.set_default_dtype(torch.float64)
      ${sizes}
      ${rules}


      def drawn(rows, keys, d):
          """Scores of so many queries, each with fresh keys; a part at a time, so that memory suffices."""
          part = max(1, 2**21 // (keys * d))
          return torch.cat([
              torch.einsum("rd,rkd->rk", torch.randn(n, d), torch.randn(n, keys, d))
              for n in [min(part, rows - row) for row in range(0, rows, part)]
          ])


      # Many draws at one d.
      s = drawn(${draws}, 1, ${String(focus)}).flatten()
      print("draws_two_thirds:", *torch.quantile(s, torch.tensor([1 / 6, 5 / 6])).tolist())
      if len(s) > 1:
          print(f"draws_std: {s.std().item():.6g}")
          print(f"draws_kurtosis: {(((s - s.mean()) ** 4).mean() / s.var(unbiased=False) ** 2).item():.6g}")

      # The sweep over d.
      for d in ${grid}:
          scores = drawn(samples, keys, d)
          print(f"d={d} mean: {scores.mean().item():.6g}")
          print(f"d={d} variance: {scores.var().item():.6g}")
          print(f"d={d} std: {scores.std().item():.6g}")
          for name, divisor in rules.items():${skip}
              s = scores / divisor(d)
              p = torch.softmax(s, dim=1)
              print(f"d={d} {name}_scoreStd: {s.std().item():.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
    `,
  });
}
