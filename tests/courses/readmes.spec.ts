// The READMEs of docs/embedding/ show what the files beside them say, word for word; what is to be copied is there. The pages of frameworks
// show the projects that the tests build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { frameworks, pageOf, projectOf } from './framework.ts';
import { readme } from './steps.ts';

const folder = resolve(import.meta.dirname, '../../docs/embedding');
const hosts = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());

function filesIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    return entry.isDirectory()
      ? filesIn(path)
      : entry.name === 'README.md' && place === join(folder, entry.name)
        ? []
        : [path];
  });
}

/** Blocks but those that are commands, by their kind; less the indent that a list gives them. */
function fragments(text: string): string[] {
  const found = text.matchAll(/^( *)```(?!sh\n|console\n)\S+\n([^]*?)^ *```$/gm);
  return [...found].map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim());
}

test('there are files for fourteen hosts', () => {
  expect(hosts).toEqual([
    'canvas',
    'docusaurus',
    'eleventy',
    'hugo',
    'jekyll',
    'jupyter',
    'mkdocs',
    'moodle',
    'myst',
    'observable',
    'open-edx',
    'quarto',
    'sphinx',
    'xapi',
  ]);
});

for (const host of hosts)
  test(`what the README of ${host} shows stands in a file beside it`, () => {
    const files = filesIn(join(folder, host)).filter((path) => !path.endsWith('/README.md'));
    const texts = files.map((path) => readFileSync(path, 'utf8'));
    const shown = fragments(readme(host));
    expect(shown.length).toBeGreaterThan(0);
    for (const fragment of shown)
      expect(
        texts.filter((text) => text.includes(fragment)),
        fragment,
      ).not.toEqual([]);
  });

/** Every page but the manual of the elements: recipes, frames, packages. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:[\w-]+|[\w-]+\/README)\.md$/.test(path) && path !== 'elements.md')
  .sort();

for (const page of pages)
  test(`${page} says at its top how it was tried, by specs that are there, or that it was not`, () => {
    const [title = '', , said = ''] = readFileSync(join(folder, page), 'utf8').split('\n');
    expect(title).toMatch(/^# \S/);
    expect(said).toMatch(/^(?:Tried: by `tests\/[^]*; November 2026\.|Untried: )/);
    const specs = [...said.matchAll(/`(tests\/[\w/-]+\.spec\.ts)`/g)].map(([, path = '']) => path);
    expect(specs.length).toBeGreaterThan(0);
    for (const path of specs) expect(existsSync(resolve(folder, '../..', path)), path).toBe(true);
  });

/** The table of contents names every page. */
test('docs/embedding.md leads to each of these pages', () => {
  const contents = readFileSync(resolve(folder, '../embedding.md'), 'utf8');
  for (const page of [...pages, 'elements.md']) expect(contents).toContain(`](embedding/${page})`);
});

/** Lines without what they are indented by, which another place has otherwise. */
const flush = (text: string): string => text.replaceAll(/^ +/gm, '');

for (const name of frameworks)
  test(`what the page of ${name} shows is what is built`, () => {
    const texts = filesIn(projectOf(name)).map((path) => flush(readFileSync(path, 'utf8')));
    const shown = fragments(pageOf(name));
    expect(shown.length).toBeGreaterThan(1);
    for (const fragment of shown)
      expect(
        texts.filter((text) => text.includes(flush(fragment))),
        fragment,
      ).not.toEqual([]);
  });
