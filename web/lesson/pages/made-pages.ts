// Pages that no file of the tree holds: those of the chapters, chapters/size.html and chapters/size-de.html, and those of text and pictures alone,
// glossary, claims and gallery, each in both languages of one template; and the German twins of all others. Nothing lists them by hand.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { chapterPages } from './chapter-page.ts';
import { claimsBody } from '../claims/page.ts';
import { claimWords } from '../claims/words.ts';
import type { Cores, Summary } from '../figures/cores.ts';
import { galleryBody, type Made } from '../gallery/page.ts';
import { glossaryBody } from './glossary.ts';
import { english, german } from './prose.ts';
import type { Writer } from './languages.ts';

/** What the build has computed and read. */
interface Known extends Made {
  cores: Cores;
  summary: Summary;
}

interface Text {
  /** The style sheet that it has beside that of all pages. */
  style: string;
  /** The module that it runs, from this folder; what it says is there without it. */
  script?: string;
  title: (writer: Writer) => string;
  description: (writer: Writer) => string;
  /** Everything between <body> and </body>. */
  body: (writer: Writer, known: Known) => string;
}

/** By the name of the file. */
const texts: Readonly<Record<string, Text>> = {
  glossary: {
    style: 'closing',
    title: ({ text }) => `${text('glossary.title')} – ${text('page.title')}`,
    description: ({ text }) => text('glossary.description'),
    body: glossaryBody,
  },
  gallery: {
    style: 'gallery',
    script: 'gallery/copy.ts',
    title: ({ text }) => `${text('gallery.title')} – ${text('page.title')}`,
    description: ({ text }) => text('gallery.description'),
    body: galleryBody,
  },
  claims: {
    style: 'claims',
    title: ({ language }) => claimWords(language).claimsPage.title,
    description: ({ language }) => claimWords(language).claimsPage.description,
    body: (writer, { cores, summary }) => claimsBody(cores, summary, writer),
  },
};

/** The page of every text in each language, by the path under the site. */
export const textPages: ReadonlyMap<string, { text: Text; writer: Writer }> = new Map(
  Object.entries(texts).flatMap(([name, text]) => [
    [`${name}.html`, { text, writer: english }],
    [`${name}-de.html`, { text, writer: german }],
  ]),
);

/** German pages, each with the English one from which it differs in its language alone. */
const twins: Readonly<Record<string, string>> = {
  'de.html': 'index.html',
  'chapters-de.html': 'chapters.html',
  'sweep-de.html': 'sweep.html',
};

const web = join(import.meta.dirname, '../..');

const paths = [...chapterPages.keys(), ...textPages.keys(), ...Object.keys(twins)];

/** What the build starts from. */
export const madeInputs: Readonly<Record<string, string>> = Object.fromEntries(
  paths.map((path) => [path.replace('.html', ''), join(web, path)]),
);

/** The template for a page; undefined where a path is none of these. */
function templateOf(path: string): string | undefined {
  const text = textPages.get(path);
  const page = text ?? chapterPages.get(path);
  const file = text ? 'lesson/pages/text.html' : page ? 'lesson/pages/chapter.html' : twins[path];
  if (file === undefined) return undefined;
  const { style = '', script } = text?.text ?? {};
  return readFileSync(join(web, file), 'utf8')
    .replace('lang="en"', `lang="${page?.writer.language ?? 'de'}"`)
    .replace('./styles/text.css', `./styles/${style}.css`)
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
