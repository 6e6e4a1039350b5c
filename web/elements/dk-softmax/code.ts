// The setting of <dk-softmax> in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function softmaxCode(language: CodeLanguage): string {
  return program(language, { numpy: 'import numpy as np', pytorch: 'import torch' });
}
