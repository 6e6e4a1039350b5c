// The chapters in reading order, each made of its Markdown: chapters/size.en.md and chapters/size.de.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../i18n/say.ts';
import { chapterOrder, headOf, neededOf } from './manifests.ts';
import { laboratoryLine, written } from './markdown.ts';
import type { Writer } from './languages.ts';

export interface Chapter {
  /** The fragment that leads here. */
  id: string;
  /** What rail, cards and links call it, by language. */
  name: Readonly<Record<Language, string>>;
  /** What its card says of it. */
  line: Readonly<Record<Language, string>>;
  /** What it takes to read it and to try its laboratory. */
  minutes: number;
  /** HTML: prose beside its laboratory, in the writer's language. */
  content: (writer: Writer) => string;
}

interface Text {
  name: string;
  line: string;
  html: string;
}

/**
 * A text begins with its title, `# How large is a score?`. Before that may stand, between lines of `---`, by what shorter name it is called,
 * and in one line what it is about. In English also its place among the chapters, and the minutes that it takes
 * besides reading.
 * The first chapter's title is the page's, those of all others are a level lower.
 *
 * throws  Error for a text without a title
 */
export function textOf(source: string, first: boolean, language: Language = 'en'): Text {
  const body = source.replace(/^---\n[^]*?\n---\n/, '');
  const title = /^\s*# (.+)$/m.exec(body)?.[1];
  if (title === undefined) throw new Error('a chapter begins with its title, “# …”');
  const html = placed(written(body, language)).replace(
    /<p>(<span role="img"[^>]*><math[^>]* display="block"[^]*?<\/math><\/span>)<\/p>/g,
    '<div class="display">$1</div>',
  );
  const lowered = html.replace(
    /<(\/?)h([1-5])>/g,
    (_, slash: string, level: string) => `<${slash}h${String(Number(level) + 1)}>`,
  );
  return { name: headOf(source, 'name') || title, line: headOf(source, 'line'), html: first ? html : lowered };
}

/** Links lead from file to file; on the page, from place to place. */
const placed = (html: string): string =>
  html.replace(/href="(\w+)\.(?:en|de)\.md"/g, 'href="#$1"').replaceAll('href="../../', 'href="./');

/** Words that are read in a minute, of what stands open. */
const pace = 200;

export function chapterOf(id: string, first = false): Chapter {
  const sourceIn = (language: Language): string => {
    const file = `${id}.${language}.md`;
    const path = join(import.meta.dirname, '../chapters', file);
    if (!existsSync(path)) throw new Error(`chapters/${file} is missing: a chapter has a text in each language`);
    const source = readFileSync(path, 'utf8');
    neededOf(file, source, 'line');
    return source;
  };
  const english = sourceIn('en');
  const texts = { en: textOf(english, first), de: textOf(sourceIn('de'), first, 'de') };
  const handsOn = Number(neededOf(`${id}.en.md`, english, 'minutes'));
  return {
    id,
    name: { en: texts.en.name, de: texts.de.name },
    line: { en: texts.en.line, de: texts.de.line },
    minutes: Math.round(wordsOf(plain(texts.en.html)).length / pace + handsOn),
    content: (writer) => laidOut(writer.known(texts[writer.language].html), writer),
  };
}

/** Prose in a column, laboratories between as wide as they need. */
function laidOut(html: string, writer: Writer): string {
  const parts = html.replace(
    laboratoryLine,
    (_, tag: string, attributes: string) => `</div>\n${writer.laboratory(tag, attributes)}\n<div class="column">\n`,
  );
  return `<div class="column">\n${parts}</div>`.replace(/<div class="column">\s*<\/div>\n?/g, '');
}

// The words of a page, as its minutes and its limits count them.

/** Ends a sentence, whatever stands around it. */
export const end = '\u2029';

/** All blanks but the end of a block. */
export const blanks = /[^\S\u2029]+/g;

/** Text of HTML: a formula becomes a capital X, so that it may begin a sentence; folded details go, blocks end a sentence. */
export function plain(html: string, { folded = false } = {}): string {
  return (folded ? html : html.replace(/<details[^]*?<\/details>/g, ' '))
    .replace(/<div class="laboratory"[^]*?<\/dk-[\w-]+><\/div>/g, ' ')
    .replace(/<div class="display">[^]*?<\/div>/g, ' ')
    .replace(/<math\b[^]*?<\/math>/g, 'X')
    .replace(/<q\b[^]*?<\/q>/g, 'X.')
    .replace(/\{?\{[A-Za-z][\w.-]*\}\}?/g, 'X')
    .replace(/<\/(?:p|li|h\d|td|th|caption|summary)>/g, end)
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, ' ')
    .replace(blanks, ' ')
    .trim();
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'.,^-]*/gu) ?? [];

/** From a score to real models, then what stands beside that way. */
export const chapters: readonly Chapter[] = chapterOrder.map((id, at) => chapterOf(id, at === 0));

/** throws  Error where there is none of that name */
export function chapterNamed(id: string): Chapter {
  const found = chapters.find((each) => each.id === id);
  if (!found) throw new Error(`no chapter ${id}`);
  return found;
}
