// The rules on the same random vectors in NumPy and PyTorch: the same laws, a generator of their own.
import type { EntryAssumptions, RuleChoice } from '../../core/types.ts';
import { lawDraw } from '../dk-assumptions/code-laws.ts';
import { program, type CodeLanguage } from '../laboratory/code.ts';

export interface ScalingsCode {
  dimensions: readonly number[];
  samples: number;
  keys: number;
  seed: string;
  rules: readonly RuleChoice[];
  /** Left out: independent N(0, 1). */
  entries?: EntryAssumptions;
}

/**
 * What each rule makes of a score: a Python expression in the scores s (samples × keys), the norms, the cosines without and
 * with the means taken off, d and n. `m` is the module: np or torch.
 */
function scaled({ id, parameter }: RuleChoice, m: string): string {
  const given = String(parameter);
  switch (id) {
    case 'none':
      return 's';
    case 'linear':
      return 's / d';
    case 'log':
      return 's / math.log(d)';
    case 'power':
      return `s / d ** (${given})`;
    case 'constant':
      return `s / ${given}`;
    case 'fifth-power':
      return 's / float(d) ** 5';
    case 'exponential':
      return `${m}.sign(s) * ${m}.exp(${m}.log(${m}.abs(s)) - math.pi * d)`;
    case 'temperature':
      return `s / (${given} * d**0.5)`;
    case 'query-norm':
      return `s / (${given} * q_norm)`;
    case 'cosine':
      return `${given} * cosine`;
    case 'rms-norm':
      return `${given} * d**0.5 * cosine`;
    case 'layer-norm':
      return `${given} * d**0.5 * centred_cosine`;
    case 'soft-cap':
      return `${given} * ${m}.tanh(s / (${given} * d**0.5))`;
    case 'log-keys':
      return `${given} * math.log(n) * s / d**0.5`;
    case 'position':
      return `(1 + 0.1 * math.log(n // ${given} + 1)) * s / d**0.5`;
    default:
      return 's / d**0.5';
  }
}

/** The least d of each rule, where it is not 1. */
const least: Readonly<Record<string, number>> = { log: 2, 'layer-norm': 2 };

export function scalingsCode(language: CodeLanguage, asked: ScalingsCode): string {
  const { dimensions, samples, keys, seed, rules, entries } = asked;
  const m = language === 'numpy' ? 'np' : 'torch';
  const table = rules
    .map(
      (rule) =>
        `    "${nameIn(rule, rules)}": (${String(least[rule.id] ?? 1)}, lambda s, q_norm, cosine, centred_cosine, d, n: ${scaled(rule, m)}),`,
    )
    .join('\n');
  const head = [
    'import math',
    '',
    language === 'numpy' ? 'import numpy as np' : 'import torch',
    '',
    language === 'numpy' ? `rng = np.random.default_rng(${seed})` : `torch.manual_seed(${seed})`,
    `samples, n = ${String(samples)}, ${String(keys)}`,
    '# name: (least d, scaled score)',
    'rules = {',
    table,
    '}',
    '',
    ...(entries ? assumed(language, entries) : []),
    '',
  ].join('\n');
  return head + program(language, body(dimensions, entries !== undefined));
}

/** A rule's name, with its parameter where another rule has the same name. */
function nameIn({ id, parameter }: RuleChoice, rules: readonly RuleChoice[]): string {
  return rules.filter((rule) => rule.id === id).length === 1 ? id : `${id} ${String(parameter)}`;
}

/** Entries that are not the usual ones: one query and its keys. */
function assumed(language: CodeLanguage, { law, correlation }: EntryAssumptions): string[] {
  return [
    `mu, sigma, rho = ${String(law.mean)}, ${String(law.std)}, ${String(correlation)}`,
    '',
    '',
    'def entries(*shape):',
    `    return ${lawDraw(language, law.id, { freedom: law.parameter, shape: law.parameter })}`,
    '',
    '',
    'def vectors(n, d):',
    '    x, z = entries(d), entries(n, d)',
    '    return mu + sigma * x, mu + sigma * (rho * x + (1 - rho**2) ** 0.5 * z)',
    '',
  ];
}

function body(dimensions: readonly number[], assuming: boolean): Record<CodeLanguage, string> {
  const grid = `[${dimensions.join(', ')}]`;
  const vectors = assuming
    ? { numpy: 'vectors(n, d)', pytorch: 'vectors(n, d)' }
    : { numpy: 'rng.standard_normal(d), rng.standard_normal((n, d))', pytorch: 'torch.randn(d), torch.randn(n, d)' };
  return {
    numpy: `
      def cosines(s, q, k):
          norms = np.linalg.norm(q) * np.linalg.norm(k, axis=1)
          return np.divide(s, norms, out=np.zeros_like(s), where=norms > 0)


      for d in ${grid}:
          s, q_norm, cosine, centred = (np.empty((samples, n)) for _ in range(4))
          for row in range(samples):
              q, k = ${vectors.numpy}
              s[row] = k @ q
              q_norm[row] = np.linalg.norm(q)
              cosine[row] = cosines(s[row], q, k)
              q, k = q - q.mean(), k - k.mean(axis=1, keepdims=True)
              centred[row] = cosines(k @ q, q, k)
          print(f"d={d} std: {s.std(ddof=1):.6g}")
          for name, (least, rule) in rules.items():
              if d < least:
                  continue
              x = rule(s, q_norm, cosine, centred, d, n)
              p = np.exp(x - x.max(axis=1, keepdims=True))
              p /= p.sum(axis=1, keepdims=True)
              trace = 1 - (p * p).sum(axis=1)
              entropy = -(p * np.log(np.where(p > 0, p, 1))).sum(axis=1)
              print(f"d={d} {name}_scoreStd: {x.std(ddof=1):.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(axis=1).mean():.6g}")
              print(f"d={d} {name}_entropy: {entropy.mean():.6g}")
              print(f"d={d} {name}_jacobianTrace: {trace.mean():.6g}")
              print(f"d={d} {name}_jacobianTraceMedian: {np.median(trace):.6g}")
    `,
    pytorch: `
      torch.set_default_dtype(torch.float64)


      def cosines(s, q, k):
          norms = q.norm() * k.norm(dim=1)
          return torch.where(norms > 0, s / norms, torch.zeros_like(s))


      for d in ${grid}:
          s, q_norm, cosine, centred = (torch.empty(samples, n) for _ in range(4))
          for row in range(samples):
              q, k = ${vectors.pytorch}
              s[row] = k @ q
              q_norm[row] = q.norm()
              cosine[row] = cosines(s[row], q, k)
              q, k = q - q.mean(), k - k.mean(dim=1, keepdim=True)
              centred[row] = cosines(k @ q, q, k)
          print(f"d={d} std: {s.std().item():.6g}")
          for name, (least, rule) in rules.items():
              if d < least:
                  continue
              x = rule(s, q_norm, cosine, centred, d, n)
              p = torch.softmax(x, dim=1)
              trace = 1 - (p * p).sum(dim=1)
              entropy = torch.special.entr(p).sum(dim=1)
              print(f"d={d} {name}_scoreStd: {x.std().item():.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
              print(f"d={d} {name}_entropy: {entropy.mean().item():.6g}")
              print(f"d={d} {name}_jacobianTrace: {trace.mean().item():.6g}")
              print(f"d={d} {name}_jacobianTraceMedian: {trace.quantile(0.5).item():.6g}")
    `,
  };
}
