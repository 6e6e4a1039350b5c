// The rules on the same random vectors in NumPy and PyTorch: the same laws of entries, a generator of their own.
import type { EntryAssumptions, RuleChoice } from '../../core/types.ts';
import { type CodeLanguage, program } from '../export/code.ts';

// Entries of each law with mean 0 and variance 1, and first weights, as Python expressions.

/** Draws of a law: an expression in `shape`. */
export function lawDraw(
  language: CodeLanguage,
  law: string,
  { freedom, shape: s }: { freedom: number; shape: number },
): string {
  const nu = String(freedom);
  const skew = String(s);
  const numpy: Readonly<Record<string, string>> = {
    normal: 'rng.standard_normal(shape)',
    uniform: 'rng.uniform(-(3**0.5), 3**0.5, shape)',
    rademacher: 'rng.choice([-1.0, 1.0], shape)',
    laplace: 'rng.laplace(0, 0.5**0.5, shape)',
    'student-t': `rng.standard_t(${nu}, shape) * ((${nu} - 2) / ${nu}) ** 0.5`,
    'log-normal': `(np.exp(${skew} * rng.standard_normal(shape) - ${skew}**2 / 2) - 1) / np.expm1(${skew}**2) ** 0.5`,
  };
  const pytorch: Readonly<Record<string, string>> = {
    normal: 'torch.randn(shape)',
    uniform: '(2 * torch.rand(shape) - 1) * 3**0.5',
    rademacher: '2.0 * torch.randint(0, 2, shape) - 1',
    laplace: 'torch.distributions.Laplace(0.0, 0.5**0.5).sample(shape)',
    'student-t': `torch.distributions.StudentT(torch.tensor(float(${nu}))).sample(shape) * ((${nu} - 2) / ${nu}) ** 0.5`,
    'log-normal': `(torch.exp(${skew} * torch.randn(shape) - ${skew}**2 / 2) - 1) / math.expm1(${skew}**2) ** 0.5`,
  };
  return (language === 'numpy' ? numpy : pytorch)[law] ?? '';
}

/** What is done to tokens x, an expression. */
export function normed(language: CodeLanguage, norm: string): string {
  if (norm === 'none') return 'x';
  const centred = norm === 'layer';
  if (language === 'numpy') {
    const x = centred ? '(x - x.mean(axis=1, keepdims=True))' : 'x';
    const size = centred ? 'x.var(axis=1, keepdims=True)' : '(x**2).mean(axis=1, keepdims=True)';
    return `${x} / np.sqrt(${size} + 1e-5)`;
  }
  if (centred) return 'torch.nn.functional.layer_norm(x, (d_model,), eps=1e-5)';
  return 'x / torch.sqrt((x**2).mean(dim=1, keepdim=True) + 1e-5)';
}

interface ScalingsCode {
  dimensions: readonly number[];
  samples: number;
  keys: number;
  seed: string;
  rules: readonly RuleChoice[];
  /** Left out: independent N(0, 1). */
  entries?: EntryAssumptions;
}

/**
 * What each rule makes of the scores s of a row: a Python expression in s, |q|, the lengths |k|, d and n for the scaled scores x,
 * their slope in s, and whether they are divided by |q| as well. `m` is the module: np or torch.
 */
