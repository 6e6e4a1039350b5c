// The chosen model's rule on random vectors in NumPy and PyTorch: one head of its size, beside the same vectors undivided.
import type { RuleChoice } from '../../core/types.ts';
import { program, type CodeLanguage } from '../laboratory/code.ts';
import type { EffectsAsked } from './effects.ts';
import type { Model } from './model.ts';

/** The scaled score as a Python expression in q (samples × 1 × d), k (samples × n × d), their products s, and d. */
function scaled({ id, parameter }: RuleChoice, m: string): string {
  const given = String(parameter);
  const norms = m === 'np' ? 'np.linalg.norm(q, axis=2) * np.linalg.norm(k, axis=2)' : 'q.norm(dim=2) * k.norm(dim=2)';
  switch (id) {
    case 'none':
      return 's';
    case 'linear':
      return 's / d';
    case 'constant':
      return `s / ${given}`;
    case 'temperature':
      return `s / (${given} * d**0.5)`;
    case 'cosine':
      return `${given} * s / (${norms})`;
    case 'rms-norm':
      return `${given} * d**0.5 * s / (${norms})`;
    case 'soft-cap':
      return `${given} * ${m}.tanh(s / (${given} * d**0.5))`;
    default:
      return 's / d**0.5';
  }
}

export function modelsCode(language: CodeLanguage, model: Model, { seed, samples, keys }: EffectsAsked): string {
  const { name, dimension, heads, width, rule, entries } = model;
  const sizes = `d, n, samples = ${String(dimension)}, ${String(keys)}, ${String(samples)}`;
  const about = `# ${name}: ${String(heads)} query heads of ${String(dimension)}, model width ${String(width)}; one head at the start of training`;
  const small = entries === undefined ? '' : ` * ${String(entries)}`;
  const rules = (m: string): string => `{"model": lambda q, k, s: ${scaled(rule, m)}, "undivided": lambda q, k, s: s}`;
  const own = entries === undefined ? '' : '  # entries as small as its weights start with';
  return program(language, {
    numpy: `
      import numpy as np

      ${about}
      rng = np.random.default_rng(${seed})
      ${sizes}
      q = rng.standard_normal((samples, 1, d), dtype=np.float32)
      k = rng.standard_normal((samples, n, d), dtype=np.float32)

      for name, rule in ${rules('np')}.items():
          small = name == "model"
          a, b = (q${small}, k${small}) if small else (q, k)${own}
          s = (a @ b.transpose(0, 2, 1))[:, 0].astype(float)
          x = rule(a, b, s)
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
      ${sizes}
      q = torch.randn(samples, 1, d)
      k = torch.randn(samples, n, d)

      for name, rule in ${rules('torch')}.items():
          small = name == "model"
          a, b = (q${small}, k${small}) if small else (q, k)${own}
          s = (a @ b.transpose(1, 2))[:, 0].double()
          x = rule(a, b, s)
          p = torch.softmax(x, dim=1)
          trace = 1 - (p * p).sum(dim=1)
          print(f"{name}_scoreStd: {x.std().item():.6g}")
          print(f"{name}_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
          print(f"{name}_jacobianTraceMedian: {trace.quantile(0.5).item():.6g}")
    `,
  });
}
