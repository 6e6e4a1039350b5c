// A Vite plugin: each chapter as a page of its own, chapters/size.html and chapters/size-de.html, of one template. Nothing lists them by hand.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { chapterPages } from './chapter-page.ts';

const web = join(import.meta.dirname, '..');

/** What the build starts from: the pages, which no file of the tree holds. */
export const chapterInputs: Readonly<Record<string, string>> = Object.fromEntries(
  [...chapterPages.keys()].map((path) => [path.replace('.html', ''), join(web, path)]),
);

/** The template for a page; undefined where a path is none of a chapter. */
function templateOf(path: string): string | undefined {
  const page = chapterPages.get(path);
  if (!page) return undefined;
  return readFileSync(join(web, 'lesson/chapter.html'), 'utf8').replace('lang="en"', `lang="${page.writer.language}"`);
}

export function servedChapters(): Plugin {
  return {
    name: 'sqrt-dk-chapter-pages',
    enforce: 'pre',
    resolveId: (source) => (chapterPages.has(relative(web, source)) ? source : null),
    load: (id) => templateOf(relative(web, id)) ?? null,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const template = templateOf(path.slice(1));
        if (template === undefined) {
          next();
          return;
        }
        server.transformIndexHtml(path, template).then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
