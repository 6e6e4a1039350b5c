// The setting of <dk-assumptions> in NumPy and PyTorch: layers that have not learned yet, then entries that are not as assumed.
import { type CodeLanguage, program } from '../../kit/export/code.ts';
import { lawDraw, normed } from '../../kit/sweep/program.ts';
import type { DrawSettings, EntrySettings, LayerSettings } from './parameters.ts';

export type AssumptionsCode = LayerSettings & EntrySettings & DrawSettings;

/** Layers that the programs draw of each kind. */
const layers = 40;

export function assumptionsCode(language: CodeLanguage, asked: AssumptionsCode): string {
  return program(language, { numpy: numpy(asked), pytorch: pytorch(asked) });
}

const gridOf = ({ dimensions, focus }: AssumptionsCode): string =>
  `[${[...new Set([...dimensions, focus])].sort((a, b) => a - b).join(', ')}]`;

/** Entries that are not as assumed: for each d their scores, and these divided by √d. */
function entryScores(language: CodeLanguage, asked: AssumptionsCode): string {
  const { law, mean, std, correlation, samples, keys } = asked;
  const [module, joined] = language === 'numpy' ? ['np', 'concatenate'] : ['torch', 'cat'];
  return `
      # Entries that are not as assumed.
      samples, keys = ${String(samples)}, ${String(keys)}
      mu, sigma, rho = ${String(mean)}, ${String(std)}, ${String(correlation)}


      def entries(*shape):
          return ${lawDraw(language, law, asked)}


      for d in ${gridOf(asked)}:
          part = max(1, 2**21 // (keys * d))
          scores = []
          for row in range(0, samples, part):
              n = min(part, samples - row)
              x, z = entries(n, d), entries(n, keys, d)
              k = mu + sigma * (rho * x[:, None] + (1 - rho**2) ** 0.5 * z)
              scores.append(${module}.einsum("nd,nkd->nk", mu + sigma * x, k))
          scores = ${module}.${joined}(scores)
          s = scores / d**0.5`;
}

function numpy(asked: AssumptionsCode): string {
  const { seed, modelWidth, heads, headDimension, norm, cosine } = asked;
  return `
      import numpy as np

      rng = np.random.default_rng(${seed})

      # One head of a layer that has not learned yet.
      d_model, h, d_k = ${String(modelWidth)}, ${String(heads)}, ${String(headDimension)}
      tokens, layers, cosine = 16, ${String(layers)}, ${String(cosine)}


      def normed_tokens():
          x = cosine**0.5 * rng.standard_normal(d_model) + (1 - cosine) ** 0.5 * rng.standard_normal((tokens, d_model))
          return ${normed('numpy', norm)}


      def uniform(variance):
          return rng.uniform(-1, 1, (d_model, d_k)) * (3 * variance) ** 0.5


      def normal(variance):
          return rng.standard_normal((d_model, d_k)) * variance**0.5


      # name: (law of the weights, variances of W_Q, W_K, W_V, divisor of the score)
      first_weights = {
          "xavier-fused": (uniform, [2 / (d_model + h * d_k)] * 3, d_k**0.5),
          "xavier-per-head": (uniform, [2 / (d_model + d_k)] * 3, d_k**0.5),
          "xavier-packed": (uniform, [2 / (d_model + 3 * h * d_k)] * 3, d_k**0.5),
          "linear-default": (uniform, [1 / (3 * d_model)] * 3, d_k**0.5),
          "normal-0.02": (normal, [0.02**2] * 3, d_k**0.5),
          "normal-1": (normal, [1] * 3, d_k**0.5),
          "t5": (normal, [1 / (d_model * d_k), 1 / d_model, 1 / d_model], 1),
      }
      for name, (draw, variances, divisor) in first_weights.items():
          figures = []
          for _ in range(layers):
              y = normed_tokens()
              q, k, v = (y @ draw(variance) for variance in variances)
              s = q @ k.T / divisor
              figures.append([(q**2).mean(), (k**2).mean(), (v**2).mean(), (s**2).mean(), s.var(axis=1, ddof=1).mean()])
          for figure, value in zip(["query", "key", "value", "score", "row"], np.mean(figures, axis=0)):
              print(f"{name} {figure}: {value:.6g}")
${entryScores('numpy', asked)}
          p = np.exp(s - s.max(axis=1, keepdims=True))
          p /= p.sum(axis=1, keepdims=True)
          print(f"d={d} mean: {scores.mean():.6g}")
          print(f"d={d} variance: {scores.var(ddof=1):.6g}")
          print(f"d={d} sqrt_scoreStd: {s.std(ddof=1):.6g}")
          print(f"d={d} sqrt_peakWeight: {p.max(axis=1).mean():.6g}")
    `;
}

