// Prose as Markdown with TeX, made into HTML with MathML. Used at build time only.
import MarkdownIt from 'markdown-it';
import temml from 'temml';

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

/**
 * HTML of a text with formulas between dollars: `$…$` in a line, `$$…$$` on lines of their own.
 *
 * throws  what Temml says of TeX that it does not know
 */
function html(text: string, render: (text: string) => string): string {
  const formulas: string[] = [];
  const keep = (tex: string, displayMode: boolean): string =>
    mark(formulas.push(temml.renderToString(tex, { displayMode, throwOnError: true })) - 1);
  const held = text
    .replace(/^\$\$\n?([^$]+?)\n?\$\$$/gm, (_, tex: string) => keep(tex, true))
    .replace(/\$([^$\n]+)\$/g, (_, tex: string) => keep(tex, false));
  const whole = render(held).replace(/\uE000(\d+)\uE001/g, (_, at: string) => formulas[Number(at)] ?? '');
  // The page's content policy refuses styles in attributes; story.css says what Temml and tables would.
  return whole.replace(/ style="[^"]*"/g, '');
}

/**
 * The passages of a text, each under a heading `## Title {#id}`.
 *
 * throws  Error for a heading without its id
 */
export function passages(text: string): Passage[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [, title, id] = /^(.+?) \{#([a-z-]+)\}$/.exec(heading) ?? [];
      if (title === undefined || id === undefined) throw new Error(`“${heading}” does not end with {#id}`);
      return {
        id,
        title: html(title, (each) => markdown.renderInline(each)),
        body: html(lines.join('\n'), (each) => markdown.render(each)),
      };
    });
}
