// Published claims: each has its verdict, reason, chapter and evidence, and the page's figures are those of the core.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { claims, type Evidence } from '../../../web/lesson/claims/claims.ts';
import { claimFigures } from '../../../web/lesson/claims/figures.ts';
import { claimsBody, reasonOf } from '../../../web/lesson/claims/page.ts';
import { chapters } from '../../../web/lesson/chapters.ts';
import { startCores } from '../../../web/lesson/figures/cores.ts';
import { Summary } from '../../../web/lesson/figures/summary.ts';
import { claimTexts, claimVerdicts } from '../../../web/messages/en/claims.ts';
import { readState } from '../../../web/parameters/url.ts';
import { chapters as chaptersCore, boundChapters } from '../../bindings/chapters-core.ts';
import { bound, core, examples } from '../../bindings/core.ts';
import { everyLaboratory } from '../parameters/every-laboratory.ts';

const root = resolve(import.meta.dirname, '../../..');
const cores = await startCores();
const summary = new Summary(cores);
const figures = claimFigures(cores, summary);
const body = claimsBody(cores, summary);

test('there are 29, each once', () => {
  expect(claims.map(({ id }) => id)).toEqual(
    Array.from({ length: 29 }, (_, at) => `claim-${String(at + 1).padStart(2, '0')}`),
  );
  expect(Object.keys(claimTexts).sort()).toEqual(claims.map(({ id }) => id));
});

for (const { id, verdict, chapter, evidence } of claims) {
  test(`${id} has a verdict, a reason with all its figures, a chapter, and evidence that is there`, () => {
    expect(Object.keys(claimVerdicts)).toContain(verdict);
    const { says = '', reason = '' } = claimTexts[id] ?? {};
    expect(says).toMatch(/[.?]$/);
    expect(reasonOf(reason, figures)).toMatch(/\.$/);
    expect(chapters.map((each) => each.id)).toContain(chapter);
    expect(evidence.length).toBeGreaterThan(0);
    for (const each of evidence) expect(faults(each)).toEqual([]);
  });
}

/** What is wrong with a piece of evidence. */
function faults(evidence: Evidence): string[] {
  switch (evidence.kind) {
    case 'core':
      return evidence.call in chaptersCore || evidence.call in core || evidence.call in examples ? [] : [evidence.call];
    case 'test':
      return existsSync(resolve(root, evidence.file)) ? [] : [evidence.file];
    case 'reference':
      return evidence.title !== '' && evidence.address.startsWith('https://') ? [] : [evidence.address];
    case 'laboratory':
      return stateFaults(evidence.chapter, evidence.state);
  }
}

/** A link to a laboratory names a chapter, reads without a note, and sets something. */
function stateFaults(chapter: string, state: string): string[] {
  const [name = ''] = state.split('.');
  const selection = everyLaboratory.find(([each]) => each === name)?.[1];
  if (!selection) return [`no laboratory ${name}`];
  const { values, notes } = readState(`#${chapter}&v=1&${state}`, name, selection);
  const changed = Object.entries(selection).some(
    ([key, parameter]) => parameter.text(values[key]) !== parameter.text(parameter.initial),
  );
  return [
    ...notes.map(({ code, parameter }) => `${code} ${parameter}`),
    ...(changed ? [] : [`${state} changes nothing`]),
    ...(chapters.some(({ id }) => id === chapter) ? [] : [`no chapter ${chapter}`]),
  ];
}

test('every figure of a reason is used, and none is typed into the page that the core gives', () => {
  const reasons = Object.values(claimTexts)
    .map(({ reason }) => reason)
    .join(' ');
  for (const name of Object.keys(figures)) expect(reasons).toContain(`{${name}}`);
  expect(body).not.toMatch(/\{\w+\}|>undefined<|NaN/);
});

test('figures of the page are those that the bound core gives', () => {
  const upper = boundChapters.scoreProbabilities(64, [10]);
  if (!('value' in upper)) throw new Error('refused');
  const share = (upper.value.upperTail[0] ?? 0) * 100;
  expect(figures.aboveTen).toBe(`${share.toFixed(0)}%`);
  const weights = chaptersCore.softmaxSteps([9, 8.6, 0, 0]).weights;
  expect(figures.nearFirst).toBe(`${((weights[0] ?? 0) * 100).toFixed(0)}%`);
  expect(summary.of('none', 64).scoreStd?.value).toBe(new Summary({ bound, core }).of('none', 64).scoreStd?.value);
});

test('every printed figure stands on the page with the verdict of the core', () => {
  const lines = examples
    .workedExamples()
    .flatMap((example) => examples.evaluateWorkedExample(example).lines.filter(({ printed }) => printed !== ''));
  expect(body.match(/<tr class="(agrees|differs|conditional|undecidable)">/g)).toHaveLength(lines.length);
  for (const verdict of ['agrees', 'differs', 'conditional', 'undecidable'])
    expect(body.split(`<tr class="${verdict}">`).length - 1).toBe(
      lines.filter((line) => line.verdict === verdict).length,
    );
});

test('the printed diagonals of the Jacobian agree, as the reason of claim 28 says', () => {
  for (const id of ['jacobian-diagonal-uniformish', 'jacobian-diagonal-one-hot']) {
    const example = examples.workedExamples().find((each) => each.id === id);
    if (!example) throw new Error(`no example ${id}`);
    const printed = examples.evaluateWorkedExample(example).lines.filter((line) => line.printed !== '');
    expect(printed.map(({ verdict }) => verdict)).toEqual(printed.map(() => 'agrees'));
  }
});

test('sentences of claims have no stray blanks and no dashes for commas', () => {
  const text = readFileSync(resolve(root, 'web/messages/en/claims.ts'), 'utf8');
  expect(text).not.toMatch(/—|[^ \n] {2}[^ ]/);
});
