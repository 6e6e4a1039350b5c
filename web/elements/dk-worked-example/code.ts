// A worked example in NumPy and PyTorch: its inputs as lists, and the weights where it has scores.
import type { WorkedExample } from '../../core/types.ts';
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function workedCode(language: CodeLanguage, { inputs }: WorkedExample, divisor: number | null): string {
  const given = inputs.map(({ name, values }) => `${name} = [${values.join(', ')}]`).join('\n      ');
  const scores = inputs.some(({ name }) => name === 'scores');
  const c = String(divisor ?? 1);
  return program(language, {
    numpy: `
      import numpy as np

      ${given}
      ${scores ? `s = np.array(scores, dtype=float) / ${c}\n      p = np.exp(s - s.max())\n      print("weights:", *(p / p.sum()))` : ''}
    `,
    pytorch: `
      import torch

      ${given}
      ${scores ? `s = torch.tensor(scores, dtype=torch.float64) / ${c}\n      print("weights:", *torch.softmax(s, dim=0).tolist())` : ''}
    `,
  });
}
