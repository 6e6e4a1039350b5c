// The setting of <dk-scalings> in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function scalingsCode(language: CodeLanguage): string {
  return program(language, { numpy: 'import numpy as np', pytorch: 'import torch' });
}
