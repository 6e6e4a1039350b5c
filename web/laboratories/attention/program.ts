// The setting of <dk-attention> in NumPy and PyTorch.
import type { RuleChoice } from '../../core/types.ts';
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';
import type { Asked } from './view.ts';

/** The divisor as Python writes it, for a program that knows d. */
function divisor({ id, parameter }: RuleChoice, language: CodeLanguage): string {
  const log = language === 'numpy' ? 'np.log(d)' : 'math.log(d)';
  const texts: Readonly<Record<string, string>> = {
    none: '1',
    sqrt: 'd**0.5',
    linear: 'd',
    log,
    power: `d**${String(parameter)}`,
    constant: String(parameter),
  };
  return texts[id] ?? '1';
}

export function attentionCode(language: CodeLanguage, { q, k, v, rule, causal }: Asked): string {
  const numpyMask = `
      mask = np.tril(np.ones((len(Q), len(K)), dtype=bool))
      scaled = np.where(mask, scaled, -np.inf)`;
  const torchMask = `
      mask = torch.ones(len(Q), len(K), dtype=torch.bool).tril()
      scaled = scaled.masked_fill(~mask, -math.inf)`;
  return program(language, {
    numpy: `
      import numpy as np

      Q = np.array(${pythonList(q)})
      K = np.array(${pythonList(k)})
      V = np.array(${pythonList(v)})
      d = Q.shape[1]

      scores = Q @ K.T
      scaled = scores / (${divisor(rule, language)})${causal ? numpyMask : ''}
      weights = np.exp(scaled - scaled.max(axis=1, keepdims=True))
      weights /= weights.sum(axis=1, keepdims=True)
      output = weights @ V
      print("scores:", *scores.ravel())
      print("scaled:", *scaled.ravel())
      print("weights:", *weights.ravel())
      print("output:", *output.ravel())
    `,
    pytorch: `
      import math
      import torch

      Q = torch.tensor(${pythonList(q)}, dtype=torch.float64)
      K = torch.tensor(${pythonList(k)}, dtype=torch.float64)
      V = torch.tensor(${pythonList(v)}, dtype=torch.float64)
      d = Q.shape[1]

      scores = Q @ K.T
      scaled = scores / (${divisor(rule, language)})${causal ? torchMask : ''}
      weights = torch.softmax(scaled, dim=1)
      output = weights @ V
      print("scores:", *scores.flatten().tolist())
      print("scaled:", *scaled.flatten().tolist())
      print("weights:", *weights.flatten().tolist())
      print("output:", *output.flatten().tolist())
    `,
  });
}