function scaled({ id, parameter }: RuleChoice, m: string): string {
  const given = String(parameter);
  const times = (factor: string, byLength = 0): string => `(${factor}) * s, ${factor}, ${String(byLength)}`;
  switch (id) {
    case 'none':
      return times('1');
    case 'linear':
      return times('1 / d');
    case 'log':
      return times('1 / math.log(d)');
    case 'power':
      return times(`d ** -(${given})`);
    case 'constant':
      return times(`1 / ${given}`);
    case 'fifth-power':
      return times('float(d) ** -5');
    case 'exponential':
      return times('math.exp(-math.pi * d)');
    case 'temperature':
      return times(`1 / (${given} * d**0.5)`);
    case 'query-norm':
      return times(`over(q) / ${given}`, 1);
    case 'cosine':
      return times(`${given} * over(q * k)`, 1);
    case 'rms-norm':
    case 'layer-norm':
      return times(`${given} * d**0.5 * over(q * k)`, 1);
    case 'soft-cap': {
      const bent = `${m}.tanh(s / (${given} * d**0.5))`;
      return `${given} * ${bent}, (1 - ${bent} ** 2) / d**0.5, 0`;
    }
    case 'log-keys':
      return times(`${given} * math.log(n) / d**0.5`);
    case 'position':
      return times(`(1 + 0.1 * math.log(n // ${given} + 1)) / d**0.5`);
    default:
      return times('d**-0.5');
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
        `    "${nameIn(rule, rules)}": (${String(least[rule.id] ?? 1)}, ${rule.id === 'layer-norm' ? 'True' : 'False'}, lambda s, q, k, d, n: (${scaled(rule, m)})),`,
    )
    .join('\n');
  const head = [
    'import math',
    '',
    language === 'numpy' ? 'import numpy as np' : 'import torch',
    '',
    language === 'numpy' ? `rng = np.random.default_rng(${seed})` : `torch.manual_seed(${seed})`,
    `samples, n = ${String(samples)}, ${String(keys)}`,
    ...(language === 'numpy' ? inverse.numpy : inverse.pytorch),
    '',
    '',
    '# name: (least d, whether means are taken off, lambda: (scaled scores, slope in the scores, whether divided by |q| too))',
    'rules = {',
    table,
    '}',
    '',
    ...(entries ? assumed(language, entries) : []),
    '',
  ].join('\n');
  return head + program(language, body(dimensions, entries !== undefined));
}

/** 1 over a length, and 0 for a vector that has none. */
const inverse: Readonly<Record<CodeLanguage, readonly string[]>> = {
  numpy: ['', 'def over(length):', '    return np.where(length > 0, 1 / np.where(length > 0, length, 1), 0)'],
  pytorch: ['', 'def over(length):', '    return torch.where(length > 0, 1 / length, torch.zeros_like(length))'],
};

/** A rule's name, with its parameter where another rule has the same name. */
function nameIn({ id, parameter }: RuleChoice, rules: readonly RuleChoice[]): string {
  return rules.filter((rule) => rule.id === id).length === 1 ? id : `${id} ${String(parameter)}`;
}

/** Entries that are not the usual ones: of each row one query and its keys. */
function assumed(language: CodeLanguage, { law, correlation }: EntryAssumptions): string[] {
  return [
    `mu, sigma, rho = ${String(law.mean)}, ${String(law.std)}, ${String(correlation)}`,
    '',
    '',
    'def entries(*shape):',
    `    return ${lawDraw(language, law.id, { freedom: law.parameter, shape: law.parameter })}`,
    '',
    '',
    'def vectors(rows, n, d):',
    '    x, z = entries(rows, 1, d), entries(rows, n, d)',
    '    return mu + sigma * x, mu + sigma * (rho * x + (1 - rho**2) ** 0.5 * z)',
    '',
  ];
}

