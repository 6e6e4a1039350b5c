// The page of all laboratories as HTML: of each its picture, its question, its attributes, and what is copied to put it somewhere else: an element,
// a frame, a single file, a cell of a notebook. Made of their folders. Used at build time only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words as germanWords } from '../../i18n/words.de.ts';
import { type Language, fill } from '../../i18n/say.ts';
import { elementSnippet, frameSnippet, tagText, type Attribute } from '../../kit/export/snippets.ts';
import { type Chapter, chapters } from '../pages/chapters.ts';
import { inBothColours } from '../pages/dark-stills.ts';
import { fileOf, homeOf, wayBack, type Writer } from '../pages/languages.ts';
import { inLesson, labelOf, laboratoriesIn, manifests, messageOf } from '../pages/manifests.ts';
import { escaped } from '../pages/markdown.ts';
import { type Addresses, placeholder } from '../pages/site-address.ts';
import type { Row, Tables } from './tables.ts';

/** Pixels of a rem where a reader has not asked for others. */
const rem = 16;

export interface Made {
  tables: Tables;
  addresses: Addresses;
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** Everything between <body> and </body>, in the writer's language. */
export function galleryBody(writer: Writer, made: Made): string {
  const { language, text, paragraph } = writer;
  const links = inLesson.map((tag) => `<li><a href="#${tag}">${labelOf(tag, language)}</a></li>`);
  const { site } = made.addresses;
  const place = site === placeholder ? paragraph('gallery.placeholder') : '';
  return `<main class="column gallery" data-site="${escaped(site)}">
${wayBack(language, [homeOf(language), text('story.home')], 'gallery')}
<h1>${text('gallery.title')}</h1>
${paragraph('gallery.intro')}
${place}
<nav aria-label="${text('gallery.list')}"><ul>${links.join('\n')}</ul></nav>
${inLesson.map((tag) => entry(tag, writer, made)).join('\n')}
</main>`;
}

function chapterOf(tag: string, writer: Writer): Chapter {
  const found = chapters.find(({ content }) => laboratoriesIn(content(writer)).includes(tag));
  if (!found) throw new Error(`no chapter has ${tag}`);
  return found;
}

function entry(tag: string, writer: Writer, made: Made): string {
  const { language, text } = writer;
  const chapter = chapterOf(tag, writer);
  // A laboratory without a question of its own has what the card of its chapter says.
  const asks = messageOf(tag, 'asks', language) ?? chapter.line[language];
  const leads = `<a href="./chapters/${fileOf(chapter.id, language)}">${chapter.name[language]}</a>`;
  const rows = made.tables[tag] ?? [];
  return `<article id="${tag}" aria-labelledby="${tag}-name">
<h2 id="${tag}-name">${labelOf(tag, language)}</h2>
<p class="asks">${asks}</p>
${picture(tag, writer)}
<p class="shown">${fill(text('gallery.chapter'), { chapter: leads })} · <code>&lt;${tag}&gt;</code></p>
<details><summary>${fill(text('gallery.attributes'), { count: String(rows.length) })}</summary>
${table(tag, rows, writer)}</details>
<details><summary>${text('gallery.copy')}</summary>
${snippets(tag, writer, made)}</details>
</article>`;
}

/** The still; its room is kept free, so that a link to what is below it leads there. Once more for paper, which is never dark. */
function picture(tag: string, writer: Writer): string {
  const still = writer.still(tag);
  const file = /src="\.\/([^"]+)"/.exec(still)?.[1];
  if (file === undefined) return '';
  const [, width = '', height = ''] = /<svg\b[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(read(file)) ?? [];
  const sized = still.replace(
    '<img ',
    `<img width="${String(Math.round(Number(width)))}" height="${String(Math.round(Number(height)))}" `,
  );
  return `${inBothColours(sized, tag, writer.language)}${sized.replace('<img ', '<img data-paper ')}`;
}

/** A name of its own for what an attribute sets; in English the manual's line, which says more. */
function described({ name, doc }: Row, tag: string, { language }: Writer): string {
  if (language === 'en') return escaped(doc);
  const shared: Readonly<Record<string, string>> = germanWords;
  const label = messageOf(tag, `${name}Label`, language) ?? shared[`parameter.${name}`];
  return label === undefined ? `<span lang="en">${escaped(doc)}</span>` : escaped(label);
}

