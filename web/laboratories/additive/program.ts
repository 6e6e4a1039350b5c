// The measurement of <dk-additive> at the d on show, in NumPy and PyTorch: fresh networks, both kinds of score on the same vectors.
import { type CodeLanguage, program } from '../../kit/export/code.ts';
import { queries } from './measurement.ts';

export function additiveCode(
  language: CodeLanguage,
  { seed, d, networks, keys }: { seed: string; d: number; networks: number; keys: number },
): string {
  const sizes = `d, networks, queries, keys = ${String(d)}, ${String(networks)}, ${String(queries)}, ${String(keys)}`;
  return program(language, {
    numpy: `
      import numpy as np

      ${sizes}
      rng = np.random.default_rng(${seed})
      names = ["dot", "dot-sqrt", "additive", "additive-scaled"]
      squares, peaks, traces = ({name: [] for name in names} for _ in range(3))
      bounds = []

      for _ in range(networks):
          Q, K = rng.normal(size=(queries, d)), rng.normal(size=(keys, d))
          W, U = rng.normal(size=(2, d, d)) / d ** 0.5
          v = rng.normal(size=d)
          dot = Q @ K.T
          additive = np.tanh((Q @ W.T)[:, None] + (K @ U.T)[None]) @ v
          bounds.append(np.abs(v).sum())
          assert np.abs(additive).max() <= bounds[-1]
          for name, s in zip(names, [dot, dot / d ** 0.5, additive, additive / d ** 0.5]):
              p = np.exp(s - s.max(axis=1, keepdims=True))
              p /= p.sum(axis=1, keepdims=True)
              squares[name].append((s * s).mean())
              peaks[name].append(p.max(axis=1).mean())
              traces[name].append((1 - (p * p).sum(axis=1)).mean())

      for name in names:
          print(f"{name} score_std:", np.mean(squares[name]) ** 0.5)
          print(f"{name} peak:", np.mean(peaks[name]))
          print(f"{name} jacobian_trace:", np.mean(traces[name]))
      print("bound:", np.mean(bounds))
    `,
    pytorch: `
      import torch

      ${sizes}
      torch.manual_seed(${seed})
      torch.set_default_dtype(torch.float64)
      names = ["dot", "dot-sqrt", "additive", "additive-scaled"]
      squares, peaks, traces = ({name: [] for name in names} for _ in range(3))
      bounds = []

      for _ in range(networks):
          Q, K = torch.randn(queries, d), torch.randn(keys, d)
          W, U = torch.randn(2, d, d) / d ** 0.5
          v = torch.randn(d)
          dot = Q @ K.T
          additive = torch.tanh((Q @ W.T)[:, None] + (K @ U.T)[None]) @ v
          bounds.append(v.abs().sum().item())
          assert additive.abs().max() <= bounds[-1]
          for name, s in zip(names, [dot, dot / d ** 0.5, additive, additive / d ** 0.5]):
              p = torch.softmax(s, dim=1)
              squares[name].append((s * s).mean().item())
              peaks[name].append(p.max(dim=1).values.mean().item())
              traces[name].append((1 - (p * p).sum(dim=1)).mean().item())

      def mean(values):
          return sum(values) / len(values)

      for name in names:
          print(f"{name} score_std:", mean(squares[name]) ** 0.5)
          print(f"{name} peak:", mean(peaks[name]))
          print(f"{name} jacobian_trace:", mean(traces[name]))
      print("bound:", mean(bounds))
    `,
  });
}
