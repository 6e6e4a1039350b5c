// A worked example as a program: its inputs as they are on show, and every line that has a figure, under its name.
import type { WorkedEvaluation, WorkedExample } from '../../core/examples-client.ts';
import { type CodeLanguage, program } from '../../kit/export/code.ts';
import { lineLabel } from './calculation.ts';
import { type KindCode, type KindInput, divisorCode, lawCode } from './program-laws.ts';

// What each kind of worked example computes, in Python: statements in the names of its inputs, and an expression for each label of
// a line. "xp." stands for the library, whose functions of arrays are called alike in NumPy and PyTorch.

type MakeCode = (input: KindInput) => KindCode;

const weightsOf = [
  'def softmax(s):',
  '    # The greatest score goes off first, so that no exponential overflows.',
  '    e = xp.exp(s - s.max())',
  '    return e / e.sum()',
  '',
];
const traceOf = (p: string): string => `(${p} * (1 - ${p})).sum()`;

const kinds: Readonly<Record<string, MakeCode>> = {
  softmax: ({ example, labels }) => ({
    lists: ['scores'],
    setup: [
      ...weightsOf,
      `divisor = ${divisorCode(example.rule)}`,
      's = scores / divisor',
      'e = xp.exp(s)',
      'p = softmax(s)',
      ...(example.elided
        ? ['# Further scores stand behind an ellipsis: the sum is at least this, each weight at most.']
        : []),
      ...printedWeights(example, labels),
    ],
    figures: {
      divisor: 'divisor',
      'scaled-score': 's',
      exponential: 'e',
      sum: 'e.sum()',
      weight: 'p',
      percent: '100 * p',
      'printed-weights-total': 'sum(printed.values())',
      'weight-ratio': '*[xp.exp(abs(s[i] - s[j])) for i in printed for j in printed if i < j]',
    },
  }),
  exponential: () => ({ lists: ['x'], figures: { exponential: 'xp.exp(x)' } }),
  dot_product: ({ example }) => ({
    lists: ['q', 'k'],
    setup: ['d_k = len(q)', 'products = q * k', 'score = products.sum()', `divisor = ${divisorCode(example.rule)}`],
    figures: { product: 'products', 'dot-product': 'score', divisor: 'divisor', 'scaled-score': 'score / divisor' },
  }),
  population_variance: ({ example }) => {
    const divided = example.inputs.some(({ name }) => name === 'divide_by');
    return {
      lists: ['values'],
      setup: [
        ...(divided ? ['x = values / divide_by'] : ['x = values']),
        'differences = x - x.mean()',
        'squares = differences**2',
        ...(divided ? ['undivided = ((values - values.mean()) ** 2).mean()'] : []),
      ],
      figures: {
        'divided-value': 'x',
        mean: 'x.mean()',
        difference: 'differences',
        'squared-difference': 'squares',
        variance: 'squares.mean()',
        'variance-check': 'undivided / divide_by**2',
      },
    };
  },
  jacobian: () => ({
    lists: ['weights'],
    setup: ['diagonal = weights * (1 - weights)'],
    figures: { 'jacobian-diagonal': 'diagonal', 'jacobian-trace': 'diagonal.sum()' },
  }),
  saturation: () => ({
    lists: ['others'],
    setup: [
      'total = xp.exp(others).sum()',
      'steps = [x_from + (x_to - x_from) * step / 10 for step in range(11)]',
      'first = [1 / (1 + total * math.exp(-x)) for x in steps]',
    ],
    figures: {
      'first-weight': '*first',
      'threshold-90': 'xp.log(9 * total)',
      'threshold-99': 'xp.log(99 * total)',
      'threshold-999': 'xp.log(999 * total)',
      steepest: 'xp.log(total)',
      'greatest-slope': '0.5 * (1 - 0.5)',
    },
  }),
  temperature: ({ example }) => ({
    lists: ['scores', 'multiples'],
    setup: [
      ...weightsOf,
      `divisor = ${divisorCode(example.rule)}`,
      'temperatures = multiples * divisor',
      'rows = [softmax(scores / temperature) for temperature in temperatures]',
    ],
    figures: {
      divisor: 'divisor',
      temperature: 'temperatures',
      weight: '*rows',
      entropy: '*[-(p[p > 0] * xp.log(p[p > 0])).sum() for p in rows]',
      odds: 'xp.exp((scores[0] - scores[1]) / temperatures)',
    },
  }),
  gradient: () => ({
    lists: ['peaked', 'uniform'],
    setup: [...weightsOf, 'p, u = softmax(peaked), softmax(uniform)'],
    figures: {
      'peaked-weight': 'p',
      'peaked-diagonal': 'p * (1 - p)',
      'peaked-trace': traceOf('p'),
      'uniform-weight': 'u',
      'uniform-diagonal': 'u * (1 - u)',
      'uniform-trace': traceOf('u'),
      'trace-ratio': `${traceOf('u')} / ${traceOf('p')}`,
    },
  }),
  ablation: ({ example }) => ({
    lists: ['standard_scores'],
    setup: [
      ...weightsOf,
      `divisor = ${divisorCode(example.rule)}`,
      'raw = standard_scores * d_k**0.5',
      'p, u = softmax(raw / divisor), softmax(raw)',
    ],
    figures: {
      divisor: 'divisor',
      'raw-score': 'raw',
      'unscaled-weight': 'u',
      'unscaled-trace': traceOf('u'),
      'scaled-weight': 'p',
      'scaled-trace': traceOf('p'),
    },
  }),
};

