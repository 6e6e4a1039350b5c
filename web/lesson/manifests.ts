// What each laboratory's manifest says, read at build time. Manifests are JSON, since scripts without TypeScript read them too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  /** Its name in links. */
  key: string;
  /** The message that says what it shows. */
  label: string;
  /** Of the place that waits for it on the page, in rem. */
  height: number;
  /** The classic script that holds it: sqrt-dk.js, sqrt-dk-training.js or sqrt-dk-more.js. */
  script: 'first' | 'training' | 'more';
  /** Whether it is on the first screen and is not loaded later. */
  first?: boolean;
}

const own = import.meta.dirname;
const folder = join(own, '../laboratories');

/** By element, in alphabetical order. */
export const manifests: Readonly<Record<string, Manifest>> = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((name) => [`dk-${name}`, JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8')) as Manifest]),
);

const text = (path: string): string => readFileSync(join(own, path), 'utf8');

/** The elements of the lesson in reading order: as the chapters name them. */
export const inLesson: readonly string[] = [...text('chapters.ts').matchAll(/^ {2}(\w+),$/gm)].flatMap(
  ([, chapter = '']) =>
    [...text(`chapters/${chapter}.ts`).matchAll(/\blaboratory\('(dk-[a-z-]+)'\)/g)].map(([, tag = '']) => tag),
);
