// What the gallery is made of: texts to copy, dark pictures, tables. Its page is looked at in a browser (gallery.spec.ts).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { darkColours, darkened } from '../../../web/lesson/pages/dark-stills.ts';
import { galleryBody, snippetsOf } from '../../../web/lesson/gallery/page.ts';
import { tablesOfAll } from '../../../web/lesson/gallery/tables.ts';
import { inLesson } from '../../../web/lesson/pages/manifests.ts';
import { english } from '../../../web/lesson/pages/prose.ts';
import { addressesOf, placeholder } from '../../../web/lesson/pages/site-address.ts';
import { parametersByElement } from '../embed/by-element.ts';

const placed = { tag: 'dk-softmax', title: 'Softmax', height: 640 } as const;
const tables = await tablesOfAll();

test('the tables of the gallery are those of the schema', () => {
  expect(Object.keys(tables)).toEqual(inLesson);
  for (const tag of inLesson)
    expect(tables[tag], tag).toEqual(
      Object.entries(parametersByElement(tag)).map(([name, parameter]) => ({
        name,
        attribute: parameter.attribute,
        range: parameter.range,
        first: parameter.text(parameter.initial),
        doc: parameter.doc,
      })),
    );
});

test('element and frame name the site as it is known, in the language of the page', () => {
  const { element, frame } = snippetsOf({ ...placed, language: 'de', site: 'https://someone.github.io/sqrt-dk/' });
  expect(element).toBe(
    '<script type="module" src="https://someone.github.io/sqrt-dk/sqrt-dk.js"></script>\n<dk-softmax lang="de"></dk-softmax>',
  );
  expect(frame).toMatch(
    /^<iframe src="https:\/\/someone\.github\.io\/sqrt-dk\/embed\.html\?lab=softmax&amp;lang=de" title="Softmax" width="100%" height="640"/,
  );
});

test('a placeholder stands in the texts as it is, so that it can be looked for and replaced', () => {
  const { element, frame } = snippetsOf({ ...placed, language: 'en', site: placeholder });
  expect(element).toContain('src="https://<your-site>/sqrt-dk.js"');
  expect(frame).toContain('src="https://<your-site>/embed.html?lab=softmax"');
});

test('a page that was built where the remote is known says no word of a placeholder, and leads to the file of the latest release', () => {
  const made = (remote: string): string => galleryBody(english, { tables, addresses: addressesOf(remote) });
  expect(made('git@github.com:someone/sqrt-dk.git')).not.toContain('your-site');
  expect(made('git@github.com:someone/sqrt-dk.git')).toContain(
    'href="https://github.com/someone/sqrt-dk/releases/latest/download/dk-softmax.html"',
  );
  expect(made('git@github.com:someone/sqrt-dk.git')).toContain('data-site="https://someone.github.io/sqrt-dk/"');
  expect(made('')).toContain('data-site="https://&lt;your-site&gt;/"');
  expect(made('')).not.toContain('/releases/');
});

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const plain = (html: string): string => html.replace(/&([^;]+);/g, (all, name: string) => entities[name] ?? all);

test.each(['en', 'de'] as const)('the cell of a notebook puts the file into a frame as it is, in %s', (language) => {
  const { notebook } = snippetsOf({ ...placed, language, site: placeholder });
  const folder = mkdtempSync(join(tmpdir(), 'notebook-'));
  const page = '<p>"Quoted" & \'so\'</p>\n<dk-softmax><p>…</p></dk-softmax>';
  try {
    mkdirSync(join(folder, 'IPython'));
    writeFileSync(join(folder, 'IPython/__init__.py'), '');
    writeFileSync(join(folder, 'IPython/display.py'), 'HTML = print\n');
    writeFileSync(join(folder, 'dk-softmax.html'), page);
    const said = execFileSync('python3', ['-c', notebook], {
      cwd: folder,
      encoding: 'utf8',
      env: { PYTHONPATH: folder, PYTHONUTF8: '1' },
    });
    const [, srcdoc = '', title] = /^<div><iframe srcdoc="([^"]*)" title="([^"]*)"/.exec(said) ?? [];
    expect(title).toBe('Softmax');
    expect(plain(srcdoc)).toBe(language === 'en' ? page : page.replace('<dk-softmax>', '<dk-softmax lang="de">'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const colours = darkColours(readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8'));

test('a still on a dark page has the colours that the tokens have there', () => {
  expect(
    darkened('<rect fill="rgb(255, 254, 250)" stroke="rgb(0, 114, 178)"/><line fill="rgb(0, 0, 0)"/>', colours),
  ).toBe('<rect fill="rgb(22, 23, 26)" stroke="rgb(59, 159, 220)"/><line fill="rgb(0, 0, 0)"/>');
});

test('a colour that no token has, and tokens that are alike in the light alone, are refused', () => {
  expect(() => darkened('<rect fill="rgb(1, 2, 3)"/>', colours)).toThrow('no token has the colour rgb(1, 2, 3)');
  const tokens = (second: string): string =>
    `--dk-a: #fff; --dk-b: #ffffff; @media (prefers-color-scheme: dark) { --dk-a: #000; --dk-b: ${second}; }`;
  expect(darkColours(tokens('#000000'))).toEqual(new Map([['rgb(255, 255, 255)', 'rgb(0, 0, 0)']]));
  expect(() => darkColours(tokens('#111'))).toThrow('has two colours in the dark');
});
