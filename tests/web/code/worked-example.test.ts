// The programs that <dk-worked-example> gives print every figure of its lines, under their names.
import { describe, expect, it } from 'vitest';

import type { WorkedExample } from '../../../web/core/examples-client.ts';
import type { CodeLanguage } from '../../../web/kit/export/code.ts';
import { pythonNumber, workedCode } from '../../../web/laboratories/worked-example/program.ts';
import { lineLabel } from '../../../web/laboratories/worked-example/calculation.ts';
import { examples } from '../../bindings/core.ts';
import { figuresOf, printedBy, run } from './python.ts';

const published = examples.workedExamples();

function of(id: string): WorkedExample {
  const found = published.find((example) => example.id === id);
  if (!found) throw new RangeError(`no example ${id}`);
  return found;
}

/** What a reader may have put in the place of a source's figures. */
const changed: WorkedExample[] = [
  { ...of('large-dimension-dk-64-scaled'), id: 'with another rule', rule: { id: 'power', parameter: -0.25 } },
  { ...of('large-dimension-dk-64-unscaled'), id: 'with an assumed dimension', rule: { id: 'log', parameter: 0 } },
  {
    ...of('five-positions-scaled'),
    id: 'with scores and printed weights of one’s own',
    inputs: [
      { name: 'scores', values: ['007.5', '-1e1', '.5'] },
      { name: 'd_k', values: ['16'] },
    ],
    printed: [{ name: 'weights', values: ['90%', '', '0.2'] }],
  },
  {
    ...of('std-dk-64'),
    id: 'with entries of another law',
    inputs: [
      { name: 'mean', values: ['0.5'] },
      { name: 'variance', values: ['2'] },
      { name: 'correlation', values: ['0.25'] },
      { name: 'd_k', values: ['9'] },
    ],
  },
  { ...of('std-dk-64'), id: 'with the usual entries unsaid', inputs: [{ name: 'd_k', values: ['16'] }] },
  { ...of('exercise-temperature'), id: 'with ÷ c', rule: { id: 'constant', parameter: 3 } },
  {
    ...of('heights'),
    id: 'with a group of people, and the opposite stated',
    inputs: [...of('heights').inputs, { name: 'people', values: ['12'] }],
    printed: [{ name: 'statement', values: ['narrow > wide'] }],
  },
  {
    ...of('heights'),
    id: 'with an odd group of people',
    inputs: [...of('heights').inputs, { name: 'people', values: ['13'] }],
  },
];

/** All figures of an example by the names of their lines; those that a double cannot hold are left out. */
function expectedOf(example: WorkedExample): Map<string, number[]> {
  const figures = new Map<string, number[]>();
  for (const { label, value } of examples.evaluateWorkedExample(example).lines) {
    if (value !== null) figures.set(lineLabel({ label }), [...(figures.get(lineLabel({ label })) ?? []), value]);
  }
  return figures;
}

const end = '## end of an example';

/** What each program prints. They run one after the other in one Python, which takes longer to start than any of them to run. */
function printedByAll(language: CodeLanguage, all: readonly WorkedExample[]): Map<string, number[]>[] {
  const parts = all.map((example) => {
    const code = workedCode(language, example, examples.evaluateWorkedExample(example));
    return `exec(${JSON.stringify(code)}, {})\nprint("${end}")\n`;
  });
  return printedBy(parts.join('')).split(end).map(figuresOf);
}

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  const all = [...published, ...changed];
  const printed = printedByAll(language, all);

  it.each(all.map((example, place) => ({ id: example.id, example, place })))('$id', ({ example, place }) => {
    const expected = expectedOf(example);
    for (const [name, figures] of expected) {
      const found = printed[place]?.get(name) ?? [];
      expect(found, name).toHaveLength(figures.length);
      figures.forEach((figure, index) => {
        const deviation = Math.abs((found[index] ?? NaN) - figure);
        expect(deviation, name).toBeLessThanOrEqual(1e-12 * Math.max(1e-3, Math.abs(figure)));
      });
    }
  });
});

it('a law without a dimension is printed for some', () => {
  const example = of('variance-of-score');
  const printed = run(workedCode('numpy', example, examples.evaluateWorkedExample(example)));
  expect(printed.get('d_k = 64, variance of the score')).toEqual([64]);
  expect(printed.get('d_k = 64, its standard deviation')).toEqual([8]);
});

it('formulas of a derivative are held against slopes', () => {
  const example = of('softmax-derivative');
  const printed = run(workedCode('numpy', example, examples.evaluateWorkedExample(example)));
  expect(printed.size).toBe(2);
  for (const [deviation = NaN] of printed.values()) expect(deviation).toBeLessThan(1e-9);
});

it.each([
  ['007', '7'],
  ['-0.5', '-0.5'],
  ['0', '0'],
  ['00', '0'],
  ['1,202,604', '1202604'],
])('%s is written %s', (text, written) => {
  expect(pythonNumber(text)).toBe(written);
});
