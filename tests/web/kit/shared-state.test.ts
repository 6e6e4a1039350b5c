// A state in the forms in which it can be handed on.
import { expect, test } from 'vitest';
import { elementSnippet, frameSnippet, baseOf, formsOf } from '../../../web/kit/export/snippets.ts';
import { workedExampleParameters } from '../../../web/laboratories/worked-example/parameters.ts';
import { readState, writeState } from '../../../web/schema/url.ts';

const table = workedExampleParameters;
const { values } = readState('#v=1&worked-example.id=other&worked-example.c=2', 'worked-example', table);
const state = {
  tag: 'dk-worked-example',
  namespace: 'worked-example',
  title: 'Weights & scores',
  language: 'de',
  height: 700,
  table,
  values,
  text: writeState('', 'worked-example', table, values),
};

test('without an address there is the state as text, and the element without a script', () => {
  expect(formsOf(state, undefined)).toEqual({
    link: undefined,
    text: '#v=1&worked-example.id=other&worked-example.c=2',
    element: '<dk-worked-example example="other" constant="2" lang="de"></dk-worked-example>',
    frame: undefined,
  });
});

test('with an address there are link, script and frame beside it', () => {
  const { link, element, frame } = formsOf(state, 'https://example.org/a/de.html');
  expect(link).toBe('https://example.org/a/de.html#dk-worked-example&v=1&worked-example.id=other&worked-example.c=2');
  expect(element).toMatch(/^<script type="module" src="https:\/\/example\.org\/a\/sqrt-dk\.js"><\/script>\n</);
  expect(frame).toContain('src="https://example.org/a/embed.html?lab=worked-example&amp;id=other&amp;c=2&amp;lang=de"');
  expect(frame).toContain('title="Weights &amp; scores"');
});

test('a chapter’s page hands on its own link, and the files of the site above it', () => {
  const chapter = 'https://example.org/a/chapters/examples.html';
  const own = { link: `${chapter}#v=1&worked-example.c=2`, folder: 'https://example.org/a/' };
  const { link, element, frame } = formsOf(state, chapter, own);
  expect(link).toBe(own.link);
  expect(element).toContain('src="https://example.org/a/sqrt-dk.js"');
  expect(frame).toContain('src="https://example.org/a/embed.html?lab=worked-example&amp;');
});

test('the link of a laboratory that nobody has touched leads to it all the same', () => {
  const { values: first } = readState('', 'worked-example', table);
  const untouched = { ...state, values: first, text: writeState('', 'worked-example', table, first) };
  expect(untouched.text).toBe('');
  expect(formsOf(untouched, 'https://example.org/a/').link).toBe('https://example.org/a/#dk-worked-example');
});

test.each([
  ['https://example.org/lesson', 'https://example.org/lesson/'],
  ['https://example.org/lesson/', 'https://example.org/lesson/'],
  ['https://example.org/lesson/de.html#v=1', 'https://example.org/lesson/de.html'],
  ['../lesson/', 'https://course.example/lesson/'],
  ['https://example.org', 'https://example.org/'],
  ['javascript:alert(1)', undefined],
  ['file:///lesson.html', undefined],
  ['https://', undefined],
])('the address %s is %s', (asked, base) => {
  expect(baseOf(asked, 'https://course.example/week/1.html')).toBe(base);
});

test('what a text would break out of an attribute with is escaped', () => {
  expect(elementSnippet('dk-x', [['a', '"><script>&']], undefined)).toBe('<dk-x a="&quot;>&lt;script>&amp;"></dk-x>');
  expect(frameSnippet('https://example.org/?a=1&b="', 't', 1)).toContain('src="https://example.org/?a=1&amp;b=&quot;"');
});
