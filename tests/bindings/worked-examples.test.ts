// Worked examples at the boundary: all are computed, by a function of their data alone.
import { describe, expect, test } from 'vitest';

import type { WorkedExample } from '../../web/core/examples-client.ts';
import { unreal } from './answers.ts';
import { boundExamples, examples } from './core.ts';

const all = examples.workedExamples();
const verdicts = ['agrees', 'differs', 'conditional', 'undecidable', 'unprinted'];

test('have an id each', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

describe.each(all.map((example): [string, WorkedExample] => [example.id, example]))('%s', (_, example) => {
  const evaluation = examples.evaluateWorkedExample(example);

  test('is computed line by line, each with a verdict', () => {
    expect(evaluation.lines.length).toBeGreaterThan(0);
    for (const line of evaluation.lines) {
      expect(verdicts).toContain(line.verdict);
      expect(line.shouldBe === '').toBe(line.verdict !== 'differs');
      expect(line.verdict === 'unprinted').toBe(line.printed === '');
    }
    expect(unreal(evaluation)).toEqual([]);
  });

  test('depends on its data alone', () => {
    expect(examples.evaluateWorkedExample(structuredClone(example))).toEqual(evaluation);
  });

  test('is computed without printed figures too', () => {
    const { lines } = examples.evaluateWorkedExample({ ...example, printed: [] });
    expect(lines.every(({ printed, verdict }) => printed !== '' || verdict === 'unprinted')).toBe(true);
  });
});

test('a printed figure changed by one digit changes the verdict', () => {
  const example = all.find(({ id }) => id === 'softmax-5-1-half');
  const printed = example?.printed.map(({ name, values }) => ({
    name,
    values: name === 'weights' ? ['0.972', ...values.slice(1)] : values,
  }));
  const verdictOf = (asked: WorkedExample): string | undefined =>
    examples.evaluateWorkedExample(asked).lines.find(({ label, index }) => label === 'weight' && index === 1)?.verdict;
  if (example === undefined || printed === undefined) throw new Error('the example is gone');
  expect([verdictOf(example), verdictOf({ ...example, printed })]).toEqual(['agrees', 'differs']);
});

test.each([
  ['abc', 'not-a-number'],
  ['', 'empty'],
  ['NaN', 'not-a-number'],
  ['1e999', 'out-of-range'],
])('an input "%s" is refused under its name', (score, code) => {
  const [example] = all.filter(({ kind }) => kind === 'softmax');
  if (example === undefined) throw new Error('there is no softmax');
  const inputs = [{ name: 'scores', values: ['1', score] }];
  expect(boundExamples.evaluateWorkedExample({ ...example, inputs, printed: [] })).toMatchObject({
    error: { code, parameter: 'score 2' },
  });
});
