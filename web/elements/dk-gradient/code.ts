// The setting of <dk-gradient> in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function gradientCode(language: CodeLanguage): string {
  return program(language, { numpy: 'import numpy as np', pytorch: 'import torch' });
}
