// What is copied from the gallery to put a laboratory somewhere else: an element, a frame, a single file, a cell of a notebook. Used at build
// time only.
import type { Language } from '../../i18n/say.ts';
import { elementSnippet, frameSnippet, tagText, type Attribute } from '../../kit/export/snippets.ts';

export const ways = ['element', 'frame', 'file', 'notebook'] as const;
export type Way = (typeof ways)[number];

export interface Placed {
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
