// The laboratory of rules without a browser: what it asks for, what it keeps, what it shows before the reader has guessed.
import { expect, test } from 'vitest';
import { Book } from '../../../web/elements/dk-scalings/book.ts';
import { scalingsCsv, scalingsTables } from '../../../web/elements/dk-scalings/figures.ts';
import { notes } from '../../../web/elements/dk-scalings/notes.ts';
import { question } from '../../../web/elements/dk-scalings/question.ts';
import { sentence } from '../../../web/elements/dk-scalings/sentence.ts';
import { viewOf, type View } from '../../../web/elements/dk-scalings/view.ts';
import { choicesOf, constantStops, exponentStops, wanted } from '../../../web/elements/dk-scalings/wanted.ts';
import type { SweepSpecification } from '../../../web/core/types.ts';
import { scalingsParameters } from '../../../web/parameters/laboratories/scalings.ts';
import { bound, core } from '../../bindings/core.ts';

const rules = core.scaleRules();
const draws = { seed: '1', samples: 500, keys: 8 };
const settings = {
  ...draws,
  dimensions: [1, 4, 64, 4096],
  focus: 64,
  exponent: 0.25,
  constant: 8,
  gain: 10,
  shown: ['none', 'sqrt', 'linear', 'log', 'fifth-power'],
};
const asked = wanted(rules, settings);

/** A report as the pool would give it. */
function report(specification: SweepSpecification, d: number): ReturnType<typeof core.sweepReport> {
  const chunks = Array.from({ length: core.sweepChunks(specification.samples) }, (_, chunk) => {
    const answer = bound.sweepChunk(specification, d, chunk);
    if ('error' in answer) throw new Error(answer.error.code);
    return answer.value;
  });
  return core.sweepReport(
    specification,
    d,
    chunks.reduce((earlier, later) => core.mergeSummaries(earlier, later)),
  );
}

function filled(): Book {
  const book = new Book(draws);
  const first = book.missing(asked);
  if (!first) throw new Error('nothing is missing');
  book.take(first.dimensions.map((d) => report(first.specification, d)));
  book.finish(first);
  return book;
}

const book = filled();
const view = (revealed: boolean, more: Partial<typeof settings> = {}): View =>
  viewOf(core, { rules, settings: { ...settings, ...more }, grid: asked.dimensions, book, revealed });

test('all rules are asked for at once, then those that sliders may come to', () => {
  expect(asked.batches.map((batch) => batch.length)).toEqual([
    rules.length,
    exponentStops.length,
    constantStops.length,
  ]);
  for (const batch of asked.batches) expect(batch.length).toBeLessThanOrEqual(16);
  expect(exponentStops).toContain(0.5);
  expect(constantStops).toContain(8);
});

test('the sliders stop where the rules are defined', () => {
  for (const p of exponentStops) expect(() => core.divisor({ id: 'power', parameter: p }, 64)).not.toThrow();
  for (const c of constantStops) expect(() => core.divisor({ id: 'constant', parameter: c }, 64)).not.toThrow();
});

test('what is measured is not asked for again, a new exponent or a new d is', () => {
  expect(new Book(draws).missing(asked)).toMatchObject({ ahead: false, dimensions: [1, 4, 64, 4096] });
  expect(book.missing(asked)).toMatchObject({ ahead: true });
  const moved = wanted(rules, { ...settings, exponent: 0.3 });
  expect(book.missing(moved)).toMatchObject({
    ahead: false,
    specification: { rules: [{ id: 'power', parameter: 0.3 }] },
  });
  const farther = wanted(rules, { ...settings, focus: 100 });
  expect(book.missing(farther)).toMatchObject({ ahead: false, dimensions: [100] });
});

test('a rule that is measured alone has the bits that it has among all: the vectors are the same', () => {
  const alone = report({ ...draws, rules: [{ id: 'sqrt', parameter: 0 }] }, 64).rules[0];
  expect(book.report(64, [{ id: 'sqrt', parameter: 0 }])?.rules[0]).toEqual(alone);
  const half = report({ ...draws, rules: [{ id: 'power', parameter: 0.5 }] }, 64).rules[0];
  expect(half?.peakWeight?.value).toBeCloseTo(alone?.peakWeight?.value ?? 0, 12);
});

