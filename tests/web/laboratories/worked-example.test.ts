// The parts of <dk-worked-example> that draw nothing: what is asked of the core, and how its texts are cut.
import { describe, expect, test } from 'vitest';
import type { WorkedExample, WorkedLine } from '../../../web/core/examples-client.ts';
import '../../../web/laboratories/worked-example/words.en.ts';
import {
  changedInputs,
  exerciseOf,
  hasMistake,
  menuOf,
  type Changes,
} from '../../../web/laboratories/worked-example/exercise.ts';
import { computedText, cut, ownIndices, remarkSentence } from '../../../web/laboratories/worked-example/calculation.ts';
import {
  printedFigures,
  TypedFigures,
  permitted,
  refusedInput,
  refusedLine,
} from '../../../web/laboratories/worked-example/given.ts';
import { chapters } from '../../../web/lesson/pages/chapters.ts';
import { english, german } from '../../../web/lesson/pages/prose.ts';
import { examples } from '../../bindings/core.ts';

const source: WorkedExample = {
  id: 'x',
  source: 'B',
  sourceTitle: 'title',
  where: 'here',
  kind: 'softmax',
  inputs: [
    { name: 'scores', values: ['14', '10', '12'] },
    { name: 'd_k', values: ['64'] },
  ],
  printed: [{ name: 'weights', values: ['0.419', '0.254', '0.326'] }],
  rule: { id: 'sqrt', parameter: 0 },
  elided: false,
};
const none: Changes = { inputs: [], rule: 'source', exponent: 0.5, constant: 8, printed: [] };

describe('an exercise', () => {
  test('is the source as it stands while nothing is changed', () => {
    expect(exerciseOf(source, none)).toEqual({ example: source, changed: false });
  });

  test('has changed inputs, and no printed figures of the source any more', () => {
    const { example, changed } = exerciseOf(source, { ...none, inputs: [{ name: 'scores', values: ['1', '2'] }] });
    expect(changed).toBe(true);
    expect(example.inputs[0]).toEqual({ name: 'scores', values: ['1', '2'] });
    expect(example.printed).toEqual([]);
  });

  test('has the chosen rule with its parameter', () => {
    const { example, changed } = exerciseOf(source, { ...none, rule: 'power', exponent: 0.25 });
    expect(example.rule).toEqual({ id: 'power', parameter: 0.25 });
    expect(changed).toBe(true);
  });

  test("is unchanged where the chosen rule is the source's own", () => {
    expect(exerciseOf(source, { ...none, rule: 'sqrt' }).changed).toBe(false);
  });

  test('takes an input that the source does not give', () => {
    const { example } = exerciseOf(source, { ...none, inputs: [{ name: 'people', values: ['3'] }] });
    expect(example.inputs.at(-1)).toEqual({ name: 'people', values: ['3'] });
  });
});

test("figures equal to the source's are no change", () => {
  const changes = [{ name: 'd_k', values: ['16'] }];
  expect(changedInputs(source, changes, { name: 'd_k', values: ['64'] })).toEqual([]);
});

test('a number with closing zeros is no change, another number is', () => {
  expect(changedInputs(source, [], { name: 'd_k', values: ['64.0'] })).toEqual([]);
  expect(changedInputs(source, [], { name: 'scores', values: ['14.00', '+10', '12.'] })).toEqual([]);
  expect(changedInputs(source, [], { name: 'd_k', values: ['640'] })).toHaveLength(1);
});

test('an empty field of one number is told what that number may be, not how long a list', () => {
  const typed = new TypedFigures();
  expect(typed.type('d_k', ' ', { label: 'dₖ', single: permitted('d_k') })).toBeUndefined();
  expect(typed.error('d_k')).toMatchObject({ code: 'empty', range: '1 … 4096' });
  expect(typed.refused).toBe(true);
  expect(typed.type('scores', '', { label: 'scores' })).toBeUndefined();
  expect(typed.error('scores')).toMatchObject({ range: '1 … 64' });
});

