// Prose as Markdown with TeX.
import { expect, test } from 'vitest';
import { passages } from '../../../web/lesson/markdown.ts';

test('a passage has the id behind its heading, and its words as HTML', () => {
  expect(passages('## A *b* {#one}\n\nWords.\n\n## C {#two}\n')).toEqual([
    { id: 'one', title: 'A <em>b</em>', body: '<p>Words.</p>\n' },
    { id: 'two', title: 'C', body: '' },
  ]);
});

test('TeX becomes MathML, in a line and on lines of its own, and Markdown leaves its signs alone', () => {
  const [passage] = passages('## $d_k$ {#one}\n\nOf $a_i * b_i * c$ and\n\n$$\nx = \\sqrt{d_k}\n$$\n');
  expect(passage?.title).toMatch(/^<math><msub>.*<mi>d<\/mi>.*<\/math>$/);
  expect(passage?.body).not.toContain('<em>');
  expect(passage?.body).toContain('<msqrt>');
  expect(passage?.body).toMatch(/<math[^>]* display="block"/);
});

test('no style stands in an attribute, which the page’s policy refuses', () => {
  const [passage] = passages('## A {#one}\n\n| a | b |\n| :-- | --: |\n| 1 | $\\operatorname{Var}(x)$ |\n');
  expect(passage?.body).toContain('<table>');
  expect(passage?.body).not.toContain('style=');
});

test('a heading without id and TeX that is none are refused', () => {
  expect(() => passages('## No id\n')).toThrow('“No id” does not end with {#id}');
  expect(() => passages('## A {#one}\n\n$\\nosuchcommand$\n')).toThrow(/nosuchcommand/);
});
