// The laboratory of rules without a browser: what it asks for, what it keeps, what it shows before the reader has guessed.
import { expect, test } from 'vitest';
import { Book, choicesOf, pullsWanted, wanted } from '../../../web/laboratories/scalings/sweeps.ts';
import { scalingsCsv, scalingsTables, question, sentence } from '../../../web/laboratories/scalings/figures.ts';
import { PullBook, pullRows } from '../../../web/laboratories/scalings/pulls.ts';
import { notes, together } from '../../../web/laboratories/scalings/standing.ts';
import { viewOf } from '../../../web/laboratories/scalings/view.ts';
import type { View } from '../../../web/kit/sweep/focus-picture.ts';
import { constantStops, exponentStops, scalingsParameters } from '../../../web/laboratories/scalings/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { sweepReport } from '../kit/sweep-report.ts';

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
const asked = wanted(rules, settings, { ahead: true });

function filled(): Book {
  const book = new Book(draws);
  const first = book.missing(asked);
  if (!first) throw new Error('nothing is missing');
  book.take(first.dimensions.map((d) => sweepReport(first.specification, d)));
  book.finish(first);
  return book;
}

const book = filled();

/** The pulls of so many keys, from 128 rows. */
function pulled(keys: number, grid: readonly number[] = asked.dimensions): PullBook {
  const own = new PullBook({ ...draws, keys });
  const requests = own.missing(pullsWanted(rules, { ...settings, keys, dimensions: grid }));
  const [block, blocks] = [4, 32];
  for (const request of requests) {
    const all = request.rules.map(() => new Float64Array(block * blocks));
    for (let first = 0; first < block * blocks; first += block) {
      const { pulls } = chapters.targetPull({ ...request, first, rows: block });
      all.forEach((of, at) => {
        of.set(pulls.subarray(at * block, (at + 1) * block), first);
      });
    }
    request.rules.forEach((rule, at) => {
      own.take(rule, request.d, chapters.pullFigures(all[at] ?? []));
    });
  }
  return own;
}

const pulls = pulled(8);
const known = (own: PullBook | undefined): { known: () => PullBook | undefined } => ({ known: () => own });
const view = (revealed: boolean, more: Partial<typeof settings> = {}): View =>
  viewOf(core, {
    rules,
    settings: { ...settings, ...more },
    grid: asked.dimensions,
    book,
    pulls: known(pulls),
    revealed,
  });

test('all rules are asked for at once, then those that sliders may come to', () => {
  expect(asked.batches.map((batch) => batch.length)).toEqual([
    rules.length,
    exponentStops.length,
    constantStops.length,
  ]);
  for (const batch of asked.batches) expect(batch.length).toBeLessThanOrEqual(16);
  expect(wanted(rules, settings).batches).toHaveLength(1);
  expect(exponentStops).toContain(0.5);
  expect(constantStops).toContain(8);
});

test('of the pull a few rows are made ready for every stop of the exponent, each once', () => {
  const own = new PullBook({ ...draws, samples: 4096 });
  const wantedPulls = pullsWanted(rules, { ...settings, samples: 4096 });
  const requests = own.missingAhead(wantedPulls);
  expect(requests.map(({ d, rows }) => [d, rows])).toEqual([64, 4, 1, 4096].map((d) => [d, 256]));
  expect(requests[0]?.rules.map(({ parameter }) => parameter)).toEqual(exponentStops);
  const figures = chapters.pullFigures(new Float64Array(256).fill(1));
  for (const rule of requests[0]?.rules ?? []) own.take(rule, 64, figures);
  expect(own.missingAhead(wantedPulls).map(({ d }) => d)).toEqual([4, 1, 4096]);
});

test('the sliders stop where the rules are defined', () => {
  for (const p of exponentStops) expect(() => core.divisor({ id: 'power', parameter: p }, 64)).not.toThrow();
  for (const c of constantStops) expect(() => core.divisor({ id: 'constant', parameter: c }, 64)).not.toThrow();
});

test('what is measured is not asked for again, a new exponent or a new d is', () => {
  expect(new Book(draws).missing(asked)).toMatchObject({ ahead: false, dimensions: [1, 4, 64, 4096] });
  expect(book.missing(asked)).toMatchObject({ ahead: true });
  const moved = wanted(rules, { ...settings, exponent: 0.3 }, { ahead: true });
  expect(book.missing(moved)).toMatchObject({
    ahead: false,
    specification: { rules: [{ id: 'power', parameter: 0.3 }] },
  });
  const farther = wanted(rules, { ...settings, focus: 100 });
  expect(book.missing(farther)).toMatchObject({ ahead: false, dimensions: [100] });
});

