// The pages of text and pictures alone, glossary, claims and gallery: what stands in their heads and in their bodies. Used at build time only.
import { claimsBody } from '../claims/page.ts';
import { claimWords } from '../claims/words.ts';
import type { Cores } from '../figures/cores.ts';
import type { Summary } from '../figures/summary.ts';
import { galleryBody, type Made } from '../gallery/page.ts';
import { glossaryBody } from './glossary.ts';
import { english, german, type Writer } from './prose.ts';

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

export interface TextPage {
  text: Text;
  writer: Writer;
}

/** The page of every text in each language, by the path under the site. */
export const textPages: ReadonlyMap<string, TextPage> = new Map(
  Object.entries(texts).flatMap(([name, text]) => [
    [`${name}.html`, { text, writer: english }],
    [`${name}-de.html`, { text, writer: german }],
  ]),
);
