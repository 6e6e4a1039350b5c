// A Vite plugin: the still pictures once more, for dark pages. Each colour of a still is that of a token; here it is the one that the token has
// where the reader's system is dark.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../i18n/say.ts';
import { inLesson } from './manifests.ts';

const web = join(import.meta.dirname, '../..');

/** The name of a file in the folder `gallery/` of the site. */
const darkName = (tag: string, language: Language): string =>
  `${tag.slice('dk-'.length)}${language === 'de' ? '.de' : ''}.dark.svg`;

/** A still by the colours that the reader's system has. */
export function inBothColours(still: string, tag: string, language: Language): string {
  if (still === '') return '';
  return `<picture><source media="screen and (prefers-color-scheme: dark)" srcset="./gallery/${darkName(tag, language)}" vite-ignore>${still}</picture>`;
}

/** A colour as stills have it: "#fff" is "rgb(255, 255, 255)". */
function written(hex: string): string {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => String(Number.parseInt(digits.slice(at, at + 2), 16)));
  return `rgb(${parts.join(', ')})`;
}

const coloursIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/(--dk-[\w-]+): (#[\da-f]{3,6});/gi)].map(([, name = '', hex = '']) => [name, written(hex)]),
  );

/**
 * What each colour of a light picture is in a dark one, by the tokens.
 *
 * throws  Error where two tokens have one colour in the light and two in the dark
 */
export function darkColours(tokens: string): Map<string, string> {
  const [light = '', after = ''] = tokens.split('(prefers-color-scheme: dark)');
  const [dark = ''] = after.split('@media');
  const inDark = coloursIn(dark);
  const found = new Map<string, string>();
  for (const [name, colour] of coloursIn(light)) {
    const other = inDark.get(name);
    if (other === undefined) continue;
    if ((found.get(colour) ?? other) !== other) throw new Error(`${colour} of ${name} has two colours in the dark`);
    found.set(colour, other);
  }
  return found;
}

/** Colours that no token has: nothing, and what SVG fills by itself with, which stands on lines alone. */
const untold = new Set(['rgb(0, 0, 0)']);

/**
 * A still with the colours of a dark page.
 *
 * throws  Error for a colour that no token has
 */
export function darkened(svg: string, colours: ReadonlyMap<string, string>): string {
  return svg.replace(/rgb\([^)]*\)/g, (colour) => {
    const other = untold.has(colour) ? colour : colours.get(colour);
    if (other === undefined) throw new Error(`no token has the colour ${colour}`);
    return other;
  });
}

/** By name. */
function pictures(): Map<string, string> {
  const colours = darkColours(readFileSync(join(web, 'styles/tokens.css'), 'utf8'));
  const made = new Map<string, string>();
  for (const tag of inLesson)
    for (const language of ['en', 'de'] as const) {
      const folder = join(web, 'laboratories', tag.slice('dk-'.length));
      const still = join(folder, language === 'de' ? 'still.de.svg' : 'still.svg');
      if (existsSync(still)) made.set(darkName(tag, language), darkened(readFileSync(still, 'utf8'), colours));
    }
  return made;
}

export function darkStills(): Plugin {
  return {
    name: 'sqrt-dk-dark-stills',
    generateBundle() {
      for (const [name, source] of pictures()) this.emitFile({ type: 'asset', fileName: `gallery/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/gallery\/([\w.-]+\.svg)$/.exec(request.url ?? '')?.[1];
        const source = name === undefined ? undefined : pictures().get(name);
        if (source === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}
