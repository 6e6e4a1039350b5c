// Rows and their gradients in NumPy and PyTorch: the row on show to the digit, the many rows by a generator of their own.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';
import type { RowsAsked } from './rows.ts';

interface GradientCode extends Omit<RowsAsked, 'draw'> {
  /** Of the row on show, after ÷ √d. */
  scores: readonly number[];
  factor: number;
}

/** A causal mask over places that are spread evenly over a text. */
const masks: Readonly<Record<CodeLanguage, string>> = {
  numpy: `
      # A causal mask: each row stands at a place of a text and has as many keys.
      seen = keys - np.arange(rows) * keys // rows
      scores[np.arange(keys) >= seen[:, None]] = -np.inf`,
  pytorch: `
      # A causal mask: each row stands at a place of a text and has as many keys.
      seen = keys - torch.arange(rows) * keys // rows
      hidden = torch.arange(keys) >= seen[:, None]`,
};

export function gradientCode(language: CodeLanguage, asked: GradientCode): string {
  const { d, keys, rows, causal, seed, scores, factor } = asked;
  const list = pythonList(scores);
  const sizes = `d, keys, rows = ${String(d)}, ${String(keys)}, ${String(rows)}`;
  const own = causal ? 'seen' : 'keys';
  const mask = causal ? masks : { numpy: '', pytorch: '' };
  return program(language, {
    numpy: `
      import numpy as np

      # One row: its scores after the division by the root of d.
      s = np.array(${list})

      def softmax(s):
          e = np.exp(s - s.max(axis=-1, keepdims=True))
          return e / e.sum(axis=-1, keepdims=True)

      for name, factor in [("one", 1), ("multiplied", ${String(factor)})]:
          p = softmax(factor * s)
          J = np.diag(p) - np.outer(p, p)
          print(f"{name}_trace: {np.trace(J):.12g}")
          print(f"{name}_frobenius: {np.linalg.norm(J):.12g}")
          print(f"{name}_peak: {p.max():.12g}")

      # Many rows: a fresh query and fresh keys for each, and a gradient a that reaches the weights.
      rng = np.random.default_rng(${seed})
      ${sizes}
      q = rng.standard_normal((rows, 1, d))
      k = rng.standard_normal((rows, keys, d))
      a = rng.standard_normal((rows, keys))
      scores = (q * k).sum(axis=-1)${mask.numpy}
      for name, c in [("none", 1), ("sqrt", d**0.5), ("linear", d)]:
          p = softmax(scores / c)
          e = p * (a - (p * a).sum(axis=1, keepdims=True))
          figures = {
              # n |dp_1/dq|: key 1 is the target, chosen in advance.
              "pull": ${own} * p[:, 0] / c * np.linalg.norm(k[:, 0] - (p[:, :, None] * k).sum(axis=1), axis=1),
              "trace": 1 - (p * p).sum(axis=1),
              "rightKey": p[:, 0],
              "queryGradient": np.linalg.norm((e[:, :, None] * k).sum(axis=1), axis=1) / c,
              "valueGradient": np.sqrt((p * p).sum(axis=1)),
          }
          for figure, values in figures.items():
              print(f"{name}_{figure}_mean: {values.mean():.6g}")
              print(f"{name}_{figure}_median: {np.median(values):.6g}")
    `,
    pytorch: `
      import torch

      torch.set_default_dtype(torch.float64)

      # One row: its scores after the division by the root of d.
      s = torch.tensor(${list}, dtype=torch.float64)

      for name, factor in [("one", 1), ("multiplied", ${String(factor)})]:
          J = torch.autograd.functional.jacobian(lambda x: torch.softmax(x, dim=0), factor * s)
          print(f"{name}_trace: {J.trace().item():.12g}")
          print(f"{name}_frobenius: {J.norm().item():.12g}")
          print(f"{name}_peak: {torch.softmax(factor * s, dim=0).max().item():.12g}")

      # Many rows: a fresh query and fresh keys for each, and a gradient a that reaches the weights.
      torch.manual_seed(${seed})
      ${sizes}
      q = torch.randn(rows, 1, d)
      k = torch.randn(rows, keys, d)
      a = torch.randn(rows, keys)${mask.pytorch}
      for name, c in [("none", 1), ("sqrt", d**0.5), ("linear", d)]:
          query = q.clone().requires_grad_()
          p = torch.softmax((query * k).sum(dim=-1)${causal ? '.masked_fill(hidden, -torch.inf)' : ''} / c, dim=1)
          (pull,) = torch.autograd.grad(p[:, 0].sum(), query, retain_graph=True)
          (p * a).sum().backward()
          p = p.detach()
          figures = {
              # n |dp_1/dq|: key 1 is the target, chosen in advance.
              "pull": ${own} * pull[:, 0].norm(dim=1),
              "trace": 1 - (p * p).sum(dim=1),
              "rightKey": p[:, 0],
              "queryGradient": query.grad[:, 0].norm(dim=1),
              "valueGradient": (p * p).sum(dim=1).sqrt(),
          }
          for figure, values in figures.items():
              print(f"{name}_{figure}_mean: {values.mean().item():.6g}")
              print(f"{name}_{figure}_median: {values.quantile(0.5).item():.6g}")
    `,
  });
}
