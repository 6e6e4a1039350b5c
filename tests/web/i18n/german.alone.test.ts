// The German catalogue: complete, with the same placeholders, and spoken where it is asked for.
import { afterEach, expect, test } from 'vitest';
import { body } from '../../../web/lesson/pages/page.ts';
import { german } from '../../../web/lesson/pages/prose.ts';
import { prose as germanProse } from '../../../web/lesson/pages/words.de.ts';
import * as germanClaims from '../../../web/lesson/claims/words.de.ts';
import * as claims from '../../../web/lesson/claims/words.en.ts';
import { elements, germanElements } from '../catalogues.ts';
import { chapterBlocks } from '../lesson/chapter-texts.ts';
import { prose } from '../../../web/lesson/pages/words.en.ts';
import { languageOf, speak, speakOn, catalogue, say } from '../../../web/i18n/say.ts';

/** Subjects that are being written: what they lack in German is said in English. None at present. */
const underWay: readonly string[] = [];

type Sentences = Readonly<Record<string, string | undefined>>;

const pairs: [string, Sentences, Sentences][] = [
  ['the elements', { ...elements }, germanElements],
  ['the prose', prose, germanProse],
  ['the chapters', chapterBlocks.en, chapterBlocks.de],
];

/** Names that values take the place of, formulas, and where links lead. */
const placeholders = (text: string): string[] =>
  [...new Set(text.match(/\{[A-Za-z0-9.]+\}|\$[^$]+\$|\]\(https:[^)]+\)/g) ?? [])].sort();
const isUnderWay = (key: string): boolean => underWay.includes(key.split('.')[0] ?? '');

afterEach(() => {
  speakOn('en');
});

test.each(pairs)('%s have the same keys in English and German', (_, english, translated) => {
  const lacking = Object.keys(english).filter((key) => translated[key] === undefined && !isUnderWay(key));
  const unknown = Object.keys(translated).filter((key) => english[key] === undefined && !isUnderWay(key));
  expect({ lacking, unknown }).toEqual({ lacking: [], unknown: [] });
});

test.each(pairs)('%s have the same placeholders and the same marks in English and German', (_, english, translated) => {
  const marks = (text: string): string[] => (text.match(/<\/?\w+/g) ?? []).sort();
  for (const [key, text] of Object.entries(translated)) {
    const original = english[key];
    if (text === undefined || original === undefined) continue;
    expect(placeholders(text), key).toEqual(placeholders(original));
    expect(marks(text), key).toEqual(marks(original));
  }
});

test.each(pairs)(
  '%s are written as German is: low quotation marks, decimal commas, no dash for a comma',
  (_, __, own) => {
    const odd = Object.entries(own).filter(
      ([, text = '']) =>
        /^ | $/.test(text) ||
        / {2}|—|”|"/.test(withoutLinks(text)) ||
        (text.match(/„/g) ?? []).length !== (text.match(/“/g) ?? []).length,
    );
    const points = Object.entries(own).filter(([, text = '']) =>
      /(?<![\d.])\d+\.\d{1,2}(?![\d.])/.test(withoutLinks(text)),
    );
    expect(odd).toEqual([]);
    expect(points).toEqual([]);
  },
);

/** Numbers of papers and of sections are no decimals. */
function withoutLinks(text: string): string {
  return text
    .replace(/<[^>]*>|\]\([^)]*\)/g, '')
    .replace(/arXiv \d+\.\d+|Abschnitt(?:e)? [\d.]+|NumPy [\d.]+|C\+\+\d+/g, '§');
}

test('a sentence that is the same in both languages is a symbol, a name or a foreign word that stays', () => {
  const words = (text: string): string[] =>
    text.replace(/\{[A-Za-z0-9]+\}|\$[^$]+\$|<[^>]+>/g, ' ').match(/\p{Ll}{3,}/gu) ?? [];
  const english =
    /^(?:the|and|with|for|from|each|key|keys|weight|weights|row|rows|query|queries|what|which|mean|value)$/;
  const same = pairs.flatMap(([, original, translated]) =>
    Object.entries(translated)
      .filter(([key, text]) => text === original[key] && words(text ?? '').some((word) => english.test(word)))
      .map(([key]) => key),
  );
  expect(same).toEqual([]);
});

test('the published claims are all there in German, with the same figures', () => {
  expect(Object.keys(germanClaims.claimTexts)).toEqual(Object.keys(claims.claimTexts));
  for (const [id, { reason }] of Object.entries(claims.claimTexts)) {
    expect(placeholders(germanClaims.claimTexts[id]?.reason ?? ''), id).toEqual(placeholders(reason));
  }
  for (const [key, text] of Object.entries(claims.claimsPage)) {
    expect(placeholders((germanClaims.claimsPage as Sentences)[key] ?? ''), key).toEqual(placeholders(text));
  }
});

test('every formula of the German page is heard in German, and has decimal commas', () => {
  const heard = [...body(german).matchAll(/<span role="img"[^>]*aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  const english = heard.filter((label) =>
    /\b(?:the|of|equals|over|squared|times|where|root|to the power)\b/.test(label),
  );
  expect(heard.length).toBeGreaterThan(20);
  expect(english).toEqual([]);
  expect(body(german)).not.toMatch(/<mn>\d+\.\d+<\/mn>/);
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['den', 'en'],
  ['en', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('lang="%s" is spoken as %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test('German is fetched when it is first asked for; before that, and where it lacks a sentence, English is spoken', async () => {
  expect(speak('de', () => say('laboratory.reset'))).toBe('Reset');
  await catalogue('de');
  expect(speak('de', () => say('laboratory.reset'))).toBe('Zurücksetzen');
  expect(say('laboratory.reset')).toBe('Reset');
  expect(catalogue('de')).toBeUndefined();
  expect(catalogue('en')).toBeUndefined();
});

test('the language is given back also where what was said has failed', () => {
  expect(() =>
    speak('de', () => {
      throw new Error('no picture yet');
    }),
  ).toThrow('no picture yet');
  expect(say('laboratory.reset')).toBe('Reset');
});
