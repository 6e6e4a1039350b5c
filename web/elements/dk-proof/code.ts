// The setting of <dk-proof> in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function proofCode(language: CodeLanguage): string {
  return program(language, { numpy: 'import numpy as np', pytorch: 'import torch' });
}
