// A chapter made of its Markdown: its name, the level of its titles, its laboratories, its formulas.
import { chapterBody, chapterPages } from '../../../web/lesson/pages/chapter-page.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chapterOf, chapters, textOf } from '../../../web/lesson/pages/chapters.ts';
import { inOrder, laboratoriesIn, neededOf } from '../../../web/lesson/pages/manifests.ts';
import { english, german } from '../../../web/lesson/pages/prose.ts';

test('a chapter is called by its title, or by the shorter name that stands before it', () => {
  expect(textOf('# A title\n', false)).toEqual({ name: 'A title', line: '', html: '<h2>A title</h2>\n' });
  expect(textOf('---\nname: Short\nline: What it is.\n---\n\n# A title\n', true)).toEqual({
    name: 'Short',
    line: 'What it is.',
    html: '<h1>A title</h1>\n',
  });
});

test('a chapter without a title is refused', () => {
  expect(() => textOf('Words.\n', false)).toThrow('begins with its title');
});

test('a chapter that lacks its line, its place or its minutes is refused by the name of its file, and so is a missing text', () => {
  for (const key of ['line', 'place', 'minutes'] as const)
    expect(() => neededOf('new.en.md', '---\nname: New\n---\n\n# New\n', key)).toThrow(
      `chapters/new.en.md needs “${key}: …” before its title`,
    );
  expect(() => chapterOf('nowhere')).toThrow('chapters/nowhere.en.md is missing');
});

test('two chapters of one place are refused, since their order would be anybody’s guess', () => {
  const text = (place: number): string => `---\nplace: ${String(place)}\n---\n`;
  expect(inOrder({ 'b.en.md': text(20), 'a.en.md': text(30) })).toEqual(['b', 'a']);
  expect(() => inOrder({ 'a.en.md': text(20), 'b.en.md': text(20) })).toThrow(
    'chapters/a.en.md and chapters/b.en.md both say “place: 20”',
  );
});

test('a chapter has the same laboratories in both languages', () => {
  for (const { id, content } of chapters)
    expect(laboratoriesIn(content(german)), id).toEqual(laboratoriesIn(content(english)));
});

test('a formula on a line of its own stands apart, under the title a level lower', () => {
  const { html } = textOf('# A\n\n## B\n\n$$x$$\n[x]\n', false);
  expect(html).toContain('<h3>B</h3>');
  expect(html).toMatch(
    /<div class="display"><span role="img" aria-roledescription="formula" aria-label="x"><math aria-hidden="true" display="block".*<\/math><\/span><\/div>/,
  );
});

test('prose stands in columns, and laboratories between them, whole', () => {
  const html = chapters.find(({ id }) => id === 'temperature')?.content(german) ?? '';
  const parts = html.split(/<div class="laboratory"[^]*?<\/dk-temperature><\/div>/);
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(part.trim()).toMatch(/^<div class="column">[^]*<\/div>$/);
});

test('every chapter of the folder is in the reading order, in both languages', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../web/lesson/chapters')).filter((name) =>
    name.endsWith('.md'),
  );
  const ids = chapters.map(({ id }) => id);
  for (const file of files) expect(ids).toContain(file.split('.')[0]);
  for (const language of ['en', 'de'])
    expect(files.filter((name) => name.includes(`.${language}.`))).toHaveLength(files.length / 2);
});

test('no page of a chapter shows a name in braces in place of what it stands for', () => {
  expect(chapterPages.size).toBeGreaterThan(30);
  for (const [path, page] of chapterPages) {
    // Figures, between two braces each, are filled in with the page.
    const body = chapterBody(page).replace(/\{\{[\w.-]+\}\}/g, '');
    expect(/\{[A-Za-z]+\}/.exec(body)?.[0], path).toBeUndefined();
  }
});
