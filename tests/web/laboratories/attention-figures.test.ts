// What attention by hand says in figures and words, from the core's own answer.
import { describe, expect, it } from 'vitest';

import { cellText, equals, formulaText, weightText } from '../../../web/laboratories/attention/names.ts';
import { hasLong } from '../../../web/laboratories/attention/matrix.ts';
import {
  type View,
  drawMatrices,
  figure,
  measure,
  noRule,
  ruleOf,
  viewOf,
} from '../../../web/laboratories/attention/view.ts';
import {
  attentionCsv,
  attentionTables,
  outcome,
  question,
  says,
  sentence,
} from '../../../web/laboratories/attention/figures.ts';
import { divisorText, productsText } from '../../../web/laboratories/attention/working.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { attentionParameters } from '../../../web/laboratories/attention/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

const matrices = {
  q: attentionParameters.q.initial,
  k: attentionParameters.k.initial,
  v: attentionParameters.v.initial,
};

function view(id = 'sqrt', causal = false): View {
  const rule = ruleOf({ rule: id, exponent: 0.25, constant: 8 });
  return viewOf(core, { ...matrices, rule, causal });
}

describe('figures', () => {
  it('fit into a cell', () => {
    const texts = [1.466, -12.34, 123.4, -Infinity, 6e6, 0].map(cellText);
    expect(texts).toEqual(['1.47', '−12.3', '123', '−∞', '6.0\u00a0×\u00a010⁶', '0.00']);
    expect([0, 1, 0.001, 0.4476].map(weightText)).toEqual(['0', '1', '0.00', '0.45']);
  });

  it('are set equal to a calculation where so many digits are all there are', () => {
    expect([0.1 * 3, 1 / 3, 1.47].map((value) => equals(value))).toEqual(['=', '≈', '=']);
    expect(formulaText(-0.28000000000000003)).toBe('−0.28');
  });

  it('stand in sums and divisors that the formulas understand', () => {
    expect(productsText([{ left: -0.4, right: -0.6 }])).toBe('(−0.4) * (−0.6)');
    for (const id of ['none', 'sqrt', 'linear', 'log', 'power', 'constant']) {
      const text = divisorText(ruleOf({ rule: id, exponent: -0.5, constant: 2.5 }), 4);
      expect(parseFormula(`1.47 / ${text}`), text).not.toBeNull();
    }
  });
});

describe('the view', () => {
  it('is the core’s answer: scores, their half, and weights that the sentence names', () => {
    expect(figure(view(), 'scores', 1, 3)).toBeCloseTo(1.47, 12);
    expect(figure(view(), 'scaled', 1, 3)).toBeCloseTo(0.735, 12);
    expect(sentence(view(), 1)).toBe(
      'Query 2 gives key 4 the largest weight, 44.8%, after its scores have been divided by c = 2. Undivided, the same key would get 62.9%.',
    );
  });

  it('keeps the scores as they were before the mask', () => {
    const masked = view('sqrt', true);
    expect(figure(masked, 'scaled', 1, 3)).toBe(-Infinity);
    expect(masked.open[8]).toBeCloseTo(0.735, 12);
    expect(figure(masked, 'weights', 1, 3)).toBe(0);
    expect(sentence(masked, 0)).toContain('Query 1 sees key 1 alone');
  });

  it('says that a key is seen alone only where the mask hides the others, not where its weight rounds to 1', () => {
    const one = { q: [[1000]], k: [[1], [0]], v: [[1], [1]] };
    const large = viewOf(core, { ...one, rule: noRule, causal: false });
    expect(figure(large, 'weights', 0, 0)).toBe(1);
    expect(sentence(large, 0)).toContain('Query 1 gives key 1 the largest weight, 100.0%');
  });

  it('is said without a divisor where none is chosen', () => {
    expect(sentence(view('none'), 1)).toContain('Its scores are not divided');
    expect(says(view('none'), 'scaled')).toContain('No divisor');
    expect(says(view('linear'), 'scaled')).toContain('c = 4');
    expect(says(view(), 'mask')).toContain('No mask is set');
    expect(says(view('sqrt', true), 'mask')).toContain('becomes −∞');
  });
});

it('the question has the core’s answer among its options: large entries are not undone', () => {
  const { value, text } = outcome(core, view(), 1);
  const { answer } = question();
  expect(answer.kind === 'choice' && answer.options.map((option) => option.value)).toContain(value);
  expect(text).toBe('query 2 gives key 4 99.0% of its weight, in place of 44.8%');
});

describe('tables and files', () => {
  it('hold every query with every key', () => {
    const [pairs, output] = attentionTables(view('sqrt', true));
    expect(pairs?.rows).toHaveLength(15);
    expect(pairs?.rows[8]).toEqual(['2', '4', '1.47', '−∞', '0.0000', '0.0000']);
    expect(output?.rows).toHaveLength(3);
  });

  it('hold every entry of every matrix, unrounded', () => {
    const { rows, parameters } = attentionCsv(view('sqrt', true));
    expect(rows).toHaveLength(12 + 20 + 10 + 4 * 15 + 6);
    expect(rows.find(([name, row, column]) => name === 'scaled_score' && row === 1 && column === 2)?.[3]).toBe('-inf');
    expect(parameters).toContainEqual(['divisor', 2]);
  });
});

it('random entries have one decimal, and fewer are a prefix of more', () => {
  const drawn = drawMatrices(chapters, '7', 1);
  for (const entry of [drawn.q, drawn.k, drawn.v].flatMap((rows) => rows.flat()))
    expect(Number(entry.toFixed(1))).toBe(entry);
  expect(drawMatrices(chapters, '7', 1)).toEqual(drawn);
  expect(drawMatrices(chapters, '7', 2)).not.toEqual(drawn);
  expect(drawMatrices(chapters, '8', 1)).not.toEqual(drawn);
});

it('matrices stand side by side where a figure of five characters fits, and under each other elsewhere', () => {
  const sizes = { queries: 3, keys: 5, dimension: 4, valueDimension: 2 };
  expect(measure(960, sizes)).toMatchObject({ layout: 'wide', cell: 54 });
  expect(measure(328, sizes)).toMatchObject({ layout: 'stacked', beside: 0 });
  expect(measure(688, sizes)).toMatchObject({ layout: 'medium', beside: 0 });
  // In letters of twice the size there is room for half.
  expect(measure(1920, sizes, 2)).toMatchObject({ layout: 'wide', cell: 108 });
  expect(measure(1376, sizes, 2)).toMatchObject({ layout: 'medium', beside: 0 });
  // The names under one column of Q take the room of three, and a long rule takes some beside its arrow.
  expect(measure(720, { ...sizes, dimension: 3 })).toMatchObject({ layout: 'medium' });
  expect(measure(720, { ...sizes, dimension: 1 })).toMatchObject({ layout: 'medium' });
  expect(measure(800, sizes)).toMatchObject({ layout: 'wide' });
  expect(measure(800, sizes, 1, false, 'ohne Skalierung')).toMatchObject({ layout: 'medium' });
  // Longer figures have wider cells, and stand under each other sooner.
  expect(measure(960, sizes, 1, true)).toMatchObject({ layout: 'medium', cell: 60 });
  expect(hasLong(view())).toBe(false);
  expect(hasLong({ ...view(), steps: { ...view().steps, rawScores: Float64Array.of(-140000) } })).toBe(true);
  const large = { queries: 6, keys: 6, dimension: 6, valueDimension: 6 };
  expect(measure(288, large).cell * 6).toBeLessThan(288 - 30);
});
