// What is kept from one visit to the next: it comes back as it was, never takes more than 4096 characters, and nothing else is taken for it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answered, Answers } from '../../../web/laboratories/quiz/judging.ts';
import { items } from '../../../web/laboratories/quiz/items.ts';
import { nothing, type SavedProgress } from '../../../web/embed/scorm/progress.ts';
import { longest, read, write } from '../../../web/embed/scorm/suspend-data.ts';
import { encodeFragment } from '../../../web/schema/url.ts';
import { holds } from '../../seeds.ts';

const count = (most: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: most });
/** Any text that has a meaning outside this program, our own separators among it. */
const text = (most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from("aZ09-._~!*'()|/:;,=&%#+ äßλ😀")), minLength: 1, maxLength: most });
const answered: fc.Arbitrary<Answered> = fc
  .record({
    answer: fc.oneof(
      text(20),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    ),
    attempts: count(1e6),
    mark: fc.constantFrom('first', 'later', 'wrong'),
  })
  .map(({ mark, ...rest }) => ({ ...rest, first: mark === 'first', right: mark !== 'wrong' }));
const sheet = (most: number): fc.Arbitrary<Answers> =>
  fc.array(fc.tuple(text(16), answered), { minLength: 1, maxLength: most, size: 'max' }).map((each) => new Map(each));
const settings = fc
  .array(fc.tuple(fc.constantFrom('softmax', 'variance', 'gradient', 'proof'), text(8), text(400)), { maxLength: 12 })
  .map((each) =>
    each.length === 0
      ? ''
      : encodeFragment(
          new Map([['v', '1'], ...each.map(([of, key, value]) => [`${of}.${key}`, value] as const)]),
        ).slice(1),
  );
const anything = (most: number): fc.Arbitrary<SavedProgress> =>
  fc.record({
    done: fc.uniqueArray(text(12), { maxLength: 20 }),
    place: fc.option(
      fc.record({ chapter: text(12), share: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000) }),
      { nil: undefined },
    ),
    best: fc.option(fc.record({ right: fc.nat(22), of: count(22) }), { nil: undefined }),
    sheets: fc.array(fc.tuple(text(20), sheet(most)), { maxLength: 6 }).map((each) => new Map(each)),
    settings,
  });

/** A large state that fails is shown as it is: to look for a smaller one takes minutes. */
const quickly = { endOnFailure: true };

/** The settings with what belongs to one laboratory side by side, as they are kept. */
const byLaboratory = (fragment: string): string[] => fragment.split('&').sort();

describe('the text', () => {
  it('has at most 4096 characters, all of them ASCII, whatever is to be kept', () => {
    holds(
      fc.property(anything(60), (kept) => {
        const written = write(kept).text;
        expect(written.length).toBeLessThanOrEqual(longest);
        expect(written).toMatch(/^[\x20-\x7e]*$/);
      }),
      quickly,
    );
  });

  it('comes back as what it was made of, where everything fits', () => {
    let whole = 0;
    holds(
      fc.property(anything(4), (kept) => {
        const { text: written, withoutSettings, withoutSheets } = write(kept);
        const back = read(written);
        if (back.kind !== 'kept') throw new Error(`${back.kind}: ${written}`);
        if (withoutSettings.length > 0 || withoutSheets.length > 0) return;
        whole++;
        const { settings: state, ...rest } = back.kept;
        expect(rest).toEqual({ ...kept, settings: undefined, sheets: kept.sheets } as unknown as typeof rest);
        expect([...back.kept.sheets.keys()]).toEqual([...kept.sheets.keys()]);
        expect(byLaboratory(state)).toEqual(byLaboratory(kept.settings));
      }),
      quickly,
    );
    expect(whole).toBeGreaterThan(30);
  });

  it('is whole where not everything fits: what comes back is a part of what was there, and what is missing is named', () => {
    let short = 0;
    holds(
      fc.property(anything(60), (kept) => {
        const { text: written, withoutSettings, withoutSheets } = write(kept);
        const back = read(written);
        if (back.kind !== 'kept') throw new Error(`${back.kind}: ${written}`);
        if (withoutSettings.length > 0 || withoutSheets.length > 0) short++;
        const given = byLaboratory(kept.settings);
        for (const each of back.kept.settings.split('&').filter(Boolean)) expect(given).toContain(each);
        for (const [seed, answers] of back.kept.sheets) expect(answers).toEqual(kept.sheets.get(seed));
        for (const seed of withoutSheets) expect(back.kept.sheets.has(seed)).toBe(false);
        expect(back.kept.sheets.size + withoutSheets.length).toBe(kept.sheets.size);
        for (const name of withoutSettings) expect(back.kept.settings).not.toMatch(new RegExp(`(?:^|&)${name}\\.`));
      }),
      quickly,
    );
    expect(short).toBeGreaterThan(5);
  });
});

