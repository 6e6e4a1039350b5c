// A worked example as a program: its inputs as they are on show, and every line that has a figure, under its name.
import type { WorkedEvaluation, WorkedExample } from '../../core/types.ts';
import { program, type CodeLanguage } from '../../kit/code.ts';
import { codeOfKind } from './code-kinds.ts';
import { lineLabel } from './line-text.ts';

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
  const { lists, setup, figures } = codeOfKind({ example, labels });
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
