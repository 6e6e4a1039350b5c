// The setting of <dk-temperature> in NumPy and PyTorch: the scores on show, at the temperatures on show.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';

interface TemperatureCode {
  /** Rows of q·k. */
  raw: readonly ArrayLike<number>[];
  /** The query that they are of, where the others are left out; counted from 1. */
  only?: number | undefined;
  d: number;
  /** |q| of each query, where each has its own temperature. */
  lengths: readonly number[] | undefined;
  temperatures: readonly number[];
  /** How many keys each query has under a causal mask. */
  seen?: readonly number[] | undefined;
}

/** Digits of a score: the weights then agree to five. */
const digits = 8;

const rounded = (list: ArrayLike<number>): number[] => Array.from(list, (value) => Number(value.toPrecision(digits)));

export function temperatureCode(language: CodeLanguage, asked: TemperatureCode): string {
  const { raw, only, d, lengths, temperatures, seen } = asked;
  const rows = `[\n          ${raw.map((row) => pythonList(rounded(row))).join(',\n          ')},\n      ]`;
  const taus = pythonList(temperatures);
  const each = lengths && pythonList(rounded(lengths));
  const mask = (m: 'np' | 'torch', list: string): string =>
    seen
      ? `
      # A causal mask: how many keys each query has.
      scores[${m}.arange(scores.shape[1]) >= ${m}.${list}(${pythonList(seen)})[:, None]] = -${m}.inf`
      : '';
  const note =
    only === undefined
      ? 'Rows: queries; columns: keys.'
      : `Query ${String(only)} alone: all queries would be too long to paste.`;
  return program(language, {
    numpy: `
      import numpy as np

      # ${note}
      scores = np.array(${rows})${mask('np', 'array')}
      divisor = ${each ? `np.array(${each})[:, None]` : `${String(d)} ** 0.5`}

      for tau in ${taus}:
          s = scores / (tau * divisor)
          odds = np.exp(s - s.max(axis=1, keepdims=True))
          p = odds / odds.sum(axis=1, keepdims=True)
          entropy = -(p * np.log(np.where(p > 0, p, 1))).sum(axis=1)
          print(f"tau={tau:g} odds:", *np.sort(odds, axis=1)[:, -2])
          print(f"tau={tau:g} peak:", *p.max(axis=1))
          print(f"tau={tau:g} entropy:", *entropy)
    `,
    pytorch: `
      import torch

      # ${note}
      scores = torch.tensor(${rows}, dtype=torch.float64)${mask('torch', 'tensor')}
      divisor = ${each ? `torch.tensor(${each}, dtype=torch.float64)[:, None]` : `${String(d)} ** 0.5`}

      for tau in ${taus}:
          s = scores / (tau * divisor)
          odds = torch.exp(s - s.max(dim=1, keepdim=True).values)
          p = torch.softmax(s, dim=1)
          entropy = torch.special.entr(p).sum(dim=1)
          print(f"tau={tau:g} odds:", *odds.sort(dim=1).values[:, -2].tolist())
          print(f"tau={tau:g} peak:", *p.max(dim=1).values.tolist())
          print(f"tau={tau:g} entropy:", *entropy.tolist())
    `,
  });
}