const fullSheet = (number: number): Answers =>
  new Map(
    items.map(({ id }) => [
      id,
      { answer: number === 0 ? 'temperature' : -0.12345678901234566, attempts: 999, first: false, right: true },
    ]),
  );

it('a whole sheet of the quiz and every checkpoint leave more than half of the room for settings', () => {
  const done = Array.from({ length: 16 }, () => 'temperature').map((id, place) => `${id}${String(place)}`);
  const { text: written } = write({
    done,
    place: { chapter: 'temperature', share: 0.1234 },
    best: { right: 22, of: 22 },
    sheets: new Map([['18446744073709551615', fullSheet(1)]]),
    settings: '',
  });
  expect(written.length).toBeLessThan(longest / 2);
});

it('older sheets go before the one answered last, and settings before any sheet', () => {
  const sheets = new Map([1, 2, 3, 4, 5, 6].map((seed) => [String(seed), fullSheet(seed)]));
  const given = write({ ...nothing, sheets, settings: `v=1&variance.d=${'1,'.repeat(400)}1` });
  expect(given.withoutSheets).toEqual(['2', '1']);
  expect(given.withoutSettings).toEqual(['variance']);
});

it('of the settings those of the last laboratories are left out, each whole', () => {
  const state = (name: string): string => `${name}.d=${'1,'.repeat(600)}1&${name}.seed=7`;
  const fragment = ['v=1', 'seed=9', ...['opening', 'proof', 'softmax', 'gradient'].map(state)].join('&');
  const { text: written, withoutSettings } = write({ ...nothing, settings: fragment });
  expect(withoutSettings).toEqual(['gradient']);
  const back = read(written);
  expect(back.kind === 'kept' && back.kept.settings).toBe(
    ['v=1', 'seed=9', ...['opening', 'proof', 'softmax'].map(state)].join('&'),
  );
});

it('of an address only the state of laboratories is kept, not a place on the page', () => {
  const back = (fragment: string): unknown => {
    const found = read(write({ ...nothing, settings: fragment }).text);
    return found.kind === 'kept' && found.kept.settings;
  };
  expect(back('softmax')).toBe('');
  expect(back('v=1')).toBe('');
  expect(back('v=1&at=proof,0.25&softmax.times=8&other=7')).toBe('v=1&softmax.times=8');
});

describe('what is not of this form', () => {
  const whole = write({
    ...nothing,
    done: ['size'],
    best: { right: 1, of: 22 },
    sheets: new Map([['1', fullSheet(0)]]),
  }).text;

  it('a text that was cut or grew anywhere is damaged, and nothing of it is believed', () => {
    for (let length = 'sqrt-dk/1'.length; length < whole.length; length++)
      expect(read(whole.slice(0, length)).kind).toBe('malformed');
    expect(read(`${whole} `).kind).toBe('malformed');
  });

  it.each([
    ['', 'none'],
    ['  ', 'none'],
    ['{"page":3}', 'foreign'],
    ['a'.repeat(4096), 'foreign'],
    ['sqrt-dk', 'foreign'],
    ['sqrt-dk/2/0020|whatever', 'newer'],
    ['sqrt-dk/10', 'newer'],
    ['sqrt-dk/0/0021|||||', 'malformed'],
    ['sqrt-dk/1/0019|||||', 'kept'],
    ['sqrt-dk/1/0018||||', 'malformed'],
    ['sqrt-dk/1/0022|%E0|||||', 'malformed'],
    ['sqrt-dk/1/0025||size/x||||', 'malformed'],
    ['sqrt-dk/1/0022|||1/0||', 'malformed'],
    ['sqrt-dk/1/0025||||1;std:q||', 'malformed'],
    ['sqrt-dk/1/0029||||1;std:nNaN:1f|', 'malformed'],
  ])('%s is %s', (given, kind) => {
    const length = String(given.length).padStart(4, '0');
    expect(read(given.replace(/^(sqrt-dk\/1\/)\d{4}/, `$1${length}`)).kind).toBe(kind);
  });

  it('no text whatever is thrown at', () => {
    const near = fc
      .array(fc.constantFrom(...Array.from('|/:;,!=&%0123456789abcnrfwt.-')), { maxLength: 60 })
      .map((signs) => {
        const body = `|${signs.join('')}`;
        return `sqrt-dk/1/${String(body.length + 14).padStart(4, '0')}${body}`;
      });
    holds(
      fc.property(fc.oneof(fc.string(), near), (given) => {
        expect(['kept', 'none', 'foreign', 'newer', 'malformed']).toContain(read(given).kind);
      }),
      { numRuns: 300 },
    );
  });
});