test('an early report does not take the place of a later one', () => {
  const root = [{ id: 'sqrt', parameter: 0 }];
  const small = { ...draws, samples: 256 };
  const own = new Book(draws);
  own.take([report({ ...draws, rules: root }, 4), report({ ...small, rules: root }, 4), null]);
  expect(own.report(4, root)?.samples).toBe(500);
});

test('before the guess no figure beyond d = 4 is among those that pictures are made from', () => {
  const closed = view(false);
  expect(closed.reports.map(({ d }) => d)).toEqual([1, 4]);
  expect(closed.grid).toEqual([1, 4, 64, 4096]);
  expect([closed.focus, closed.near?.d]).toEqual([4, 4]);
  expect(view(true).reports.map(({ d }) => d)).toEqual([1, 4, 64, 4096]);
});

test('the spine: peak and typical trace of the reference table', () => {
  const near = view(true).near;
  const of = (id: string): (number | undefined)[] => {
    const own = near?.rules.find(({ rule }) => rule.id === id);
    return [own?.peakWeight?.value, own?.jacobianTrace?.value];
  };
  const expected = { none: [0.873, 0.181], sqrt: [0.358, 0.769], linear: [0.148, 0.873], log: [0.548, 0.589] };
  for (const [id, figures] of Object.entries(expected)) {
    of(id).forEach((figure, index) => {
      expect(Math.abs((figure ?? 0) - (figures[index] ?? 0))).toBeLessThan(0.04);
    });
  }
});

test('ln d and layer norm have no figure at d = 1, and it is said why', () => {
  const shown = view(true, { shown: ['log', 'layer-norm', 'sqrt'], focus: 1 });
  expect(shown.near?.rules.find(({ rule }) => rule.id === 'log')?.peakWeight).toBeNull();
  expect(shown.rules.map(({ least }) => least)).toEqual([1, 2, 2]);
  const said = notes(core, shown);
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('ln 1 = 0');
});

test('the rule e^(πd) is told by its logarithm where the number itself would overflow', () => {
  const [note] = notes(core, view(true, { shown: ['exponential'], focus: 4096 }));
  expect(note).toContain('12,870');
  expect(note).toContain('226');
});

test('the sentence tells peak and trace at the d in focus, and how level the root stays', () => {
  expect(sentence(view(true))).toMatch(
    /^At dₖ = 64 the strongest of 8 keys takes 8\d% .* From dₖ = 4 to 4,096 .*0\.3\d\d/,
  );
  expect(sentence(view(true, { focus: 4 }))).toContain('hardly matters');
  const empty = viewOf(core, { rules, settings, grid: asked.dimensions, book: undefined, revealed: true });
  expect(sentence(empty)).toBe('Nothing is measured yet at dₖ = 64.');
});

test('the question is answered from the largest d, and not before it is measured', () => {
  expect(question(undefined, asked).outcome).toBeUndefined();
  const { outcome, question: put } = question(book, asked);
  expect(put.text).toContain('4,096');
  expect(outcome?.value).toBe('large');
  expect(outcome?.text).toMatch(/0\.7\d under ÷ √dₖ.*0\.8\d under ÷ dₖ .* × 10⁻/);
  expect(put.answer.kind === 'choice' && put.answer.options.map(({ value }) => value)).toContain('large');
});

test('tables and file hold the rules on show, at every d that is shown', () => {
  const limits = core.exponentialLimits(8);
  const tables = scalingsTables(view(true), draws, limits);
  expect(tables).toHaveLength(1 + 5 + 1);
  expect(tables[6]?.rows[3]).toEqual(['float64', '13', '226', '238', '239']);
  const file = scalingsCsv(view(true), draws, '0');
  expect(file.rows).toHaveLength(4);
  expect(file.columns).toContain('fifth-power_jacobianTraceMedian_low');
  expect(scalingsCsv(view(false), draws, '0').rows).toHaveLength(2);
});

test('every rule is chosen with the reader’s parameter or the table’s own', () => {
  const choices = choicesOf(rules, { ...settings, exponent: 2, constant: 3, gain: 4 });
  const of = (id: string): number | undefined => choices.find((each) => each.id === id)?.parameter;
  expect([of('power'), of('constant'), of('cosine'), of('soft-cap')]).toEqual([2, 3, 4, 50]);
  expect(scalingsParameters.shown.initial).toEqual(['none', 'sqrt', 'linear', 'log', 'constant', 'fifth-power']);
});
