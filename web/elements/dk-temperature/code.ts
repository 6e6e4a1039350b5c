// The setting of <dk-temperature> in NumPy and PyTorch.
import { program, type CodeLanguage } from '../laboratory/code.ts';

export function temperatureCode(language: CodeLanguage): string {
  return program(language, { numpy: 'import numpy as np', pytorch: 'import torch' });
}
