// Published claims: each has its verdict, reason, chapter and evidence, and the page's figures are those of the core.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { claims, type Evidence } from '../../../web/lesson/claims/claims.ts';
import { claimFigures } from '../../../web/lesson/claims/figures.ts';
import { claimsBody, reasonOf } from '../../../web/lesson/claims/page.ts';
import { chapters } from '../../../web/lesson/pages/chapters.ts';
import { startCores, Summary } from '../../../web/lesson/figures/cores.ts';
import { english, german, quotations, quotedVerdicts } from '../../../web/lesson/pages/prose.ts';
import * as germanClaims from '../../../web/lesson/claims/words.de.ts';
import {
  claimSources,
  claimTables,
  claimTexts,
  claimVerdicts,
  figureNotes,
} from '../../../web/lesson/claims/words.en.ts';
import { saturation as germanSaturation } from '../../../web/laboratories/saturation-map/words.de.ts';
import { saturation } from '../../../web/laboratories/saturation-map/words.en.ts';
import { readState } from '../../../web/schema/url.ts';
import { chapters as chaptersCore, boundChapters } from '../../bindings/chapters-core.ts';
import { core, examples } from '../../bindings/core.ts';
import { chapterBlocks, chapterTexts } from '../lesson/chapter-texts.ts';
import { everyLaboratory, keyOf } from '../schema/every-laboratory.ts';

const root = resolve(import.meta.dirname, '../../..');
const cores = await startCores();
const summary = new Summary(cores);
const figures = claimFigures(cores, summary);
/** The page with the blanks that hold a line together as plain ones. */
const bodyOf = (...of: Parameters<typeof claimsBody>): string => claimsBody(...of).replaceAll('\u00A0', ' ');
const body = bodyOf(cores, summary);

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
    expect(reasonOf(reason, { ...figures, ...quotations('en') })).toMatch(/\.(?:<\/q>)?$/);
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
  const selection = everyLaboratory.find(([each]) => keyOf(each) === name)?.[1];
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
  const reasons = [
    ...Object.values(claimTexts).map(({ reason }) => reason),
    ...Object.values(claimTables).flatMap(({ rows }) => rows.flat()),
  ].join(' ');
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
  expect(summary.of('none', 64).scoreStd?.value).toBe(new Summary({ core }).of('none', 64).scoreStd?.value);
});

test('every printed figure stands on the page with the verdict of the core', () => {
  const lines = examples
    .workedExamples()
    .flatMap((example) => examples.evaluateWorkedExample(example).lines.filter(({ printed }) => printed !== ''));
  expect(body.match(/<tr role="row" class="(agrees|differs|conditional|undecidable)">/g)).toHaveLength(lines.length);
  for (const verdict of ['agrees', 'differs', 'conditional', 'undecidable'])
    expect(body.split(`<tr role="row" class="${verdict}">`).length - 1).toBe(
      lines.filter((line) => line.verdict === verdict).length,
    );
});