test('a rule that is measured alone has the bits that it has among all: the vectors are the same', () => {
  const alone = sweepReport({ ...draws, rules: [{ id: 'sqrt', parameter: 0 }] }, 64).rules[0];
  expect(book.report(64, [{ id: 'sqrt', parameter: 0 }])?.rules[0]).toEqual(alone);
  const half = sweepReport({ ...draws, rules: [{ id: 'power', parameter: 0.5 }] }, 64).rules[0];
  expect(half?.peakWeight?.value).toBeCloseTo(alone?.peakWeight?.value ?? 0, 12);
});

test('an early report does not take the place of a later one', () => {
  const root = [{ id: 'sqrt', parameter: 0 }];
  const small = { ...draws, samples: 256 };
  const own = new Book(draws);
  own.take([sweepReport({ ...draws, rules: root }, 4), sweepReport({ ...small, rules: root }, 4), null]);
  expect(own.report(4, root)?.samples).toBe(500);
});

test('before the guess no figure beyond d = 4 is among those that pictures are made from', () => {
  const closed = view(false);
  expect(closed.reports.map(({ d }) => d)).toEqual([1, 4]);
  expect(closed.grid).toEqual([1, 4, 64, 4096]);
  expect([closed.focus, closed.near?.d]).toEqual([4, 4]);
  expect(view(true).reports.map(({ d }) => d)).toEqual([1, 4, 64, 4096]);
});

test('peak weight and mean trace are those of the reference table', () => {
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
  expect(said).toHaveLength(4);
  expect(said[0]).toContain('ln 1 = 0');
});

test('the rule e^(πd) is told by its logarithm where the number itself would overflow', () => {
  const [note] = notes(core, view(true, { shown: ['exponential'], focus: 4096 }));
  expect(note).toContain('12,870');
  expect(note).toContain('226');
});

test('the sentence tells peak weight and pull at the d in focus, and how level the root stays', () => {
  expect(sentence(view(true))).toMatch(
    /^At dₖ = 64 the strongest of 8 keys gets 8\d% .* The target’s pull is .*, 0\.\d+ and 0\.1\d*\. From dₖ = 64 to 4,096 it stays between 0\.\d\d and 0\.\d\d/,
  );
  expect(sentence(view(true, { focus: 4 }))).toContain('At dₖ = 4 the strongest');
  expect(sentence(view(false))).not.toContain('stays between');
  const empty = { rules, settings, grid: asked.dimensions, pulls: known(undefined), revealed: true };
  expect(sentence(viewOf(core, { ...empty, book: undefined }))).toBe('The weights at dₖ = 64 are not measured yet.');
  expect(sentence(viewOf(core, { ...empty, book }))).toContain('The target’s pull is being measured.');
});

test.each([8, 64, 512])('over %i keys the root alone is level from 16 to 1,024, and the guess says so', (keys) => {
  const grid = [4, 16, 1024];
  const own = pulled(keys, grid);
  const { outcome, question: put } = question(own, grid);
  expect(put.text).toContain('from dₖ = 16 to 1,024');
  expect(outcome?.value).toBe('root');
  const range = (id: string): number => {
    const [first = NaN, last = NaN] = [16, 1024].map((d) => own.of({ id, parameter: 0 }, d)?.median.value);
    return Math.max(first, last) / Math.min(first, last);
  };
  expect(range('sqrt')).toBeLessThan(1.5);
  for (const id of ['none', 'log', 'linear']) expect(range(id), id).toBeGreaterThan(3);
});

test('the guess is not judged before the pull is measured, and no divisor is praised for a large tr J', () => {
  expect(question(undefined, asked.dimensions).outcome).toBeUndefined();
  expect(question(new PullBook(draws), asked.dimensions).outcome).toBeUndefined();
  const { outcome, question: put } = question(pulls, asked.dimensions);
  expect(put.answer.kind === 'choice' && put.answer.options.map(({ value }) => value)).toEqual([
    'root',
    'large',
    'small',
    'all',
    'other',
  ]);
  expect(`${put.text} ${outcome?.text ?? ''} ${outcome?.why ?? ''}`).not.toMatch(/tr J|gradient/);
});

test('the pull takes as many rows as samples are asked for, fewer where vectors are long and keys many', () => {
  const rows = (keys: number, d: number, samples = 4096): number => pullRows({ samples, keys }, d);
  expect([rows(64, 16), rows(64, 64), rows(64, 256), rows(8, 1024), rows(512, 64)]).toEqual(Array(5).fill(4096));
  expect([rows(64, 1024), rows(512, 1024)]).toEqual([2048, 256]);
  expect(rows(64, 64, 100)).toBe(100);
  expect(rows(2, 1, 1_000_000)).toBe(65_536);
});