test('figures of the core with an exponent are written as powers of ten', () => {
  const line = { computed: '2.7315701317659237233e-7', bound: 'exact' } as WorkedLine;
  expect(computedText(line)).toBe('2.73157013… × 10^−7');
  const remark = { remark: 'holds-always', remarkValues: ['12', '8.58933632e-27'] } as unknown as WorkedLine;
  expect(remarkSentence(remark)).toBe('Agrees with measured slopes at 12 points, to within 8.6\u00a0×\u00a010⁻²⁷.');
});

test("a reader's printed figures go to the places of their lines, with gaps", () => {
  const own = [
    { name: 'weight-3', values: ['0.3'] },
    { name: 'sum-0', values: ['13.7'] },
    { name: 'no-such-line-1', values: ['1'] },
  ];
  expect(printedFigures('softmax', own)).toEqual([
    { name: 'weights', values: ['', '', '0.3'] },
    { name: 'sum', values: ['13.7'] },
  ]);
});

test.each([
  ['score 2', 'scores'],
  ['d_k', 'd_k'],
  ['printed weight 2', undefined],
])('a refusal of %s belongs to %s', (parameter, name) => {
  expect(refusedInput(parameter, source.inputs)).toBe(name);
});

test.each([
  ['printed weight 2', 'weight-2'],
  ['printed scaled score 1', 'scaled-score-1'],
  ['printed sum', 'sum-0'],
  ['score 2', undefined],
])('a refusal of %s belongs to the line %s', (parameter, name) => {
  expect(refusedLine(parameter)).toBe(name);
});

test('lines of one name are numbered from 1 where they begin anew; a line that stands alone keeps its number', () => {
  const line = (label: string, index: number): WorkedLine => ({ label, index }) as WorkedLine;
  const both = [1, 2, 3, 4].map((index) => line('weight', index));
  const lines = [both[0], both[1], line('sum', 0), both[2], both[3], line('percent', 2)].filter((each) => !!each);
  expect(ownIndices(lines)).toEqual([1, 2, 0, 1, 2, 2]);
});

test.each([
  ['5.7546026760057306944', '5.75460267…'],
  ['0.41922895160969770543', '0.419228951…'],
  ['0.000016086920012345', '0.0000160869200…'],
  ['1202604.2841647767777', '1202604.28…'],
  ['5184705528587072464087', '5184705528587072464087'],
  ['1.75', '1.75'],
  ['-0.3875', '-0.3875'],
  ['5.1847055285870724641e21', '5.18470552…e21'],
  ['d_k', 'd_k'],
])('%s is cut, not rounded, to %s', (text, expected) => {
  expect(cut(text)).toBe(expected);
});

describe('the examples with a mistake', () => {
  const all = examples.workedExamples();
  const mistaken = (example: WorkedExample): boolean => hasMistake(examples.evaluateWorkedExample(example));
  const wrong = all.filter(mistaken).map(({ id }) => id);

  test('come first in the menu, each example once, the others by source', () => {
    const [first, ...groups] = menuOf(all, mistaken).map(({ name, options }) => ({
      name,
      ids: options.map(({ value }) => value),
    }));
    expect(first).toEqual({ name: 'With a mistake', ids: wrong });
    expect(wrong.length).toBeGreaterThan(0);
    expect(groups.map(({ name }) => name)).toEqual([
      ...new Set(all.filter((each) => !mistaken(each)).map(({ sourceTitle }) => sourceTitle)),
    ]);
    const ids = [first, ...groups].flatMap((each) => each?.ids ?? []);
    expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test('need no group where there are none', () => {
    expect(menuOf([source], () => false).map(({ name }) => name)).toEqual(['title']);
  });

  test.each([english, german])('are all named by the chapter, each as a link that opens it', (writer) => {
    const chapter = chapters.find(({ id }) => id === 'examples')?.content(writer) ?? '';
    const linked = [...chapter.matchAll(/<li><a href="#v=1&amp;worked-example\.id=([^"&]+)">/g)];
    expect(linked.map(([, id]) => id).sort()).toEqual([...wrong].sort());
  });
});
