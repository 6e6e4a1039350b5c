// A chapter on a page of its own: what stands in its head and in its body, made of the chapter as the whole lesson has it.
import type { Language } from '../../i18n/say.ts';
import { type Chapter, chapters } from './chapters.ts';
import { fileOf, homeOf, languageLinks, otherThan, type Writer } from './languages.ts';
import { classSection, furtherPages, guessSwitch, rail } from './page.ts';
import { english, german } from './prose.ts';

interface ChapterPage {
  chapter: Chapter;
  /** Undefined at the ends of the reading order. */
  previous: Chapter | undefined;
  next: Chapter | undefined;
  writer: Writer;
}

/** The page of every chapter in each language, by the path under the site. */
export const chapterPages: ReadonlyMap<string, ChapterPage> = new Map(
  [english, german].flatMap((writer) =>
    chapters.map((chapter, at) => [
      `chapters/${fileOf(chapter.id, writer.language)}`,
      { chapter, previous: chapters[at - 1], next: chapters[at + 1], writer },
    ]),
  ),
);

/** HTML of prose as an attribute or a data block has it: no tags, √dₖ in letters. */
function plain(html: string): string {
  return html
    .replaceAll('<msub><mi>d</mi><mi>k</mi></msub>', 'dₖ')
    .replaceAll('<msqrt>', '√')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '”')
    .trim();
}

/** Stands for a formula that plain words cannot hold. */
const unsaid = '\u0000';

const formula = (math: string): string => {
  const written = plain(math);
  return /^(?:√?dₖ|.|. ?= ?\d+)$/u.test(written) ? written : unsaid;
};

/** Characters after which no further sentence goes into a description. */
const enough = 110;

/** The first sentences of the chapter, up to one that needs a formula of its own. */
function description({ chapter, writer }: ChapterPage): string {
  const paragraphs = [...chapter.content(writer).matchAll(/<p\b([^>]*)>([^]*?)<\/p>/g)]
    .filter(([, attributes]) => !attributes?.includes('needs'))
    .map(([, , words = '']) => plain(words.replace(/<math\b[^]*?<\/math>/g, formula)));
  let said = '';
  for (const sentence of paragraphs.flatMap((words) => words.split(/(?<=[.?!:”]) (?=[“„\p{Lu}])/u))) {
    if (said.length > enough || (said !== '' && sentence.includes(unsaid))) break;
    said = `${said} ${sentence}`.trim();
  }
  return said.replace(/:$/, '.');
}

