// What writes HTML in one language: sentences of the catalogue, laboratories, and what chapters name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prose as germanProse } from '../../i18n/de/prose.ts';
import { prose, type ProseKey } from '../../i18n/en/prose.ts';
import type { Language } from '../../i18n/language.ts';
import { fill } from '../../i18n/say.ts';
import { chapters } from './chapters.ts';
import { keyOf, labelOf } from './manifests.ts';
import { evaluated, typeset } from './markdown.ts';
import { quotations, quotedVerdicts } from './quotations.ts';

/** Writes HTML in one language. */
export interface Writer {
  language: Language;
  /** The sentences of a key, with their formulas. */
  text: (key: ProseKey) => string;
  /** How long something takes, in words. */
  time: (minutes: number) => string;
  /** A paragraph. */
  paragraph: (key: ProseKey) => string;
  /** HTML with titles of chapters, verdicts of claims and quotations in place of their names. */
  known: (html: string) => string;
  /** A laboratory with what stands there until its element is defined, and where it cannot run: a sentence and a still picture. */
  laboratory: (tag: string, attributes?: string) => string;
  /** The still picture of a laboratory; empty where there is none. */
  still: (tag: string) => string;
}

export const english = writer('en', prose);
export const german = writer('de', germanProse);

function writer(language: Language, sentences: Readonly<Record<ProseKey, string>>): Writer {
  const text = (key: ProseKey): string => typeset(sentences[key], language);
  const values = {
    // "{{to.training}}": the title of a chapter, as a link.
    ...Object.fromEntries(chapters.map(({ id, name }) => [`to.${id}`, `<a href="#${id}">${name[language]}</a>`])),
    ...quotedVerdicts(language),
    ...quotations(language),
  };
  const nameOf = (tag: string): string => labelOf(tag, language);
  const still = (tag: string): string => {
    const file = `laboratories/${tag.slice('dk-'.length)}/${language === 'de' ? 'still.de.svg' : 'still.svg'}`;
    if (!existsSync(join(import.meta.dirname, '../..', file))) return '';
    const alt = fill(text('page.still'), { laboratory: nameOf(tag) });
    return `<img class="still" src="./${file}" alt="${alt}" loading="lazy">`;
  };
  return {
    language,
    text,
    time: (minutes) => fill(text('page.minutes'), { minutes: String(minutes) }),
    paragraph: (key) => `<p>${text(key)}</p>`,
    known: (html) => evaluated(html, values),
    laboratory: (tag, attributes = '') =>
      `<div class="laboratory" data-name="${nameOf(tag)}"${keyMark(tag)}><${tag}${attributes}><p class="needs">${text('page.needs')}</p>${still(tag)}</${tag}></div>`,
    still,
  };
}

/** Where links have another name than the element, it stands there for the script that finds the place of a link. */
function keyMark(tag: string): string {
  const key = keyOf(tag);
  return tag === `dk-${key}` ? '' : ` data-key="${key}"`;
}
