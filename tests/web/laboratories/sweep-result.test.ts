// Reading a file of results: what the native program wrote has the core's own figures; everything else is refused with its place.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDifference, fingerprintOf, runSummary } from '../../../web/laboratories/sweep-result/summary.ts';
import { FileRefusal, mostBytes, readResult } from '../../../web/laboratories/sweep-result/result-file.ts';
import { type Result, openResult, resultText } from '../../../web/laboratories/sweep-result/result.ts';
import { refusalSentence } from '../../../web/kit/failures.ts';
import { core } from '../../bindings/core.ts';
import { changed, nextBit, smallText, type Written } from './sweep-result-file.ts';
import { answersHere as pool } from '../core/answers-here.ts';
import { open, small } from './sweep-result-opened.ts';
import { holdsInTime } from '../../seeds.ts';

const rules = core.scaleRules();

async function refusal(text: string): Promise<FileRefusal> {
  const thrown: unknown = await open(text).catch((each: unknown) => each);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toHaveProperty('parameter');
  return thrown as FileRefusal;
}

describe('the file that the native program wrote', () => {
  test('is read whole, and the core makes the same figures of its summaries as the file says', () => {
    expect(small.dimensions.map(({ d }) => d)).toEqual([1, 4, 16, 64]);
    expect(small.specification.rules.map(({ id }) => id)).toEqual(['none', 'sqrt', 'linear', 'log', 'power']);
    expect(small.disagrees).toBeUndefined();
    const said = (JSON.parse(smallText) as Written).dimensions[3]?.report;
    const own = small.dimensions[3]?.report;
    expect(own?.std.value).toBe(said?.std.value);
    own?.rules.forEach((rule, index) => {
      expect(rule.peakWeight?.value).toBe(said?.rules[index]?.peakWeight?.value);
    });
  });

  test('has the bits that the core gives here, at every d', async () => {
    for (const { d, summary } of small.dimensions) {
      const own = await runSummary({ specification: small.specification, d }, { core, pool });
      expect(firstDifference(summary, own), `d = ${String(d)}`).toBeUndefined();
      expect(fingerprintOf(own)).toBe(small.fingerprint);
    }
  });

  test('is written as it was read', async () => {
    const again = await open(resultText(small, rules));
    expect({ ...again, disagrees: undefined }).toEqual({ ...small, disagrees: undefined });
    expect(readResult(resultText(small, rules)).specification).toEqual(readResult(smallText).specification);
  });
});

test('a bit that is turned over in one summary is found where it stands, and said to contradict the report', async () => {
  const result = await open(
    changed(({ dimensions }) => {
      const summary = dimensions[3]?.summary ?? [];
      summary[8] = nextBit(Number(summary[8]));
    }),
  );
  const own = await runSummary({ specification: result.specification, d: 64 }, { core, pool });
  const file = result.dimensions[3]?.summary ?? new Float64Array();
  expect(firstDifference(file, own)).toEqual({ place: 8, file: file[8], own: own[8] });
});

test('the d of a file may stand in any order, and are shown rising', async () => {
  const result = await open(
    changed(({ specification, dimensions }) => {
      specification.dimensions.reverse();
      dimensions.reverse();
    }),
  );
  expect(result.dimensions).toEqual(small.dimensions);
});

test('zero and minus zero are two numbers, and a missing number is a difference', () => {
  expect(firstDifference(Float64Array.of(1, 0), Float64Array.of(1, -0))).toEqual({ place: 1, file: 0, own: -0 });
  expect(firstDifference(Float64Array.of(1), Float64Array.of(1, 2))?.place).toBe(1);
});

test('a file whose report says something else than its summary is shown by its summary, and says so', async () => {
  const result = await open(
    changed(({ dimensions }) => {
      const report = dimensions[1]?.report;
      if (report) report.std.value = 9;
    }),
  );
  expect(result.disagrees).toMatchObject({ path: 'file.dimensions[1].report.std.value', file: '9' });
  expect(result.dimensions[1]?.report.std.value).toBeCloseTo(2, 0);
});

/** told  what is wrong, where, what stands there and what is permitted, between bars as far as it is looked at */
type Case = [name: string, text: string, told: string];
const spec = (change: (specification: Written['specification']) => void): string =>
  changed(({ specification }) => {
    change(specification);
  });
const first = (change: (each: Written['dimensions'][number]) => void): string =>
  changed(({ dimensions }) => {
    if (dimensions[0]) change(dimensions[0]);
  });
const without = (name: string): string =>
  changed((file) => {
    Reflect.deleteProperty(file, name);
  });