/** Name, description, structured data, and where the page stands among the others. */
export function chapterHead(page: ChapterPage): string {
  const { chapter, previous, next, writer } = page;
  const { language, text } = writer;
  const other = otherThan(language);
  const name = plain(chapter.name[language]);
  const about = description(page);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name,
    description: about,
    inLanguage: language,
    timeRequired: `PT${String(chapter.minutes)}M`,
    isPartOf: { '@type': 'LearningResource', name: text('page.title') },
  };
  const link = (rel: string, to: Chapter | undefined): string =>
    to ? `<link rel="${rel}" href="./${fileOf(to.id, language)}" />` : '';
  return [
    `<title>${name} – ${text('page.title')}</title>`,
    `<meta name="description" content="${about}" />`,
    link('canonical', chapter),
    `<link rel="alternate" hreflang="${other}" href="./${fileOf(chapter.id, other)}" />`,
    link('prev', previous),
    link('next', next),
    // Turned over, the next page is there at once.
    link('prefetch', next),
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** The chapter as the only one: its title is the page's, other chapters have pages beside it, files are one folder up. */
function alone({ chapter, writer }: ChapterPage): string {
  const html = chapter.content(writer);
  const raised = html.includes('<h1>')
    ? html
    : html
        .replace(/<(\/?)h([2-5])>/g, (_, slash: string, level: string) => `<${slash}h${String(Number(level) - 1)}>`)
        .replace(/(<div class="laboratory"[^>]*><dk-[a-z-]+)/g, '$1 heading-level="2"');
  const time = writer.time(chapter.minutes);
  const name = chapter.name[writer.language];
  // Some are called what their title asks.
  const kicker = raised.includes(`<h1>${name}</h1>`) ? time : `${name} · ${time}`;
  return raised.replace('<h1>', `<p class="kicker">${kicker}</p>\n<h1>`);
}

function placed(html: string, language: Language): string {
  const above = html.replace(/((?:href|src)=")\.\//g, '$1../');
  return above.replace(/href="#([a-z-]+)"/g, (link, id: string) =>
    chapters.some((each) => each.id === id) ? `href="./${fileOf(id, language)}"` : link,
  );
}

/** Everything outside of the site to which the chapter leads, once each, with its address for those who print it. */
export function sourcesOf({ chapter, writer }: Pick<ChapterPage, 'chapter' | 'writer'>): Map<string, string> {
  const links = chapter.content(writer).matchAll(/<a href="(https:[^"]+)"[^>]*>([^]*?)<\/a>/g);
  const named = new Map<string, string>();
  for (const [, address = '', name = ''] of links) if (!named.has(address)) named.set(address, plain(name));
  return named;
}

function sourceList(page: ChapterPage): string {
  const items = [...sourcesOf(page)].map(
    ([address, name]) =>
      `<li><a href="${address}">${name}</a> <span class="address">${address.replace('https://', '')}</span></li>`,
  );
  if (items.length === 0) return '';
  const heading = page.writer.text('chapter.sources');
  return `<section class="column sources" aria-labelledby="sources"><h2 id="sources">${heading}</h2>
<ol>${items.join('\n')}</ol></section>`;
}

function turn({ previous, next, writer }: ChapterPage): string {
  const { language, text } = writer;
  const link = (rel: 'prev' | 'next', to: Chapter | undefined): string =>
    to
      ? `<a rel="${rel}" href="./${fileOf(to.id, language)}"><span class="way">${text(rel === 'prev' ? 'chapter.previous' : 'chapter.next')}</span> <span class="name">${to.name[language]}</span></a>`
      : '';
  return `<nav class="turn column" aria-label="${text('chapter.turn')}">${link('prev', previous)}${link('next', next)}</nav>`;
}

function railOf({ chapter, writer }: ChapterPage): string {
  const { language, text } = writer;
  return rail(
    writer,
    (id) => `href="./${fileOf(id, language)}"${id === chapter.id ? ' aria-current="page"' : ''}`,
    `\n<p class="all"><a href="../${fileOf('chapters', language)}#${chapter.id}">${text('story.all')}</a></p>`,
  );
}

/** What colours mean on every picture; it stays in sight. */
function legend({ text }: Writer): string {
  const roles = ['raw', 'scaled', 'flat', 'theory'] as const;
  const items = roles.map((role) => `<li class="${role}">${text(`legend.${role}`)}</li>`);
  return `<ul class="legend column" aria-label="${text('legend.label')}">${items.join(' ')}</ul>`;
}

/** Everything between <body> and </body>. */
export function chapterBody(page: ChapterPage): string {
  const { chapter, writer } = page;
  const { language, text } = writer;
  return `<a class="skip" href="#${chapter.id}">${text('chapter.skip')}</a>
<noscript><p class="needs column">${text('page.noScript')}</p></noscript>
<header class="column top"><p class="home"><a href="${homeOf(language, '../')}">${text('story.home')}</a></p>
${guessSwitch(writer)}
<nav class="languages" aria-label="${text('page.languages')}">${languageLinks(language, (each) => `./${fileOf(chapter.id, each)}`)}</nav></header>
<main>
${legend(writer)}
<section id="${chapter.id}">${placed(alone(page), language)}</section>
${sourceList(page)}
</main>
${turn(page)}
${railOf(page)}
<footer class="column"><p>${text('page.footer')}</p>
${placed(classSection(writer), language)}
${furtherPages(writer, ['glossary', 'gallery', 'claims', 'sweep'], '../')}</footer>`;
}
