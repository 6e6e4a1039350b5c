// A program that checks the item on show. One body runs in both languages: each brings the few functions that it uses.
import { type CodeLanguage, program } from '../../kit/export/code.ts';
import type { Check } from './item.ts';

/** softmax of a list gives a list; normal(…) draws N(0, 1) entries; peaks and traces are those of rows of scores, as lists; pulls are those of key 0, times the number of keys. */
const numpy = `
import math
import numpy as np

def softmax(scores):
    e = np.exp(np.array(scores, dtype=float) - max(scores))
    return (e / e.sum()).tolist()

def normal(*shape):
    return chance.standard_normal(shape)

def rows(scores):
    e = np.exp(scores - scores.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)

def peaks(scores):
    return rows(scores).max(1).tolist()

def traces(scores):
    return (1 - (rows(scores) ** 2).sum(1)).tolist()

def pulls(q, k, divisor):
    p = rows((q * k).sum(2) / divisor)
    slopes = p[:, :1] * (k[:, 0] - np.einsum("rn,rnd->rd", p, k)) / divisor
    return (k.shape[1] * np.linalg.norm(slopes, axis=1)).tolist()

chance = np.random.default_rng(1)
`;

const pytorch = `
import math
import torch

def softmax(scores):
    return torch.softmax(torch.tensor(scores, dtype=torch.float64), dim=0).tolist()

def normal(*shape):
    return torch.randn(shape, dtype=torch.float64, generator=chance)

def peaks(scores):
    return torch.softmax(scores, dim=1).max(dim=1).values.tolist()

def traces(scores):
    return (1 - (torch.softmax(scores, dim=1) ** 2).sum(1)).tolist()

def pulls(q, k, divisor):
    p = torch.softmax((q * k).sum(2) / divisor, dim=1)
    slopes = p[:, :1] * (k[:, 0] - torch.einsum("rn,rnd->rd", p, k)) / divisor
    return (k.shape[1] * slopes.norm(dim=1)).tolist()

chance = torch.Generator().manual_seed(1)
`;

export function quizCode(language: CodeLanguage, { body }: Pick<Check, 'body'>): string {
  const lines = program(language, { numpy: body, pytorch: body });
  return `${program(language, { numpy, pytorch })}\n${lines}`;
}