function pytorch(asked: AssumptionsCode): string {
  const { seed, modelWidth, heads, headDimension, norm, cosine, law } = asked;
  return `
      ${law === 'log-normal' ? 'import math\n\n      ' : ''}import torch

      torch.manual_seed(${seed})
      torch.set_default_dtype(torch.float64)
      xavier = torch.nn.init.xavier_uniform_

      # One head of a layer that has not learned yet; a matrix has outputs × inputs, as torch has it.
      d_model, h, d_k = ${String(modelWidth)}, ${String(heads)}, ${String(headDimension)}
      tokens, layers, cosine = 16, ${String(layers)}, ${String(cosine)}


      def normed_tokens():
          x = cosine**0.5 * torch.randn(d_model) + (1 - cosine) ** 0.5 * torch.randn(tokens, d_model)
          return ${normed('pytorch', norm)}


      def three(draw):
          return [draw() for _ in range(3)]


      def packed():
          w = xavier(torch.empty(3 * h * d_k, d_model))
          return [w[part * h * d_k :][:d_k] for part in range(3)]


      # name: (W_Q, W_K, W_V of one head, divisor of the score)
      first_weights = {
          "xavier-fused": (lambda: three(lambda: xavier(torch.empty(h * d_k, d_model))[:d_k]), d_k**0.5),
          "xavier-per-head": (lambda: three(lambda: xavier(torch.empty(d_k, d_model))), d_k**0.5),
          "xavier-packed": (packed, d_k**0.5),
          "linear-default": (lambda: three(lambda: torch.nn.Linear(d_model, h * d_k).weight[:d_k]), d_k**0.5),
          "normal-0.02": (lambda: three(lambda: 0.02 * torch.randn(d_k, d_model)), d_k**0.5),
          "normal-1": (lambda: three(lambda: torch.randn(d_k, d_model)), d_k**0.5),
          "t5": (lambda: [std * torch.randn(d_k, d_model) for std in ((d_model * d_k) ** -0.5, d_model**-0.5, d_model**-0.5)], 1),
      }
      with torch.no_grad():
          for name, (draw, divisor) in first_weights.items():
              figures = []
              for _ in range(layers):
                  y = normed_tokens()
                  q, k, v = (y @ w.T for w in draw())
                  s = q @ k.T / divisor
                  figures.append(torch.stack([(q**2).mean(), (k**2).mean(), (v**2).mean(), (s**2).mean(), s.var(dim=1).mean()]))
              for figure, value in zip(["query", "key", "value", "score", "row"], torch.stack(figures).mean(dim=0)):
                  print(f"{name} {figure}: {value.item():.6g}")
${entryScores('pytorch', asked)}
          p = torch.softmax(s, dim=1)
          print(f"d={d} mean: {scores.mean().item():.6g}")
          print(f"d={d} variance: {scores.var().item():.6g}")
          print(f"d={d} sqrt_scoreStd: {s.std().item():.6g}")
          print(f"d={d} sqrt_peakWeight: {p.max(dim=1).values.mean().item():.6g}")
    `;
}