test('each source of printed figures stands once above its examples, and each example has a name of its own', () => {
  const figuresPart = body.slice(body.indexOf('id="figures"'));
  const named = (tag: string): string[] =>
    [...figuresPart.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)`, 'g'))].map(([, text = '']) => text);
  for (const tag of ['h3', 'h4']) expect(new Set(named(tag)).size, tag).toBe(named(tag).length);
  expect(named('h3')).toEqual(Object.values(claimSources));
});

test('a source is called here as the core calls it', () => {
  for (const { source, sourceTitle } of examples.workedExamples())
    expect(Object.entries(claimSources)).toContainEqual([source, sourceTitle]);
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
  const text = readFileSync(resolve(root, 'web/lesson/claims/words.en.ts'), 'utf8');
  expect(text).not.toMatch(/—|[^ \n] {2}[^ ]/);
});

test('a claim that is true under a condition says it in one line, beside the verdict, in both languages; no other has one', () => {
  for (const [page, texts] of [
    [body, claimTexts],
    [bodyOf(cores, summary, german), germanClaims.claimTexts],
  ] as const) {
    for (const { id, verdict } of claims) {
      const { condition = '' } = texts[id] ?? {};
      expect(condition !== '', id).toBe(verdict === 'conditional');
      if (condition === '') continue;
      expect(condition, id).toMatch(/\.$/);
      expect(condition.length, id).toBeLessThan(180);
      expect(page).toContain(condition.replaceAll('\u00A0', ' '));
    }
  }
});

test('a question gets an answer and no verdict, and is not counted', () => {
  const questions = claims.filter(({ verdict }) => verdict === 'question').map(({ id }) => id);
  expect(questions).toEqual(['claim-08', 'claim-12']);
  for (const { id } of claims) expect(claimTexts[id]?.says.endsWith('?'), id).toBe(questions.includes(id));
  expect(body).toContain(`<p>${String(claims.length - questions.length)} claims: `);
  const [, counts = ''] = /<p>27 claims: ([^<]*)/.exec(body) ?? [];
  const told = [...counts.matchAll(/\d+/g)].map(([number]) => Number(number));
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(claims.length - questions.length);
  expect(readFileSync(resolve(root, 'README.md'), 'utf8')).toContain(
    `checks ${String(claims.length - questions.length)} published claims, answers two published questions`,
  );
});

test('chapters quote verdicts and conditions from the table, and write none of their own', () => {
  const quoted = quotedVerdicts('en');
  expect(Object.keys(quoted)).not.toContain('claim08');
  for (const { models, temperature } of [chapterTexts.en, chapterTexts.de])
    for (const text of [models, temperature]) expect(text).toContain('{{claim25}}');
  expect(chapterTexts.en.assumptions).toContain('{{claim11}}');
  for (const [key, text] of [chapterBlocks.en, chapterBlocks.de].flatMap((blocks) => Object.entries(blocks))) {
    expect(text, key).not.toMatch(/_(?:true|false|not always|under stated|unter)|not decided here|true under stated/i);
    for (const [name, id = ''] of text.matchAll(/\{\{claim(\d\d)\}\}/g)) {
      expect(english.known(name)).toBe(quoted[`claim${id}`]);
      // A verdict that holds under a condition is never quoted without it.
      const found = claims.find((each) => each.id === `claim-${id}`);
      if (found?.verdict === 'conditional') expect(text, key).toContain(`{{claim${id}.condition}}`);
    }
  }
});

test('the paper is quoted word for word: its suspicion, what it scales by, and footnote 4', () => {
  const plain = (html = ''): string =>
    html
      .replace(/<span role="img" aria-roledescription="formula" aria-label="([^"]*)">.*?<\/math><\/span>/g, '$1')
      .replace(/<[^>]+>/g, '');
  const { paperSuspects, paperScales, paperFootnote } = quotations('en');
  expect(plain(paperSuspects)).toBe(
    'We suspect that for large values of d k, the dot products grow large in magnitude, pushing the softmax function into regions where it has extremely small gradients.',
  );
  expect(plain(paperScales)).toBe('To counteract this effect, we scale the dot products by 1 over square root of d k.');
  expect(plain(paperFootnote)).toMatch(
    /^To illustrate why the dot products get large, assume that the components of q and k are independent random variables with mean 0 and variance 1\. Then their dot product, .*, has mean 0 and variance d k\.$/,
  );
  for (const writer of [english, german]) {
    const html = (id: string): string => chapters.find((each) => each.id === id)?.content(writer) ?? '';
    expect(html('formula')).toContain('We suspect that for large values');
    expect(html('assumptions')).toContain('assume that the components of q and k');
  }
});

test('phrases of the sources are met: gradient instabilities, tuned hyperparameters', () => {
  for (const texts of [claimTexts, germanClaims.claimTexts]) {
    expect(texts['claim-14']?.reason).toContain('gradient instabilities');
    expect(texts['claim-13']?.reason).toContain('unlike tuned hyperparameters');
  }
  for (const { models, examples: checked } of [chapterTexts.en, chapterTexts.de]) {
    expect(models).toContain('gradient instabilities');
    expect(checked).toMatch(/\[50[;,] 10[;,] 5\].*10.*100/);
  }
});

test('the tables of the textbook are shown, row by row, with what is computed here', () => {
  expect(Object.keys(claimTables)).toEqual(['claim-21', 'claim-29']);
  for (const [id, { caption, columns, rows }] of Object.entries(claimTables)) {
    expect(body.slice(body.indexOf(`id="${id}"`))).toContain(`<caption>${caption}</caption>`);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const twin = germanClaims.claimTables[id];
    expect(twin?.rows.map((row) => row.join().match(/\{\w+\}/g))).toEqual(
      rows.map((row) => row.join().match(/\{\w+\}/g)),
    );
  }
});

test('no claim calls tr J a gradient, or says that gradients are gone or would ask for the largest divisor', () => {
  for (const texts of [claimTexts, germanClaims.claimTexts])
    for (const [id, { reason }] of Object.entries(texts))
      expect(reason, id).not.toMatch(
        /vanish|gradient (?:is|are) gone|typical gradient|largest divisor|verschw|größten Divisor/,
      );
});

test('the laboratory of saturation gives the verdicts and conditions of the page of claims, word for word', () => {
  const met = { certain: 'claim-04', small: 'claim-16', one: 'claim-20', table: 'claim-21' } as const;
  for (const [sentences, catalogue] of [
    [saturation, { claimTexts, claimVerdicts, condition: 'Condition: ' }],
    [germanSaturation, { ...germanClaims, condition: 'Bedingung: ' }],
  ] as const) {
    for (const [name, id] of Object.entries(met) as [keyof typeof met, string][]) {
      const verdict = claims.find((each) => each.id === id)?.verdict ?? 'question';
      const condition = catalogue.claimTexts[id]?.condition;
      const said = `${catalogue.claimVerdicts[verdict]}.${condition === undefined ? '' : ` ${catalogue.condition}${condition}`}`;
      expect(sentences[`saturation.claim.${name}.verdict`]).toBe(said.charAt(0).toUpperCase() + said.slice(1));
    }
  }
});

test('printed examples say what they are divided by: 10 is no √dₖ here, squares by n or by n − 1', () => {
  const ids = examples.workedExamples().map(({ id }) => id);
  for (const [id, note] of Object.entries(figureNotes)) {
    expect(ids).toContain(id);
    expect(body).toContain(note);
    expect(germanClaims.figureNotes[id]).toBeDefined();
  }
  expect(figureNotes['softmax-5-1-half']).toMatch(/divided by 10.*dₖ = 100/);
  expect(figureNotes['variance-2-4-6']).toContain('divided by n.');
  expect(figureNotes['large-dimension-dk-64-unscaled']).toContain('divided by n − 1');
});

test('the chapter of examples asks for four mistakes, and the core finds as many, where it says they are', () => {
  const wrong = examples
    .workedExamples()
    .map((example) => ({ ...example, lines: examples.evaluateWorkedExample(example).lines }))
    .filter(({ lines }) => lines.some(({ verdict }) => verdict === 'differs'));
  expect(wrong).toHaveLength(4);
  const task = (chapterTexts.en.examples ?? '').split('<dk-worked-example>')[0];
  for (const { where } of wrong) expect(task).toContain(where.replace(/ \(.*/, ''));
  expect(task).toContain('Four examples');
});

test('a filter counts the claims of each verdict and of each source', () => {
  const counts = (by: 'verdict' | 'source'): Record<string, number> =>
    Object.fromEntries(
      [...body.matchAll(new RegExp(`name="${by}" value="(\\w+)"[^>]*> [^<]*\\((\\d+)\\)</label>`, 'g'))].map(
        ([, value = '', count]) => [value, Number(count)],
      ),
    );
  for (const by of ['verdict', 'source'] as const) {
    const { all, ...each } = counts(by);
    expect(all).toBe(claims.length);
    expect(Object.values(each).reduce((sum, count) => sum + count, 0)).toBe(claims.length);
    expect(Object.keys(each).sort()).toEqual([...new Set(claims.map((claim) => claim[by]))].sort());
  }
});
