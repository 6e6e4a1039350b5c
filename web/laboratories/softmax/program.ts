// The setting of <dk-softmax> in NumPy and PyTorch.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { softmaxParameters } from './parameters.ts';

export function softmaxCode(
  language: CodeLanguage,
  { scores, factor, shift, nudge, lead }: ValuesOf<typeof softmaxParameters>,
): string {
  const list = pythonList(scores);
  const [m, a, x] = [String(factor), String(shift), String(lead)];
  // Counted from 1; 0 is none.
  const nudged = (weights: string): string =>
    nudge > 0 && nudge <= scores.length
      ? `seen[${nudge - 1}] += 0.5
      print("nudged:", *${weights})
`
      : '';
  return program(language, {
    numpy: `
      import numpy as np

      def softmax(s):
          e = np.exp(s - s.max())
          return e / e.sum()

      scores = np.array(${list}, dtype=float)
      seen = ${m} * scores + (${a})
      p = softmax(seen)
      entropy = -(p * np.log(np.where(p > 0, p, 1))).sum()
      print("seen:", *seen)
      print("differences:", *(seen - seen.max()))
      print("exponentials:", *np.exp(seen - seen.max()))
      print("weights:", *p)
      print("peak:", p.max())
      print("entropy:", entropy)
      print("effective_keys:", np.exp(entropy))
      print("jacobian_trace:", 1 - (p * p).sum())
      ${nudged('softmax(seen)')}
      lead = softmax(np.array([${x}, 0, 0, 0], dtype=float))
      print("lead_weights:", *lead)
      print("lead_trace:", 1 - (lead * lead).sum())
      for weight in [0.5, 0.9, 0.99, 0.999]:
          print(f"x_for_{weight}:", np.log(3 * weight / (1 - weight)))
    `,
    pytorch: `
      import torch

      scores = torch.tensor(${list}, dtype=torch.float64)
      seen = ${m} * scores + (${a})
      p = torch.softmax(seen, dim=0)
      entropy = torch.special.entr(p).sum()
      print("seen:", *seen.tolist())
      print("differences:", *(seen - seen.max()).tolist())
      print("exponentials:", *torch.exp(seen - seen.max()).tolist())
      print("weights:", *p.tolist())
      print("peak:", p.max().item())
      print("entropy:", entropy.item())
      print("effective_keys:", entropy.exp().item())
      print("jacobian_trace:", (1 - (p * p).sum()).item())
      ${nudged('torch.softmax(seen, dim=0).tolist()')}
      lead = torch.softmax(torch.tensor([${x}, 0, 0, 0], dtype=torch.float64), dim=0)
      print("lead_weights:", *lead.tolist())
      print("lead_trace:", (1 - (lead * lead).sum()).item())
      for weight in [0.5, 0.9, 0.99, 0.999]:
          print(f"x_for_{weight}:", torch.logit(torch.tensor(weight, dtype=torch.float64)).item() + torch.log(torch.tensor(3.0, dtype=torch.float64)).item())
    `,
  });
}
