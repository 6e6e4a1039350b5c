// What each laboratory's manifest says, read at build time. Manifests are JSON, since scripts without TypeScript read them too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../i18n/say.ts';

const scripts = ['first', 'training', 'more'] as const;
const modules = ['chapters', 'examples', 'training'] as const;

interface Manifest {
  /** Its name in links. */
  key: string;
  /** The message that says what it shows. */
  label: string;
  /** Of the place that waits for it on the page, in rem. */
  height: number;
  /** The classic script that holds it: sqrt-dk.js, sqrt-dk-training.js or sqrt-dk-more.js. */
  script: (typeof scripts)[number];
  /** Modules of the core that it asks beside the first. */
  modules?: readonly (typeof modules)[number][];
  /** Whether it is on the first screen and is not loaded later. */
  first?: boolean;
}

const own = import.meta.dirname;
const folder = join(own, '../../laboratories');

/** The manifest of the laboratory in a folder. throws  Error for a script or a module that there is not */
export function manifestIn(name: string, json: string): Manifest {
  const manifest = JSON.parse(json) as Manifest;
  const check = (key: string, given: readonly string[], known: readonly string[]): void => {
    const unknown = given.find((each) => !known.includes(each));
    if (unknown !== undefined)
      throw new Error(`laboratories/${name}/manifest.json: “${key}” is “${unknown}”; permitted: ${known.join(', ')}`);
  };
  check('script', [manifest.script], scripts);
  check('modules', manifest.modules ?? [], modules);
  return manifest;
}

/** By element, in alphabetical order. */
export const manifests: Readonly<Record<string, Manifest>> = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((name) => [`dk-${name}`, manifestIn(name, readFileSync(join(folder, name, 'manifest.json'), 'utf8'))]),
);

/**
 * A message of a laboratory's own catalogue, which is TypeScript that the build does not load. `end`: what stands behind its subject, "asks" of
 * "variance.asks". Undefined where it has none of that name.
 */
export function messageOf(tag: string, end: string, language: Language): string | undefined {
  const wanted = manifests[tag]?.label.replace(/label$/, end);
  const words = text(`../../laboratories/${tag.slice('dk-'.length)}/words.${language}.ts`);
  return [...words.matchAll(/^ {2}'([^']+)':\s+'([^']*)',$/gm)].find(([, key]) => key === wanted)?.[2];
}

/** What a laboratory shows. */
export function labelOf(tag: string, language: Language): string {
  const found = messageOf(tag, 'label', language);
  if (found === undefined)
    throw new Error(
      `words.${language}.ts of ${tag} lacks “${manifests[tag]?.label ?? ''}”, which its manifest.json names`,
    );
  return found;
}

const text = (path: string): string => readFileSync(join(own, path), 'utf8');

/** What a chapter says of itself between the lines of `---` before its title; empty where it says nothing. */
export const headOf = (source: string, key: string): string =>
  new RegExp(`^---\\n(?:.+\\n)*?${key}: (.+)\\n`).exec(source)?.[1] ?? '';

const needs = { line: 'what its card says', place: 'a whole number', minutes: 'a whole number' } as const;

/** The same of what it has to say. throws  Error that names its file */
export function neededOf(file: string, source: string, key: keyof typeof needs): string {
  const said = headOf(source, key);
  if (!(key === 'line' ? /\S/ : /^\d+$/).test(said))
    throw new Error(`chapters/${file} needs “${key}: …” before its title, ${needs[key]}`);
  return said;
}

/** Chapters in reading order, by the places that their English texts name; by file. throws  Error where two have one place */
export function inOrder(texts: Readonly<Record<string, string>>): string[] {
  const files = new Map<number, string>();
  for (const [file, source] of Object.entries(texts)) {
    const place = Number(neededOf(file, source, 'place'));
    const other = files.get(place);
    if (other !== undefined)
      throw new Error(`chapters/${other} and chapters/${file} both say “place: ${String(place)}”`);
    files.set(place, file);
  }
  return [...files].sort(([a], [b]) => a - b).map(([, file]) => file.replace('.en.md', ''));
}

/** The chapters in reading order. */
export const chapterOrder: readonly string[] = inOrder(
  Object.fromEntries(
    readdirSync(join(own, '../chapters'))
      .filter((file) => file.endsWith('.en.md'))
      .map((file) => [file, text(`../chapters/${file}`)]),
  ),
);

/** The elements of the lesson in reading order: as the chapters name them. */
export const inLesson: readonly string[] = chapterOrder.flatMap((chapter) =>
  [...text(`../chapters/${chapter}.en.md`).matchAll(/^<(dk-[a-z-]+)>/gm)].map(([, tag = '']) => tag),
);

/** The laboratories of a piece of the page, in its order. */
export function laboratoriesIn(html: string): string[] {
  return [...html.matchAll(/<div class="laboratory"[^>]*><(dk-[a-z-]+)/g)].map(([, tag = '']) => tag);
}

/** The name of a laboratory in links. */
export function keyOf(tag: string): string {
  const { key } = manifests[tag] ?? {};
  if (key === undefined) throw new Error(`there is no laboratory ${tag}`);
  return key;
}

// A Vite plugin: writes into page.css how high the place of each laboratory is while it waits.

/** What the style sheet has in place of the heights. */
const mark = '/* Waiting heights: as the manifests say. */';

export function waitingHeights(): Plugin {
  return {
    name: 'sqrt-dk-waiting-heights',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/styles\/page\.css(?:\?|$)/.test(id)) return null;
      if (!code.includes(mark)) throw new Error('page.css has no place for the waiting heights');
      const rules = Object.entries(manifests).map(
        ([tag, { height }]) => `.laboratory > ${tag} {\n  --dk-waiting-height: ${String(height)}rem;\n}`,
      );
      return { code: code.replace(mark, rules.join('\n\n')), map: null };
    },
  };
}
