// The score of the arrows and of the head in NumPy and PyTorch, from the coordinates on show.
import { type CodeLanguage, program, pythonList } from '../../kit/export/code.ts';
import type { View } from './view.ts';

export function arrowsCode(language: CodeLanguage, { queries, keys }: Pick<View, 'queries' | 'keys'>): string {
  const [q, k] = [pythonList([...queries]), pythonList([...keys])];
  return program(language, {
    numpy: `
      import numpy as np

      q = np.array(${q}, dtype=float)
      k = np.array(${k}, dtype=float)

      # The two arrows: the first two coordinates.
      a, b = q[:2], k[:2]
      lengths = np.linalg.norm(a), np.linalg.norm(b)
      print("arrows:", a @ b)
      print("lengths:", *lengths)
      if min(lengths) > 0:
          cosine = np.clip(a @ b / (lengths[0] * lengths[1]), -1, 1)
          print("cosine:", cosine)
          print("angle:", np.degrees(np.arccos(cosine)))
          print("shadow:", lengths[1] * cosine)

      # The head: all of them.
      products = q * k
      print("positive:", products[products > 0].sum())
      print("negative:", products[products < 0].sum())
      print("score:", products.sum())
    `,
    pytorch: `
      import torch

      q = torch.tensor(${q}, dtype=torch.float64)
      k = torch.tensor(${k}, dtype=torch.float64)

      # The two arrows: the first two coordinates.
      a, b = q[:2], k[:2]
      lengths = a.norm(), b.norm()
      print("arrows:", (a @ b).item())
      print("lengths:", *(length.item() for length in lengths))
      if min(lengths) > 0:
          cosine = torch.clamp(a @ b / (lengths[0] * lengths[1]), -1, 1)
          print("cosine:", cosine.item())
          print("angle:", torch.rad2deg(torch.acos(cosine)).item())
          print("shadow:", (lengths[1] * cosine).item())

      # The head: all of them.
      products = q * k
      print("positive:", products[products > 0].sum().item())
      print("negative:", products[products < 0].sum().item())
      print("score:", products.sum().item())
    `,
  });
}