/** What the source prints as weights, by their places: 41.9% is 0.419. */
function printedWeights({ printed }: WorkedExample, labels: readonly string[]): string[] {
  if (!labels.includes('weight-ratio') && !labels.includes('printed-weights-total')) return [];
  const list = printed.find(({ name }) => name === 'weights')?.values ?? [];
  const entries = list.flatMap((text, place) => {
    const number = text.replace('%', ' / 100').trim();
    return number === '' ? [] : [`${String(place)}: ${number}`];
  });
  return [`printed = {${entries.join(', ')}}`];
}

/** What each language calls the same things; functions of arrays have one name in both. */
const dialects: Readonly<Record<CodeLanguage, { head: string; array: (list: string) => string; flat: string }>> = {
  numpy: {
    head: 'import numpy as np',
    array: (list) => `np.array([${list}], dtype=float)`,
    flat: 'np.ravel(value).tolist()',
  },
  pytorch: {
    head: 'import torch',
    array: (list) => `torch.tensor([${list}], dtype=torch.float64)`,
    flat: 'torch.as_tensor(value, dtype=torch.float64).flatten().tolist()',
  },
};

/** Python takes no number with zeros before it: 007 is 7. */
export function pythonNumber(text: string): string {
  return text.replaceAll(',', '').replace(/^([+-]?)0+(?=\d)/, '$1');
}

export function workedCode(language: CodeLanguage, example: WorkedExample, evaluation: WorkedEvaluation): string {
  const { head, array, flat } = dialects[language];
  const labels = [...new Set(evaluation.lines.filter(({ value }) => value !== null).map(({ label }) => label))];
  const {
    lists = [],
    setup = [],
    figures = {},
  } = kinds[example.kind]?.({ example, labels }) ?? lawCode({ example, labels });
  const given = [...example.inputs, ...evaluation.assumed].map(({ name, values }) => {
    const numbers = values.map(pythonNumber).join(', ');
    return `${name} = ${lists.includes(name) ? array(numbers) : numbers}`;
  });
  const shown = labels.flatMap((label) => {
    const figure = figures[label];
    return figure === undefined ? [] : [`show("${lineLabel({ label })}", ${figure})`];
  });
  const body = [...given, '', ...setup, '', ...shown]
    .join('\n')
    .replaceAll('xp.', language === 'numpy' ? 'np.' : 'torch.');
  const text = `${body.includes('math.') ? 'import math\n\n' : ''}${head}


def show(name, *values):
    print(f"{name}:", *(figure for value in values for figure in ${flat}))


${body.replaceAll(/\n{3,}/g, '\n\n')}`;
  return program(language, { numpy: text, pytorch: text });
}