function table(tag: string, rows: readonly Row[], writer: Writer): string {
  const { language, text } = writer;
  const columns = ['attribute', 'sets', 'permitted', 'first'] as const;
  const head = columns.map((column) => `<th scope="col">${text(`gallery.${column}`)}</th>`).join('');
  const code = (written: string): string => `<code>${escaped(written)}</code>`;
  const body = rows.map((row) => {
    const first = row.first === '' ? text('gallery.none') : code(row.first);
    return `<tr><th scope="row">${code(row.attribute)}</th><td>${described(row, tag, writer)}</td><td>${code(row.range)}</td><td>${first}</td></tr>`;
  });
  const caption = fill(text('gallery.caption'), { laboratory: labelOf(tag, language) });
  return `<section class="table" tabindex="0" aria-label="${caption}"><table>
<thead><tr>${head}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></section>
`;
}

function snippets(tag: string, { language, text }: Writer, { addresses: { site, sources } }: Made): string {
  const height = Math.round((manifests[tag]?.height ?? 0) * rem);
  const all = snippetsOf({ tag, title: labelOf(tag, language), language, height, site });
  const latest = `${sources ?? ''}/releases/latest/download/${tag}.html`;
  const download = sources === undefined ? '' : ` <a href="${latest}">${text('gallery.download')}</a>`;
  const hint = (way: Way): string =>
    fill(text(`gallery.${way}.hint`), { file: `<code>${tag}.html</code>` }) + (way === 'file' ? download : '');
  const parts = ways.map(
    (way) => `<h3 id="${tag}-${way}">${text(`gallery.${way}`)}</h3>
<p>${hint(way)}</p>
<pre><code>${escaped(all[way])}</code></pre>
<p class="copying" hidden><button type="button" aria-describedby="${tag}-name ${tag}-${way}">${text('gallery.button')}</button> <span role="status" data-copied="${text('gallery.copied')}" data-refused="${text('gallery.notCopied')}"></span></p>`,
  );
  return parts.join('\n');
}

export const ways = ['element', 'frame', 'file', 'notebook'] as const;
type Way = (typeof ways)[number];

interface Placed {
  tag: string;
  /** What it shows, as the title of a frame. */
  title: string;
  language: Language;
  /** Pixels until a page follows the height that the frame tells. */
  height: number;
  /** The folder of the site, which may be a placeholder. */
  site: string;
}

/** In place of the site's address, whose placeholder would be escaped in an attribute. */
const here = 'SITE/';

/** The texts, each ready to be pasted. */
export function snippetsOf({ tag, title, language, height, site }: Placed): Readonly<Record<Way, string>> {
  const name = tag.slice('dk-'.length);
  const spoken: Attribute[] = language === 'en' ? [] : [['lang', language]];
  const query = `lab=${name}${language === 'en' ? '' : `&lang=${language}`}`;
  const placed = (text: string): string => text.replaceAll(here, site);
  return {
    element: placed(elementSnippet(tag, spoken, `${here}sqrt-dk.js`)),
    frame: placed(frameSnippet(`${here}embed.html?${query}`, title, height)),
    file: `./build-scripts/package.sh --lab ${name}`,
    notebook: notebook({ tag, title, height, spoken }),
  };
}

/** A cell of a notebook: the page of the single file inside a frame, so that it stays in the notebook and in what is exported of it. */
function notebook({
  tag,
  title,
  height,
  spoken,
}: Pick<Placed, 'tag' | 'title' | 'height'> & { spoken: Attribute[] }): string {
  const element = tagText(tag, spoken).replace(/<\/.*$/, '');
  const set = spoken.length === 0 ? '' : `\npage = page.replace('<${tag}>', '${element}', 1)`;
  return `from html import escape
from pathlib import Path
from IPython.display import HTML

page = Path('${tag}.html').read_text(encoding='utf-8')${set}
HTML(f'''<div><iframe srcdoc="{escape(page)}" title="${title}"
  width="100%" height="${String(height)}" style="border: 0"
  sandbox="allow-scripts allow-downloads"></iframe></div>''')`;
}