const hostile = '<img src=x onerror=alert(1)>';
const cases: Case[] = [
  ['nothing', '', 'not-json|file.content'],
  ['half a file', smallText.slice(0, 4000), 'not-json|file.content'],
  ['a list', '[1]', 'malformed|file|[…]'],
  ['another format', changed((file) => (file.format = hostile)), 'unknown|file.format'],
  ['another version', changed((file) => (file.version = 2)), 'unknown|file.version|2'],
  ['no fingerprint', without('fingerprint'), 'missing|file.fingerprint'],
  ['no specification', without('specification'), 'missing|file.specification'],
  ['no dimensions', without('dimensions'), 'missing|file.dimensions'],
  [
    'another fingerprint',
    changed((file) => (file.fingerprint = '0123456789abcdef')),
    `another-run|file.fingerprint||${small.fingerprint}`,
  ],
  ['a fingerprint of another form', changed((file) => (file.fingerprint = 'XYZ')), 'malformed|file.fingerprint'],
  ['another seed', spec((asked) => (asked.seed = '8')), 'another-run'],
  ['a negative seed', spec((asked) => (asked.seed = '-1')), 'not-a-seed|file.specification.seed'],
  [
    'a seed of 65 bits',
    spec((asked) => (asked.seed = '18446744073709551616')),
    'not-a-seed|file.specification.seed||0 … 18446744073709551615',
  ],
  ['samples as text', spec((asked) => (asked.samples = '9')), 'not-a-number|file.specification.samples'],
  ['too many samples', spec((asked) => (asked.samples = 1e9)), 'out-of-range|samples'],
  ['other samples', spec((asked) => (asked.samples = 1001)), 'another-run'],
  ['an unknown member', spec((asked) => (asked.sample = 1)), 'unknown||sample'],
  [
    'an unknown rule',
    spec(({ rules: all }) => (all[1] = { rule: hostile })),
    `unknown|file.specification.rule|${hostile}`,
  ],
  ['no rules', spec((asked) => (asked.rules = [])), 'too-few|file.specification.rules'],
  ['a d that stands twice', spec((asked) => (asked.dimensions = [4, 4])), 'repeated|file.specification.dimensions|4'],
  ['another grid', spec((asked) => (asked.dimensions = [1, 4, 16, 32])), 'unknown|file.dimensions[3].d|64|32'],
  ['fewer d than were asked for', changed(({ dimensions }) => dimensions.pop()), 'wrong-length|file.dimensions|3|4'],
  ['no summary', first((each) => Reflect.deleteProperty(each, 'summary')), '|file.dimensions[0].summary'],
  ['a short summary', first(({ summary }) => summary.pop()), '|file.dimensions[0].summary length'],
  ['a text in a summary', first(({ summary }) => (summary[9] = '1')), '|file.dimensions[0].summary[9]'],
  ['null in a summary', first(({ summary }) => (summary[9] = null)), '|file.dimensions[0].summary[9]'],
  ['a summary that cannot be one', first(({ summary }) => (summary[7] = 7)), 'malformed'],
  ['the summary of another d', first(({ summary }) => (summary[3] = 4)), '|file.dimensions[0].d'],
  ['other chunks', first((each) => (each.chunks = 3)), 'out-of-range|file.dimensions[0].chunks'],
];

describe('refused with its place, what stands there, and what is permitted', () => {
  test.each(cases)('%s', async (_, text, told) => {
    const refused = await refusal(text);
    const [code, parameter, value, range] = told.split('|');
    expect(refused).toMatchObject(
      Object.fromEntries(Object.entries({ code, parameter, value, range }).filter(([, fact]) => fact)),
    );
    expect(refused.range).not.toBe('');
    expect(refusalSentence(refused)).toMatch(/Allowed: .+\.$/);
  });

  test('a file that is too large, before anything of it is read', async () => {
    const text = (): Promise<string> => Promise.reject(new Error('read'));
    await expect(openResult(core, { name: 'x', size: mostBytes + 1, text })).rejects.toMatchObject({
      code: 'too-large',
      parameter: 'file.size',
      range: `0 … ${String(mostBytes)}`,
    });
  });
});

describe('whatever a file holds', () => {
  test('as JSON of any shape, it is refused as an error with facts', async () => {
    await holdsInTime(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await refusal(text)).toHaveProperty('code');
      }),
      { numRuns: 200 },
    );
  });

  test('in place of any member of the right file, it is refused or reads to the same result', async () => {
    const file = JSON.parse(smallText) as Written;
    const members = ['format', 'version', 'core', 'specification', 'fingerprint', 'dimensions'] as const;
    const asked = Object.keys(file.specification);
    await holdsInTime(
      fc.asyncProperty(
        fc.constantFrom(...members),
        fc.constantFrom('', ...asked),
        fc.jsonValue(),
        async (name, inner, value) => {
          const text = changed((copy) => {
            if (name === 'specification' && inner !== '') copy.specification[inner] = value;
            else (copy as unknown as Record<string, unknown>)[name] = value;
          });
          const opened = await open(text).catch((thrown: unknown) => thrown);
          if (opened instanceof Error) expect(opened).toHaveProperty('range');
          else expect((opened as Result).dimensions).toEqual(small.dimensions);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('numbers of a summary that are changed never give a figure that is not finite', async () => {
    await holdsInTime(
      fc.asyncProperty(
        fc.nat({ max: (small.dimensions[0]?.summary.length ?? 1) - 1 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        async (place, value) => {
          const opened = await open(first(({ summary }) => (summary[place] = value))).catch(
            (thrown: unknown) => thrown,
          );
          if (opened instanceof Error) {
            expect(opened).toHaveProperty('range');
            return;
          }
          const { report } = (opened as Result).dimensions[0] ?? {};
          expect(Number.isFinite(report?.std.value)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
