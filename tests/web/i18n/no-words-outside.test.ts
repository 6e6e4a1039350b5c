// No sentence stands outside the catalogue, and none is said before it is known in which language.
import { expect, test, vi } from 'vitest';
import { chapters } from '../../../web/lesson/pages/chapters.ts';
import { body } from '../../../web/lesson/pages/page.ts';
import type { Writer } from '../../../web/lesson/pages/languages.ts';
import { sentencesInStrings, spokenTooEarly, wordsInTemplates } from './words.ts';

// Hundreds of modules are parsed.
vi.setConfig({ testTimeout: 60_000 });

const modules = import.meta.glob<string>(
  [
    '../../../web/laboratories/**/*.ts',
    // Units and ranges are those of the manual.
    '!../../../web/laboratories/*/parameters.ts',
    '../../../web/kit/**/*.ts',
    '../../../web/figure/**/*.ts',
    '../../../web/lesson/{main,rail,on-approach,place}.ts',
    '../../../web/embed/**/*.ts',
    // The catalogues are where sentences stand.
    '!../../../web/**/*words.{en,de}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Signs of the field that are the same in every language. */
const symbols = new Set(['tr', 'ln', 'exp', 'cos', 'dL', 'dq', 'NumPy', 'PyTorch']);

/** Programs that a reader copies have a language of their own. */
const isCode = (path: string): boolean => /\/program[\w-]*\.ts$|\/listing[\w-]*\.ts$/.test(path);

const withoutSymbols = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !symbols.has(word));

function everywhere(
  find: (path: string, text: string) => string[],
  allowed: (text: string) => boolean = () => false,
): string[] {
  return Object.entries(modules)
    .filter(([path]) => !isCode(path))
    .flatMap(([path, text]) =>
      find(path, text)
        .filter((each) => !allowed(each))
        .map((each) => `${path.replace(/.*\/web\//, '')}: ${each}`),
    );
}

test('no template holds a word', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  expect(everywhere(wordsInTemplates, (text) => !withoutSymbols(text))).toEqual([]);
});

test('no string holds a sentence, but for names of models, references, and columns of files', () => {
  const isName = (path: string): boolean => /\/(?:(?:more-)?models|sources|figures)\.ts$/.test(path);
  expect(everywhere((path, text) => (isName(path) ? [] : sentencesInStrings(path, text)))).toEqual([]);
});

test('nothing is said at module level or when an element is made', () => {
  expect(everywhere(spokenTooEarly)).toEqual([]);
});

test('without its catalogue and its chapters the page has no words', () => {
  const silent: Writer = {
    language: 'en',
    text: () => '',
    time: () => '',
    paragraph: () => '',
    known: () => '',
    laboratory: () => '',
    still: () => '',
  };
  const nameless = chapters.reduce((html, { name }) => html.replaceAll(`>${name.en}</`, '></'), body(silent));
  const markup = nameless.replace(/<math\b[^]*?<\/math>/g, '').replace(/<nav class="languages[^]*?<\/nav>/, '');
  expect(markup.replace(/<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? []).toEqual([]);
  expect(markup.match(/(?:aria-label|title|alt)="[^"]*\p{L}[^"]*"/gu) ?? []).toEqual([]);
});

test.each([
  ['html`<p>Reset</p>`', ['Reset']],
  ['html`<p>${a} of ${b}</p>`', ['of']],
  ['html`<input aria-label="Seed" />`', ['aria-label="Seed"']],
  ['html`<p class="note">${say("x")}</p>`', []],
  ['html`<i>d</i><sub>k</sub> = ${d}`', []],
])('the search finds the words of %s', (source, words) => {
  expect(wordsInTemplates('x.ts', source)).toEqual(words);
});

test.each([
  ['const label = "The first picture";', ['The first picture']],
  ['throw new Error("no picture yet");', []],
  ['const name = "quiet";', []],
])('the search finds the sentences of %s', (source, sentences) => {
  expect(sentencesInStrings('x.ts', source)).toEqual(sentences);
});

test.each([
  ['const a = say("x");', ['say("x")']],
  ['class A { b = say("x"); }', ['say("x")']],
  ['class A { get b() { return say("x"); } }', []],
  ['const a = () => short(1);', []],
  ['class A { b = () => say("x"); }', []],
])('the search finds what is said too early in %s', (source, calls) => {
  expect(spokenTooEarly('x.ts', source)).toEqual(calls);
});