test('few rows of every d come before all rows, the d in focus first, and what is measured is not asked for again', () => {
  const many = { ...settings, samples: 2000, keys: 64 };
  const book64 = new PullBook({ seed: '1', samples: 2000, keys: 64 });
  const requests = book64.missing(pullsWanted(rules, many));
  expect(requests.slice(0, 4).map(({ rows }) => rows)).toEqual([256, 256, 256, 256]);
  expect([requests[0]?.d, requests[4]?.d, requests[4]?.rows]).toEqual([64, 64, 2000]);
  expect(pulls.missing(pullsWanted(rules, { ...settings, samples: 100 })).length).toBeGreaterThan(0);
  const few = new PullBook({ ...draws, samples: 100 });
  for (const { d, rules: lacking } of few.missing(pullsWanted(rules, { ...settings, samples: 100 }))) {
    for (const rule of lacking) few.take(rule, d, chapters.pullFigures(new Float64Array(100).fill(0.5)));
  }
  expect(few.missing(pullsWanted(rules, { ...settings, samples: 100 }))).toEqual([]);
  const more = few.missing(pullsWanted(rules, { ...settings, samples: 100, shown: [...settings.shown, 'cosine'] }));
  expect(more.flatMap(({ rules: lacking }) => lacking.map(({ id }) => id))).toEqual(Array(4).fill('cosine'));
});

test('only rules on show are asked for, those that the sentences name, and none where it is not defined', () => {
  const { rules: asks } = pullsWanted(rules, { ...settings, shown: ['layer-norm'] });
  expect(asks.map(({ choice }) => choice.id)).toEqual(['none', 'sqrt', 'linear', 'log', 'layer-norm']);
  const at1 = new PullBook(draws).missing(pullsWanted(rules, { ...settings, dimensions: [1], focus: 1 }));
  expect(at1.flatMap(({ rules: own }) => own.map(({ id }) => id))).not.toContain('log');
});

test('long vectors and many keys are never asked for in a request that the core refuses', () => {
  const wide = {
    ...settings,
    keys: 1024,
    samples: 1,
    dimensions: [4096],
    focus: 4096,
    shown: rules.map(({ id }) => id),
  };
  const requests = new PullBook({ seed: '1', samples: 1, keys: 1024 }).missing(pullsWanted(rules, wide));
  expect(requests.flatMap(({ rules: own }) => own)).toHaveLength(rules.length);
  for (const request of requests) expect(() => chapters.targetPull({ ...request, first: 0 })).not.toThrow();
});

test('the line says running while either measurement runs, and cancelled where one was', () => {
  const run = (
    state: 'idle' | 'running' | 'done' | 'cancelled',
    done = 0,
  ): { state: typeof state; done: number; total: number } => ({ state, done, total: 10 });
  expect(together(run('done', 10), run('running', 5))).toEqual({ state: 'running', share: 0.75 });
  expect(together(run('cancelled', 5), run('done', 10)).state).toBe('cancelled');
  expect(together(run('done'), run('done'))).toEqual({ state: 'done', share: 1 });
});

test('tables and file hold the rules on show, at every d that is shown, and their pulls', () => {
  const limits = core.exponentialLimits(8);
  const tables = scalingsTables(view(true), draws, limits);
  expect(tables).toHaveLength(1 + 1 + 5 + 1);
  expect(tables[7]?.rows[3]).toEqual(['float64', '13', '226', '238', '239']);
  // ln d has no figure at d = 1.
  expect(tables[0]?.rows).toHaveLength(5 * 4 - 1);
  const file = scalingsCsv(view(true), draws);
  expect(file.rows).toHaveLength(4);
  expect(file.columns).toContain('fifth-power_jacobianTraceMedian_low');
  const at = file.columns.indexOf('sqrt_pull');
  const parts = ['', '_low', '_high', 'Rows', 'LowerQuartile', 'UpperQuartile', 'GeometricMean', 'Mean'];
  expect(file.columns.slice(at, at + 8)).toEqual(parts.map((part) => `sqrt_pull${part}`));
  const own = pulls.of({ id: 'sqrt', parameter: 0 }, 64);
  expect(file.rows[2]?.slice(at, at + 4)).toEqual([own?.median.value, own?.median.low, own?.median.high, own?.count]);
  for (const row of file.rows) expect(row).toHaveLength(file.columns.length);
  expect(scalingsCsv(view(false), draws).rows).toHaveLength(2);
});

test('every rule is chosen with the reader’s parameter or the table’s own', () => {
  const choices = choicesOf(rules, { ...settings, exponent: 2, constant: 3, gain: 4 });
  const of = (id: string): number | undefined => choices.find((each) => each.id === id)?.parameter;
  expect([of('power'), of('constant'), of('cosine'), of('soft-cap')]).toEqual([2, 3, 4, 50]);
  expect(scalingsParameters.shown.initial).toEqual(['none', 'sqrt', 'linear', 'log', 'constant', 'fifth-power']);
});
