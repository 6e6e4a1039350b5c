// Prose as Markdown with TeX.
import { expect, test } from 'vitest';
import { complete, evaluated, passages, typeset, unparted, written } from '../../../web/lesson/pages/markdown.ts';

test('a passage has the id behind its heading, and its words as HTML', () => {
  expect(passages('## A *b* {#one}\n\nWords.\n\n## C {#two}\n')).toEqual([
    { id: 'one', title: 'A <em>b</em>', body: '<p>Words.</p>\n' },
    { id: 'two', title: 'C', body: '' },
  ]);
});

test('TeX becomes MathML, in a line and on lines of its own, and Markdown leaves its signs alone', () => {
  const [passage] = passages('## $d_k$ {#one}\n\nOf $a_i * b_i * c$ and\n\n$$\nx = \\sqrt{d_k}\n$$\n[x is the root]\n');
  expect(passage?.title).toMatch(/^<math><msub>.*<mi>d<\/mi>.*<\/math>$/);
  expect(passage?.body).not.toContain('<em>');
  expect(passage?.body).toContain('<msqrt>');
  expect(passage?.body).toMatch(/<math[^>]* display="block"/);
});

test('no line parts a divisor from its sign, a letter from its value, nor a number from its percent; code and marks keep their blanks', () => {
  const held = (text: string): string => unparted(text).replaceAll('\u00A0', '_');
  expect(held('At dₖ = 64 with ÷ ln <b title="d = 4">c</b>, 90 % at σ = 1')).toBe(
    'At dₖ_=_64 with ÷_ln_<b title="d = 4">c</b>, 90_% at σ_=_1',
  );
  expect(held('<code>d = 4</code> size = 3, k = q')).toBe('<code>d = 4</code> size = 3, k = q');
  expect(written('bei 90 % der').replaceAll('\u00A0', '_')).toBe('<p>bei 90_% der</p>\n');
});

test('a mark behind a formula in a line stays with it', () => {
  expect(typeset('Of $h$. And $h$ (of $h$).')).toMatch(
    /^Of <span class="unparted"><math>.{1,20}<\/math>\.<\/span> And <math>.{1,20}<\/math> \(of <span class="unparted"><math>.{1,20}<\/math>\)\.<\/span>$/,
  );
  expect(written('So\n\n$$x$$\n[x]\n')).not.toContain('unparted');
});

test('no style stands in an attribute, which the page’s policy refuses', () => {
  const [passage] = passages('## A {#one}\n\n| a | b |\n| :-- | --: |\n| 1 | $\\operatorname{Var}(x)$ |\n');
  expect(passage?.body).toContain('<table>');
  expect(passage?.body).not.toContain('style=');
});

test('a heading without id, TeX that is none and a formula apart without words are refused', () => {
  expect(() => passages('## No id\n')).toThrow('“No id” does not end with {#id}');
  expect(() => written('$$x$$\n')).toThrow('“x” has no words to be heard');
  expect(() => passages('## A {#one}\n\n$\\nosuchcommand$\n')).toThrow(/nosuchcommand/);
});

test('what is heard of a formula stands behind it, in brackets or on the next line', () => {
  expect(typeset('Of $\\tau\\sqrt{h}$[tau times the root of h], and $h$.')).toMatch(
    /^Of <span class="unparted"><span role="img" aria-roledescription="formula" aria-label="tau times the root of h"><math aria-hidden="true">.*<\/math><\/span>,<\/span> and <span class="unparted"><math><mi>h<\/mi><\/math>\.<\/span>$/,
  );
  const html = written('So\n\n$$x_i = 1$$\n[x i is 1]\n\nand [14, 10].\n');
  expect(html).toMatch(
    /<span role="img" aria-roledescription="formula" aria-label="x i is 1"><math aria-hidden="true" display="block"/,
  );
  expect(html).toContain('and [14, 10].');
});

test('a name in double braces gives way to its value; where all must have one, a name that has none is refused', () => {
  expect(evaluated('{{a.b}} and {{c}}', { 'a.b': '1' })).toBe('1 and {{c}}');
  expect(complete('{{a.b}}', { 'a.b': '1' })).toBe('1');
  expect(() => complete('{{a.b}} and {{c}}', { 'a.b': '1' })).toThrow('there is no figure {{c}}');
});

test('the root of a symbol has its words of itself, in each language; other parts that only the eye tells apart need some', () => {
  expect(typeset('By $\\sqrt{d_k}$.')).toMatch(
    /^By <span class="unparted"><span role="img" aria-roledescription="formula" aria-label="the square root of d k"><math aria-hidden="true">.*<\/math><\/span>\.<\/span>$/,
  );
  expect(written('Durch $\\sqrt{d_k}$.', 'de')).toContain('aria-label="Wurzel aus d k"');
  for (const tex of ['1/\\sqrt{d_k}', 'd^p', '\\frac{1}{2}'])
    expect(() => typeset(`$${tex}$`)).toThrow(`“${tex}” has no words to be heard`);
});