function body(dimensions: readonly number[], assuming: boolean): Record<CodeLanguage, string> {
  const grid = `[${dimensions.join(', ')}]`;
  const vectors = assuming
    ? { numpy: 'vectors(rows, n, d)', pytorch: 'vectors(rows, n, d)' }
    : {
        numpy: 'rng.standard_normal((rows, 1, d)), rng.standard_normal((rows, n, d))',
        pytorch: 'torch.randn(rows, 1, d), torch.randn(rows, n, d)',
      };
  return {
    numpy: `
      def softmax(x):
          p = np.exp(x - x.max(axis=-1, keepdims=True))
          return p / p.sum(axis=-1, keepdims=True)


      for d in ${grid}:
          scores, scaled, pulls = [], {}, {}
          at_once = max(1, 2**20 // (n * d))
          for first in range(0, samples, at_once):
              rows = min(at_once, samples - first)
              # Queries of shape (rows, 1, d), keys of shape (rows, n, d).
              q, k = ${vectors.numpy}
              scores.append((k * q).sum(axis=-1))
              both = [(q, k), (q - q.mean(axis=-1, keepdims=True), k - k.mean(axis=-1, keepdims=True))]
              for name, (least, centred, rule) in rules.items():
                  if d < least:
                      continue
                  q, k = both[centred]
                  s, length = (k * q).sum(axis=-1), np.linalg.norm(q, axis=-1)
                  x, slope, radial = rule(s, length, np.linalg.norm(k, axis=-1), d, n)
                  p, slope = softmax(x), slope * np.ones((rows, n))
                  # The gradient of the weight of key 0 in q; |q| enters where the rule divides by it.
                  g = slope[:, :1] * k[:, 0] - np.einsum("rn,rnd->rd", p * slope, k)
                  g = g - radial * over(length) ** 2 * (x[:, :1] - (p * x).sum(axis=1, keepdims=True)) * q[:, 0]
                  scaled.setdefault(name, []).append(x)
                  pulls.setdefault(name, []).append(n * np.linalg.norm(p[:, :1] * g, axis=1))
          print(f"d={d} std: {np.concatenate(scores).std(ddof=1):.6g}")
          for name in scaled:
              x, pull = np.concatenate(scaled[name]), np.concatenate(pulls[name])
              p = softmax(x)
              trace = 1 - (p * p).sum(axis=1)
              entropy = -(p * np.log(np.where(p > 0, p, 1))).sum(axis=1)
              print(f"d={d} {name}_scoreStd: {x.std(ddof=1):.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(axis=1).mean():.6g}")
              print(f"d={d} {name}_entropy: {entropy.mean():.6g}")
              print(f"d={d} {name}_jacobianTrace: {trace.mean():.6g}")
              print(f"d={d} {name}_jacobianTraceMedian: {np.median(trace):.6g}")
              print(f"d={d} {name}_pull: {np.median(pull):.6g}")
              print(f"d={d} {name}_pullMean: {pull.mean():.6g}")
    `,
    pytorch: `
      torch.set_default_dtype(torch.float64)

      for d in ${grid}:
          scores, scaled, pulls = [], {}, {}
          at_once = max(1, 2**20 // (n * d))
          for first in range(0, samples, at_once):
              rows = min(at_once, samples - first)
              # Queries of shape (rows, 1, d), keys of shape (rows, n, d).
              q, k = ${vectors.pytorch}
              scores.append((k * q).sum(dim=-1))
              both = [(q, k), (q - q.mean(dim=-1, keepdim=True), k - k.mean(dim=-1, keepdim=True))]
              for name, (least, centred, rule) in rules.items():
                  if d < least:
                      continue
                  q, k = both[centred]
                  s, length = (k * q).sum(dim=-1), q.norm(dim=-1)
                  x, slope, radial = rule(s, length, k.norm(dim=-1), d, n)
                  p, slope = torch.softmax(x, dim=-1), slope * torch.ones(rows, n)
                  # The gradient of the weight of key 0 in q; |q| enters where the rule divides by it.
                  g = slope[:, :1] * k[:, 0] - torch.einsum("rn,rnd->rd", p * slope, k)
                  g = g - radial * over(length) ** 2 * (x[:, :1] - (p * x).sum(dim=1, keepdim=True)) * q[:, 0]
                  scaled.setdefault(name, []).append(x)
                  pulls.setdefault(name, []).append(n * (p[:, :1] * g).norm(dim=1))
          print(f"d={d} std: {torch.cat(scores).std().item():.6g}")
          for name in scaled:
              x, pull = torch.cat(scaled[name]), torch.cat(pulls[name])
              p = torch.softmax(x, dim=1)
              trace = 1 - (p * p).sum(dim=1)
              entropy = torch.special.entr(p).sum(dim=1)
              print(f"d={d} {name}_scoreStd: {x.std().item():.6g}")
              print(f"d={d} {name}_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
              print(f"d={d} {name}_entropy: {entropy.mean().item():.6g}")
              print(f"d={d} {name}_jacobianTrace: {trace.mean().item():.6g}")
              print(f"d={d} {name}_jacobianTraceMedian: {trace.quantile(0.5).item():.6g}")
              print(f"d={d} {name}_pull: {pull.quantile(0.5).item():.6g}")
              print(f"d={d} {name}_pullMean: {pull.mean().item():.6g}")
    `,
  };
}
