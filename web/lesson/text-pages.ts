// The pages of text alone, glossary and claims: what stands in their heads and in their bodies. They need no script. Used at build time only.
import { claimsBody } from './claims/page.ts';
import { claimWords } from './claims/words.ts';
import type { Cores } from './figures/cores.ts';
import type { Summary } from './figures/summary.ts';
import { glossaryBody } from './glossary.ts';
import { english, german, type Writer } from './prose.ts';

interface Text {
  /** The style sheet that it has beside that of all pages. */
  style: string;
  title: (writer: Writer) => string;
  description: (writer: Writer) => string;
  /** Everything between <body> and </body>. */
  body: (writer: Writer, cores: Cores, summary: Summary) => string;
}

/** By the name of the file. */
const texts: Readonly<Record<string, Text>> = {
  glossary: {
    style: 'closing',
    title: ({ text }) => `${text('glossary.title')} – ${text('page.title')}`,
    description: ({ text }) => text('glossary.description'),
    body: glossaryBody,
  },
  claims: {
    style: 'claims',
    title: ({ language }) => claimWords(language).claimsPage.title,
    description: ({ language }) => claimWords(language).claimsPage.description,
    body: (writer, cores, summary) => claimsBody(cores, summary, writer),
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
