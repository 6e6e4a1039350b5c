// Prose as Markdown with TeX, made into HTML with MathML.
import MarkdownIt from 'markdown-it';
import temml from 'temml';
import { prose as germanProse } from './words.de.ts';
import { prose } from './words.en.ts';
import { type Language, fill } from '../../i18n/say.ts';

export interface Passage {
  /** The fragment that leads here, as `{#id}` behind the heading says. */
  id: string;
  /** HTML, without its element. */
  title: string;
  /** HTML of what stands under the heading. */
  body: string;
}

const markdown = new MarkdownIt({ html: true, typographer: false });

// Markdown would take TeX's underscores and stars for its own: formulas wait behind marks that no text contains.
const mark = (at: number): string => `\uE000${String(at)}\uE001`;

const words = { en: prose, de: germanProse };

/** What only the eye tells apart: heard one after another, the parts of a root or a power are another formula. */
const laidOut = /\\(?:sqrt|frac|sum)|\^/;

/** What is heard of the one formula that stands everywhere, the root of a symbol; undefined for any other. */
function root(tex: string, language: Language): string | undefined {
  const of = /^\\sqrt\{([^{}]+)\}$/.exec(tex)?.[1];
  return of === undefined ? undefined : fill(words[language]['formula.root'], { of: of.replaceAll('_', ' ') });
}

/**
 * What is heard of a formula stands on it, where its parts alone would not be understood; those are then silent, or they would be heard once more.
 *
 * throws  Error for one on a line of its own, or with parts that only the eye tells apart, that has no words
 */
function formula(tex: string, displayMode: boolean, own: string | undefined, language: Language): string {
  const heard = own ?? root(tex, language);
  if (heard === undefined && (displayMode || laidOut.test(tex))) throw new Error(`“${tex}” has no words to be heard`);
  const math = temml.renderToString(tex, { displayMode, throwOnError: true });
  if (heard === undefined) return math;
  // As the kit's formulas are heard: web/kit/formula/mathml.ts.
  const what = `role="img" aria-roledescription="${words[language]['formula.what']}" aria-label="${heard}"`;
  return `<span ${what}>${math.replace('<math', '<math aria-hidden="true"')}</span>`;
}

/**
 * HTML of a text with formulas between dollars: `$…$` in a line, `$$…$$` on lines of their own. What is heard of one may stand behind it in
 * brackets: `$\tau \lvert q \rvert$[tau times the length of q]`.
 *
 * throws  what Temml says of TeX that it does not know
 */
function html(text: string, language: Language, render: (text: string) => string): string {
  const formulas: string[] = [];
  const keep = (tex: string, displayMode: boolean, heard: string | undefined): string =>
    mark(formulas.push(formula(tex, displayMode, heard, language)) - 1);
  const held = text
    .replace(/^\$\$\n?([^$]+?)\n?\$\$(?:\n\[([^\]\n]+)\])?$/gm, (_, tex: string, heard?: string) =>
      keep(tex, true, heard),
    )
    .replace(/\$([^$\n]+)\$(?:\[([^\]\n]+)\])?/g, (_, tex: string, heard?: string) => keep(tex, false, heard));
  const whole = render(held).replace(/\uE000(\d+)\uE001/g, (_, at: string) => formulas[Number(at)] ?? '');
  // The page's content policy refuses styles in attributes; style sheets say what Temml and tables would.
  return unparted(whole.replace(/ style="[^"]*"/g, '').replace(formulaAndMark, '<span class="unparted">$1$2</span>'));
}

/** A formula in a line, which may have words around it, and the mark behind it, which would else begin the next line. */
const inLine = '<math(?![^>]*display="block")[^>]*>(?:(?!</math>)[^])*</math>';
const formulaAndMark = new RegExp(`(<span role="img"[^>]*>${inLine}</span>|${inLine})([.,;:!?)”“’…]+)`, 'g');

/** Marks and code, in which a blank is none of the text. */
const noText = /(<pre[^]*?<\/pre>|<code[^]*?<\/code>|<[^>]+>)/;

/** HTML in which no line parts a divisor from its sign, a letter or dₖ from its value, nor a number from its percent. */
export const unparted = (text: string): string =>
  text
    .split(noText)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/÷ (?:ln )?|\d %/g, (held) => held.replaceAll(' ', '\u00A0'))
            .replace(/(dₖ|(?<!\p{L})\p{L}) = (?=[\d−√])/gu, '$1\u00A0=\u00A0'),
    )
    .join('');

/** HTML of a text that is HTML but for its formulas. */
export const typeset = (text: string, language: Language = 'en'): string => html(text, language, (each) => each);

/** HTML of a whole text. */
export const written = (text: string, language: Language = 'en'): string =>
  html(text, language, (each) => markdown.render(each));

/** HTML that shows a text as it stands. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A laboratory on a line of its own, as it comes out of Markdown: its element and attributes. */
export const laboratoryLine = /<p><(dk-[a-z-]+)([^>]*)><\/\1><\/p>\n?/g;

/** A text with values in place of `{{name}}`; a name that has none stays. */
export function evaluated(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * A text with values in place of all its names.
 *
 * throws  Error for a name that has none
 */
export function complete(text: string, values: Readonly<Record<string, string>>): string {
  const whole = evaluated(text, values);
  const missing = /\{\{[^}]*\}\}/.exec(whole);
  if (missing) throw new Error(`there is no figure ${missing[0]}`);
  return whole;
}

/**
 * The passages of a text, each under a heading `## Title {#id}`.
 *
 * throws  Error for a heading without its id
 */
export function passages(text: string, language: Language = 'en'): Passage[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [, title, id] = /^(.+?) \{#([a-z-]+)\}$/.exec(heading) ?? [];
      if (title === undefined || id === undefined) throw new Error(`“${heading}” does not end with {#id}`);
      return {
        id,
        title: html(title, language, (each) => markdown.renderInline(each)),
        body: written(lines.join('\n'), language),
      };
    });
}
