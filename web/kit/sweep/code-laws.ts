// Entries of each law with mean 0 and variance 1, and first weights, as Python expressions.
import type { CodeLanguage } from '../code.ts';

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
