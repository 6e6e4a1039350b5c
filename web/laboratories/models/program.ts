// The chosen model's rule on random vectors in NumPy and PyTorch: one head of its size, beside the same vectors undivided.
import type { RuleChoice } from '../../core/types.ts';
import { type CodeLanguage, program } from '../../kit/export/code.ts';
import type { EffectsAsked } from './effects.ts';
import type { Model } from './models.ts';

/** The scaled score as a Python expression in the products s, the products of the norms and d. `m` is the module: np or torch. */
function scaled({ id, parameter }: RuleChoice, m: string): string {
  const root = `${parameter} * d**0.5`;
  const log = m === 'np' ? 'np.log(n)' : 'torch.log(torch.tensor(float(n)))';
  const texts: Readonly<Record<string, string>> = {
    none: 's',
    linear: 's / d',
    constant: `s / ${parameter}`,
    temperature: `s / (${root})`,
    cosine: `${parameter} * s / norms`,
    'rms-norm': `${root} * s / norms`,
    'log-keys': `${parameter} * ${log} * s / d**0.5`,
    'soft-cap': `${parameter} * ${m}.tanh(s / (${root}))`,
  };
  return texts[id] ?? 's / d**0.5';
}

export function modelsCode(language: CodeLanguage, model: Model, { seed, samples, keys }: EffectsAsked): string {
  const { name, dimension, heads, width, rule, entries } = model;
  const sizes = `d, n, samples = ${String(dimension)}, ${String(keys)}, ${String(samples)}`;
  const about = `# ${name}: ${String(heads)} query heads of ${String(dimension)}, model width ${String(width)}; one head at the start of training`;
  const own = (m: string): string => (entries === undefined ? scaled(rule, m) : 'small**2 * s');
  // Entries of query and key as small as its weights start with.
  const small =
    entries === undefined ? '' : `small = ${String(entries)}  # standard deviation of entries as its weights start`;
  return program(language, {
    numpy: `
      import numpy as np

      ${about}
      rng = np.random.default_rng(${seed})
      ${sizes}
      ${small}
      s, norms = np.empty((samples, n)), np.empty((samples, n))
      for row in range(samples):
          q, k = rng.standard_normal(d), rng.standard_normal((n, d))
          s[row] = k @ q
          norms[row] = np.linalg.norm(q) * np.linalg.norm(k, axis=1)

      for name, x in {"model": ${own('np')}, "undivided": s}.items():
          p = np.exp(x - x.max(axis=1, keepdims=True))
          p /= p.sum(axis=1, keepdims=True)
          trace = 1 - (p * p).sum(axis=1)
          print(f"{name}_scoreStd: {x.std(ddof=1):.6g}")
          print(f"{name}_peakWeight: {p.max(axis=1).mean():.6g}")
          print(f"{name}_jacobianTraceMedian: {np.median(trace):.6g}")
    `,
    pytorch: `
      import torch

      ${about}
      torch.manual_seed(${seed})
      torch.set_default_dtype(torch.float64)
      ${sizes}
      ${small}
      s, norms = torch.empty(samples, n), torch.empty(samples, n)
      for row in range(samples):
          q, k = torch.randn(d), torch.randn(n, d)
          s[row] = k @ q
          norms[row] = q.norm() * k.norm(dim=1)

      for name, x in {"model": ${own('torch')}, "undivided": s}.items():
          p = torch.softmax(x, dim=1)
          trace = 1 - (p * p).sum(dim=1)
          print(f"{name}_scoreStd: {x.std().item():.6g}")
          print(f"{name}_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
          print(f"{name}_jacobianTraceMedian: {trace.quantile(0.5).item():.6g}")
    `,
  });
}
