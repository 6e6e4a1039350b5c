// The setting of <dk-attention> in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function attentionCode(language: CodeLanguage): string {
  return program(language, { numpy: 'import numpy as np', pytorch: 'import torch' });
}
