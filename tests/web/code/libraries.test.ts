// Readers copy programs for NumPy and PyTorch; the tests of these programs need both.
import { expect, it } from 'vitest';

import { run } from './python.ts';

it('NumPy and PyTorch are there, and take the same softmax in double precision', () => {
  const figures = run(`
import numpy as np
import torch
s = [1.75, 1.25, 1.5]
e = np.exp(np.array(s) - max(s))
print("numpy:", *(e / e.sum()))
print("torch:", *torch.softmax(torch.tensor(s, dtype=torch.float64), dim=0).tolist())
`);
  const [numpy = [], torch = []] = [figures.get('numpy'), figures.get('torch')];
  expect(numpy).toHaveLength(3);
  numpy.forEach((weight, key) => {
    expect(torch[key]).toBeCloseTo(weight, 14);
  });
});
