// A Vite plugin: pages that no file of the tree holds, each in both languages of one template: those of the chapters, chapters/size.html and
// chapters/size-de.html, and those of text alone. Nothing lists them by hand.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { chapterPages } from './chapter-page.ts';
import { textPages } from './text-pages.ts';

const web = join(import.meta.dirname, '../..');

const paths = [...chapterPages.keys(), ...textPages.keys()];

/** What the build starts from. */
export const madeInputs: Readonly<Record<string, string>> = Object.fromEntries(
  paths.map((path) => [path.replace('.html', ''), join(web, path)]),
);

/** The template for a page; undefined where a path is none of these. */
function templateOf(path: string): string | undefined {
  const text = textPages.get(path);
  const page = text ?? chapterPages.get(path);
  if (!page) return undefined;
  const template = readFileSync(join(web, text ? 'lesson/pages/text.html' : 'lesson/pages/chapter.html'), 'utf8');
  const { style = '', script } = text?.text ?? {};
  return template
    .replace('lang="en"', `lang="${page.writer.language}"`)
    .replace('./styles/text.css', `./styles/${style}.css`)
    .replace("script-src 'none'", script === undefined ? "script-src 'none'" : "script-src 'self'")
    .replace(
      '<!--text-script-->',
      script === undefined ? '' : `<script type="module" src="./lesson/${script}"></script>`,
    );
}

export function madePages(): Plugin {
  return {
    name: 'sqrt-dk-made-pages',
    enforce: 'pre',
    resolveId: (source) => (paths.includes(relative(web, source)) ? source : null),
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
